"""Room for what matters: nothing moves from the empty board to the end, and large screens are used."""

from __future__ import annotations

from typing import Any

import pytest
from selenium.webdriver import Keys
from selenium.webdriver.common.by import By

import py_engine
from tests.web.support.chromium import run_first
from tests.web.support.page import FORGET_GAME, Page, share_link
from tests.web.support.study import look_over
from tests.web.support.window import DESKTOP, MOST_SHIFT, PHONE, WATCH_SHIFTS, in_sight, shifted

LAPTOP, LARGE = (1366, 650), (1440, 900)

# The boxes of the parts of the page that must keep their place.
PLACES = """
return Object.fromEntries(["title", "status", "controls", "tab-turns", "tab-study", "tab-tools", "board"].map((id) => {
  const { x, y } = document.getElementById(id).getBoundingClientRect();
  return [id, [Math.round(x), Math.round(y)]];
}));
"""

WHOLE_ROWS = """
const list = document.getElementById("turns").getBoundingClientRect();
return [...document.querySelectorAll(".turn-row")].filter((row) => {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= list.top - 1 && bottom <= Math.min(list.bottom, innerHeight) + 1;
}).length;
"""

LINES = """
const element = document.getElementById(arguments[0]);
const range = document.createRange();
range.selectNodeContents(element);
return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 6))).size;
"""


def places(page: Page) -> dict[str, list[int]]:
    page.driver.execute_script("scrollTo(0, 0)")
    page.painted()
    return dict(page.driver.execute_script(PLACES))


def a_long_game() -> Any:
    """A game of Parasol with many turns, not over."""
    match = py_engine.new_match("parasol", size=5)
    for _ in range(40):
        match.play(match.legal_turns()[0])
    return match


@pytest.mark.parametrize("viewport", [PHONE, LAPTOP, LARGE, (1920, 1080)])
def test_nothing_moves_from_the_empty_board_to_the_end(page: Page, viewport: tuple[int, int]) -> None:
    page.resize(*viewport, touch=viewport == PHONE)
    page.open()
    page.settled()
    offers = page.element("game-strip" if viewport == PHONE else "welcome")
    offers.find_element(By.CSS_SELECTOR, "[data-game=parasol]").click()
    page.wait(lambda: page.settled()["game"] == "parasol")
    before = places(page)
    page.click("e5")
    page.settled()
    assert places(page) == before, "after the first stone"
    page.resign()
    assert places(page) == before, "at the end"


@pytest.mark.parametrize(("viewport", "least"), [(LARGE, 8), (LAPTOP, 4)])
def test_the_list_of_turns_has_room_beside_the_graph(page: Page, viewport: tuple[int, int], least: int) -> None:
    page.resize(*viewport)
    match = a_long_game()
    page.visit(share_link("parasol", 5, match.turns))
    page.settled()
    page.tab("turns")
    assert page.driver.execute_script(WHOLE_ROWS) >= least
    page.visit(share_link("parasol", 3, match_of_two_looks()))
    page.settled()
    look_over(page)
    page.tab("turns")
    page.wait(lambda: page.element("course").is_displayed())
    assert page.driver.execute_script(WHOLE_ROWS) >= least


def match_of_two_looks() -> list[str]:
    """The turns of a short game with more rows than the list has to show."""
    match = py_engine.new_match("parasol", size=3)
    while len(match.turns) < 16:
        match.play(match.legal_turns()[0])
    return list(match.turns)


@pytest.mark.parametrize("info", py_engine.catalogue(), ids=lambda info: info.id)
@pytest.mark.parametrize("viewport", [PHONE, LAPTOP])
def test_the_heading_is_one_line_and_the_prompt_two(
    page: Page, viewport: tuple[int, int], info: py_engine.GameInfo
) -> None:
    page.resize(*DESKTOP)
    page.visit()
    page.new_game(info.id)
    page.settled()
    page.resize(*viewport, touch=viewport == PHONE)
    assert page.element("title").rect["height"] < 40
    assert page.driver.execute_script(LINES, "status-detail") <= 2, "the aim"
    for cell in list(page.settled()["targets"])[:2]:
        page.click(cell)
        page.settled()
    assert page.driver.execute_script(LINES, "status-detail") <= 2, page.text("status-detail")


def test_a_very_wide_screen_has_a_column_on_each_side_of_a_larger_board(page: Page) -> None:
    page.resize(*LARGE)
    page.visit()
    smaller = page.element("board").rect["width"]
    page.resize(2560, 1440)
    board, status, tabs = (page.element(name).rect for name in ("board", "status", "tab-list"))
    assert status["x"] + status["width"] <= board["x"]
    assert board["x"] + board["width"] <= tabs["x"]
    assert board["width"] > smaller


@pytest.mark.parametrize("kept", [None, "parasol", "sum"], ids=["first visit", "hexagons", "squares"])
def test_the_first_frame_on_a_phone_is_the_final_layout(page: Page, kept: str | None) -> None:
    page.resize(*PHONE, touch=True)
    page.open()
    page.settled()
    if kept:
        page.new_game(kept, size=3)
        cell = sorted(page.settled()["targets"])[0]
        page.click(cell)
        page.settled()
    with run_first(page.driver, *(() if kept else (FORGET_GAME,)), WATCH_SHIFTS):
        page.driver.refresh()
    page.until_begun()
    page.settled()
    page.painted()
    assert shifted(page.driver) < MOST_SHIFT


def test_on_a_phone_the_steps_are_next_to_the_board_and_the_status_has_no_more_than_a_line_to_spare(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    page.open()
    page.settled()
    board, steps, status, text = (page.element(name).rect for name in ("board", "steps", "status", "status-detail"))
    assert abs(steps["y"] - board["y"] - board["height"]) < 2
    assert status["y"] - steps["y"] - steps["height"] < 16
    assert status["y"] + status["height"] - text["y"] - text["height"] < 36, "the computer’s thoughts have a line"
    assert page.element("game-strip").is_displayed()
    assert page.driver.find_elements(By.ID, "tab-games") == [], "the five games once"


def test_on_a_phone_what_is_said_of_a_character_is_in_sight_with_each_of_them(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    page.visit()
    page.settled()
    page.dialog.open()
    for character in page.dialog.element.find_elements(By.CSS_SELECTOR, ".opponent label"):
        character.click()
        assert in_sight(page.element("opponent-temper"))
    page.dialog.element.find_element(By.CSS_SELECTOR, ".close").click()


def test_the_arrow_keys_lead_from_tab_to_tab(page: Page) -> None:
    page.visit(share_link("parasol", 3, ["c3", "d4"]))
    page.settled()
    page.tab("turns")
    names = [tab.get_attribute("id") for tab in page.element("tab-list").find_elements(By.TAG_NAME, "button")]
    seen = []
    for _ in names:
        focused = page.driver.switch_to.active_element
        seen.append(focused.get_attribute("id"))
        assert focused.get_attribute("aria-selected") == "true"
        panel = page.element(str(focused.get_attribute("aria-controls")))
        assert panel.is_displayed()
        focused.send_keys(Keys.ARROW_RIGHT)
    assert sorted(map(str, seen)) == sorted(map(str, names))
    assert page.settled()["turns"] == ["c3", "d4"], "the arrows are not for the turns there"
