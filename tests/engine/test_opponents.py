"""Opponents and the analyst: a legal turn within the budget, the same for the same seed, and nothing plain overlooked.

How strong they are is measured elsewhere; here stands what must be right however strong they are.
"""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest
from setups import SMALL_SETUPS, Setup, every_setup, every_small_setup, play_random_steps, snapshot

import py_engine as s
from py_engine.opponents import OPPONENTS
from py_engine.thinking import Thinking

PLAYOUTS = 130  # a little more than one batch

# --- the choice


@every_setup
def test_a_choice_is_a_turn_that_can_be_played_and_leaves_the_match_alone(setup: Setup) -> None:
    for seed in range(3):
        match = setup.match_after(7 * seed, seed)
        if match.is_over:
            continue
        before = snapshot(match)
        choice = s.choose_turn(match, playouts=PLAYOUTS, seed=seed)
        assert snapshot(match) == before
        assert 0 <= choice.win_rate <= 1
        assert choice.playouts >= 0
        assert choice.proven in (None, "win", "loss")
        assert all(0 <= candidate.win_rate <= 1 for candidate in choice.candidates)
        match.play(choice.text)
        assert match.turns[-1] == choice.text  # canonical


@every_setup
def test_the_same_seed_and_playouts_choose_the_same_turn(setup: Setup) -> None:
    match = setup.match_after(4, seed=1)
    while match.steps:
        match.undo()
    first, again = (s.choose_turn(match, playouts=300, seed=5) for _ in range(2))
    assert first == again
    from_a_copy = s.choose_turn(s.load_record(match.record()), playouts=300, seed=5)
    assert from_a_copy == first


def test_different_seeds_may_choose_differently() -> None:
    match = s.new_match("subsume", size=6)
    assert len({s.choose_turn(match, playouts=PLAYOUTS, seed=seed).text for seed in range(6)}) > 1


def test_a_choice_completes_the_turn_that_is_under_way() -> None:
    for record, steps in (
        ("surmount 4: c2 d4 a1 d5 g1 d6", ["c3"]),
        ("surmount 4: c2 d4 a1 d5 g1 d6", ["c3", "c4"]),
        ("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2", ["a1"]),
        ("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2", ["a1", "Xd4"]),
    ):
        match = s.load_record(record)
        for step in steps:
            match.act(step)
        possible = match.legal_turns()
        for seed in range(3):
            assert s.choose_turn(match, playouts=PLAYOUTS, seed=seed).text in possible
        assert match.steps == steps


def test_a_forced_pass_is_chosen() -> None:
    match = s.load_record("sunspot 3: c5 d2 d4 b2 b1 d3 e2 c3 c1 b3 a1 e1 a2 b4 e3 c2 a3 c4 d1")
    assert s.choose_turn(match, playouts=PLAYOUTS, seed=1).text == "pass"


@every_setup
def test_every_character_plays_legal_turns(setup: Setup) -> None:
    match = setup.match_after(5, seed=3)
    while match.steps:
        match.undo()
    for opponent in s.opponents_of(setup.game):
        choice = s.choose_turn(match, opponent=opponent.id, playouts=PLAYOUTS, seed=1)
        assert choice.text in match.legal_turns()


def test_every_game_has_five_characters_in_rising_strength() -> None:
    assert set(OPPONENTS) == {info.id for info in s.catalogue()}
    for five in OPPONENTS.values():
        assert len(five) == len({opponent.id for opponent in five}) == 5
        budgets = [opponent.playouts for opponent in five]
        assert budgets == sorted(set(budgets))
        tolerances = [opponent.tolerance for opponent in five]
        assert tolerances == sorted(set(tolerances), reverse=True)
        assert all(opponent.name and opponent.temper.endswith(".") for opponent in five)


def test_the_fifth_character_has_no_taste_but_for_winning() -> None:
    assert all(five[-1].tolerance == 0 for five in OPPONENTS.values())


def test_there_are_no_opponents_for_a_game_that_does_not_exist() -> None:
    with pytest.raises(s.InvalidSetup, match="'chess'"):
        s.opponents_of("chess")


# --- nothing plain is overlooked


def positions_with_a_win_in_one(setup: Setup, count: int) -> list[s.Match]:
    """From random games: the mover can win with one step (and perhaps `stop`), and has other turns too."""
    found: list[s.Match] = []
    for seed in range(200):
        match = setup.finished_match(seed)
        mover, last = 1 - match.to_move, match.last_turn
        assert last is not None
        match.undo()
        if match.record()["turns"] and len(match.legal_turns(limit=2)) == 2 and len(last.actions) <= 2:
            match.redo()
            if match.winner == mover:
                match.undo()
                found.append(s.load_record(match.record()))
                if len(found) == count:
                    break
    return found


@pytest.mark.parametrize("setup", [Setup("subsume", 4), Setup("surmount", 4), Setup("sunspot", 4)], ids=str)
def test_a_win_with_this_very_turn_is_taken(setup: Setup) -> None:
    """In Parasol and Sum the last turn is never a choice."""
    matches = positions_with_a_win_in_one(setup, count=8)
    assert len(matches) == 8
    for seed, match in enumerate(matches):
        mover = match.to_move
        choice = s.choose_turn(match, playouts=400, seed=seed)
        assert choice.proven == "win", match.record()
        play_out_a_proven_win(match, mover, choice)


def play_out_a_proven_win(match: s.Match, mover: int, choice: s.Choice) -> None:
    """A proven win is won, at once or later: the mover proves on, the other side does what it likes."""
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


# (set-up, random steps before the position): what is left can be tried out completely.
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


