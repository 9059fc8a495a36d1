"""The reader's game on an embedded board goes on where the page moves the board, or changes the author's words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

import py_engine
from support.serve import FolderServer
from tests.web.support.boards import Boards, boards_elsewhere

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A rule sheet that is drawn again</title>
<link rel="icon" href="data:,">
<script type="module" src="SITE/embed.js"></script>
<section>
<sunstones-board id="play" game="sum" size="5" mode="play" caption="Try it"></sunstones-board>
<sunstones-board id="replay" game="sum" size="5" turns="c3 c4 d4" mode="replay"></sunstones-board>
<sunstones-board id="diagram" game="sum" size="5" position="black c3" caption="Before"></sunstones-board>
</section>
<aside></aside>
"""

PLAY = """
const [turn, finish] = arguments;
document.getElementById("play").play(turn).then(() => finish(null), (problem) => finish(problem.message));
"""

MOVES = {
    "in the order of its neighbours": "parent.append(board)",
    "to another place": "aside.append(board)",
    "away and back": "board.remove(); parent.prepend(board)",
    "by moveBefore": "aside.moveBefore(board, null)",
    "away, with another word, and back": (
        "board.remove(); board.setAttribute('caption', 'Away'); queueMicrotask(() => parent.prepend(board))"
    ),
    "with its parent": "aside.append(parent); document.body.prepend(parent)",
}


@pytest.fixture
def boards(driver: Chrome, server: FolderServer, tmp_path: Path) -> Iterator[Boards]:
    """The page above, with a turn played."""
    with boards_elsewhere(driver, tmp_path, PAGE.replace("SITE/", server.url)) as opened:
        assert driver.execute_async_script(PLAY, "b2") is None
        yield opened


def label_of_frame(boards: Boards, board: str) -> str:
    """The name of a board for screen readers."""
    return str(boards.of(board, "root.querySelector('.frame').getAttribute('aria-label')"))


def test_a_game_goes_on_where_the_page_moves_the_board(boards: Boards) -> None:
    match = py_engine.new_match("sum", size=5)
    match.play("b2")
    for name, move in MOVES.items():
        boards.run(
            "const board = document.getElementById('play'), parent = document.querySelector('section'),"
            f"aside = document.querySelector('aside'); {move}"
        )
        match.play(match.legal_turns()[0])
        assert boards.driver.execute_async_script(PLAY, match.turns[-1]) is None, name
        assert boards.turns("play") == match.turns, name
    boards.wait(lambda: boards.of("play", "root.querySelector('.caption').textContent") == "Away")


def test_a_board_that_stays_away_gives_its_game_up(boards: Boards) -> None:
    boards.run("window.board = document.getElementById('play'); board.remove()")
    boards.wait(lambda: boards.run("return board.state") is None)
    boards.run("document.body.append(board)")
    boards.wait_until_painted()
    assert boards.of("play", "board.state") is None


def test_a_game_goes_on_where_the_author_s_words_and_marks_change(boards: Boards) -> None:
    boards.run("document.getElementById('play').setAttribute('caption', 'Now you')")
    boards.run("document.getElementById('play').setAttribute('marks', 'a1')")
    boards.run("document.getElementById('play').setAttribute('notes', '0: The middle is best.')")
    boards.wait(lambda: boards.of("play", "root.querySelector('.caption').textContent") == "Now you")
    assert label_of_frame(boards, "play") == "Now you"
    boards.run("document.getElementById('play').setAttribute('marks', 'z9')")
    boards.wait(lambda: "z9" in boards.text("play"))
    assert boards.turns("play") == ["b2"]


def test_a_diagram_shows_new_words_and_marks(boards: Boards) -> None:
    boards.run("document.getElementById('diagram').setAttribute('caption', 'After')")
    boards.run("document.getElementById('diagram').setAttribute('marks', 'd4')")
    boards.wait(lambda: boards.of("diagram", "root.querySelector('.caption').textContent") == "After")
    boards.wait(lambda: boards.label("diagram", "d4") == "d4, empty, marked")
    assert boards.label("diagram", "c3") == "c3, black stone"


def test_words_that_cannot_be_read_are_named_and_the_next_ones_shown(boards: Boards) -> None:
    boards.run("document.getElementById('diagram').setAttribute('marks', 'z9')")
    boards.wait(lambda: "z9" in boards.text("diagram"))
    boards.run("document.getElementById('diagram').setAttribute('marks', 'd4')")
    boards.wait(lambda: boards.of("diagram", "root.querySelector('canvas')") is not None)
    assert boards.label("diagram", "c3") == "c3, black stone"
