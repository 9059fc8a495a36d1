"""A board turned or mirrored is the same board: the same game played on its image goes the same way.

Boards are laid out as bits in rows, so a slip in the layout shows in some directions and not in others.
"""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from references.hexagon import Hexagon
from setups import Setup, play_random_steps

import py_engine as s

Map = dict[str, str]  # cell → its image

SETUPS = [
    Setup("subsume", 4),
    Setup("subsume", 6),
    Setup("surmount", 4),
    Setup("sunspot", 4),
    Setup("parasol", 4),
    Setup("sum", 5),
    Setup("sum", 6, ("b5",)),
]


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
    return square_maps(setup.size) if setup.game == "sum" else hex_maps(setup.size)


def image(text: str, cells: Map) -> str:
    """A turn's text with every cell replaced by its image."""
    return re.sub(r"[a-w]\d+", lambda found: cells[found[0]], text)


def test_a_hexagon_has_twelve_different_images_and_a_square_eight() -> None:
    assert len({tuple(cells.values()) for cells in hex_maps(3)}) == 12
    assert len({tuple(cells.values()) for cells in square_maps(3)}) == 8


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@settings(max_examples=10)
@given(seed=st.integers(0, 2**32 - 1))
def test_the_image_of_a_game_is_a_game_with_the_image_of_its_boards(setup: Setup, seed: int) -> None:
    source = random.Random(seed)
    match = setup.match()
    play_random_steps(match, source, 1_000_000)
    cells = source.choice(maps_of(setup)[1:])
    again = setup.match()
    mirror = s.new_match(setup.game, size=setup.size, holes=[cells[hole] for hole in setup.holes])
    for text in match.turns:
        assert not mirror.is_over
        assert len(mirror.legal_actions()) == len(again.legal_actions())
        again.play(text)
        mirror.play(image(text, cells))
        assert {cells[cell]: owner for cell, owner in again.board.items()} == mirror.board
    assert mirror.is_over
    assert mirror.winner == match.winner
