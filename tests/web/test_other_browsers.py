"""The main path in Firefox and WebKit too: open, play by clicking, the computer answers, a reload brings the game back.

So are a puzzle, boards in the page of another site, and the policy that binds the worker in their frame.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from support.serve import FolderServer
from tests.web.support.boards import serve_pages
from tests.web.support.firefox import Firefox
from tests.web.support.kept_site import PublishedSite
from tests.web.support.light_site import serve_light
from tests.web.support.other_browser import OtherBrowser
from tests.web.support.other_browsers import STARTS
from tests.web.support.other_page import (
    begin_a_small_game,
    click_cell,
    exchange_turns,
    play_to_the_end,
    press,
    settled,
)
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
# The buttons that open dialogs of the page; only the confirmation opens by itself.
OPENERS = (
    *("#open-home", "#open-new-game", "#open-settings", "#open-learn", "[data-do=keys]"),
    *(f"[data-do=open{name}]" for name in ("Share", "Library", "Puzzles", "Profile", "Exercises", "Along")),
)
OPENED = "document.querySelector('dialog[open]:not(:empty)')?.id"
DIALOGS = "[...document.querySelectorAll('dialog')].map(({ id }) => id)"
# True if a dialog is small although there is more in it.
IS_CUT_OFF = """[...document.querySelectorAll('dialog[open] *')].some((one) =>
  one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto')
  && document.querySelector('dialog[open]').offsetHeight < innerHeight / 2"""
BOARD = "document.getElementById('board')"

# With `allow-scripts` alone the frame has an opaque origin, and in WebKit no script is a policy's 'self' then.
SANDBOX = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A rule sheet</title>
<link rel="icon" href="data:,">
<style>iframe { position: absolute; inset: 0; width: 600px; height: 700px; border: 0; }</style>
<iframe sandbox="allow-scripts allow-same-origin" src="SITE/embed.html?game=sum&amp;size=3&amp;mode=play"></iframe>
"""
FRAMED = "document.querySelector('sunstones-board')"


@pytest.fixture(scope="module")
def server(light_site_of_boards: Path) -> Iterator[FolderServer]:
    """Serves a light site: that Python starts in these browsers is for the tests of a page without a network to see."""
    with serve_light(light_site_of_boards) as running:
        yield running


@pytest.fixture(scope="module", params=STARTS)
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OtherBrowser]:
    """One browser of each kind for the tests of this file: it takes seconds to start."""
    with STARTS[request.param](tmp_path_factory.mktemp(request.param) / "profile") as started:
        yield started


@pytest.fixture
def browser(running: OtherBrowser) -> Iterator[OtherBrowser]:
    """The same browser; its console must hold no error when the test is over."""
    running.errors()
    yield running
    running.open("about:blank")
    assert running.errors() == []


def test_a_game_is_played_and_kept_until_everything_is_deleted(browser: OtherBrowser, server: FolderServer) -> None:
    browser.open(server.url)
    settled(browser)
    begin_a_small_game(browser)
    turns = exchange_turns(browser)

    browser.reload()
    assert settled(browser)["turns"] == turns

    play_to_the_end(browser)
    assert "won" in browser.ask("document.getElementById('status-title').textContent")
    press(browser, "#tab-tools")
    press(browser, "[data-do=openLibrary]")
    browser.wait(lambda: "Game against Drizzle" in browser.ask("document.getElementById('saved-games').innerText"))
    press(browser, "#library .close")

    press(browser, "#open-settings")
    press(browser, "[data-do=deleteAll]")
    browser.wait(lambda: browser.ask("Boolean(document.querySelector('[data-do=deleteEverything]'))"))
    browser.ask("window.isOldPage = true")
    press(browser, "[data-do=deleteEverything]")
    browser.wait(lambda: browser.ask("!window.isOldPage"))
    state = settled(browser)
    assert (state["game"], state["turns"]) == ("subsume", []), "as on a first visit"
    press(browser, "#tab-tools")
    press(browser, "[data-do=openLibrary]")
    browser.wait(lambda: "Nothing is saved yet." in browser.ask("document.getElementById('library').innerText"))


def test_every_dialog_is_as_high_as_what_is_in_it_or_the_window(browser: OtherBrowser, server: FolderServer) -> None:
    browser.open(server.url)
    settled(browser)
    opened = {"confirm", "choose-game"}
    for opener in OPENERS:
        browser.wait(lambda opener=opener: browser.ask(f"document.querySelector('{opener}')?.disabled === false"))
        browser.ask(f"document.querySelector('{opener}').click()")
        opened.add(browser.wait(lambda: browser.ask(OPENED)))
        assert not browser.ask(IS_CUT_OFF), opener
        browser.ask("document.querySelector('dialog[open]').close()")
    assert opened == set(browser.ask(DIALOGS)), "there is no other"


