""" "Guess the turn" on a page."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from selenium.webdriver.common.by import By

from support.folders import WEB
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press

BOARD = """
const board = document.querySelector("#along sunstones-board");
if (board) board.id = "guessing";
return board?.state ?? null;
"""


class Asked(NamedTuple):
    """The first game of a pack, and the cells that are free in the position on the board."""

    turns: list[str]
    asked: list[int]
    free: list[str]


def ask(page: Page, game: str) -> None:
    """Open the dialog with the first turn of the first game of a pack, which the engine has put on the board."""
    page.visit(share_link("sum", 3, ["b2"]))
    page.settled()
    press(page, "openAlong")
    press(page, f"along-{game}")
    page.wait(lambda: page.driver.execute_script(BOARD))


def asked(page: Page, game: str = "parasol") -> Asked:
    """The first game of a pack, and the free cells of the position that is asked."""
    lines = (WEB / "app" / "along" / "packs" / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    first: dict[str, Any] = json.loads(lines[1])
    state = page.driver.execute_script(BOARD)
    return Asked(first["turns"], first["asked"], list(state["targets"]))


def text_of(page: Page, selector: str) -> str:
    """The text of a part of the dialog."""
    return str(page.driver.find_element(By.CSS_SELECTOR, f"#along {selector}").text)
