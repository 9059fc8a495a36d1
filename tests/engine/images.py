"""The images of boards that are turned or mirrored, computed from the places of their cells in the plane."""

from __future__ import annotations

import re

from references.hexagon import Hexagon
from setups import Setup

from py_engine.games.catalogue import find_game

Map = dict[str, str]  # cell → its image


def hex_maps(size: int) -> list[Map]:
    """The six turns of a hexagon, and the same mirrored left to right."""
    board = Hexagon(size)
    middle = 2 * (size - 1), size - 1

    def turned(cell: str, times: int, mirrored: bool) -> str:
        x, y = board.point[cell]
        x, y = x - middle[0], y - middle[1]
        if mirrored:
            x = -x
        for _ in range(times):  # by 60 degrees: (2, 0) → (1, 1) → (-1, 1) → …
            x, y = (x - 3 * y) // 2, (x + y) // 2
        return board.name[x + middle[0], y + middle[1]]

    return [{c: turned(c, n, mirrored) for c in board.cells} for n in range(6) for mirrored in (False, True)]


def square_maps(size: int) -> list[Map]:
    """The four turns of a square, and the same mirrored."""
    points = [(column, row) for column in range(size) for row in range(size)]

    def turned(column: int, row: int, times: int, mirrored: bool) -> str:
        if mirrored:
            column = size - 1 - column
        for _ in range(times):
            column, row = size - 1 - row, column
        return f"{chr(ord('a') + column)}{row + 1}"

    return [
        {turned(*point, 0, False): turned(*point, n, mirrored) for point in points}
        for n in range(4)
        for mirrored in (False, True)
    ]


def maps_of(setup: Setup) -> list[Map]:
    return square_maps(setup.size) if find_game(setup.game).shape == "square" else hex_maps(setup.size)


def image(text: str, cells: Map) -> str:
    """A turn's text with every cell replaced by its image."""
    return re.sub(r"[a-w]\d+", lambda found: cells[found[0]], text)
