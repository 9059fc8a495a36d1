"""Figures: boards as SVG texts, for rule sheets, posts and notebooks.

The page draws its pictures by the same data (`board.json`) and writes the same text, byte by byte. A start of the
engine loads nothing of this room.
"""

from .figure import PALETTES, Figure, figure_of, svg_of

__all__ = ["PALETTES", "Figure", "figure_of", "svg_of"]
