"""The page's own type faces: they come from the site, hardly move anything, and other people's pages fetch none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from selenium.webdriver import Chrome

from tests.web.support.boards import Boards
from tests.web.support.page import Page
from tests.web.support.window import DESKTOP, PHONE

LOADED_FACES = """
const [finish] = arguments;
document.fonts.ready.then(() => finish([...document.fonts]
  .filter(({ status, family }) => status === "loaded" && !family.includes("before"))
  .map(({ family, style }) => `${family.replaceAll('"', "")} ${style}`).sort()));
"""
FETCHED_FACES = """
return performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2")).map(({ name }) => name);
"""
# The width of each figure, in a column.
FIGURE_WIDTHS = """
const table = document.createElement("table");
table.style.cssText = `position: absolute; top: 0; font-family: ${arguments[0]}`;
table.innerHTML = [..."0123456789"].map((figure) => `<tr><td><span>${figure.repeat(20)}</span>`).join("");
document.body.append(table);
const widths = [...table.querySelectorAll("span")].map((span) => Math.round(span.getBoundingClientRect().width));
table.remove();
return [...new Set(widths)];
"""
HEIGHT = "return document.querySelector('main').getBoundingClientRect().height"
# Of a page as long as a rule page: text may break in other places.
MOST_MOVED = 0.02


@contextmanager
def without_faces(driver: Chrome) -> Iterator[None]:
    """Block the type faces during the test."""
    driver.execute_cdp_cmd("Network.enable", {})
    driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*.woff2"]})
    try:
        yield
    finally:
        driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})


def test_the_page_is_set_in_its_own_faces(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    found = page.driver.execute_async_script(LOADED_FACES)
    assert found == ["Lora normal", "Source Sans 3 normal"]


def test_rule_pages_have_true_italics(page: Page) -> None:
    Boards(page.driver).open(f"{page.url}rules/de/sum.html")
    assert page.driver.execute_async_script(LOADED_FACES) == ["Lora italic", "Lora normal", "Source Sans 3 normal"]


@pytest.mark.parametrize("variable", ["--text-font", "--heading-font"])
def test_figures_in_columns_are_of_one_width(page: Page, variable: str) -> None:
    Boards(page.driver).open(f"{page.url}rules/sum.html")
    page.driver.execute_async_script(LOADED_FACES)
    assert len(page.driver.execute_script(FIGURE_WIDTHS, f"var({variable})")) == 1


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_hardly_anything_moves_when_the_faces_come(page: Page, size: tuple[int, int]) -> None:
    boards = Boards(page.driver)
    page.resize(*size)
    page.expect_error("woff2")
    with without_faces(page.driver):
        boards.open(f"{page.url}rules/fr/sunspot.html?before")
        before = page.driver.execute_script(HEIGHT)
        assert page.driver.execute_async_script(LOADED_FACES) == []
    boards.open(f"{page.url}rules/fr/sunspot.html")
    assert page.driver.execute_async_script(LOADED_FACES) != []
    assert page.driver.execute_script(HEIGHT) == pytest.approx(before, rel=MOST_MOVED)


def test_a_board_in_a_frame_fetches_no_face(page: Page) -> None:
    Boards(page.driver).open(f"{page.url}embed.html?game=sum&size=3&mode=play&caption=A%20board")
    assert page.driver.execute_script(FETCHED_FACES) == []
