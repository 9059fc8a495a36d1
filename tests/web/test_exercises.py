""" "Your mistakes": blunders of reviewed games are found better, again and again; nothing leaves the device."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from selenium.webdriver.common.by import By

from tests.web.support.boards import Boards
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press
from tests.web.support.study import look_over
from tests.web.support.why import ask_why

# Red has one winning turn then, d2, and plays another one.
BEFORE = ["d4", "e1", "c3", "d3", "b1", "c2", "a1", "c4", "e3", "b4", "b3", "c1", "a2", "c5"]
PLAYED = "b2"
DAY = 86_400_000
KEPT = """
const text = localStorage.getItem("sunstones.exercises");
return text && JSON.parse(text).data;
"""
FORGET = """localStorage.removeItem("sunstones.exercises");"""
# Exercises as another tab would write them.
KEEP = """
const [data] = arguments;
const newValue = JSON.stringify({ version: 1, data });
localStorage.setItem("sunstones.exercises", newValue);
dispatchEvent(new StorageEvent("storage", { key: "sunstones.exercises", newValue }));
"""
BOARD = """
const board = document.querySelector("#exercises sunstones-board");
if (board) board.id = "exercise";
return Boolean(board?.state);
"""

# Every height that the dialog has from now on, once it has been made.
WATCH_HEIGHTS = """
const dialog = document.querySelector("#exercises");
window.heights = new Set();
new ResizeObserver(() => dialog.open && heights.add(dialog.getBoundingClientRect().height)).observe(dialog);
"""

SEEN_AGAIN = """
document.querySelector("[data-do=exercisePractise]").focus();
document.dispatchEvent(new Event("visibilitychange"));
return document.activeElement.dataset.do;
"""


def exercise(**changes: Any) -> dict[str, Any]:
    """One of the game above, as it is kept."""
    kept = {"game": "parasol", "size": 3, "holes": [], "start": None, "turns": BEFORE, "played": PLAYED, "better": "d2"}
    return {**kept, "cost": 0.8, "missed": 5, "at": 1_700_000_000_000, "card": None, **changes}


@pytest.fixture(autouse=True)
def leaving(page: Page) -> Iterator[None]:
    """The dialog is left at the end, and nothing is kept."""
    yield
    page.driver.execute_script("document.querySelector('#exercises[open]')?.close()")
    page.driver.execute_script(KEEP, [])
    page.driver.execute_script(FORGET)


def open_exercises(page: Page, *kept: dict[str, Any]) -> None:
    """Open the dialog with these."""
    page.visit(share_link("sum", 3, ["b2"]))
    page.settled()
    page.driver.execute_script(KEEP, list(kept))
    press(page, "openExercises")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#exercises[open] h3"))


def boards_of(page: Page) -> Boards:
    """The exercise's board, once the engine has shown the position."""
    page.wait(lambda: page.driver.execute_script(BOARD))
    return Boards(page.driver)


def verdict(page: Page) -> str:
    return str(page.driver.find_element(By.CSS_SELECTOR, "#exercises .verdict").text)


def due(page: Page) -> str:
    """The button's text about the exercises that are due."""
    return str(page.driver.execute_script("return document.querySelector('[data-do=openExercises] .due')?.textContent"))


def kept(page: Page) -> list[dict[str, Any]]:
    return list(page.driver.execute_script(KEPT) or [])


def test_a_blunder_of_a_reviewed_game_becomes_an_exercise_that_is_found_and_comes_again(page: Page) -> None:
    page.visit(share_link("parasol", 3, [*BEFORE, PLAYED]))
    page.settled()
    look_over(page)
    page.wait(lambda: kept(page))
    found = next(one for one in kept(page) if one["turns"] == BEFORE)
    assert (found["played"], found["better"], found["card"]) == (PLAYED, "d2", None)
    assert int(due(page)) == len(kept(page))
    # Only that one.
    page.driver.execute_script(KEEP, [found])
    press(page, "openExercises")
    boards = boards_of(page)
    boards.click("exercise", "d2")
    page.wait(lambda: verdict(page).startswith("Right: d2 is better. It comes again on "))
    [after] = kept(page)
    assert after["card"]["reps"] == 1
    assert after["card"]["due"] > after["card"]["last"] + DAY
    press(page, "exerciseNext")
    page.wait(lambda: "The next one is due on" in page.text("exercises"))
    assert "0 of 1 due" in page.text("exercises-count")
    assert due(page) == "None"


def why_text(page: Page) -> str:
    return str(page.driver.find_element(By.CSS_SELECTOR, "#exercises .exercise-why").text)


