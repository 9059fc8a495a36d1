"""The answers of the engine's frame to a page that speaks to it without a board."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.boards import HEAD, Boards, EngineFrame, serve_pages
from tests.web.support.chromium import console_errors, read_console, run_first
from tests.web.support.workers import KNOWN_WORKERS

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engine"))

from damage import damaged_document

# A page that speaks to the engine's frame by itself. `ask` posts calls and resolves to all that comes back until the
# last, a sound one, is answered.
HOST = f"""{HEAD}
<script>
addEventListener("message", ({{ data, source }}) => {{
  if (data?.sunstones !== "sunstones-engine" || window.ask) return;
  const {{ port1, port2 }} = new MessageChannel();
  window.ask = (calls) => new Promise((finish) => {{
    const answers = [];
    port1.onmessage = ({{ data }}) => {{
      answers.push(data);
      if (data.id === calls.at(-1).id && data.tell !== "progress") finish(answers);
    }};
    for (const call of calls) port1.postMessage(call);
  }});
  source.postMessage(data, "*", [port2]);
}});
</script>
<iframe src="SITE/embed/engine.html"></iframe>
"""
ASK = "const [calls, finish] = arguments; ask(calls).then(finish, (problem) => finish(String(problem)));"

# Damaged messages sent to the engine's frame.
DAMAGED = 3_000
RECORD = {"format": "sunstones-record", "version": 1, "game": "sum", "size": 3, "turns": ["b2", "a1"]}
REQUESTS: list[dict[str, Any]] = [
    {"do": "new", "game": "sum", "size": 5, "holes": ["c3", "c4"]},
    {"do": "new", "game": "surmount", "size": 4, "start": "d4 d5/c4/2"},
    {"do": "load", "record": RECORD},
    {"do": "load", "record": "game=parasol&size=3&turns=c3+swap+b2"},
    {"do": "play", "turn": "a1"},
    {"do": "act", "action": "b2"},
    {"do": "explain", "cell": "b2"},
    {"do": "preview", "cells": ["a1", "b2"]},
    {"do": "undo"},
    {"do": "redo"},
    {"do": "state"},
    {"do": "record"},
]
KINDS = {"InvalidText", "IllegalTurn", "InvalidSetup"}


Ask = Callable[[list[Any]], list[Any]]


@pytest.fixture
def ask(driver: Chrome, server: FolderServer, tmp_path: Path) -> Iterator[Ask]:
    """Posts calls from a page of another site to the engine's frame; returns the answers."""
    page = HOST.replace("SITE", server.url.rstrip("/"))
    with run_first(driver, KNOWN_WORKERS), serve_pages(tmp_path, {"host.html": page}) as elsewhere:
        driver.get(f"{elsewhere.url}host.html")
        Boards(driver).wait(lambda: driver.execute_script("return Boolean(window.ask)"))
        yield lambda calls: list(driver.execute_async_script(ASK, calls))
        driver.get("about:blank")
    read_console(driver)


