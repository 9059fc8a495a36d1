"""The review of a whole game: its graph, its mistakes, and how it is stopped."""

from __future__ import annotations

import re

from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By

from tests.web.support.page import Page
from tests.web.support.positions import find_position
from tests.web.support.pressing import press as press_anywhere
from tests.web.support.study import (
    candidates,
    look_over,
    praise,
    press,
    show,
    smallest_game,
    switch_analysis,
    table,
    thrown_away,
)

# The first mistake has the focus as soon as it is listed: by then a test that asks would be too late.
FOCUS_FIRST = """
new MutationObserver((_, observer) => {
  const found = document.querySelector("#mistakes button");
  if (!found) return;
  observer.disconnect();
  window.focused = found;
  window.isUnderWay = document.querySelector("#study [data-do=stopLooking]").checkVisibility();
  found.focus();
}).observe(document.getElementById("study"), { childList: true, subtree: true });
"""


def test_the_focus_stays_on_a_mistake_while_the_look_over_goes_on(page: Page) -> None:
    """The first mistake of this game is one of its first turns, of 24."""
    show(page, find_position("parasol", 4, lambda match: len(match.turns) == 24))
    page.driver.execute_script(FOCUS_FIRST)
    look_over(page)
    assert page.driver.execute_script("return isUnderWay"), "there was more to come"
    assert page.driver.execute_script("return document.activeElement === focused")


def test_a_look_over_draws_a_graph_to_click_marks_a_lost_win_and_fits_a_phone(page: Page) -> None:
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
    # The mark leads to the mistake; the better turn, drawn next to it, is one that could be played instead.
    marked = page.driver.find_element(By.CSS_SELECTOR, f"#mistakes [data-turn='{len(match.turns)}']")
    found = re.search(
        r"\?\? *\n?blunder, costs 100%; better: (\w+); it wins in (?:1 turn|\d turns or fewer)", marked.text
    )
    assert found, marked.text
    marked.click()
    page.wait(lambda: page.settled()["turns"] == match.turns)
    press_anywhere(page, "turnBack")
    assert found[1] in page.settled()["targets"]
    # With the review and the analysis open the panel fits a phone.
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


def test_a_graph_that_could_not_be_fetched_is_fetched_at_the_next_change(page: Page) -> None:
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
    assert "could not be fetched" in page.text("graph")
    page.press("undo")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#graph .u-over"))
    assert page.text("graph") == ""


def test_the_focus_moves_between_the_buttons_that_start_and_stop_a_look_over(page: Page) -> None:
    show(page, find_position("subsume", 4, lambda match: len(match.turns) == 20))
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
    assert bar.accessible_name.startswith("Reviewing position ")
    press(page, "stopLooking")
    known = [text for text in table(page) if text != "–"]
    assert 2 < len(known) < 21
    assert page.driver.find_element(By.CSS_SELECTOR, "#study [data-do=lookOver]").is_displayed()


def test_only_the_line_that_was_looked_over_is_praised(page: Page) -> None:
    # On the smallest board the player who swaps colours wins whatever is played, so that no turn costs anything.
    match = smallest_game()
    show(page, match)
    look_over(page)
    assert praise(page) == "No mistakes found. Well played."
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
