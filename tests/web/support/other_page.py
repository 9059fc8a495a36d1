"""The page in Firefox, played by clicks on its canvas."""

from __future__ import annotations

from typing import Any

from tests.web.support.firefox import Firefox

CHOOSE = """(() => {{
  const select = document.getElementById("{field}");
  select.value = "{value}";
  select.dispatchEvent(new Event("change", {{ bubbles: true }}));
}})()"""


def press(firefox: Firefox, selector: str) -> None:
    """Click the middle of an element."""
    firefox.ask(f"document.querySelector('{selector}').scrollIntoView({{ block: 'center' }})")
    box = firefox.ask(f"document.querySelector('{selector}').getBoundingClientRect()")
    firefox.click(box["left"] + box["width"] / 2, box["top"] + box["height"] / 2)


def settled(firefox: Firefox) -> dict[str, Any]:
    """The game's state once nothing is under way any more."""
    firefox.wait(lambda: firefox.ask("Boolean(window.sunstones) && !sunstones.busy()"))
    return dict(firefox.ask("sunstones.state()"))


def begin_a_small_game(firefox: Firefox) -> None:
    """Begin a game of Parasol of size 2 against its first opponent."""
    press(firefox, "#open-new-game")
    press(firefox, "label[for=card-parasol]")
    press(firefox, "label[for=opponent-drizzle]")
    firefox.ask(CHOOSE.format(field="field-size", value="2"))
    press(firefox, "#new-game button[type=submit]")
    firefox.wait(lambda: settled(firefox)["game"] == "parasol")


def click_cell(firefox: Firefox, board: str, cell: str) -> None:
    """Click a cell of what a JavaScript expression names: the page's own `sunstones`, or the element of a board."""
    point = firefox.ask(f"{board}.centreOf('{cell}')")
    firefox.click(point["x"], point["y"])


def click_a_target(firefox: Firefox) -> None:
    """Play a stone where one can be played, by a click on the canvas."""
    click_cell(firefox, "sunstones", sorted(settled(firefox)["targets"])[0])


def exchange_turns(firefox: Firefox) -> list[str]:
    """Play the first turn of a game; the game's turns when the computer has answered."""
    click_a_target(firefox)
    firefox.wait(lambda: len(settled(firefox)["turns"]) == 2)
    return list(settled(firefox)["turns"])


def play_to_the_end(firefox: Firefox) -> None:
    """Play on until the game is over."""
    while not settled(firefox)["over"]:
        play_on(firefox)


def play_on(firefox: Firefox) -> None:
    """Play a stone, and wait until it counts."""
    before = len(settled(firefox)["turns"])
    click_a_target(firefox)
    firefox.wait(lambda: len(settled(firefox)["turns"]) > before)
