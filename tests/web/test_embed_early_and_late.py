"""Embedded boards: picks made before the engine can answer, and what continues after a board is removed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import ActionChains, Chrome, Keys

from support.serve import FolderServer
from tests.web.support.boards import Boards, serve_pages
from tests.web.support.chromium import console_errors, read_console, run_first
from tests.web.support.kept_site import PublishedSite
from tests.web.support.light_site import serve_light
from tests.web.support.workers import HOLD_ENGINE

SHEET = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A rule sheet beside the boards' own files</title>
<link rel="icon" href="data:,">
<script type="module" src="SITE/embed.js"></script>
<sunstones-board id="against" game="sum" size="5" opponent="pike" mode="play"></sunstones-board>
<sunstones-board id="thinking" game="sum" size="9" opponent="quorum" mode="play"></sunstones-board>
<sunstones-board id="stepped" game="sum" size="5" turns="c3 d4 e5" mode="replay"></sunstones-board>
<sunstones-board id="alone" game="sum" size="3" mode="play"></sunstones-board>
<sunstones-board id="wrong" game="sum" size="5" turns="c3 c3" mode="replay"></sunstones-board>
<sunstones-board id="refused" game="sum" size="5" turns="c3 c3" mode="play"></sunstones-board>
"""


# The page's requests to its worker: each verb with the number of the session, in Comlink's format.
NOTE_REQUESTS = """
window.asked = [];
window.Worker = class extends Worker {
  postMessage(message, ...others) {
    asked.push([message.path?.[0], message.argumentList?.[0]?.value]);
    super.postMessage(message, ...others);
  }
};
"""
# The number of the session that the first board gets which needs one: 0 is that of a page without boards.
FIRST_SESSION = 1

NOTE_EVENTS = """
window.heard = [];
for (const kind of ["ready", "turn", "end"]) addEventListener(kind, () => heard.push(kind), true);
"""

GO_TO = """
const [wanted, finish] = arguments;
const board = document.getElementById("stepped");
board.goTo(Number(wanted)).then(() => finish(board.state.turns), (problem) => finish(problem.message));
"""

MOVE_BOARD = """
const frame = document.createElement("iframe");
document.body.append(frame);
frame.contentDocument.body.append(document.querySelector("sunstones-board"));
"""

# The boards' page may be of the same site as the engine, or of another one: then the engine is in a frame.
anywhere = pytest.mark.parametrize("boards", ["own", "elsewhere"], indirect=True)


@pytest.fixture(scope="module")
def sheets(
    server: FolderServer, light_site_of_boards: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, str]]:
    """The addresses of the page above, in a copy of a light site and in another site than the whole one."""
    site = PublishedSite(tmp_path_factory.mktemp("own") / "site", light_site_of_boards)
    site.replace("sheet.html", SHEET.replace("SITE", ".").encode())
    pages = {"sheet.html": SHEET.replace("SITE", server.url.rstrip("/"))}
    with serve_light(site.folder) as own, serve_pages(tmp_path_factory.mktemp("elsewhere"), pages) as elsewhere:
        yield {"own": f"{own.url}sheet.html", "elsewhere": f"{elsewhere.url}sheet.html"}


@pytest.fixture
def boards(driver: Chrome, sheets: dict[str, str], request: pytest.FixtureRequest) -> Iterator[Boards]:
    """The same page, whose engine waits until it is let go; its console must hold no error when the test is over."""
    with run_first(driver, HOLD_ENGINE, NOTE_REQUESTS, NOTE_EVENTS):
        read_console(driver)
        opened = Boards(driver)
        opened.open(sheets[getattr(request, "param", "own")])
        yield opened
        errors = console_errors(driver)
    driver.get("about:blank")
    assert errors == []


def beside_engine(boards: Boards, script: str) -> Any:
    """The result of a script where the engine's worker was started: in the page or in its hidden frame."""
    frames = boards.driver.find_elements("css selector", "iframe")
    if frames:
        boards.driver.switch_to.frame(frames[0])
    try:
        return boards.run(script)
    finally:
        boards.driver.switch_to.default_content()


def let_engine_answer(boards: Boards) -> None:
    """Let the engine start, once there is one."""
    boards.wait(lambda: beside_engine(boards, "return asked.length > 0"))
    beside_engine(boards, "letEngineStart()")


def asked_at_first_session(boards: Boards) -> list[str]:
    """The requests to the engine about the match of the first board that needed it."""
    return [verb for verb, session in beside_engine(boards, "return asked") if session == FIRST_SESSION]


def play_on_another_board(boards: Boards) -> None:
    """Ask the engine something more; by the time it answers it has answered everything before."""
    boards.click("alone", "b2")
    boards.wait_for_turns("alone", ["b2"])
    boards.click("alone", "a1")
    boards.wait_for_turns("alone", ["b2", "a1"])


def wait_for_the_answer(boards: Boards) -> None:
    """Wait until the computer has played and the reader is asked again."""
    boards.wait(lambda: len(boards.turns("against") or []) >= 2)
    boards.wait(lambda: boards.text("against").startswith("White to play"))


