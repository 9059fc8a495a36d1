"""Embedded boards at the edges: what a reader picks before the engine can answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from boards import Boards
from kept_site import PublishedSite
from page import DOUBLE_CLICK_TIME, HOLD_ENGINE, WAIT
from selenium.webdriver import Chrome

from serve import FolderServer, serve_folder

SHEET = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A rule sheet beside the boards' own files</title>
<link rel="icon" href="data:,">
<script type="module" src="embed.js"></script>
<sunstones-board id="against" game="sum" size="5" opponent="pike" mode="play"></sunstones-board>
<sunstones-board id="refused" game="sum" size="5" turns="c3 c3" mode="play"></sunstones-board>
"""


@pytest.fixture(scope="module")
def sheet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FolderServer]:
    """A copy of the site with a page of boards."""
    site = PublishedSite(tmp_path_factory.mktemp("sheet") / "site")
    site.replace("sheet.html", SHEET)
    with serve_folder(site.folder) as running:
        yield running


@pytest.fixture
def boards(driver: Chrome, sheet: FolderServer) -> Iterator[Boards]:
    """That page, whose engine waits until it is let go; its console must hold no error when the test is over."""
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": HOLD_ENGINE})
    driver.get_log("browser")
    opened = Boards(driver)
    opened.open(f"{sheet.url}sheet.html")
    yield opened
    errors = [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    driver.get("about:blank")
    assert errors == []


def let_engine_answer(boards: Boards) -> None:
    boards.run("letEngineStart()")


def wait_for_the_answer(boards: Boards) -> None:
    """Wait until the computer has played and the reader is asked again."""
    boards.wait(lambda: len(boards.turns("against") or []) >= 2)
    boards.wait(lambda: boards.text("against").startswith("White to move"))


def test_of_two_early_picks_the_later_one_waits_and_it_alone_is_played(boards: Boards) -> None:
    boards.click("against", "c3")
    assert "waiting" in boards.label("against", "c3")
    boards.click("against", "d4")
    assert "waiting" in boards.label("against", "d4")
    assert "waiting" not in boards.label("against", "c3")
    let_engine_answer(boards)
    wait_for_the_answer(boards)
    turns = boards.turns("against") or []
    assert (turns[0], len(turns)) == ("d4", 2)
    assert "waiting" not in boards.label("against", "d4")


def test_an_early_pick_is_taken_back_by_another_press(boards: Boards) -> None:
    boards.click("against", "c3")
    boards.driver.execute_async_script(WAIT, DOUBLE_CLICK_TIME)
    boards.click("against", "c3")
    assert "waiting" not in boards.label("against", "c3")
    let_engine_answer(boards)
    boards.wait_for_turns("against", [])


def test_where_the_engine_refuses_the_turns_no_pick_goes_on_waiting(boards: Boards) -> None:
    boards.click("refused", "a1")
    let_engine_answer(boards)
    boards.wait(lambda: "There is already a stone on c3." in boards.text("refused"))
    assert "waiting" not in boards.label("refused", "a1")
    boards.click("refused", "b2")
    boards.wait(lambda: "waiting" not in boards.label("refused", "b2"))


def test_a_second_click_during_a_turn_s_way_to_the_engine_is_not_played_after_the_computer_s_answer(
    boards: Boards,
) -> None:
    boards.of("against", "void board.restart()")
    let_engine_answer(boards)
    boards.wait_for_turns("against", [])
    boards.run("holdEngine()")
    boards.click("against", "c3")
    boards.click("against", "d4")
    let_engine_answer(boards)
    wait_for_the_answer(boards)
    # What the reader asks for is done in order, so by now the second click has been.
    boards.press("against", "Undo")
    boards.wait_for_turns("against", [])
