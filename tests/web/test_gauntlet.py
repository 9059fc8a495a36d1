"""The gauntlet: five opponents in order, and a loss starts it again."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import py_engine
from py_engine.players.opponents import OPPONENTS
from tests.web.support.gauntlet import (
    PARASOL,
    PARASOL_SIZE,
    before_last_turn,
    go_on,
    play_last_turn,
    progress,
    put_progress,
    rungs,
    sides,
    summary,
    take_offer,
)
from tests.web.support.page import Page
from tests.web.support.positions import can_grow, find_position, growing_step
from tests.web.support.pressing import press
from tests.web.support.study import table

pytestmark = pytest.mark.usefixtures("leaves_nothing_behind")


def test_it_starts_against_the_first_opponent_and_the_match_outlives_a_reload(page: Page) -> None:
    page.open()
    page.start_gauntlet()
    state = page.settled()
    assert (state["game"], state["size"], state["turns"]) == ("parasol", PARASOL_SIZE, []), "you begin"
    assert sides(page) == ["human", PARASOL[0].id]
    assert rungs(page) == ["now", "to come", "to come", "to come", "to come"]
    for opponent in PARASOL:
        assert opponent.name in page.text("ladder")
    assert PARASOL[0].temper in page.text("ladder")

    page.click("e5")
    played = page.settled()["turns"]
    assert len(played) == 2
    assert "lines tried" in page.text("thought")
    assert "estimate" not in page.text("thought"), "the opponent's estimate would be a hint"

    page.open()
    page.settled()
    assert f"a match against {PARASOL[0].name}" in page.text("offer")
    state = take_offer(page)
    assert (state["turns"], state["to_move"]) == (played, 0)
    assert rungs(page) == ["now", "to come", "to come", "to come", "to come"]
    assert not page.element("offer").is_displayed()


def test_the_dialog_shows_the_five_of_the_chosen_game(page: Page) -> None:
    page.visit()
    page.dialog.open()
    for game in (info.id for info in py_engine.catalogue()):
        page.driver.find_element(By.CSS_SELECTOR, f"label[for=card-{game}]").click()
        page.driver.find_element(By.CSS_SELECTOR, "label[for=mode-gauntlet]").click()
        shown = page.dialog.element.find_element(By.CSS_SELECTOR, ".gauntlet-part").text
        for opponent in OPPONENTS[game]:
            assert opponent.name in shown
            assert opponent.temper in shown
        assert not page.driver.find_elements(By.ID, "field-size"), game


def test_a_win_leads_to_the_next_opponent_with_the_colours_exchanged(page: Page) -> None:
    play_last_turn(page, rung=0, match=before_last_turn(winner=0))
    assert page.text("status-title") == f"You have beaten {PARASOL[0].name}"
    assert summary(page) == (1, 1, 0, False)
    assert rungs(page) == ["beaten", "to come", "to come", "to come", "to come"]
    assert page.button("next").text == f"Next: {PARASOL[1].name}"
    page.press("next")
    state = page.settled()
    assert (len(state["turns"]), state["to_move"]) == (1, 1), "the opponent begins"
    assert sides(page) == [PARASOL[1].id, "human"]
    assert rungs(page) == ["beaten", "now", "to come", "to come", "to come"]


def test_a_win_as_second_player_counts_too(page: Page) -> None:
    play_last_turn(page, rung=3, best=3, match=before_last_turn(winner=1))
    assert page.text("status-title") == f"You have beaten {PARASOL[3].name}"
    assert summary(page) == (4, 4, 0, False)


@pytest.mark.parametrize(("rung", "winner"), [(2, 1), (1, 0)])
def test_a_loss_starts_it_again_at_the_first_and_the_best_stands(page: Page, rung: int, winner: int) -> None:
    play_last_turn(page, rung=rung, best=3, completions=1, match=before_last_turn(winner))
    assert page.text("status-title") == f"{PARASOL[rung].name} has beaten you"
    assert rungs(page)[rung] == "lost"
    assert summary(page) == (0, 3, 1, False)
    assert page.button("next").text == "Start again"
    page.press("next")
    assert page.settled()["turns"] == []
    assert sides(page) == ["human", PARASOL[0].id]


def test_a_match_is_studied_when_it_is_over_and_not_before(page: Page) -> None:
    match = before_last_turn(winner=1)
    go_on(page, rung=2, match=match)
    assert not page.element("tab-list").is_displayed(), "there is nothing but the turns"
    play_last_turn(page, rung=2, match=match)
    page.tab("study")
    assert page.driver.find_element(By.CSS_SELECTOR, "#study [data-do=lookOver]").is_enabled()


def test_the_result_of_a_match_leads_to_its_review_and_the_gauntlet_goes_on(page: Page) -> None:
    play_last_turn(page, rung=2, match=before_last_turn(winner=1))
    before = summary(page)
    page.tab("result")
    assert not page.driver.find_elements(By.CSS_SELECTOR, "#result [data-do=resultRematch]"), "another match comes next"
    press(page, "resultReview")
    stop = page.driver.find_element(By.CSS_SELECTOR, "#study [data-do=stopLooking]")
    page.wait(lambda: any(chances != "–" for chances in table(page)))
    press(page, "stopLooking")
    page.wait(lambda: not stop.is_displayed())
    assert summary(page) == before
    assert page.button("next").text == "Start again"


def test_beating_the_fifth_is_celebrated_and_counted_once(page: Page) -> None:
    play_last_turn(page, rung=4, best=4, completions=1, match=before_last_turn(winner=0))
    assert "gauntlet of Parasol is yours" in page.text("status-detail")
    assert page.element("triumph").is_displayed()
    assert rungs(page) == ["beaten"] * 5
    assert summary(page) == (0, 5, 2, False)
    page.press("next")
    page.settled()
    assert rungs(page) == ["now", "to come", "to come", "to come", "to come"]
    assert not page.element("triumph").is_displayed()
    assert summary(page) == (0, 5, 2, True)


def test_a_resignation_wants_a_yes_and_counts_as_a_loss(page: Page) -> None:
    go_on(page, rung=2, best=2, match="game=parasol&size=5&turns=c3 d4")
    page.press("resign")
    page.element("confirm").send_keys(Keys.ESCAPE)
    page.wait(lambda: not page.element("confirm").is_displayed())
    page.press("resign")
    page.driver.find_element(By.CSS_SELECTOR, "#confirm button").click()
    assert summary(page) == (2, 2, 0, True), "neither Escape nor “Play on” is a yes"

    page.resign()
    assert page.text("status-title") == "You have resigned"
    assert summary(page) == (0, 2, 0, False)
    assert rungs(page)[2] == "lost"
    page.click("a1")
    assert page.settled()["turns"] == ["c3", "d4"], "the match is over"
    assert page.button("next").text == "Start again"


def test_no_turn_can_be_taken_back_and_no_side_handed_over(page: Page) -> None:
    go_on(page, rung=2, match="game=parasol&size=5&turns=c3 d4")
    for name in ("undo", "redo"):
        assert not page.button(name).is_displayed()
    assert "No undo and no hints" in page.text("ladder")
    for select in page.driver.find_elements(By.CSS_SELECTOR, "#players select"):
        assert not select.is_enabled()


def test_a_step_of_a_turn_that_is_not_finished_can_be_taken_back(page: Page) -> None:
    match = find_position("surmount", 5, lambda reached: reached.to_move == 0 and can_grow(reached))
    go_on(page, rung=0, match=match)
    step = growing_step(match)
    assert step is not None
    page.take(step)
    assert page.settled()["steps"] == [step]
    page.press("undoStep")
    state = page.settled()
    assert (state["steps"], state["turns"]) == ([], match.turns)


def test_a_single_game_in_between_leaves_the_match_as_it_is(page: Page) -> None:
    go_on(page, rung=2, match="game=parasol&size=5&turns=c3 d4")
    page.new_game("parasol", size=2)
    for cell in page.settled()["targets"]:
        page.click(cell)
        page.settled()
    assert (page.state() or {})["over"]
    assert not page.element("ladder").is_displayed()
    assert page.button("undo").is_displayed()
    assert progress(page)["match"]["record"].endswith("turns=c3+d4")
    assert take_offer(page)["turns"] == ["c3", "d4"]


def test_the_offer_to_go_on_can_be_declined(page: Page) -> None:
    page.open_beside()
    put_progress(page, "parasol", rung=1)
    page.open()
    page.settled()
    page.element("offer").find_element(By.CSS_SELECTOR, "[data-do=notNow]").click()
    assert not page.element("offer").is_displayed()
    assert summary(page) == (1, 0, 0, False)
    page.driver.get("about:blank")  # for another test that page would not offer it again


@pytest.mark.parametrize("winner", [0, 1])
def test_a_match_that_is_decided_can_be_stopped_and_counts_as_it_is_decided(page: Page, winner: int) -> None:
    go_on(page, rung=0, best=1, match=before_last_turn(winner=winner))
    page.press("stopDecided")
    page.wait(lambda: page.element("status").get_attribute("data-mood") == "over")
    if winner == 0:
        assert page.text("status-title") == f"You have beaten {PARASOL[0].name}"
        assert summary(page) == (1, 1, 0, False)
    else:
        assert page.text("status-title") == f"{PARASOL[0].name} has beaten you"
        assert summary(page) == (0, 1, 0, False)
