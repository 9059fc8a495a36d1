"""Damaged links and damaged kept values leave the page playable, and say in one sentence what is wrong with them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import py_engine
from tests.web.support.page import Page, share_link

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engine"))

from damage import damaged_json, damaged_text

pytestmark = pytest.mark.usefixtures("leaves_nothing_behind")

# Of each kind, tried in one page; the engine itself is given thousands of all kinds in tests/engine.
DAMAGED = 300
# Each kept value needs its own page load.
KEPT = 6

# Opens texts one after another, each when the page is at rest: the notes' texts, whatever was not caught, and what
# was refused but did harm.
OPEN_ALL = """
const [kind, texts, finish] = arguments;
const found = { notes: [], errors: [], elements: 0, harmed: [] };
const listening = new AbortController();
addEventListener("error", ({ message }) => found.errors.push(message), listening);
addEventListener("unhandledrejection", ({ reason }) => found.errors.push(String(reason)), listening);
const moment = () => new Promise((resolve) => setTimeout(resolve));
const note = () => document.getElementById("note").textContent;
const opening = {
  link: async (text) => {
    const before = location.href;
    location.hash = text;
    // A link that is empty, or the same as the one before, changes nothing.
    if (location.href === before) return;
    await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  },
  paste: async (text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
  },
};
(async () => {
  for (const text of texts) {
    const before = JSON.stringify(sunstones.state());
    await opening[kind](text);
    do await moment(); while (sunstones.busy());
    found.notes.push(note());
    const isRefused = /^(The link could not|This cannot) be opened/.test(note());
    if (isRefused && JSON.stringify(sunstones.state()) !== before) found.harmed.push(text);
  }
  found.elements = document.querySelectorAll("#note *, img[src=x]").length;
  listening.abort();
  finish(found);
})();
"""

KEEP = """
localStorage.clear();
for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text);
"""


def test_damaged_links_are_refused_in_a_sentence_or_opened_and_the_page_survives(page: Page) -> None:
    random = Random("links in the page")
    sound = [share_link("parasol", 3, ["c3", "swap", "b2"]), share_link("sum", 4, ["a1", "b2"], ["c3"])]
    sound += [f"{share_link('surmount', 4, ['c5'])}&start=d4+d5/c4/2"]
    links = [f"game=parasol&{damaged_text(random, random.choice(sound))}" for _ in range(DAMAGED // 2)]
    links += [damaged_text(random, random.choice(sound)) for _ in range(DAMAGED // 2)]
    links += ["game=<img src=x onerror=alert(1)>", "game=" + "x" * 100_000]
    links += ["game=parasol&size=3&turns=" + "c3 " * 9_999]
    page.visit(share_link("sum", 5, ["c3", "b2"]))
    page.settled()
    open_all(page, "link", links)
    assert page.play_one_stone()["turns"] == ["c3"]


def test_a_page_opened_by_an_unreadable_link_begins_a_game_of_the_link_s_size(page: Page) -> None:
    # On boards of an even size Sum is played with a hole, on those of its usual size without.
    page.open("game=sum&size=4&turns=z9")
    state = page.settled()
    assert (state["size"], len(state["holes"]), state["turns"]) == (4, 1, [])
    assert "not be opened" in page.text("note")


def open_all(page: Page, kind: str, texts: list[str]) -> None:
    """Open texts as links or by pasting them: each is opened or refused in a sentence, and nothing else happens."""
    found = page.driver.execute_async_script(OPEN_ALL, kind, texts)
    assert found["errors"] == []
    assert found["elements"] == 0, "a note is text"
    assert found["harmed"] == [], "what is refused leaves the game as it was"
    assert max(len(note) for note in found["notes"]) < 500
    assert sum("not be opened" in note for note in found["notes"]) > len(texts) / 4


def test_damaged_records_when_pasted_are_refused_in_a_sentence_or_opened(page: Page) -> None:
    random = Random("records in the page")
    matches = [py_engine.load_record(text) for text in ("parasol 3: c3 swap b2", "sum 4 holes c3: a1 b2 d4")]
    matches += [py_engine.load_record("surmount 4: c2 d4 a1 d5 g1 d6 c4,c3(xd5)")]
    foreign = {
        "header": {"game": {"name": "Surmount", "variants": ["size-4"]}},
        "moves": [["c2", "d4"], ["a1", "resign"]],
    }
    documents: list[Any] = [*(match.record() for match in matches), foreign]
    texts = [damaged_json(random, random.choice(documents)) for _ in range(DAMAGED)]
    page.visit(share_link("sum", 5, ["c3", "b2"]))
    page.settled()
    open_all(page, "paste", texts)


def test_damaged_kept_values_never_keep_the_page_from_opening(page: Page) -> None:
    random = Random("kept things")
    page.open_beside()
    record = py_engine.load_record("parasol 3: c3 d4").record()
    kept = {"game": "parasol", "record": record, "sides": ["human", "pike"], "seconds": None, "paused": False}
    settings = json.loads(page.driver.execute_script("return localStorage.getItem('sunstones.settings')") or "{}")
    for number in range(KEPT):
        page.driver.execute_script(
            KEEP,
            {
                "sunstones.game": damaged_json(random, {"version": 1, "data": kept}),
                "sunstones.settings": damaged_json(random, settings or {"version": 1, "data": {}}),
                "sunstones.gauntlet.parasol": damaged_json(random, {"version": 1, "data": {"rung": 2, "best": 3}}),
            },
        )
        page.open_again()
        assert page.settled()["game"] in ("parasol", "subsume"), number
        assert page.driver.execute_script("return document.querySelectorAll('#note *').length") == 0
    page.driver.get("about:blank")  # no other test may find what that page has read