def test_of_two_early_picks_only_the_later_one_is_played(boards: Boards) -> None:
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


def test_the_bar_of_the_engine_s_start_is_called_after_the_stage(boards: Boards) -> None:
    boards.click("against", "c3")
    boards.wait(lambda: boards.text("against") == "Getting ready…")
    assert boards.of("against", 'root.querySelector("progress")').accessible_name == "Getting ready…"


def test_an_early_pick_is_taken_back_by_another_press(boards: Boards) -> None:
    boards.click("against", "c3")
    boards.click("against", "c3")
    assert "waiting" not in boards.label("against", "c3")
    let_engine_answer(boards)
    boards.wait_for_turns("against", [])


def test_when_the_engine_refuses_the_turns_no_pick_stays_waiting(boards: Boards) -> None:
    boards.click("refused", "a1")
    let_engine_answer(boards)
    boards.wait(lambda: "There is already a stone on c3." in boards.text("refused"))
    assert "waiting" not in boards.label("refused", "a1")
    boards.click("refused", "b2")
    boards.wait(lambda: "waiting" not in boards.label("refused", "b2"))


def test_a_second_click_before_the_engine_has_the_turn_is_not_played_after_the_answer(
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
    # The reader's requests are handled in order, so the second click has been handled by now.
    boards.press("against", "Undo")
    boards.wait_for_turns("against", [])


@anywhere
def test_a_board_changed_before_the_engine_starts_keeps_nothing_of_the_old_match(
    boards: Boards,
) -> None:
    boards.click("against", "c3")
    boards.of("against", "board.setAttribute('turns', 'a1 b1'), board.setAttribute('position', 'white a1, black b1')")
    boards.wait(lambda: "waiting" not in boards.label("against", "c3"))
    let_engine_answer(boards)
    play_on_another_board(boards)
    assert set(asked_at_first_session(boards)) <= {"close"}
    assert boards.run("return heard.slice(0, 2)") == ["ready", "turn"], "the other board's"
    assert boards.run("return heard.length") == 3
    boards.click("against", "c3")
    boards.wait(lambda: (boards.turns("against") or [])[:3] == ["a1", "b1", "c3"])


@anywhere
def test_a_board_removed_during_a_search_asks_nothing_more(boards: Boards) -> None:
    boards.click("thinking", "e5")
    let_engine_answer(boards)
    boards.wait(lambda: "thinking" in boards.text("thinking"))
    boards.of("thinking", "board.remove()")
    play_on_another_board(boards)
    assert asked_at_first_session(boards)[-3:] == ["job", "stop", "close"]
    searches = [session for verb, session in beside_engine(boards, "return asked") if verb == "job"]
    assert searches == [FIRST_SESSION]


@anywhere
def test_a_replay_removed_while_its_turns_are_fetched_asks_nothing_more(boards: Boards) -> None:
    boards.press("stepped", "Next turn")
    boards.of("stepped", "board.remove()")
    let_engine_answer(boards)
    play_on_another_board(boards)
    assert set(asked_at_first_session(boards)) <= {"close"}


def test_a_replay_whose_turns_are_refused_says_so_each_time_and_leaves_no_match(boards: Boards) -> None:
    boards.press("wrong", "Next turn")
    let_engine_answer(boards)
    boards.wait(lambda: "There is already a stone on c3." in boards.text("wrong"))
    boards.of("wrong", 'root.querySelector("[aria-label=\\"Next turn\\"]").focus()')
    ActionChains(boards.driver).send_keys(Keys.ARROW_RIGHT).perform()
    play_on_another_board(boards)
    closed = [session for verb, session in beside_engine(boards, "return asked") if verb == "close"]
    assert closed == [FIRST_SESSION, FIRST_SESSION + 1]


def test_a_replay_s_step_is_rounded_down_and_clamped_and_what_is_no_number_refused(boards: Boards) -> None:
    boards.press("stepped", "Next turn")
    let_engine_answer(boards)
    boards.wait_for_turns("stepped", ["c3"])
    gone = [boards.driver.execute_async_script(GO_TO, wanted) for wanted in ("2.5", "-1", "Infinity", "NaN")]
    assert gone[:3] == [["c3", "d4"], [], ["c3", "d4", "e5"]]
    assert gone[3] == "The step “NaN” is not a number from 0 to 3, the number of turns."
    assert boards.of("stepped", 'root.querySelector(".count").textContent') == "3 of 3"


def test_a_board_may_be_moved_into_another_document(driver: Chrome, server: FolderServer) -> None:
    driver.get(f"{server.url}rules/recipes.html")
    boards = Boards(driver)
    boards.wait_until_painted()
    boards.run(MOVE_BOARD)
    driver.switch_to.frame(driver.find_element("tag name", "iframe"))
    try:
        boards.wait_until_painted()
        assert boards.run("return document.querySelector('sunstones-board').shadowRoot.adoptedStyleSheets.length") == 2
        boards.run("document.querySelector('sunstones-board').id = 'moved'")
        assert boards.label("moved", "c2") == "c2, red stone, lit up"
    finally:
        driver.switch_to.default_content()
    driver.get("about:blank")
