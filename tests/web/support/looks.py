"""The pixels of cells, with the usual settings: for tests that compare a board before and after."""

from __future__ import annotations

from tests.web.support.page import Page, share_link

# The colours of all pixels of a cell's inner part.
PAINTED = """
const canvas = document.querySelector("#board canvas");
const box = canvas.getBoundingClientRect();
const { x, y } = sunstones.centreOf(arguments[0]);
const half = 38;
return [...canvas.getContext("2d").getImageData(
  Math.round(x - box.left) - half, Math.round(y - box.top) - half, 2 * half, 2 * half).data].join();
"""

LOOK_AWAY = "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"
USUAL = {"legal": False, "last": True, "threats": True, "preview": True, "tapTwice": True, "motion": True}

# White takes a1 from b2, and black is kept out of three squares.
SUM = ("sum", 5, ["a2", "a1"])


def show(page: Page, game: str, size: int, turns: list[str]) -> None:
    """Put a position on the board, for two people."""
    page.visit(share_link(game, size, turns))
    page.wait(lambda: {"game": game, "turns": turns}.items() <= (page.state() or {}).items())
    page.settled()


def leave_the_board(page: Page) -> None:
    """Move the mouse away from the board."""
    page.pointer.move({"x": 1, "y": 1})


def tap(page: Page, cell: str) -> None:
    """Touch a cell with a finger and lift it again."""
    page.pointer.tap(page.centre_of(cell))


def painted(page: Page, cell: str) -> str:
    """The pixels of a cell as one text."""
    page.painted()
    return str(page.driver.execute_script(PAINTED, cell))
