""" "Make a puzzle" in the position editor: whether exactly one turn wins, by proof, and what there is to take along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.support.downloads import CATCH_DOWNLOADS, READ_CAUGHT
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press

# Red has one winning turn, d2; after it Blue has none; after another one Blue has three.
ONE = ["d4", "e1", "c3", "d3", "b1", "c2", "a1", "c4", "e3", "b4", "b3", "c1", "a2", "c5"]
NONE = [*ONE, "d2"]
SEVERAL = [*ONE, "a3"]
POSITION = "red a1 a2 b1 b3 c3 d4 e3, blue b4 c1 c2 c4 c5 d3 e1"

FOCUSED = "return document.activeElement.dataset.do ?? document.activeElement.tagName"


@pytest.fixture(autouse=True)
def leaving(page: Page) -> Iterator[None]:
    """The editor is left at the end."""
    yield
    if page.element("position-editor").is_displayed():
        press(page, "cancelEditor")


def set_up(page: Page, *game: Any) -> None:
    """Open the editor with the position of a game."""
    page.visit(share_link(*game))
    page.settled()
    press(page, "openEditor")
    page.wait(lambda: page.text("editor-verdict"))


def verdict_on(page: Page, turns: list[str]) -> str:
    """The verdict about a position of Parasol."""
    set_up(page, "parasol", 3, turns)
    press(page, "makePuzzle")
    return said(page)


def said(page: Page) -> str:
    """The verdict, once there is one."""
    return str(page.wait(lambda: (text := page.text("puzzle-verdict")) != "Proving which turns win…" and text))


def value_of(page: Page, field: str) -> str:
    return str(page.element(field).get_attribute("value"))


def test_a_position_with_one_winning_turn_is_a_puzzle_with_link_code_and_pictures(page: Page) -> None:
    assert verdict_on(page, ONE) == "Exactly one turn wins: d2, in 5 turns or fewer. This is a puzzle."
    start = "a1+a2+b1+b3+c3+d4+e3%2Fb4+c1+c2+c4+c5+d3+e1%2F1"
    assert value_of(page, "puzzle-link").endswith(f"#game=parasol&size=3&start={start}&puzzle=1")
    code = value_of(page, "puzzle-code")
    assert code.startswith(f'<sunstones-board mode="puzzle" game="parasol" size="3" position="{POSITION}"></sun')
    assert "/embed.js" in code
    page.driver.execute_script(CATCH_DOWNLOADS)
    for name in ("savePuzzlePng", "savePuzzleSvg"):
        press(page, name)
    page.wait(lambda: page.driver.execute_script("return caught.length") == 2)
    found = sorted(page.driver.execute_async_script(READ_CAUGHT))
    assert [(name, kind) for name, kind, *_ in found] == [
        ("sunstones-parasol-puzzle.png", "image/png"),
        ("sunstones-parasol-puzzle.svg", "image/svg+xml"),
    ]
    assert "<title>A puzzle of Parasol: Red to play</title>" in found[1][3]
    page.click("a3")
    page.wait(lambda: page.text("puzzle-verdict") == "")
    assert page.driver.execute_script("return document.getElementById('puzzle-link')") is None


def test_where_several_turns_win_they_are_named_and_nothing_is_offered(page: Page) -> None:
    assert verdict_on(page, SEVERAL) == "3 turns win: b2, d1, d2. A puzzle has exactly one."
    assert page.driver.execute_script("return document.getElementById('puzzle-link')") is None


def test_where_no_turn_wins_that_is_said(page: Page) -> None:
    assert verdict_on(page, NONE) == "No turn wins here."


def test_a_proof_that_takes_long_shows_how_far_it_is_and_can_be_stopped_by_keyboard(page: Page) -> None:
    set_up(page, "sum", 13, [])
    press(page, "makePuzzle")
    page.wait(lambda: page.driver.execute_script(FOCUSED) == "stopPuzzle")
    assert page.text("puzzle-verdict") == "Proving which turns win…"
    assert page.driver.execute_script("return document.querySelector('.editor-puzzle progress').checkVisibility()")
    page.driver.execute_script("document.activeElement.click()")
    assert said(page) == "Stopped before anything was proven."
    page.wait(lambda: page.driver.execute_script(FOCUSED) == "makePuzzle")


def test_a_changed_position_ends_the_proof_of_the_one_before(page: Page) -> None:
    set_up(page, "sum", 13, [])
    press(page, "makePuzzle")
    page.wait(lambda: page.text("puzzle-verdict"))
    page.click("c3")
    page.wait(lambda: page.text("puzzle-verdict") == "")
    page.wait(
        lambda: page.driver.execute_script("return document.querySelector('[data-do=makePuzzle]').checkVisibility()")
    )


def test_an_impossible_position_offers_no_puzzle(page: Page) -> None:
    set_up(page, "parasol", 3, ONE)
    press(page, "clearBoard")
    page.wait(lambda: page.text("editor-verdict") == "This position can be played.")
    for cell in ("a1", "a2", "a3"):
        page.click(cell)
    page.wait(lambda: page.text("editor-verdict") not in ("", "This position can be played."))
    assert page.driver.execute_script("return document.querySelector('[data-do=makePuzzle]').disabled")
