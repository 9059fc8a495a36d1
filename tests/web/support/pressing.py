"""Buttons anywhere on the page, by the name that they carry as `data-do`; in a tab that is hidden, too."""

from __future__ import annotations

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By

from tests.web.support.page import Page


def press(page: Page, name: str) -> None:
    """Press a button; its surroundings may be drawn again between finding it and pressing it."""

    def is_pressed() -> bool:
        try:
            page.bring_forward(page.driver.find_element(By.CSS_SELECTOR, f"[data-do={name}]")).click()
        except StaleElementReferenceException:
            return False
        return True

    page.wait(is_pressed)
