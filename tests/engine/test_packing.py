"""Packed positions: they come back as they were, differ where positions differ, and have the key of their images."""

from __future__ import annotations

import random

import pytest
from images import Map, maps_of
from setups import SETUPS, Setup

from py_engine.board.boards import Board
from py_engine.board.symmetry import MOST_BITS
from py_engine.games.base import Position
from py_engine.search.packing import BETWEEN_TURNS, Packing


def positions_of_a_game(setup: Setup, seed: int) -> list[Position]:
    """All positions of a random game, those inside of turns too."""
    game, source = setup.match().game, random.Random(seed)
    position = game.start()
    found = [position]
    while game.outcome(position) is None:
        position = game.apply(position, source.choice(game.legal_actions(position)))
        found.append(position)
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_packed_position_comes_back_as_it_was(setup: Setup) -> None:
    packing = Packing(setup.match().game)
    for position in positions_of_a_game(setup, seed=1):
        assert packing.unpack(packing.pack(position)) == position


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_different_positions_are_packed_differently(setup: Setup) -> None:
    packing = Packing(setup.match().game)
    positions = {position for seed in range(3) for position in positions_of_a_game(setup, seed)}
    positions |= {position._replace(to_move=1 - position.to_move) for position in positions}
    assert len({packing.pack(position) for position in positions}) == len(positions)


@pytest.mark.parametrize(
    "setup", [setup for setup in SETUPS if not setup.holes and setup.match().game.is_symmetric], ids=str
)
def test_images_have_one_key_on_small_boards_and_others_have_others(setup: Setup) -> None:
    game = setup.match().game
    packing = Packing(game)
    maps = maps_of(setup)
    is_small = game.board.cells.bit_length() <= MOST_BITS
    meant_by: dict[object, object] = {}
    for position in positions_of_a_game(setup, seed=2):
        if position[2:] != BETWEEN_TURNS:
            continue
        first, second = position.stones
        images = frozenset((image_of(first, game.board, cells), image_of(second, game.board, cells)) for cells in maps)
        keys = {packing.key(packing.pack(position._replace(stones=stones))) for stones in images}
        assert len(keys) == (1 if is_small else len(images))
        for key in keys:
            assert meant_by.setdefault(key, (images, position.to_move)) == (images, position.to_move)


def test_images_are_kept_apart_in_a_game_that_is_not_symmetric(monkeypatch: pytest.MonkeyPatch) -> None:
    """An example is a game in which each player joins two sides of the board."""
    setup = Setup("parasol", 3)
    game = setup.match().game
    monkeypatch.setattr(type(game), "is_symmetric", False)
    packing = Packing(game)
    corners = [game.board.cell(name) for name in ("a1", "a3", "c1", "c5", "e1", "e3")]
    positions = [Position((1 << corner, 0), 1) for corner in corners]
    assert len({packing.key(packing.pack(position)) for position in positions}) == len(corners)


def image_of(stones: int, board: Board, cells: Map) -> int:
    """The stones on the images of their cells."""
    return sum(1 << board.cell(cells[name]) for name in board.names_of(stones))
