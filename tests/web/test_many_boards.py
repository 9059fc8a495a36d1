"""Many boards in another page. It is laid out for all of them together: for each, the time would be the square."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.boards import Boards, serve_pages

MANY = 40

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Many diagrams</title>
<link rel="icon" href="data:,">
<style>sunstones-board { width: 50% }</style>
<script type="module" src="SITE/embed.js"></script>
<main><sunstones-board game="sum" size="5" position="black c3"></sunstones-board></main>
"""

ADD = """
const main = document.querySelector("main");
const [board] = main.children;
main.append(...Array.from({ length: arguments[0] }, () => board.cloneNode()));
"""
WIDTHS = """
const boards = [...document.querySelectorAll("sunstones-board")];
return boards.map(({ shadowRoot }) => shadowRoot.querySelector("canvas").width);
"""


@pytest.fixture
def boards(driver: Chrome, server: FolderServer, tmp_path: Path) -> Iterator[Boards]:
    """The page above with a single board."""
    with serve_pages(tmp_path, {"index.html": PAGE.replace("SITE/", server.url)}) as elsewhere:
        opened = Boards(driver)
        opened.open(elsewhere.url)
        driver.execute_cdp_cmd("Performance.enable", {})
        yield opened
        driver.execute_cdp_cmd("Performance.disable", {})
        driver.get("about:blank")


def layouts_during(boards: Boards, act: Callable[[], None]) -> int:
    """The number of layouts while this is done."""
    before = layouts(boards)
    act()
    return layouts(boards) - before


def layouts(boards: Boards) -> int:
    metrics = boards.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return next(int(one["value"]) for one in metrics if one["name"] == "LayoutCount")


def test_a_page_is_laid_out_for_all_of_its_boards_at_once(boards: Boards) -> None:
    def add() -> None:
        boards.driver.execute_script(ADD, MANY)
        boards.wait_until_painted()

    assert layouts_during(boards, add) < MANY / 2


def test_a_page_is_laid_out_for_all_of_its_boards_at_once_when_their_size_changes(boards: Boards) -> None:
    boards.driver.execute_script(ADD, MANY)
    boards.wait_until_painted()
    (before,) = set(boards.driver.execute_script(WIDTHS))

    def narrow() -> None:
        boards.driver.execute_script("document.querySelector('main').style.width = '60%'")
        boards.wait(lambda: max(boards.driver.execute_script(WIDTHS)) < before)

    assert layouts_during(boards, narrow) < MANY / 2
