"""Asks the coach on a page, wherever its button is."""

from __future__ import annotations

from collections.abc import Callable

from selenium.webdriver.common.by import By

from tests.web.support.page import Page


def ask_why(page: Page, place: str, said: Callable[[], str]) -> str:
    """Ask the coach, have its line drawn on the board and taken back where there is one, and return what it has said.

    `place` selects what the button is in, and `said` returns what is said there.
    """

    def word() -> str:
        return str(page.driver.find_element(By.CSS_SELECTOR, f"{place} [data-do=why]").text)

    def press(label: str) -> None:
        page.wait(lambda: word() == label)
        page.driver.find_element(By.CSS_SELECTOR, f"{place} [data-do=why]").click()

    before, asked = said(), page.driver.execute_script("return JSON.stringify(sunstones.state())")
    press("Why?")
    page.wait(lambda: said() != before and word() != "Looking…")
    answer = said()
    if word():
        for label in ("Show it", "Back"):
            press(label)
        page.wait(lambda: word() == "Show it")
    assert page.driver.execute_script("return JSON.stringify(sunstones.state())") == asked, (
        "what is drawn is not played"
    )
    return answer
