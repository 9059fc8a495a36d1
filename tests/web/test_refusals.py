"""A refusal is shown next to its cell."""

from __future__ import annotations

import pytest

from tests.web.support.looks import SUM, show, tap
from tests.web.support.page import Page
from tests.web.support.window import PHONE

pytestmark = pytest.mark.usefixtures("usual_settings")


def test_a_refusal_is_said_beside_its_cell_and_goes_with_the_next_action(page: Page) -> None:
    show(page, *SUM)
    page.click("a1")
    bubble = page.driver.find_element("css selector", ".bubble")
    page.wait(bubble.is_displayed)
    assert bubble.text == page.text("note") == "There is already a stone on a1."
    assert bubble.get_attribute("aria-hidden") == "true", "the note says it already"
    box, cell = bubble.rect, page.centre_of("a1")
    assert not (box["x"] <= cell["x"] <= box["x"] + box["width"] and box["y"] <= cell["y"] <= box["y"] + box["height"])
    page.click("e5")
    page.settled()
    assert not bubble.is_displayed()
    assert page.text("note") == ""


def test_on_a_phone_a_refusal_hides_no_cell_and_a_ring_marks_its_cell(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    show(page, "sum", 5, ["a2", "a1", "a5"])
    bubble, ring = (page.driver.find_element("css selector", name) for name in (".bubble", ".bubble-ring"))
    for cell in ("a1", "a5"):
        tap(page, cell)
        page.wait(lambda cell=cell: bubble.is_displayed() and cell in bubble.text)
        cells = [page.centre_of(name)["y"] for name in ("a1", "a5")]
        box, round_cell, centre = bubble.rect, ring.rect, page.centre_of(cell)
        assert box["y"] > max(cells) or box["y"] + box["height"] < min(cells), "no row of the board is hidden"
        assert 0 <= box["y"] <= PHONE[1] - box["height"]
        assert abs(round_cell["x"] + round_cell["width"] / 2 - centre["x"]) < 1
        assert abs(round_cell["y"] + round_cell["height"] / 2 - centre["y"]) < 1