def test_thousands_of_damaged_messages_are_refused_in_a_sentence_or_ignored(driver: Chrome, ask: Ask) -> None:
    random = Random("messages to the frame")
    calls: list[Any] = []
    for number in range(DAMAGED):
        call = {"call": "request", "id": number, "session": number % 3, "request": random.choice(REQUESTS)}
        calls.append(damaged_document(random, call))
    for number in range(DAMAGED // 10):
        proof = {**prove(number % 3, random.choice(["prove", "prove_turns"]), positions=5), "id": DAMAGED + number}
        calls.append(damaged_document(random, proof))
    sound = [
        {"call": "request", "id": 1_000_000, "session": 7, "request": {"do": "load", "record": "sum 3:"}},
        {"call": "request", "id": 1_000_001, "session": 7, "request": {"do": "play", "turn": "b2"}},
    ]
    ask(sound[:1])
    answers = ask([*calls, *sound])
    # A proof may have come to its end before the next request ended it.
    told = [answer for answer in answers if answer["tell"] not in ("stage", "progress")]
    assert {answer["tell"] for answer in told} == {"reply", "refusal"}
    refusals = [answer for answer in told if answer["tell"] == "refusal"]
    assert len(refusals) > DAMAGED / 10
    assert {answer["kind"] for answer in refusals} <= KINDS
    assert all(0 < len(answer["message"]) < 500 for answer in refusals)
    assert told[-1]["reply"]["state"]["turns"] == ["b2"], "another session's match is as it was left"
    assert EngineFrame(driver).workers() == 1


def test_a_page_may_open_many_boards_but_not_more_than_a_thousand(ask: Ask) -> None:
    loads = [
        {"call": "request", "id": number, "session": number, "request": {"do": "load", "record": "sum 3:"}}
        for number in range(1_001)
    ]
    told = [answer["tell"] for answer in ask(loads[:-1]) if answer["tell"] != "stage"]
    assert told == ["reply"] * 1_000
    refusal = ask(loads[-1:])[-1]
    assert (refusal["tell"], refusal["message"]) == ("refusal", "more than 1000 boards are open")
    answers = ask([{"call": "close", "session": 5}, {**loads[-1], "id": 2_000}])
    assert answers[-1]["tell"] == "reply", "another one has been given back"


def think(session: int, **options: Any) -> dict[str, Any]:
    """A call for a search; its id is the session's number and a hundred."""
    return {"call": "job", "id": 100 + session, "session": session, "request": {"do": "think", **options}}


def load(session: int) -> dict[str, Any]:
    """A call that opens a session with a game; its id is the session's number."""
    return {"call": "request", "id": session, "session": session, "request": {"do": "load", "record": "sum 9:"}}


def test_searches_are_answered_in_the_order_of_asking_whatever_their_budgets(ask: Ask) -> None:
    sessions = range(6)
    ask([load(session) for session in sessions])
    searches = [think(session, playouts=2 if session else 400) for session in sessions]
    answers = ask(searches)
    replies = [answer for answer in answers if answer["tell"] == "reply"]
    assert [answer["id"] for answer in replies] == [search["id"] for search in searches]
    assert all(answer["reply"] is True for answer in replies)
    chosen = {answer["id"]: answer["report"]["choice"] for answer in answers if answer["tell"] == "progress"}
    assert all(chosen[search["id"]]["text"] for search in searches), "each has told its turn before it ended"


def test_searches_that_wait_hold_up_no_other_board_and_a_stop_lets_the_next_one_run(ask: Ask) -> None:
    ask([load(session) for session in range(4)])
    searches = [think(0, seconds=1_000_000), think(1, seconds=1_000_000), think(2, playouts=2)]
    play = {"call": "request", "id": 50, "session": 3, "request": {"do": "play", "turn": "c3"}}
    answers = ask([*searches, play])
    assert [answer["id"] for answer in answers if answer["tell"] == "reply"] == [50]
    stops = [{"call": "stop", "id": search["id"]} for search in (searches[1], searches[0])]
    answers = ask([*stops, think(3, playouts=2)])
    replies = [(answer["id"], answer["reply"]) for answer in answers if answer["tell"] == "reply"]
    assert sorted(replies[:2]) == [(100, False), (101, False)]
    assert replies[2:] == [(102, True), (103, True)]


def prove(session: int, verb: str, **options: Any) -> dict[str, Any]:
    """A call for a proof; its id is the session's number and two hundred."""
    return {"call": "job", "id": 200 + session, "session": session, "request": {"do": verb, **options}}


def test_proofs_are_reported_and_answered_and_other_jobs_are_refused(ask: Ask) -> None:
    match = {"do": "load", "record": "parasol 3: d4 e1 c3 d3 b1 c2 a1 c4 e3 b4 b3 c1 a2 c5"}
    ask([{"call": "request", "id": 0, "session": 0, "request": match}])
    *reports, end = ask([prove(0, "prove_turns")])
    assert (end["tell"], end["reply"]) == ("reply", True)
    last = reports[-1]["report"]
    assert ([one["text"] for one in last["winning"]], last["unproven"], last["all"]) == (["d2"], 0, True)
    *reports, end = ask([prove(0, "prove", positions=5_000)])
    assert end["reply"] is True
    assert (reports[-1]["report"]["winner"], reports[-1]["report"]["line"][0]["text"]) == (0, "d2")
    for refused in (prove(0, "analyse"), prove(0, "review"), prove(0, "prove", positions="many"), prove(9, "prove")):
        answer = ask([refused])[-1]
        assert answer["tell"] == "refusal"
        assert 0 < len(answer["message"]) < 500


def test_a_proof_that_is_stopped_ends_and_holds_up_no_other_board(ask: Ask) -> None:
    ask([load(session) for session in range(2)])
    play = {"call": "request", "id": 50, "session": 1, "request": {"do": "play", "turn": "c3"}}
    answers = ask([prove(0, "prove_turns"), play])
    assert [answer["id"] for answer in answers if answer["tell"] == "reply"] == [50]
    answers = ask([{"call": "stop", "id": 200}, {**prove(0, "prove", positions=1), "id": 60}])
    replies = [(answer["id"], answer["reply"]) for answer in answers if answer["tell"] == "reply"]
    assert replies == [(200, False), (60, True)]


# Nests a record on the page itself: the driver could not send one so deep.
ASK_DEEP = """
const [depth, finish] = arguments;
const nest = (wrap) => Array.from({ length: depth }).reduce(wrap, "c3");
const load = (id, session, record) => ({ call: "request", id, session, request: { do: "load", record } });
ask([
  load(1, 0, nest((inner) => [inner])), load(2, 0, nest((inner) => ({ inner }))),
  { call: "request", id: 3, session: 1, request: { do: "play", turn: "c3" } },
]).then(finish, (problem) => finish(String(problem)));
"""


def test_a_record_nested_thousands_deep_is_refused_and_costs_no_board_its_engine(driver: Chrome, ask: Ask) -> None:
    ask([load(1)])
    # The browser's cloning may overflow its stack on a record so deep; the call is ignored then.
    for depth in (200, 1_000, 3_000):
        *refusals, played = driver.execute_async_script(ASK_DEEP, depth)
        for refusal in refusals:
            assert refusal["kind"] == "InvalidText"
            assert refusal["message"] == "the call cannot be read: it nests deeper than 60 levels"
        assert len(refusals) == 2 or depth == 3_000
        assert played["reply"]["state"]["turns"] == ["c3"]
        ask([load(1)])
    assert EngineFrame(driver).workers() == 1


def test_a_verb_that_refuses_conversion_is_refused_and_nothing_is_thrown(driver: Chrome, ask: Ask) -> None:
    read_console(driver)
    verb = {"toString": 1, "valueOf": 1}
    answers = ask([{**load(0), "id": 7, "request": {"do": verb}}, load(0)])
    told = [(answer["id"], answer["tell"]) for answer in answers if answer["tell"] != "stage"]
    assert told == [(7, "refusal"), (0, "reply")]
    assert console_errors(driver) == []
