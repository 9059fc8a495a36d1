"""In endgames small enough to try everything out: what opponents call proven is true, and they win what can be won."""

from __future__ import annotations

import random
from typing import Any

import pytest
from extent import by_extent
from setups import OPEN_SETUPS, Setup, every_small_setup

import py_engine as s


def positions_with_a_win_in_one(setup: Setup, count: int) -> list[s.Match]:
    """From random games: the mover can win with one step (and perhaps `stop`), and has other turns too.

    In Sunspot, which looks for whole turns, with any turn.
    """
    found: list[s.Match] = []
    for seed in range(200):
        match = setup.finished_match(seed)
        mover, last = 1 - match.to_move, match.last_turn
        assert last is not None
        match.undo()
        is_seen = len(last.actions) <= 2 or setup.game == "sunspot"
        if match.record()["turns"] and len(match.legal_turns(limit=2)) == 2 and is_seen:
            match.redo()
            if match.winner == mover:
                match.undo()
                found.append(s.load_record(match.record()))
                if len(found) == count:
                    break
    return found


# Games whose last turn is never a choice, as it fills the board.
NO_CHOICE_AT_THE_END = ("parasol", "sum")


@pytest.mark.parametrize("setup", [setup for setup in OPEN_SETUPS if setup.game not in NO_CHOICE_AT_THE_END], ids=str)
def test_a_win_in_one_turn_is_taken(setup: Setup) -> None:
    matches = positions_with_a_win_in_one(setup, count=8)
    assert len(matches) == 8
    for seed, match in enumerate(matches):
        mover = match.to_move
        choice = s.choose_turn(match, playouts=400, seed=seed)
        assert choice.proven == "win", match.record()
        play_out_a_proven_win(match, mover, choice)


def play_out_a_proven_win(match: s.Match, mover: int, choice: s.Choice) -> None:
    """A proven win is won, at once or later: every choice of the mover is proven, the other side plays at random."""
    source = random.Random(0)
    match.play(choice.text)
    while not match.is_over:
        if match.to_move == mover:
            following = s.choose_turn(match, playouts=2000, seed=0)
            assert following.proven == "win"
            match.play(following.text)
        else:
            match.play(source.choice(match.legal_turns()))
    assert match.winner == mover


def best_result(match: s.Match, known: dict[Any, bool]) -> bool:
    """By trying everything: whether the player to move can win."""
    key = (match.position, match.swapped, match.can_swap)
    if key not in known:
        mover = match.to_move
        known[key] = False
        for text in match.legal_turns():
            match.play(text)
            wins = match.winner == mover if match.is_over else not best_result(match, known)
            match.undo()
            if wins:
                known[key] = True
                break
    return known[key]


# (set-up, random steps before the position): what is left can be tried out completely. Not for Surmount, where no
# number of steps fills a board: the endings of any game are in the next test.
ENDGAMES = [
    (Setup("subsume", 3), 9),
    (Setup("subsume", 4), 24),
    (Setup("sunspot", 2), 4),
    (Setup("sunspot", 3), 19),
    (Setup("parasol", 2), 3),
    (Setup("parasol", 3), 13),
    (Setup("sum", 3), 4),
    (Setup("sum", 5), 20),
]


@pytest.mark.slow
@pytest.mark.parametrize(("setup", "steps"), ENDGAMES, ids=str)
def test_what_is_proven_is_true_and_a_won_endgame_is_won(setup: Setup, steps: int) -> None:
    compared = 0
    for seed in range(by_extent(5, 12)):
        match = setup.match_after(steps, seed)
        while match.steps:
            match.undo()
        if match.is_over:
            continue
        can_win = best_result(match, {})
        choice = s.choose_turn(match, playouts=1500, seed=seed)
        mover = match.to_move
        match.play(choice.text)
        wins = match.winner == mover if match.is_over else not best_result(match, {})
        assert wins == can_win, f"{match.record()}: proven {choice.proven}"
        assert choice.proven in (None, "win" if can_win else "loss")
        compared += 1
    assert compared >= by_extent(2, 4)


# Empty cells at most, where not four: what is left can be tried out completely.
MOST_EMPTY = {"subsume": 8, "surmount": 1}


@pytest.mark.slow
@every_small_setup
def test_three_turns_before_the_end_a_game_is_won_if_it_can_be(setup: Setup) -> None:
    compared = 0
    for seed in range(40):
        match = setup.finished_match(seed)
        for _ in range(3):
            match.undo()
        empty = sum(owner is None for owner in match.board.values())
        if match.is_over or empty > MOST_EMPTY.get(setup.game, 4):
            continue
        can_win = best_result(match, {})
        choice = s.choose_turn(match, playouts=3000, seed=seed)
        assert choice.proven in (None, "win" if can_win else "loss")
        mover = match.to_move
        match.play(choice.text)
        assert (match.winner == mover if match.is_over else not best_result(match, {})) == can_win
        compared += 1
        if compared == by_extent(3, 6):
            break
    assert compared >= 3, f"too few of these endings: MOST_EMPTY is too small for {setup.game}"
