"""Stones move when they come, go and turn, unless less motion is asked for, and nothing waits for them; sounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import py_engine
from py_engine.match import Match
from tests.web.support.page import FORGET_GAME, Page, share_link
from tests.web.support.positions import find_position

# Time stops for the page's scripts: an animation stays at its first picture while a test examines it.
STOP_TIME = "const now = performance.now(); performance.now = () => now;"
LET_TIME_RUN = "delete performance.now;"

SET = """
const [chosen] = arguments;
localStorage.setItem("sunstones.settings", JSON.stringify({ version: 1, data: chosen }));
dispatchEvent(new StorageEvent("storage", { key: "sunstones.settings" }));
"""

# The board's colour the given number of cell widths to the right of a cell's middle, two frames from now.
SEEN = """
const [cell, share, finish] = arguments;
const canvas = document.querySelector("#board canvas");
const box = canvas.getBoundingClientRect();
const { x, y } = sunstones.centreOf(cell);
const [left, right] = ["e4", "e5"].map((name) => sunstones.centreOf(name));
const reach = Math.abs(right.x - left.x) + Math.abs(right.y - left.y);
requestAnimationFrame(() => requestAnimationFrame(() => {
  const [red, green, blue] = canvas.getContext("2d")
    .getImageData(Math.round(x - box.left + reach * share), Math.round(y - box.top), 1, 1).data;
  finish([red, green, blue]);
}));
"""

# Writes down the pitch that each tone begins with.
LISTEN = """
window.pitches = [];
const { createOscillator } = BaseAudioContext.prototype;
BaseAudioContext.prototype.createOscillator = function () {
  const made = createOscillator.call(this);
  const set = made.frequency.setValueAtTime.bind(made.frequency);
  made.frequency.setValueAtTime = (pitch, time) => {
    pitches.push(Math.round(pitch));
    return set(pitch, time);
  };
  return made;
};
"""
COUNT_CONTEXTS = """
window.contexts = 0;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    contexts += 1;
  }
};
"""

# Knocks and slides of web/app/platform/sounds.ts, by their first tone (hertz).
PLACED, CAPTURED, FLIPPED, WON = 420, 300, 480, 523

# Inside a stone but beyond one that has only just come (in widths of a cell).
EDGE_OF_STONE = 0.34

BESIDE_THE_BOARD = {"x": 2.0, "y": 2.0}


@pytest.fixture(autouse=True)
def leaves_nothing_behind(page: Page) -> Iterator[None]:
    """The next test meets a browser in which nothing was ever chosen, and a clock that goes."""
    yield
    page.driver.execute_script(LET_TIME_RUN + "localStorage.clear(); sessionStorage.clear()")
    page.driver.execute_script(SET, {})
    page.driver.execute_script("localStorage.clear()")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def seen(page: Page, cell: str, share: float = EDGE_OF_STONE) -> list[int]:
    """The colour on the board at a place of a cell, once the board has been painted."""
    return list(page.driver.execute_async_script(SEEN, cell, share))


def is_like(one: list[int], other: list[int]) -> bool:
    """Return whether two colours are about the same."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) < 12


def ask_for_less_motion(page: Page) -> None:
    """Ask for less motion, as in the device's own settings."""
    wish = {"name": "prefers-reduced-motion", "value": "reduce"}
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [wish]})


def switch_off(page: Page) -> None:
    """Switch motion off, as in the page's settings."""
    page.driver.execute_script(SET, {"motion": False})


def changed_cells(match: Match, turn: str, change: str) -> list[str]:
    """The cells whose stone a turn removes or flips."""
    before = match.board
    match.play(turn)
    after = match.board
    match.undo()
    gone = [cell for cell, owner in before.items() if owner is not None and after[cell] != owner]
    return [cell for cell in gone if (after[cell] is None) == (change == "removed")]


def turn_with(match: Match, change: str) -> str | None:
    """A turn that flips or removes stones."""
    return next((turn for turn in match.legal_turns() if changed_cells(match, turn, change)), None)


CAPTURE = find_position("sum", 5, lambda match: turn_with(match, "removed") is not None)
FLIP = find_position("subsume", 4, lambda match: turn_with(match, "flipped") is not None)


def open_match(page: Page, match: Match) -> None:
    """Bring a match to the board."""
    record = match.record()
    page.visit(share_link(record["game"], record["size"], match.turns))
    page.settled()


def play_first_turn(page: Page) -> None:
    """A stone on e4 of an empty board, in a page on which time stops."""
    page.visit(share_link("parasol", 5, []))
    page.settled()
    page.driver.execute_script(STOP_TIME)
    page.click("e4")
    page.settled()


def test_a_stone_grows_as_it_comes(page: Page) -> None:
    play_first_turn(page)
    empty = seen(page, "e6")
    assert is_like(seen(page, "e4"), empty), "it is small at first"
    page.driver.execute_script(LET_TIME_RUN)
    page.wait(lambda: not is_like(seen(page, "e4"), empty))


