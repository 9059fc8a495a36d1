"""Parts that must be in sight on a phone, upright or on its side, in a very narrow window and on a small desktop."""

from __future__ import annotations

from typing import Any

import pytest
from selenium.webdriver.common.by import By

import py_engine
from tests.web.support.page import Page, share_link
from tests.web.support.window import DESKTOP, NARROW, PHONE, in_sight

LANDSCAPE = (844, 390)

BEYOND_THE_EDGE = """
return [...document.querySelectorAll(".panel *, .masthead *")].filter((one) =>
  one.getBoundingClientRect().right > innerWidth && !one.closest(".visually-hidden")).length;
"""

# The labels that touch the board's wooden frame or leave the drawing, measured as the painter sets them.
TOUCHING_LABELS = """
const [shape, size, width, finish] = arguments;
document.fonts.ready
  .then(() => Promise.all(["geometry.js", "layers/cells.js", "layout.js"].map((name) => import(`./board/${name}`))))
  .then(([{ LABEL_FONT, RIM_SHARE, createGeometry }, { labelPixels }, { fitLayout }]) => {
    const geometry = createGeometry(shape, size);
    const { scale } = fitLayout(geometry, width, 10 * width);
    const context = document.createElement("canvas").getContext("2d");
    const pixels = labelPixels(scale);
    context.font = `500 ${pixels}px ${LABEL_FONT}`;
    const frame = geometry.corners.map(({ x, y }) => ({ x: x * RIM_SHARE, y: y * RIM_SHARE }));
    const reach = Math.max(...frame.map(({ y }) => y));
    const side = Math.max(...frame.map(({ x }) => x));
    finish(geometry.labels.filter(({ text, x, y }) => {
      const half = { x: context.measureText(text).width / 2 / scale, y: pixels * 0.36 / scale };
      const touches = geometry.cells.some((cell) => {
        const beside = Math.abs(cell.y - y) < 1e-6 && Math.abs(cell.x - x) < side + half.x;
        const below = Math.abs(cell.x - x) < 1e-6 && Math.abs(cell.y - y) < reach + half.y;
        return beside || below;
      });
      return touches || x - half.x < 0 || x + half.x > geometry.width || y + half.y > geometry.height;
    }).map(({ text }) => text));
  });
"""

# The colour of the canvas a little above the middle of a cell.
PIXEL = """
const canvas = document.querySelector("#board canvas");
const box = canvas.getBoundingClientRect();
const { x, y } = sunstones.centreOf(arguments[0]);
return [...canvas.getContext("2d").getImageData(Math.round(x - box.left), Math.round(y - box.top) - 20, 1, 1).data];
"""


def difference(page: Page, one: str, other: str) -> int:
    """The difference of two cells' colours, from 0 to 255."""
    first, second = (page.driver.execute_script(PIXEL, cell) for cell in (one, other))
    return int(max(abs(here - there) for here, there in zip(first, second, strict=True)))


def start(page: Page, viewport: tuple[int, int], game: str = "subsume", **options: Any) -> None:
    """A game for two in a window of this size."""
    page.resize(*DESKTOP)
    page.visit()
    page.new_game(game, **options)
    page.settled()
    page.resize(*viewport, touch=viewport != DESKTOP)
    page.driver.execute_script("scrollTo(0, 0); document.querySelector('.panel').scrollTop = 0")


@pytest.mark.parametrize("info", py_engine.catalogue(), ids=lambda info: info.id)
@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE, DESKTOP])
def test_how_to_win_is_in_sight(page: Page, viewport: tuple[int, int], info: py_engine.GameInfo) -> None:
    start(page, viewport, info.id)
    assert page.text("status-detail") == info.goal
    assert in_sight(page.element("status-detail"))


@pytest.mark.parametrize("info", py_engine.catalogue(), ids=lambda info: info.id)
def test_how_it_is_played_says_how_to_win(page: Page, info: py_engine.GameInfo) -> None:
    start(page, DESKTOP, info.id)
    summary = page.element("summary-text").get_attribute("textContent") or ""
    assert "You win" in summary or "wins" in summary


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE, DESKTOP])
def test_undo_is_in_sight(page: Page, viewport: tuple[int, int]) -> None:
    start(page, viewport)
    page.click("d4")
    page.settled()
    assert in_sight(page.button("undo"))
    assert in_sight(page.element("status-title"))


@pytest.mark.parametrize("game", ["subsume", "parasol", "sum"])
def test_a_very_narrow_window_does_not_scroll_sideways(page: Page, game: str) -> None:
    start(page, NARROW, game)
    assert page.driver.execute_script("return document.scrollingElement.scrollWidth") <= NARROW[0]
    assert page.driver.execute_script(BEYOND_THE_EDGE) == 0


@pytest.mark.parametrize(
    ("shape", "size", "width"),
    [
        *((shape, size, width) for width in (280, 390, 844) for shape, size in (("hex", 2), ("hex", 6), ("square", 9))),
        # The largest boards in a window narrower than a phone would need type too small to be read.
        *((shape, size, width) for width in (390, 844) for shape, size in (("hex", 10), ("square", 19))),
    ],
)
def test_labels_touch_neither_the_frame_nor_the_end_of_the_drawing(
    page: Page, shape: str, size: int, width: int
) -> None:
    page.visit()
    assert page.driver.execute_async_script(TOUCHING_LABELS, shape, size, width) == []


def test_the_last_turn_stays_in_sight_when_the_window_becomes_lower(page: Page) -> None:
    match = py_engine.new_match("parasol", size=5)
    for _ in range(40):
        match.play(match.legal_turns()[0])
    page.resize(1280, 1000)
    page.visit(share_link("parasol", 5, match.turns))
    page.settled()
    page.tab("turns")
    for height in (720, 1000, 760):
        page.resize(1280, height)
        page.wait(lambda: in_sight(page.driver.find_element(By.CSS_SELECTOR, ".turn[aria-current]")))


def test_in_a_gauntlet_the_turns_are_in_sight_on_a_small_desktop(page: Page) -> None:
    page.resize(*DESKTOP)
    page.visit()
    page.start_gauntlet()
    try:
        page.settled()
        page.click("e5")
        page.settled()
        assert in_sight(page.driver.find_element(By.CSS_SELECTOR, ".turn[aria-current]"))
    finally:
        page.driver.execute_script("localStorage.clear(); sessionStorage.clear()")
        page.driver.get("about:blank")


def test_a_winning_loop_stands_out_from_the_other_stones_of_its_colour(page: Page) -> None:
    match = py_engine.load_record("sunspot 3: b2 a1 b3 a2 c2 a3 c4 b1 d2 b4 e3 e2 d3")
    assert match.is_over
    page.resize(*DESKTOP)
    page.visit(share_link("sunspot", 3, match.turns))
    loop = page.settled()["loop"]
    assert "b2" in loop
    assert "e3" not in loop
    page.wait(lambda: difference(page, "b2", "e3") > 30)
    page.press("undo")
    page.settled()
    page.wait(lambda: difference(page, "b2", "e3") < 15)
