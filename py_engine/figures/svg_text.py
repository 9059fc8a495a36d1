"""Parts of SVG pictures as text, as in `web/board/svg_text.ts`. Lengths are in units (see `geometry.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import floor
from typing import Any

from .geometry import CORNERS, MEASURES, Geometry, Place

# The length of one unit in the picture.
UNIT = 100

ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})

# A palette of `board.json`.
Paints = Mapping[str, Any]


def length(units: float) -> str:
    """A length as written: rounded, since a hundredth of a unit cannot be seen."""
    tenths = floor(units * UNIT * 10 + 0.5)
    return str(tenths // 10) if tenths % 10 == 0 else str(tenths / 10)


def at(x: float, y: float) -> str:
    """A point as written in a path."""
    return f"{length(x)} {length(y)}"


def escape(text: str) -> str:
    """A text as written in markup."""
    return text.translate(ENTITIES)


def outlines_path(geometry: Geometry, cells: Iterable[Place]) -> str:
    """The outlines of cells as one path: from its first corner each one is the same."""
    corners = CORNERS[geometry.shape]
    steps = [at(x - x_before, y - y_before) for (x_before, y_before), (x, y) in pairwise(corners)]
    rest = f"l{' '.join(steps)}z"
    (first_x, first_y), *_ = corners
    return "".join(f"M{at(cell.x + first_x, cell.y + first_y)}{rest}" for cell in cells)


def tile_paint(colour: str, paints: Paints) -> str:
    """The paint of a cell, with the line between cells."""
    width = length(1 - MEASURES["tile_share"])
    return f'fill="{escape(colour)}" stroke="{escape(paints["line"])}" stroke-width="{width}"'


def tiles(geometry: Geometry, cells: list[Place], colour: str, paints: Paints) -> str:
    """Cells with the line between them; empty without cells."""
    if not cells:
        return ""
    return f'<path {tile_paint(colour, paints)} d="{outlines_path(geometry, cells)}"/>'


def key_of(text: str) -> str:
    """A short name for a text (FNV-1a, 32 bits).

    Pictures within one page may share the names of their parts only where the parts are the same.
    """
    value = 0x811C9DC5
    for sign in text:
        value = (value ^ ord(sign)) * 0x01000193 & 0xFFFFFFFF
    return f"{value:x}"
