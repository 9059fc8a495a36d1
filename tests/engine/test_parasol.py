"""Parasol: what its rule page says."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from references import parasol
from setups import Setup, position

import py_engine as s
from py_engine.games.parasol import Parasol


@pytest.mark.parametrize("size", range(2, 11))
def test_there_are_3_n_minus_1_n_minus_2_plus_1_parasols_an_odd_number(size: int) -> None:
    game = s.new_match("parasol", size=size).game
    assert isinstance(game, Parasol)
    assert game.parasol_count == 3 * (size - 1) * (size - 2) + 1
    assert game.parasol_count % 2 == 1
    assert game.parasol_count == len(parasol.Rules(size).parasols)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32 - 1))
def test_the_board_is_filled_and_the_majority_of_parasols_wins(size: int, seed: int) -> None:
    match = Setup("parasol", size).finished_match(seed)
    assert None not in match.board.values()
    assert len(match.turns) - match.turns.count("swap") == len(match.board)
    rules = parasol.Rules(size)
    board = {cell: owner for cell, owner in match.board.items() if owner is not None}
    held = [rules.parasols_held(board, player) for player in (0, 1)]
    assert sum(held) == len(rules.parasols)
    assert match.winner == held.index(max(held))


def test_four_of_the_seven_stones_hold_a_parasol() -> None:
    """On size 2 the whole board is the one parasol."""
    match = s.load_record("parasol 2: a1 c1 a2 c2 b1 b3")
    assert match.winner is None
    match.play("b2")
    assert match.winner == 0
    assert s.load_record("parasol 2: a1 swap c1 a2 c2 b1 b3 b2").winner == 1  # a1 a2 b1 b2 are the second player's


def test_play_goes_on_until_the_board_is_full_though_a_majority_is_decided_before() -> None:
    match = s.load_record("parasol 2: a1 c1 a2 c2 b1 b3")
    game = match.game
    assert isinstance(game, Parasol)
    assert game.settled_for(match.position) is None
    four_stones = position(game, "a1 a2 b1 b2", "c1 c2")
    assert game.settled_for(four_stones) == 0
    assert game.turns_when_settled(four_stones) == game.free_cells(four_stones).bit_count()
    assert game.outcome(four_stones) is None
    assert [game.action_text(action) for action in game.legal_actions(four_stones)] == ["b3"]


@pytest.mark.parametrize("size", [3, 5])
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32 - 1))
def test_what_is_decided_is_what_happens(size: int, seed: int) -> None:
    match = Setup("parasol", size).finished_match(seed)
    game, outcome = match.game, match.outcome
    assert isinstance(game, Parasol)
    assert outcome is not None
    assert game.settled_for(match.position) == outcome.winner
    decided = []
    while match.can_undo:
        match.undo()
        decided.append(game.settled_for(match.position))
    assert set(decided) <= {None, outcome.winner}
    assert decided[-1] is None
    assert decided == sorted(decided, key=lambda colour: colour is None)  # once decided, for ever


def test_only_empty_cells_are_used() -> None:
    match = s.load_record("parasol 3: c3")
    assert match.explain("c3") == "There is already a stone on c3."
