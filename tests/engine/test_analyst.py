"""The analyst: what it thinks of a position, again and again."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from setups import SMALL_SETUPS, Setup, snapshot

import py_engine as s


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), "1", True])
def test_the_analyst_needs_a_time_or_none(seconds: Any) -> None:
    with pytest.raises(s.InvalidSetup):
        s.analyse(s.new_match("sum"), seconds=seconds)


@pytest.mark.parametrize("setup", [*SMALL_SETUPS, Setup("surmount", 5), Setup("sunspot", 5)], ids=str)
def test_an_analysis_has_candidates_the_best_first_and_a_line_that_can_be_played(setup: Setup) -> None:
    match = setup.match_after(3, seed=1)
    before = snapshot(match)
    *_, latest = s.analyse(match, seconds=0.05, seed=1)
    assert snapshot(match) == before
    texts = [candidate.text for candidate in latest.candidates]
    assert set(texts) <= set(match.legal_actions()) - {"swap"}
    assert len(set(texts)) == len(texts)
    best = latest.candidates[0]
    assert (latest.win_rate, latest.proven) == (best.win_rate, best.proven)
    assert latest.best_line[0] == best.text
    for step in latest.best_line:
        match.act(step)


def test_an_analysis_is_told_again_and_again_until_nobody_asks_any_more() -> None:
    analyses = s.analyse(s.new_match("subsume"), seed=1)
    playouts = [analysis.playouts for analysis in islice(analyses, 3)]
    assert playouts == sorted(set(playouts))


def test_an_analysis_ends_when_the_result_is_proven() -> None:
    match = s.load_record("parasol 2: a1 a2 b1 b2 b3 c1")
    *_, latest = s.analyse(match, seed=1)
    assert latest.proven in ("win", "loss")
    mover = match.to_move
    match.play("c2")
    assert (match.winner == mover) == (latest.proven == "win")


def test_an_analysis_goes_on_from_the_middle_of_a_turn() -> None:
    match = s.load_record("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2")
    match.act("a1")
    *_, latest = s.analyse(match, seconds=0.05, seed=1)
    assert {candidate.text for candidate in latest.candidates} <= {"Xd4", "stop"}
