"""The figures of a report, on games made by hand: each test is named after what it holds."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from py_engine.games.base import Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.match import new_match
from py_engine.openings.shares import share
from py_engine.report.complexity import branching_of, game_tree, state_space
from py_engine.report.courses import Course, balanced, course_of
from py_engine.report.document import POINTS, course_of_games
from py_engine.report.first_stones import classes_of, is_fair
from py_engine.report.intervals import elo_of, mean_of_games, mean_of_searches, quantile
from py_engine.report.metrics import (
    behind,
    decisiveness,
    drama,
    is_comeback,
    largest_swing,
    lead_changes,
    mean_deficit,
    threshold,
    uncertainty,
)
from py_engine.report.plan import Setup
from py_engine.report.playing import Played
from py_engine.report.representative import representative, reviewed

# The winner is behind at two of five turns, once by 0.2 and once by 0.6, and wins.
TURNABOUT = (0.5, 0.4, 0.2, 0.7, 1.0)
NEVER_BEHIND = (0.5, 0.6, 0.8, 1.0)


def course(*, length: int = 4, chances: tuple[float, ...] = NEVER_BEHIND, captures: int = 0) -> Course:
    """A game of which only these figures count."""
    start = Position((0, 0))
    stretched = tuple(chances[turn * len(chances) // length] for turn in range(length))
    taken = (captures, *[0] * (length - 1))
    return Course(f"play {length}", ("a1",) * length, 0, False, stretched, taken, 1.0, (start,) * length)


def test_drama_is_the_mean_root_of_the_winners_deficits() -> None:
    assert drama(TURNABOUT) == pytest.approx((sqrt(0.2) + sqrt(0.6)) / 2)
    assert drama(NEVER_BEHIND) == 0


def test_the_mean_deficit_counts_turns_that_were_not_behind_as_none() -> None:
    assert mean_deficit(TURNABOUT) == pytest.approx((0.2 + 0.6) / 5)


def test_behind_is_the_share_of_turns_with_the_smaller_chances() -> None:
    assert behind(TURNABOUT) == pytest.approx(2 / 5)


def test_the_lead_changes_when_it_goes_over_to_the_other_player() -> None:
    assert lead_changes((0.6, 0.4, 0.6, 0.6, 0.3, 1.0)) == 4
    assert lead_changes(TURNABOUT) == 1, "no lead is no lead's change"
    assert lead_changes((0.6, 0.5, 0.7)) == 0, "an even position leaves the lead where it was"


def test_a_clear_lead_changes_only_beyond_the_noise() -> None:
    assert lead_changes((0.6, 0.49, 0.51, 0.46, 0.9), 0.55) == 0
    assert lead_changes((0.6, 0.4, 0.9), 0.55) == 2


def test_the_threshold_is_the_best_that_the_loser_ever_had() -> None:
    assert threshold(TURNABOUT) == pytest.approx(0.8)


def test_decisiveness_is_the_share_of_turns_until_the_winner_passes_the_threshold() -> None:
    assert decisiveness(TURNABOUT) == pytest.approx(4 / 5), "only 1.0 is more than the loser's 0.8"
    assert decisiveness(NEVER_BEHIND) == pytest.approx(1 / 4), "0.6 is more than the loser's 0.5"


def test_a_game_that_is_never_decided_before_its_end_is_as_decisive_as_can_be() -> None:
    assert decisiveness((0.5, 0.3, 0.4)) == 1


def test_uncertainty_is_one_where_chances_are_even_and_nothing_where_all_is_clear() -> None:
    assert uncertainty((0.5, 0.5)) == 1
    assert uncertainty((1.0, 0.0)) == 0
    assert uncertainty(TURNABOUT) == pytest.approx((1 + 0.8 + 0.4 + 0.6 + 0) / 5)


def test_the_largest_swing_is_the_most_that_a_turn_has_changed() -> None:
    assert largest_swing(TURNABOUT) == pytest.approx(0.5)
    assert largest_swing((0.5,)) == 0


def test_a_comeback_is_won_after_a_quarter_of_the_chances_or_less() -> None:
    assert is_comeback(TURNABOUT)
    assert not is_comeback((0.5, 0.26, 1.0))


def test_chances_are_the_middle_between_before_and_after_a_turn() -> None:
    assert balanced((0.6, 0.4, None, 1.0)) == pytest.approx((0.5, 0.4, 0.7, 1.0))
    assert balanced((None, 0.8)) == pytest.approx((0.8, 0.8)), "the first estimate holds for the turns before it"


def test_captures_count_stones_that_are_removed_or_turned_over() -> None:
    turns = ("d2", "d6", "d3", "d5", "e4", "c3", "xc3")
    found = course_of(Setup("surmount", 4, 1, 1), Played("play 0", turns, (0.5,) * 7, 0))
    assert found.captures == (0, 0, 0, 0, 0, 0, 1)
    assert found.coverage == pytest.approx(6 / 37), "c3 had two stones, one after the other"


def test_turned_stones_of_a_closed_loop_are_captures() -> None:
    # The rule page's loop: e5 and g4 turn, f4 inside is removed.
    turns = ("f1", "e5", "f3", "a4", "a1", "c6", "e4", "f4", "a3", "d3", "f5", "g4", "g3")
    found = course_of(Setup("subsume", 4, 1, 1), Played("play 0", turns, (0.5,) * len(turns), 0))
    assert found.captures[-1] == 3
    assert sum(found.captures) == 3


def test_a_swap_takes_no_stones() -> None:
    found = course_of(Setup("parasol", 2, 1, 1), Played("play 0", ("b2", "swap", "a1"), (0.5,) * 3, 1))
    assert found.swapped
    assert found.captures == (0, 0, 0)


def test_wilsons_interval_of_a_share() -> None:
    # Eight of ten, as tables have it: 0.490 to 0.943.
    found = share(8, 10)
    assert found is not None
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert share(0, 0) is None


def test_the_mean_of_equal_values_is_sure() -> None:
    assert mean_of_games([3.0] * 5, 1) == (3.0, 3.0, 3.0)
    assert mean_of_searches([0.5, 0.5, 0.5]) == (0.5, 0.5, 0.5)


def test_a_bootstrap_interval_holds_the_mean_and_is_the_same_for_the_same_seed() -> None:
    values = [1.0, 2.0, 3.0, 10.0]
    found = mean_of_games(values, 1)
    assert found is not None
    assert found.low < found.mean == 4.0 < found.high
    assert found == mean_of_games(values, 1)


def test_three_of_four_games_are_191_points_of_elo() -> None:
    assert elo_of(0.75) == pytest.approx(190.8)
    assert elo_of(1.0) is None


def test_quantiles_lie_between_values_in_proportion() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([1, 2, 3, 4], 0.0) == 1
    assert quantile([7], 0.75) == 7


def test_first_stones_that_are_images_of_one_another_are_one_class() -> None:
    hexagon = classes_of(make_game(find_game("parasol"), 3))
    assert [len(cells) for cells in hexagon] == [6, 6, 6, 1]
    square = classes_of(make_game(find_game("sum"), 5))
    assert [len(cells) for cells in square] == [4, 8, 4, 4, 4, 1]


def test_a_first_stone_is_fair_if_its_interval_meets_the_band() -> None:
    assert is_fair(0.54, 0.6)
    assert is_fair(0.4, 0.6)
    assert not is_fair(0.551, 0.6)
    assert not is_fair(0.3, 0.449)


def test_branching_counts_whole_turns() -> None:
    game = make_game(find_game("parasol"), 2)
    found = branching_of(game, [course(length=3)], 1)
    assert found.turns.mean == 7, "each of the seven cells, as all three positions are the empty board"
    assert found.cut_off == 0


def test_the_game_tree_is_branching_to_the_power_of_length() -> None:
    game = make_game(find_game("parasol"), 2)
    found = game_tree([7, 7], branching_of(game, [course(length=3)], 1), 1)
    assert found.mean == pytest.approx(7 * log10(7), abs=1e-4)


def test_the_boards_of_parasol_are_counted_exactly() -> None:
    # Seven cells: a board of k stones has half of them of each colour, the first colour's one more if k is odd.
    boards = 1 + 7 + 42 + 105 + 210 + 210 + 140 + 35
    found = state_space(find_game("parasol"), make_game(find_game("parasol"), 2), 1)
    assert found.kind == "exact"
    assert found.size == pytest.approx(log10(boards), abs=0.01)


def test_the_boards_of_other_games_are_bounded_by_three_states_a_cell() -> None:
    info = find_game("sunspot")
    found = state_space(info, make_game(info, 3), 1)
    assert found.bound == pytest.approx(19 * log10(3), abs=0.01)
    assert found.size <= found.bound
    assert found.kind == "sampled"


@pytest.mark.slow
def test_where_hardly_a_random_board_is_possible_the_bound_is_all_that_is_said() -> None:
    info = find_game("sum")
    found = state_space(info, make_game(info, 9), 1)
    assert found.kind == "bound"
    assert found.size == found.bound


def test_the_course_of_games_of_unequal_length_is_stretched() -> None:
    found = course_of_games([NEVER_BEHIND, TURNABOUT])
    assert [len(values) for values in found.values()] == [POINTS] * 4
    assert (found["median"][0], found["median"][-1]) == (0.5, 1.0)
    assert (found["led"][0], found["led"][-1]) == (0.0, 1.0)


def test_the_representative_game_is_nearest_to_the_medians() -> None:
    games = [
        course(length=length, chances=(0.6,), captures=captures)
        for length, captures in ((4, 0), (8, 3), (40, 30), (9, 4), (10, 5))
    ]
    assert representative(games).key == "play 9"


def test_a_review_tells_the_first_players_chances_after_a_swap_too() -> None:
    match = new_match("parasol", 2)
    for text in ("b2", "swap", "a1", "a2", "b1", "b3", "c1", "c2"):
        match.play(text)
    said = reviewed(match)
    assert [entry["turn"] for entry in said] == match.turns
    assert said[-1]["chance"] == (1.0 if match.winner == 0 else 0.0)