@pytest.mark.parametrize(("setup", "steps"), ENDGAMES, ids=str)
def test_what_is_proven_is_true_and_a_won_endgame_is_won(setup: Setup, steps: int) -> None:
    compared = 0
    for seed in range(12):
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
    assert compared >= 4


def test_an_endgame_of_surmount_is_won_if_it_can_be() -> None:
    compared = 0
    for seed in range(40):
        match = Setup("surmount", 4).finished_match(seed)
        for _ in range(3):
            match.undo()
        if match.is_over or sum(owner is None for owner in match.board.values()) > 1:
            continue
        can_win = best_result(match, {})
        choice = s.choose_turn(match, playouts=3000, seed=seed)
        assert choice.proven in (None, "win" if can_win else "loss")
        mover = match.to_move
        match.play(choice.text)
        assert (match.winner == mover if match.is_over else not best_result(match, {})) == can_win
        compared += 1
        if compared == 6:
            break
    assert compared >= 3


# --- the pie rule


def test_a_first_stone_that_wins_is_taken_by_swapping() -> None:
    """On size 2 there is one parasol, and whoever places four of the seven stones has it: the first colour wins."""
    for first in ("a1", "b2"):
        match = s.load_record(f"parasol 2: {first}")
        choice = s.choose_turn(match, playouts=2000, seed=1)
        assert (choice.text, choice.proven) == ("swap", "win")


def test_a_strong_first_stone_is_taken_and_a_weak_one_is_not() -> None:
    assert s.choose_turn(s.load_record("parasol 5: e5"), playouts=3000, seed=1).text == "swap"
    assert s.choose_turn(s.load_record("parasol 5: a1"), playouts=3000, seed=1).text != "swap"


def test_the_first_stone_is_chosen_so_that_swapping_gains_little() -> None:
    """Of the stones that were looked at, the one whose win rate is nearest to even."""
    choice = s.choose_turn(s.new_match("parasol", size=5), playouts=3000, seed=1)
    considered = [candidate for candidate in choice.candidates if candidate.playouts >= 100]
    assert len(considered) > 3
    assert abs(choice.win_rate - 0.5) <= min(abs(candidate.win_rate - 0.5) for candidate in considered)


# --- budgets, and what is refused


def test_the_game_is_over() -> None:
    match = Setup("sum", 3).finished_match(1)
    with pytest.raises(s.IllegalTurn):
        s.choose_turn(match, playouts=5)
    with pytest.raises(s.IllegalTurn):
        s.analyse(match, seconds=1)


@pytest.mark.parametrize(
    "budget",
    [
        {"seconds": 0},
        {"seconds": -1},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": "1"},
        {"seconds": True},
        {"playouts": 0},
        {"playouts": -5},
        {"playouts": 1.5},
        {"playouts": True},
        {"playouts": "5"},
        {"opponent": "nobody"},
        {"opponent": 5},
        {"opponent": ["swift"]},
    ],
    ids=str,
)
def test_a_budget_or_an_opponent_that_does_not_exist_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(s.InvalidSetup):
        s.choose_turn(s.new_match("sum"), **budget)


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), "1", True])
def test_the_analyst_needs_a_time_or_none(seconds: Any) -> None:
    with pytest.raises(s.InvalidSetup):
        s.analyse(s.new_match("sum"), seconds=seconds)


def test_whichever_of_time_and_playouts_ends_first_ends_the_thinking() -> None:
    match = s.new_match("sum", size=5)
    assert s.choose_turn(match, seconds=1000, playouts=PLAYOUTS, seed=1).text in match.legal_turns()
    assert s.choose_turn(match, seconds=0.01, playouts=10**9, seed=1).text in match.legal_turns()


def test_thinking_can_be_left_after_any_slice_and_says_how_far_it_is() -> None:
    match = s.new_match("surmount", size=5)
    thinking = Thinking(match, seconds=1000)
    assert thinking.progress == 0
    assert thinking.choice is None
    progress = []
    for _ in range(20):
        thinking.think(0.001)
        progress.append(thinking.progress)
    assert progress == sorted(progress)
    assert 0 < progress[-1] < 1
    assert thinking.choice is None
    assert thinking.best in match.legal_actions()


@every_small_setup
def test_the_length_of_the_slices_makes_no_difference(setup: Setup) -> None:
    match = setup.match_after(2, seed=2)
    at_once = Thinking(match, playouts=400, seed=3)
    bit_by_bit = Thinking(match, playouts=400, seed=3)
    while bit_by_bit.choice is None:
        bit_by_bit.think(1e-9)
    assert at_once.finish() == bit_by_bit.choice


# --- the analyst


@pytest.mark.parametrize("setup", [*SMALL_SETUPS, Setup("surmount", 5), Setup("sunspot", 5)], ids=str)
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


def test_an_analysis_is_told_again_and_again_until_nobody_asks_any_more() -> None:
    analyses = s.analyse(s.new_match("subsume"), seed=1)
    playouts = [analysis.playouts for analysis in islice(analyses, 3)]
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


SMALLEST_SETUPS = [Setup("subsume", 3), Setup("surmount", 4), Setup("sunspot", 3), Setup("parasol", 3), Setup("sum", 5)]


@pytest.mark.slow
@pytest.mark.parametrize("setup", SMALLEST_SETUPS, ids=str)
def test_a_random_mover_is_beaten(setup: Setup) -> None:
    """Four games with a small budget, two with either colour: at least three are won."""
    won = 0
    for seed in range(4):
        match, source = setup.match(), random.Random(seed)
        computer = seed % 2
        while not match.is_over:
            if match.to_move == computer:
                match.play(s.choose_turn(match, playouts=PLAYOUTS, seed=seed).text)
            else:
                turns = len(match.turns)
                while len(match.turns) == turns:
                    play_random_steps(match, source, 1)
        won += match.winner == computer
    assert won >= 3
