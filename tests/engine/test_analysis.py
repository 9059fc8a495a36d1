"""The analyst: its candidates, its best line and its proofs, again and again as the search goes on."""

from __future__ import annotations

from functools import partial
from itertools import count, islice
from typing import Any

import pytest
from setups import SMALL_SEARCHED_SETUPS, Setup, snapshot

import py_engine as s
from py_engine.match.start_positions import write_start
from py_engine.players.analysis import ANALYSIS_INTERVAL, Analyst
from py_engine.players.lines import LINE_PLAYOUTS
from py_engine.players.pie import FAIR_PLAYOUTS
from py_engine.players.review import Review
from py_engine.search.proof_search import ProofSearch


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), "1", True])
def test_the_analyst_needs_a_time_or_none(seconds: Any) -> None:
    with pytest.raises(s.InvalidSetup):
        s.analyse(s.new_match("sum"), seconds=seconds)


@pytest.mark.parametrize("setup", [*SMALL_SEARCHED_SETUPS, Setup("surmount", 5)], ids=str)
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


@pytest.mark.parametrize("setup", SMALL_SEARCHED_SETUPS, ids=str)
def test_an_analysis_rests_on_whole_batches(setup: Setup) -> None:
    """Playouts under way count as lost until they are over; that must not show."""
    analyst = Analyst(setup.match_after(2, seed=1), seed=1)
    seen: dict[int, tuple[object, ...]] = {}
    while not analyst.finished and len(seen) < 2:
        analyst.run(1e-9)
        if analyst.playouts:
            thought = (analyst.candidates(), analyst.line(), analyst.first_colours_rate())
            assert seen.setdefault(analyst.playouts, thought) == thought


@pytest.mark.parametrize("setup", SMALL_SEARCHED_SETUPS, ids=str)
def test_a_line_goes_on_where_enough_playouts_have_gone_or_the_winner_is_known(setup: Setup) -> None:
    analyst = Analyst(setup.match_after(2, seed=1), seed=1, playouts=150)
    analyst.run(1_000.0)
    search = analyst.search
    least = LINE_PLAYOUTS * search.params.playout_factor
    with search.at_rest():
        node = search.root
        for number, turn in enumerate(analyst.line()):
            for step in turn.steps:
                index = [search.game.action_text(action) for action in node.actions].index(step)
                child = node.children[index]
                is_known = child is not None and child.proven is not None
                assert number == 0 or node.visits[index] >= least or is_known, turn
                node = child or node


@pytest.mark.slow
@pytest.mark.parametrize("setup", SMALL_SEARCHED_SETUPS, ids=str)
def test_asking_for_the_analysis_does_not_change_it(setup: Setup) -> None:
    match = setup.match_after(2, seed=1)
    asked, left_alone = (Analyst(match, seed=1, playouts=200) for _ in range(2))
    while not asked.finished:
        asked.run(1e-9)
        asked.candidates(), asked.line(), asked.first_colours_rate()
    left_alone.run(1_000.0)
    assert asked.candidates() == left_alone.candidates()
    assert asked.line() == left_alone.line()


# The player to move can win by force, but not by every turn that begins with the same step as the best one.
PROVEN = "sunspot 3: c2 e2 d1 d3 b3 b2 e3 e1 d2 c5;Xd2;Xd3 a3 c3 b1;Xc3;Xb1 a1"


def test_the_best_line_of_a_proven_win_begins_with_a_whole_turn_that_wins() -> None:
    match = s.load_record(PROVEN)
    analyst = Analyst(match, seed=1)
    while not analyst.finished:
        analyst.run(1.0)
    assert analyst.candidates()[0].proven == "win"
    best = analyst.line()[0]
    assert best.after.stage == 0
    match.play(best.text)
    proof = ProofSearch(match.game, match.position)
    proof.run(100_000)
    assert proof.winner == best.colour


@pytest.mark.slow
def test_the_review_names_a_turn_that_would_have_won() -> None:
    proven = s.load_record(PROVEN)
    # Of a game that begins there, a review has two positions to look at.
    match = s.new_match("sunspot", 3, start=write_start(proven.game, proven.position))
    match.play("a2;Xb2;Xa2")
    review = Review(match, playouts=16, seed=1)
    while not review.finished:
        review.run(1.0)
    judgement = review.entries[-1].judgement
    assert judgement is not None
    assert judgement.mark == "blunder"
    assert judgement.better is not None
    match.undo()
    assert match.is_legal(judgement.better)
    assert judgement.better != "a2;Xb2;Xa2"


@pytest.mark.parametrize(
    "setup", [Setup("parasol", 3), pytest.param(Setup("sunspot", 3), marks=pytest.mark.slow)], ids=str
)
def test_a_first_stone_is_worth_no_more_than_an_even_chance_as_it_may_be_taken_over(setup: Setup) -> None:
    match = setup.match()
    # On a busy machine the first ones may be of a few playouts.
    for latest in s.analyse(match, seed=1):
        weighed = [one.win_rate for one in latest.candidates if one.playouts >= FAIR_PLAYOUTS]
        if weighed:
            break
    best = latest.candidates[0]
    assert latest.best_line[0] == best.text
    assert all(candidate.win_rate <= 0.5 for candidate in latest.candidates)
    assert best.win_rate == max(weighed)


def test_an_analysis_goes_on_as_long_as_it_is_asked() -> None:
    analyses = s.analyse(s.new_match("subsume"), seed=1)
    playouts = [analysis.playouts for analysis in islice(analyses, 3)]
    assert playouts == sorted(set(playouts))


def test_an_analysis_without_new_playouts_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice may end after its time is up and before a batch of playouts is done."""
    clock = partial(next, count(0.0, 10 * ANALYSIS_INTERVAL))
    monkeypatch.setattr("py_engine.players.job.perf_counter", clock)
    analyses = s.analyse(s.new_match("subsume"), seed=1)
    playouts = [analysis.playouts for analysis in islice(analyses, 5)]
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
