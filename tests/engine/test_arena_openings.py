"""The openings that the arena draws: legal, the same for the same seed, and even where that is asked for."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import Setup, every_small_setup

import py_engine as s
from py_engine.arena import draw_even_opening, draw_opening
from py_engine.arena.openings import OPENINGS_COMPARED


@every_small_setup
@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 5))
def test_an_opening_is_legal_has_no_swap_and_leaves_the_game_open(setup: Setup, seed: int, turns: int) -> None:
    opening = draw_opening(setup.game, turns, seed, size=setup.size, holes=setup.holes)
    match = setup.match()
    for text in opening:
        match.play(text)
    assert match.turns == opening
    assert len(opening) == turns
    assert "swap" not in opening
    assert not match.is_over


def test_an_opening_that_would_end_the_game_is_drawn_again() -> None:
    ended = 0
    for seed in range(40):
        match = s.new_match("subsume", size=2)
        source = random.Random(seed)
        while len(match.turns) < 7 and not match.is_over:
            match.play(source.choice(match.legal_turns()))
        ended += match.is_over
        assert len(draw_opening("subsume", 7, seed, size=2)) == 7
    assert ended > 0  # so that there was something to throw away


def test_openings_are_the_same_for_the_same_seed_only() -> None:
    drawn = [tuple(draw_opening("sum", 3, seed)) for seed in (1, 1, 2, 3)]
    assert drawn[0] == drawn[1]
    assert len(set(drawn)) == 3


@pytest.mark.parametrize("game", ["parasol", "sum"])
def test_of_some_random_openings_the_most_even_is_drawn(game: str) -> None:
    def unevenness(opening: list[str]) -> float:
        match = s.new_match(game, 3)
        for text in opening:
            match.play(text)
        return abs(s.choose_turn(match, playouts=s.opponents_of(game)[1].playouts, seed=0).win_rate - 0.5)

    for seed in range(3):
        even = draw_even_opening(game, 2, seed, size=3)
        assert even == draw_even_opening(game, 2, seed, size=3)
        drawn = [draw_opening(game, 2, f"{seed} {number}", size=3) for number in range(OPENINGS_COMPARED)]
        assert unevenness(even) == min(map(unevenness, drawn))
        assert draw_even_opening(game, 0, seed, size=3) == []


def test_an_opening_as_long_as_the_game_is_refused() -> None:
    assert len(draw_opening("parasol", 6, 1, size=2)) == 6
    with pytest.raises(s.InvalidSetup, match="opening of 7 turns was found that leaves Parasol open on size 2"):
        draw_opening("parasol", 7, 1, size=2)


@pytest.mark.parametrize("turns", [-1, 1.0, "2", None])
def test_a_length_of_openings_that_cannot_be_is_refused(turns: Any) -> None:
    with pytest.raises(s.InvalidSetup, match="from 0, not"):
        draw_opening("parasol", turns, 1)
