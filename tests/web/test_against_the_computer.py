"""The computer's turns, which never block a person."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

from py_engine.players.ladder import ratings_of
from py_engine.players.opponents import OPPONENTS
from tests.web.support.against_the_computer import AT_ONCE, start_against_endless_thinker
from tests.web.support.page import Page


def temper(page: Page) -> str:
    """The line of the dialog that says how the chosen opponent plays."""
    return page.text("opponent-temper")


def about(game: str, rung: int) -> str:
    """The text of the dialog about a character."""
    return f"Strength {rung + 1} of 5, rated {ratings_of(game)[rung].elo}. {OPPONENTS[game][rung].temper}"


def test_a_finished_game_between_computers_offers_no_resume_after_undo_and_redo(page: Page) -> None:
    page.visit()
    page.new_game("sum", size=3, sides=("clover", "clover"), seconds=AT_ONCE)
    page.wait(lambda: page.settled()["over"])
    page.press("undo")
    assert not page.settled()["over"]
    assert page.button("resume").is_displayed()
    page.press("redo")
    assert page.settled()["over"]
    assert not page.button("resume").is_displayed()


def test_undo_takes_back_the_pair_of_turns_and_redo_brings_it_back(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=4, sides=("human", "magpie"), seconds=AT_ONCE)
    page.settled()
    page.click("d4")
    played = page.settled()["turns"]
    assert len(played) == 2
    page.press("undo")
    state = page.settled()
    assert (state["turns"], state["to_move"]) == ([], 0)
    assert not page.button("undo").is_enabled()
    page.press("redo")
    assert page.settled()["turns"] == played


def test_when_the_computer_swaps_the_status_says_so_and_names_the_person_s_new_colour(page: Page) -> None:
    page.visit()
    page.new_game("parasol", size=3, sides=("human", "meridian"), seconds=AT_ONCE)
    page.settled()
    page.click("c3")
    assert page.settled()["turns"] == ["c3", "swap"], "the middle of a small board is worth too much"
    assert (page.text("status-title"), page.text("status-colour")) == ("Your turn", "Blue")
    swapped = "Meridian has swapped colours and taken over your stone. You play Blue now."
    assert page.text("status-detail") == swapped
    page.click("b2")
    page.settled()
    assert swapped not in page.text("status-detail")


def test_the_computer_s_opening_turn_cannot_be_taken_back(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=4, sides=("magpie", "human"), seconds=AT_ONCE)
    state = page.settled()
    assert (len(state["turns"]), state["to_move"]) == (1, 1)
    assert not page.button("undo").is_enabled()


def test_a_new_game_while_the_computer_thinks_starts_at_once(page: Page) -> None:
    start_against_endless_thinker(page)
    page.new_game("parasol", size=3)
    state = page.settled()
    assert (state["game"], state["turns"]) == ("parasol", [])
    page.click("c3")
    assert page.settled()["turns"] == ["c3"], "nothing of the outdated search has come in between"


def test_undo_while_the_computer_thinks_stops_it_at_once(page: Page) -> None:
    start_against_endless_thinker(page)
    page.press("undo")
    state = page.settled()
    assert (state["turns"], state["to_move"]) == ([], 0)


def test_a_person_may_take_over_while_the_computer_thinks(page: Page) -> None:
    start_against_endless_thinker(page)
    page.set_side(1, "human")
    assert page.settled()["to_move"] == 1
    page.click("e4")
    assert page.settled()["turns"] == ["d4", "e4"]


def test_a_click_on_the_computer_s_turn_is_answered_and_does_not_disturb_it(page: Page) -> None:
    start_against_endless_thinker(page)
    page.click("e4")
    page.wait(lambda: "not your turn" in page.text("note"))
    assert page.element("status").get_attribute("data-mood") == "thinking"
    assert (page.state() or {})["turns"] == ["d4"]


def test_two_computers_play_by_themselves_and_can_be_held(page: Page) -> None:
    page.open(hold_engine=True)
    page.settled()
    page.driver.execute_script("holdEngine('think', 2)")
    page.new_game("sum", size=5, sides=("pike", "pike"), seconds=AT_ONCE)
    page.wait(lambda: page.driver.execute_script("return isAsked('think')"))
    page.press("pause")
    held = page.settled()["turns"]
    assert len(held) == 2
    assert page.settled()["turns"] == held
    page.press("undo")
    assert page.settled()["turns"] == held[:-1]
    page.press("resume")
    state = page.settled()
    assert state["over"]
    assert len(state["turns"]) > len(held)


@pytest.mark.parametrize("game", OPPONENTS)
def test_the_game_s_own_five_opponents_can_be_chosen_for_either_side(page: Page, game: str) -> None:
    page.visit()
    page.new_game(game)
    page.settled()
    for select in page.driver.find_elements(By.CSS_SELECTOR, "#players select"):
        values = [option.get_attribute("value") for option in select.find_elements(By.TAG_NAME, "option")]
        assert values == ["human", *(opponent.id for opponent in OPPONENTS[game]), "friend"]


def test_a_newcomer_meets_the_second_of_the_five(page: Page) -> None:
    page.open()
    page.settled()
    select = Select(page.driver.find_elements(By.CSS_SELECTOR, "#players select")[1])
    assert select.first_selected_option.get_attribute("value") == OPPONENTS["subsume"][1].id


def test_the_dialog_says_how_the_chosen_opponent_plays_and_keeps_its_rung_in_another_game(page: Page) -> None:
    page.visit()
    page.dialog.open()
    for game in ("sum", "sunspot"):
        page.dialog.fill(game, sides=("human", OPPONENTS[game][3].id))
        assert temper(page) == about(game, 3)
    page.driver.find_element(By.CSS_SELECTOR, "label[for=card-parasol]").click()
    assert temper(page) == about("parasol", 3)


def test_the_dialog_says_that_a_chosen_thinking_time_decides_about_strength(page: Page) -> None:
    page.visit()
    page.dialog.open()
    page.dialog.fill("sum", sides=("human", "pike"))
    hint = page.driver.find_element(By.CSS_SELECTOR, "#field-seconds ~ small")
    assert hint.text == ""
    page.choose("field-seconds", "10")
    assert hint.text.startswith("a time of your choice also changes how strong it is")
    page.choose("field-seconds", "own")
    assert hint.text == ""
