"""Boards in a box that the page around them scales, as slides do, are where they are seen; and boards on paper."""

from __future__ import annotations

import re
import zlib
from base64 import b64decode
from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.boards import HEAD, Boards, boards_elsewhere
from tests.web.support.pointer import Point, pointer_of
from tests.web.support.window import DESKTOP, resize, wait_until_painted

PAGE = """
<style>
  body { margin: 20px; }
  #slide { width: 320px; transform-origin: 0 0; }
</style>
<script type="module" src="SITE/embed.js"></script>
<div id="slide"><sunstones-board id="board" game="sum" size="5" mode="play"></sunstones-board></div>
"""

# The visible place of a cell: its middle, as a share of the board's box, is the same at every scale.
SHARE = """
(({ left, top, width, height }, { x, y }) => [(x - left) / width, (y - top) / height])(
  root.querySelector("canvas").getBoundingClientRect(), board.centreOf(CELL))
"""
SEEN = "(({ x, y, width, height }) => [x, y, width, height])(root.querySelector('canvas').getBoundingClientRect())"
MIDDLE_IN_GRID = """
(({ left, top, width, height }) => [left + width / 2, top + height / 2])(
  root.querySelector("[data-cell=CELL]").getBoundingClientRect())
"""
# Pixels of the canvas to one of the screen.
FINENESS = "root.querySelector('canvas').width / root.querySelector('canvas').getBoundingClientRect().width"

SCALES = [
    "transform: scale(0.5)",
    "transform: translate(90px, 15px) scale(1.8)",
    "transform: scale(1.5, 0.75)",
    "zoom: 1.6",
    "width: 240px; transform: scale(2)",
]


@pytest.fixture(scope="module")
def boards(driver: Chrome, server: FolderServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Boards]:
    """A page with one board, which is opened once: an engine takes seconds to start."""
    resize(driver, *DESKTOP)
    with boards_elsewhere(
        driver, tmp_path_factory.mktemp("slides"), HEAD + PAGE.replace("SITE/", server.url)
    ) as opened:
        yield opened


def style(boards: Boards, text: str) -> None:
    """Scale the box around the board."""
    boards.run("document.getElementById('slide').style.cssText = arguments[0]", text)
    wait_until_painted(boards.driver)


def seen_at(boards: Boards, share: list[float]) -> Point:
    """The point of the viewport at a share of the board's box, as it is seen now."""
    left, top, width, height = boards.of("board", SEEN)
    return {"x": left + share[0] * width, "y": top + share[1] * height}


def play_at(boards: Boards, share: list[float]) -> list[str]:
    """Click there on an empty board; the turns then."""
    boards.of("board", "board.restart()")
    boards.wait_for_turns("board", [])
    pointer_of(boards.driver).click(seen_at(boards, share))
    boards.wait(lambda: boards.turns("board"))
    return boards.turns("board") or []


@pytest.mark.parametrize("scale", SCALES)
def test_a_cell_is_where_it_is_seen_whatever_the_scale_and_when_it_is_gone(boards: Boards, scale: str) -> None:
    style(boards, "")
    shares = {cell: boards.of("board", SHARE.replace("CELL", repr(cell)).strip()) for cell in ("c3", "e1")}
    for now in (scale, ""):
        style(boards, now)
        for cell, share in shares.items():
            assert play_at(boards, share) == [cell]
            point = seen_at(boards, share)
            expected = pytest.approx([point["x"], point["y"]], abs=1)
            assert boards.of("board", MIDDLE_IN_GRID.replace("CELL", cell).strip()) == expected
            assert list(boards.of("board", f"board.centreOf({cell!r})").values()) == expected
        # Painted as fine as the screen, at least.
        boards.wait(lambda: boards.of("board", FINENESS) > 0.99)
    assert boards.of("board", FINENESS) == pytest.approx(1, abs=0.01)


# A window so low that the board is wider than high, and narrow paper on which there is height enough.
LOW_WINDOW, PAPER = (900, 450), {"paperWidth": 4, "paperHeight": 9}


def scales_in(pdf: bytes) -> Iterator[tuple[float, float]]:
    """Scales of what a printed page draws, across and down."""
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            drawing = zlib.decompress(stream)
        except zlib.error:
            continue
        for across, down in re.findall(rb"q\n([\d.]+) 0 0 ([\d.]+) [\d.]+ [\d.]+ cm", drawing):
            yield float(across), float(down)


def test_a_board_keeps_its_proportions_on_paper(boards: Boards) -> None:
    style(boards, "width: 512px")
    resize(boards.driver, *LOW_WINDOW)
    printed = boards.driver.execute_cdp_cmd("Page.printToPDF", PAPER)
    resize(boards.driver, *DESKTOP)
    scales = list(scales_in(b64decode(printed["data"])))
    assert len(scales) > 3
    assert [across for across, _ in scales] == pytest.approx([down for _, down in scales], rel=0.01)
