"""Games against the computer: one in which it thinks without end, and one that is soon over."""

from __future__ import annotations

from random import Random

from tests.web.support.page import Page

# Far longer than a test may last: a test in which the search is not stopped fails.
ENDLESS = "100000"
# For tests in which it only matters that a turn is played.
AT_ONCE = "0.02"


def start_against_endless_thinker(page: Page) -> None:
    """Start a game in which the computer is thinking and would think for a day."""
    page.visit()
    page.new_game("subsume", size=4, sides=("human", "lodestar"), seconds=ENDLESS)
    page.settled()
    page.click("d4")
    page.wait(lambda: page.element("status").get_attribute("data-mood") == "thinking")


def play_to_the_end(page: Page) -> None:
    """Play a small game against the computer."""
    page.new_game("subsume", size=3, sides=("human", "magpie"), seconds=AT_ONCE)
    state = page.settled()
    random = Random("without a network")
    while not state["over"]:
        page.click(random.choice(sorted(state["targets"])))
        state = page.settled()
    assert len(state["turns"]) > 5
