"""Properties that hold for every game, on every board: the contract of `Match`, whatever the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from extent import by_extent
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import ERRORS, SETUPS, Setup, every_setup, every_small_setup, play_random_steps, snapshot, turn_texts

import py_engine as s
from py_engine.search.games import knowledge_of

seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, 90)

WORDS = ["pass", "swap", "stop", "", " ", "x", "X", ";", ",", "()", "resign", "a", "1", "a0", "z1", "a99", "A1", "xx"]


def texts_to_try(match: s.Match, source: random.Random) -> list[str]:
    """Texts of every form that any game knows, about cells of this board, legal ones and others."""
    names = list(match.board)
    some = [source.choice(names) for _ in range(12)]
    pairs = [(source.choice(names), source.choice(names)) for _ in range(6)]
    texts = WORDS + some + [f"x{name}" for name in some[:6]] + [f"X{name}" for name in some[6:]]
    texts += [f"{one};X{other}" for one, other in pairs] + [f"{one},{other}" for one, other in pairs]
    texts += [f"{one}(x{other})" for one, other in pairs] + [f"X{one};X{other}" for one, other in pairs]
    legal = match.legal_turns(limit=60)
    return texts + source.sample(legal, min(len(legal), 8)) + match.legal_actions()[:8]


@every_setup
@settings(max_examples=by_extent(4, 8))
@given(seed=seeds, length=lengths)
def test_a_turn_is_legal_exactly_when_it_can_be_played_and_explain_is_none(
    setup: Setup, seed: int, length: int
) -> None:
    match = setup.match_after(length, seed)
    while match.steps:
        match.undo()  # between turns, where a text is a whole turn
    before = snapshot(match)
    listed = match.legal_turns() if setup.game != "surmount" else None
    for text in texts_to_try(match, random.Random(seed)):
        reason = match.explain(text)
        assert match.is_legal(text) == (reason is None)
        if reason is None:
            match.play(text)
            if listed is not None:
                assert match.turns[-1] in listed
            match.undo()
        else:
            assert_is_a_sentence(reason)
            with pytest.raises(ERRORS):
                match.play(text)
        assert snapshot(match) == before


@every_setup
@settings(max_examples=by_extent(4, 8))
@given(seed=seeds, length=lengths)
def test_a_step_is_among_the_legal_actions_exactly_when_it_can_be_taken(setup: Setup, seed: int, length: int) -> None:
    match = setup.match_after(length, seed)
    before = snapshot(match)
    for text in before["actions"]:
        copy = s.load_record(match.record())
        copy.act(text)
        assert len(copy.steps) > len(match.steps) or len(copy.turns) > len(match.turns)
    for text in texts_to_try(match, random.Random(seed)):
        if text in before["actions"]:
            continue
        elif match.steps and match.steps[-1][0] == "X":
            continue  # Sunspot: any stone of a subgroup names it; see test_notation.py
        else:
            with pytest.raises(ERRORS):
                match.act(text)
        assert snapshot(match) == before


@every_small_setup
@settings(max_examples=by_extent(4, 8))
@given(seed=seeds)
def test_a_cell_stands_for_the_step_that_is_legal_there(setup: Setup, seed: int) -> None:
    match, source = setup.match(), random.Random(seed)
    while not match.is_over:
        for action in match.game.legal_actions(match.position):
            if action.cell >= 0:
                assert match.game.step_at(match.position, action.cell) == action
        play_random_steps(match, source, 1)


@pytest.mark.slow
@every_setup
@settings(max_examples=by_extent(4, 8))
@given(seed=seeds, length=lengths)
def test_inside_a_turn_explain_speaks_of_the_next_step_or_of_a_whole_turn_instead(
    setup: Setup, seed: int, length: int
) -> None:
    match = setup.match_after(length, seed)
    for text in texts_to_try(match, random.Random(seed)):
        reason = match.explain(text)
        as_a_step = bool(match.steps) and can(match, s.Match.act, text)
        assert (reason is None) == (as_a_step or can(match, s.Match.play, text))
        if reason is not None:
            assert_is_a_sentence(reason)


def can(match: s.Match, play: object, text: str) -> bool:
    """Return whether a copy of the match accepts the text."""
    copy = s.load_record(match.record())
    try:
        play(copy, text)  # type: ignore[operator]
    except ERRORS:
        return False
    return True


def assert_is_a_sentence(reason: str) -> None:
    assert reason == reason.strip()
    assert reason[-1] == "."
    assert len(reason) > 10


@every_setup
@settings(max_examples=by_extent(3, 6))
@given(seed=seeds, length=lengths)
def test_texts_of_turns_are_canonical_sorted_and_read_back(setup: Setup, seed: int, length: int) -> None:
    match = setup.match_after(length, seed)
    turns = match.legal_turns(limit=100)
    assert turns == sorted(set(turns))
    assert bool(turns) == (not match.is_over)
    while match.steps:
        match.undo()
    for text in turns[:: max(1, len(turns) // 12)]:
        match.play(text)
        assert match.turns[-1] == text
        match.undo()


@every_small_setup
@settings(max_examples=by_extent(3, 6))
@given(seed=seeds, length=st.integers(0, 60))
def test_the_legal_turns_are_what_the_legal_steps_lead_to(setup: Setup, seed: int, length: int) -> None:
    match = setup.match_after(length, seed)
    while match.steps:
        match.undo()
    assert match.legal_turns() == sorted(turn_texts(match.game, match.position) | swap(match))


def swap(match: s.Match) -> set[str]:
    return {"swap"} if match.can_swap else set()


@every_setup
@settings(max_examples=by_extent(3, 6))
@given(seed=seeds)
def test_a_limit_cuts_the_list_of_turns_and_leaves_out_nothing_when_it_is_not_reached(setup: Setup, seed: int) -> None:
    match = setup.match_after(4, seed)
    every_turn = match.legal_turns()
    assert match.legal_turns(limit=len(every_turn)) == every_turn
    for limit in range(len(every_turn)):
        some = match.legal_turns(limit=limit)
        assert len(some) == limit
        assert set(some) <= set(every_turn)


@pytest.mark.parametrize("limit", [-1, 1.0, "5", True, []], ids=repr)
def test_a_limit_that_is_no_number_of_turns_is_refused(limit: Any) -> None:
    with pytest.raises(s.InvalidSetup):
        s.load_record("parasol 2: b2").legal_turns(limit)


@pytest.mark.parametrize(
    ("begun", "step", "turn"),
    [
        ("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2", "a1", "b1;Xg1"),
        ("surmount 4: a4 b3 b4 e5 c4 e2 d5", "e4", "d6,g4,g1(xa1)"),
        ("surmount 4: a4 b3 b4 e5 c4 e2 d5", "e4", "a4"),
    ],
)
def test_inside_a_turn_explain_says_of_a_whole_turn_what_entering_it_says(begun: str, step: str, turn: str) -> None:
    match = s.load_record(begun)
    match.act(step)
    assert match.steps == [step]
    with pytest.raises(s.IllegalTurn) as refused:
        match.enter(turn)
    assert match.explain(turn) == refused.value.reason


@pytest.mark.parametrize("setup", [one for one in SETUPS if one.match().info.stones_stay], ids=str)
@settings(max_examples=by_extent(3, 5))
@given(seed=seeds)
def test_stones_stay_as_they_were_put_where_the_catalogue_says_so(setup: Setup, seed: int) -> None:
    match = setup.match()
    source = random.Random(seed)
    while not match.is_over:
        before = match.position.stones
        play_random_steps(match, source, 1)
        assert all(before[colour] & ~match.position.stones[colour] == 0 for colour in (0, 1))


@every_setup
@settings(max_examples=by_extent(3, 5))
@given(seed=seeds)
def test_positions_never_change(setup: Setup, seed: int) -> None:
    """A position kept from long ago is the same value, and the game says the same of it."""
    match = setup.match()
    source = random.Random(seed)
    kept = []
    while not match.is_over:
        here = match.position
        kept.append((here, tuple(here), hash(here), match.game.legal_actions(here)))
        play_random_steps(match, source, 1)
    for here, fields, hashed, actions in kept:
        assert tuple(here) == fields
        assert hash(here) == hashed
        assert match.game.legal_actions(here) == actions
        assert match.game.outcome(here) is None
    with pytest.raises(AttributeError):
        kept[0][0].stones = (0, 0)  # type: ignore[misc]


@every_setup
def test_every_cell_is_empty_at_the_start_and_the_first_stone_may_go_anywhere(setup: Setup) -> None:
    match = setup.match()
    assert set(match.board.values()) == {None}
    assert match.legal_turns() == sorted(match.board)
    assert match.legal_actions() == list(match.board)
    assert not set(match.board) & set(setup.holes)


@every_setup
@settings(max_examples=by_extent(3, 5))
@given(seed=seeds)
def test_what_the_search_takes_for_granted_is_true(setup: Setup, seed: int) -> None:
    """A game that is settled ends so; where no step is said to end it, none does; random steps are legal ones."""
    match = setup.match()
    source = random.Random(seed)
    settled = []
    while not match.is_over:
        game, here = match.game, match.position
        settled.append(game.settled_for(here))
        actions = game.legal_actions(here)
        assert all(game.is_legal(here, action) for action in actions)
        assert game.is_legal(here, knowledge_of(game).random_action(here, source))
        if not knowledge_of(game).may_end(here):
            assert not any(game.outcome(game.apply(here, action)) for action in actions)
        play_random_steps(match, source, 1)
    outcome = match.outcome
    assert outcome is not None
    assert game.settled_for(match.position) == outcome.winner
    assert set(settled) <= {None, outcome.winner}
