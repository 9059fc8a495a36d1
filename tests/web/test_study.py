"""Studying a game: hints, an analysis that follows the position, the look over a whole game and its graph."""

from __future__ import annotations

import re
from functools import cache

from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

import py_engine
from py_engine.match import Match
from tests.web.support.against_the_computer import start_against_endless_thinker
from tests.web.support.page import Page, share_link
from tests.web.support.positions import find_position, winner_by_force

SIZE = 3
CELLS_LEFT = 3


@cache
def thrown_away() -> Match:
    """A game of Parasol whose last turn threw a certain win away."""

    def is_so(match: Match) -> bool:
        if sum(owner is None for owner in match.board.values()) != CELLS_LEFT:
            return False
        after = winner_by_force(match)
        match.undo()
        mover, before = match.to_move, winner_by_force(match)
        match.redo()
        return before == mover != after

    return find_position("parasol", SIZE, is_so)


def smallest_game() -> Match:
    """Some turns of Parasol on its smallest board, which are soon looked over."""
    match = py_engine.new_match("parasol", size=2)
    for turn in ("a1", "swap", "a2"):
        match.play(turn)
    return match


def show(page: Page, match: Match) -> None:
    """Put a match between two people on the board, with the analysis off."""
    page.visit(share_link(match.info.id, match.size, match.turns))
    page.settled()
    switch_analysis(page, on=False)


def switch_analysis(page: Page, *, on: bool) -> None:
    switch = page.element("show-analysis")
    if switch.is_selected() != on:
        switch.click()


def texts(page: Page, selector: str) -> list[str]:
    """The texts of all such elements, at one moment."""
    script = "return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent)"
    return [str(text) for text in page.driver.execute_script(script, selector)]


def candidates(page: Page) -> list[str]:
    """The steps that the analysis lists, the best first."""
    return texts(page, ".candidates:not([hidden]) li:not([hidden]) .step")


def verdict(page: Page) -> str:
    return page.driver.find_element(By.CSS_SELECTOR, "#analysis .chances").text


def playouts(page: Page) -> int:
    """How many the analysis rests on so far."""
    (remark,) = texts(page, "#analysis .remark")
    return int(re.sub(r"\D", "", remark))


def press(page: Page, name: str) -> WebElement:
    found = page.driver.find_element(By.CSS_SELECTOR, f"#study [data-do={name}]")
    found.click()
    return found


def look_over(page: Page) -> None:
    """Look over the whole game, to the end."""
    press(page, "lookOver")
    stop = page.driver.find_element(By.CSS_SELECTOR, "#study [data-do=stopLooking]")
    page.wait(lambda: not stop.is_displayed())


def table(page: Page) -> list[str]:
    """The chances after each turn, from the table beside the graph."""
    return texts(page, ".chances-table tbody td:nth-of-type(1)")


def praise(page: Page) -> str:
    """What is said of a game without mistakes."""
    (text,) = texts(page, "#study .review > [role=status]")
    return text


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


def test_there_is_neither_hint_nor_analysis_in_a_match_of_a_gauntlet(page: Page) -> None:
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
    assert not page.element("analysis").is_displayed()


def test_the_analysis_goes_on_after_a_position_was_set_up_and_after_a_typed_turn_that_is_refused(page: Page) -> None:
    show(page, find_position("subsume", 4, lambda match: len(match.turns) == 4))
    switch_analysis(page, on=True)
    page.wait(lambda: candidates(page))
    page.driver.find_element(By.CSS_SELECTOR, "[data-do=openEditor]").click()
    page.wait(lambda: page.text("editor-verdict"))
    page.driver.find_element(By.CSS_SELECTOR, "[data-do=cancelEditor]").click()
    before = playouts(page)
    page.wait(lambda: playouts(page) > before)
    page.element("typed-text").send_keys("zz" + Keys.ENTER)
    page.wait(lambda: page.text("typed-problem"))
    before = playouts(page)
    page.wait(lambda: playouts(page) > before)
    page.element("typed-text").clear()
    switch_analysis(page, on=False)


def test_nothing_of_an_analysis_comes_into_a_new_game(page: Page) -> None:
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


def test_a_proof_is_said_as_one_and_a_turn_of_its_line_shows_while_it_is_pointed_at(page: Page) -> None:
    match = thrown_away()
    show(page, match)
    switch_analysis(page, on=True)
    colour = match.info.players[winner_by_force(match)]
    page.wait(lambda: verdict(page).startswith("Proven"))
    assert re.fullmatch(rf"Proven: {colour} wins in [1-3] turns? at most", verdict(page))
    turn = page.driver.find_element(By.CSS_SELECTOR, ".line-turn")
    ActionChains(page.driver).move_to_element(turn).perform()
    assert turn.get_attribute("aria-pressed") == "true"
    ActionChains(page.driver).move_to_element(page.element("game-name")).perform()
    page.wait(lambda: turn.get_attribute("aria-pressed") == "false")
    switch_analysis(page, on=False)


