"""The end of a game: what happened, what may come next, and ends that do not drag."""

from __future__ import annotations

import re

import pytest
from selenium.webdriver.common.by import By

import py_engine
from py_engine.match import Match
from tests.web.support.downloads import CATCH_DOWNLOADS, READ_CAUGHT
from tests.web.support.legend import close_legend, open_legend
from tests.web.support.page import Page, share_link
from tests.web.support.positions import find_position, winner_by_force
from tests.web.support.pressing import press
from tests.web.support.why import ask_why

AT_ONCE = "0.02"
NUMBERS = """
return arguments[0].map((turn) => Number(turn.closest(".turn-cell").previousElementSibling.textContent));
"""
# The background of the status, and of a card on which nothing is special.
LOOK_OF_STATUS = """
const { backgroundColor, backgroundImage } = getComputedStyle(document.getElementById("status"));
return [backgroundColor, backgroundImage];
"""
PLAIN_CARD = """
const { backgroundColor, backgroundImage } = getComputedStyle(document.querySelector(".player:not(.is-winner)"));
return [backgroundColor, backgroundImage];
"""
WON = ["b2", "a1", "a2", "b1", "b3", "c1", "c2"]


def sides(page: Page) -> list[str | None]:
    return [select.get_attribute("value") for select in page.driver.find_elements(By.CSS_SELECTOR, "#players select")]


def test_what_happened_is_said_once_and_the_result_goes_with_another_game(page: Page) -> None:
    page.visit(share_link("parasol", 2, WON))
    state = page.settled()
    assert page.element("result").is_displayed()
    assert state["how"] in page.text("status")
    assert "7 turns" in page.text("result")
    assert state["how"] not in page.text("result")
    page.element("open-new-game").click()
    page.wait(lambda: page.element("new-game").is_displayed())
    page.dialog.fill("parasol", size=3)
    page.dialog.start()
    page.wait(lambda: page.settled()["turns"] == [])
    assert not page.element("result").is_displayed()
    assert not page.driver.find_elements(By.ID, "tab-result")


def test_a_rematch_exchanges_the_sides(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=3, sides=("human", "magpie"), seconds=AT_ONCE)
    page.settled()
    page.click("c3")
    page.settled()
    page.resign()
    press(page, "resultRematch")
    page.wait(lambda: sides(page) == ["magpie", "human"])
    state = page.settled()
    assert (len(state["turns"]), state["to_move"]) == (1, 1), "the computer has begun"


def test_who_beats_a_computer_is_offered_the_next_one(page: Page) -> None:
    page.visit(share_link("parasol", 2, WON[:-1]))
    page.settled()
    weakest, stronger, *_ = page.opponents(1)
    page.set_side(1, weakest)
    page.settled()
    page.click(WON[-1])
    state = page.settled()
    assert (state["over"], state["winner"]) == (True, 0)
    press(page, "nextOpponent")
    page.wait(lambda: sides(page) == ["human", stronger])
    assert page.settled()["turns"] == []


def test_review_from_the_result_marks_the_turns_in_the_list_and_leads_from_mistake_to_mistake(page: Page) -> None:
    page.visit(share_link("parasol", 2, WON))
    page.settled()
    press(page, "resultReview")
    assert page.element("study").is_displayed()
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#mistakes button"))
    page.wait(lambda: not page.driver.find_element(By.CSS_SELECTOR, "#study [data-do=stopLooking]").is_displayed())
    mistakes = page.driver.find_elements(By.CSS_SELECTOR, ".mistake")
    marked = [int(row.get_attribute("data-turn") or 0) for row in mistakes]
    page.tab("turns")
    signs = page.driver.find_elements(By.CSS_SELECTOR, "#turns .turn:has(.sign)")
    numbers = page.driver.execute_script(NUMBERS, signs)
    assert numbers == marked
    told: set[str] = set()
    for turns in reversed([turns for turns in marked if turns < len(WON)]):
        press(page, "mistakeBack")
        page.wait(lambda: len(page.settled()["turns"]) == turns)  # noqa: B023 - it is waited for at once
        told |= open_legend(page)
        close_legend(page)
    assert "verdict" in told
    assert not told & {"badge", "ghost"}, "these are signs of an analysis"
    assert not page.driver.find_element(By.CSS_SELECTOR, "[data-do=mistakeBack]").is_enabled()
    # It is looked at as what it is, and the computer that has played the game does not play in it.
    for player in (0, 1):
        page.set_side(player, "gust")
    assert len(page.settled()["turns"]) == marked[0]
    assert page.text("status-title") == f"Turn {marked[0]} of 7"
    assert re.fullmatch(r"\w\d cost \d+%, better \w+", page.text("status-detail"))
    assert not page.button("resume").is_displayed()
    ask_why(page, ".mistake-steps", lambda: page.text("note"))
    press(page, "mistakeOn")
    page.settled()
    page.driver.find_element(By.ID, "tab-result").click()
    assert "7 turns" in page.text("result")
    page.press("backToEnd")
    assert page.settled()["over"]
    assert page.element("result").is_displayed()


