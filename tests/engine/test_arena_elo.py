"""Ratings from wins: maximum likelihood in the model of Bradley and Terry, with standard errors."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from py_engine.arena.elo import ELO_PER_LOGIT, Ratings, fit, win_probability

counts = st.integers(0, 40)


@st.composite
def win_tables(draw: st.DrawFn, least: int = 0) -> list[list[int]]:
    players = draw(st.integers(2, 6))
    return [[draw(counts) + least if i != j else 0 for j in range(players)] for i in range(players)]


def expected_wins(wins: list[list[int]], ratings: Ratings, player: int) -> float:
    """The wins that the model expects of a player in all games against those who are rated."""
    total = 0.0
    for other in ratings.rated:
        difference = ratings.difference(player, other)
        assert difference is not None
        games = wins[player][other] + wins[other][player]
        total += games / (1 + 10 ** (-difference.elo / 400))
    return total


def test_three_wins_of_four_are_191_points() -> None:
    difference = fit([[0, 75], [25, 0]]).difference(0, 1)
    assert difference is not None
    assert difference.elo == pytest.approx(400 * math.log10(3))
    assert difference.error == pytest.approx(ELO_PER_LOGIT / math.sqrt(100 * 0.75 * 0.25))


def test_a_difference_has_twice_the_error_of_two_players_against_their_mean() -> None:
    ratings = fit([[0, 60], [40, 0]])
    one, other, difference = ratings.of(0), ratings.of(1), ratings.difference(0, 1)
    assert one is not None
    assert other is not None
    assert difference is not None
    assert one.elo == pytest.approx(-other.elo)
    assert one.error == pytest.approx(other.error) == pytest.approx(difference.error / 2)


def test_the_error_among_equals_is_the_one_that_can_be_worked_out_by_hand() -> None:
    """Each of k players plays n games with each other: the information is n/4 (k I - J), so the variance of a
    difference is 2 / (k n / 4)."""
    games, players = 20, 4
    ratings = fit([[games // 2 if i != j else 0 for j in range(players)] for i in range(players)])
    for i in range(1, players):
        difference = ratings.difference(0, i)
        assert difference is not None
        assert difference.elo == pytest.approx(0)
        assert difference.error == pytest.approx(ELO_PER_LOGIT * math.sqrt(2 / (players * games / 4)))


def test_players_who_beat_one_another_in_a_circle_are_equal() -> None:
    ratings = fit([[0, 9, 3], [3, 0, 9], [9, 3, 0]])
    assert ratings.strengths == pytest.approx((0, 0, 0))
    assert not ratings.smoothed


def test_the_strengths_that_made_the_wins_are_found_again() -> None:
    strengths = [1.5, 0.2, -0.4, -1.3]
    wins = [[1e4 * win_probability(mine - other) if mine != other else 0 for other in strengths] for mine in strengths]
    assert fit(wins).strengths == pytest.approx(strengths)


@given(wins=win_tables())
def test_at_the_maximum_every_player_has_as_many_wins_as_expected(wins: list[list[int]]) -> None:
    ratings = fit(wins)
    if not ratings.smoothed:
        for player in ratings.rated:
            won = sum(wins[player][other] for other in ratings.rated)
            assert expected_wins(wins, ratings, player) == pytest.approx(won, abs=1e-5)


@given(wins=win_tables(least=1))
def test_the_mean_is_0_and_the_order_of_the_players_does_not_matter(wins: list[list[int]]) -> None:
    ratings, last = fit(wins), len(wins) - 1
    backwards = fit([row[::-1] for row in wins[::-1]])
    assert sum(ratings.strengths) == pytest.approx(0, abs=1e-7)
    assert backwards.strengths[::-1] == pytest.approx(ratings.strengths, abs=1e-6)
    assert backwards.difference(last, 0) == pytest.approx(ratings.difference(0, last), abs=1e-3)


@given(wins=win_tables(least=1), times=st.integers(2, 9))
def test_more_games_with_the_same_scores_leave_the_ratings_and_shrink_the_errors(
    wins: list[list[int]], times: int
) -> None:
    once, often = fit(wins), fit([[times * won for won in row] for row in wins])
    assert often.strengths == pytest.approx(once.strengths, abs=1e-6)
    for one, other in zip(once.covariance, often.covariance, strict=True):
        assert other == pytest.approx([entry / times for entry in one], abs=1e-6)


@given(wins=win_tables())
def test_every_rating_and_error_is_a_finite_number(wins: list[list[int]]) -> None:
    ratings = fit(wins)
    for player in range(len(wins)):
        estimate = ratings.of(player)
        assert (estimate is None) == (player not in ratings.rated)
        assert estimate is None or all(map(math.isfinite, estimate))


@pytest.mark.parametrize("wins", [[[0, 10], [0, 0]], [[0, 5, 9], [4, 0, 9], [0, 0, 0]]])
def test_where_some_won_everything_half_a_win_is_added_each_way(wins: list[list[int]]) -> None:
    ratings = fit(wins)
    assert ratings.smoothed
    added = [[won + 0.5 if i != j else 0 for j, won in enumerate(row)] for i, row in enumerate(wins)]
    assert fit(added).strengths == pytest.approx(ratings.strengths)
    assert not fit(added).smoothed


def test_a_chain_of_wins_back_is_enough_to_do_without() -> None:
    """The third never beat the first, but beat the second, who did."""
    assert not fit([[0, 5, 9], [4, 0, 9], [0, 1, 0]]).smoothed


def test_ten_wins_to_none_are_less_than_a_hundred_to_none() -> None:
    ten, hundred = (fit([[0, games], [0, 0]]).difference(0, 1) for games in (10, 100))
    assert ten is not None
    assert hundred is not None
    assert 0 < ten.elo < hundred.elo


def test_only_the_largest_set_of_players_who_met_is_rated() -> None:
    ratings = fit([[0, 0, 0, 0, 0], [0, 0, 2, 0, 0], [0, 1, 0, 3, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 0]])
    assert ratings.rated == (1, 2, 3)
    assert ratings.of(0) is None
    assert ratings.difference(0, 1) is None
    assert ratings.difference(1, 3) is not None


@pytest.mark.parametrize("wins", [[], [[0]], [[0, 0], [0, 0]]])
def test_without_games_no_player_is_rated(wins: list[list[int]]) -> None:
    assert fit(wins).rated == ()


def test_a_long_ladder_of_one_sided_matches_is_climbed() -> None:
    """Each of eight players beats the next 999 times of 1000: Newton's method must not overshoot."""
    wins = [[999 if j == i + 1 else 1 if j == i - 1 else 0 for j in range(8)] for i in range(8)]
    strengths = fit(wins).strengths
    steps = [one - other for one, other in pairwise(strengths)]
    assert steps == pytest.approx([math.log(999)] * 7)


def test_nineteen_of_twenty_error_bars_hold_the_truth() -> None:
    """600 tournaments of four players whose strengths are known, and the bars of 95 % of all differences."""
    source = random.Random(20)
    truth = [0.8, 0.3, -0.2, -0.9]
    held = bars = 0
    for _number in range(600):
        wins = [[0] * 4 for _ in truth]
        for i in range(4):
            for j in range(i):
                for _game in range(40):
                    won = source.random() < win_probability(truth[i] - truth[j])
                    wins[i if won else j][j if won else i] += 1
        ratings = fit(wins)
        for i in range(4):
            for j in range(i):
                difference = ratings.difference(i, j)
                assert difference is not None
                bars += 1
                held += abs(difference.elo - (truth[i] - truth[j]) * ELO_PER_LOGIT) <= 1.96 * difference.error
    assert 0.93 < held / bars < 0.97
