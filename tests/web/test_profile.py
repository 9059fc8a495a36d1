"""The player's own results: what a game changes, the strength of an even match, and their display."""

from __future__ import annotations

import json
from typing import Any

import pytest

from py_engine.players.ladder import ratings_of
from tests.web.support.against_the_computer import AT_ONCE
from tests.web.support.page import Page
from tests.web.support.pressing import press

KEY = "sunstones.results.parasol"
USUAL: dict[str, Any] = {"size": 5, "sides": ("human", "drizzle"), "seconds": "own"}


@pytest.fixture(autouse=True)
def no_results(page: Page) -> None:
    """Remove the results of games that other tests have played."""
    page.visit()
    page.driver.execute_script("localStorage.removeItem(arguments[0])", KEY)


def kept(page: Page) -> dict[str, Any]:
    """The results in Parasol as the browser keeps them; nothing where there are none."""
    text = page.driver.execute_script("return localStorage.getItem(arguments[0])", KEY)
    return dict(json.loads(text)["data"]) if text else {}


def resign_a_game(page: Page, **how: Any) -> None:
    """Begin a game of Parasol, play a stone, and give it up."""
    page.new_game("parasol", **(USUAL | how))
    page.settled()
    page.click("d4")
    page.settled()
    page.resign()


def open_results(page: Page) -> str:
    """The text of the dialog of results."""
    press(page, "openProfile")
    page.wait(lambda: page.element("profile").is_displayed())
    return page.text("profile")


def test_a_game_against_a_character_changes_the_rating_and_the_record(page: Page) -> None:
    resign_a_game(page)
    page.wait(lambda: kept(page).get("entries"))
    results = kept(page)
    assert [(entry["opponent"], entry["won"]) for entry in results["entries"]] == [("drizzle", False)]
    assert results["rating"]["elo"] < ratings_of("parasol")[1].elo
    page.tab("result")
    assert f"Your first rating: {round(results['rating']['elo'])}." in page.text("result")
    shown = open_results(page)
    assert "0 of 1 won" in shown
    assert str(round(results["rating"]["elo"])) in shown


def test_a_game_on_another_board_counts_in_the_record_only(page: Page) -> None:
    resign_a_game(page, size=4)
    page.wait(lambda: kept(page).get("entries"))
    assert kept(page)["rating"] is None
    page.tab("result")
    assert "Not rated: the board is not the usual one." in page.text("result")


def test_a_game_with_a_hint_counts_in_the_record_only(page: Page) -> None:
    page.visit()
    page.new_game("parasol", **USUAL)
    page.settled()
    page.press("hint")
    page.wait(lambda: page.text("note").startswith("Hint"))
    page.click("d4")
    page.settled()
    page.resign()
    page.wait(lambda: kept(page).get("entries"))
    assert kept(page)["rating"] is None
    assert "Not rated: you used a hint." in page.text("result")


def test_a_game_is_counted_once_though_the_page_is_loaded_again(page: Page) -> None:
    resign_a_game(page)
    page.wait(lambda: kept(page).get("entries"))
    page.reload()
    page.settled()
    assert len(kept(page)["entries"]) == 1


def test_a_game_that_goes_on_after_a_reload_still_counts(page: Page) -> None:
    page.visit()
    page.new_game("parasol", **USUAL)
    page.settled()
    page.click("d4")
    page.settled()
    page.reload()
    page.settled()
    page.resign()
    page.wait(lambda: kept(page).get("entries"))
    assert kept(page)["rating"] is not None


def test_an_even_match_tells_its_level_and_follows_the_rating(page: Page) -> None:
    page.visit()
    page.dialog.open()
    page.dialog.fill("parasol", **(USUAL | {"sides": ("human", "even")}))
    start = ratings_of("parasol")[1].elo
    assert f"it plays at {start}" in page.text("opponent-temper")
    page.dialog.start()
    page.wait(lambda: page.settled()["game"] == "parasol")
    assert f"Even match ({start})" in page.text("players")
    page.click("d4")
    page.settled()
    assert len(page.settled()["turns"]) == 2, "it answers"
    page.resign()
    page.wait(lambda: kept(page).get("entries"))
    after = round(kept(page)["rating"]["elo"])
    page.tab("result")
    press(page, "resultRematch")
    page.wait(lambda: page.settled()["turns"] in ([], ["pass"]) or len(page.settled()["turns"]) == 1)
    assert after < start
    assert f"Even match ({max(after, ratings_of('parasol')[0].elo)})" in page.text("players")


def test_an_even_match_goes_on_after_a_reload(page: Page) -> None:
    page.visit()
    page.new_game("parasol", size=3, sides=("human", "even"), seconds=AT_ONCE)
    page.settled()
    page.click("c3")
    page.settled()
    page.reload()
    page.settled()
    assert f"Even match ({ratings_of('parasol')[1].elo})" in page.text("players")


def test_results_of_a_game_can_be_deleted(page: Page) -> None:
    resign_a_game(page)
    page.wait(lambda: kept(page).get("entries"))
    open_results(page)
    press(page, "forgetResults")
    press(page, "confirm")
    page.wait(lambda: kept(page) == {})
    assert "No finished game against the computer yet" in page.text("profile")


def test_damaged_results_are_put_aside_and_counted_anew(page: Page) -> None:
    page.visit()
    page.driver.execute_script("localStorage.setItem(arguments[0], '{broken')", KEY)
    resign_a_game(page)
    page.wait(lambda: kept(page).get("entries"))
    assert page.driver.execute_script("return localStorage.getItem(arguments[0] + '.unreadable')", KEY) == "{broken"
