"""The rule pages: one a game, its designer named first, and boards that the rules allow.

A diagram without turns may show a position that no board can have, such as a loop of both colours.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import pytest

import py_engine
from py_engine.match import Match
from py_engine.players.opponents import OPPONENTS
from site_build.rule_pages import FOLDER, RECIPES, page_of
from site_build.rule_words import WORDS
from support.folders import SITE
from tests.web.support.boards import Boards
from tests.web.support.chromium import run_first
from tests.web.support.mirror import board_of
from tests.web.support.page import Page
from tests.web.support.window import DESKTOP, MOST_SHIFT, PHONE, WATCH_SHIFTS, shifted

GAMES = [info.id for info in py_engine.catalogue()]
IN_EACH_LANGUAGE = [(game, language) for language in WORDS for game in GAMES]
SIZES = [DESKTOP, PHONE, (844, 320)]
# Every page, and the size in which it is seen as its boards come.
PATHS = [(page_of(game, language), size) for language, size in zip(WORDS, SIZES, strict=True) for game in GAMES]
PATHS.append((RECIPES, PHONE))
# Before the designer's name.
BY = {"en": "by", "de": "von", "fr": "de"}
PRINTED_AWAY = """
return [...document.querySelectorAll("sunstones-board")].every(({ shadowRoot }) =>
  getComputedStyle(shadowRoot.querySelector(".bar")).display === "none"
  && (getComputedStyle(shadowRoot.host.closest("section")).display === "none"
    || shadowRoot.querySelector("canvas").getBoundingClientRect().height > 100));
"""

# The width of the element, and the lightness of its middle (0 to 255).
FIRST_CANVAS = """
const canvas = document.querySelector("sunstones-board").shadowRoot.querySelector("canvas");
const { width, height } = canvas;
const { data } = canvas.getContext("2d").getImageData(width / 4, height / 4, width / 2, height / 2);
return { width, light: data.reduce((sum, value, at) => at % 4 < 3 ? sum + value : sum, 0) / (data.length / 4 * 3) };
"""

# The boards come only when the test lets them.
HOLD_BOARDS = """
{
  const { define } = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.define = function (...values) {
    window.letBoardsCome = () => define.apply(this, values);
  };
}
"""

FACES_ARE_THERE = "const [finish] = arguments; document.fonts.ready.then(() => finish());"

# The maps of boards with holes become higher when their values have come.
HOLE_MAPS_ARE_THERE = """
return !document.querySelector("#hole-maps") || document.querySelectorAll("#hole-maps code").length > 1;
"""

# The top of each section and the heights of its boards.
PLACES = """
return [...document.querySelectorAll("section, sunstones-board")].map((one) => {
  const { top, height } = one.getBoundingClientRect();
  return one.matches("section") ? top + scrollY : height;
});
"""

PROBLEMS = """
return [...document.querySelectorAll("sunstones-board")]
  .map(({ shadowRoot }) => shadowRoot.querySelector(".attribute-problem")?.textContent).filter(Boolean);
"""


class Element(NamedTuple):
    """One start tag."""

    tag: str
    attributes: dict[str, str]


class Reader(HTMLParser):
    """Collects start tags and text."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.words = ""
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        self.words += data

    def all(self, tag: str) -> list[dict[str, str]]:
        """The attributes of every element of this kind."""
        return [element.attributes for element in self.elements if element.tag == tag]


def match_of(board: dict[str, str], turns: int | None = None) -> Match:
    """The match that a board shows, after this many of its turns."""
    match = py_engine.new_match(board["game"], size=int(board["size"]), holes=board.get("holes", "").split())
    for turn in board.get("turns", "").split()[:turns]:
        match.play(turn)
    return match


def stones_of(match: Match) -> dict[str, str]:
    """The colour of the stone on each cell that has one."""
    return {cell: colour for cell, colour in board_of(match).items() if colour is not None}


def stones_written(position: str) -> dict[str, str]:
    """The same, as the attribute `position` has it."""
    parts = [part.split() for part in position.split(",") if part.strip()]
    return {cell: colour for colour, *cells in parts for cell in cells}


@pytest.mark.parametrize(("game", "language"), IN_EACH_LANGUAGE)
def test_the_designer_is_named_and_linked_on_top(game: str, language: str) -> None:
    info = next(info for info in py_engine.catalogue() if info.id == game)
    page = Reader(SITE / page_of(game, language))
    text = page.words.lstrip()
    assert f"{BY[language]} {info.designer}" in text[:700]
    assert str(info.year) in text[:700]
    assert info.url in [link["href"] for link in page.all("a")]


