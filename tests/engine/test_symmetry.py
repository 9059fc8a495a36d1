"""A board turned or mirrored is the same board: the same game played on its image goes the same way.

Boards are laid out as bits in rows, so a slip in the layout shows in some directions and not in others.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from images import hex_maps, image, maps_of, square_maps
from setups import SMALL_SETUPS, Setup, play_random_steps

import py_engine as s

SETUPS = [
    Setup("subsume", 4),
    Setup("subsume", 6),
    Setup("surmount", 4),
    Setup("sunspot", 4),
    Setup("parasol", 4),
    Setup("sum", 5),
    Setup("sum", 6, ("b5",)),
]
# A game whose sides or directions matter says so by `Game.is_symmetric`, and is not turned.
SETUPS += [setup for setup in SMALL_SETUPS if setup not in SETUPS and setup.match().game.is_symmetric]


def test_a_hexagon_has_twelve_different_images_and_a_square_eight() -> None:
    assert len({tuple(cells.values()) for cells in hex_maps(3)}) == 12
    assert len({tuple(cells.values()) for cells in square_maps(3)}) == 8


@pytest.mark.slow
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
