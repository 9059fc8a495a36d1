"""The board: where its cells are, how it fills its box, how keys and screen readers find their way on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import py_engine
from tests.web.support.page import Page
from tests.web.support.pressing import press
from tests.web.support.window import DESKTOP, PHONE

UNSEEN_CELLS = """
return Object.keys(sunstones.state().board).filter((cell) => {
  const { x, y } = sunstones.centreOf(cell);
  return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
});
"""


# A second finger touches the board, moves and lifts.
THUMB = """
const { x: clientX, y: clientY } = arguments[0];
const canvas = document.querySelector("#board canvas");
for (const type of ["pointerdown", "pointermove", "pointerup", "pointerleave"]) {
  canvas.dispatchEvent(new PointerEvent(type, {
    clientX, clientY, pointerId: 1_000, pointerType: "touch", isPrimary: false, button: 0, bubbles: true,
  }));
}
"""


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
@pytest.mark.parametrize(("game", "size"), [("subsume", 6), ("parasol", 10), ("sum", 9), ("sum", 19), ("sunspot", 2)])
def test_the_whole_board_is_in_sight_and_nothing_scrolls_sideways(
    page: Page, viewport: tuple[int, int], game: str, size: int
) -> None:
    page.resize(*viewport, touch=viewport == PHONE)
    page.visit()
    page.new_game(game, size=size)
    page.settled()
    assert page.driver.execute_script(UNSEEN_CELLS) == []
    assert page.driver.execute_script("return document.scrollingElement.scrollWidth <= innerWidth")


def test_the_canvas_is_as_fine_as_the_screen_and_follows_its_box(page: Page) -> None:
    measure = """
        const canvas = document.querySelector("#board canvas");
        const box = canvas.getBoundingClientRect();
        return [canvas.width, canvas.height, Math.round(box.width * 3), Math.round(box.height * 3), box.width];
    """
    metrics = {"width": 1000, "height": 700, "deviceScaleFactor": 3, "mobile": False}
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    page.visit()
    width, height, fine_width, fine_height, before = page.driver.execute_script(measure)
    assert (width, height) == (fine_width, fine_height)
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics | {"width": 1200})
    page.wait(lambda: page.driver.execute_script(measure)[4] > before)
    page.wait(lambda: page.driver.execute_script(measure)[0] == page.driver.execute_script(measure)[2])


@pytest.fixture
def taps_at_once(page: Page) -> Iterator[None]:
    """The first tap plays: the switch for tapping twice is off."""
    page.visit()
    page.settled()  # an engine that is still starting would have the page opened once more
    page.set_switches(tapTwice=False)
    yield
    page.set_switches(tapTwice=True)


@pytest.mark.usefixtures("taps_at_once")
def test_a_tap_picks_the_cell(page: Page) -> None:
    start_on_phone(page)
    page.pointer.touch(page.centre_of("b2"))
    assert page.settled()["turns"] == []
    page.pointer.lift()
    assert page.settled()["turns"] == ["b2"]


@pytest.mark.parametrize("way", [("b2", "c2", "d2", "e2"), ("e2", "d2", "c2", "b2"), ("b2", "b3", "b4"), ("b2", "c3")])
def test_a_finger_that_moves_at_once_means_to_scroll_and_places_nothing(page: Page, way: tuple[str, ...]) -> None:
    start_on_phone(page)
    page.pointer.swipe([page.centre_of(cell) for cell in way])
    assert page.settled()["turns"] == []


def test_a_finger_that_moves_up_the_board_scrolls_the_page(page: Page) -> None:
    start_on_phone(page)
    page.driver.execute_script("scrollTo(0, 0)")
    page.painted()
    page.pointer.swipe([page.centre_of(cell) for cell in ("c3", "d3", "e3", "f3", "g3")])
    page.wait(lambda: page.driver.execute_script("return scrollY") > 0)
    assert page.settled()["turns"] == []


@pytest.mark.usefixtures("taps_at_once")
def test_a_finger_that_has_rested_carries_the_stone_and_picks_where_it_lifts(page: Page) -> None:
    start_on_phone(page)
    page.pointer.touch(page.centre_of("b2"))
    page.pointer.rest()
    for cell in ("c2", "d2", "e3"):
        page.pointer.drag(page.centre_of(cell))
    assert page.settled()["turns"] == []
    page.pointer.lift()
    assert page.settled()["turns"] == ["e3"]


@pytest.mark.usefixtures("taps_at_once")
@pytest.mark.parametrize("rests", [True, False])
def test_a_second_finger_changes_nothing_of_what_the_first_one_does(page: Page, rests: bool) -> None:
    start_on_phone(page)
    page.pointer.touch(page.centre_of("b2"))
    if rests:
        page.pointer.rest()
        page.pointer.drag(page.centre_of("c2"))
    last = "c2" if rests else "b2"
    page.driver.execute_script(THUMB, page.centre_of("e5"))
    assert page.settled()["turns"] == []
    page.pointer.lift()
    assert page.settled()["turns"] == [last]


def test_a_mouse_button_that_is_released_outside_the_board_picks_nothing_later(page: Page) -> None:
    page.visit()
    page.new_game("parasol", size=4)
    page.settled()
    cell, outside = page.centre_of("b2"), page.element("game-name").rect
    for start, end in ((cell, outside), (outside, cell)):
        page.pointer.rest()
        page.pointer.move(start)
        page.pointer.down(start)
        page.pointer.move(end)
        page.pointer.up(end)
    assert page.settled()["turns"] == []


def start_on_phone(page: Page) -> None:
    """A game for two on a phone."""
    page.resize(*PHONE, touch=True)
    page.visit()
    page.new_game("parasol", size=4)
    page.settled()
    page.painted()


def test_the_board_is_played_with_the_keyboard_alone(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=4)
    page.settled()
    page.driver.execute_script("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()")
    send_keys(page, Keys.ARROW_LEFT, Keys.ENTER)
    assert page.settled()["turns"] == ["d3"]
    send_keys(page, Keys.ARROW_UP, Keys.ARROW_DOWN, Keys.ARROW_RIGHT, " ")
    assert page.settled()["turns"] == ["d3", "d4"], "up and down lead back to the same cell"
    send_keys(page, Keys.HOME, Keys.ENTER)
    assert page.settled()["turns"] == ["d3", "d4", "d1"]
    send_keys(page, Keys.END, Keys.ENTER)
    assert page.settled()["turns"] == ["d3", "d4", "d1", "d7"]


def test_up_and_down_go_on_from_where_a_screen_reader_has_put_the_focus(page: Page) -> None:
    page.visit()
    page.new_game("sum", size=9)
    page.settled()
    page.driver.execute_script("document.querySelector('[data-cell=b2]').focus()")
    send_keys(page, Keys.ARROW_UP, Keys.ENTER)
    assert page.settled()["turns"] == ["b3"]


def send_keys(page: Page, *keys: str) -> None:
    """Press keys where the focus is."""
    ActionChains(page.driver, duration=0).send_keys(*keys).perform()


def test_screen_readers_are_told_of_every_cell(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=4)
    page.settled()
    page.wait(lambda: page.cell_label("d4").startswith("d4, empty, can be played"))
    page.click("d4")
    page.settled()
    assert page.cell_label("d4") == "d4, red stone, just played"
    said = page.element("announcer").get_attribute("textContent") or ""
    assert said.startswith("Red played d4. Blue to play")
    match = py_engine.new_match("subsume", size=4)
    match.play("d4")
    legal = set(match.legal_turns())
    for cell in match.board:
        assert ("can be played" in page.cell_label(cell)) == (cell in legal), cell


def test_the_board_is_turned_and_mirrored_and_stays_so(page: Page) -> None:
    page.visit()
    page.new_game("sum", size=5)
    page.settled()
    corner, opposite = page.centre_of("a1"), page.centre_of("e5")
    press(page, "rotate")
    page.painted()
    turned = page.centre_of("a1")
    assert turned["x"] < opposite["x"]
    assert turned["y"] < corner["y"], "from bottom left to top left"
    press(page, "mirror")
    page.painted()
    assert page.centre_of("a1") != turned
    # A click, and an arrow key, mean the visible position.
    page.click("b2")
    page.settled()
    assert page.settled()["turns"] == ["b2"]
    page.reload()
    page.settled()
    assert page.driver.execute_script("return localStorage.getItem('sunstones.settings')").count('"turned":1') == 1
    here = page.centre_of("c3")
    page.driver.execute_script("document.querySelector('[data-cell=c3]').focus()")
    ActionChains(page.driver).send_keys(Keys.ARROW_RIGHT).perform()
    cell = page.driver.execute_script("return document.activeElement.dataset.cell")
    there = page.centre_of(cell)
    assert there["x"] > here["x"]
    assert abs(there["y"] - here["y"]) < 1
    press(page, "mirror")
    for _ in range(11):
        press(page, "rotate")
    page.painted()
    again = page.centre_of("a1")
    assert (round(again["x"]), round(again["y"])) == (round(corner["x"]), round(corner["y"]))


@pytest.mark.usefixtures("taps_at_once")
def test_a_finger_that_rests_on_small_cells_sees_them_in_a_loupe(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    page.visit()
    page.new_game("sum", size=19)
    page.settled()
    page.pointer.touch(page.centre_of("j10"))
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#board .board-loupe"))
    place = page.driver.find_element(By.CSS_SELECTOR, ".board-loupe").rect
    assert place["y"] + place["height"] < page.centre_of("j10")["y"], "the finger does not cover it"
    page.pointer.rest()
    page.pointer.drag(page.centre_of("k12"))
    page.pointer.lift()
    page.wait(lambda: not page.driver.find_elements(By.CSS_SELECTOR, "#board .board-loupe"))
    assert page.settled()["turns"] == ["k12"]
