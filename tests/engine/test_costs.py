"""The cost of a turn: only a cost beyond its own error gives a mark, and turns in doubt are searched on."""

from __future__ import annotations

import random

import pytest

from py_engine.players.costs import (
    FIRST_STONE,
    INACCURACY,
    MARKS,
    MISTAKE,
    NOT_SWAPPING,
    SURE,
    SWAPPING,
    USUAL,
    Cost,
)

SPREAD, MOST = 0.02, 8

# By how much a cost must exceed a mark's threshold, where searches are as far apart as is usual.
MARGIN = SURE * SPREAD * (2 / MOST) ** 0.5


def cost_of(better: list[float], played: list[float]) -> Cost:
    """The cost after searches that gave the mover these win rates."""
    cost = Cost(USUAL, SPREAD, MOST)
    for rate in better:
        cost.add("better", rate, is_proven=False)
    for rate in played:
        cost.add_played(rate, is_proven=False)
    return cost


def is_settled(cost: Cost) -> bool:
    return not cost.wanted([])


def around(rate: float) -> list[float]:
    """The win rates of all the searches a turn may have, in turn 0.03 too high and 0.03 too low."""
    return [rate + 0.03, rate - 0.03] * (MOST // 2)


def test_a_cost_within_its_error_gives_no_mark() -> None:
    """It is more than an inaccuracy takes, but not by two errors."""
    cost = cost_of(around(0.6), around(0.58 - INACCURACY))
    assert cost.mean == pytest.approx(INACCURACY + 0.02)
    assert cost.mean > INACCURACY > cost.mean - SURE * cost.error
    assert (is_settled(cost), cost.mark) == (True, None)


def test_a_cost_beyond_its_error_gives_the_mark_it_is_sure_of() -> None:
    """It is sure to be more than an inaccuracy takes, not more than a mistake does."""
    cost = cost_of(around(0.7), around(0.68 - MISTAKE))
    assert (is_settled(cost), cost.mark) == (True, "inaccuracy")


@pytest.mark.parametrize("searches", [1, 2, 3, 5, MOST])
@pytest.mark.parametrize("loss", [0.02 * step for step in range(30)])
def test_a_settled_mark_is_always_sure(loss: float, searches: int) -> None:
    cost = cost_of([0.5 + loss] * searches, [0.5] * searches)
    if is_settled(cost) and cost.mark is not None:
        assert cost.mean - SURE * cost.error >= dict(MARKS)[cost.mark] - 1e-9


def test_a_turn_in_doubt_is_searched_on_and_a_clear_one_is_not() -> None:
    doubtful = 0.5 + INACCURACY + MARGIN
    assert not is_settled(cost_of([doubtful], [0.5, 0.5]))
    assert is_settled(cost_of([0.51], [0.5, 0.5]))
    assert is_settled(cost_of([0.99], [0.3, 0.3]))
    assert is_settled(cost_of([doubtful] * MOST, [0.5] * MOST))


def test_searches_that_are_far_apart_make_a_cost_less_sure_than_usual() -> None:
    apart, near = cost_of([0.5, 0.8], [0.4, 0.5]), cost_of([0.65, 0.65], [0.45, 0.45])
    assert apart.mean == pytest.approx(near.mean)
    assert apart.error > 2 * near.error


def test_what_is_proven_has_no_error() -> None:
    cost = cost_of([0.9], [0.3])
    cost.add("better", 1.0, is_proven=True)
    assert cost.error > 0
    cost.add_played(0.0, is_proven=True)
    assert (cost.mean, cost.error, cost.mark, is_settled(cost)) == (1.0, 0.0, "blunder", True)


def test_a_proof_leaves_the_other_position_to_be_searched() -> None:
    cost = cost_of([], [0.83, 0.83])
    cost.add("better", 1.0, is_proven=True)
    assert cost.wanted([]) == ["better"]
    assert (cost.wants("better"), cost.wants_played) == (False, True)


def test_every_turn_gets_a_search_and_then_those_whose_marks_are_in_doubt() -> None:
    cost = Cost(USUAL, SPREAD, MOST)
    assert cost.wanted(["good", "better"]) == ["good", "better"]
    cost.add("good", 0.5, is_proven=False)
    cost.add("better", 0.5 + INACCURACY + MARGIN, is_proven=False)
    cost.add_played(0.5, is_proven=False)
    assert cost.wanted(["good", "better"]) == ["better"]


def test_once_one_turn_is_sure_to_be_better_others_that_may_be_are_left() -> None:
    cost = cost_of([0.5 + INACCURACY + MARGIN] * 3, [0.5] * 3)
    assert cost.wanted([]) == ["better"]
    for _ in range(3):
        cost.add("surely better", 0.5 + (INACCURACY + MISTAKE) / 2, is_proven=False)
    assert (cost.wanted([]), cost.mark, cost.better) == ([], "inaccuracy", "surely better")


def test_the_turn_to_play_instead_that_is_worth_most_decides() -> None:
    cost = cost_of([0.42], [0.4, 0.4])
    cost.add("much better", 0.95, is_proven=False)
    assert (cost.better, cost.mark) == ("much better", "blunder")


def test_what_a_search_would_have_played_as_well_costs_nothing() -> None:
    cost = Cost(USUAL, SPREAD, MOST)
    cost.add_itself("played")
    assert (cost.better, cost.mean, cost.error, cost.mark, cost.kept) == ("played", 0.0, 0.0, None, 1.0)
    assert cost.wanted(["other"]) == []


def test_the_share_kept_is_that_of_the_chances_with_the_better_turn() -> None:
    assert cost_of([0.8] * MOST, [0.6] * MOST).kept == pytest.approx(0.75)
    assert cost_of([0.61], [0.6]).kept == 1, "the cost is within its error"
    assert cost_of([0.5], [0.6]).kept == 1


CLEAR_LOSSES = [
    loss
    for loss in (0.02 * step for step in range(25))
    if all(abs(loss - least - MARGIN) > MARGIN for _, least in MARKS)
]


@pytest.mark.parametrize("loss", CLEAR_LOSSES)
def test_reviews_with_other_random_numbers_seldom_differ(loss: float) -> None:
    """At a bound one of two would; a margin away from it hardly any does."""
    marks = [measured(loss, random.Random(seed)) for seed in range(40)]
    assert max(map(marks.count, marks)) >= 38


def measured(loss: float, source: random.Random) -> str | None:
    """The mark of a turn with this cost, measured until it is certain."""
    cost = Cost(USUAL, SPREAD, MOST)
    while wanted := cost.wanted(["better"]):
        for turn in filter(cost.wants, wanted):
            cost.add(turn, source.gauss(0.5 + loss, SPREAD), is_proven=False)
        cost.add_played(source.gauss(0.5, SPREAD), is_proven=False)
    return cost.mark


def test_swapping_costs_what_the_colour_given_away_is_worth_more() -> None:
    cost = Cost(SWAPPING, SPREAD, MOST)
    cost.add("b2", 0.75, is_proven=False)
    assert cost.mean == pytest.approx(0.5)
    assert cost.error == pytest.approx(2 * SPREAD)
    assert not cost.wants_played


def test_not_swapping_costs_what_the_other_colour_is_worth_more_than_what_was_played() -> None:
    cost = Cost(NOT_SWAPPING, SPREAD, MOST)
    cost.add_played(0.2, is_proven=False)
    cost.add("b2", 0.3, is_proven=False)
    assert cost.mean == pytest.approx(0.5)


def test_a_first_stone_costs_what_it_is_less_fair() -> None:
    cost = Cost(FIRST_STONE, SPREAD, MOST)
    cost.add_played(0.9, is_proven=False)
    cost.add("a1", 0.45, is_proven=False)
    assert cost.mean == pytest.approx(0.35)