def test_whoever_has_the_focus_on_a_mistake_keeps_it_while_the_look_over_goes_on(page: Page) -> None:
    show(page, find_position("parasol", 4, lambda match: len(match.turns) == 25))
    press(page, "lookOver")
    stop = page.driver.find_element(By.CSS_SELECTOR, "#study [data-do=stopLooking]")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#mistakes button"))
    assert stop.is_displayed(), "there is more to come"
    found = page.driver.find_element(By.CSS_SELECTOR, "#mistakes button")
    page.driver.execute_script("arguments[0].focus()", found)
    page.wait(lambda: not stop.is_displayed())
    assert page.driver.switch_to.active_element == found


def test_a_look_over_gives_a_graph_to_click_and_marks_a_thrown_away_win_and_fits_a_phone(page: Page) -> None:
    match = thrown_away()
    show(page, match)
    look_over(page)
    # The graph has a point for every turn, and a click goes there.
    chances = table(page)
    assert len(chances) == len(match.turns) + 1
    assert all(re.fullmatch(r"\d+%", text) for text in chances)
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#graph .u-over"))
    over = page.driver.find_element(By.CSS_SELECTOR, "#graph .u-over")
    page.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", over)
    ActionChains(page.driver).move_to_element(over).click().perform()
    page.wait(lambda: len((page.state() or {})["turns"]) < len(match.turns))
    middle = len(page.settled()["turns"])
    assert abs(middle - len(match.turns) / 2) <= 1
    assert table(page) == chances, "what was found out stays while one goes back and forth"
    page.press("redo")
    assert len(page.settled()["turns"]) == middle + 1
    # The mark leads to the position before the mistake.
    marked = page.driver.find_element(By.CSS_SELECTOR, f"#mistakes [data-turn='{len(match.turns)}']")
    found = re.search(r"\?\? *\n?blunder, costs 100%; better: (\w+); it wins in \d turns? at most", marked.text)
    assert found, marked.text
    marked.click()
    page.wait(lambda: page.settled()["turns"] == match.turns[:-1])
    assert found[1] in page.settled()["targets"]
    # With all that and the analysis the panel fits a phone.
    switch_analysis(page, on=True)
    page.wait(lambda: candidates(page))
    for width in (320, 390):
        page.resize(width, 844, touch=True)
        reaches_past = page.driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
        assert reaches_past <= 0
        small = page.driver.execute_script(
            "return [...document.querySelectorAll('#study button, #study label, #study summary')]"
            ".filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 40)"
            ".map((one) => one.textContent)"
        )
        assert small == []
    switch_analysis(page, on=False)


def test_a_graph_that_could_not_be_fetched_is_fetched_when_something_changes(page: Page) -> None:
    page.expect_error("uplot.js")
    page.open()
    show(page, smallest_game())
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.setBypassServiceWorker", {"bypass": True})
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/vendor/uplot.js"]})
    try:
        look_over(page)
    finally:
        page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        page.driver.execute_cdp_cmd("Network.setBypassServiceWorker", {"bypass": False})
    assert not page.driver.find_elements(By.CSS_SELECTOR, "#graph .u-over")
    page.press("undo")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#graph .u-over"))


def test_looking_over_a_game_leaves_the_focus_where_it_can_be_stopped(page: Page) -> None:
    show(page, thrown_away())
    look, stop = (
        page.driver.find_element(By.CSS_SELECTOR, f"#study [data-do={name}]") for name in ("lookOver", "stopLooking")
    )
    look.send_keys(Keys.ENTER)
    page.wait(stop.is_displayed)
    assert page.driver.switch_to.active_element == stop
    stop.send_keys(Keys.ENTER)
    page.wait(look.is_displayed)
    assert page.driver.switch_to.active_element == look


def test_the_look_over_a_game_can_be_stopped_and_keeps_what_it_found(page: Page) -> None:
    show(page, find_position("subsume", 4, lambda match: len(match.turns) == 20))
    press(page, "lookOver")
    page.wait(lambda: sum(text != "–" for text in table(page)) > 2)
    bar = page.driver.find_element(By.CSS_SELECTOR, ".look-over progress")
    assert bar.accessible_name.startswith("Position ")
    press(page, "stopLooking")
    known = [text for text in table(page) if text != "–"]
    assert 2 < len(known) < 21
    assert page.driver.find_element(By.CSS_SELECTOR, "#study [data-do=lookOver]").is_displayed()


def test_only_the_line_that_was_looked_over_is_praised(page: Page) -> None:
    # On the smallest board the player who swaps colours wins whatever is played, so that no turn costs anything.
    match = smallest_game()
    show(page, match)
    look_over(page)
    assert praise(page) == "No turn cost much: well played."
    page.press("undo")
    page.settled()
    assert praise(page), "what was taken back belongs to the line"
    page.click("b1")
    page.settled()
    assert praise(page) == "", "a variation that was not looked at"
    show(page, match)
    assert praise(page) == "", "the same board, but another game"


def test_the_look_over_a_game_ends_when_another_one_is_opened(page: Page) -> None:
    match = find_position("subsume", 4, lambda match: len(match.turns) == 20)
    show(page, match)
    press(page, "lookOver")
    page.wait(lambda: sum(text != "–" for text in table(page)) > 2)
    match.undo()
    show(page, match)
    assert page.driver.find_element(By.CSS_SELECTOR, "#study [data-do=lookOver]").is_displayed()
    assert set(table(page)) <= {"–"}
