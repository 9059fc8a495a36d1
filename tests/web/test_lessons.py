"""The panel of lessons: each is done there one after the other. The lessons themselves: tests/js/app/learn."""

from __future__ import annotations

import pytest

import py_engine
from tests.web.support.boards import Boards
from tests.web.support.chromium import run_first
from tests.web.support.page import Page
from tests.web.support.workers import REFUSE_WORKERS

GAMES = [info.id for info in py_engine.catalogue()]

# The lessons of a game, as its panel has them.
READ = """
const [game, finish] = arguments;
import(`./app/games/${game}.js`).then(({ lessons }) => finish(lessons));
"""
BOARD = 'document.querySelector("#learn sunstones-board")'


def open_panel(page: Page, game: str) -> Boards:
    """The panel of a game, opened by its button."""
    page.visit()
    page.new_game(game)
    page.settled()
    return press_learn(page)


def press_learn(page: Page) -> Boards:
    """The panel, opened by its button."""
    page.element("open-learn").click()
    boards = Boards(page.driver)
    boards.wait(lambda: boards.run("return document.querySelector('#learn[open] nav button')"))
    return boards


def name_board(boards: Boards) -> None:
    """Give the lesson's board an id, once it is painted."""
    boards.wait(lambda: boards.run(f"return {BOARD}?.shadowRoot?.querySelector('canvas')"))
    boards.run(f"{BOARD}.id = 'lesson'")


def shown_lesson(boards: Boards) -> str | None:
    """The lesson that is shown once its board is ready."""
    return boards.run(f"const board = {BOARD}; return board?.state && board.closest('article').dataset.lesson")


def verdict(boards: Boards) -> str:
    return str(boards.run("return document.querySelector('#learn .verdict').dataset.mood ?? ''"))


@pytest.mark.parametrize("game", GAMES)
def test_all_lessons_of_a_game_are_done_one_after_the_other(game: str, page: Page) -> None:
    boards = open_panel(page, game)
    lessons = page.driver.execute_async_script(READ, game)
    # Some may have been done before.
    page.driver.find_element("css selector", f"#learn nav [data-lesson={lessons[0]['id']}]").click()
    try:
        for lesson in lessons:
            boards.wait(lambda wanted=lesson["id"]: shown_lesson(boards) == wanted)
            boards.run(f"{BOARD}.play(arguments[0])", lesson["answer"])
            boards.wait(lambda: verdict(boards) == "done")
            if lesson != lessons[-1]:
                page.driver.find_element("css selector", "#learn [data-do=lessonNext]").click()
        # After them come the rules, with the boards of the rule page.
        page.driver.find_element("css selector", "#learn nav [data-lesson=rules]").click()
        boards.wait(
            lambda: boards.run("return document.querySelectorAll('.rules-in-panel sunstones-board').length") >= 4
        )
        # The maps of solved boards need a style and a script of that page.
        assert boards.run("return document.querySelectorAll('.rules-in-panel .solved').length") == 0
        assert boards.run("return document.activeElement.dataset.lesson") == "rules"
        ticks = boards.run("return document.querySelectorAll('#learn .done').length")
        assert ticks == len(lessons)
        # The game on the board has not changed.
        state = page.state()
        assert state is not None
        assert (state["game"], state["turns"]) == (game, [])
    finally:
        boards.run("document.getElementById('learn').close()")


def test_a_wrong_turn_shows_the_hint_and_can_be_tried_again(page: Page) -> None:
    page.open_beside()
    page.driver.execute_script("""localStorage.setItem("sunstones.lessons", '{"version":1,"data":["subsume.win"]}')""")
    page.open()
    page.settled()
    boards = open_panel(page, "subsume")
    boards.wait(lambda: shown_lesson(boards) == "place")
    boards.run(f"{BOARD}.id = 'lesson'")
    boards.click("lesson", "a1")
    boards.wait(lambda: verdict(boards) == "missed")
    said = boards.run("return document.querySelector('#learn .verdict').textContent")
    assert said == "a1 is allowed, but it is not what this lesson asks for.", "about the cell that was chosen"
    shown = boards.run("return [...document.querySelectorAll('.lesson button')].filter((one) => one.checkVisibility())")
    assert [button.text for button in shown] == ["Try again"]
    boards.click("lesson", "d6")
    assert boards.label("lesson", "d6") == "d6, empty", "the board is locked"
    page.driver.find_element("css selector", "#learn [data-do=lessonAgain]").click()
    boards.wait(lambda: len(boards.turns("lesson") or []) == 8)
    # A refused cell says why, on the board itself, and is no turn.
    boards.click("lesson", "d4")
    boards.wait(lambda: "d4" in boards.text("lesson"))
    boards.click("lesson", "f2")
    boards.wait(lambda: verdict(boards) == "done")
    boards.run("document.getElementById('learn').close()")


@pytest.mark.parametrize(("window", "is_below"), [((1366, 768), False), ((844, 390), False), ((820, 1180), True)])
def test_the_board_stands_below_the_words_where_the_window_is_narrow_and_high(
    window: tuple[int, int], is_below: bool, page: Page
) -> None:
    page.resize(*window)
    boards = open_panel(page, "subsume")
    name_board(boards)
    words, board = (
        boards.run("return document.querySelector(arguments[0]).getBoundingClientRect().toJSON()", selector)
        for selector in ("#learn .verdict", "#lesson")
    )
    assert (board["top"] >= words["bottom"]) == is_below
    assert (board["left"] >= words["right"]) != is_below


def test_what_was_done_is_still_done_after_a_reload(page: Page) -> None:
    page.open_beside()
    page.driver.execute_script(
        """localStorage.setItem("sunstones.lessons", '{"version":1,"data":["subsume.win", 7]}')"""
    )
    page.open()
    page.settled()
    boards = open_panel(page, "subsume")
    boards.wait(lambda: shown_lesson(boards) == "place")
    boards.run("document.getElementById('learn').close()")
    page.driver.execute_script("localStorage.removeItem('sunstones.lessons')")


def test_a_lesson_opened_before_the_engine_shows_its_progress_and_leaves_no_trace(
    page: Page,
) -> None:
    page.open(hold_engine=True)
    page.new_game("subsume")
    boards = press_learn(page)
    name_board(boards)
    boards.run("document.getElementById('learn').close()")
    boards = press_learn(page)
    name_board(boards)
    boards.wait(lambda: boards.text("lesson") == "Getting ready…")
    page.settled()
    boards.wait(lambda: boards.turns("lesson") is not None)
    assert "to play" in boards.text("lesson")
    boards.run("document.getElementById('learn').close()")
    page.new_game("parasol", size=2)
    page.settled()


def test_a_lesson_says_that_the_engine_could_not_start_and_tries_again(page: Page) -> None:
    with run_first(page.driver, REFUSE_WORKERS):
        page.open()
    page.new_game("subsume")
    boards = press_learn(page)
    name_board(boards)
    boards.wait(lambda: boards.text("lesson") == "The engine could not start (no workers here).")
    boards.run("window.refuses = false")
    boards.press("lesson", "Try again")
    boards.wait(lambda: boards.turns("lesson") is not None)
    boards.run("document.getElementById('learn').close()")
