"""No screen keeps anybody out: axe-core finds nothing serious or critical, on a phone and a desktop, light and dark.

A new screen is a function here that brings it up, and a line in `SCREENS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe import grave_issues
from conftest import DESKTOP, PHONE
from page import Page, share_link
from selenium.webdriver.common.by import By

LOOKS = [(size, dark) for size in (PHONE, DESKTOP) for dark in (False, True)]

# A button without a name, and letters that nobody can read.
PLANT = """
const planted = document.createElement("div");
planted.id = "planted";
planted.innerHTML = '<button></button><p class="planted">grey on grey</p>';
document.querySelector("main").append(planted);
planted.querySelector("p").style.cssText = "color: #999; background: #aaa";
"""


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


SCREENS: tuple[Callable[[Page], None], ...] = (
    game,
    unfinished_turn,
    forced_swap_choice,
    result,
    new_game_dialog,
    gauntlet_dialog,
    gauntlet,
    resign_dialog,
    settings_dialog,
)


@pytest.fixture
def closing(page: Page) -> Iterator[Page]:
    """A page whose dialogs are closed when the test is over, and whose gauntlet is forgotten."""
    yield page
    page.driver.execute_script("for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close()")


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_no_screen_has_a_serious_issue(closing: Page, screen: Callable[[Page], None]) -> None:
    page = closing
    screen(page)
    for size, dark in LOOKS:
        page.resize(*size, dark=dark)
        issues = grave_issues(page)
        assert not issues, "\n".join([f"at {size}, {'dark' if dark else 'light'}:", *issues])


def test_what_keeps_people_out_is_found(page: Page) -> None:
    game(page)
    page.driver.execute_script(PLANT)
    issues = grave_issues(page)
    page.driver.execute_script("document.getElementById('planted').remove()")
    assert sorted(issue.partition(":")[0] for issue in issues) == ["button-name", "color-contrast"]
