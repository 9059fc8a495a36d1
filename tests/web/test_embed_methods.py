"""The methods and events of `<sunstones-board>` for a page's own script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from selenium.webdriver import Chrome

import py_engine
from support.serve import FolderServer
from tests.web.support.boards import Boards, boards_elsewhere
from tests.web.support.mirror import board_of

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Elsewhere</title>
<link rel="icon" href="data:,">
<script type="module" src="SITE/embed.js"></script>
<sunstones-board id="play" game="sum" size="3" mode="play"></sunstones-board>
<sunstones-board id="replay" game="sum" size="5" turns="c3 c4 d4" mode="replay"></sunstones-board>
<sunstones-board id="diagram" game="sum" size="5"></sunstones-board>
</html>
"""

CALL = """
const [id, method, values, finish] = arguments;
document.getElementById(id)[method](...values).then(() => finish(null), (problem) => finish(problem.message));
"""

# The value is written into the script: none of these can be sent to the browser.
GIVE = """
const [id, method, finish] = arguments;
document.getElementById(id)[method](VALUE).then(() => finish(null), (problem) => finish(problem.message));
"""
VALUES = {"object": "{ toString: 1, valueOf: 1 }", "function": "() => {}", "symbol": 'Symbol("b2")'}

LISTEN = """
window.heard = [];
for (const kind of ["turn", "end"]) {
  document.getElementById("play").addEventListener(kind, ({ detail }) => heard.push({ kind, ...detail }));
}
"""


@pytest.fixture(scope="module")
def boards(driver: Chrome, server: FolderServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Boards]:
    """The page above, opened once for all tests of this file: an engine takes seconds to start."""
    folder = tmp_path_factory.mktemp("elsewhere")
    with boards_elsewhere(driver, folder, PAGE.replace("SITE/", server.url)) as opened:
        yield opened


def call(boards: Boards, board: str, method: str, *values: Any) -> str | None:
    """Call a method and wait for it; returns the message of its refusal, None if it was not refused."""
    problem = boards.driver.execute_async_script(CALL, board, method, values)
    return None if problem is None else str(problem)


def test_turns_are_played_taken_back_and_begun_anew(boards: Boards) -> None:
    for turn in ("b2", "a1", "a2"):
        assert call(boards, "play", "play", turn) is None
    assert boards.turns("play") == ["b2", "a1", "a2"]
    assert call(boards, "play", "undo") is None
    assert boards.turns("play") == ["b2", "a1"]
    assert call(boards, "play", "restart") is None
    assert boards.turns("play") == []


def test_a_turn_that_is_refused_says_why_and_changes_nothing(boards: Boards) -> None:
    call(boards, "play", "restart")
    call(boards, "play", "play", "b2")
    assert "b2" in str(call(boards, "play", "play", "b2"))
    assert "'z9'" in str(call(boards, "play", "play", "z9"))
    assert boards.turns("play") == ["b2"]


@pytest.mark.parametrize(("kind", "value"), VALUES.items())
def test_a_turn_that_is_no_text_is_refused_and_the_engine_lives_on(boards: Boards, kind: str, value: str) -> None:
    call(boards, "play", "restart")
    problem = boards.driver.execute_async_script(GIVE.replace("VALUE", value), "play", "play")
    assert problem == f'play() takes a turn as a text, such as "d4", not a value of type {kind}.'
    assert call(boards, "play", "play", "b2") is None
    assert boards.turns("play") == ["b2"]


@pytest.mark.parametrize(("kind", "value"), VALUES.items())
def test_a_step_that_is_no_number_is_refused(boards: Boards, kind: str, value: str) -> None:
    problem = boards.driver.execute_async_script(GIVE.replace("VALUE", value), "replay", "goTo")
    assert problem == f"The step “{kind}” is not a number from 0 to 3, the number of turns."


def test_every_turn_and_the_end_are_heard_with_the_state_that_goes_with_them(boards: Boards) -> None:
    call(boards, "play", "restart")
    boards.run(LISTEN)
    match = py_engine.new_match("sum", size=3)
    while not match.is_over:
        turn = match.legal_turns()[0]
        match.play(turn)
        assert call(boards, "play", "play", turn) is None
    heard = boards.run("return heard")
    assert [one["turn"] for one in heard if one["kind"] == "turn"] == match.turns
    *turns, end = heard
    assert [one["kind"] for one in turns] == ["turn"] * len(match.turns)
    assert (end["kind"], end["winner"]) == ("end", match.winner)
    assert end["how"] == end["state"]["how"]
    assert end["state"]["over"]
    assert end["state"]["board"] == board_of(match)


def test_a_replay_is_stepped_through_and_stays_within_its_turns(boards: Boards) -> None:
    for method, turns in (("next", 1), ("next", 2), ("previous", 1), ("next", 2), ("next", 3), ("next", 3)):
        assert call(boards, "replay", method) is None
        assert boards.turns("replay") == ["c3", "c4", "d4"][:turns]
    assert call(boards, "replay", "goTo", 0) is None
    assert call(boards, "replay", "previous") is None
    assert boards.turns("replay") == []


def test_steps_asked_for_at_once_are_all_taken(boards: Boards) -> None:
    assert call(boards, "replay", "goTo", 0) is None
    boards.run(
        "const board = document.getElementById('replay'); board.next(); board.next(); board.previous(); board.next()"
    )
    boards.wait_for_turns("replay", ["c3", "c4"])


@pytest.mark.parametrize(
    ("board", "method", "values", "mode"),
    [
        ("diagram", "play", ["c3"], "play"),
        ("replay", "undo", [], "play"),
        ("play", "goTo", [1], "replay"),
        ("play", "next", [], "replay"),
    ],
)
def test_a_method_of_another_mode_is_refused_in_one_sentence(
    boards: Boards, board: str, method: str, values: list[Any], mode: str
) -> None:
    assert str(call(boards, board, method, *values)).startswith(f'{method}() works in mode "{mode}" only')
