"""The session's refusals: with one of the three errors, in a sentence, and nothing has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from extent import by_extent
from hypothesis import given, settings
from hypothesis import strategies as st
from session_page import ERROR_NAMES, Page

import py_engine as s
from py_engine.records.json_text import DEEPEST_NESTING
from py_engine.session import Session

GAMES = ", ".join(info.id for info in s.catalogue())
CHANGING = ["new", "act", "play", "undo", "redo", "load"]


@pytest.mark.parametrize("verb", ["state", "act", "play", "undo", "redo", "explain", "record", "think", "slice"])
def test_without_a_game_its_verbs_are_refused(verb: str) -> None:
    needs = {"action": "a1", "turn": "a1", "text": "a1", "job": "think", "milliseconds": 5}
    assert Page().reply(verb, **needs)["error"] == "InvalidSetup"


@pytest.mark.parametrize("do", [None, "", "dance", 5, ["new"], {"new": 1}, "New", "__init__"])
def test_a_verb_that_does_not_exist_is_refused(do: Any) -> None:
    Page(game="sum").refused(do, "InvalidText")


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "5", '"new"', "{}", '{"do": NaN}', "[" * 100_000, "x" * 3_000_000, "\ud800"]
)
def test_a_request_that_is_no_request_is_refused(text: str) -> None:
    reply = json.loads(Session().handle(text))
    assert reply["ok"] is False
    assert reply["error"] == "InvalidText"
    assert len(reply["message"]) < 400


@pytest.mark.parametrize(
    ("verb", "needs"),
    [
        ("act", {}),
        ("act", {"action": None}),
        ("act", {"action": 5}),
        ("act", {"action": "a99"}),
        ("act", {"action": "stop"}),
        ("act", {"action": "a1"}),
        ("play", {}),
        ("play", {"turn": ["b2"]}),
        ("play", {"turn": "a1"}),
        ("play", {"turn": "pass"}),
        ("explain", {}),
        ("explain", {"text": 5}),
        ("redo", {}),
        ("new", {}),
        ("new", {"game": "go"}),
        ("new", {"game": ["sum"]}),
        ("new", {"game": {"sum": 1}}),
        ("new", {"game": "sum", "size": 4}),
        ("new", {"game": "sum", "size": "5"}),
        ("new", {"game": "sum", "size": [5]}),
        ("new", {"game": "sum", "size": {}}),
        ("new", {"game": "sum", "size": 1e300}),
        ("new", {"game": "sum", "holes": "a1"}),
        ("new", {"game": "sum", "holes": 5}),
        ("new", {"game": "sum", "holes": True}),
        ("new", {"game": "sum", "size": 4, "holes": [5]}),
        ("new", {"game": "sum", "size": 4, "holes": [None]}),
        ("new", {"game": "sum", "size": 4, "holes": [["a1"]]}),
        ("new", {"game": "sum", "size": 4, "holes": [{"a1": 1}]}),
        ("new", {"game": "sum", "size": 9, "hole_count": 2, "seed": "x"}),
        ("new", {"game": "sum", "size": 9, "hole_count": 2, "seed": 1.5}),
        ("new", {"game": "sum", "size": 9, "seed": "x"}),
        ("new", {"game": "sum", "size": 9, "holes": ["zz"], "hole_count": 2}),
        *((verb, {"seed": "\ud800"}) for verb in ("think", "analyse", "review", "new")),
        ("load", {}),
        ("load", {"record": 5}),
        ("load", {"record": None}),
        ("load", {"record": []}),
        ("load", {"record": "sum 5: a1 a1"}),
        ("load", {"record": {"format": "sunstones-record"}}),
        ("think", {"opponent": "unknown"}),
        ("think", {"opponent": 5}),
        ("think", {"opponent": ["swift"]}),
        ("think", {"seconds": 0}),
        ("think", {"seconds": -1}),
        ("think", {"seconds": "1"}),
        ("think", {"seconds": True}),
        ("think", {"seconds": 10**400}),
        ("analyse", {"seconds": 10**400}),
        ("think", {"playouts": 0}),
        ("think", {"playouts": 1.5}),
        ("think", {"playouts": True}),
        ("think", {"playouts": "5"}),
        ("think", {"playouts": 5, "seed": "x"}),
        ("think", {"playouts": 5, "seed": [1]}),
        ("slice", {"job": "think", "milliseconds": 5}),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(verb: str, needs: dict[str, Any]) -> None:
    page = Page(game="sum", size=5)
    page.ask("play", turn="a1")
    page.refused(verb, **needs)


@pytest.mark.slow
@settings(max_examples=by_extent(50, 150))
@given(
    verb=st.sampled_from([*CHANGING, "explain", "think", "slice", "stop", "record"]),
    key=st.sampled_from(
        ["game", "size", "holes", "hole_count", "seed", "action", "turn", "record", "text", "opponent", "job"]
    ),
    value=st.recursive(
        st.none() | st.booleans() | st.integers(-3, 30) | st.floats(allow_nan=False) | st.text(max_size=6),
        lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
        max_leaves=4,
    ),
)
def test_any_request_is_answered_and_a_refusal_changes_nothing(verb: str, key: str, value: Any) -> None:
    page = Page(game="sum", size=5)
    page.ask("play", turn="a1")
    before = page.state()
    needs = {"game": "sum", "job": "think", "milliseconds": 1, "playouts": 5, key: value}
    reply = page.reply(verb, **needs)
    if not reply["ok"]:
        assert reply["error"] in ERROR_NAMES
        assert page.state() == before


@pytest.mark.parametrize(
    ("paste", "quoted"),
    [
        ("[" * 200_000, repr("[" * 40)),
        ("{" * 200_000, repr("{" * 40)),
        ('{"a":' * 3_000, repr('{"a":' * 8)),
        ('["\\' * 100_000, repr('["\\' * 20)[:20]),
        ("é" * 1_900_000, repr("é" * 40)),
        ("x\n" * 1_000_000, repr("x\n" * 20)),
    ],
    ids=["lists", "objects", "objects in objects", "quotes", "letters", "lines"],
)
def test_a_paste_that_cannot_be_read_is_quoted_and_not_the_request_around_it(paste: str, quoted: str) -> None:
    message = Page(game="sum", size=5).refused("load", "InvalidText", record=paste)
    assert quoted in message
    assert "load" not in message


@pytest.mark.parametrize("opened", ["[", '{"a":'])
def test_a_value_that_is_nested_too_deep_is_quoted_and_not_the_request_around_it(opened: str) -> None:
    deep = opened * 3_000 + "1" + {"[": "]", "{": "}"}[opened[0]] * 3_000
    for request in (f'{{"do": "load", "record": {deep}}}', f'{{"do": "load", "record": {{"tree": {deep}}}}}'):
        reply = json.loads(Session().handle(request))
        assert (reply["ok"], reply["error"]) == (False, "InvalidText")
        assert "has too many brackets to be read" in reply["message"]
        assert "load" not in reply["message"]
        assert opened * 3 in reply["message"]


@pytest.mark.parametrize(
    "key", ["do", "game", "size", "holes", "start", "cells", "seconds", "seed", "node", "language"]
)
def test_a_request_that_is_nested_too_deep_is_refused(key: str) -> None:
    for verb in ("load", "new", "preview", "think", "go", "check_setup"):
        request = f'{{"do": "{verb}", "{key}": {"[" * 3_000}{"]" * 3_000}}}'
        reply = json.loads(Session().handle(request))
        assert (reply["ok"], reply["error"]) == (False, "InvalidText")
        assert "has too many brackets to be read" in reply["message"]


def test_a_request_that_cannot_be_read_is_answered_in_its_language() -> None:
    for language, says in (("de", "hat zu viele Klammern"), ("fr", "a trop de crochets")):
        request = (
            f'{{"do": "load", "record": {"[" * DEEPEST_NESTING}{"]" * DEEPEST_NESTING}, "language": "{language}"}}'
        )
        assert says in json.loads(Session().handle(request))["message"]


# The reply about what may be played.
LEGAL = {"message": None, "stones": []}


def test_explain_names_the_rule_or_is_null() -> None:
    page = Page(game="sum", size=5)
    page.ask("play", turn="a1")
    assert page.ask("explain", text="b2") == LEGAL
    assert page.ask("explain", text="a1") == {"message": "There is already a stone on a1.", "stones": []}
    assert page.ask("explain", text="hello")["message"].endswith(".")


@pytest.mark.parametrize(
    ("record", "cell", "stones"),
    [
        ("sum 5: a1 c2 e5 b3 e4 c3", "b2", "a1 b3 c2 c3"),
        ("sum 5: a1", "a1", "a1"),
        ("subsume 4: d4 a1", "d5", "d4"),
        ("subsume 3: b2 d4 d1 d2 c3 b1 c1", "c2", "b1 b2 c1 c3 d1 d2"),
        ("surmount 4: c2 d4 a1 d5 g1 d6", "d4", "d4 d5 d6"),
    ],
)
def test_the_reason_against_a_cell_comes_with_the_stones_that_it_names_or_counts(
    record: str, cell: str, stones: str
) -> None:
    page = Page()
    page.ask("load", record=record)
    reply = page.ask("explain", cell=cell)
    assert cell in reply["message"]
    assert reply["stones"] == stones.split()


def test_explain_takes_a_step_or_a_whole_turn() -> None:
    page = Page()
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6")
    assert page.ask("explain", text="c3") == LEGAL
    assert page.ask("explain", text="c3,c4(xd5)") == LEGAL
    page.ask("act", action="c3")
    assert page.ask("explain", text="c4") == LEGAL
    assert page.ask("explain", text="c3,c4(xd5)") == LEGAL
    assert page.ask("explain", text="a4")["message"] == "a4 is not adjacent to the group that is growing."


@pytest.mark.parametrize(
    ("verb", "needs", "message"),
    [
        ("act", {}, "action should be a text, not None"),
        ("play", {"turn": ["b2"]}, "turn should be a text, not ['b2']"),
        ("explain", {"text": 5}, "text should be a text, not 5"),
        ("new", {}, f"there is no game ''; the games are {GAMES}"),
        ("new", {"game": 5}, f"there is no game 5; the games are {GAMES}"),
        ("preview", {"cells": 5}, "cells should be a list of names, not 5"),
        ("preview", {"cells": [5]}, "cells should be a list of names, not [5]"),
        ("preview", {"cells": ["zz"]}, "'zz' is not the name of a cell"),
        ("load", {"record": 5}, "5 is not a record"),
        ("load", {}, "'' is not a record: it should begin as in 'subsume 6: d4 e5'"),
        ("slice", {"job": "think", "milliseconds": 5}, "no search is under way"),
        ("slice", {"milliseconds": 5}, "None is not a job; jobs are think, analyse, review, prove, prove_turns"),
        ("stop", {"job": "act"}, "'act' is not a job; jobs are think, analyse, review, prove, prove_turns"),
    ],
)
def test_a_refusal_quotes_what_cannot_be_read(verb: str, needs: dict[str, Any], message: str) -> None:
    assert Page(game="sum").refused(verb, **needs) == message
