"""An embedded board keeps to its own engine: strangers in the page get nothing, damaged messages do nothing, and an
engine that dies is replaced."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.boards import Boards, serve_pages
from tests.web.support.chromium import console_errors, read_console, run_first
from tests.web.support.workers import KILL, KNOWN_WORKERS

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engine"))

from damage import damaged_document

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Another page</title>
<link rel="icon" href="data:,">
"""

# As soon as the page opens the engine's frame, three greetings come before the frame's own, each wrong in one thing.
PAGE = f"""{HEAD}
<script>
const greeting = {{ sunstones: "sunstones-engine", version: 1 }};
window.greeted = 0;
new MutationObserver((changes) => {{
  for (const frame of changes.flatMap(({{ addedNodes }}) => [...addedNodes])) {{
    if (!frame.src?.startsWith("SITE/embed/engine.html")) continue;
    const source = frame.contentWindow;
    const faults = [{{ origin: location.origin }}, {{ source: window }}, {{ data: {{ ...greeting, version: 2 }} }}];
    for (const wrong of faults) {{
      dispatchEvent(new MessageEvent("message", {{ data: greeting, origin: "SITE", source, ...wrong }}));
      greeted += 1;
    }}
  }}
}}).observe(document.documentElement, {{ childList: true, subtree: true }});
window.stolen = [];
addEventListener("message", ({{ data }}) => {{ if (data?.stolen) stolen.push(data.stolen); }});
</script>
<iframe src="stranger.html" width="10" height="10"></iframe>
<script type="module" src="SITE/embed.js"></script>
<sunstones-board id="alone" game="sum" size="5" mode="play"></sunstones-board>
<sunstones-board id="against" game="sum" size="9" opponent="pike" mode="play"></sunstones-board>
<sunstones-board id="refused" game="sum" size="5" turns="c3 c3" mode="play"></sunstones-board>
"""

# Offers itself to every window of the page all the time, with a port of its own, and tells what comes through that.
STRANGER = f"""{HEAD}
<script>
const greeting = {{ sunstones: "sunstones-engine", version: 1 }};
window.offers = 0;
setInterval(() => {{
  for (const other of [parent, ...Array.from(parent.frames)]) {{
    const {{ port1, port2 }} = new MessageChannel();
    port1.onmessage = ({{ data }}) => parent.postMessage({{ stolen: data }}, "*");
    other.postMessage(greeting, "*", [port2]);
    offers += 1;
  }}
}}, 5);
</script>
"""

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


@pytest.fixture
def elsewhere(driver: Chrome, server: FolderServer, tmp_path: Path) -> Iterator[FolderServer]:
    """Another site, with a page of boards and a stranger in it, whose workers can be killed."""
    site = server.url.rstrip("/")
    pages = {"index.html": PAGE, "stranger.html": STRANGER, "host.html": HOST}
    texts = {name: text.replace("SITE", site) for name, text in pages.items()}
    with run_first(driver, KNOWN_WORKERS), serve_pages(tmp_path, texts) as running:
        yield running
        driver.get("about:blank")
    read_console(driver)


class Frame:
    """The hidden frame with the engine in it."""

    def __init__(self, driver: Chrome) -> None:
        self.driver = driver

    def run(self, script: str) -> Any:
        """What a script in the frame returns."""
        self.driver.switch_to.frame(self.driver.find_element("css selector", "iframe[src*='embed/engine.html']"))
        try:
            return self.driver.execute_script(script)
        finally:
            self.driver.switch_to.default_content()

    def workers(self) -> int:
        """How many have been started there."""
        return int(self.run("return workers.length"))


