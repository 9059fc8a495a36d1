"""Thinking: its budget and its slices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest
from extent import by_extent
from setups import SMALL_SEARCHED_SETUPS, Setup, every_searched_setup, every_setup

import py_engine as s
from py_engine.players.analysis import Analyst
from py_engine.players.job import LAST_PROOF_SHARE, PROOF_SHARE, proof_share
from py_engine.players.thinking import Thinking
from py_engine.search.params import WITH_NETWORK, params_of

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
        {"seconds": 10**400},
        {"playouts": 0},
        {"playouts": -5},
        {"playouts": 1.5},
        {"playouts": True},
        {"playouts": "5"},
        {"playouts": 5, "seed": [1]},
        {"playouts": 5, "seed": 1.5},
        {"opponent": "unknown"},
        {"opponent": 5},
        {"opponent": ["swift"]},
    ],
    ids=str,
)
def test_a_budget_or_an_opponent_that_does_not_exist_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(s.InvalidSetup):
        s.choose_turn(s.new_match("sum"), **budget)


SLICED = [
    *(setup.match_after(5, seed=2) for setup in SMALL_SEARCHED_SETUPS),
    # In these another step was briefly best, in the middle of a batch.
    s.load_record(
        "surmount 4: e1 f4 d6 e2 a3 b3 d7 d4 c3 d2 a1 d3 e3 e4 b2,b1,c2,c4(xd2) b4 d3 f5 b5",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("match", SLICED, ids=lambda match: match.info.id)
def test_the_turn_is_the_same_however_the_search_is_sliced(match: s.Match) -> None:
    sliced = Thinking(match, playouts=192, seed=7)
    while sliced.choice is None:
        sliced.run(1e-9)
    assert sliced.choice == Thinking(match, playouts=192, seed=7).finish()


@pytest.mark.parametrize("limits", [{"seconds": 0}, {"seconds": 10**400}, {"seed": [1]}, {"seed": "1"}], ids=str)
def test_an_analysis_refuses_a_time_and_a_seed_that_are_none(limits: dict[str, Any]) -> None:
    with pytest.raises(s.InvalidSetup):
        s.analyse(s.new_match("sum"), **limits)


def test_whichever_of_time_and_playouts_ends_first_ends_the_thinking() -> None:
    match = s.new_match("sum", size=5)
    assert s.choose_turn(match, seconds=1000, playouts=PLAYOUTS, seed=1).text in match.legal_turns()
    assert s.choose_turn(match, seconds=0.01, playouts=10**9, seed=1).text in match.legal_turns()


@pytest.fixture
def surmount_ending() -> s.Match:
    """A position in which a proof is tried before the first playout, and takes long."""
    match, random = s.new_match("surmount"), Random(1)
    while match.game.empty_cells(match.position).bit_count() > params_of("surmount").proof_below or match.steps:
        match.act(random.choice([step for step in match.legal_actions() if step != "swap"]))
    return match


@pytest.fixture
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[float]:
    """The clock of a slow machine: a thousandth of a second goes by at every look at it."""
    clock = count(0.0, 0.001)
    monkeypatch.setattr("py_engine.players.job.perf_counter", partial(next, clock))
    return clock


@pytest.mark.slow
def test_a_proof_before_the_first_playout_leaves_time_for_playouts(
    surmount_ending: s.Match, slow_clock: Iterator[float]
) -> None:
    slow = Thinking(surmount_ending, seconds=1, seed=1)
    slow.finish()
    assert slow.playouts >= 3 * WITH_NETWORK["surmount"].leaves
    assert next(slow_clock) < 1.1


def test_with_few_free_cells_a_proof_gets_nearly_all_of_the_time() -> None:
    assert proof_share(s.new_match("sunspot")) == PROOF_SHARE
    assert proof_share(s.new_match("parasol", size=2)) == LAST_PROOF_SHARE


@pytest.mark.parametrize(
    ("seconds", "latest", "slice_"),
    by_extent(
        [
            pytest.param(None, 1.2, 0.05, marks=pytest.mark.slow),
            (0.5, 0.6, 5),
        ],
        [(None, 1.2, 0.05), (10, 1.2, 5), (0.5, 0.6, 5), (None, 1.2, 5), (10, 1.2, 0.05), (0.5, 0.6, 0.05)],
    ),
)
def test_the_analyst_says_something_before_a_long_proof_is_done(
    seconds: float | None, latest: float, slice_: float, surmount_ending: s.Match, slow_clock: Iterator[float]
) -> None:
    analyst = Analyst(surmount_ending, seconds=seconds, playouts=1)
    while not analyst.has_begun:
        analyst.run(slice_)
    assert analyst.candidates()
    assert next(slow_clock) < latest


@pytest.mark.slow
def test_an_analysis_with_a_seed_and_no_time_does_not_ask_the_clock_when_to_leave_a_proof(
    surmount_ending: s.Match, slow_clock: Iterator[float]
) -> None:
    analyst = Analyst(surmount_ending, playouts=PLAYOUTS, seed=1)
    while not analyst.has_begun:
        analyst.run(0.05)
    assert next(slow_clock) > 1.2


def test_thinking_can_be_left_after_any_slice_and_says_how_far_it_is() -> None:
    match = s.new_match("surmount", size=5)
    thinking = Thinking(match, seconds=1000)
    assert thinking.progress == 0
    assert thinking.choice is None
    progress = []
    for _ in range(20):
        thinking.run(0.001)
        progress.append(thinking.progress)
    assert progress == sorted(progress)
    assert 0 < progress[-1] < 1
    assert thinking.choice is None
    assert thinking.best in match.legal_actions()


@pytest.mark.slow
@every_searched_setup
def test_the_next_search_goes_on_from_what_the_last_one_knows(setup: Setup) -> None:
    match = setup.match_after(2, seed=1)
    if match.is_over:
        return
    thinking = Thinking(match, playouts=200, seed=1)
    match.play(thinking.finish().text)
    for _ in range(by_extent(2, 1_000)):
        if match.is_over:
            return
        # The reply with most visits in the last search, so that its subtree is known.
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


def test_a_character_in_a_hurry_keeps_its_own_playouts() -> None:
    match = s.new_match("subsume", size=4)
    nomad = s.opponents_of("subsume")[0]
    assert Thinking(match, nomad.id, most_seconds=100.0, seed=1).finish().playouts == nomad.playouts
    budgets: tuple[dict[str, Any], ...] = ({"seconds": 100.0}, {"playouts": 10**9}, {})
    for budget in budgets:
        assert 0 < Thinking(match, most_seconds=1e-6, seed=1, **budget).finish().playouts < 1_000
    with pytest.raises(s.InvalidSetup, match="not -1"):
        Thinking(match, most_seconds=-1)


@every_setup
def test_a_search_of_another_position_is_not_carried_on(setup: Setup) -> None:
    match = setup.match_after(0, seed=1)
    memory = Thinking(match, playouts=50, seed=1).memory
    elsewhere = setup.match_after(0, seed=1)
    assert Thinking(elsewhere, playouts=50, seed=1, memory=memory).memory is not memory


@pytest.mark.parametrize(
    ("start", "played"),
    [
        ("d4 d3 d5 c3/a1 a4 g1 g4/1", "parasol 4: d4 a1 d3 a4 d5 g1 c3 g4"),
        ("e4 e6 d4 f4/a1 a5 i1 i5/1", "sunspot 5: e4 a1 e6 a5 d4 i1 f4 i5"),
    ],
)
def test_without_a_pie_rule_the_first_turn_is_the_best_and_not_the_most_even(start: str, played: str) -> None:
    """A position that was set up is played on as if it had been reached in a game."""
    reached = s.load_record(played)
    set_up = s.new_match(reached.info.id, reached.size, start=start)
    assert set_up.position == reached.position
    chosen = [s.choose_turn(match, playouts=512, seed=1).text for match in (set_up, reached)]
    assert chosen[0] == chosen[1]


def test_where_a_swap_is_due_it_is_one_of_the_candidates() -> None:
    match = s.load_record("parasol 2: b2")
    *_, last = s.analyse(match, seconds=60, seed=1)
    assert (last.proven, last.win_rate) == ("win", 1.0)
    assert last.candidates[0].text == last.best_line[0] == "swap"
    assert last.best_line[1] in match.legal_actions()
    choice = s.choose_turn(match, playouts=100, seed=1)
    assert choice.text == "swap"
    assert choice.candidates[0] == last.candidates[0]._replace(playouts=choice.candidates[0].playouts)
    match.play("a1")
    assert "swap" not in [one.text for one in s.choose_turn(match, playouts=100, seed=1).candidates]


def test_a_candidate_has_no_more_playouts_than_were_played() -> None:
    for record in ("parasol 2: b2", "sum 3: b2 a1 c3 c1 a3"):
        choice = s.choose_turn(s.load_record(record), playouts=2000, seed=1)
        assert choice.proven is not None
        assert max(one.playouts for one in choice.candidates) <= choice.playouts