def test_a_decided_game_can_be_stopped_as_won_and_played_on(page: Page) -> None:
    match = find_position(
        "parasol", 3, lambda found: found.game.decided_for(found.position) is not None and not found.is_over
    )
    page.visit(share_link("parasol", 3, match.turns))
    state = page.settled()
    winner = state["players"][state["decided"]]["colour"].capitalize()
    assert page.text("proof").startswith(f"{winner} is sure to win.")
    page.press("stopDecided")
    assert page.text("status-title") == f"{winner} wins"
    assert page.element("result").is_displayed()
    page.press("playOn")
    assert page.element("status").get_attribute("data-mood") != "over"
    assert page.button("stopDecided").is_displayed()


def stays_undecided(match: Match) -> bool:
    """Return whether no turn decides the game by the stones alone."""
    after = py_engine.load_record(match.record())
    for turn in match.legal_turns():
        after.play(turn)
        if after.game.decided_for(after.position) is not None:
            return False
        after.undo()
    return True


def test_a_computer_that_has_proven_its_loss_offers_to_resign(page: Page) -> None:
    match = find_position(
        "parasol",
        3,
        lambda found: len(found.turns) == 14 and winner_by_force(found) == 1 - found.to_move and stays_undecided(found),
    )
    page.visit(share_link("parasol", 3, match.turns))
    page.settled()
    page.set_side(match.to_move, page.opponents(match.to_move)[-1])
    state = page.settled()
    page.press("acceptResignation")
    assert page.element("status").get_attribute("data-mood") == "over"
    assert page.text("status-title") == "You won"
    assert page.text("status-colour") == state["players"][1 - match.to_move]["colour"].capitalize()


def test_parasol_s_final_board_shows_whose_the_parasols_are(page: Page) -> None:
    page.visit(share_link("parasol", 2, WON))
    state = page.settled()
    assert state["over"]
    (middle,) = state["threats"]["parasols"]
    page.set_switches(threats=True)
    colour = state["threats"]["parasols"][middle]["colour"].capitalize()
    assert f"parasol held by {colour}" in page.cell_label(middle)


def test_the_picture_of_the_result_is_saved_where_the_device_shares_none(page: Page) -> None:
    page.visit(share_link("parasol", 2, WON))
    page.settled()
    page.driver.execute_script(CATCH_DOWNLOADS)
    press(page, "sharePicture")
    [[name, kind, size, _]] = page.wait(lambda: page.driver.execute_async_script(READ_CAUGHT))
    assert (name, kind) == ("sunstones-parasol-7.png", "image/png")
    assert size > 10_000


@pytest.mark.parametrize(("player", "title", "outcome"), [(1, "You won", "You won"), (0, "Gust won", "You lost")])
def test_a_loss_has_a_quiet_card_and_a_win_a_festive_one(page: Page, player: int, title: str, outcome: str) -> None:
    page.visit(share_link("parasol", 2, WON))
    page.settled()
    plain = page.driver.execute_script(PLAIN_CARD)
    page.set_side(player, "gust")
    page.settled()
    assert page.text("status-title") == title
    assert f"{outcome} by 1 parasol" in page.text("result")
    is_festive = page.driver.execute_script(LOOK_OF_STATUS) != plain
    assert is_festive == (title == "You won")
