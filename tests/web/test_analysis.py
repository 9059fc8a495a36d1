"""Hints, and an analysis that follows the position."""

from __future__ import annotations

import re

from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By

from tests.web.support.against_the_computer import start_against_endless_thinker
from tests.web.support.page import Page, share_link
from tests.web.support.positions import find_position, winner_by_force
from tests.web.support.pressing import press
from tests.web.support.puzzles import open_puzzle, puzzle_of_stones
from tests.web.support.study import candidates, playouts, show, switch_analysis, thrown_away, verdict
from tests.web.support.why import ask_why


def test_a_hint_names_a_step_that_can_be_played_and_can_be_hidden_again(page: Page) -> None:
    show(page, find_position("subsume", 4, lambda match: len(match.turns) == 5))
    page.press("hint")
    page.wait(lambda: page.text("note").startswith("Hint: "))
    found = re.fullmatch(r"Hint: a stone on (\w+) \(Blue \d+%\)\.", page.text("note"))
    state = page.state()
    assert state is not None
    assert found is not None, page.text("note")
    assert found[1] in state["targets"]
    assert page.button("hint").get_attribute("title") == "Hide hint"
    page.press("hint")
    assert page.text("note") == ""
    assert page.button("hint").get_attribute("title") == "Hint"


def test_a_hint_goes_when_something_is_played(page: Page) -> None:
    show(page, find_position("subsume", 4, lambda match: len(match.turns) == 5))
    page.press("hint")
    state = page.settled()
    page.click(next(iter(state["targets"])))
    page.settled()
    assert page.button("hint").get_attribute("title") == "Hint"
    assert page.text("note") == ""


def test_why_is_asked_of_a_hint_and_of_the_computers_turn_but_not_in_a_rated_game(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=4, sides=("human", "magpie"), seconds="0.02")
    page.settled()
    page.click("d4")
    page.settled()
    assert not page.driver.find_element(By.CSS_SELECTOR, "#status [data-do=why]").is_displayed()
    page.press("hint")
    page.wait(lambda: page.text("note").startswith("Hint: "))
    assert ask_why(page, "#status", lambda: page.text("note"))
    page.press("hint")
    # With the hint it is not rated any more.
    assert ask_why(page, "#status", lambda: page.text("note"))


def test_a_match_of_a_gauntlet_has_neither_hint_nor_analysis(page: Page) -> None:
    page.visit()
    page.start_gauntlet()
    page.settled()
    assert page.element("ladder").is_displayed()
    assert not page.button("hint").is_displayed()
    assert not page.element("study").is_displayed()
    page.new_game("sum", size=3)
    page.settled()
    assert page.button("hint").is_displayed()


def test_the_analysis_lists_steps_and_follows_the_position(page: Page) -> None:
    show(page, find_position("subsume", 4, lambda match: len(match.turns) == 4))
    switch_analysis(page, on=True)
    page.wait(lambda: candidates(page))
    assert re.fullmatch(r"Red \d+%", verdict(page))
    played = candidates(page)[0]
    page.click(played)
    page.settled()
    page.wait(lambda: candidates(page) and verdict(page).startswith("Blue"))
    assert played not in candidates(page)
    switch_analysis(page, on=False)
    assert not page.driver.find_elements(By.ID, "analysis")


def test_the_analysis_goes_on_after_the_editor_and_after_a_refused_typed_turn(page: Page) -> None:
    show(page, find_position("subsume", 4, lambda match: len(match.turns) == 4))
    switch_analysis(page, on=True)
    page.wait(lambda: candidates(page))
    press(page, "openEditor")
    page.wait(lambda: page.text("editor-verdict"))
    page.driver.find_element(By.CSS_SELECTOR, "[data-do=cancelEditor]").click()
    before = playouts(page)
    page.wait(lambda: playouts(page) > before)
    page.typed_turn().send_keys("zz" + Keys.ENTER)
    page.wait(lambda: page.text("typed-problem"))
    before = playouts(page)
    page.wait(lambda: playouts(page) > before)
    page.typed_turn().clear()
    switch_analysis(page, on=False)


