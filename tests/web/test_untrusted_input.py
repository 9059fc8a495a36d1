"""Damaged links and damaged kept things leave the page playable, and say in one sentence what is wrong with them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from page import Page, share_link

import py_engine

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engine"))

from damage import damaged_json, damaged_text

# Links tried in one page; the engine itself is given thousands in tests/engine.
LINKS = 100
# Each kept thing needs a page load of its own.
KEPT = 6

# Opens links one after another, each when the page is at rest: what the notes said, and whatever was not caught.
OPEN_LINKS = """
const [links, finish] = arguments;
const found = { notes: [], errors: [], elements: 0 };
addEventListener("error", ({ message }) => found.errors.push(message));
addEventListener("unhandledrejection", ({ reason }) => found.errors.push(String(reason)));
const moment = () => new Promise((resolve) => setTimeout(resolve));
(async () => {
  for (const link of links) {
    const changed = new Promise((resolve) => {
      addEventListener("hashchange", resolve, { once: true });
      setTimeout(resolve, 200); // a link that is empty, or the same as the one before, changes nothing
    });
    location.hash = link;
    await changed;
    do await moment(); while (sunstones.busy());
    found.notes.push(document.getElementById("note").textContent);
  }
  found.elements = document.querySelectorAll("#note *, img[src=x]").length;
  finish(found);
})();
"""


KEEP = """
localStorage.clear();
for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text);
"""


@pytest.fixture(autouse=True)
def leaves_nothing_behind(page: Page) -> Iterator[None]:
    """The next test meets a browser in which nothing was ever played."""
    yield
    page.driver.execute_script("localStorage.clear(); sessionStorage.clear()")
    page.driver.get("about:blank")


def test_damaged_links_are_refused_in_a_sentence_or_opened_and_the_page_stays_whole(page: Page) -> None:
    random = Random("links in the page")
    sound = [share_link("parasol", 3, ["c3", "swap", "b2"]), share_link("sum", 4, ["a1", "b2"], ["c3"])]
    links = [f"game=parasol&{damaged_text(random, random.choice(sound))}" for _ in range(LINKS // 2)]
    links += [damaged_text(random, random.choice(sound)) for _ in range(LINKS // 2)]
    links += ["game=<img src=x onerror=alert(1)>", "game=" + "x" * 100_000]
    links += ["game=parasol&size=3&turns=" + "c3 " * 9_999]
    page.open()
    page.settled()
    found = page.driver.execute_async_script(OPEN_LINKS, links)
    assert found["errors"] == []
    assert found["elements"] == 0, "a note is text"
    assert max(len(note) for note in found["notes"]) < 500
    assert any(note.startswith("The link could not be opened") for note in found["notes"])
    page.new_game("parasol", size=3)
    page.settled()
    page.click("c3")
    assert page.settled()["turns"] == ["c3"]


def test_damaged_kept_things_never_keep_the_page_from_opening(page: Page) -> None:
    random = Random("kept things")
    page.open()
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
