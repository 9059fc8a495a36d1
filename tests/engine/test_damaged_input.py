"""Whatever comes in damaged ends at once in one of the three errors, in a sentence that quotes it, and changes nothing.

Thousands of records, links, lists, set-ups and requests are made from sound ones by seeded damage, so a failure can
be had again: its number is in the name of the test.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from damage import damaged_document, damaged_json, damaged_text
from session_page import ERROR_NAMES
from setups import ERRORS, Setup

import py_engine as s
from py_engine.records import write_link, write_list
from py_engine.session import Session

BOARDS = [
    Setup("subsume", 3),
    Setup("surmount", 4),
    Setup("sunspot", 3),
    Setup("parasol", 3),
    Setup("sum", 4, ("b3",)),
]
# Of each kind on each board: all kinds together are some thousands.
DAMAGED = 600

# A message is a sentence, not an echo of whatever came in.
LONGEST_MESSAGE = 500

# The slowest takes some hundredths of it (seconds of the processor, so that a busy machine blames nobody).
LONGEST_TIME = 1.0

GAME_REPORT = {
    "header": {"game": {"name": "Surmount", "variants": ["size-4"]}, "players": [{"name": "A"}, {"name": "B"}]},
    "moves": [["c2", "d4"], ["a1", "d5"], ["g1", "d6"]],
}


def matches(board: Setup) -> list[s.Match]:
    """A young game, one in the middle (inside a turn perhaps), one that is over."""
    return [board.match_after(steps, seed) for seed, steps in enumerate((3, 11, 1_000_000))]


@contextmanager
def at_once() -> Iterator[None]:
    """What is done here takes no time to speak of."""
    begun = time.process_time()
    yield
    assert time.process_time() - begun < LONGEST_TIME


@at_once()
def require_refusal_or_match(record: Any) -> None:
    """A damaged record is refused properly, or what is left of it is the record of a match."""
    try:
        match = s.load_record(record)
    except ERRORS as error:
        require_sentence(error)
        return
    assert s.load_record(match.record()).board == match.board


def require_sentence(error: ValueError) -> None:
    """The message says something, and not too much."""
    assert 0 < len(str(error)) < LONGEST_MESSAGE


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_damaged_records_are_refused_or_read(board: Setup) -> None:
    random = Random(f"records of {board}")
    for match in matches(board):
        for _ in range(DAMAGED // 3):
            require_refusal_or_match(damaged_document(random, match.record()))
            require_refusal_or_match(damaged_json(random, match.record()))


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_damaged_links_and_lists_are_refused_or_read(board: Setup) -> None:
    random = Random(f"links of {board}")
    for match in matches(board):
        for _ in range(DAMAGED // 3):
            require_refusal_or_match(damaged_text(random, write_link(match)))
            require_refusal_or_match(damaged_text(random, write_list(match)))


def test_damaged_records_of_others_are_refused_or_read() -> None:
    random = Random("records of others")
    for _ in range(DAMAGED):
        require_refusal_or_match(damaged_json(random, GAME_REPORT))
        require_refusal_or_match(damaged_json(random, GAME_REPORT["moves"]))
        require_refusal_or_match(damaged_text(random, "1. c2 d4 2. a1 d5 3. g1 d6"))


@pytest.mark.parametrize(
    "text",
    [
        "a1" + "xa1" * 100_000 + "!",
        "1." * 100_000 + "a1!",
        '{"' + '\\"' * 300_000 + "\\",
        '{"' + "\\" * 300_001,
        "surmount 5: " + "c3," * 100_000 + "(x",
        "game=sum&turns=" + "%" * 100_000,
    ],
    ids=lambda text: text[:12],
)
def test_a_long_text_that_can_almost_be_read_is_refused_without_trying_it_in_every_way(text: str) -> None:
    with at_once(), pytest.raises(ERRORS):
        s.load_record(text)


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_damaged_turns_are_refused_or_played(board: Setup) -> None:
    random = Random(f"turns of {board}")
    match = matches(board)[0]
    turns = match.legal_turns(limit=20)
    for _ in range(DAMAGED):
        before, board_before = match.record(), match.board
        text = damaged_text(random, random.choice(turns))
        with at_once():
            try:
                match.play(text)
            except ERRORS as error:
                require_sentence(error)
            else:
                match.undo()
        assert match.turns == before["turns"]
        assert match.board == board_before


def requests(board: Setup) -> Iterator[dict[str, Any]]:
    """Sound requests of every kind."""
    match = matches(board)[1]
    new = {"game": board.game, "size": board.size, "holes": list(board.holes)}
    yield {"do": "new", **new}
    yield {"do": "new", "game": "sum", "size": 5, "hole_count": 4, "seed": 1}
    yield {"do": "load", "record": match.record()}
    yield {"do": "load", "record": write_link(match)}
    yield {"do": "play", "turn": match.turns[0]}
    yield {"do": "act", "action": "b2"}
    yield {"do": "explain", "cell": "b2"}
    yield {"do": "explain", "text": "b2"}
    yield {"do": "check_setup", **new, "start": "a1 b1/c2/1"}
    yield {"do": "think", "playouts": 4, "seed": 1}
    yield {"do": "think_slice", "milliseconds": 1}
    for verb in ("state", "record", "undo", "redo", "think_stop"):
        yield {"do": verb}


@pytest.mark.slow
@pytest.mark.differs_in_pyodide("the stack is smaller there")
@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_damaged_requests_are_refused_or_answered_and_a_refusal_changes_nothing(board: Setup) -> None:
    random = Random(f"requests on {board}")
    start = json.dumps({"do": "load", "record": matches(board)[1].record()})
    sound = list(requests(board))
    session = Session()
    for _ in range(DAMAGED):
        session.handle(start)
        before = session.handle('{"do": "state"}')
        request = random.choice(sound)
        text = damaged_json(random, request) if random.random() < 0.7 else damaged_text(random, json.dumps(request))
        with at_once():
            reply = json.loads(session.handle(text))
        if not reply["ok"]:
            assert reply["error"] in ERROR_NAMES
            assert 0 < len(str(reply["message"])) < LONGEST_MESSAGE
            assert session.handle('{"do": "state"}') == before
