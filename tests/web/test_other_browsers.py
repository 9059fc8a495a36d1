"""The main path in Firefox too: open, play by clicking, the computer answers, a reload brings the game back.

So are a puzzle, boards in the page of another site, and the policy that binds the worker in their frame.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.serve import FolderServer, serve_folder
from tests.web.support.boards import serve_pages
from tests.web.support.firefox import Firefox, find_firefox, start_firefox
from tests.web.support.firefox_page import (
    begin_a_small_game,
    click_cell,
    exchange_turns,
    play_to_the_end,
    press,
    settled,
)
from tests.web.support.kept_site import PublishedSite
from tests.web.support.policy import ELSEWHERE, LISTEN, REFUSED, publish_a_probe, serve_a_script
from tests.web.support.puzzles import LABELS, Puzzle, puzzle_of_stones, stones_after, stones_of, wrong_turn

SHEET = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A rule sheet</title>
<link rel="icon" href="data:,">
<script type="module" src="SITE/embed.js"></script>
<sunstones-board id="board" game="sum" size="5" opponent="clover" mode="play"></sunstones-board>
<script>
  window.heard = [];
  document.getElementById("board").addEventListener("turn", ({ detail }) => heard.push(detail.turn));
</script>
"""
BOARD = "document.getElementById('board')"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """One browser for the tests of this file: it takes seconds to start."""
    with start_firefox(find_firefox(), tmp_path_factory.mktemp("firefox") / "profile") as started:
        yield started


@pytest.fixture
def firefox(running: Firefox) -> Iterator[Firefox]:
    """That browser, in whose console no error may be when the test is over."""
    running.errors.clear()
    yield running
    running.open("about:blank")
    assert running.errors == []


def test_a_game_is_played_and_a_reload_brings_it_back(firefox: Firefox, server: FolderServer) -> None:
    firefox.open(server.url)
    settled(firefox)
    begin_a_small_game(firefox)
    turns = exchange_turns(firefox)

    firefox.reload()
    assert settled(firefox)["turns"] == turns

    play_to_the_end(firefox)
    assert "wins" in firefox.ask("document.getElementById('status-title').textContent")


def test_a_finished_game_is_kept_until_everything_is_deleted(firefox: Firefox, server: FolderServer) -> None:
    firefox.open(server.url)
    settled(firefox)
    begin_a_small_game(firefox)
    play_to_the_end(firefox)
    press(firefox, "#tab-tools")
    press(firefox, "[data-do=openLibrary]")
    firefox.wait(lambda: "Game against Drizzle" in firefox.ask("document.getElementById('saved-games').innerText"))
    press(firefox, "#library .close")

    press(firefox, "#open-settings")
    press(firefox, "[data-do=deleteAll]")
    firefox.wait(lambda: firefox.ask("Boolean(document.querySelector('[data-do=deleteEverything]'))"))
    firefox.ask("window.isOldPage = true")
    press(firefox, "[data-do=deleteEverything]")
    firefox.wait(lambda: firefox.ask("!window.isOldPage"))
    state = settled(firefox)
    assert (state["game"], state["turns"]) == ("subsume", []), "as on a first visit"
    press(firefox, "#tab-tools")
    press(firefox, "[data-do=openLibrary]")
    firefox.wait(lambda: "Nothing is saved yet." in firefox.ask("document.getElementById('library').innerText"))


def test_a_puzzle_is_solved_after_a_wrong_turn(firefox: Firefox, server: FolderServer) -> None:
    puzzle = puzzle_of_stones()
    firefox.open(f"{server.url}#{puzzle.link}")
    wait_for_turn(firefox, puzzle, 0)
    click_cell(firefox, "sunstones", wrong_turn(puzzle))
    firefox.wait(lambda: phase(firefox) == "wrong")
    press(firefox, "[data-do=tryAgain]")
    for index in range(0, len(puzzle.line), 2):
        wait_for_turn(firefox, puzzle, index)
        click_cell(firefox, "sunstones", puzzle.line[index])
    firefox.wait(lambda: phase(firefox) == "solved")
    assert firefox.ask("document.getElementById('puzzle-detail').textContent") == "solved after a mistake"


def phase(firefox: Firefox) -> str:
    """How the puzzle on the board stands."""
    return str(firefox.ask("document.getElementById('puzzle').dataset.phase"))


def wait_for_turn(firefox: Firefox, puzzle: Puzzle, turns: int) -> None:
    """Wait until so many turns of the line have been played and the solver has the next."""
    stones = stones_after(puzzle, turns)
    firefox.wait(lambda: phase(firefox) == "yours" and stones_of(firefox.ask(LABELS)) == stones)


def test_a_board_in_another_site_s_page_is_painted_and_played(
    firefox: Firefox, server: FolderServer, tmp_path: Path
) -> None:
    (tmp_path / "elsewhere").mkdir()
    with serve_pages(tmp_path / "elsewhere", {"index.html": SHEET.replace("SITE/", server.url)}) as elsewhere:
        firefox.open(elsewhere.url)
        firefox.wait(lambda: firefox.ask(f"{BOARD}?.shadowRoot?.querySelector('canvas[width]') != null"))
        assert firefox.ask("document.querySelectorAll('iframe').length") == 0, "a picture needs no engine"
        click_cell(firefox, BOARD, "c3")
        firefox.wait(lambda: len(firefox.ask(f"{BOARD}.state?.turns ?? []")) == 2)
        assert firefox.ask(f"{BOARD}.state.turns[0]") == "c3"
        assert firefox.ask("heard") == firefox.ask(f"{BOARD}.state.turns")
        firefox.open("about:blank")


def test_the_policy_binds_the_worker_of_a_board_in_another_site_s_page(firefox: Firefox, tmp_path: Path) -> None:
    site = PublishedSite(tmp_path / "site")
    (tmp_path / "elsewhere").mkdir()
    with serve_a_script(tmp_path / "other") as script, serve_folder(site.folder) as server:
        publish_a_probe(site, script)
        pages = {"index.html": ELSEWHERE.format(server.url)}
        with serve_pages(tmp_path / "elsewhere", pages) as elsewhere, firefox.before_each_page(LISTEN):
            firefox.open(elsewhere.url)
            firefox.wait(lambda: firefox.ask("document.getElementById('one')?.centreOf?.('b2') != null"))
            click_cell(firefox, "document.getElementById('one')", "b2")
            firefox.wait(lambda: firefox.ask("document.querySelectorAll('iframe').length") == 1)
            assert firefox.wait(lambda: firefox.ask("window.attempts", frame=0)) == REFUSED
            firefox.open("about:blank")
    firefox.errors[:] = [error for error in firefox.errors if "Content-Security-Policy" not in error]