def test_strangers_get_no_engine_and_keep_nobody_from_it_and_one_that_dies_is_replaced(
    driver: Chrome, elsewhere: FolderServer
) -> None:
    boards, frame = Boards(driver), Frame(driver)
    boards.open(elsewhere.url)
    boards.wait(lambda: boards.run("return frames[0].offers > 10"))
    boards.click("alone", "c3")
    boards.wait_for_turns("alone", ["c3"])
    assert boards.run("return greeted") == 3
    assert frame.workers() == 1

    boards.press("refused", "Show the position")
    boards.wait(lambda: "already a stone on c3" in boards.text("refused"))

    # Between two turns: the next one is played in the new engine.
    frame.run(KILL)
    boards.click("alone", "d4")
    boards.wait_for_turns("alone", ["c3", "d4"])
    assert frame.workers() == 2
    assert "already a stone on c3" in boards.text("refused"), "this board has nothing to do with it"
    assert boards.of("refused", "root.querySelector('.bar').innerText") == "Show the position"
    boards.press("alone", "Undo")
    boards.wait_for_turns("alone", ["c3"])

    # In the middle of a search: the computer thinks again.
    boards.click("against", "e5")
    boards.wait(lambda: "thinking" in boards.text("against"))
    frame.run(KILL)
    boards.wait(lambda: len(boards.turns("against") or []) == 2)
    assert frame.workers() == 3
    assert boards.turns("alone") == ["c3"]

    assert boards.run("return frames[0].offers") > 100
    assert boards.run("return stolen") == []


def test_thousands_of_damaged_messages_are_refused_in_a_sentence_or_unheard(
    driver: Chrome, elsewhere: FolderServer
) -> None:
    random = Random("messages to the frame")
    calls: list[Any] = []
    for number in range(DAMAGED):
        call = {"call": "request", "id": number, "desk": number % 3, "request": random.choice(REQUESTS)}
        calls.append(damaged_document(random, call))
    sound = [
        {"call": "request", "id": 1_000_000, "desk": 7, "request": {"do": "load", "record": "sum 3:"}},
        {"call": "request", "id": 1_000_001, "desk": 7, "request": {"do": "play", "turn": "b2"}},
    ]
    boards = Boards(driver)
    driver.get(f"{elsewhere.url}host.html")
    boards.wait(lambda: boards.run("return Boolean(window.ask)"))
    driver.execute_async_script(ASK, sound[:1])
    answers = driver.execute_async_script(ASK, [*calls, *sound])
    told = [answer for answer in answers if answer["tell"] != "stage"]
    assert {answer["tell"] for answer in told} == {"reply", "refusal"}
    refusals = [answer for answer in told if answer["tell"] == "refusal"]
    assert len(refusals) > DAMAGED / 10
    assert {answer["kind"] for answer in refusals} <= KINDS
    assert all(0 < len(answer["message"]) < 500 for answer in refusals)
    assert told[-1]["reply"]["state"]["turns"] == ["b2"], "another desk's match is as it was left"
    assert Frame(driver).workers() == 1


def test_a_page_may_open_very_many_boards_but_not_without_end(driver: Chrome, elsewhere: FolderServer) -> None:
    boards = Boards(driver)
    driver.get(f"{elsewhere.url}host.html")
    boards.wait(lambda: boards.run("return Boolean(window.ask)"))
    loads = [
        {"call": "request", "id": number, "desk": number, "request": {"do": "load", "record": "sum 3:"}}
        for number in range(1_001)
    ]
    told = [answer["tell"] for answer in driver.execute_async_script(ASK, loads[:-1]) if answer["tell"] != "stage"]
    assert told == ["reply"] * 1_000
    refusal = driver.execute_async_script(ASK, loads[-1:])[-1]
    assert (refusal["tell"], refusal["message"]) == ("refusal", "more than 1000 boards are open")
    answers = driver.execute_async_script(ASK, [{"call": "close", "desk": 5}, {**loads[-1], "id": 2_000}])
    assert answers[-1]["tell"] == "reply", "another one has been given back"


def think(desk: int, **options: Any) -> dict[str, Any]:
    """A call for a search; its id is the desk's number and a hundred."""
    return {"call": "think", "id": 100 + desk, "desk": desk, "options": options}


def load(desk: int) -> dict[str, Any]:
    """A call that opens a desk with a game; its id is the desk's number."""
    return {"call": "request", "id": desk, "desk": desk, "request": {"do": "load", "record": "sum 9:"}}