def test_chances_stand_beside_the_game_and_not_beside_a_position_that_is_set_up_or_a_puzzle(page: Page) -> None:
    show(page, find_position("subsume", 4, lambda match: len(match.turns) == 4))
    switch_analysis(page, on=True)
    chances = page.element("evaluation")
    page.wait(chances.is_displayed)
    press(page, "openEditor")
    page.wait(lambda: page.text("editor-verdict"))
    assert not chances.is_displayed()
    page.driver.find_element(By.CSS_SELECTOR, "[data-do=cancelEditor]").click()
    assert chances.is_displayed()
    open_puzzle(page, puzzle_of_stones())
    assert not chances.is_displayed()
    press(page, "leavePuzzle")
    page.wait(chances.is_displayed)
    switch_analysis(page, on=False)


def test_the_bar_of_chances_stands_close_to_a_small_board_on_a_large_screen(page: Page) -> None:
    page.resize(2560, 1440)
    show(page, find_position("parasol", 3, lambda match: len(match.turns) == 4))
    switch_analysis(page, on=True)
    bar = page.element("evaluation")
    page.wait(bar.is_displayed)
    # Cells are 160 pixels wide here: half a cell, the board's rim and the names of its rows are between the two.
    distance = page.centre_of("c1")["x"] - bar.rect["x"]
    assert 80 < distance < 240
    switch_analysis(page, on=False)


def test_an_analysis_leaves_nothing_in_a_new_game(page: Page) -> None:
    show(page, find_position("subsume", 4, lambda match: len(match.turns) == 4))
    switch_analysis(page, on=True)
    page.wait(lambda: candidates(page))
    page.new_game("sum", size=3)
    state = page.settled()
    page.wait(lambda: candidates(page))
    assert set(candidates(page)) <= set(state["targets"])
    assert verdict(page).startswith(("White", "Proven"))
    switch_analysis(page, on=False)


def test_the_analysis_waits_while_a_computer_thinks(page: Page) -> None:
    start_against_endless_thinker(page)
    switch_analysis(page, on=True)
    assert "when the computer has played" in page.text("analysis")
    page.press("pause")
    page.settled()
    page.wait(lambda: candidates(page))
    switch_analysis(page, on=False)


def test_a_proof_is_named_and_a_turn_of_its_line_is_shown_while_pointed_at(page: Page) -> None:
    match = thrown_away()
    show(page, match)
    switch_analysis(page, on=True)
    colour = match.info.players[winner_by_force(match)]
    page.wait(lambda: "forced win" in verdict(page))
    assert re.fullmatch(rf"{colour} has a forced win \((1 turn|[23] turns or fewer)\)", verdict(page))
    turn = page.driver.find_element(By.CSS_SELECTOR, ".line-turn")
    ActionChains(page.driver).move_to_element(turn).perform()
    assert turn.get_attribute("aria-pressed") == "true"
    ActionChains(page.driver).move_to_element(page.element("game-name")).perform()
    page.wait(lambda: turn.get_attribute("aria-pressed") == "false")
    switch_analysis(page, on=False)


def test_openings_list_what_was_played_mark_its_cells_and_play_a_turn_that_is_pressed(page: Page) -> None:
    page.open(share_link("sum", 9, []))
    page.settled()
    page.tab("study")
    page.bring_forward(page.driver.find_element(By.CSS_SELECTOR, "#openings summary")).click()
    page.wait(lambda: opening_rows(page))
    first, *others = opening_rows(page)
    text, games, share, interval = first
    assert re.fullmatch(r"[\d,]+ games", games)
    assert re.fullmatch(r"\d+%", share)
    assert re.fullmatch(r"\d+%\s–\s\d+%", interval)
    assert len(others) == 14  # the classes of first stones
    page.driver.find_element(By.CSS_SELECTOR, ".opening-turns button").click()
    page.wait(lambda: (page.state() or {})["turns"] == [text])
    page.wait(lambda: opening_rows(page) not in ([], [first, *others]))


def test_openings_of_a_board_that_the_book_does_not_have_say_which_one_it_has(page: Page) -> None:
    page.open(share_link("parasol", 4, []))
    page.settled()
    page.tab("study")
    summary = page.driver.find_element(By.CSS_SELECTOR, "#openings summary")
    if not page.driver.find_element(By.CSS_SELECTOR, "#openings details").get_attribute("open"):
        page.bring_forward(summary).click()
    page.wait(lambda: "boards of size 5" in page.text("openings"))
    assert opening_rows(page) == []


def opening_rows(page: Page) -> list[list[str]]:
    """The turns that the opening book lists: the parts of each row."""
    rows: list[list[str]] = page.driver.execute_script(
        "return [...document.querySelectorAll('.opening-turns li')]"
        ".map((row) => [...row.children].map((part) => part.innerText.trim()).filter(Boolean))"
    )
    return rows
