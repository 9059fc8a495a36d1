"""The "?" at the board, and the signs that it explains."""

from __future__ import annotations

from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.web.support.page import Page

IS_PAINTED = """
return [...document.querySelectorAll("#legend canvas")].every((canvas) => {
  const { width, height } = canvas;
  return width > 0 && canvas.getContext("2d").getImageData(width / 2, height / 2, 1, 1).data[3] > 0;
});
"""


def open_legend(page: Page) -> set[str]:
    """The names of the signs that are explained."""
    page.element("open-legend").click()
    page.wait(lambda: page.element("legend").is_displayed() and page.driver.execute_script(IS_PAINTED))
    rows = page.driver.find_elements(By.CSS_SELECTOR, "#legend li")
    assert all(row.text for row in rows)
    return {row.get_attribute("data-sign") or "" for row in rows}


def close_legend(page: Page) -> None:
    """Close it by the keyboard."""
    ActionChains(page.driver).send_keys(Keys.ESCAPE).perform()
