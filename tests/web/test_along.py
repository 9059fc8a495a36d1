""" "Guess the turn": strong games, and the one on the board, are played along; points are kept on the device."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver.common.by import By

from tests.web.support.along import ask, asked, text_of
from tests.web.support.boards import Boards
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press
from tests.web.support.why import ask_why

LEAVE = """
document.querySelector("#along[open]")?.close();
localStorage.removeItem("sunstones.along");
"""


@pytest.fixture(autouse=True)
def leaving(page: Page) -> Iterator[None]:
    """The dialog is left at the end, and no result is kept."""
    yield
    page.driver.execute_script(LEAVE)


def verdict(page: Page) -> str:
    return str(page.driver.find_element(By.CSS_SELECTOR, "#along .verdict").text)


def skip_to_the_end(page: Page) -> None:
    while page.driver.find_elements(By.CSS_SELECTOR, "#along [data-do=alongNext]"):
        press(page, "alongNext")
        if page.driver.find_elements(By.CSS_SELECTOR, "#along [data-do=alongSkip]"):
            press(page, "alongSkip")


def test_a_guess_is_compared_with_what_was_played_and_the_points_are_summed_up(page: Page) -> None:
    ask(page, "parasol")
    game = asked(page)
    played = game.turns[game.asked[0]]
    boards = Boards(page.driver)
    boards.click("guessing", played)
    page.wait(lambda: verdict(page).startswith(f"Yes, {played} was played."))
    assert verdict(page).endswith("3 of 3 points.")
    press(page, "alongNext")
    page.wait(
        lambda: page.driver.execute_script("return Boolean(document.querySelector('#along sunstones-board').state)")
    )
    second = game.turns[game.asked[1]]
    other = next(cell for cell in asked(page).free if cell != second)
    boards.click("guessing", other)
    page.wait(lambda: verdict(page).startswith(f"You chose {other}; {second} was played."))
    assert ask_why(page, "#along", lambda: text_of(page, ".exercise-why"))
    skip_to_the_end(page)
    page.wait(lambda: "best result" in text_of(page, ".exercises-body"))
    assert text_of(page, "h3").startswith("Game over: ")
    press(page, "alongChoose")
    page.wait(lambda: "best: " in text_of(page, ".along-games"))


def test_the_game_on_the_board_is_played_along_from_either_side(page: Page) -> None:
    page.visit(share_link("sum", 3, ["b2", "a1", "c3", "a3"]))
    page.settled()
    press(page, "openAlong")
    press(page, "alongHere1")
    page.wait(lambda: "Turn 4: which one did Black play?" in text_of(page, ".lesson-text"))
    press(page, "alongSkip")
    page.wait(lambda: verdict(page).startswith("a3 was played."))
