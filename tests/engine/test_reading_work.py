"""The cost of reading, in calls of functions: no input costs out of proportion to its length."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import Any

import pytest
from setups import ERRORS, Setup

import py_engine as s
from py_engine.match.turn_tree import TurnTree
from py_engine.session import Session

pytestmark = pytest.mark.cpython_only  # other interpreters count calls in other ways

# Times the calls of an honest record of the same length.
MOST_TIMES = 8


def calls_of(work: Callable[[], object]) -> int:
    """The number of functions that the work calls, those written in C included; an error of the engine ends it."""
    count = 0

    def profile(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(profile)
    try:
        work()
    except ERRORS:
        pass
    finally:
        sys.setprofile(None)
    return count


def calls_per_character(text: str) -> float:
    return calls_of(lambda: s.load_record(text)) / len(text)


def honest(game: str, size: int) -> str:
    """A record of some random games, each a variation of the one before."""
    match, source = s.new_match(game, size=size), Random(size)
    while len(match.history.tree) < 400:
        if match.is_over or len(match.turns) > 60:
            match.history.go_to(match.history.tree.here.line()[source.randrange(10)].number)
        match.act(source.choice(match.legal_actions()))
    while match.steps:
        match.undo()
    return json.dumps(match.record(variations=True))


def with_tree(match: s.Match, turns: list[str], after: list[int]) -> str:
    record = {**match.record(), "version": 2, "turns": [], "tree": {"turns": turns, "after": after, "line": 0}}
    return json.dumps(record)


def row(letter: str, count: int) -> list[str]:
    return [f"{letter}{number}" for number in range(1, count + 1)]


def long_turns() -> str:
    """Two hundred variations of a dozen cells next to one friendly group, of which only the last touches another.

    So the last has to be placed first, and all others come before it in board order.
    """
    enemies = row("i", 18) + row("j", 12)
    match = s.new_match("surmount", size=10, start=f"{' '.join([*row('h', 17), 'f15'])}/{' '.join(enemies)}/1")
    source = Random(1)
    turns = []
    for _ in range(200):
        cells = [*source.sample(row("g", 14), 11), "g16"]
        turns.append(f"{','.join(cells)}(x{source.choice(row('i', 18))})")
    return with_tree(match, turns, [0] * len(turns))


def far_apart() -> str:
    """Two lines that grow in turns, so that each turn is far from the one before."""
    line = Setup("sum", 9).match_after(40, seed=1).turns
    other = Setup("sum", 9).match_after(40, seed=2).turns
    turns = [text for pair in zip(line, other, strict=True) for text in pair]
    return with_tree(s.new_match("sum", size=9), turns, [max(0, number - 1) for number in range(len(turns))])


def many_branches() -> str:
    """Every first turn with every answer."""
    match = s.new_match("sum", size=9)
    first = match.legal_turns()
    turns, after = list(first), [0] * len(first)
    for number in range(1, 12):
        turns += [text for text in first if text != first[number - 1]]
        after += [number] * (len(first) - 1)
    return with_tree(match, turns, after)


@pytest.mark.parametrize(
    ("game", "size", "record"),
    [("surmount", 10, long_turns), ("sum", 9, far_apart), ("sum", 9, many_branches)],
    ids=["long_turns", "far_apart", "many_branches"],
)
def test_no_record_costs_out_of_proportion_to_an_honest_one(game: str, size: int, record: Callable[[], str]) -> None:
    text = record()
    s.load_record(text)
    assert calls_per_character(text) <= MOST_TIMES * calls_per_character(honest(game, size))


def test_each_turn_of_a_tree_is_read_without_going_there(monkeypatch: pytest.MonkeyPatch) -> None:
    entered = []
    enter = TurnTree._enter
    monkeypatch.setattr(TurnTree, "_enter", lambda tree, node: (entered.append(node), enter(tree, node)))
    s.load_record(far_apart())
    assert len(entered) <= 2 * 40, "the line that redo goes along, and back"


def page_with(variations: int) -> Session:
    """A match of Sum with this many variations, a few of them with notes; the last one is shown."""
    session = Session()
    session.handle('{"do": "new", "game": "sum", "size": 15}')
    for number, text in enumerate((f"{a} {b}" for a in row("a", 15) for b in (*row("b", 15), *row("c", 15))), 1):
        for turn in text.split():
            session.current.play(turn)
        if number == variations:
            break
        session.current.history.go_to(0)
    session.handle('{"do": "annotate", "comment": "Here."}')
    return session


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "steps",
    [["undo", "undo", "redo", "redo"], ["step_back", "step_forward"], ["undo", "play"], ["state"], ["annotate"]],
)
def test_a_step_costs_no_more_calls_with_many_variations_than_with_few(steps: list[str], language: str) -> None:
    def calls(variations: int) -> int:
        session, needs = page_with(variations), {"turn": "o15", "comment": "There.", "language": language}
        return calls_of(lambda: [session.handle(json.dumps({"do": verb, **needs})) for verb in steps])

    assert calls(400) < calls(40) + 40


LONG = 20_000
UNITS = ["%", "%41", "[", '{"a":', "[],", '"",', " ", ",", "(", "1", "1.", "a1 ", "xa1", "a1,", "/", "&", "é", "\u0301"]
HEADS = ["", "game=sum&turns=", "game=sum&holes=", "surmount 5: ", "sum 5 start ", "[", '["', '{"']


@pytest.mark.slow
@pytest.mark.parametrize("unit", UNITS)
def test_a_long_text_that_is_no_record_costs_no_more_than_an_honest_record_of_its_length(unit: str) -> None:
    most = MOST_TIMES * calls_per_character(honest("surmount", 5))
    for head in HEADS:
        text = head + unit * (LONG // len(unit))
        assert calls_per_character(text) <= most, head


@pytest.mark.slow
@pytest.mark.parametrize("key", ["text", "turn", "action", "cell", "start", "game", "opponent", "language", "do"])
def test_a_long_text_at_the_door_is_refused_after_a_few_calls(key: str) -> None:
    session = Session()
    session.handle('{"do": "new", "game": "surmount"}')
    session.handle('{"do": "think"}')  # the first to think reads the game's network, once
    for verb in ("new", "play", "act", "type", "explain", "check_setup", "think"):
        for unit in ("%", "[", "a1,", "(", " ", "1", "é"):
            request: dict[str, Any] = {"do": verb, "game": "surmount", key: unit * (LONG // len(unit))}
            text = json.dumps(request)
            assert calls_of(lambda text=text: session.handle(text)) < 2_000, (verb, unit)  # type: ignore[misc]
