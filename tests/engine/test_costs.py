"""The cost of a turn: only a cost beyond its own error gives a mark, and turns in doubt are searched on."""

from __future__ import annotations

import random

import pytest

from py_engine.players.costs import (
    INACCURACY,
    LEAST_SEARCHES,
    MARKS,
    MISTAKE,
    MOST_SEARCHES,
    PLAYED,
    SAME_IMAGE,
    SURE,
    Cost,
    first_stone,
    not_swapping,
    swapping,
    usual,
)

SPREAD, IMAGES = 0.025, 12

# By how much a cost must exceed a mark's threshold, where pairs are as far apart as is usual.
MARGIN = SURE * SPREAD * (1 / MOST_SEARCHES) ** 0.5


def cost_of(better: list[float], played: list[float], images: int = 1) -> Cost:
    """The cost after searches that gave the mover these win rates."""
    cost = Cost(usual, SPREAD, images)
    for rate in better:
        cost.add("better", rate, is_proven=False)
    for rate in played:
        cost.add(PLAYED, rate, is_proven=False)
    return cost


def is_settled(cost: Cost) -> bool:
    return not cost.wanted([])


def around(rate: float, searches: int = MOST_SEARCHES) -> list[float]:
    """The win rates of so many searches, in turn 0.03 too high and 0.03 too low."""
    return [rate + 0.03, rate - 0.03] * (searches // 2)


def test_a_cost_within_its_error_gives_no_mark() -> None:
    """It is more than the threshold of an inaccuracy, but not by two errors."""
    cost = cost_of(around(0.6), [0.59 - INACCURACY] * MOST_SEARCHES)
    assert cost.mean == pytest.approx(INACCURACY + 0.01)
    assert cost.mean > INACCURACY > cost.mean - SURE * cost.error
    assert (is_settled(cost), cost.mark) == (True, None)


def test_a_cost_beyond_its_error_gives_the_mark_it_is_sure_of() -> None:
    """It is sure to be more than an inaccuracy takes, not more than a mistake does."""
    cost = cost_of(around(0.7), [0.69 - MISTAKE] * MOST_SEARCHES)
    assert (is_settled(cost), cost.mark) == (True, "inaccuracy")


@pytest.mark.parametrize("searches", [1, 2, 3, 5, LEAST_SEARCHES, MOST_SEARCHES])
@pytest.mark.parametrize("loss", [0.02 * step for step in range(30)])
def test_a_settled_mark_is_always_sure(loss: float, searches: int) -> None:
    cost = cost_of([0.5 + loss] * searches, [0.5] * searches)
    if is_settled(cost) and cost.mark is not None:
        assert cost.mean - SURE * cost.error >= dict(MARKS)[cost.mark] - 1e-9


def test_a_turn_in_doubt_is_searched_on_and_a_clear_one_is_not() -> None:
    doubtful = 0.5 + INACCURACY + MARGIN
    assert cost_of([doubtful] * 8, [0.5] * 8).wanted([]) == ["better", PLAYED]
    assert is_settled(cost_of([0.51] * 8, [0.5] * 8))
    assert is_settled(cost_of([0.99] * 8, [0.3] * 8))
    assert is_settled(cost_of([doubtful] * MOST_SEARCHES, [0.5] * MOST_SEARCHES))


def test_a_verdict_rests_on_several_images() -> None:
    """One or two that agree by chance are not enough."""
    for rate in (0.31, 0.99):
        assert not is_settled(cost_of([rate] * (LEAST_SEARCHES - 1), [0.3] * (LEAST_SEARCHES - 1), IMAGES))
        assert is_settled(cost_of([rate] * LEAST_SEARCHES, [0.3] * LEAST_SEARCHES, IMAGES))


def test_pairs_that_are_far_apart_make_a_cost_less_sure_than_usual() -> None:
    apart, near = cost_of([0.5, 0.8], [0.5, 0.4]), cost_of([0.65, 0.65], [0.45, 0.45])
    assert apart.mean == pytest.approx(near.mean)
    assert apart.error > 2 * near.error


def test_what_both_searches_of_a_pair_misjudge_counts_for_nothing() -> None:
    alike, unlike = cost_of([0.9, 0.5], [0.7, 0.3]), cost_of([0.9, 0.5], [0.3, 0.7])
    assert alike.mean == pytest.approx(unlike.mean)
    assert alike.error < unlike.error / 2


def test_where_all_images_have_been_seen_only_the_spread_of_the_same_image_is_left() -> None:
    every = cost_of(around(0.6, IMAGES), [0.4] * IMAGES, IMAGES)
    one_less = cost_of(around(0.6, IMAGES)[1:], [0.4] * (IMAGES - 1), IMAGES)
    independent = cost_of(around(0.6, IMAGES), [0.4] * IMAGES)
    assert every.error == pytest.approx(independent.error * SAME_IMAGE**0.5)
    assert every.error < one_less.error < independent.error


def test_the_most_searches_show_every_image_equally_often() -> None:
    assert all(MOST_SEARCHES % images == 0 for images in (1, 2, 4, 6, 8, 12))


def test_what_is_proven_has_no_error() -> None:
    cost = cost_of([0.9], [0.3])
    cost.add("better", 1.0, is_proven=True)
    assert cost.error > 0
    cost.add(PLAYED, 0.0, is_proven=True)
    assert (cost.mean, cost.error, cost.mark, is_settled(cost)) == (1.0, 0.0, "blunder", True)


def test_a_proof_leaves_the_other_position_to_be_searched() -> None:
    cost = cost_of([], [0.84] * 8)
    cost.add("better", 1.0, is_proven=True)
    assert cost.wanted([]) == [PLAYED]


def test_every_position_gets_a_search_and_then_those_whose_marks_are_in_doubt() -> None:
    cost = Cost(usual, SPREAD)
    turns = [PLAYED, "good", "better"]
    assert cost.wanted(turns) == turns
    cost.add("good", 0.5, is_proven=False)
    cost.add("better", 0.5 + INACCURACY + MARGIN, is_proven=False)
    cost.add(PLAYED, 0.5, is_proven=False)
    assert cost.wanted(turns) == ["better", PLAYED]
    cost.add("better", 0.5 + INACCURACY + MARGIN, is_proven=False)
    assert cost.wanted(turns) == [PLAYED], "the search of the same image"


def test_once_one_turn_is_sure_to_be_better_others_that_may_be_are_left() -> None:
    cost = cost_of([0.5 + INACCURACY + MARGIN] * 8, [0.5] * 8)
    assert "better" in cost.wanted([])
    for _ in range(8):
        cost.add("surely better", 0.5 + (INACCURACY + MISTAKE) / 2, is_proven=False)
    assert (cost.wanted([]), cost.mark, cost.better) == ([], "inaccuracy", "surely better")


def test_the_turn_to_play_instead_that_is_worth_most_decides() -> None:
    cost = cost_of([0.42], [0.4])
    cost.add("much better", 0.95, is_proven=False)
    assert (cost.better, cost.mark) == ("much better", "blunder")


def test_turns_that_are_worth_about_as_much_as_the_best_are_named() -> None:
    cost = cost_of([0.42], [0.6])
    cost.add("much better", 0.95, is_proven=False)
    cost.add("nearly as good", 0.9, is_proven=False)
    assert cost.about_best(0.1) == ["much better", "nearly as good"]


def test_what_a_search_would_have_played_as_well_costs_nothing() -> None:
    cost = Cost(usual, SPREAD)
    cost.add_itself("played")
    assert (cost.better, cost.mean, cost.error, cost.mark, cost.loss) == ("played", 0.0, 0.0, None, 0.0)
    assert cost.wanted(["other"]) == []


def test_a_cost_within_its_error_is_no_loss() -> None:
    assert cost_of([0.8] * MOST_SEARCHES, [0.6] * MOST_SEARCHES).loss == pytest.approx(0.2)
    assert cost_of([0.61], [0.6]).loss == 0
    assert cost_of([0.5], [0.6]).loss == 0


CLEAR_LOSSES = [
    loss
    for loss in (0.02 * step for step in range(25))
    if all(abs(loss - least - MARGIN) > 1.5 * MARGIN for _, least in MARKS)
]


@pytest.mark.parametrize("loss", CLEAR_LOSSES)
def test_reviews_with_other_random_numbers_seldom_differ(loss: float) -> None:
    """At a bound one of two would; a little away from it hardly any does."""
    marks = [measured(loss, random.Random(seed)) for seed in range(40)]
    assert max(map(marks.count, marks)) >= 38


def measured(loss: float, source: random.Random) -> str | None:
    """The mark of a turn that has cost so much, measured for as long as it takes."""
    cost = Cost(usual, SPREAD)
    while wanted := cost.wanted([PLAYED, "better"]):
        for turn in wanted:
            cost.add(turn, source.gauss(0.5 + (turn != PLAYED) * loss, SPREAD / 2**0.5), is_proven=False)
    return cost.mark


def test_swapping_costs_what_the_colour_given_away_is_worth_more() -> None:
    cost = Cost(swapping, SPREAD)
    cost.add("b2", 0.75, is_proven=False)
    assert cost.mean == pytest.approx(0.5)
    assert PLAYED not in cost.wanted(["b2"])


def test_not_swapping_costs_what_the_other_colour_is_worth_more_than_what_was_played() -> None:
    cost = Cost(not_swapping, SPREAD)
    cost.add(PLAYED, 0.2, is_proven=False)
    cost.add("b2", 0.3, is_proven=False)
    assert cost.mean == pytest.approx(0.5)


def test_a_first_stone_costs_what_it_is_less_fair() -> None:
    cost = Cost(first_stone, SPREAD)
    cost.add(PLAYED, 0.9, is_proven=False)
    cost.add("a1", 0.45, is_proven=False)
    assert cost.mean == pytest.approx(0.35)
