"""Surmount: the rules of its page and the rulings M1–M5."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from references.hexagon import Hexagon
from setups import Setup, play_random_steps, played, position, stones, turn_texts

import py_engine as s
from py_engine.games.base import Position

SIZE_4 = s.new_match("surmount", size=4).game
BLACK, WHITE = 0, 1

seeds = st.integers(0, 2**32 - 1)


def reason(here: Position, text: str) -> str:
    """The reason why a turn is illegal."""
    with pytest.raises(s.IllegalTurn) as caught:
        SIZE_4.read_turn(here, text)
    return caught.value.reason


# --- replacing


def test_an_enemy_stone_of_a_smaller_group_is_replaced_and_its_whole_group_removed() -> None:
    here = position(SIZE_4, first="c2 d2", second="c3 c4 g1")
    assert stones(SIZE_4, played(SIZE_4, here, "xc3")) == ("c2 c3 d2", "g1")


def test_the_group_being_created_must_be_larger_equal_is_not_enough() -> None:
    here = position(SIZE_4, first="c2", second="c3 c4 g1")
    assert "xc3" not in turn_texts(SIZE_4, here)
    assert reason(here, "xc3") == (
        "The enemy group on c3 has 2 stones and the group being created would have 2; it must be the larger one."
    )


def test_m1_the_group_being_created_joins_every_friendly_group_beside_the_stone() -> None:
    here = position(SIZE_4, first="c2 b3", second="c3 c4 g1")
    assert stones(SIZE_4, played(SIZE_4, here, "xc3")) == ("b3 c2 c3", "g1")


def test_a_lone_stone_replaces_nothing() -> None:
    """Its group of one is never larger than an enemy group."""
    here = position(SIZE_4, first="a1", second="d4")
    assert "xd4" not in turn_texts(SIZE_4, here)


def test_nothing_else_happens_in_a_turn_that_replaces() -> None:
    here = position(SIZE_4, first="c2 d2", second="c3 e3 e4 f3")
    after = [text for text in turn_texts(SIZE_4, here) if text.startswith("xc3")]
    assert after == ["xc3"]


def test_ones_own_stones_and_empty_cells_are_not_replaced() -> None:
    here = position(SIZE_4, first="c2 d2", second="g1")
    assert reason(here, "xc2") == "The stone on c2 is your own."
    assert reason(here, "xa1") == "There is no enemy stone on a1."


# --- placing, and surmounting at once


def test_a_stone_may_be_placed_on_any_empty_cell() -> None:
    here = position(SIZE_4, first="c2 d2", second="c3 g1")
    empty = set(SIZE_4.board.names.values()) - {"c2", "d2", "c3", "g1"}
    assert empty <= turn_texts(SIZE_4, here)


def test_a_group_just_enlarged_may_capture_a_touched_group_of_its_own_size_at_once() -> None:
    here = position(SIZE_4, first="c2", second="d4 d5 g1")
    assert "c3(xd4)" in turn_texts(SIZE_4, here)
    assert "c3" in turn_texts(SIZE_4, here)  # it need not
    assert stones(SIZE_4, played(SIZE_4, here, "c3(xd4)")) == ("c2 c3 d4", "g1")


def test_a_stone_that_joins_no_friendly_group_captures_nothing() -> None:
    here = position(SIZE_4, first="a1", second="d4 g1")
    assert "c3" in turn_texts(SIZE_4, here)
    assert not any(text.startswith("c3(") for text in turn_texts(SIZE_4, here))


def test_a_larger_group_captures_only_by_replacing() -> None:
    """Surmounting needs exactly equal size."""
    here = position(SIZE_4, first="c1 c2", second="d4 d5 g1")
    assert "c3" in turn_texts(SIZE_4, here)
    assert not any(text.startswith("c3(") for text in turn_texts(SIZE_4, here))
    assert reason(here, "c3(xd4)") == "The turn is over before 'xd4'."


def test_the_captured_stone_must_touch_the_group() -> None:
    here = position(SIZE_4, first="c2", second="d4 d5 g1")
    assert "c3(xd5)" not in turn_texts(SIZE_4, here)
    assert reason(here, "c3(xd5)") == "d5 is not adjacent to your group."


# --- growing

# Black c2 faces white d4 d5 d6 (three) across c3; g4 is a white stone far away.
FACING_THREE = position(SIZE_4, first="c2", second="d4 d5 d6 g4")


def test_a_group_grows_to_the_exact_size_and_captures() -> None:
    after = played(SIZE_4, FACING_THREE, "c3,c4(xd5)")
    assert stones(SIZE_4, after) == ("c2 c3 c4 d5", "g4")


def test_m2_a_turn_that_grows_must_end_with_a_capture() -> None:
    assert "c3" in turn_texts(SIZE_4, FACING_THREE)
    assert "c3,c4" not in turn_texts(SIZE_4, FACING_THREE)
    assert reason(FACING_THREE, "c3,c4") == (
        "A turn in which the group has grown must end with the capture of an enemy group of exactly its size."
    )


def test_a_group_does_not_grow_beyond_what_it_could_still_capture() -> None:
    assert not any(text.count(",") > 1 for text in turn_texts(SIZE_4, FACING_THREE))
    assert (
        reason(FACING_THREE, "c3,c4,b3(xd5)")
        == "b3 would make the group larger than any enemy group it could still capture."
    )


def test_growth_is_adjacent_to_the_group() -> None:
    assert reason(FACING_THREE, "c3,a4(xd4)") == "a4 is not adjacent to the group that is growing."


@pytest.mark.parametrize(("own", "enemy"), [("a4", ""), ("", "a4")], ids=["own group", "enemy group"])
def test_growth_touches_no_group_that_the_first_placement_did_not(own: str, enemy: str) -> None:
    """A stone of either colour on a4 closes b4 to growth."""
    facing_four = "d4 d5 d6 e6 g4"
    assert {"c3,b3,c4(xd4)", "c3,c4,b4(xd4)"} <= turn_texts(SIZE_4, position(SIZE_4, "c2", facing_four))
    here = position(SIZE_4, f"c2 {own}", f"{facing_four} {enemy}")
    assert "c3,b3,c4(xd4)" in turn_texts(SIZE_4, here)
    assert "c3,c4,b4(xd4)" not in turn_texts(SIZE_4, here)
    assert reason(here, "c3,c4,b4(xd4)") == (
        "b4 touches a group that the growing group did not touch after the first placement."
    )


def test_growth_may_pass_the_size_of_one_touched_group_to_reach_a_larger_one() -> None:
    """c2–c3 touches d1–d2, as large as itself, and a group of four, which it reaches by passing three."""
    here = position(SIZE_4, first="c2", second="d2 d1 c4 c5 c6 d6")
    turns = turn_texts(SIZE_4, here)
    assert "c3(xd2)" in turns
    assert "c3,b2,b3(xc4)" in turns
    assert stones(SIZE_4, played(SIZE_4, here, "c3,b2,b3(xc4)")) == ("b2 b3 c2 c3 c4", "d1 d2")


def test_m4_smaller_groups_touched_from_the_beginning_may_be_touched_while_growing() -> None:
    """The lone stone b2 is touched by the first placement, so a growing stone may touch it too."""
    here = position(SIZE_4, first="c2", second="b2 d4 d5 d6")
    turns = turn_texts(SIZE_4, here)
    assert "c3,b3(xd4)" in turns  # b3 touches b2


def test_the_turn_goes_on_only_beside_an_enemy_group_of_at_least_its_own_size() -> None:
    here = position(SIZE_4, first="c1 c2", second="b2 d4 d5")
    assert {text for text in turn_texts(SIZE_4, here) if text.startswith("c3")} == {"c3"}


def test_m3_growth_into_a_dead_end_is_not_offered() -> None:
    """Black needs two more stones; b1 and c1 have room for them, b1 alone has not, and then nothing is offered."""
    room_for_two = position(SIZE_4, first="a1", second="a2 a3 a4 b5 c4 d3")
    assert "b1,b2,c1(xa2)" in turn_texts(SIZE_4, room_for_two)
    room_for_one = position(SIZE_4, first="a1", second="a2 a3 a4 b5 c4 d3 d1")  # d1 closes c1
    assert {text for text in turn_texts(SIZE_4, room_for_one) if text.startswith(("b1", "b2"))} == {"b1", "b2"}
    b2 = SIZE_4.read_action(room_for_one, "b2")
    assert SIZE_4.apply(room_for_one, b2).to_move == WHITE  # the turn is over


# --- one turn, several texts


@pytest.mark.parametrize("text", ["c3,c4(xd5)", "c4,c3(xd5)"])
def test_m5_the_cells_may_be_given_in_any_order_that_can_be_put_into_a_legal_one(text: str) -> None:
    assert played(SIZE_4, FACING_THREE, text) == played(SIZE_4, FACING_THREE, "c3,c4(xd5)")
    assert SIZE_4.turn_text(FACING_THREE, SIZE_4.read_turn(FACING_THREE, text)) == "c3,c4(xd5)"


def test_m5_turns_that_capture_through_different_cells_are_different() -> None:
    after_d4, after_d5 = (played(SIZE_4, FACING_THREE, text) for text in ("c3,c4(xd4)", "c3,c4(xd5)"))
    assert after_d4 != after_d5


def test_the_canonical_text_begins_with_the_first_cell_that_may_come_first_not_simply_with_the_first() -> None:
    assert "c3,b3(xd4)" in turn_texts(SIZE_4, FACING_THREE)
    assert SIZE_4.turn_text(FACING_THREE, SIZE_4.read_turn(FACING_THREE, "b3,c3(xd4)")) == "c3,b3(xd4)"


# --- the end


def test_the_first_stone_of_the_game_does_not_win_it() -> None:
    match = s.new_match("surmount")
    match.play("a1")
    assert not match.is_over


def test_the_second_stone_of_the_game_captures_nothing() -> None:
    """So no player can lose before both have had a second turn."""
    match = s.load_record("surmount 4: c3")
    assert not match.is_legal("xc3")
    assert not any("x" in text for text in match.legal_turns())


def test_a_player_whose_last_stone_is_captured_has_lost() -> None:
    match = s.load_record("surmount 4: c3 d3 c4 g1 xd3")
    assert not match.is_over  # g1 is left
    last = played(SIZE_4, position(SIZE_4, first="c2 d2", second="c3 c4"), "xc3")
    outcome = SIZE_4.outcome(last)
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (BLACK, "annihilation")


@pytest.mark.parametrize("size", [4, 5])
@settings(max_examples=10)
@given(seed=seeds)
def test_the_sorted_group_sizes_grow_with_every_turn_but_a_pass(size: int, seed: int) -> None:
    """Both colours, largest first, compared like words: so the game is finite."""
    match, board = s.new_match("surmount", size=size), Hexagon(size)
    source = random.Random(seed)
    before = group_sizes(board, match.board)
    while not match.is_over:
        turns_before = len(match.turns)
        play_random_steps(match, source, 1)
        if len(match.turns) > turns_before:
            sizes = group_sizes(board, match.board)
            assert sizes == before if match.turns[-1] == "pass" else sizes > before
            before = sizes


def group_sizes(board: Hexagon, owners: dict[str, int | None]) -> list[int]:
    groups = [group for player in (0, 1) for group in board.groups(c for c, owner in owners.items() if owner == player)]
    return sorted((len(group) for group in groups), reverse=True)


@pytest.mark.parametrize("size", [4, 5, 6])
@settings(max_examples=40)
@given(seed=seeds)
def test_on_a_full_board_the_owner_of_a_largest_group_can_always_capture(size: int, seed: int) -> None:
    """So the game never stalls: at most one of the two players has to pass there."""
    source = random.Random(seed)
    match, board = s.new_match("surmount", size=size), Hexagon(size)
    share = source.choice([0.2, 0.5, 0.8])
    owners = {cell: int(source.random() < share) for cell in board.cells}
    owners |= dict(zip(source.sample(board.cells, 2), (0, 1), strict=True))  # both colours are on the board
    first, second = (" ".join(cell for cell in board.cells if owners[cell] == player) for player in (0, 1))
    largest = [max(len(group) for group in board.groups(names.split())) for names in (first, second)]
    owner = largest.index(max(largest))
    turns = turn_texts(match.game, position(match.game, first, second, to_move=owner))
    assert turns
    assert all(text.startswith("x") for text in turns)


def test_only_on_a_full_board_does_a_player_pass() -> None:
    passes = 0
    for seed in range(60):
        match = Setup("surmount", 4).finished_match(seed)
        while match.can_undo:
            match.undo()
            if match.legal_turns(limit=1) == ["pass"]:
                passes += 1
                assert None not in match.board.values()
    assert passes > 0