@pytest.mark.parametrize(("game", "language"), IN_EACH_LANGUAGE)
def test_every_board_follows_the_rules(game: str, language: str) -> None:
    page = Reader(SITE / page_of(game, language))
    boards = page.all("sunstones-board")
    assert len(boards) >= 5, f"web/{page_of(game, language)} should have five boards or more"
    for board in boards:
        assert board["game"] == game
        assert board["caption"]
        match_of(board)
        mode = board.get("mode", "diagram")
        if board.get("turns", "") == "":
            assert mode == "diagram" or "position" not in board, "what is played on follows from turns"
        else:
            turns = len(board["turns"].split())
            step = int(board.get("step", 0 if mode == "replay" else turns))
            assert stones_written(board.get("position", "")) == stones_of(match_of(board, step)), board["caption"]
        if "opponent" in board:
            assert board["opponent"] in [opponent.id for opponent in OPPONENTS[game]]
    against = [board["opponent"] for board in boards if "opponent" in board]
    assert against, "there is a board to play on"
    absent = {opponent.name for opponent in OPPONENTS[game] if opponent.id not in against}
    assert [name for name in absent if re.search(rf"\b{name}\b", page.words)] == [], "only who plays here is named"


def test_all_links_of_the_pages_lead_somewhere() -> None:
    for path in (SITE / FOLDER).rglob("*.html"):
        page = Reader(path)
        names = [
            attributes.get(key, "")
            for tag, key in (("a", "href"), ("link", "href"), ("script", "src"), ("img", "src"))
            for attributes in page.all(tag)
        ]
        for name in names:
            target = name.split("#")[0]
            if target and "://" not in target:
                target += "index.html" if target.endswith("/") else ""
                assert (path.parent / target).is_file(), f"{path} names {name}"


@pytest.mark.parametrize(("path", "size"), PATHS)
def test_a_page_is_seen_whole_without_an_engine_and_its_boards_have_their_room_before_they_come(
    page: Page, path: str, size: tuple[int, int]
) -> None:
    boards = Boards(page.driver)
    page.driver.get("about:blank")
    with run_first(page.driver, WATCH_SHIFTS, HOLD_BOARDS):
        page.driver.get(f"{page.url}{path}")
    page.driver.execute_async_script(FACES_ARE_THERE)
    page.wait(lambda: page.driver.execute_script(HOLE_MAPS_ARE_THERE))
    empty = places_in_sizes(page)
    page.resize(*size)
    page.painted()
    shifted_for_faces = shifted(page.driver)
    page.wait(lambda: boards.run("return Boolean(window.letBoardsCome)"))
    boards.run("letBoardsCome()")
    boards.wait_until_painted()
    page.painted()
    assert shifted(page.driver) - shifted_for_faces < MOST_SHIFT
    for places, places_before in zip(places_in_sizes(page), empty, strict=True):
        assert places == pytest.approx(places_before, abs=12)
    page.resize(*PHONE, touch=True)
    assert boards.run(PROBLEMS) == []
    assert boards.run("return document.documentElement.scrollWidth - innerWidth") <= 0
    assert boards.engine_traces() == 0


def places_in_sizes(page: Page) -> list[list[float]]:
    """The places of parts on the open page, for each size of the window."""
    found = []
    for size in SIZES:
        page.resize(*size)
        found.append(page.driver.execute_script(PLACES))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_printed_boards_are_sharp_and_light_and_have_no_buttons(page: Page, game: str) -> None:
    boards = Boards(page.driver)
    page.resize(*DESKTOP, dark=True)
    boards.open(f"{page.url}rules/{game}.html")
    on_screen = boards.run(FIRST_CANVAS)
    boards.run("dispatchEvent(new Event('beforeprint'))")
    on_paper = boards.run(FIRST_CANVAS)
    boards.run("dispatchEvent(new Event('afterprint'))")
    assert on_paper["width"] > 2 * on_screen["width"]
    assert on_paper["light"] > 1.2 * on_screen["light"]
    assert boards.run(FIRST_CANVAS) == on_screen
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        assert boards.run(PRINTED_AWAY)
    finally:
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_the_board_at_the_end_is_played_on_with_the_page_s_own_engine(page: Page) -> None:
    boards = Boards(page.driver)
    boards.open(f"{page.url}rules/sum.html")
    boards.run("document.querySelector('.play-it sunstones-board').id = 'it'")
    boards.click("it", "d4")
    boards.wait(lambda: len(boards.turns("it") or []) == 2)
    assert boards.run("return document.querySelectorAll('iframe').length") == 0


def test_the_reader_changes_the_language_and_the_boards_speak_it(page: Page) -> None:
    boards = Boards(page.driver)
    boards.open(f"{page.url}rules/sum.html")
    page.driver.find_element("css selector", ".languages [lang=de]").click()
    boards.wait(lambda: page.driver.current_url == f"{page.url}rules/de/sum.html")
    boards.wait(lambda: boards.run("return document.querySelector('sunstones-board')?.shadowRoot"))
    boards.run("document.querySelector('[mode=play]').id = 'it'")
    boards.wait(lambda: boards.text("it") == "Wähle ein Feld, um zu spielen.")
    # The engine speaks it too: the caption asks for just this.
    boards.click("it", "c3")
    boards.wait(lambda: boards.text("it").startswith("Auf c3 und den Feldern darum herum hättest du 2 Steine"))
