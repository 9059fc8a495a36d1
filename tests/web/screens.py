"""Every screen there is, each a function that brings it up: for tests that look at all of them.

A new screen is a function here, and a line in `SCREENS`.
"""

from __future__ import annotations

from collections.abc import Callable

from boards import ALL_PAINTED
from page import Page, share_link
from selenium.webdriver.common.by import By

CLOSE = "for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close()"


def close_dialogs(page: Page) -> None:
    """Leave a screen."""
    page.driver.execute_script(CLOSE)


def first_visit(page: Page) -> None:
    """The five games beside a board on which nothing was ever played."""
    page.open()
    page.settled()
    assert page.element("welcome").is_displayed()


def game(page: Page) -> None:
    """A game with some turns, legal cells shown, and a click that is refused."""
    page.visit(share_link("subsume", 4, ["d4", "d5", "c4"]))
    page.settled()
    page.element("show-legal").click()
    page.click("d4")
    page.settled()


def unfinished_turn(page: Page) -> None:
    """A turn that may be finished or gone on with."""
    page.visit(share_link("surmount", 4, ["c2", "d4", "a1", "d5", "g1", "d6"]))
    page.settled()
    page.click("c3")
    page.settled()


def forced_swap_choice(page: Page) -> None:
    """The pie rule is on offer."""
    page.visit(share_link("parasol", 3, ["c3"]))
    page.settled()


def result(page: Page) -> None:
    """A game that is over."""
    page.visit(share_link("parasol", 2, ["b2", "a1", "a2", "b1", "b3", "c1", "c2"]))
    assert page.settled()["over"]


def new_game_dialog(page: Page) -> None:
    """The dialog for a single game, of the game that has the most fields."""
    page.visit()
    page.element("open-new-game").click()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=mode-single]").click()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=card-sum]").click()


def gauntlet_dialog(page: Page) -> None:
    """The dialog for the gauntlet."""
    page.visit()
    page.element("open-new-game").click()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=mode-gauntlet]").click()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=card-parasol]").click()


def gauntlet(page: Page) -> None:
    """A match of the gauntlet."""
    gauntlet_dialog(page)
    page.dialog().find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    page.settled()


def resign_dialog(page: Page) -> None:
    """The question before a match is given up."""
    gauntlet(page)
    page.press("resign")


def settings_dialog(page: Page) -> None:
    """The settings."""
    page.visit()
    page.element("open-settings").click()


def lesson_panel(page: Page) -> None:
    """A lesson with its board."""
    page.visit()
    page.settled()
    page.element("open-learn").click()
    page.wait(lambda: page.driver.execute_script("return document.querySelector('#learn nav button')"))
    page.driver.find_element(By.CSS_SELECTOR, "#learn nav button").click()
    page.wait(lambda: page.driver.execute_script("return document.querySelector('#learn sunstones-board')?.state"))


def rules_panel(page: Page) -> None:
    """The rules in the panel of lessons."""
    lesson_panel(page)
    page.driver.find_element(By.CSS_SELECTOR, "#learn nav [data-lesson=rules]").click()
    page.wait(lambda: page.driver.execute_script("return document.querySelector('.rules-in-panel sunstones-board')"))
    page.wait(lambda: page.driver.execute_script(ALL_PAINTED))


SCREENS: tuple[Callable[[Page], None], ...] = (
    first_visit,
    game,
    unfinished_turn,
    forced_swap_choice,
    result,
    new_game_dialog,
    gauntlet_dialog,
    gauntlet,
    resign_dialog,
    settings_dialog,
    lesson_panel,
    rules_panel,
)
