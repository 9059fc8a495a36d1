"""`embed.html`: a board by its address, for pages that can hold an iframe but no script."""

from __future__ import annotations

from pathlib import Path

from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.boards import Boards, boards_elsewhere
from tests.web.support.chromium import run_first
from tests.web.support.window import DESKTOP, MOST_SHIFT, WATCH_SHIFTS, resize, shifted, wait_until_painted

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A rule sheet</title>
<link rel="icon" href="data:,">
<iframe id="plain" src="{}"></iframe>
"""


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
