"""The signs of the computer's thinking, how it is stopped, and its message when it has proved the result."""

from __future__ import annotations

import re

import pytest
from selenium.webdriver import ActionChains, Keys

import py_engine
from py_engine.match import Match
from tests.web.support.against_the_computer import AT_ONCE, start_against_endless_thinker
from tests.web.support.page import Page, share_link
from tests.web.support.positions import find_position, winner_by_force

# With two cells left it is the second player's turn, and any search proves the result at once.
CELLS_LEFT = 2


def lines_tried(page: Page) -> int:
    """The number of lines of play that the page reports as tried."""
    found = re.search(r"([\d,]+) lines? tried", page.text("thought"))
    return int(found[1].replace(",", "")) if found else 0


def nearly_full(winner: int) -> Match:
    """A match of Parasol that is all but over, the second player to move, which `winner` can win by force."""

    def is_so(match: Match) -> bool:
        if sum(owner is None for owner in match.board.values()) != CELLS_LEFT or match.to_move != 1:
            return False
        return match.game.decided_for(match.position) is None and winner_by_force(match) == winner

    return find_position("parasol", 3, is_so)


def test_lines_tried_and_estimate_are_seen_while_it_thinks(page: Page) -> None:
    start_against_endless_thinker(page)
    page.wait(lambda: lines_tried(page) > 0)
    before = lines_tried(page)
    page.wait(lambda: lines_tried(page) > before)
    assert re.search(r"win estimate \d+%", page.text("thought"))
    page.press("pause")


def test_a_note_does_not_stop_the_computer_s_thinking(page: Page) -> None:
    start_against_endless_thinker(page)
    page.pointer.draw(page.centre_of("d4"))
    page.wait(lambda: page.driver.execute_script("return Object.keys(sunstones.state().notes).length > 0"))
    before = lines_tried(page)
    page.wait(lambda: lines_tried(page) > before)
    page.press("pause")


def test_the_lines_behind_a_turn_are_shown_until_the_next_one(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=4, sides=("human", "magpie"), seconds="0.3")
    page.settled()
    assert page.text("thought") == ""
    page.click("d4")
    page.settled()
    assert re.fullmatch(r"Magpie rates its chances at \d+% \([\d,]+ lines tried\)\.", page.text("thought"))
    page.press("undo")
    page.settled()
    assert page.text("thought") == ""


def test_keys_that_lead_nowhere_do_not_stop_the_computer_s_thinking(page: Page) -> None:
    start_against_endless_thinker(page)
    page.wait(lambda: lines_tried(page) > 500)
    before = lines_tried(page)
    page.driver.execute_script("document.activeElement.blur()")
    ActionChains(page.driver).send_keys(Keys.ARROW_RIGHT, Keys.END).perform()
    page.wait(lambda: lines_tried(page) != before)
    assert lines_tried(page) > before
    page.press("pause")


def test_a_click_while_the_computer_s_turn_is_being_played_is_not_the_next_turn(page: Page) -> None:
    page.open(hold_engine=True)
    page.settled()
    page.new_game("subsume", size=4, sides=("human", "magpie"), seconds=AT_ONCE)
    page.settled()
    page.driver.execute_script("holdEngine('play')")
    page.click("d4")
    page.wait(lambda: page.driver.execute_script("return isAsked('play')"))
    page.click("a1")
    assert page.text("note").startswith("It is not your turn")
    state = page.settled()
    assert len(state["turns"]) == 2


def test_the_thinking_can_be_stopped_and_resumed(page: Page) -> None:
    start_against_endless_thinker(page)
    page.press("pause")
    held = page.settled()
    assert (held["turns"], page.text("status-title")) == (["d4"], "Paused")
    assert page.settled()["turns"] == ["d4"], "nothing of the stopped search comes in"
    assert not page.button("pause").is_displayed()
    page.click("e4")
    page.wait(lambda: "is paused" in page.text("note"))
    page.press("resume")
    page.wait(lambda: page.element("status").get_attribute("data-mood") == "thinking")
    page.press("pause")


def test_a_computer_that_goes_on_after_a_stop_plays_its_turn(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=4, sides=("human", "lodestar"), seconds="3")
    page.settled()
    page.click("d4")
    page.wait(lambda: page.element("status").get_attribute("data-mood") == "thinking")
    page.press("pause")
    assert page.settled()["turns"] == ["d4"]
    page.press("resume")
    state = page.settled()
    assert (len(state["turns"]), state["to_move"]) == (2, 0)


def test_a_computer_that_was_stopped_can_be_undone_or_taken_over(page: Page) -> None:
    start_against_endless_thinker(page)
    page.press("pause")
    page.set_side(1, "human")
    assert page.settled()["to_move"] == 1
    assert not page.button("resume").is_displayed()
    page.press("undo")
    assert page.settled()["turns"] == []
    assert page.text("status-title") == "Red to play"


def test_stopping_is_offered_only_where_a_computer_plays(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=4)
    page.settled()
    assert not page.button("pause").is_displayed()
    page.set_side(1, "magpie")
    page.settled()
    assert page.button("pause").is_displayed()
    assert not page.button("pause").is_enabled(), "no computer thinks yet"


@pytest.mark.parametrize(("winner", "who", "verbs"), [(0, "You", ("are", "have")), (1, "Meridian", ("is", "has"))])
def test_a_proved_result_is_said_in_plain_words(page: Page, winner: int, who: str, verbs: tuple[str, str]) -> None:
    match = nearly_full(winner)
    page.visit(share_link("parasol", match.size, match.turns))
    page.settled()
    assert page.text("proof") == ""
    page.set_side(1, "meridian")
    state = page.settled()
    assert len(state["turns"]) == len(match.turns) + 1
    turns_left = (py_engine.choose_turn(match, "meridian").turns or 0) - 1
    within = " (1 turn)" if turns_left == 1 else ""
    assert turns_left in (0, 1), "two cells were empty"
    # If the stones on the board already decide it, the page says that instead.
    is_decided = state["decided"] is not None
    sure = f"{who} {verbs[0]} sure to win. You may end the game or play on."
    assert page.text("proof") == (sure if is_decided else f"{who} {verbs[1]} a forced win{within}.")
    page.click(next(iter(state["targets"])))
    assert page.settled()["over"]
    assert page.text("proof") == "", "the board itself says it now"


COUNT_PORTS = """
window.ports = 0;
window.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    ports += 1;
  }
};
const { close } = MessagePort.prototype;
MessagePort.prototype.close = function () {
  ports -= 1;
  return close.call(this);
};
"""


def test_a_search_closes_its_channel_when_it_is_over(page: Page) -> None:
    page.visit()
    page.settled()
    page.driver.execute_script(COUNT_PORTS)
    page.new_game("sum", size=3, sides=("clover", "clover"), seconds=AT_ONCE)
    assert page.settled()["over"]
    page.wait(lambda: page.driver.execute_script("return ports") <= 0)
