"""Texts are readable and stones distinguishable in every theme, on every board, with any kind of colour vision."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.colours import BLINDNESS, Colour, contrast, difference, lightness
from tests.web.support.page import Page, share_link
from tests.web.support.window import DESKTOP

THEMES = ("light", "dark")
BOARDS = ("wood", "paper", "slate", "walnut")
STONES = ("usual", "safe")

# The least contrast of text and of things that carry meaning (Web Content Accessibility Guidelines, level AA).
TEXT = 4.5
THING = 3.0

# Pixels above the middle of a cell at which there is no mark.
BESIDE_MARKS = 24

TEXTS = [
    ("ink", "paper"),
    ("ink", "card"),
    ("ink", "control"),
    ("ink", "gold-soft"),
    ("ink-soft", "paper"),
    ("ink-soft", "card"),
    ("ink-soft", "gold-soft"),
    ("accent", "paper"),
    ("accent", "card"),
    ("accent", "gold-soft"),
    ("accent-strong", "paper"),
    ("accent-strong", "card"),
    ("accent-strong", "gold-soft"),
    ("accent-ink", "accent"),
    ("accent-ink", "accent-strong"),
    ("danger", "paper"),
    ("danger", "card"),
    ("danger", "control"),
]

# Every custom property that is a colour, as the page shows it: an element takes it as its own colour.
READ_COLOURS = """
const [look] = arguments;
const root = document.documentElement;
const before = { ...root.dataset };
Object.assign(root.dataset, look);
const names = new Set();
for (const sheet of document.styleSheets) {
  for (const rule of sheet.cssRules) {
    for (const name of rule.style ?? []) if (name.startsWith("--")) names.add(name);
  }
}
const board = document.getElementById("board");
const probe = board.appendChild(document.createElement("span"));
const found = {};
for (const name of names) {
  probe.style.color = `var(${name}, transparent)`;
  found[name.slice(2)] = getComputedStyle(probe).color;
}
probe.remove();
for (const key of Object.keys(look)) delete root.dataset[key];
Object.assign(root.dataset, before);
return found;
"""

PIXEL = """
const [cell, away] = arguments;
const canvas = document.querySelector("#board canvas");
const box = canvas.getBoundingClientRect();
const { x, y } = sunstones.centreOf(cell);
return [...canvas.getContext("2d").getImageData(Math.round(x - box.left), Math.round(y - box.top - away), 1, 1).data];
"""

SET = """
const [chosen] = arguments;
localStorage.setItem("sunstones.settings", JSON.stringify({ version: 1, data: chosen }));
dispatchEvent(new StorageEvent("storage", { key: "sunstones.settings" }));
"""


@pytest.fixture(scope="module")
def opened(driver: Chrome, server: FolderServer) -> Iterator[Page]:
    """One page for all tests here: colours need no engine."""
    page = Page(driver, server.url)
    page.resize(*DESKTOP)
    page.open(hold_engine=True)
    yield page
    driver.execute_script("localStorage.clear(); sessionStorage.clear()")
    driver.get("about:blank")


@pytest.fixture
def plain(opened: Page) -> Iterator[Page]:
    """The same page, with every setting as usual again afterwards."""
    yield opened
    opened.driver.execute_script(SET, {})


def colours(page: Page, **look: str) -> dict[str, Any]:
    """Every colour of the style sheets in a theme, on a board, with stones."""
    found = page.driver.execute_script(READ_COLOURS, look)
    read = {name: parts(text) for name, text in found.items() if re.match(r"rgba?\(", text)}
    assert len(read) > 30
    return read


class Glaze(NamedTuple):
    """A colour through which the colour below is visible."""

    colour: Colour
    opacity: float


def parts(text: str) -> Colour | Glaze:
    """A colour as browsers compute it: rgb(51, 41, 30) or rgba(51, 41, 30, 0.6)."""
    red, green, blue, *opacity = (float(part) for part in re.findall(r"[\d.]+", text))
    colour = Colour(red / 255, green / 255, blue / 255)
    return Glaze(colour, opacity[0]) if opacity else colour


def over(upper: Colour | Glaze, lower: Colour) -> Colour:
    """The visible colour of one colour on another."""
    if isinstance(upper, Colour):
        return upper
    red, green, blue = (a * upper.opacity + b * (1 - upper.opacity) for a, b in zip(upper.colour, lower, strict=True))
    return Colour(red, green, blue)


def pixel(page: Page, cell: str, away: int = 0) -> Colour:
    """The board's colour this many pixels above the middle of a cell."""
    red, green, blue, _ = page.driver.execute_script(PIXEL, cell, away)
    return Colour(red / 255, green / 255, blue / 255)


@pytest.mark.parametrize("theme", THEMES)
def test_texts_stand_out_from_their_ground(opened: Page, theme: str) -> None:
    found = colours(opened, theme=theme)
    weak = {pair: round(contrast(found[pair[0]], found[pair[1]]), 2) for pair in TEXTS}
    assert {pair: ratio for pair, ratio in weak.items() if ratio < TEXT} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_the_focus_and_the_switches_stand_out(opened: Page, theme: str) -> None:
    found = colours(opened, theme=theme)
    for ground in ("paper", "card"):
        assert contrast(found["focus"], found[ground]) >= THING
        assert contrast(found["ink-soft"], found[ground]) >= THING
        assert contrast(found["accent"], found[ground]) >= THING


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", BOARDS)
def test_the_names_of_rows_can_be_read(opened: Page, theme: str, board: str) -> None:
    found = colours(opened, theme=theme, board=board)
    assert contrast(found["board-label"], found["paper"]) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("stones", STONES)
