"""Texts: what can be read and what cannot, and which of several texts for a turn is the canonical one."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from references import surmount
from setups import SETUPS, Setup, every_setup, every_small_setup, play_random_steps, snapshot

import py_engine as s

UNREADABLE_CELLS = [
    "",
    "a",
    "1",
    "a0",
    "a01",
    "A1",
    " a1",
    "a1 ",
    "a 1",
    "a1\n",
    "\ta1",
    "a+1",
    "a-1",
    "a1.0",
    "aa1",
    "1a",
    "a1a1",
    "a1a2",
    "a1b",
    "a①",
    "a²",
    "a١",  # Arabic-Indic one
    "a１",  # fullwidth one
    "ａ1",  # fullwidth a
    "а1",
    "á1",
    "a1\u0301",
    "a1\u200b",
    "a1\0",
    "\ud800",
    "a1!",
    "a1?",
    "None",
    "Pass",
    "PASS",
    "pass ",
    "resign",
]

NOT_TEXTS = [None, 3, 3.5, True, b"a1", ["a1"], ("a", "1"), {"a1": 1}, {"a1"}, object]


@every_small_setup
@pytest.mark.parametrize("text", UNREADABLE_CELLS)
def test_what_is_not_exactly_the_name_of_a_cell_cannot_be_read(setup: Setup, text: str) -> None:
    match = setup.match_after(2, seed=3)
    before = snapshot(match)
    for read in (match.play, match.act):
        with pytest.raises(s.InvalidText) as caught:
            read(text)
        assert repr(text) in str(caught.value)
    assert match.explain(text) is not None
    assert not match.is_legal(text)
    assert snapshot(match) == before


@every_small_setup
@pytest.mark.parametrize("thing", NOT_TEXTS, ids=repr)
def test_what_is_no_text_cannot_be_read(setup: Setup, thing: object) -> None:
    match = setup.match_after(2, seed=3)
    before = snapshot(match)
    for read in (match.play, match.act, match.enter, match.explain_cell):
        with pytest.raises(s.InvalidText):
            read(thing)  # type: ignore[arg-type]
    assert not match.is_legal(thing)  # type: ignore[arg-type]
    assert snapshot(match) == before


@every_small_setup
@pytest.mark.parametrize(
    "text", ["a1" * 50_000, "a1," * 50_000, "a1;" * 50_000, "(" * 100_000, "9" * 100_000, "a" + "1" * 5000]
)
def test_a_very_long_text_is_refused_with_a_short_message(setup: Setup, text: str) -> None:
    match = setup.match_after(2, seed=3)
    for read in (match.play, match.act):
        with pytest.raises(s.InvalidText) as caught:
            read(text)
        assert len(str(caught.value)) < 200
    assert len(match.explain(text) or "") < 200


@every_setup
def test_a_cell_of_a_larger_board_is_not_on_this_one(setup: Setup) -> None:
    match = setup.match()
    for text in (f"a{setup.size + 1}", "z1", "a99"):
        with pytest.raises(s.InvalidText, match=f"'{text}' is not on this board"):
            match.play(text)


@every_setup
@settings(max_examples=25)
@given(
    seed=st.integers(0, 2**32 - 1), text=st.one_of(st.text(max_size=12), st.text("abcdx X;,()123 pasw", max_size=12))
)
def test_any_text_is_read_or_refused_with_one_of_the_three_errors(setup: Setup, seed: int, text: str) -> None:
    match = setup.match_after(seed % 40, seed)
    before = snapshot(match)
    reason = match.explain(text)
    assert (reason is None) == match.is_legal(text)
    if reason is not None and not match.steps:
        with pytest.raises((s.InvalidText, s.IllegalTurn)) as caught:
            match.play(text)
        assert quotes(str(caught.value), text)
        assert snapshot(match) == before


def quotes(message: str, text: str) -> bool:
    """Return whether the message quotes the text or at least a part of it."""
    parts = (text[start:end] for start in range(len(text)) for end in range(start + 1, len(text) + 1))
    return repr(text) in message or any(repr(part) in message for part in parts)


@every_small_setup
@pytest.mark.parametrize(
    "text", ["a" * 1000, "a1" * 500, "é" * 1000, "x" + "1" * 1500, "a1," * 500 + "a1", "a1;" * 500 + "a1"]
)
def test_a_message_about_a_long_text_stays_readable(setup: Setup, text: str) -> None:
    match = setup.match_after(2, seed=3)
    with pytest.raises((s.InvalidText, s.IllegalTurn)) as caught:
        match.play(text)
    assert len(str(caught.value)) < 400


@every_setup
def test_an_illegal_turn_is_quoted_before_the_rule_that_forbids_it(setup: Setup) -> None:
    match = setup.match_after(1, seed=1)
    taken = next(cell for cell, owner in match.board.items() if owner is not None)
    with pytest.raises(s.IllegalTurn) as caught:
        match.play(taken)
    assert caught.value.reason == match.explain(taken) == f"There is already a stone on {taken}."
    assert str(caught.value) == f"'{taken}': {caught.value.reason}"


# --- Surmount

SURMOUNT_MALFORMED = [
    "c3,",
    ",c3",
    "c3,,c4",
    "c3, c4",
    "c3;c4",
    "c3(d4)",
    "c3(xd4",
    "c3xd4",
    "c3,xd4",
    "c3()",
    "c3(x)",
    "(xd4)",
    "x",
    "xx3",
    "Xd4",
    "xc3,xc4",
    "xc3(xd4)",
    "c3(xd4)(xd5)",
    "c3(xd4),c4",
    "c3(xD4)",
    "c3 (xd4)",
    "c3(xd4) ",
    "c3\n(xd4)",
]


@pytest.mark.parametrize("text", SURMOUNT_MALFORMED)
def test_surmount_malformed_turns_cannot_be_read(text: str) -> None:
    match = s.load_record("surmount 4: c2 d4 a1 d5")
    with pytest.raises(s.InvalidText) as caught:
        match.play(text)
    assert quotes(str(caught.value), text)


def test_surmount_a_cell_named_twice_is_illegal() -> None:
    match = s.load_record("surmount 4: c2 d4 a1 d5")
    assert match.is_legal("c3(xd4)")
    for text in ("c3,c3(xd4)", "c3,c3"):
        with pytest.raises(s.IllegalTurn, match="named twice"):
            match.play(text)


@pytest.mark.slow
def test_surmount_every_order_of_the_cells_is_read_and_means_the_same_turn() -> None:
    """Also orders that do not start with the placement: any that can be put into a legal one."""
    checked = 0
    for seed in range(60):
        match, rules = s.new_match("surmount", size=4), surmount.Rules(4)
        source = random.Random(seed)
        position = rules.start()
        while position.winner is None and checked < 60:
            turn = rules.random_turn(position, source)
            if turn is None:
                break
            canonical = rules.text(position, turn)
            if 2 <= len(turn[0]) <= 5:
                for order in permutations(sorted(turn[0])):
                    match.play(f"{','.join(order)}(x{turn[1]})")
                    assert match.turns[-1] == canonical
                    match.undo()
                checked += 1
            match.play(canonical)
            position = rules.play(position, turn)
    assert checked == 60


# --- Sunspot

SUNSPOT_MALFORMED = [
    ";",
    "a1;",
    ";Xd4",
    "a1;;Xd4",
    "a1,Xd4",
    "a1 ;Xd4",
    "a1; Xd4",
    "a1;xd4",
    "a1;XD4",
    "X",
    "Xa",
    "XXd4",
    "xa1",
    "a1;Xd4;",
    "a1;stop",
    "a1;Xd4;stop",
]


@pytest.mark.parametrize("text", SUNSPOT_MALFORMED)
def test_sunspot_malformed_turns_cannot_be_read(text: str) -> None:
    match = s.load_record("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2")
    assert match.is_legal("a1;Xd4;Xc3")
    with pytest.raises(s.InvalidText):
        match.play(text)


@pytest.mark.parametrize(
    "text",
    ["Xd4", "a1;d4", "a1;a2", "a1;Xd4", "a1;Xd4;Xc3;Xa1", "Xd4;a1", "a1;swap", "a1;pass", "pass;Xd4"],
)
def test_sunspot_steps_that_do_not_make_a_turn_are_illegal(text: str) -> None:
    match = s.load_record("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2")
    with pytest.raises(s.IllegalTurn):
        match.play(text)


@pytest.mark.slow
def test_sunspot_any_stone_of_an_edge_subgroup_names_it_as_a_step_too() -> None:
    """And the step is kept under the name of the first."""
    named = 0
    for seed in range(30):
        match = s.new_match("sunspot", size=4)
        source = random.Random(seed)
        while not match.is_over:
            play_random_steps(match, source, 1)
            if match.steps and match.steps[-1].startswith("X"):
                targets = match.game.targets(match.position)
                for cell, action in targets.items():
                    copy = s.load_record(match.record())
                    copy.act(f"X{match.game.board.name(cell)}")
                    assert copy.turns[-1].endswith(f";{match.game.action_text(action)}")
                    assert copy.turns[-1].rpartition(";")[2] in match.legal_actions()
                    named += copy.turns[-1].rpartition(";")[2] != f"X{match.game.board.name(cell)}"
                others = [name for name in match.board if match.game.board.cell(name) not in targets]
                for name in others:
                    with pytest.raises(s.IllegalTurn):
                        match.act(f"X{name}")
    assert named > 20


def test_stop_is_a_step_and_no_part_of_a_turns_text() -> None:
    match = s.load_record("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2")
    match.act("a1")
    assert match.legal_actions() == ["Xd4", "stop"]
    match.act("stop")
    assert match.turns[-1] == "a1"
    for setup in SETUPS:
        with pytest.raises(s.IllegalTurn):
            setup.match().play("stop")
