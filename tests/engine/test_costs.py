"""What a turn has cost: only a cost beyond its own error gives a mark, and turns in doubt are searched on."""

from __future__ import annotations

import pytest

from py_engine.players.costs import FIRST_STONE, INACCURACY, NOT_SWAPPING, SURE, SWAPPING, USUAL, Cost

SPREAD, MOST = 0.02, 8


def cost_of(better: list[float], played: list[float]) -> Cost:
    """The cost after searches that gave the mover these win rates."""
    cost = Cost(USUAL, SPREAD, MOST)
    for rate in better:
        cost.add("better", rate, is_proven=False)
    for rate in played:
        cost.add_played(rate, is_proven=False)
    return cost


def around(rate: float) -> list[float]:
    """The win rates of all the searches a turn may have, in turn 0.03 too high and 0.03 too low."""
    return [rate + 0.03, rate - 0.03] * (MOST // 2)


def test_a_cost_within_its_error_gives_no_mark() -> None:
    """0.12 is more than an inaccuracy takes, but not by two errors."""
    cost = cost_of(around(0.6), around(0.48))
    assert cost.mean == pytest.approx(0.12)
    assert cost.mean > INACCURACY > cost.mean - SURE * cost.error
    assert (cost.is_settled, cost.mark) == (True, None)


def test_a_cost_beyond_its_error_gives_the_mark_it_is_sure_of() -> None:
    """0.22 is sure to be more than an inaccuracy takes, not more than a mistake does."""
    cost = cost_of(around(0.7), around(0.48))
    assert (cost.is_settled, cost.mark) == (True, "inaccuracy")


@pytest.mark.parametrize("searches", [1, 2, 3, 5, MOST])
@pytest.mark.parametrize("loss", [0.02 * step for step in range(25)])
def test_a_settled_mark_is_always_sure(loss: float, searches: int) -> None:
    cost = cost_of([0.5 + loss] * searches, [0.5] * searches)
    if cost.is_settled and cost.mark is not None:
        least = {"inaccuracy": 0.1, "mistake": 0.2, "blunder": 0.3}[cost.mark]
        assert cost.mean - SURE * cost.error >= least - 1e-9


def test_a_turn_in_doubt_is_searched_on_and_a_clear_one_is_not() -> None:
    assert not cost_of([0.62], [0.5, 0.5]).is_settled
    assert cost_of([0.51], [0.5, 0.5]).is_settled
    assert cost_of([0.95], [0.5, 0.5]).is_settled
    assert cost_of([0.62] * MOST, [0.5] * MOST).is_settled


def test_searches_that_are_far_apart_make_a_cost_less_sure_than_usual() -> None:
    apart, near = cost_of([0.5, 0.8], [0.4, 0.5]), cost_of([0.65, 0.65], [0.45, 0.45])
    assert apart.mean == pytest.approx(near.mean)
    assert apart.error > 2 * near.error


def test_what_is_proven_has_no_error() -> None:
    cost = cost_of([0.9], [0.3])
    cost.add("better", 1.0, is_proven=True)
    assert cost.error > 0
    cost.add_played(0.0, is_proven=True)
    assert (cost.mean, cost.error, cost.mark, cost.is_settled) == (1.0, 0.0, "blunder", True)


def test_a_proof_leaves_the_other_position_to_be_searched() -> None:
    cost = cost_of([], [0.88, 0.88])
    cost.add("better", 1.0, is_proven=True)
    assert not cost.is_settled
    assert (cost.wants_better, cost.wants_played) == (False, True)


def test_the_turn_to_play_instead_that_is_worth_most_decides() -> None:
    cost = cost_of([0.52], [0.5, 0.5])
    cost.add("much better", 0.9, is_proven=False)
    assert (cost.better, cost.mark) == ("much better", "blunder")


def test_what_a_search_would_have_played_as_well_costs_nothing() -> None:
    cost = Cost(USUAL, SPREAD, MOST)
    cost.add_played(0.5, is_proven=False)
    cost.add_itself("played")
    assert (cost.better, cost.mean, cost.mark, cost.is_settled) == ("played", 0.0, None, True)


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