def test_searches_are_answered_in_the_order_of_asking_however_small_their_budgets(
    driver: Chrome, elsewhere: FolderServer
) -> None:
    boards = Boards(driver)
    driver.get(f"{elsewhere.url}host.html")
    boards.wait(lambda: boards.run("return Boolean(window.ask)"))
    desks = range(6)
    driver.execute_async_script(ASK, [load(desk) for desk in desks])
    searches = [think(desk, playouts=2 if desk else 400) for desk in desks]
    answers = driver.execute_async_script(ASK, searches)
    replies = [answer for answer in answers if answer["tell"] == "reply"]
    assert [answer["id"] for answer in replies] == [search["id"] for search in searches]
    assert all(answer["reply"]["text"] for answer in replies)


def test_while_searches_run_and_wait_other_boards_are_answered_and_a_stop_lets_the_next_one_go_on(
    driver: Chrome, elsewhere: FolderServer
) -> None:
    boards = Boards(driver)
    driver.get(f"{elsewhere.url}host.html")
    boards.wait(lambda: boards.run("return Boolean(window.ask)"))
    driver.execute_async_script(ASK, [load(desk) for desk in range(4)])
    searches = [think(0, seconds=1_000_000), think(1, seconds=1_000_000), think(2, playouts=2)]
    play = {"call": "request", "id": 50, "desk": 3, "request": {"do": "play", "turn": "c3"}}
    answers = driver.execute_async_script(ASK, [*searches, play])
    assert [answer["id"] for answer in answers if answer["tell"] == "reply"] == [50]
    stops = [{"call": "stop", "desk": 1}, {"call": "stop", "desk": 0}]
    answers = driver.execute_async_script(ASK, [*stops, think(3, playouts=2)])
    replies = [(answer["id"], answer["reply"] is not None) for answer in answers if answer["tell"] == "reply"]
    assert sorted(replies[:2]) == [(100, False), (101, False)]
    assert replies[2:] == [(102, True), (103, True)]


# Nests a record on the page itself: it is too deep for the way there.
ASK_DEEP = """
const [depth, finish] = arguments;
const nest = (wrap) => Array.from({ length: depth }).reduce(wrap, "c3");
const load = (id, desk, record) => ({ call: "request", id, desk, request: { do: "load", record } });
ask([
  load(1, 0, nest((inner) => [inner])), load(2, 0, nest((inner) => ({ inner }))),
  { call: "request", id: 3, desk: 1, request: { do: "play", turn: "c3" } },
]).then(finish, (problem) => finish(String(problem)));
"""


def test_a_record_nested_thousands_deep_is_refused_and_other_boards_keep_their_engine(
    driver: Chrome, elsewhere: FolderServer
) -> None:
    boards = Boards(driver)
    driver.get(f"{elsewhere.url}host.html")
    boards.wait(lambda: boards.run("return Boolean(window.ask)"))
    driver.execute_async_script(ASK, [load(1)])
    # So deep a record may overflow the stack of the browser's own cloning: then it is not heard.
    for depth in (200, 1_000, 3_000):
        *refusals, played = driver.execute_async_script(ASK_DEEP, depth)
        for refusal in refusals:
            assert refusal["kind"] == "InvalidText"
            assert refusal["message"] == "the call cannot be read: it nests deeper than 60 levels"
        assert len(refusals) == 2 or depth == 3_000
        assert played["reply"]["state"]["turns"] == ["c3"]
        driver.execute_async_script(ASK, [load(1)])
    assert Frame(driver).workers() == 1


def test_a_verb_that_refuses_conversion_is_refused_and_nothing_is_thrown(
    driver: Chrome, elsewhere: FolderServer
) -> None:
    boards = Boards(driver)
    driver.get(f"{elsewhere.url}host.html")
    boards.wait(lambda: boards.run("return Boolean(window.ask)"))
    read_console(driver)
    verb = {"toString": 1, "valueOf": 1}
    answers = driver.execute_async_script(ASK, [{**load(0), "id": 7, "request": {"do": verb}}, load(0)])
    told = [(answer["id"], answer["tell"]) for answer in answers if answer["tell"] != "stage"]
    assert told == [(7, "refusal"), (0, "reply")]
    assert console_errors(driver) == []
