"""Turns that are more than one click: steps, passes, the pie rule; and clicks that are not allowed."""

from __future__ import annotations

from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import py_engine
from py_engine.match import Match
from tests.web.support.mirror import facts_of_mirror, facts_of_page
from tests.web.support.page import Page, share_link
from tests.web.support.positions import (
    can_grow,
    find_position,
    giving_steps,
    growing_step,
    must_pass,
    open_after,
    stand_inside_a_turn,
)
from tests.web.support.pressing import press


def open_position(page: Page, match: Match) -> None:
    """Open the page on a match between two people."""
    page.visit(share_link(match.info.id, match.size, match.turns))
    assert facts_of_page(page.settled()) == facts_of_mirror(match)


def test_a_turn_of_surmount_is_undone_step_by_step_or_finished(page: Page) -> None:
    match = find_position("surmount", 4, can_grow)
    step = growing_step(match)
    assert step is not None
    open_position(page, match)
    assert not page.button("stop").is_displayed()
    assert not page.button("undoStep").is_displayed()

    page.take(step)
    state = page.settled()
    assert state["steps"] == [step]
    grow = next(cell for cell, target in state["targets"].items() if target["kind"] == "grow")
    page.click(grow)
    state = page.settled()
    assert state["steps"] == [step, grow]
    assert not page.button("stop").is_displayed(), "a turn that has grown must go on to a capture"

    page.press("undoStep")
    assert page.settled()["steps"] == [step]
    page.press("stop")
    match.act(step)
    match.act("stop")
    state = page.settled()
    assert facts_of_page(state) == facts_of_mirror(match)
    assert state["steps"] == []


def test_between_two_people_undo_takes_back_one_turn(page: Page) -> None:
    page.visit()
    page.new_game("parasol", size=3)
    page.settled()
    for cell in ("c3", "b2", "d2"):
        page.click(cell)
        page.settled()
    page.press("undo")
    assert page.settled()["turns"] == ["c3", "b2"]
    page.press("undo")
    assert page.settled()["turns"] == ["c3"]
    page.press("redo")
    assert page.settled()["turns"] == ["c3", "b2"]


def test_undo_inside_a_turn_takes_back_the_turn_s_steps_only(page: Page) -> None:
    match, _ = stand_inside_a_turn(page)
    page.press("undo")
    state = page.settled()
    assert (state["steps"], state["turns"]) == ([], match.turns)


def test_turns_of_a_finished_game_can_be_taken_back_and_others_played(page: Page) -> None:
    match = py_engine.new_match("sum", size=3)
    while not match.is_over:
        match.play(match.legal_turns()[0])
    open_position(page, match)
    played = match.turns
    assert page.state()["over"]
    while len(match.legal_turns()) < 2:
        page.press("undo")
        match.undo()
        assert facts_of_page(page.settled()) == facts_of_mirror(match)
    other = next(turn for turn in match.legal_turns() if turn != played[len(match.turns)])
    page.take(other)
    match.play(other)
    assert facts_of_page(page.settled()) == facts_of_mirror(match)


def test_a_turn_of_sunspot_leads_from_placement_over_flip_to_gift(page: Page) -> None:
    match = find_position("sunspot", 4, lambda reached: giving_steps(reached) is not None)
    steps = giving_steps(match)
    assert steps is not None
    placement, flip = steps
    open_position(page, match)
    page.take(placement)
    assert page.settled()["targets"][flip.lstrip("X")]["kind"] == "flip"
    assert page.button("stop").is_displayed(), "the flip may be left out"
    page.take(flip)
    state = page.settled()
    assert {target["kind"] for target in state["targets"].values()} == {"give"}
    assert not page.button("stop").is_displayed(), "the gift may not"

    page.press("undoStep")
    assert page.settled()["steps"] == [placement]
    page.take(flip)
    gift = sorted(page.settled()["targets"])[0]
    page.click(gift)
    state = page.settled()
    assert state["steps"] == []
    match.play(state["last_turn"])
    assert facts_of_page(state) == facts_of_mirror(match)


def test_a_turn_of_sunspot_may_be_finished_without_a_flip(page: Page) -> None:
    match = find_position("sunspot", 4, lambda reached: giving_steps(reached) is not None)
    steps = giving_steps(match)
    assert steps is not None
    open_position(page, match)
    page.take(steps[0])
    page.settled()
    page.press("stop")
    assert page.settled()["last_turn"] == steps[0]