def test_a_puzzle_is_solved_after_a_wrong_turn(browser: OtherBrowser, server: FolderServer) -> None:
    puzzle = puzzle_of_stones()
    browser.open(f"{server.url}#{puzzle.link}")
    wait_for_turn(browser, puzzle, 0)
    click_cell(browser, "sunstones", wrong_turn(puzzle))
    browser.wait(lambda: phase(browser) == "wrong")
    press(browser, "[data-do=tryAgain]")
    for index in range(0, len(puzzle.line), 2):
        wait_for_turn(browser, puzzle, index)
        click_cell(browser, "sunstones", puzzle.line[index])
    browser.wait(lambda: phase(browser) == "solved")
    assert browser.ask("document.getElementById('puzzle-detail').textContent") == "solved after a mistake"


def phase(browser: OtherBrowser) -> str:
    """The phase of the puzzle on the board."""
    return str(browser.ask("document.getElementById('puzzle').dataset.phase"))


def wait_for_turn(browser: OtherBrowser, puzzle: Puzzle, turns: int) -> None:
    """Wait until this many turns of the line have been played and the solver has the next."""
    stones = stones_after(puzzle, turns)
    browser.wait(lambda: phase(browser) == "yours" and stones_of(browser.ask(LABELS)) == stones)


# A frame that may not even be of its own site.
CLOSED_SANDBOX = SANDBOX.replace(" allow-same-origin", "")


@contextmanager
def opened_elsewhere(browser: OtherBrowser, folder: Path, page: str) -> Iterator[None]:
    """A page of another site, which the browser has left again at the end."""
    with serve_pages(folder, {"index.html": page}) as elsewhere:
        browser.open(elsewhere.url)
        yield
        browser.open("about:blank")


def test_a_board_in_another_site_s_page_is_painted_and_played(
    browser: OtherBrowser, server: FolderServer, tmp_path: Path
) -> None:
    with opened_elsewhere(browser, tmp_path, SHEET.replace("SITE/", server.url)):
        browser.wait(lambda: browser.ask(f"{BOARD}?.shadowRoot?.querySelector('canvas[width]') != null"))
        assert browser.ask("document.querySelectorAll('iframe').length") == 0, "a picture needs no engine"
        click_cell(browser, BOARD, "c3")
        browser.wait(lambda: len(browser.ask(f"{BOARD}.state?.turns ?? []")) == 2)
        assert browser.ask(f"{BOARD}.state.turns[0]") == "c3"
        assert browser.ask("heard") == browser.ask(f"{BOARD}.state.turns")


def test_a_board_in_a_sandboxed_frame_of_another_site_is_played(
    browser: OtherBrowser, server: FolderServer, tmp_path: Path
) -> None:
    with opened_elsewhere(browser, tmp_path, SANDBOX.replace("SITE/", server.url)):
        place = browser.wait(lambda: browser.ask(f"{FRAMED}?.centreOf?.('b2')", frame=0))
        browser.click(place["x"], place["y"])
        assert browser.wait(lambda: browser.ask(f"{FRAMED}.state?.turns", frame=0)) == ["b2"]


def test_a_board_in_a_frame_without_a_site_says_where_it_can_be_played(
    browser: OtherBrowser, server: FolderServer, tmp_path: Path
) -> None:
    if not isinstance(browser, Firefox):
        pytest.skip("in WebKit no script of the frame's page is run there")
    with opened_elsewhere(browser, tmp_path, CLOSED_SANDBOX.replace("SITE/", server.url)):
        place = browser.wait(lambda: browser.ask(f"{FRAMED}?.centreOf?.('b2')", frame=0))
        browser.click(place["x"], place["y"])
        link = f"{FRAMED}.shadowRoot.querySelector('.bar a')?.href"
        assert browser.wait(lambda: browser.ask(link, frame=0)) == f"{server.url}#game=sum&size=3"
        assert "sandbox" in browser.ask(f"{FRAMED}.shadowRoot.querySelector('.line').textContent", frame=0)


def test_the_policy_binds_the_worker_of_a_board_in_another_site_s_page(
    browser: OtherBrowser, tmp_path: Path, light_site_of_boards: Path
) -> None:
    site = PublishedSite(tmp_path / "site", light_site_of_boards)
    (tmp_path / "elsewhere").mkdir()
    with serve_a_script(tmp_path / "other") as script, serve_light(site.folder) as server:
        frame_script = "embed/engine_frame.js"
        site.replace(frame_script, LISTEN.encode() + (site.built / frame_script).read_bytes())
        publish_a_probe(site, script)
        with opened_elsewhere(browser, tmp_path / "elsewhere", ELSEWHERE.format(server.url)):
            browser.wait(lambda: browser.ask("document.getElementById('one')?.centreOf?.('b2') != null"))
            click_cell(browser, "document.getElementById('one')", "b2")
            browser.wait(lambda: browser.ask("document.querySelectorAll('iframe').length") == 1)
            assert browser.wait(lambda: browser.ask("window.attempts", frame=0)) == REFUSED
    assert [error for error in browser.errors() if "Content-Security-Policy" not in error] == []
