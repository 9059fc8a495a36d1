"""`<sunstones-board>` where a file that it needs is missing, or lost on the way."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import ClassVar

from selenium.webdriver import Chrome

from support.serve import FolderHandler, serve_by, serve_folder
from tests.web.support.boards import Boards
from tests.web.support.chromium import read_console
from tests.web.support.kept_site import PublishedSite

SHEET = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A rule sheet beside the boards' own files</title>
<link rel="icon" href="data:,">
<script type="module" src="embed.js"></script>
<sunstones-board id="board" game="subsume" size="3" mode="play"></sunstones-board>
"""

HAS_A_PROBLEM = "return Boolean(document.querySelector('#board')?.shadowRoot?.querySelector('.attribute-problem'))"
MODE = "embed/parts/play.js"


def test_without_its_mode_a_board_says_so_and_asks_again_when_it_is_changed(driver: Chrome, tmp_path: Path) -> None:
    site = PublishedSite(tmp_path / "site")
    sound = (site.folder / MODE).read_bytes()
    (site.folder / MODE).unlink()
    site.replace("sheet.html", SHEET)
    with serve_folder(site.folder) as server:
        driver.get(f"{server.url}sheet.html")
        boards = Boards(driver)
        boards.wait(lambda: boards.run(HAS_A_PROBLEM))
        assert boards.text("board") == "<sunstones-board>: The board could not be fetched."
        site.replace(MODE, sound)
        boards.run("document.getElementById('board').setAttribute('position', 'red a1')")
        boards.wait(lambda: boards.run("return document.querySelector('#board').shadowRoot.querySelector('canvas')"))
        assert boards.label("board", "a1") == "a1, red stone"
        driver.get("about:blank")
    read_console(driver)  # the missing file is named there, too


class LosesOnce(FolderHandler):
    """Answers as a host does at a bad moment: of these files, each is refused at first."""

    lost: frozenset[str] = frozenset({"/embed/parts/everywhere.js", f"/{MODE}"})
    refused: ClassVar[set[str]] = set()

    def do_GET(self) -> None:  # noqa: N802 - the name is the base class's
        """Refuse the first request for it."""
        if self.path not in self.lost - LosesOnce.refused:
            return super().do_GET()
        LosesOnce.refused.add(self.path)
        return self.send_error(503)


def test_a_part_that_is_lost_on_the_way_is_asked_for_once_more(driver: Chrome, tmp_path: Path) -> None:
    site = PublishedSite(tmp_path / "site")
    site.replace("sheet.html", SHEET)
    with serve_by(partial(LosesOnce, directory=str(site.folder))) as server:
        boards = Boards(driver)
        boards.open(f"{server.url}sheet.html")
        assert LosesOnce.refused == LosesOnce.lost
        assert boards.label("board", "a1") == "a1, empty"
        driver.get("about:blank")
    read_console(driver)  # the lost files are named there, too