def test_a_wrong_answer_is_told_the_better_turn_which_the_board_shows(page: Page) -> None:
    open_exercises(page, exercise())
    assert "In your game you played b2, which cost 80%. Find the better turn." in page.text("exercises")
    boards = boards_of(page)
    boards.click("exercise", "b2")
    page.wait(lambda: verdict(page).startswith("b2 is what you played then. Better: d2. It wins in 5 turns or fewer."))
    assert "d2" in ask_why(page, "#exercises", lambda: why_text(page))
    [after] = kept(page)
    assert DAY / 2 < after["card"]["due"] - after["card"]["last"] <= 2 * DAY
    press(page, "exerciseAgain")
    page.wait(lambda: page.driver.execute_script(BOARD))
    page.wait(lambda: (boards.turns("exercise") or []) == BEFORE)
    page.wait(lambda: "marked" in boards.label("exercise", "d2"))
    boards.click("exercise", "d2")
    page.wait(lambda: verdict(page).startswith("Right: d2 is better."))
    assert kept(page) == [after], "only the first answer counts"


def test_a_turn_that_wins_as_surely_is_right_too_and_a_hint_makes_it_come_sooner(page: Page) -> None:
    # After a3 three turns win for Blue.
    given = exercise(turns=[*BEFORE, "a3"], played="e2", better="d1", missed=4)
    open_exercises(page, given)
    boards = boards_of(page)
    press(page, "exerciseHint")
    page.wait(lambda: verdict(page) == "It begins in row d.")
    boards.click("exercise", "d2")
    page.wait(lambda: verdict(page).startswith("Right: d2 is better."))
    hinted = kept(page)[0]["card"]
    page.driver.execute_script("document.querySelector('#exercises').close()")
    open_exercises(page, given)
    boards_of(page).click("exercise", "b2")
    page.wait(lambda: verdict(page).startswith("Right: b2 is better."))
    assert kept(page)[0]["card"]["stability"] > hinted["stability"]


def test_a_right_answer_is_right_where_the_last_one_lies_ahead(page: Page) -> None:
    # An exercise from a backup of a device whose clock is ahead.
    ahead = page.driver.execute_script("return Date.now()") + 3 * DAY
    scheduled = {"due": 1_700_000_000_000, "stability": 9, "difficulty": 5, "elapsed": 1, "scheduled": 9}
    card = {**scheduled, "steps": 0, "reps": 2, "lapses": 0, "state": 2, "last": ahead}
    open_exercises(page, exercise(card=card))
    boards_of(page).click("exercise", "d2")
    page.wait(lambda: verdict(page).startswith("Right: d2 is better. It comes again on "))
    assert kept(page)[0]["card"]["last"] < ahead - 2 * DAY


def test_buttons_stay_where_they_are_when_the_board_has_started(page: Page) -> None:
    open_exercises(page)
    page.driver.execute_script("document.querySelector('#exercises').close()")
    page.driver.execute_script(WATCH_HEIGHTS)
    page.driver.execute_script(KEEP, [exercise(), exercise(turns=BEFORE[:-2], played="a2")])
    press(page, "openExercises")
    boards_of(page)
    press(page, "exerciseForget")
    boards_of(page)
    assert len(page.driver.execute_script("return [...window.heights]")) == 1


def test_one_may_be_forgotten_and_where_there_is_none_it_says_how_to_get_some(page: Page) -> None:
    open_exercises(page, exercise())
    press(page, "exerciseForget")
    page.wait(lambda: "Review a game that you have played." in page.text("exercises"))
    assert kept(page) == []


def test_what_is_not_due_may_be_practised_all_the_same(page: Page) -> None:
    later = {"due": 4_000_000_000_000, "stability": 9, "difficulty": 5, "elapsed": 1, "scheduled": 9}
    card = {**later, "steps": 0, "reps": 2, "lapses": 0, "state": 2, "last": 1_700_000_000_000}
    open_exercises(page, exercise(card=card))
    assert "The next one is due on" in page.text("exercises")
    # The page is seen again, and none is due.
    assert page.driver.execute_script(SEEN_AGAIN) == "exercisePractise", "the focus stays"
    press(page, "exercisePractise")
    boards_of(page)


def test_what_cannot_be_read_is_put_aside_and_the_rest_is_kept(page: Page) -> None:
    page.visit()
    data = [exercise(), {"game": 7}]
    page.driver.execute_script(
        "localStorage.setItem('sunstones.exercises', arguments[0])", json.dumps({"version": 1, "data": data})
    )
    page.open()
    page.settled()
    page.wait(lambda: due(page) == "1")
    assert page.driver.execute_script("return localStorage.getItem('sunstones.exercises.unreadable')")
    page.driver.execute_script("localStorage.removeItem('sunstones.exercises.unreadable')")
