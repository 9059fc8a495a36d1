"""`embed.html`: a board by its address, for pages that can hold an iframe but no script."""

from __future__ import annotations

from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.boards import HEAD, Boards, boards_elsewhere, serve_pages
from tests.web.support.chromium import run_first
from tests.web.support.window import DESKTOP, MOST_SHIFT, WATCH_SHIFTS, resize, shifted, wait_until_painted

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A rule sheet</title>
<link rel="icon" href="data:,">
<iframe id="plain" src="{}"></iframe>
"""


# The link to the position, with the address of the site as its text.
LINK = "(({href, textContent}) => [href, textContent])(root.querySelector('.bar a'))"


def press_in_a_sandbox(driver: Chrome, source: str) -> Boards:
    """Press a cell of the board in the page's sandboxed frame, and wait for what is said; the frame stays chosen."""
    driver.switch_to.frame(driver.find_element("id", "plain"))
    inside = Boards(driver)
    inside.wait_until_painted()
    inside.run("document.querySelector('sunstones-board').id = 'board'")
    assert inside.run("return origin") == "null", source
    inside.click("board", "b2")
    inside.wait(lambda: "sandbox" in inside.text("board"))
    return inside


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "The frame around this board does not let the engine start (sandbox without allow-same-origin). "
            "You can play here:",
        ),
        (
            "de",
            "Der Frame um dieses Brett lässt den Spielkern nicht starten (sandbox ohne allow-same-origin). "
            "Spielen kannst du hier:",
        ),
        (
            "fr",
            "Le cadre autour de ce plateau empêche le moteur de démarrer (sandbox sans allow-same-origin). "
            "Vous pouvez jouer ici\u202f:",
        ),
    ],
)
def test_in_a_sandboxed_frame_a_board_says_where_it_can_be_played(
    driver: Chrome, server: FolderServer, tmp_path: Path, language: str, sentence: str
) -> None:
    source = f"{server.url}embed.html?game=sum&size=3&turns=c3&position=white%20c3&mode=play&lang={language}"
    page = PAGE.format(source).replace("<iframe", '<iframe sandbox="allow-scripts"')
    with boards_elsewhere(driver, tmp_path, page):
        try:
            inside = press_in_a_sandbox(driver, source)
            assert inside.text("board") == sentence
            assert inside.of("board", LINK) == [f"{server.url}#game=sum&size=3&turns=c3", server.url]
        finally:
            driver.switch_to.default_content()


def test_a_page_of_another_site_says_so_too_in_a_sandboxed_frame(
    driver: Chrome, server: FolderServer, tmp_path: Path
) -> None:
    board = '<sunstones-board game="parasol" size="3" position="red c3" mode="puzzle"></sunstones-board>'
    frame = '<iframe id="plain" width="600" height="600" sandbox="allow-scripts" src="in.html"></iframe>'
    pages = {
        "index.html": f"{HEAD}{frame}",
        "in.html": f'{HEAD}<script type="module" src="{server.url}embed.js"></script>{board}',
    }
    with serve_pages(tmp_path, pages) as elsewhere:
        driver.get(elsewhere.url)
        try:
            inside = press_in_a_sandbox(driver, "in.html")
            link = f"{server.url}#game=parasol&size=3&start=c3%2F%2F1&puzzle=1"
            assert inside.of("board", LINK) == [link, server.url]
        finally:
            driver.switch_to.default_content()
            driver.get("about:blank")


def test_the_page_for_an_iframe_shows_a_board_from_its_address(
    driver: Chrome, server: FolderServer, tmp_path: Path
) -> None:
    source = f"{server.url}embed.html?game=sum&size=3&turns=b2&position=white%20b2&mode=play&theme=dark&lang=fr"
    with boards_elsewhere(driver, tmp_path, PAGE.format(source)):
        driver.switch_to.frame(driver.find_element("id", "plain"))
        try:
            inside = Boards(driver)
            inside.wait_until_painted()
            inside.run("document.querySelector('sunstones-board').id = 'board'")
            assert inside.run("return getComputedStyle(document.documentElement).colorScheme") == "dark"
            assert inside.run("return document.querySelector('main > p').textContent") == "Ouvrir dans Sunstones"
            assert inside.label("board", "a1") == "a1, vide"
            inside.of("board", "board.play('a1')")
            inside.wait_for_turns("board", ["b2", "a1"])
        finally:
            driver.switch_to.default_content()


def test_the_page_for_an_iframe_is_laid_out_once(driver: Chrome, server: FolderServer) -> None:
    boards = Boards(driver)
    resize(driver, *DESKTOP)
    driver.get("about:blank")
    with run_first(driver, WATCH_SHIFTS):
        boards.open(f"{server.url}embed.html?game=sum&size=4")
    wait_until_painted(driver)
    assert shifted(driver) < MOST_SHIFT
    driver.get("about:blank")


def test_the_page_for_an_iframe_follows_its_address(driver: Chrome, server: FolderServer) -> None:
    boards = Boards(driver)
    for game, name in (("sum", "Sum"), ("parasol", "Parasol")):
        driver.get(f"{server.url}embed.html#game={game}&size=3")
        boards.wait(
            lambda name=name: boards.run(
                "return document.querySelector('sunstones-board')?.shadowRoot?.querySelector('.credit')"
                "?.textContent.startsWith(arguments[0])",
                f"{name}, ",
            )
        )
    driver.get("about:blank")


def test_the_page_for_an_iframe_links_to_no_position_that_a_link_cannot_hold(
    driver: Chrome, server: FolderServer
) -> None:
    boards = Boards(driver)
    for asked, links in (("position=red%20d4", 0), ("turns=d4&position=red%20d4", 1), ("start=d4//2", 1)):
        driver.get("about:blank")
        driver.get(f"{server.url}embed.html?game=subsume&size=4&lang=fr&{asked}")
        boards.wait(lambda: boards.run("return document.querySelector('sunstones-board')"))
        assert boards.run("return document.querySelectorAll('main a').length") == links
        assert boards.run("return document.title") == "Un plateau de Sunstones"
    driver.get("about:blank")