def test_stones_stand_out_from_the_board_by_body_or_outline(opened: Page, theme: str, board: str, stones: str) -> None:
    found = colours(opened, theme=theme, board=board, stones=stones)
    for tile in ("board-tile", "board-edge-tile"):
        for colour in ("red", "blue", "black", "white"):
            best = max(contrast(found[f"board-{colour}-{part}"], found[tile]) for part in ("main", "rim"))
            assert best >= THING, f"{colour} on {tile}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("blindness", [None, *BLINDNESS])
def test_safe_stones_are_told_apart_in_every_kind_of_colour_blindness(
    opened: Page, theme: str, blindness: str | None
) -> None:
    found = colours(opened, theme=theme, stones="safe")
    for one, other in (("red", "blue"), ("black", "white")):
        assert difference(found[f"board-{one}-main"], found[f"board-{other}-main"], blindness) > 50


@pytest.mark.parametrize("theme", THEMES)
def test_safe_stones_differ_in_lightness_too(opened: Page, theme: str) -> None:
    found = colours(opened, theme=theme, stones="safe")
    assert abs(lightness(found["board-red-main"]) - lightness(found["board-blue-main"])) > 15


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("stones", STONES)
def test_clear_marks_stand_out_from_their_stones(opened: Page, theme: str, stones: str) -> None:
    found = colours(opened, theme=theme, stones=stones, stoneSigns="true")
    for colour in ("red", "blue", "black", "white"):
        assert contrast(found[f"board-{colour}-mark"], found[f"board-{colour}-main"]) >= THING, colour


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("stones", STONES)
def test_what_lies_over_the_stones_can_be_read(opened: Page, theme: str, stones: str) -> None:
    found = colours(opened, theme=theme, stones=stones)
    plate = found["board-badge"]
    assert contrast(found["board-badge-ink"], plate) >= TEXT, "numbers"
    assert contrast(found["board-threat"], plate) >= THING, "the broken ring of a threat, on its casing"
    for colour in ("red", "blue"):
        pip = max(contrast(found[f"board-{colour}-{part}"], plate) for part in ("main", "rim"))
        assert pip >= THING, f"a pip of {colour}"
    for colour in ("red", "blue", "black", "white"):
        own = found[f"board-{colour}-main"]
        on_stone = max(contrast(found[name], own) for name in ("board-badge", "board-badge-ink"))
        assert on_stone >= THING, f"a plate on a stone of {colour}"
        assert contrast(over(found[f"board-{colour}-mark"], own), own) >= THING, f"an interior stone of {colour}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("stones", STONES)
def test_what_lies_over_empty_cells_stands_out(opened: Page, theme: str, board: str, stones: str) -> None:
    found = colours(opened, theme=theme, board=board, stones=stones)
    for tile in ("board-tile", "board-edge-tile"):
        plate = max(contrast(found[name], found[tile]) for name in ("board-badge", "board-badge-ink"))
        assert plate >= THING, f"a plate on {tile}"
        for colour in ("red", "blue", "black", "white"):
            layers = ("board-badge", f"board-{colour}-rim", f"board-{colour}-main")
            assert max(contrast(found[name], found[tile]) for name in layers) >= THING, f"a bar of {colour} on {tile}"
    for one, other in (("red", "blue"), ("black", "white")):
        assert difference(found[f"board-{one}-main"], found[f"board-{other}-main"]) > 50, "whom the bar keeps out"


def test_the_board_takes_the_chosen_colours_at_once(plain: Page) -> None:
    seen: dict[Any, Colour] = {}
    for theme in THEMES:
        for board in BOARDS:
            plain.driver.execute_script(SET, {"theme": theme, "board": board})
            wanted = colours(plain, theme=theme, board=board)["board-tile"]
            plain.wait(lambda wanted=wanted: difference(pixel(plain, "f6", BESIDE_MARKS), wanted) < 2)
            seen[theme, board] = pixel(plain, "f6", BESIDE_MARKS)
    assert len(set(seen.values())) == len(seen)


def test_clear_marks_are_a_dot_on_one_colour_and_a_ring_on_the_other(page: Page) -> None:
    page.visit(share_link("parasol", 5, ["e5", "e6"]))
    page.settled()
    radius = page.centre_of("e6")["x"] - page.centre_of("e5")["x"]
    on_the_ring = round(0.41 * 0.52 * radius)

    def difference_of_sign(cell: str) -> float:
        return difference(pixel(page, cell), pixel(page, cell, on_the_ring))

    page.driver.execute_script(SET, {"stoneSigns": True})
    try:
        page.wait(lambda: contrast(pixel(page, "e5"), Colour(1, 1, 1)) < 1.1)
        assert contrast(pixel(page, "e6", on_the_ring), Colour(1, 1, 1)) < 1.1
        assert difference_of_sign("e5") > 30, "red: a dot, and no ring"
        assert difference_of_sign("e6") > 30, "blue: a ring, and no dot"
        assert contrast(pixel(page, "e6"), Colour(1, 1, 1)) > THING
    finally:
        page.driver.execute_script(SET, {})
        page.driver.execute_script("localStorage.clear()")


def test_a_device_without_a_chosen_theme_may_change_from_light_to_dark(plain: Page) -> None:
    plain.resize(*DESKTOP, dark=True)
    try:
        wanted = colours(plain, theme="dark")["board-tile"]
        plain.wait(lambda: difference(pixel(plain, "f6", BESIDE_MARKS), wanted) < 2)
    finally:
        plain.resize(*DESKTOP)