def test_the_second_player_may_swap_and_then_holds_the_first_stone(page: Page) -> None:
    page.visit()
    page.new_game("parasol", size=3)
    page.settled()
    assert not page.button("swap").is_displayed()
    page.click("c3")
    page.settled()
    assert page.button("swap").is_displayed()
    page.press("swap")
    state = page.settled()
    assert state["turns"] == ["c3", "swap"]
    assert [player["colour"] for player in state["players"]] == ["blue", "red"]
    assert state["board"]["c3"] == "red"
    assert page.cell_label("c3").startswith("c3, red stone"), "the stone stays and keeps its colour"
    assert page.text("status-title") == "Blue to play"
    assert page.text("status-detail") == "The colours have been swapped."
    page.click("b2")
    assert page.settled()["board"]["b2"] == "blue"
    assert page.cell_label("b2").startswith("b2, blue stone")


def test_games_without_the_pie_rule_offer_no_swap(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=3)
    page.settled()
    page.click("c3")
    page.settled()
    assert not page.button("swap").is_displayed()


def test_a_forced_pass_goes_by_itself_and_its_reason_stays(page: Page) -> None:
    match = find_position("subsume", 4, must_pass)
    reason = match.forced_pass
    colour = "Red" if match.to_move == 0 else "Blue"
    assert str(reason).startswith(f"{colour} must pass: ")
    page.visit(share_link("subsume", 4, match.turns))
    match.play("pass")
    assert facts_of_page(page.settled()) == facts_of_mirror(match)
    assert page.text("note") == reason
    assert "pass" not in page.text("status-detail"), "it is said once"


def test_once_the_game_is_over_no_reason_of_a_pass_stands_there(page: Page) -> None:
    turns = (
        "a5 c3 e1 d2 a3 b2 c5 d4 a2 b3 e2 b4 e4 d3 b5 c2 e5 e4 d1 c4 a1 b1 a4 a1 pass c1 pass a2 pass a3 pass e3 pass"
    )
    page.visit(share_link("sum", 5, [*turns.split(), "c5"]))
    page.settled()
    assert page.text("note").startswith("White must pass: ")
    page.set_side(1, page.opponents(1)[0])
    page.wait(lambda: page.settled()["over"])
    assert page.settled()["turns"][-2] == "pass"
    assert page.text("note") == ""


def test_a_forced_pass_that_one_goes_back_to_waits(page: Page) -> None:
    match = find_position("subsume", 4, must_pass)
    page.visit(share_link("subsume", 4, match.turns))
    page.settled()
    press(page, "turnBack")
    assert facts_of_page(page.settled()) == facts_of_mirror(match)
    assert page.text("status-detail") == match.forced_pass
    page.press("pass")
    match.play("pass")
    assert facts_of_page(page.settled()) == facts_of_mirror(match)


def test_a_forced_pass_of_the_computer_is_played_and_its_reason_stays(page: Page) -> None:
    match = find_position("subsume", 4, must_pass)
    page.visit(share_link("subsume", 4, match.turns))
    page.settled()
    press(page, "turnBack")
    page.settled()
    page.set_side(match.to_move, "magpie")
    state = page.settled()
    assert state["turns"] == [*match.turns, "pass"]
    assert page.text("note") == match.forced_pass


def test_a_click_that_is_not_allowed_says_why_and_changes_nothing(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=4)
    page.settled()
    page.click("d4")
    before = page.settled()
    page.click("d4")
    assert page.settled() == before
    match = py_engine.new_match("subsume", size=4)
    match.play("d4")
    assert page.text("note") == match.explain("d4")
    said = page.element("announcer").get_attribute("textContent") or ""
    assert said.strip("\u200b") == page.text("note"), "listeners hear it, too"
    page.click("d5")
    page.settled()
    assert page.text("note") == "", "the note goes with the next stone"


