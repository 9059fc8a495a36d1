"""Sum and Hole-sum: the rule and the facts of the rule page."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from references import sum as sum_game
from setups import SETUPS, Setup, play_random_steps, played, position, stones, turn_texts

import py_engine as s

SIZE_5 = s.new_match("sum", size=5).game
WHITE, BLACK = 0, 1

seeds = st.integers(0, 2**32 - 1)
SUM_SETUPS = [setup for setup in SETUPS if setup.game == "sum"]
every_sum_board = pytest.mark.parametrize("setup", SUM_SETUPS, ids=str)


def test_a_stone_counts_itself_so_one_enemy_more_than_friends_is_allowed() -> None:
    assert "c3" in turn_texts(SIZE_5, position(SIZE_5, second="b2"))
    assert "c3" in turn_texts(SIZE_5, position(SIZE_5, first="d4", second="b2 d2"))
    two_enemies_no_friend = position(SIZE_5, second="b2 d4")
    assert "c3" not in turn_texts(SIZE_5, two_enemies_no_friend)
    with pytest.raises(s.IllegalTurn) as caught:
        SIZE_5.read_turn(two_enemies_no_friend, "c3")
    assert caught.value.reason == (
        "On c3 and the squares around it you would have 1 stone, including the new one, and your opponent 2; "
        "you need at least as many."
    )


def test_all_eight_squares_around_are_neighbours_and_the_board_does_not_wrap() -> None:
    for neighbour in ("b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"):
        other = "b2" if neighbour != "b2" else "d4"
        assert "c3" not in turn_texts(SIZE_5, position(SIZE_5, second=f"{neighbour} {other}"))
    assert "a5" in turn_texts(SIZE_5, position(SIZE_5, second="a1 b1 e1 e5 d1 d5"))
    assert "b1" in turn_texts(SIZE_5, position(SIZE_5, second="a5 b5 c5 a4 c4"))


def test_a_stone_that_fails_after_a_placement_is_removed() -> None:
    """Black a1 bears one white neighbour, not two."""
    assert stones(SIZE_5, played(SIZE_5, position(SIZE_5, second="a1"), "b2")) == ("b2", "a1")
    assert stones(SIZE_5, played(SIZE_5, position(SIZE_5, first="a2", second="a1"), "b2")) == ("a2 b2", "")


def test_one_removal_may_bring_about_the_next() -> None:
    """b1 needs its friend a1 to stay, and a1 falls to the stone on b2."""
    here = position(SIZE_5, first="a2 c1", second="a1 b1")
    assert stones(SIZE_5, played(SIZE_5, here, "b2")) == ("a2 b2 c1", "")


def test_nothing_is_placed_on_a_hole() -> None:
    match = s.new_match("sum", size=3, holes=["b1", "b2"])
    assert "b2" not in match.board
    assert match.holes == ["b1", "b2"]
    assert match.explain("b2") == "b2 is a hole; nothing is ever placed there."
    assert "b2" not in match.legal_turns()
    with pytest.raises(s.IllegalTurn):
        match.play("b1")


def test_a_player_with_no_placement_is_skipped_and_says_why() -> None:
    skipped = 0
    for seed in range(30):
        match = s.new_match("sum", size=5)
        source = random.Random(seed)
        while not match.is_over:
            if match.legal_turns() == ["pass"]:
                skipped += 1
                why = "on every empty square a new stone would be outnumbered and removed at once."
                assert match.explain(next(cell for cell, owner in match.board.items() if owner is None)) == (
                    f"Nothing but a pass is possible: {why}"
                )
                assert match.forced_pass == f"{match.info.players[match.to_move]} must pass: {why}"
                match.play("pass")
                assert match.legal_turns() != ["pass"]  # or the game would be over
            play_random_steps(match, source, 1)
    assert skipped > 0


@every_sum_board
@settings(max_examples=12)
@given(seed=seeds)
def test_the_balance_never_falls_and_rises_with_every_removal(setup: Setup, seed: int) -> None:
    """Like pairs less opposite pairs plus stones: so no position repeats, and every game ends."""
    match, rules = setup.match(), sum_game.Rules(setup.size, setup.holes)
    source = random.Random(seed)
    seen = set()
    before, before_balance = match.board, 0
    while not match.is_over:
        assert match.position not in seen
        seen.add(match.position)
        mover = match.to_move
        play_random_steps(match, source, 1)
        after, after_balance = match.board, balance(rules, match.board)
        removed = [cell for cell in before if before[cell] is not None and after[cell] is None]
        assert all(before[cell] == 1 - mover for cell in removed)  # only ever the opponent of the mover
        assert after_balance - before_balance >= (1 if removed else 0)
        assert all(after[cell] in (before[cell], None) for cell in before if before[cell] is not None)
        before, before_balance = after, after_balance


def balance(rules: sum_game.Rules, board: dict[str, int | None]) -> int:
    placed = [cell for cell in board if board[cell] is not None]
    pairs = [(one, other) for one, other in combinations(placed, 2) if other in rules.neighbours[one]]
    like = sum(board[one] == board[other] for one, other in pairs)
    return like - (len(pairs) - like) + len(placed)


@every_sum_board
@settings(max_examples=12)
@given(seed=seeds)
def test_at_the_end_every_free_square_is_filled_and_most_stones_win(setup: Setup, seed: int) -> None:
    match = setup.finished_match(seed)
    owners = list(match.board.values())
    assert None not in owners
    assert len(owners) == setup.size**2 - len(setup.holes)
    assert owners.count(match.winner) * 2 > len(owners)


@every_sum_board
@settings(max_examples=6)
@given(seed=seeds)
def test_every_stone_on_the_board_satisfies_the_rule_after_every_turn(setup: Setup, seed: int) -> None:
    match, rules = setup.match(), sum_game.Rules(setup.size, setup.holes)
    source = random.Random(seed)
    while not match.is_over:
        play_random_steps(match, source, 1)
        board = {cell: owner for cell, owner in match.board.items() if owner is not None}
        assert all(rules.holds(board, cell, owner) for cell, owner in board.items())
