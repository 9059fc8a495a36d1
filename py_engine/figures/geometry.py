"""The places of things on a board, computed in the order of `web/board/geometry.ts`, so that no digit differs.

Lengths are in units: neighbouring cells are 1 apart. x grows to the right and y downwards, from the top left corner of
the drawing with its coordinates.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

DATA: dict[str, Any] = json.loads((Path(__file__).parent / "board.json").read_text(encoding="utf-8"))
MEASURES: dict[str, float] = DATA["measures"]

LETTERS = "abcdefghijklmnopqrstuvwxyz"
HEX_RADIUS, ROW_HEIGHT, RIM = MEASURES["hex_radius"], MEASURES["row_height"], MEASURES["rim"]

# Cosines and sines of the steps of a whole turn, exactly.
COSINES = {"hex": (1, 0.5, -0.5, -1, -0.5, 0.5), "square": (1, 0, -1, 0)}
SINES = {"hex": (0, ROW_HEIGHT, ROW_HEIGHT, 0, -ROW_HEIGHT, -ROW_HEIGHT), "square": (0, 1, 0, -1)}

# The outline of a cell, clockwise, from the top or from the top left.
CORNERS = {
    "hex": (
        *((0, -HEX_RADIUS), (0.5, -HEX_RADIUS / 2), (0.5, HEX_RADIUS / 2)),
        *((0, HEX_RADIUS), (-0.5, HEX_RADIUS / 2), (-0.5, -HEX_RADIUS / 2)),
    ),
    "square": ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)),
}


class Place(NamedTuple):
    """A cell, a hole or a label.

    Attributes:
        text: The name of the cell, or the label.
        x: Of its middle, in units.
        y: Of its middle, in units.
        row: Number of its row, 0 at the bottom.
        column: Number in its row, 0 at the left.
        on_edge: Whether it is a cell of the board's perimeter.
    """

    text: str
    x: float
    y: float
    row: int = 0
    column: int = 0
    on_edge: bool = False


class Geometry:
    """The places on a board.

    Attributes:
        shape: `hex` or `square`.
        cells: The cells that exist, in board order.
        holes: The places of the holes.
        labels: The coordinates.
        by_name: The cells that exist, by name.
        width: Of the whole drawing, in units.
        height: Of the whole drawing, in units.
    """

    def __init__(self, shape: str, size: int, holes: Collection[str], coordinates: bool) -> None:
        self.shape = shape
        span = 2 * size - 1 if shape == "hex" else size
        half, gap = max(MEASURES["label_half"], MEASURES["label_half_share"] * span), MEASURES["label_gap"]
        distance = MEASURES["rim_share"] / 2 + gap + half
        room = distance - 0.5 + half + gap if coordinates else RIM
        places = _hex_places(size, room) if shape == "hex" else _square_places(size, room)
        present = [place for place in places if place.text not in holes]
        self.cells = sorted(present, key=lambda at: (at.row, at.column) if shape == "hex" else (at.column, at.row))
        self.holes = [place for place in places if place.text in holes]
        labels_of = _hex_labels if shape == "hex" else _square_labels
        self.labels = list(labels_of(places, size, distance)) if coordinates else []
        self._label_reach = half + gap
        rise = (span - 1) * ROW_HEIGHT + 2 * HEX_RADIUS if shape == "hex" else size
        self.width = room + span + room
        self.height = RIM + rise + room

    def turn(self, turned: int, mirrored: bool) -> None:
        """Turn it clockwise, by sixths or quarters, after it has been mirrored."""
        cosines = COSINES[self.shape]
        step = turned % len(cosines)
        if step == 0 and not mirrored:
            return
        cosine, sine = cosines[step], SINES[self.shape][step]
        places = [*self.cells, *self.holes]
        middle_x, middle_y = (sum(each) / len(places) for each in zip(*((at.x, at.y) for at in places), strict=True))

        def moved(place: Place) -> Place:
            across, down = (place.x - middle_x) * (-1 if mirrored else 1), place.y - middle_y
            return place._replace(x=across * cosine - down * sine, y=across * sine + down * cosine)

        reach_x, reach_y = (max(each) + RIM for each in zip(*CORNERS[self.shape], strict=True))
        moved_places, moved_labels, label = [*map(moved, places)], [*map(moved, self.labels)], self._label_reach
        xs = [at.x + side * reach_x for at in moved_places for side in (-1, 1)]
        xs += [at.x + side * label for at in moved_labels for side in (-1, 1)]
        ys = [at.y + side * reach_y for at in moved_places for side in (-1, 1)]
        ys += [at.y + side * label for at in moved_labels for side in (-1, 1)]
        left, top = min(xs), min(ys)

        def shifted(place: Place) -> Place:
            return place._replace(x=place.x - left, y=place.y - top)

        self.cells = [*map(shifted, moved_places[: len(self.cells)])]
        self.holes = [*map(shifted, moved_places[len(self.cells) :])]
        self.labels = [*map(shifted, moved_labels)]
        self.width, self.height = max(xs) - left, max(ys) - top

    @property
    def by_name(self) -> dict[str, Place]:
        return {place.text: place for place in self.cells}


def links_of(places: Sequence[Place]) -> Iterable[tuple[Place, Place]]:
    """Each two of the places that are one unit apart: neighbours along a side."""
    for index, one in enumerate(places):
        for other in places[index + 1 :]:
            if abs((one.x - other.x) ** 2 + (one.y - other.y) ** 2 - 1) < 0.01:
                yield one, other


def _hex_row_length(size: int, row: int) -> int:
    return 2 * size - 1 - abs(row - (size - 1))


def _hex_places(size: int, left: float) -> list[Place]:
    rows = 2 * size - 1
    places = []
    for row in range(rows):
        length = _hex_row_length(size, row)
        for column in range(length):
            x = left + 0.5 + (rows - length) / 2 + column
            y = RIM + HEX_RADIUS + (rows - 1 - row) * ROW_HEIGHT
            on_edge = row in {0, rows - 1} or column in {0, length - 1}
            places.append(Place(f"{LETTERS[row]}{column + 1}", x, y, row, column, on_edge))
    return places


def _square_places(size: int, left: float) -> list[Place]:
    return [
        Place(
            f"{LETTERS[column]}{row + 1}",
            left + 0.5 + column,
            RIM + 0.5 + (size - 1 - row),
            row,
            column,
            row in {0, size - 1} or column in {0, size - 1},
        )
        for row in range(size)
        for column in range(size)
    ]


def _hex_labels(places: Iterable[Place], size: int, distance: float) -> Iterable[Place]:
    tip = HEX_RADIUS - 0.5
    for name, x, y, row, column, _ in places:
        if column == 0:
            yield Place(LETTERS[row], x - distance, y)
        if row == 0:
            yield Place(name[1:], x, y + distance + tip)
        elif column == _hex_row_length(size, row) - 1:
            yield Place(name[1:], x + distance, y)


def _square_labels(places: Iterable[Place], size: int, distance: float) -> Iterable[Place]:
    places = list(places)
    yield from (Place(LETTERS[at.column], at.x, at.y + distance) for at in places if at.row == 0)
    yield from (Place(str(at.row + 1), at.x - distance, at.y) for at in places if at.column == 0)
