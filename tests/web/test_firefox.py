"""The main path in Firefox too: open, play by clicking, the computer answers, a reload brings the game back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from firefox import Firefox, find_firefox, start_firefox

from serve import FolderServer

CHOOSE = """(() => {{
  const select = document.getElementById("{field}") ?? document.querySelectorAll("#new-game .fields select")[{place}];
  select.value = "{value}";
  select.dispatchEvent(new Event("change", {{ bubbles: true }}));
}})()"""


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """A browser; where there is none the test is skipped, since the rest of the tests have Chromium."""
    program = find_firefox()
    if program is None:
        pytest.skip("there is no Firefox on the PATH; on Debian: apt-get install firefox-esr")
    with start_firefox(program, tmp_path) as running:
        yield running
        assert running.errors == []


def press(firefox: Firefox, selector: str) -> None:
    """Click the middle of an element."""
    firefox.ask(f"document.querySelector('{selector}').scrollIntoView({{ block: 'center' }})")
    box = firefox.ask(f"document.querySelector('{selector}').getBoundingClientRect()")
    firefox.click(box["left"] + box["width"] / 2, box["top"] + box["height"] / 2)


def settled(firefox: Firefox) -> dict[str, Any]:
    """The game's state once nothing is under way any more."""
    firefox.wait(lambda: firefox.ask("Boolean(window.sunstones) && !sunstones.busy()"))
    return dict(firefox.ask("sunstones.state()"))


def click_a_target(firefox: Firefox) -> None:
    """Play a stone where one can be played, by a click on the canvas."""
    cell = sorted(settled(firefox)["targets"])[0]
    point = firefox.ask(f"sunstones.centreOf('{cell}')")
    firefox.click(point["x"], point["y"])


def test_a_game_is_played_and_a_reload_brings_it_back(firefox: Firefox, server: FolderServer) -> None:
    firefox.open(server.url)
    settled(firefox)
    press(firefox, "#open-new-game")
    press(firefox, "label[for=card-parasol]")
    firefox.ask(CHOOSE.format(field="field-size", place=0, value="2"))
    firefox.ask(CHOOSE.format(field="", place=1, value="drizzle"))
    press(firefox, "#new-game button[type=submit]")
    firefox.wait(lambda: settled(firefox)["game"] == "parasol")
    click_a_target(firefox)
    firefox.wait(lambda: len(settled(firefox)["turns"]) == 2)
    turns = settled(firefox)["turns"]

    firefox.reload()
    assert settled(firefox)["turns"] == turns

    while not settled(firefox)["over"]:
        before = len(settled(firefox)["turns"])
        click_a_target(firefox)
        firefox.wait(lambda before=before: len(settled(firefox)["turns"]) > before)
    assert "wins" in firefox.ask("document.getElementById('status-title').textContent")
