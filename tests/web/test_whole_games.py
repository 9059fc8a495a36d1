"""Whole games of each kind, both sides clicked on the canvas and compared with the engine after every step."""

from __future__ import annotations

from random import Random

import pytest

import py_engine
from tests.web.support.mirror import board_of, play_random_steps
from tests.web.support.page import Page

# On the usual boards they take hundreds of clicks.
SMALLER_BOARDS = {"subsume": 4, "parasol": 4, "surmount": 4, "sunspot": 3, "sum": 5}


@pytest.mark.parametrize("info", py_engine.catalogue(), ids=lambda info: info.id)
def test_a_whole_game_is_played_by_clicking(page: Page, info: py_engine.GameInfo) -> None:
    size = SMALLER_BOARDS.get(info.id, info.default_size)
    page.visit()
    page.new_game(info.id, size=size)
    match = py_engine.new_match(info.id, size=size)
    state = play_random_steps(page, match, Random(f"whole game of {info.id}"))
    winner = state["players"][match.winner]["colour"].capitalize()
    assert page.text("status-title") == f"{winner} wins"
    assert page.text("status-detail") == state["how"]
    assert page.driver.find_element("css selector", "[data-do=resultRematch]").is_displayed()


def test_a_whole_game_of_sum_is_played_around_holes(page: Page) -> None:
    page.visit()
    page.new_game("sum", size=6, holes=5)
    holes = page.settled()["holes"]
    assert len(holes) == 5
    play_random_steps(page, py_engine.new_match("sum", size=6, holes=holes), Random("around holes"))


def test_a_whole_game_is_played_against_the_computer(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=3, sides=("human", "magpie"), seconds="0.02")
    state = page.settled()
    match = py_engine.new_match("subsume", size=3)
    random = Random("against the computer")
    while not state["over"]:
        assert state["to_move"] == 0, "the computer has played before the page is at rest"
        page.click(random.choice(sorted(state["targets"])))
        state = page.settled()
        for turn in state["turns"][len(match.turns) :]:
            match.play(turn)
        assert board_of(match) == state["board"]
    assert match.winner == state["winner"]
    assert page.element("status").get_attribute("data-mood") == "over"
