"""Subsume: the facts of its rule page and the rulings S1–S4."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from references import subsume
from setups import Setup, play_random_steps, played, position, stones, turn_texts

import py_engine as s

SIZE_4 = s.new_match("subsume", size=4).game
RED, BLUE = 0, 1

seeds = st.integers(0, 2**32 - 1)
every_size = pytest.mark.parametrize("size", [2, 3, 4, 5])


# --- placing


def test_a_stone_needs_at_least_as_many_enemies_as_friends_beside_it() -> None:
    beside_two_each = position(SIZE_4, first="c3 c4", second="d3 d5")
    assert "d4" in turn_texts(SIZE_4, beside_two_each)
    beside_a_friend = position(SIZE_4, first="c3")
    assert "d4" not in turn_texts(SIZE_4, beside_a_friend)
    assert "d5" in turn_texts(SIZE_4, beside_a_friend)
    assert s.load_record("subsume 4: c3 a1").explain("d4") == (
        "d4 touches more of your own stones (1) than of your opponent’s (0); "
        "a stone must touch at least as many of the opponent’s as of your own."
    )


def test_nothing_is_placed_inside_a_loop() -> None:
    ring_round_d4 = position(SIZE_4, first="d3 e3 d5", second="c3 c4 e4")
    for mover in (RED, BLUE):  # three enemies and three friends next to it: only the loop forbids d4
        assert "d4" not in turn_texts(SIZE_4, ring_round_d4._replace(to_move=mover))
    five_of_the_ring = position(SIZE_4, first="d3 d5", second="c3 c4 e4", to_move=RED)
    assert "d4" in turn_texts(SIZE_4, five_of_the_ring)


# --- loops


def test_half_of_the_loop_is_enough_for_the_mover() -> None:
    three_of_six = position(SIZE_4, first="d3 d5", second="c3 c4 e4")
    assert stones(SIZE_4, played(SIZE_4, three_of_six, "e3")) == ("c3 c4 d3 d5 e3 e4", "")


def test_with_less_than_half_the_movers_stones_flip() -> None:
    two_of_six = position(SIZE_4, first="d3", second="c3 c4 e4 d5")
    assert stones(SIZE_4, played(SIZE_4, two_of_six, "e3")) == ("", "c3 c4 d3 d5 e3 e4")


def test_the_other_colour_counts_the_same() -> None:
    three_of_six = position(SIZE_4, first="c3 c4 e4", second="d3 d5", to_move=BLUE)
    assert stones(SIZE_4, played(SIZE_4, three_of_six, "e3")) == ("", "c3 c4 d3 d5 e3 e4")


@pytest.mark.parametrize(("first", "second"), [("c4 d4 d5", "c3 d3 e4"), ("c4 d5", "c3 d3 d4 e4")])
def test_stones_inside_are_removed_of_either_colour(first: str, second: str) -> None:
    assert stones(SIZE_4, played(SIZE_4, position(SIZE_4, first, second), "e3")) == ("c3 c4 d3 d5 e3 e4", "")


def test_stones_outside_the_loop_stay() -> None:
    here = position(SIZE_4, first="d3 d5 a1", second="c3 c4 e4 g4 f3")
    assert stones(SIZE_4, played(SIZE_4, here, "e3")) == ("a1 c3 c4 d3 d5 e3 e4", "f3 g4")


def test_three_stones_that_touch_each_other_are_no_loop() -> None:
    here = position(SIZE_4, first="d4", second="d5")
    assert stones(SIZE_4, played(SIZE_4, here, "e4")) == ("d4 e4", "d5")


def test_a_ring_with_a_kink_is_cut_short_there() -> None:
    """The way e3 f3 e4 has a kink: the loop goes from e3 straight to e4, and f3 stays as it is."""
    here = position(SIZE_4, first="d3 d5", second="c3 c4 e4 f3")
    assert stones(SIZE_4, played(SIZE_4, here, "e3")) == ("c3 c4 d3 d5 e3 e4", "f3")


def test_s1_rings_joined_by_a_chain_have_no_common_loop() -> None:
    """Rings round b2 and e4, joined by c3–d4: each is judged by its own six stones and leaves the other alone."""
    round_b2, round_e4 = "a1 a2 b1 b3 c2 c3", "d4 d5 e3 e5 f3 f4"
    five_red = position(SIZE_4, first="a1 a2 b1 b3 c3", second=round_e4, to_move=BLUE)
    assert stones(SIZE_4, played(SIZE_4, five_red, "c2")) == (round_b2, round_e4)  # blue: one of six, though 7 of 12
    two_red = position(SIZE_4, first="a2 b1", second=f"a1 b3 c2 {round_e4}")
    assert stones(SIZE_4, played(SIZE_4, two_red, "c3")) == (round_b2, round_e4)  # red: three of six, though 3 of 12


def test_s2_a_loop_may_run_beside_itself() -> None:
    """Rings round c2 and c5 touch at c3–c4; the stone on d4 makes one loop of 13 stones of them, 7 of them red."""
    here = position(SIZE_4, first="b1 b2 c1 c3 d2 d3", second="b4 b5 c4 c6 d5 d6")
    after = played(SIZE_4, here, "d4")
    assert stones(SIZE_4, after) == ("b1 b2 b4 b5 c1 c3 c4 c6 d2 d3 d4 d5 d6", "")


def test_s3_a_stone_in_a_concave_corner_makes_a_new_larger_loop() -> None:
    """The rim round c3, c4 and d5 bends inwards at d4; e3 takes d4's place on the rim, and d4 is removed."""
    rim = "b2 b3 b4 c2 c5 d3 d4 d6 e4 e5"
    after = played(SIZE_4, position(SIZE_4, second=rim), "e3")
    assert stones(SIZE_4, after) == ("", "b2 b3 b4 c2 c5 d3 d6 e3 e4 e5")  # red has one of ten


