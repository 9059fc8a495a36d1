"""Without a network puzzles are made and exercises are done like everything else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.web.support.boards import Boards
from tests.web.support.kept_site import first_visit, restarted_browser
from tests.web.support.page import CHANGE_HASH
from tests.web.support.pressing import press

pytestmark = pytest.mark.starts_engine

TURNS = ["d4", "e1", "c3", "d3", "b1", "c2", "a1", "c4", "e3", "b4", "b3", "c1", "a2", "c5"]
EXERCISE = {"game": "parasol", "size": 3, "holes": [], "start": None, "turns": TURNS, "played": "b2", "better": "d2"}
KEPT = {"version": 1, "data": [{**EXERCISE, "cost": 0.8, "missed": 5, "at": 1_700_000_000_000, "card": None}]}


def test_a_puzzle_is_made_and_an_exercise_is_done_in_a_restarted_browser_offline(tmp_path: Path) -> None:
    with first_visit(tmp_path) as page:
        page.driver.execute_script("localStorage.setItem('sunstones.exercises', arguments[0])", json.dumps(KEPT))
    with restarted_browser(tmp_path, page.url) as page:
        driver = page.driver
        page.settled()
        press(page, "openExercises")
        board = "const board = document.querySelector('#exercises sunstones-board'); board && (board.id = 'exercise');"
        page.wait(lambda: driver.execute_script(f"{board} return Boolean(board?.state)"))
        Boards(driver).click("exercise", "d2")
        said = "return document.querySelector('#exercises .verdict').textContent"
        page.wait(lambda: driver.execute_script(said).startswith("Right: d2 is better. It comes again on "))
        driver.execute_script("document.querySelector('#exercises').close()")
        driver.execute_async_script(CHANGE_HASH, f"#game=parasol&size=3&turns={'+'.join(TURNS)}")
        page.wait(lambda: (page.settled() or {}).get("turns") == TURNS)
        press(page, "openEditor")
        press(page, "makePuzzle")
        page.wait(lambda: page.text("puzzle-verdict").startswith("Exactly one turn wins: d2"))
