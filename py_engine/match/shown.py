"""The forms in which Python and notebooks show a match."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, cast

from .text_board import text_board

if TYPE_CHECKING:
    from .match import Match

# Width of the picture in a notebook, in CSS pixels: boards have different sizes, and their cells may differ.
NOTEBOOK_WIDTH = 360


class Shown:
    """Base of `Match`: its text, its figure and what notebooks show."""

    def __repr__(self) -> str:
        match = cast("Match", self)
        state = "over" if match.is_over else f"{match.info.colours[match.position.to_move]} to move"
        count = len(match.turns)
        return f"<Match {match.info.id} {match.size}: {count} turn{'' if count == 1 else 's'}, {state}>"

    def __str__(self) -> str:
        """The board in letters, `X` for the first player's stones and `O` for the second's."""
        match = cast("Match", self)
        return text_board(match.game.board, match.board)

    def svg(
        self,
        *,
        marks: Sequence[str] | None = None,
        lit: Sequence[str] = (),
        shaded: Sequence[str] = (),
        numbers: int | None = None,
        last: bool = True,
        coordinates: bool = True,
        turned: int = 0,
        mirrored: bool = False,
        palette: str = "colour",
        title: str | None = None,
        description: str | None = None,
    ) -> str:
        """The position as an SVG picture: a complete text, the same on every machine.

        Args:
            marks: As in `annotate`; None for those of the position's own note.
            lit: Cells that are lit up and joined, as a loop that has won is.
            shaded: Cells that are set apart by a shade.
            numbers: The first turn whose stones show its number; None for no numbers.
            last: Whether the last turn is marked.
            coordinates: Whether they are shown.
            turned: Steps clockwise: sixths of a turn on a hexagonal board, quarters on a square one.
            mirrored: Whether left and right are exchanged, before it is turned.
            palette: `colour`, `grey` for print, or `outline`, black on white.
            title: For readers who cannot see it; None for the game and the number of turns.
            description: A longer text for them; None for the stones and who is to move.

        Raises:
            InvalidText: A mark or a cell is invalid.
            InvalidSetup: There is no such palette, or there are too many marks.
        """
        from ..figures import figure_of, svg_of  # a start of the engine does not load it

        figure = figure_of(
            cast("Match", self),
            marks=marks,
            lit=lit,
            shaded=shaded,
            numbers=numbers,
            last=last,
            coordinates=coordinates,
            turned=turned,
            mirrored=mirrored,
            palette=palette,
            title=title,
            description=description,
        )
        return svg_of(figure)

    def _repr_svg_(self) -> str:
        """The figure, for programs that show SVG."""
        return self.svg()

    def _repr_html_(self) -> str:
        """The figure, for notebooks: an image that no other picture of the page can disturb."""
        from ..figures import figure_of, svg_of

        match = cast("Match", self)
        figure = figure_of(match)
        picture = b64encode(svg_of(figure).encode()).decode()
        return (
            f'<figure style="margin:0"><img alt="{escape(figure.description)}" width="{NOTEBOOK_WIDTH}" '
            f'src="data:image/svg+xml;base64,{picture}"><figcaption>{escape(repr(match)[1:-1])}</figcaption></figure>'
        )
