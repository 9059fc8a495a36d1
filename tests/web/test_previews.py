"""What a stone would do is shown before it is placed: under the mouse, the keyboard's cursor or a first tap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from selenium.webdriver.common.keys import Keys

from py_engine.match import Match
from py_engine.match.previews import look_ahead, present
from tests.web.support.page import Page, share_link
from tests.web.support.positions import find_position
from tests.web.support.window import DESKTOP, PHONE

FOCUS = """
const cell = document.querySelector(`[role=gridcell][data-cell="${arguments[0]}"]`);
cell.focus({ focusVisible: true });
"""

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
REMOVES = "Removes 1 stone · Closes 3 cells to Black"


@pytest.fixture(autouse=True)
def usual_settings(page: Page) -> Iterator[None]:
    """Every test meets and leaves the page with its usual settings, but for stones that move: looks are compared."""
    page.visit()
    page.set_switches(**USUAL | {"motion": False})
    page.driver.execute_script(LOOK_AWAY)
    yield
    page.set_switches(**USUAL)
    page.driver.execute_script("localStorage.removeItem('sunstones.settings')")


def show(page: Page, game: str, size: int, turns: list[str]) -> None:
    """Put a position on the board, for two people."""
    page.visit(share_link(game, size, turns))
    page.wait(lambda: (page.state() or {}).get("turns") == turns and page.state()["game"] == game)
    page.settled()


def hover(page: Page, cell: str) -> None:
    """Move the mouse over a cell."""
    page.pointer.move(page.centre_of(cell))


def leave_the_board(page: Page) -> None:
    """Move the mouse away from the board."""
    page.pointer.move({"x": 1, "y": 1})


def tap(page: Page, cell: str) -> None:
    """Touch a cell with a finger and lift it again."""
    page.pointer.tap(page.centre_of(cell))


def said(page: Page, text: str) -> None:
    """The line below the board comes to say this."""
    page.wait(lambda: page.text("foresight") == text)


def painted(page: Page, cell: str) -> str:
    """How a cell looks."""
    page.driver.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
    return str(page.driver.execute_script(PAINTED, cell))


# --- the mouse


def test_hovering_says_and_shows_what_the_stone_would_do_and_leaving_takes_it_back(page: Page) -> None:
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
    page.wait(lambda: f"Closes a loop for {colour} with {count} of 18 edge cells" in page.text("foresight"))
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
    assert page.text("foresight") == "", "black may not go there any more"
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
    page.wait(lambda: page.cell_label("b2") == f"b2, empty, {REMOVES}")
    assert page.element("foresight").get_attribute("aria-live") is None, "once is enough"


# --- fingers


def test_the_first_tap_shows_and_the_second_on_the_same_cell_plays(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    show(page, *SUM)
    tap(page, "b2")
    said(page, f"{REMOVES} · Tap again to play")
    assert page.settled()["turns"] == SUM[2]
    tap(page, "b2")
    page.wait(lambda: page.settled()["turns"] == [*SUM[2], "b2"])
    assert page.text("foresight") == ""


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


# --- marks of the board as it lies


@pytest.mark.parametrize(
    ("game", "size", "turns", "marked", "plain"),
    [
        ("sum", 5, ["a2", "a1", "e5"], "a1", "e5"),
        ("surmount", 4, ["d4", "a1", "d5"], "a1", "g4"),
        ("sunspot", 4, ["c3", "c4", "d3", "d4", "e3", "g1", "e4", "f1", "d5", "g2"], "d4", "c3"),
        ("parasol", 3, ["c3", "a1", "c2", "a2"], "c3", "a1"),
    ],
)
def test_threats_are_marked_and_can_be_switched_off(
    page: Page, game: str, size: int, turns: list[str], marked: str, plain: str
) -> None:
    show(page, game, size, turns)
    leave_the_board(page)
    on = painted(page, marked), painted(page, plain)
    page.set_switches(threats=False)
    off = painted(page, marked), painted(page, plain)
    assert on[0] != off[0]
    assert on[1] == off[1]


def test_subsume_marks_its_loops(page: Page) -> None:
    match = find_position(
        "subsume", 4, lambda found: bool(found.game.marks(found.position).loops) and not found.is_over
    )
    loop = match.game.marks(match.position).loops[0]
    inside = match.game.board.names_of(loop.inside)[0]
    show(page, "subsume", 4, match.turns)
    leave_the_board(page)
    on = painted(page, inside)
    page.set_switches(threats=False)
    assert painted(page, inside) != on


def test_the_last_turn_s_mark_can_be_switched_off_and_legal_cells_on(page: Page) -> None:
    show(page, "sum", 5, ["a2", "e5"])
    leave_the_board(page)
    marks = {cell: painted(page, cell) for cell in ("c3", "e5")}
    page.set_switches(legal=True)
    assert painted(page, "c3") != marks["c3"]
    assert page.element("show-legal").is_selected(), "the switch beside the turns is the same one"
    page.set_switches(last=False)
    page.wait(
        lambda: page.driver.execute_script("return JSON.parse(localStorage['sunstones.settings']).data.last") is False
    )


def test_what_is_marked_survives_a_reload(page: Page) -> None:
    show(page, "surmount", 4, ["d4", "a1", "d5"])
    leave_the_board(page)
    on = painted(page, "a1")
    page.set_switches(threats=False)
    off = painted(page, "a1")
    page.reload()
    page.settled()
    leave_the_board(page)
    assert painted(page, "a1") == off != on


# --- why not


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


def test_on_a_phone_a_refusal_hides_no_cell_and_a_ring_shows_which_one_it_is_about(page: Page) -> None:
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
