"""A refusal is shown once, next to its cell and the stones that it names, and these are outlined."""

from __future__ import annotations

import pytest

from tests.web.support.looks import SUM, show, tap
from tests.web.support.page import Page
from tests.web.support.window import PHONE, in_sight

pytestmark = pytest.mark.usefixtures("usual_settings")

# Whether the page shows the note: a part that is clipped away is there for screen readers only.
IS_NOTE_SHOWN = "return getComputedStyle(document.getElementById('note')).clipPath === 'none'"

# The cells that the bubble is over.
COVERED = """
const bubble = document.querySelector(".bubble").getBoundingClientRect();
return arguments[0].filter((name) => {
  const cell = document.querySelector(`#board [data-cell="${name}"]`).getBoundingClientRect();
  return bubble.top < cell.bottom && bubble.bottom > cell.top && bubble.left < cell.right && bubble.right > cell.left;
});
"""


def test_a_refusal_is_said_once_beside_its_cell_and_goes_with_the_next_action(page: Page) -> None:
    show(page, *SUM)
    page.click("a1")
    bubble = page.driver.find_element("css selector", ".bubble")
    page.wait(bubble.is_displayed)
    assert bubble.text == page.text("note") == "There is already a stone on a1."
    assert bubble.get_attribute("aria-hidden") == "true", "listeners have the note"
    assert page.driver.execute_script(IS_NOTE_SHOWN) is False
    page.click("e5")
    page.settled()
    assert not bubble.is_displayed()
    assert page.text("note") == ""


@pytest.mark.parametrize(
    ("game", "size", "turns", "cell", "stones"),
    [
        ("sum", 5, "a1 c2 e5 b3 e4 c3", "b2", "a1 b3 c2 c3"),
        ("sum", 5, "e1 a4 e2 b5", "a5", "a4 b5"),
        ("surmount", 4, "c2 d4 a1 d5 g1 d6", "d4", "d4 d5 d6"),
    ],
)
def test_a_refusal_is_never_over_the_stones_that_it_names(
    page: Page, game: str, size: int, turns: str, cell: str, stones: str
) -> None:
    show(page, game, size, turns.split())
    page.click(cell)
    page.wait(page.driver.find_element("css selector", ".bubble").is_displayed)
    assert page.driver.execute_script(COVERED, [cell, *stones.split()]) == []
    outlined = [name for name in [cell, *stones.split()] if "marked" in page.cell_label(name)]
    assert outlined == [cell, *stones.split()]


def test_on_a_phone_a_refusal_is_below_the_board_and_its_cell_is_outlined(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    show(page, "sum", 5, ["a2", "a1", "a5"])
    for cell in ("a1", "a5"):
        tap(page, cell)
        page.wait(lambda cell=cell: cell in page.text("note"))
        assert not page.driver.find_element("css selector", ".bubble").is_displayed()
        assert page.driver.execute_script(IS_NOTE_SHOWN)
        assert in_sight(page.element("note"))
        assert page.element("note").rect["y"] > page.centre_of("a1")["y"]
        assert "marked" in page.cell_label(cell)
