"""The documented headers for hosts: the same for each kind of host, and the site works under them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from support.folders import SITE
from support.serve import FolderServer
from tests.web.support.boards import Boards, serve_pages
from tests.web.support.chromium import console_errors, read_console
from tests.web.support.header_recipes import KINDS, headers, recipe, serve_by_recipe
from tests.web.support.kept_site import kept
from tests.web.support.page import Page

pytestmark = pytest.mark.starts_engine

PATHS = ["/", *(f"/{path.relative_to(SITE).as_posix()}" for path in sorted(SITE.rglob("*")) if path.is_file())]
FOR_FRAMES = {"/embed.html", "/embed/engine.html"}

ELSEWHERE = """<!doctype html>
<link rel="icon" href="data:,">
<script type="module" src="{0}embed.js"></script>
<sunstones-board id="one" game="sum" size="3" mode="play"></sunstones-board>
<iframe id="board" src="{0}embed.html?game=parasol&size=3&mode=play"></iframe>
<iframe id="page" src="{0}index.html"></iframe>
<iframe id="rules" src="{0}rules/sum.html"></iframe>
"""


@pytest.fixture
def host(light_site_of_boards: Path) -> Iterator[FolderServer]:
    """A host of a light site that sends the documented headers and no others."""
    with serve_by_recipe(light_site_of_boards, "_headers") as running:
        yield running


def test_each_kind_of_host_sends_the_same_headers() -> None:
    for path in PATHS:
        first, *others = (headers(kind, path) for kind in KINDS)
        assert others == [first, first], path


def test_every_file_is_sent_with_nosniff() -> None:
    assert {headers("_headers", path)["X-Content-Type-Options"] for path in PATHS} == {"nosniff"}


def test_only_pages_made_for_frames_may_be_framed_by_other_sites() -> None:
    for path in PATHS:
        framing = headers("_headers", path).get("Content-Security-Policy")
        if path in FOR_FRAMES:
            assert framing is None
        elif path.endswith((".html", "/")):
            assert framing == "frame-ancestors 'self'", path


def test_below_a_path_apache_needs_no_change() -> None:
    assert headers("apache", "/some/where/") == headers("apache", "/")
    assert headers("apache", "/some/where/embed.html") == headers("apache", "/embed.html")


@pytest.mark.parametrize("kind", ["nginx", "apache"])
def test_the_types_that_a_browser_insists_on_are_named(kind: str) -> None:
    for ending, kind_of_file in (("mjs", "text/javascript"), ("js", "text/javascript"), ("wasm", "application/wasm")):
        assert re.search(rf"{kind_of_file}\b.*\b{ending}\b", recipe(kind)), ending


def test_a_move_is_played_and_the_page_is_kept(driver: Chrome, host: FolderServer) -> None:
    read_console(driver)
    page = Page(driver, host.url)
    page.open()
    page.settled()
    assert page.play_one_stone()["turns"] == ["c3"]
    assert len(kept(page)) == 1
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    driver.get("about:blank")
    assert console_errors(driver) == []


def test_other_sites_show_boards_but_neither_the_game_nor_the_rules(
    driver: Chrome, host: FolderServer, tmp_path: Path
) -> None:
    read_console(driver)
    with serve_pages(tmp_path, {"board.html": ELSEWHERE.format(host.url)}) as other:
        boards = Boards(driver)
        boards.open(f"{other.url}board.html")
        boards.click("one", "b2")
        boards.wait_for_turns("one", ["b2"])
        driver.switch_to.frame("board")
        boards.wait_until_painted()
        driver.switch_to.default_content()
        for name, path in (("page", "index.html"), ("rules", "rules/sum.html")):
            driver.switch_to.frame(name)
            assert driver.execute_script("return document.querySelector('main')") is None, path
            driver.switch_to.default_content()
        driver.get("about:blank")
    refused = [entry["message"] for entry in read_console(driver) if "frame-ancestors" in entry["message"]]
    assert len(refused) == 2
