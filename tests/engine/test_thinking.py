"""Thinking: its budget and its slices."""

from __future__ import annotations

from typing import Any

import pytest
from setups import Setup, every_setup, every_small_setup

import py_engine as s
from py_engine.thinking import Thinking

PLAYOUTS = 130  # a little more than one batch


def test_the_game_is_over() -> None:
    match = Setup("sum", 3).finished_match(1)
    with pytest.raises(s.IllegalTurn):
        s.choose_turn(match, playouts=5)
    with pytest.raises(s.IllegalTurn):
        s.analyse(match, seconds=1)


@pytest.mark.parametrize(
    "budget",
    [
        {"seconds": 0},
        {"seconds": -1},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": "1"},
        {"seconds": True},
        {"playouts": 0},
        {"playouts": -5},
        {"playouts": 1.5},
        {"playouts": True},
        {"playouts": "5"},
        {"opponent": "nobody"},
        {"opponent": 5},
        {"opponent": ["swift"]},
    ],
    ids=str,
)
def test_a_budget_or_an_opponent_that_does_not_exist_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(s.InvalidSetup):
        s.choose_turn(s.new_match("sum"), **budget)


def test_whichever_of_time_and_playouts_ends_first_ends_the_thinking() -> None:
    match = s.new_match("sum", size=5)
    assert s.choose_turn(match, seconds=1000, playouts=PLAYOUTS, seed=1).text in match.legal_turns()
    assert s.choose_turn(match, seconds=0.01, playouts=10**9, seed=1).text in match.legal_turns()


def test_thinking_can_be_left_after_any_slice_and_says_how_far_it_is() -> None:
    match = s.new_match("surmount", size=5)
    thinking = Thinking(match, seconds=1000)
    assert thinking.progress == 0
    assert thinking.choice is None
    progress = []
    for _ in range(20):
        thinking.think(0.001)
        progress.append(thinking.progress)
    assert progress == sorted(progress)
    assert 0 < progress[-1] < 1
    assert thinking.choice is None
    assert thinking.best in match.legal_actions()


@every_small_setup
def test_the_length_of_the_slices_makes_no_difference(setup: Setup) -> None:
    match = setup.match_after(2, seed=2)
    at_once = Thinking(match, playouts=400, seed=3)
    bit_by_bit = Thinking(match, playouts=400, seed=3)
    while bit_by_bit.choice is None:
        bit_by_bit.think(1e-9)
    assert at_once.finish() == bit_by_bit.choice


@every_setup
def test_the_next_search_goes_on_from_what_the_last_one_knows(setup: Setup) -> None:
    match = setup.match_after(2, seed=1)
    if match.is_over:
        return
    thinking = Thinking(match, playouts=200, seed=1)
    match.play(thinking.finish().text)
    while not match.is_over:
        # The reply that the last search has looked at most, so that something is known of it.
        root = thinking.memory.root
        if root.proven is not None or root.position != match.position:
            return
        actions, visits = root.actions, root.visits
        match.act(match.game.action_text(actions[visits.index(max(visits))]))
        known = root.children[visits.index(max(visits))]
        if known is None:
            return
        following = Thinking(match, playouts=200, seed=1, memory=thinking.memory)
        assert following.memory.root is known
        assert following.playouts == 0
        thinking = following
        match.play(thinking.finish().text)


@every_setup
def test_a_search_of_somewhere_else_is_no_memory(setup: Setup) -> None:
    match = setup.match_after(0, seed=1)
    memory = Thinking(match, playouts=50, seed=1).memory
    elsewhere = setup.match_after(0, seed=1)
    assert Thinking(elsewhere, playouts=50, seed=1, memory=memory).memory is not memory