def test_the_second_click_of_a_double_click_is_not_the_opponent_s_step(page: Page) -> None:
    page.visit()
    page.new_game("surmount", size=4)
    page.settled()
    page.click("d4")
    page.settled()
    page.double_click("d5")
    state = page.settled()
    assert state["turns"] == ["d4", "d5"], "black may capture on d5, but was not asked to"
    assert page.text("note") == ""
    page.click("d5")
    assert page.settled()["turns"] == ["d4", "d5", "xd5"]


def test_a_second_click_before_the_first_is_played_is_not_the_opponent_s_stone(page: Page) -> None:
    page.open(hold_engine=True)
    page.settled()
    page.new_game("parasol", size=3)
    page.settled()
    page.driver.execute_script("holdEngine()")
    page.click("c3")
    page.click("d4")
    assert page.settled()["turns"] == ["c3"]
    page.click("d4")
    assert page.settled()["turns"] == ["c3", "d4"]


def test_a_second_click_before_the_first_is_played_is_the_turn_s_next_step(page: Page) -> None:
    match = find_position("surmount", 4, can_grow)
    step = growing_step(match)
    assert step is not None
    grow = next(cell for cell in open_after(match, step) if cell != "stop")
    page.open(share_link(match.info.id, match.size, match.turns), hold_engine=True)
    page.settled()
    page.driver.execute_script("holdEngine()")
    page.take(step)
    page.take(grow)
    assert page.settled()["steps"] == [step, grow]


def test_a_click_on_a_hole_says_that_it_is_one(page: Page) -> None:
    page.visit(share_link("sum", 4, ["a1"], holes=["b2"]))
    page.settled()
    page.click_point(page.middle_of("a1", "c3"))
    page.wait(lambda: page.text("note"))
    assert page.text("note") == "b2 is a hole; nothing is ever placed there."
    assert page.settled()["turns"] == ["a1"]


def test_after_swapping_the_focus_is_on_the_board(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    page.button("swap").send_keys(Keys.ENTER)
    assert page.settled()["turns"] == ["c3", "swap"]
    assert page.driver.switch_to.active_element.get_attribute("role") == "gridcell"


def test_a_button_that_is_used_up_hands_the_focus_to_its_neighbour(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    page.button("undo").send_keys(Keys.ENTER)
    assert page.settled()["turns"] == []
    assert page.driver.switch_to.active_element == page.button("redo")


def test_after_a_game_is_brought_back_the_focus_is_on_the_board(page: Page) -> None:
    page.leave_a_game()
    page.element("bring-back").send_keys(Keys.ENTER)
    page.wait(lambda: page.settled()["turns"] == ["c3"])
    assert page.driver.switch_to.active_element.get_attribute("role") == "gridcell"


def test_taking_over_the_other_side_leaves_an_unfinished_turn_alone(page: Page) -> None:
    match, step = stand_inside_a_turn(page)
    other = 1 - match.to_move
    page.set_side(other, page.opponents(other)[0])
    assert page.settled()["steps"] == [step]
    page.set_side(other, "human")
    assert page.settled()["steps"] == [step]
    page.press("stop")
    assert page.settled()["turns"] == [*match.turns, step]


def test_a_step_of_surmount_says_to_what_size_the_group_may_grow(page: Page) -> None:
    match = py_engine.load_record("surmount 4: c2 d4 a1 d5 g1 d6")
    open_position(page, match)
    page.click("c3")
    page.settled()
    assert "grow to exactly 3" in page.text("status-detail")


def test_a_click_on_a_stone_that_cannot_be_taken_says_why(page: Page) -> None:
    match = py_engine.new_match("surmount", size=4)
    for turn in ("d4", "a1"):
        match.play(turn)
    open_position(page, match)
    page.click("a1")
    page.settled()
    assert page.text("note") == match.explain("xa1")


def test_a_turn_that_is_pointed_at_lights_its_cells(page: Page) -> None:
    page.visit(share_link("parasol", 3, ["c3", "d4", "b2"]))
    page.settled()
    page.tab("turns")
    turn = next(one for one in page.driver.find_elements(By.CSS_SELECTOR, "#turns .turn") if one.text == "d4")
    ActionChains(page.driver).move_to_element(turn).perform()
    page.wait(lambda: "marked" in page.cell_label("d4"))
    ActionChains(page.driver).move_to_element(page.element("status-title")).perform()
    page.wait(lambda: "marked" not in page.cell_label("d4"))
