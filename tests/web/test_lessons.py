"""The lessons: three to six a game, each can be done, none by doing nothing; their languages; the panel with them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from boards import Boards
from chromium import run_first
from conftest import ROOT
from page import Page
from selenium.webdriver import Chrome
from test_start import REFUSE_WORKERS

import py_engine
from py_engine.session import Session
from serve import FolderServer

GAMES = [info.id for info in py_engine.catalogue()]

READ = """
const [site, finish] = arguments;
import(`${site}app/lessons/index.js`).then(({ LESSONS }) => finish(LESSONS));
"""
# What the lessons say in a language, and the names of the buttons that they may speak of.
READ_TEXTS = """
const [site, language, finish] = arguments;
Promise.all([import(`${site}app/lessons/texts/${language}.js`), import(`${site}app/strings/${language}.js`)])
  .then(([{ [language]: texts }, { [language]: strings }]) => finish([texts, [strings.swap, strings.passContinue]]));
"""
JUDGE = """
const [site, goal, cases, finish] = arguments;
import(`${site}app/lessons/lesson.js`).then(({ isReached }) =>
  finish(cases.map(({ turn, state }) => isReached(goal, turn, state))));
"""
LANGUAGES = sorted(path.stem for path in (ROOT / "web" / "app" / "strings").glob("*.js") if path.stem != "index")
BOARD = 'document.querySelector("#learn sunstones-board")'

# As many other turns as can show that a goal is not reached by just anything.
MOST_TRIED = 25

Lesson = dict[str, Any]
Texts = dict[str, dict[str, dict[str, str]]]


@pytest.fixture(scope="module")
def lessons(driver: Chrome, server: FolderServer) -> dict[str, list[Lesson]]:
    """All lessons of the built site, by game."""
    driver.get(server.url + "app/icon.svg")
    found = dict(driver.execute_async_script(READ, server.url))
    driver.get("about:blank")
    return found


@pytest.fixture(scope="module")
def texts(driver: Chrome, server: FolderServer) -> dict[str, tuple[Texts, list[str]]]:
    """By language what all lessons say, and the names of buttons."""
    driver.get(server.url + "app/icon.svg")
    found = {language: driver.execute_async_script(READ_TEXTS, server.url, language) for language in LANGUAGES}
    driver.get("about:blank")
    return found


def sentences(texts: Texts) -> Iterator[tuple[str, str]]:
    """Every text beside its place."""
    for game, lessons in texts.items():
        for lesson, parts in lessons.items():
            for part, text in parts.items():
                yield f"{game}.{lesson}.{part}", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_speaks_every_language(
    language: str, lessons: dict[str, list[Lesson]], texts: dict[str, tuple[Texts, list[str]]]
) -> None:
    found, english = dict(sentences(texts[language][0])), dict(sentences(texts["en"][0]))
    wanted = [
        f"{game}.{lesson['id']}.{part}"
        for game, taught in lessons.items()
        for lesson in taught
        for part in ("title", "text", "hint", "praise")
    ]
    assert sorted(found) == sorted(wanted)
    for place, text in found.items():
        assert text.strip() == text != "", place
        assert re.findall(r"\b[a-z][0-9]\b", text) == re.findall(r"\b[a-z][0-9]\b", english[place]), place
        if language != "en":
            assert text != english[place], place
        if language == "fr":
            assert not re.search(r"[^\u202f][!?:;»]|«(?!\u202f)", text), place


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_a_lesson_speaks_of_is_called_like_that(
    language: str, texts: dict[str, tuple[Texts, list[str]]]
) -> None:
    found, buttons = texts[language]
    named = [name for _, text in sentences(found) for name in re.findall(r"[“„«]\u202f?(.+?)\u202f?[”“»]", text)]
    assert sorted(set(named)) == sorted(buttons)


def start(game: str, lesson: Lesson) -> py_engine.Match:
    """The match in which a lesson begins."""
    match = py_engine.new_match(game, size=lesson["size"], holes=lesson.get("holes", "").split())
    for turn in lesson["turns"].split():
        match.play(turn)
    return match


def state_after(match: py_engine.Match, turn: str | None = None) -> dict[str, Any]:
    """What the engine says to the page, perhaps after one more turn."""
    session = Session()
    session.handle(json.dumps({"do": "load", "record": match.record()}))
    reply = json.loads(session.handle(json.dumps({"do": "play", "turn": turn} if turn else {"do": "state"})))
    assert reply["ok"], reply
    return dict(reply["state"])


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_done_by_its_own_answer_and_not_by_doing_nothing(
    game: str, lessons: dict[str, list[Lesson]], driver: Chrome, server: FolderServer
) -> None:
    assert 3 <= len(lessons[game]) <= 6
    assert len({lesson["id"] for lesson in lessons[game]}) == len(lessons[game])
    driver.get(server.url + "app/icon.svg")
    for lesson in lessons[game]:
        match = start(game, lesson)
        assert not match.is_over
        others = [turn for turn in match.legal_turns(limit=MOST_TRIED) if turn != lesson["answer"]]
        cases = [{"turn": turn, "state": state_after(match, turn)} for turn in [lesson["answer"], *others]]
        answered, *tried = driver.execute_async_script(JUDGE, server.url, lesson["goal"], cases)
        assert answered, f"{lesson['id']}: {lesson['answer']} does not reach the goal"
        assert not others or not all(tried), f"{lesson['id']}: any turn reaches the goal"
        nothing = [{"turn": match.turns[-1] if match.turns else "", "state": state_after(match)}]
        assert driver.execute_async_script(JUDGE, server.url, lesson["goal"], nothing) == [False], lesson["id"]
        if lesson["goal"]["kind"] == "turns":
            assert all(match.is_legal(turn) for turn in lesson["goal"]["turns"]), lesson["id"]
    driver.get("about:blank")


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
def test_all_lessons_of_a_game_are_done_one_after_the_other(
    game: str, lessons: dict[str, list[Lesson]], page: Page
) -> None:
    boards = open_panel(page, game)
    # Some may have been done before.
    page.driver.find_element("css selector", f"#learn nav [data-lesson={lessons[game][0]['id']}]").click()
    try:
        for lesson in lessons[game]:
            boards.wait(lambda wanted=lesson["id"]: shown_lesson(boards) == wanted)
            boards.run(f"{BOARD}.play(arguments[0])", lesson["answer"])
            boards.wait(lambda: verdict(boards) == "done")
            page.driver.find_element("css selector", "#learn [data-do=lessonNext]").click()
        # After the last one come the rules, with the boards of the rule page.
        boards.wait(
            lambda: boards.run("return document.querySelectorAll('.rules-in-panel sunstones-board').length") >= 4
        )
        assert boards.run("return document.activeElement.dataset.lesson") == "rules"
        ticks = boards.run("return document.querySelectorAll('#learn .done').length")
        assert ticks == len(lessons[game])
        # The game on the table is what it was.
        state = page.state()
        assert state is not None
        assert (state["game"], state["turns"]) == (game, [])
    finally:
        boards.run("document.getElementById('learn').close()")


def test_a_turn_that_misses_is_told_with_the_hint_and_can_be_taken_again(page: Page) -> None:
    page.driver.get(page.url + "app/icon.svg")
    page.driver.execute_script("localStorage.removeItem('sunstones.lessons')")
    page.open()
    page.settled()
    boards = open_panel(page, "subsume")
    boards.wait(lambda: shown_lesson(boards) == "place")
    boards.run(f"{BOARD}.id = 'lesson'")
    boards.click("lesson", "a1")
    boards.wait(lambda: verdict(boards) == "missed")
    assert "Try f2." in boards.run("return document.querySelector('#learn .verdict').textContent")
    page.driver.find_element("css selector", "#learn [data-do=lessonAgain]").click()
    boards.wait(lambda: len(boards.turns("lesson") or []) == 8)
    # A refused cell says why, on the board itself, and is no turn.
    boards.click("lesson", "d4")
    boards.wait(lambda: "d4" in boards.text("lesson"))
    boards.click("lesson", "f2")
    boards.wait(lambda: verdict(boards) == "done")
    boards.run("document.getElementById('learn').close()")


def test_what_was_done_is_still_done_after_a_reload(page: Page) -> None:
    page.driver.get(page.url + "app/icon.svg")
    page.driver.execute_script(
        """localStorage.setItem("sunstones.lessons", '{"version":1,"data":["subsume.place", 7]}')"""
    )
    page.open()
    page.settled()
    boards = open_panel(page, "subsume")
    boards.wait(lambda: shown_lesson(boards) == "flip")
    boards.run("document.getElementById('learn').close()")
    page.driver.execute_script("localStorage.removeItem('sunstones.lessons')")


def test_a_lesson_that_is_opened_before_the_engine_is_there_says_how_far_that_is(page: Page) -> None:
    page.open(hold_engine=True)
    page.new_game("subsume")
    boards = press_learn(page)
    name_board(boards)
    boards.wait(lambda: boards.text("lesson") == "Starting Python…")
    page.settled()
    boards.wait(lambda: boards.turns("lesson") is not None)
    assert "to move" in boards.text("lesson")
    boards.run("document.getElementById('learn').close()")


def test_a_lesson_that_is_left_before_the_engine_is_there_leaves_no_trace(page: Page) -> None:
    page.open(hold_engine=True)
    page.new_game("subsume")
    boards = press_learn(page)
    name_board(boards)
    boards.run("document.getElementById('learn').close()")
    page.settled()
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
