"""The page in Firefox, played by clicks on its canvas."""

from __future__ import annotations

from typing import Any

from firefox import Firefox

CHOOSE = """(() => {{
  const select = document.getElementById("{field}") ?? document.querySelectorAll("#new-game .fields select")[{place}];
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
    firefox.ask(CHOOSE.format(field="field-size", place=0, value="2"))
    firefox.ask(CHOOSE.format(field="", place=1, value="drizzle"))
    press(firefox, "#new-game button[type=submit]")
    firefox.wait(lambda: settled(firefox)["game"] == "parasol")


def click_a_target(firefox: Firefox) -> None:
    """Play a stone where one can be played, by a click on the canvas."""
    cell = sorted(settled(firefox)["targets"])[0]
    point = firefox.ask(f"sunstones.centreOf('{cell}')")
    firefox.click(point["x"], point["y"])


def play_to_the_end(firefox: Firefox) -> None:
    """Play on until the game is over."""
    while not settled(firefox)["over"]:
        before = len(settled(firefox)["turns"])
        click_a_target(firefox)
        firefox.wait(lambda before=before: len(settled(firefox)["turns"]) > before)
