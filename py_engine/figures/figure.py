"""A figure: what it shows, and its text."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from ..match import Match
from ..match.changes import changes_of, numbers_of, stones_by_name
from ..text.errors import InvalidSetup, InvalidText, quote
from .drawings import drawings_svg, numbers_svg
from .geometry import DATA, Geometry
from .layers import cells_svg, last_turn_svg, lit_svg, removed_svg, stone_symbol, stones_svg
from .svg_text import escape, key_of, length, outlines_path

# Colours as on the page, greys for print, and black on white.
PALETTES: tuple[str, ...] = tuple(DATA["palettes"])


@dataclass(frozen=True, kw_only=True)
class Figure:
    """All that a figure shows. Cells are given by name; those that the board lacks are left out.

    Attributes:
        shape: `hex` or `square`.
        size: Cells along one side.
        holes: Cells that do not exist.
        stones: The colour of each stone, by cell.
        last: Cells with a ring, such as those of the last turn.
        flipped: Stones of which the last turn changed the colour; they have a ring in two arcs.
        removed: Colours of stones that the last turn took off, by cell.
        loop: Cells that are lit up and joined: a loop that has won. The last turn is not shown then.
        lit: Cells that are shown in the same way, to explain a shape.
        shaded: Cells that are set apart by a shade.
        marks: Marks in the notation of notes: `d4`, `d4.x`, `d4.s`, `d4-e5`, `d4.A`, `d4.7`.
        numbers: The number on each stone, by cell.
        coordinates: Whether it has them.
        turned: Steps clockwise: sixths of a turn on a hexagonal board, quarters on a square one.
        mirrored: Whether left and right are exchanged, before it is turned.
        palette: One of `PALETTES`.
        title: For readers who cannot see it, and shown under the pointer.
        description: A longer text for them.
    """

    shape: str
    size: int
    holes: Collection[str] = ()
    stones: Mapping[str, str] = field(default_factory=dict)
    last: Sequence[str] = ()
    flipped: Sequence[str] = ()
    removed: Mapping[str, str] = field(default_factory=dict)
    loop: Sequence[str] = ()
    lit: Sequence[str] = ()
    shaded: Sequence[str] = ()
    marks: Sequence[str] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    coordinates: bool = True
    turned: int = 0
    mirrored: bool = False
    palette: str = "colour"
    title: str = ""
    description: str = ""


def svg_of(figure: Figure) -> str:
    """The SVG text of a figure.

    Raises:
        InvalidSetup: There is no such palette.
    """
    if figure.palette not in PALETTES:
        known = ", ".join(PALETTES)
        raise InvalidSetup(f"there is no palette {quote(figure.palette)}; there are {known}")
    paints = DATA["palettes"][figure.palette]
    geometry = Geometry(figure.shape, figure.size, figure.holes, figure.coordinates)
    geometry.turn(figure.turned, figure.mirrored)
    colours = sorted(set(figure.stones.values()))
    cells = outlines_path(geometry, [*geometry.cells, *geometry.holes])

    def parts(key: str) -> str:
        symbols = "".join(stone_symbol(colour, paints, key) for colour in colours)
        return f'<path id="cells{key}" d="{cells}"/>{symbols}'

    key = f"-{key_of(parts(''))}"
    lit = [*figure.loop, *figure.lit]
    width, height = length(geometry.width), length(geometry.height)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img">',
        f"<title>{escape(figure.title)}</title>",
        figure.description and f"<desc>{escape(figure.description)}</desc>",
        f"<defs>{parts(key)}</defs>",
        *cells_svg(geometry, paints, key, figure.shaded),
        *lit_svg(geometry, paints, lit),
        *removed_svg(geometry, paints, figure.removed, figure.stones),
        *stones_svg(geometry, figure.stones, lit, key),
        *(() if figure.loop else last_turn_svg(geometry, paints, figure.last, figure.flipped)),
        *numbers_svg(geometry, paints, figure.numbers, figure.stones),
        *drawings_svg(geometry, paints, figure.marks),
        "</svg>",
    ]
    return "\n".join(filter(None, lines))


def figure_of(
    match: Match,
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
) -> Figure:
    """The figure of the position of a match; the method `svg` explains the arguments.

    Raises:
        InvalidText: A mark or a cell is invalid.
        InvalidSetup: There are too many marks.
    """
    changes, outcome = changes_of(match), match.outcome
    stones = stones_by_name(match, match.position.stones)
    words = match.game.how_won(outcome, match.info.players) if outcome else _mover_words(match)
    count = len(match.turns)
    return Figure(
        shape=match.info.shape,
        size=match.size,
        holes=match.holes,
        stones=stones,
        last=changes.placed if last else (),
        flipped=changes.flipped if last else (),
        removed=changes.removed if last else {},
        loop=match.game.board.names_of(outcome.loop) if outcome else (),
        lit=_present(match, lit),
        shaded=_present(match, shaded),
        marks=match.marks if marks is None else match.note_on(match.history.tree.here, None, marks).marks,
        numbers={} if numbers is None else {cell: turn for cell, turn in numbers_of(match).items() if turn >= numbers},
        coordinates=coordinates,
        turned=turned,
        mirrored=mirrored,
        palette=palette,
        title=f"{match.info.name} after {count} {'turn' if count == 1 else 'turns'}" if title is None else title,
        description=f"{stones_in_words(stones, match.info.colours)} {words}" if description is None else description,
    )


def stones_in_words(stones: Mapping[str, str], colours: Sequence[str]) -> str:
    """The stones of each colour, for readers who cannot see them.

    >>> stones_in_words({"a1": "red", "b2": "blue", "c3": "red"}, ("red", "blue"))
    'Red: a1, c3. Blue: b2.'
    """
    by_colour = {colour: [cell for cell, one in stones.items() if one == colour] for colour in colours}
    return " ".join(f"{colour.capitalize()}: {', '.join(cells) or 'none'}." for colour, cells in by_colour.items())


def _mover_words(match: Match) -> str:
    return f"{match.info.colours[match.position.to_move].capitalize()} is to move."


def _present(match: Match, names: Sequence[str]) -> tuple[str, ...]:
    """The cells of these names.

    Raises:
        InvalidText: One is no cell of the board, or is a hole.
    """
    for name in names:
        if match.game.holes >> match.game.board.cell(name) & 1:
            raise InvalidText(f"{quote(name)} is a hole")
    return tuple(names)
