"""The history of a match, whatever the game: undo and redo, records, passes and the end."""

from __future__ import annotations

import json
import random

import pytest
from extent import by_extent
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import ERRORS, Setup, every_setup, play_random_steps, snapshot

import py_engine as s
from py_engine.records import write_link, write_list

seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, 90)


@every_setup
@settings(max_examples=by_extent(3, 5))
@given(seed=seeds, length=lengths)
def test_undo_takes_back_step_by_step_and_redo_plays_again(setup: Setup, seed: int, length: int) -> None:
    match = setup.match()
    source = random.Random(seed)
    seen = [snapshot(match)]  # at the start of each turn, and after each step of the unfinished one
    for _ in range(length):
        play_random_steps(match, source, 1)
        if not match.steps:
            seen = [shot for shot in seen if not shot["steps"]]
        if seen[-1]["record"] != match.record():
            seen.append(snapshot(match))
    taken_back = []
    for earlier in reversed(seen[:-1]):
        taken_back.append(snapshot(match))
        assert match.can_undo
        match.undo()
        assert snapshot(match) == earlier
        assert match.can_redo
    assert not match.can_undo
    with pytest.raises(s.IllegalTurn):
        match.undo()
    for later in reversed(taken_back):
        match.redo()
        assert snapshot(match) == later
    assert not match.can_redo
    with pytest.raises(s.IllegalTurn):
        match.redo()
    assert snapshot(match) == seen[-1]


@every_setup
def test_something_new_after_undo_ends_redo_but_an_error_does_not(setup: Setup) -> None:
    match = setup.match_after(6, seed=1)
    match.undo()
    with pytest.raises(ERRORS):
        match.play("nonsense")
    with pytest.raises(ERRORS):
        match.act("nonsense")
    assert match.can_redo
    match.act(match.legal_actions()[0])
    assert not match.can_redo


@every_setup
@settings(max_examples=by_extent(3, 6))
@given(seed=seeds, length=lengths)
def test_a_record_brings_the_match_back(setup: Setup, seed: int, length: int) -> None:
    """Records as a dict and as JSON text, in the middle of a turn too; share links and plain lists, between turns."""
    match = setup.match_after(length, seed)
    before = snapshot(match)
    assert snapshot(s.load_record(match.record())) == before
    assert snapshot(s.load_record(json.dumps(match.record()))) == before
    while match.steps:
        match.undo()
    before = snapshot(match)
    link = write_link(match)
    for text in (link, f"https://example.org/play/#{link}", write_list(match), f"  {write_list(match)}\n"):
        assert snapshot(s.load_record(text)) == before


@every_setup
@settings(max_examples=by_extent(3, 6))
@given(seed=seeds, length=lengths)
def test_the_same_steps_lead_to_the_same_position_however_they_are_given(setup: Setup, seed: int, length: int) -> None:
    """Step by step, as whole turns, or from a record."""
    stepped = setup.match_after(length, seed)
    by_turns = setup.match()
    for text in stepped.turns:
        by_turns.play(text)
    for step in stepped.steps:
        by_turns.act(step)
    assert snapshot(by_turns) == snapshot(stepped)
    assert hash(by_turns.position) == hash(stepped.position)


@every_setup
@settings(max_examples=4)
@given(seed=seeds)
def test_a_whole_turn_replaces_the_steps_of_an_unfinished_one(setup: Setup, seed: int) -> None:
    match = setup.match()
    source = random.Random(seed)
    while not match.is_over:
        play_random_steps(match, source, 1)
        if match.steps:
            whole = s.load_record({**match.record(), "steps": []})
            text = source.choice(whole.legal_turns(limit=20))
            whole.play(text)
            instead = s.load_record(match.record())
            instead.play(text)
            assert snapshot(instead) == snapshot(whole)
            if len(match.turns) > 40:
                return


@every_setup
@settings(max_examples=4)
@given(seed=seeds)
def test_the_end_is_final(setup: Setup, seed: int) -> None:
    match = setup.finished_match(seed)
    before = snapshot(match)
    assert match.is_over
    assert match.winner in (0, 1)
    assert match.outcome is not None
    assert match.record()["result"] == {"winner": match.winner, "how": match.outcome.termination}
    assert match.legal_actions() == []
    assert match.legal_turns() == []
    for text in [
        *match.board,
        "pass",
        "swap",
        "stop",
        "",
        *(f"x{name}" for name in match.board),
        *(f"X{name}" for name in match.board),
    ]:
        assert not match.is_legal(text)
        with pytest.raises(ERRORS):
            match.play(text)
        with pytest.raises(ERRORS):
            match.act(text)
    assert snapshot(match) == before
    assert match.explain(next(iter(match.board))) == "The game is over."


@every_setup
@settings(max_examples=4)
@given(seed=seeds)
def test_a_pass_is_the_only_turn_where_it_is_legal(setup: Setup, seed: int) -> None:
    match = setup.match()
    source = random.Random(seed)
    while not match.is_over:
        if match.is_legal("pass"):
            assert match.legal_actions() == match.legal_turns() == ["pass"]
            board = match.board
            match.play("pass")
            assert match.board == board
            assert match.turns[-1] == "pass"
        else:
            with pytest.raises(s.IllegalTurn):
                match.play("pass")
            play_random_steps(match, source, 1)


@every_setup
@settings(max_examples=4)
@given(seed=seeds)
def test_players_take_turns(setup: Setup, seed: int) -> None:
    match = setup.match()
    source = random.Random(seed)
    while not match.is_over:
        assert match.to_move == len(match.turns) % 2
        play_random_steps(match, source, 1)