@pytest.mark.parametrize("wish", [ask_for_less_motion, switch_off])
def test_with_reduced_motion_a_stone_appears_at_once(page: Page, wish: Callable[[Page], None]) -> None:
    page.visit()
    wish(page)
    play_first_turn(page)
    assert not is_like(seen(page, "e4"), seen(page, "e6"))


@pytest.mark.parametrize("wish", [ask_for_less_motion, switch_off])
def test_with_reduced_motion_nothing_else_on_the_page_moves(page: Page, wish: Callable[[Page], None]) -> None:
    page.visit()
    name = "return getComputedStyle(document.querySelector('#triumph img')).animationName"
    assert page.driver.execute_script(name) == "rise"
    wish(page)
    assert page.driver.execute_script(name) == "none"


def test_a_click_during_an_animation_is_played(page: Page) -> None:
    play_first_turn(page)
    for cell in ("e6", "d4", "f5"):
        page.click(cell)
        page.settled()
    assert page.settled()["turns"] == ["e4", "e6", "d4", "f5"]


@pytest.mark.parametrize(("match", "change"), [(CAPTURE, "removed"), (FLIP, "flipped")], ids=["captured", "flipped"])
def test_stones_that_leave_or_flip_begin_as_they_were(page: Page, match: Match, change: str) -> None:
    turn = turn_with(match, change)
    assert turn is not None
    for switched_off in (True, False):
        open_match(page, match)
        # The ring around a threatened stone would be where its colour is read.
        page.driver.execute_script(SET, {"motion": not switched_off, "threats": False})
        page.driver.execute_script(STOP_TIME)
        before = {cell: seen(page, cell) for cell, owner in match.board.items() if owner is not None}
        page.click(turn)
        cell = next(iter(page.settled()["changes"][change]))
        page.click_point(BESIDE_THE_BOARD)
        assert is_like(seen(page, cell), before[cell]) is not switched_off
        page.driver.execute_script(LET_TIME_RUN)
        page.wait(lambda cell=cell, before=before: not is_like(seen(page, cell), before[cell]))


def listen(page: Page, match: Match) -> None:
    """Open a match in a page with its sounds on, and write them down."""
    open_match(page, match)
    for switched_on in (False, True):
        page.driver.execute_script(SET, {"sounds": switched_on})
    page.driver.execute_script(LISTEN)


def heard(page: Page) -> set[int]:
    """The pitches of the tones that the page has played since the last call."""
    return set(page.driver.execute_script("return pitches.splice(0)"))


def test_sounds_begin_after_the_first_turn_of_a_person_with_their_switch_at_the_board(page: Page) -> None:
    page.open(share_link("parasol", 5, []))
    page.settled()
    page.driver.execute_script(LISTEN)
    page.click("e5")
    page.settled()
    switch = page.driver.find_element("css selector", "#board ~ .sound-switch button")
    assert heard(page) == set(), "the first turn is silent"
    assert switch.get_attribute("aria-checked") == "true"
    page.click("e6")
    page.settled()
    assert PLACED in heard(page)
    switch.click()
    page.click("d4")
    page.settled()
    assert heard(page) == set(), "switched off"
    switch.click()
    assert PLACED in heard(page), "switching them on plays one"


@pytest.mark.parametrize(
    ("match", "change", "pitch"),
    [(CAPTURE, "removed", CAPTURED), (FLIP, "flipped", FLIPPED)],
    ids=["captured", "flipped"],
)
def test_each_thing_that_happens_has_its_sound(page: Page, match: Match, change: str, pitch: int) -> None:
    listen(page, match)
    page.click(turn_with(match, change) or "")
    page.settled()
    assert heard(page) >= {PLACED, pitch}
    page.press("undo")
    page.settled()
    assert heard(page) == set(), "taking back is silent"


def test_a_won_game_is_heard(page: Page) -> None:
    match = py_engine.load_record("sunspot 3: b2 a1 b3 a2 c2 a3 c4 b1 d2 b4 e3 e2 d3")
    last = match.turns[-1]
    match.undo()
    listen(page, match)
    page.click(last)
    assert page.settled()["over"]
    assert WON in heard(page)


def test_no_sound_is_made_before_the_first_press(page: Page) -> None:
    page.open(share_link("sum", 5, []), forget=FORGET_GAME + COUNT_CONTEXTS)
    page.settled()
    for switched_on in (False, True):
        page.driver.execute_script(SET, {"sounds": switched_on})
    opponent = page.opponents(0)[0]
    # A script's change is no person's: the computer takes the first turn by itself.
    page.driver.execute_script(
        "const select = document.querySelector('#players select'); select.value = arguments[0];"
        "select.dispatchEvent(new Event('change', { bubbles: true }))",
        opponent,
    )
    page.wait(lambda: len((page.state() or {"turns": []})["turns"]) == 1)
    assert page.driver.execute_script("return navigator.userActivation.hasBeenActive") is False
    assert page.driver.execute_script("return contexts") == 0