def test_a_loop_made_elsewhere_before_is_not_counted_again() -> None:
    """Only a loop through the placed stone is new."""
    ring_round_d4 = "c3 c4 d3 d5 e3 e4"
    after = played(SIZE_4, position(SIZE_4, second=ring_round_d4), "a1")
    assert stones(SIZE_4, after) == ("a1", ring_round_d4)


# --- the end

TEN_ON_THE_PERIMETER = "a1 a2 a4 b1 b5 c1 c6 d2 d7 e2 e3 e4 e5 e6"
NINE_ON_THE_PERIMETER = "a2 a4 b1 b2 b5 c1 c6 d2 d7 e2 e3 e4 e5 e6"


def test_ten_of_the_eighteen_perimeter_cells_of_size_4_win_and_nine_do_not() -> None:
    """The last stone, a3, is red's, and flips: the winner may be the player who did not move (ruling S4)."""
    ten = played(SIZE_4, position(SIZE_4, second=TEN_ON_THE_PERIMETER), "a3")
    outcome = SIZE_4.outcome(ten)
    assert outcome is not None
    assert outcome.winner == BLUE
    assert (outcome.counts, outcome.needed) == ((0, 10), 10)
    assert " ".join(SIZE_4.board.names_of(outcome.loop)) == "a1 a2 a3 a4 b1 b5 c1 c6 d2 d7 e2 e3 e4 e5 e6"
    nine = played(SIZE_4, position(SIZE_4, second=NINE_ON_THE_PERIMETER), "a3")
    assert SIZE_4.outcome(nine) is None


def test_stones_on_the_perimeter_without_a_loop_win_nothing() -> None:
    seventeen = " ".join(cell for cell in subsume.Rules(4).board.perimeter if cell != "a1")
    here = position(SIZE_4, second=seventeen)
    assert SIZE_4.outcome(played(SIZE_4, here, "d4")) is None
    assert SIZE_4.outcome(played(SIZE_4, here, "a1")) is not None


@pytest.mark.parametrize("size", range(2, 11))
def test_more_than_half_of_the_perimeter_is_needed(size: int) -> None:
    rules, game = subsume.Rules(size), s.new_match("subsume", size=size).game
    perimeter = len(rules.board.perimeter)
    assert perimeter == 6 * (size - 1)
    all_but_a1 = " ".join(cell for cell in rules.board.perimeter if cell != "a1")
    outcome = game.outcome(played(game, position(game, second=all_but_a1), "a1"))
    assert outcome is not None
    assert outcome.needed == perimeter // 2 + 1
    assert outcome.counts == (0, perimeter)


@pytest.mark.slow
def test_s4_in_random_games_of_size_4_most_wins_fall_to_the_player_who_did_not_move() -> None:
    setup = Setup("subsume", 4)
    finished = [setup.finished_match(seed) for seed in range(150)]
    assert sum(match.winner == match.to_move for match in finished) > 75  # whose turn it would have been next


@every_size
@settings(max_examples=12)
@given(seed=seeds)
def test_what_is_always_true_of_a_game(size: int, seed: int) -> None:
    """The facts of the rule page, checked after every turn of random games against the references' loops."""
    match, rules = s.new_match("subsume", size=size), subsume.Rules(size)
    source = random.Random(seed)
    while not match.is_over:
        board = match.board
        occupied = [cell for cell, owner in board.items() if owner is not None]
        loops = rules.outermost_loops(occupied)
        assert all(len({board[stone] for stone in loop.stones}) == 1 for loop in loops)
        surrounded = {cell for loop in loops for cell in loop.inside}
        assert surrounded == rules.filled(occupied) - set(occupied)  # no stones inside; just the cells cut off
        placeable = {
            cell
            for mover in (0, 1)
            for cell in turn_texts(match.game, match.position._replace(to_move=mover)) - {"pass"}
        }
        assert placeable == board.keys() - set(occupied) - surrounded  # each is open to at least one player
        play_random_steps(match, source, 1)
    placements = [text for text in match.turns if text != "pass"]
    assert len(set(placements)) == len(placements)  # each cell at most once in a game
    assert len(match.turns) < 2 * len(match.board)
    assert "pass pass" not in " ".join(match.turns)
    assert match.winner in (0, 1)


@every_size
@settings(max_examples=12)
@given(seed=seeds)
def test_the_winning_loop_is_all_the_winners_and_holds_most_of_the_perimeter(size: int, seed: int) -> None:
    match, rules = Setup("subsume", size).finished_match(seed), subsume.Rules(size)
    outcome = match.outcome
    assert outcome is not None
    loop = match.game.board.names_of(outcome.loop)
    assert frozenset(loop) in {found.stones for found in rules.outermost_loops(loop)}
    assert {match.board[stone] for stone in loop} == {match.winner}
    on_perimeter = len(set(loop) & set(rules.board.perimeter))
    assert on_perimeter * 2 > len(rules.board.perimeter)
    assert outcome.counts[outcome.winner] == on_perimeter
