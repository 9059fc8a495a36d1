"""Pictures of a report as SVG, drawn with the classes that `web/reports/reports.css` gives colours to.

Each is `role="img"` with its name; a table next to it has the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import sqrt
from typing import NamedTuple

from support.svg import element, line, points, text

# Sizes in the unit of the pictures, which is about a pixel, so that letters are of the page's size on phones too.
WIDTH = 420
LEFT, RIGHT, ABOVE, BELOW = 44, 12, 30, 46
BARS_HEIGHT, CURVE_HEIGHT = 230, 260
ROW_HEIGHT, ROW_LEFT = 30, 166
MOST_BARS, WIDEST_BAR = 12, 60.0

# The share of colour on the best and the worst first stone: letters stay readable on both.
LEAST_SHADE, MOST_SHADE = 0.04, 0.5
CELL = 40.0

# The corners of a cell, in circumradii of a hexagon of that width.
HALF = sqrt(3) / 2
CORNERS: dict[str, tuple[tuple[float, float], ...]] = {
    "hex": ((0, -1), (HALF, -0.5), (HALF, 0.5), (0, 1), (-HALF, 0.5), (-HALF, -0.5)),
    "square": ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF)),
}


class Stone(NamedTuple):
    """A cell of the picture of first stones. chances, error: in percent, as they are shown."""

    name: str
    chances: str
    error: str
    shade: float
    is_fair: bool


def picture(kind: str, label: str, width: float, height: float, parts: Sequence[str]) -> str:
    """One picture. kind: its class."""
    inside = "\n".join(parts)
    return (
        f'<svg class="plot {kind}" viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(label)}">\n'
        f"{inside}\n</svg>"
    )


def bins(values: Sequence[int]) -> list[tuple[int, int, int]]:
    """Whole numbers in at most `MOST_BARS` bins of equal width: the first and the last number of each, and how many."""
    least, most = min(values), max(values)
    width = -(-(most - least + 1) // MOST_BARS)
    found = []
    for start in range(least, most + 1, width):
        end = start + width - 1
        found.append((start, end, sum(start <= value <= end for value in values)))
    return found


def bars(label: str, found: Sequence[tuple[int, int, int]], across: str, up: str) -> str:
    """Bars, one for each bin."""
    most = max(count for _, _, count in found)
    room = WIDTH - LEFT - RIGHT
    each = room / len(found)
    floor = BARS_HEIGHT - BELOW
    parts = [line(LEFT, floor, WIDTH - RIGHT, floor, "axis")]
    for number, (start, _, count) in enumerate(found):
        height = (floor - ABOVE) * count / most
        middle, wide = LEFT + (number + 0.5) * each, min(each - 4, WIDEST_BAR)
        parts.append(element("rect", "bar", x=middle - wide / 2, y=floor - height, width=wide, height=height))
        if count:
            parts.append(text(middle, floor - height - 4, str(count), "small", "middle"))
        if len(found) <= 6 or number % 2 == 0:
            parts.append(text(middle, floor + 16, str(start), "small", "middle"))
    parts += [text(LEFT + room / 2, BARS_HEIGHT - 8, across, "axis-name", "middle"), text(4, 14, up, "axis-name")]
    return picture("bars", label, WIDTH, BARS_HEIGHT, parts)


def curves(
    label: str,
    across: str,
    up: str,
    *,
    chances: Sequence[float],
    band: tuple[Sequence[float], Sequence[float]] | None = None,
    dashed: Sequence[float] | None = None,
    dots: Sequence[int] = (),
    marks: Sequence[str] = (),
) -> str:
    """A curve of chances from 0 to 1. band: below and above it. dots: the points that are marked.

    marks: the labels below the first point and the last.
    """
    floor, top = CURVE_HEIGHT - BELOW, float(ABOVE)

    def at(number: int, value: float, of: int) -> tuple[float, float]:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, of - 1), floor - (floor - top) * value

    def path(values: Sequence[float]) -> list[tuple[float, float]]:
        return [at(number, value, len(values)) for number, value in enumerate(values)]

    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        _, y = at(0, share, 2)
        parts.append(line(LEFT, y, WIDTH - RIGHT, y, "half" if share == 0.5 else "grid"))
        parts.append(text(LEFT - 6, y + 4, f"{share:.0%}", "small", "end"))
    if band:
        parts.append(element("polygon", "band", points=points([*path(band[1]), *reversed(path(band[0]))])))
    if dashed:
        parts.append(element("polyline", "dashed", points=points(path(dashed))))
    parts.append(element("polyline", "line", points=points(path(chances))))
    for number in dots:
        x, y = path(chances)[number]
        parts.append(element("circle", "dot", cx=x, cy=y, r=5))
    for mark, x, anchor in zip(marks, (LEFT, WIDTH - RIGHT), ("start", "end"), strict=False):
        parts.append(text(x, floor + 18, mark, "small", anchor))
    middle = LEFT + (WIDTH - LEFT - RIGHT) / 2
    parts += [text(middle, CURVE_HEIGHT - 8, across, "axis-name", "middle"), text(4, 14, up, "axis-name")]
    return picture("curves", label, WIDTH, CURVE_HEIGHT, parts)


def whiskers(label: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """Shares with their intervals, one below the other: name, share, low, high."""
    height = ROW_HEIGHT * len(rows) + 26
    room = WIDTH - ROW_LEFT - 58

    def at(value: float) -> float:
        return ROW_LEFT + room * value

    parts = []
    for value in (0.0, 0.5, 1.0):
        parts.append(line(at(value), 6, at(value), height - 22, "half" if value == 0.5 else "grid"))
        parts.append(text(at(value), height - 6, f"{value:.0%}", "small", "middle"))
    for number, (name, share, low, high) in enumerate(rows):
        y = ROW_HEIGHT * number + 6 + ROW_HEIGHT / 2
        parts += [
            text(0, y + 5, name, "row-name"),
            line(at(low), y, at(high), y, "whisker"),
            element("circle", "dot", cx=at(share), cy=y, r=6),
            text(WIDTH, y + 5, f"{share:.0%}", "row-value", "end"),
        ]
    return picture("whiskers", label, WIDTH, height, parts)


def board(label: str, shape: str, size: int, stones: Sequence[Stone]) -> str:
    """The board with what each first stone is worth, its error and a shade, and a thick frame where it is fair."""
    # Thick frames are drawn last, so that no neighbour covers them.
    parts = []
    for stone in sorted(stones, key=lambda stone: stone.is_fair):
        x, y = middle_of(stone.name, shape, size)
        parts.append(cell_at(x, y, shape, "cell is-fair" if stone.is_fair else "cell", stone.shade))
        parts.append(text(x, y + 2, stone.chances, "cell-text", "middle"))
        parts.append(text(x, y + 14, f"±{stone.error}", "cell-error", "middle"))
    return picture("board", label, *board_size(shape, size), parts)


def board_size(shape: str, size: int) -> tuple[float, float]:
    """The width and height of the picture of a board."""
    if shape == "hex":
        return (2 * size - 1) * CELL + 8, (3 * size - 1) * CELL / sqrt(3) + 8
    return size * CELL + 8, size * CELL + 8


def shade(value: float, least: float, most: float) -> float:
    """The darkness of a value between the least and the most."""
    part = (value - least) / (most - least) if most > least else 0.5
    return LEAST_SHADE + (MOST_SHADE - LEAST_SHADE) * part


def middle_of(name: str, shape: str, size: int) -> tuple[float, float]:
    """The position of a cell's middle in the picture, by the cell's name."""
    radius = CELL / sqrt(3)
    letter, number = ord(name[0]) - ord("a"), int(name[1:]) - 1
    if shape == "square":
        return 4 + (letter + 0.5) * CELL, 4 + (size - 1 - number + 0.5) * CELL
    indent = abs(letter - (size - 1)) / 2
    return 4 + (number + indent + 0.5) * CELL, 4 + radius + (2 * size - 2 - letter) * 1.5 * radius


def cell_at(x: float, y: float, shape: str, kind: str, shade: float | None = None) -> str:
    """A cell. kind: its class. shade: how dark it is; None leaves that to the class."""
    reach = CELL / sqrt(3) - 1.5
    opacity = {} if shade is None else {"fill_opacity": f"{shade:.2f}"}
    corners = points((x + reach * a, y + reach * b) for a, b in CORNERS[shape])
    return element("polygon", kind, **opacity, points=corners)
