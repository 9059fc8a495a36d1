"""The effects of a stone are shown before it is placed: under the mouse, the keyboard's cursor or a first tap."""

from __future__ import annotations

from typing import Any

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from py_engine.match import Match
from py_engine.match.previews import look_ahead, present
from tests.web.support.looks import SUM, leave_the_board, painted, show, tap
from tests.web.support.page import Page, share_link
from tests.web.support.positions import find_position
from tests.web.support.window import DESKTOP, PHONE

pytestmark = pytest.mark.usefixtures("usual_settings")

FOCUS = """
const cell = document.querySelector(`[role=gridcell][data-cell="${arguments[0]}"]`);
cell.focus({ focusVisible: true });
"""

REMOVES = "Removes 1 stone · Black can no longer play 3 cells"
# In the first position of a game in which such cells have dashes.
EXPLANATION = " · A dash: that colour can no longer play there"


def hover(page: Page, cell: str) -> None:
    """Move the mouse over a cell."""
    page.pointer.move(page.centre_of(cell))


def said(page: Page, text: str) -> None:
    """The line below the board comes to say this."""
    page.wait(lambda: page.text("preview").replace(EXPLANATION, "") == text)


def test_the_first_hover_of_a_game_says_what_its_dashes_mean(page: Page) -> None:
    show(page, *SUM)
    for cell in ("b2", "b1", "b2"):
        hover(page, cell)
        page.wait(lambda: EXPLANATION in page.text("preview"))
    page.click("e5")
    page.settled()
    page.click("e1")
    page.settled()
    hover(page, "b2")
    said(page, REMOVES)
    assert EXPLANATION not in page.text("preview"), "once in a game"


# --- the mouse


def test_hovering_says_and_shows_what_the_stone_would_do_until_the_mouse_leaves(page: Page) -> None:
    show(page, *SUM)
    before = {cell: painted(page, cell) for cell in ("a1", "b1", "e5")}
    hover(page, "b2")
    said(page, REMOVES)
    shown = {cell: painted(page, cell) for cell in before}
    assert shown["a1"] != before["a1"], "the stone that would be taken"
    assert shown["b1"] != before["b1"], "a square that would close to black"
    assert shown["e5"] == before["e5"]
    leave_the_board(page)
    said(page, "")
    assert {cell: painted(page, cell) for cell in before} == before


def test_subsume_shows_the_loop_and_its_count(page: Page) -> None:
    match = find_position("subsume", 4, lambda found: loop_step(found) is not None)
    cell, count, colour = loop_step(match)
    show(page, "subsume", 4, match.turns)
    before = painted(page, cell)
    hover(page, cell)
    page.wait(lambda: f"Closes a loop for {colour} on {count} edge cells (10 win)" in page.text("preview"))
    assert painted(page, cell) != before


def loop_step(match: Match) -> Any:
    """A cell where the player to move closes a loop without winning, the edge cells it occupies, and whose it is."""
    if match.is_over:
        return None
    now = present(match.game, match.position)
    for cell, action in match.game.targets(match.position).items():
        found = look_ahead(match.game, now, action)
        if found.loop is not None and found.winner is None:
            return match.game.board.name(cell), found.loop.edge_stones, match.info.players[found.loop.owner]
    return None


def test_what_is_shown_belongs_to_the_position_on_the_board(page: Page) -> None:
    show(page, *SUM)
    hover(page, "b2")
    said(page, REMOVES)
    page.click("b2")
    assert page.settled()["turns"][-1] == "b2"
    said(page, "")
    hover(page, "a1")
    assert page.text("preview") == "", "black may not go there any more"
    page.press("undo")
    page.settled()
    hover(page, "b2")
    said(page, REMOVES)


def test_the_board_keeps_still_when_something_is_said(page: Page) -> None:
    for viewport in (DESKTOP, PHONE):
        page.resize(*viewport)
        show(page, *SUM)
        page.driver.execute_script("scrollTo(0, 0)")
        leave_the_board(page)
        before = [page.centre_of("e5"), page.element("status").rect]
        hover(page, "b2")
        said(page, REMOVES)
        assert [page.centre_of("e5"), page.element("status").rect] == before


def test_the_preview_can_be_switched_off(page: Page) -> None:
    show(page, *SUM)
    hover(page, "b2")
    said(page, REMOVES)
    page.set_switches(preview=False)
    said(page, "")
    page.set_switches(preview=True)
    hover(page, "c4")
    hover(page, "b2")
    said(page, REMOVES)


# --- keys and screen readers


def test_the_keyboard_s_cursor_shows_the_same(page: Page) -> None:
    show(page, *SUM)
    leave_the_board(page)
    page.driver.execute_script(FOCUS, "a2")
    page.driver.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    said(page, REMOVES)


def test_screen_readers_hear_it_with_the_cell(page: Page) -> None:
    show(page, *SUM)
    page.wait(lambda: page.cell_label("b2").replace("\u00a0", " ") == f"b2, empty, can be played, {REMOVES}")
    assert page.element("preview").get_attribute("aria-live") is None, "once is enough"


# --- fingers


def test_the_first_tap_shows_and_the_second_on_the_same_cell_plays(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    show(page, *SUM)
    tap(page, "b2")
    said(page, f"{REMOVES} · Tap again to play")
    assert page.settled()["turns"] == SUM[2]
    tap(page, "b2")
    page.wait(lambda: page.settled()["turns"] == [*SUM[2], "b2"])
    assert page.text("preview") == ""


def test_a_tap_on_another_cell_looks_at_that_one(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    show(page, *SUM)
    tap(page, "b2")
    tap(page, "e5")
    said(page, "Tap again to play")
    tap(page, "b2")
    said(page, f"{REMOVES} · Tap again to play")
    assert page.settled()["turns"] == SUM[2]


def test_a_tap_beside_the_board_looks_away(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    show(page, *SUM)
    tap(page, "b2")
    said(page, f"{REMOVES} · Tap again to play")
    page.pointer.tap({"x": PHONE[0] / 2, "y": page.centre_of("c1")["y"] + 60})
    said(page, "")
    tap(page, "b2")
    said(page, f"{REMOVES} · Tap again to play")
    assert page.settled()["turns"] == SUM[2]


def test_an_illegal_cell_says_why_at_the_first_tap(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    show(page, *SUM)
    tap(page, "a1")
    page.wait(lambda: page.text("note") == "There is already a stone on a1.")


def test_tapping_twice_can_be_switched_off(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    show(page, *SUM)
    page.set_switches(tapTwice=False)
    tap(page, "b2")
    page.wait(lambda: page.settled()["turns"] == [*SUM[2], "b2"])


def test_the_cell_that_is_looked_at_is_named(page: Page) -> None:
    page.visit(share_link("parasol", 3, ["c3"]))
    page.settled()
    page.pointer.move(page.centre_of("d2"))
    page.wait(lambda: page.text("cell-name") == "d2")
    ActionChains(page.driver).move_to_element(page.element("status-title")).perform()
    page.wait(lambda: page.text("cell-name") == "")
