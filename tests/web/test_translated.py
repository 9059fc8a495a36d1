"""A page that the browser translates goes on: what lit-html and others write still reaches the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from support.serve import FolderServer
from tests.web.support.boards import HEAD, boards_elsewhere
from tests.web.support.page import Page
from tests.web.support.pressing import press
from tests.web.support.translators import OPENING, TRANSLATORS, original, read, translate

BOARDS = """
<script type="module" src="SITE/embed.js"></script>
<sunstones-board id="replay" game="sum" size="3" turns="b2 a1 c3" mode="replay"></sunstones-board>
<sunstones-board id="play" game="sum" size="3" mode="play"></sunstones-board>
"""

Step = tuple[str, Callable[[Page], None]]


def begin(page: Page) -> None:
    page.new_game("sum", size=3)
    page.settled()


def play(cell: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.click(cell)
        page.settled()

    return act


def choose_parasol(page: Page) -> None:
    page.dialog.open()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=card-sum]").click()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=card-parasol]").click()


def close(page: Page) -> None:
    page.driver.execute_script("for (const open of document.querySelectorAll('dialog[open]')) open.close()")


def undo(page: Page) -> None:
    page.press("undo")
    page.settled()


def share(page: Page) -> None:
    press(page, "openShare")
    page.wait(lambda: page.driver.execute_script("return document.getElementById('share-text')?.value"))


STEPS: tuple[Step, ...] = (
    ("a game begins", begin),
    ("a turn is played", play("b2")),
    ("the answer", play("a1")),
    ("the list of turns", lambda page: page.tab("turns")),
    ("a turn is taken back", undo),
    ("another answer", play("c3")),
    ("another game is chosen in the dialog", choose_parasol),
    ("the dialog is closed", close),
    ("the settings", Page.open_settings),
    ("they are closed", close),
    ("the ways out", share),
    ("they are closed, too", close),
    ("a player resigns", Page.resign),
    ("the next game", begin),
)


@pytest.fixture(scope="module")
def texts_without(driver: Chrome, server: FolderServer) -> Iterator[list[str]]:
    """The texts of the page after each step where nothing translates it."""
    page = Page(driver, server.url)
    page.open()
    page.settled()
    yield list(texts_of(page))
    driver.get("about:blank")


def texts_of(page: Page) -> Iterator[str]:
    for _, act in STEPS:
        act(page)
        page.painted()
        yield read(page.driver)


@pytest.mark.parametrize("translator", TRANSLATORS)
def test_a_translated_page_shows_what_has_changed(page: Page, texts_without: list[str], translator: str) -> None:
    page.open()
    page.settled()
    translate(page.driver, translator)
    for (step, _), shown, expected in zip(STEPS, texts_of(page), texts_without, strict=True):
        assert OPENING in shown
        assert original(shown) == expected, step


def test_translated_boards_of_another_page_show_what_has_changed(
    driver: Chrome, server: FolderServer, tmp_path: Path
) -> None:
    with boards_elsewhere(driver, tmp_path, HEAD + BOARDS.replace("SITE/", server.url)) as boards:

        def shown(board: str) -> str:
            text = read(driver, driver.find_element(By.ID, board))
            assert OPENING in text
            return original(text)

        translate(driver, "wraps")
        assert "0of3" in shown("replay")
        boards.press("replay", "Next turn")
        boards.wait(lambda: "1of3" in shown("replay"))
        assert "Whiteplayedb2" in shown("replay")
        boards.of("play", "board.play('b2')")
        boards.wait(lambda: "Blacktoplay" in shown("play"))
