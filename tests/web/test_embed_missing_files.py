"""`<sunstones-board>` where a file that every board needs is missing or damaged."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
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
<sunstones-board id="board" game="subsume" size="3"></sunstones-board>
"""

MAKE_BOARD = """
document.body.innerHTML = "<sunstones-board id='made' game='subsume' size='3' position='red a1'></sunstones-board>";
"""

HAS_A_PROBLEM = "return Boolean(document.querySelector('#board')?.shadowRoot?.querySelector('.attribute-problem'))"


@pytest.mark.parametrize(
    ("path", "damage"),
    [
        ("catalogue.json", None),
        ("catalogue.json", b"no JSON"),
        ("board/board.css", None),
        ("embed/embed.css", None),
    ],
    ids=["no list of games", "a damaged one", "no colours", "no styles"],
)
def test_without_its_files_a_board_says_so_and_asks_again_when_it_is_changed(
    driver: Chrome, tmp_path: Path, path: str, damage: bytes | None
) -> None:
    site = PublishedSite(tmp_path / "site")
    sound = (site.folder / path).read_bytes()
    (site.folder / path).unlink()
    if damage is not None:
        site.replace(path, damage)
    site.replace("sheet.html", SHEET)
    with serve_folder(site.folder) as server:
        driver.get(f"{server.url}sheet.html")
        boards = Boards(driver)
        boards.wait(lambda: boards.run(HAS_A_PROBLEM))
        assert boards.text("board") == "<sunstones-board>: The board could not be fetched."
        site.replace(path, sound)
        boards.run("document.getElementById('board').setAttribute('position', 'red a1')")
        boards.wait(lambda: boards.run("return document.querySelector('#board').shadowRoot.querySelector('canvas')"))
        assert boards.label("board", "a1") == "a1, red stone"
        driver.get("about:blank")
    read_console(driver)  # the missing file is named there, too


class LosesOnce(FolderHandler):
    """Answers as a host does at a bad moment: one module of every board is refused at first."""

    lost = "/board/layers/shapes.js"
    refused = 0

    def do_GET(self) -> None:  # noqa: N802 - the name is the base class's
        """Refuse the first request for it."""
        if self.path != self.lost or LosesOnce.refused:
            return super().do_GET()
        LosesOnce.refused += 1
        return self.send_error(503)


def test_a_module_that_is_lost_on_the_way_is_asked_for_once_more(driver: Chrome, tmp_path: Path) -> None:
    site = PublishedSite(tmp_path / "site")
    site.replace("sheet.html", SHEET)
    with serve_by(partial(LosesOnce, directory=str(site.folder))) as server:
        boards = Boards(driver)
        boards.open(f"{server.url}sheet.html")
        assert LosesOnce.refused == 1
        assert boards.label("board", "a1") == "a1, empty"
        driver.get("about:blank")
    read_console(driver)  # the lost file is named there, too


def test_what_was_missing_is_asked_for_again_by_a_board_that_is_made_later(driver: Chrome, tmp_path: Path) -> None:
    site = PublishedSite(tmp_path / "site")
    sound = (site.folder / "embed/embed.css").read_bytes()
    (site.folder / "embed/embed.css").unlink()
    site.replace("sheet.html", SHEET.partition(b"<sunstones-board")[0])
    with serve_folder(site.folder) as server:
        driver.get(f"{server.url}sheet.html")
        boards = Boards(driver)
        boards.wait(lambda: boards.run("return Boolean(customElements.get('sunstones-board'))"))
        site.replace("embed/embed.css", sound)
        boards.run(MAKE_BOARD)
        boards.wait_until_painted()
        assert boards.label("made", "a1") == "a1, red stone"
        driver.get("about:blank")
    read_console(driver)  # the missing file is named there, too
