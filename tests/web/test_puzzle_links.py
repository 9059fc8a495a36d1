"""Links to puzzles and packs from any source: puzzles are proven, and invalid ones say why they are refused."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.by import By

from tests.web.support.chromium import run_first
from tests.web.support.page import Page, share_link
from tests.web.support.puzzles import (
    Puzzle,
    detail,
    kept_progress,
    key_shown,
    list_problem,
    open_link,
    phase,
    puzzle_link,
    reach,
)

pytestmark = pytest.mark.usefixtures("leaves_no_puzzle_open")

# Positions of Parasol that are in no pack: with one turn that wins (c3), and with three.
ONE_WINS = ("a1 b2 c2 d2 e1 e3/a2 c4 d1 d3 e2/2", "c3")
MANY_WIN = "b2 c2 d1 d4 e1/b1 b3 c1 d3 e2/1"
# Nothing is proven of it in the room that there is.
EMPTY = "//1"

# The content that the page gets for the pack of Parasol: see each test.
ANSWER_WITH = """
const fetched = window.fetch;
window.fetch = async (...request) => {
  const reply = await fetched(...request);
  if (!String(request[0]).endsWith("packs/parasol.txt")) return reply;
  const text = await reply.text();
  return %s;
};
"""


def test_a_position_of_no_pack_is_proven_to_be_a_puzzle_and_solved(page: Page) -> None:
    start, turn = ONE_WINS
    open_link(page, puzzle_link("parasol", 3, start))
    page.wait(lambda: page.element("puzzle").is_displayed())
    reach(page, "yours")
    assert key_shown(page) == ""
    page.click(turn)
    page.wait(lambda: phase(page) in ("answer", "yours", "solved"))
    assert kept_progress(page) == {}


@pytest.mark.parametrize(
    ("start", "sentence"),
    [
        (MANY_WIN, "This is not a puzzle: more than one turn wins here, such as "),
        pytest.param(EMPTY, "The engine cannot prove which turns win here", marks=pytest.mark.long_form),
    ],
    ids=["many win", "unproven"],
)
def test_a_position_that_is_no_puzzle_says_why(page: Page, start: str, sentence: str) -> None:
    open_link(page, puzzle_link("parasol", 3, start))
    reach(page, "broken")
    assert page.text("puzzle-status") == "Not a puzzle"
    assert detail(page).startswith(sentence)


def test_a_position_in_which_no_turn_wins_is_no_puzzle(page: Page, puzzle: Puzzle) -> None:
    match = puzzle.match_after(1)
    cells = [" ".join(cell for cell, stone in match.board.items() if stone == player) for player in (0, 1)]
    open_link(page, puzzle_link("parasol", puzzle.size, f"{cells[0]}/{cells[1]}/{match.to_move + 1}"))
    reach(page, "broken")
    assert detail(page) == "This is not a puzzle: no turn wins here."


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        (share_link("parasol", 2, ["b2", "a1", "a2", "b1", "b3", "c1", "c2"]) + "&puzzle=1", "the game is over here"),
        (puzzle_link("chess", 3, "//1"), "'chess'"),
        (puzzle_link("parasol", 3, "c3/xx/1"), "'xx'"),
        (puzzle_link("parasol", 3, "c3/c3/1"), "c3"),
        ("puzzles=chess", "There are no puzzles of “chess”."),
    ],
    ids=["over", "no game", "no cell", "stones of both", "no pack"],
)
def test_a_link_to_no_puzzle_is_answered_in_a_sentence(page: Page, link: str, sentence: str) -> None:
    open_link(page, link)
    page.wait(lambda: page.element("puzzles").is_displayed())
    page.wait(lambda: sentence in list_problem(page))
    assert not page.element("puzzle").is_displayed()


@pytest.mark.parametrize(
    ("reply", "sentence", "are_there"),
    [
        ("new Response(text.slice(0, text.length - 5))", "Some puzzles of Parasol are damaged and left out.", True),
        ('new Response("<!doctype html>")', "The puzzles of Parasol are damaged.", False),
        ("new Response('', { status: 404 })", "The puzzles of Parasol could not be fetched.", False),
    ],
    ids=["cut", "damaged", "missing"],
)
def test_of_a_damaged_pack_what_can_be_read_can_be_solved(
    page: Page, reply: str, sentence: str, are_there: bool
) -> None:
    with run_first(page.driver, ANSWER_WITH % reply):
        page.open("puzzles=parasol")
    page.wait(lambda: sentence in list_problem(page))
    tiles = page.driver.find_elements(By.CSS_SELECTOR, "#puzzles .puzzle-tile")
    assert bool(tiles) == are_there
    if are_there:
        tiles[0].click()
        reach(page, "yours")


def test_a_link_that_is_pasted_opens_the_puzzle(page: Page, puzzle: Puzzle) -> None:
    page.open()
    page.settled()
    page.paste(f"{page.url}#{puzzle.link}")
    page.wait(lambda: key_shown(page) == puzzle.key)
    reach(page, "yours")
