"""Puzzles: the packs of the built site, and a puzzle that is solved on the page."""

from __future__ import annotations

import json
import re
from itertools import zip_longest
from typing import Any, NamedTuple
from urllib.parse import quote

from selenium.webdriver.common.by import By

import py_engine
from py_engine.board.boards import hex_board, square_board
from py_engine.games.catalogue import find_game
from support.folders import SITE
from tests.web.support.page import CHANGE_HASH, Page

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
# The words for screen readers about a cell without a stone, in each language.
EMPTY = {"empty", "leer", "vide"}
LABELS = "[...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label'))"
STONE = re.compile(r"[a-z]\d+")


class Puzzle(NamedTuple):
    """A line of a pack."""

    key: str
    game: str
    size: int
    holes: str
    start: str
    rating: int
    themes: str
    line: list[str]

    @property
    def link(self) -> str:
        """The text of a link to it."""
        return puzzle_link(self.game, self.size, self.start, self.holes)

    def match_after(self, turns: int = 0) -> py_engine.Match:
        """The match that is played in it, after this many turns of its line."""
        match = py_engine.load_record(self.link)
        for turn in self.line[:turns]:
            match.play(turn)
        return match


def puzzle_link(game: str, size: int, start: str, holes: str = "") -> str:
    """The text of a link that opens a position as a puzzle."""
    missing = f"&holes={quote(holes)}" if holes else ""
    return f"game={game}&size={size}{missing}&start={quote(start)}&puzzle=1"


def pack_of(game: str) -> list[Puzzle]:
    """The puzzles of a game, as the site has them."""
    lines = (SITE / "app" / "puzzles" / "packs" / f"{game}.txt").read_text(encoding="utf-8").splitlines()[1:]
    return [read_puzzle(game, line) for line in lines]


def read_puzzle(game: str, line: str) -> Puzzle:
    """The puzzle in a line of a pack."""
    key, size, board, rating, themes, turns = line.split(" ")
    code, mover = board.split(".")
    held = [DIGITS.index(sign) // 4**place % 4 for sign in code for place in (2, 1, 0)]
    plain = hex_board(int(size)) if find_game(game).shape == "hex" else square_board(int(size))
    named = list(zip_longest(held, plain.names_of(plain.cells)))
    first, second, holes = (" ".join(str(cell) for value, cell in named if value == kind) for kind in (1, 2, 3))
    return Puzzle(key, game, int(size), holes, f"{first}/{second}/{mover}", int(rating), themes, turns.split("~"))


def puzzle_of_stones(game: str = "parasol", *, least: int = 3) -> Puzzle:
    """A puzzle of at least this many turns, each of which is one stone."""
    return next(one for one in pack_of(game) if len(one.line) >= least and all(map(STONE.fullmatch, one.line)))


def phase(page: Page) -> str:
    """The phase of the puzzle on the board."""
    return str(page.element("puzzle").get_attribute("data-phase"))


def key_shown(page: Page) -> str:
    """The key of the puzzle on the board; empty for one of no pack."""
    return str(page.element("puzzle").get_attribute("data-key"))


def reach(page: Page, wanted: str) -> None:
    """Wait until the puzzle is in this phase."""
    page.wait(lambda: phase(page) == wanted)


def open_link(page: Page, link: str) -> None:
    """Open a link on the page that is there, or the page with it."""
    if page.driver.current_url.startswith(page.url) and page.stage() == "ready":
        page.driver.execute_async_script(CHANGE_HASH, link)
    else:
        page.open(link)


def open_puzzle(page: Page, puzzle: Puzzle) -> None:
    """Open a puzzle by its link; the first turn is to be found when this is done."""
    open_link(page, puzzle.link)
    page.wait(lambda: key_shown(page) == puzzle.key)
    reach(page, "yours")


def solve(page: Page, puzzle: Puzzle) -> None:
    """Play the turns of the solver, each of which is one stone."""
    for index in range(0, len(puzzle.line), 2):
        wait_for_turn(page, stones_after(puzzle, index))
        page.click(puzzle.line[index])
    reach(page, "solved")


def wait_for_turn(page: Page, stones: set[str]) -> None:
    """Wait until these cells hold a stone and the solver has a turn."""
    page.wait(lambda: phase(page) == "yours" and stones_on_board(page) == stones)


def stones_after(puzzle: Puzzle, turns: int) -> set[str]:
    """The cells that hold a stone after this many turns of the line."""
    return {cell for cell, stone in puzzle.match_after(turns).board.items() if stone is not None}


def stones_on_board(page: Page) -> set[str]:
    """The cells that hold a stone as screen readers find them."""
    return stones_of(page.driver.execute_script(f"return {LABELS}"))


def stones_of(labels: list[str]) -> set[str]:
    """The cells that hold a stone, by the `LABELS` of all cells."""
    parts = [str(label).split(", ") for label in labels]
    return {part[0] for part in parts if part[1] not in EMPTY}


def wrong_turn(puzzle: Puzzle) -> str:
    """A turn of one stone that is not the puzzle's."""
    turns = puzzle.match_after().legal_turns(limit=200)
    return next(turn for turn in turns if STONE.fullmatch(turn) and turn != puzzle.line[0])


def kept_progress(page: Page) -> dict[str, Any]:
    """The progress in puzzles that the browser keeps; empty if there is none."""
    text = page.driver.execute_script("return localStorage.getItem('sunstones.puzzles')")
    return dict(json.loads(text)["data"]) if text else {}


def result_of(page: Page, puzzle: Puzzle) -> str | None:
    """The result of a puzzle."""
    results: dict[str, dict[str, str]] = kept_progress(page).get("results", {})
    return results.get(puzzle.game, {}).get(puzzle.key)


def list_problem(page: Page) -> str:
    """The problem shown in the list."""
    page.wait(lambda: page.element("puzzles").is_displayed())
    found = page.driver.find_elements(By.CSS_SELECTOR, "#puzzles .problem")
    return " ".join(one.text for one in found if one.text)


def detail(page: Page) -> str:
    """The text about the puzzle in its present state."""
    return page.text("puzzle-detail")


def leave_puzzle(page: Page) -> None:
    """Leave no puzzle open, and no list of them."""
    page.driver.execute_script("document.querySelector('#puzzle:not([hidden]) [data-do=leavePuzzle]')?.click()")
    page.driver.execute_script("document.getElementById('puzzles')?.close()")
