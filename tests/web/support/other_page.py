"""The page in a browser that is not Chromium, played by clicks on its canvas."""

from __future__ import annotations

from typing import Any

from tests.web.support.other_browser import OtherBrowser

CHOOSE = """(() => {{
  const select = document.getElementById("{field}");
  select.value = "{value}";
  select.dispatchEvent(new Event("change", {{ bubbles: true }}));
}})()"""


def press(browser: OtherBrowser, selector: str) -> None:
    """Click the middle of an element."""
    browser.ask(f"document.querySelector('{selector}').scrollIntoView({{ block: 'center' }})")
    box = browser.ask(f"document.querySelector('{selector}').getBoundingClientRect()")
    browser.click(box["left"] + box["width"] / 2, box["top"] + box["height"] / 2)


def settled(browser: OtherBrowser) -> dict[str, Any]:
    """The game's state once nothing is under way any more."""
    browser.wait(lambda: browser.ask("Boolean(window.sunstones) && !sunstones.busy()"))
    return dict(browser.ask("sunstones.state()"))


def begin_a_small_game(browser: OtherBrowser) -> None:
    """Begin a game of Parasol of size 2 against its first opponent."""
    press(browser, "#open-new-game")
    press(browser, "label[for=card-parasol]")
    press(browser, "label[for=opponent-drizzle]")
    browser.ask(CHOOSE.format(field="field-size", value="2"))
    press(browser, "#new-game button[type=submit]")
    browser.wait(lambda: settled(browser)["game"] == "parasol")


def click_cell(browser: OtherBrowser, board: str, cell: str) -> None:
    """Click a cell of the board at a JavaScript expression: the page's own `sunstones`, or the element of a board."""
    point = browser.ask(f"{board}.centreOf('{cell}')")
    browser.click(point["x"], point["y"])


def click_a_target(browser: OtherBrowser) -> None:
    """Play a stone where one can be played, by a click on the canvas."""
    click_cell(browser, "sunstones", sorted(settled(browser)["targets"])[0])


def exchange_turns(browser: OtherBrowser) -> list[str]:
    """Play the first turn of a game; the game's turns when the computer has answered."""
    click_a_target(browser)
    browser.wait(lambda: len(settled(browser)["turns"]) == 2)
    return list(settled(browser)["turns"])


def play_to_the_end(browser: OtherBrowser) -> None:
    """Play on until the game is over."""
    while not settled(browser)["over"]:
        play_on(browser)


def play_on(browser: OtherBrowser) -> None:
    """Play a stone, and wait until it counts."""
    before = len(settled(browser)["turns"])
    click_a_target(browser)
    browser.wait(lambda: len(settled(browser)["turns"]) > before)
