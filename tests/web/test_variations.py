"""The list of turns: going to any turn, variations, playing on from the middle, and the keys for it."""

from __future__ import annotations

from typing import Any

from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from tests.web.support.page import Page, share_link
from tests.web.support.positions import can_grow, find_position, growing_step

LINE = ["c3", "b2", "d2", "b3"]


def turn(page: Page, text: str) -> WebElement:
    """The button of a turn in the list, the first with this text."""
    return next(one for one in page.driver.find_elements(By.CSS_SELECTOR, "#turns .turn") if one.text == text)


def tool(page: Page, name: str) -> WebElement:
    """One of the buttons below the list."""
    return page.driver.find_element(By.CSS_SELECTOR, f"#turn-tools [data-do={name}]")


def go(page: Page, text: str) -> dict[str, Any]:
    turn(page, text).click()
    return page.settled()


def marked(page: Page) -> list[str]:
    """The turns that the list shows as the one on the board."""
    return [one.text for one in page.driver.find_elements(By.CSS_SELECTOR, "#turns [aria-current]")]


def variations(page: Page) -> list[str]:
    """The variations of the list as texts."""
    return [" ".join(one.text.split()) for one in page.driver.find_elements(By.CSS_SELECTOR, "#turns .variation")]


def press_key(page: Page, *keys: str) -> dict[str, Any]:
    """Press a key with others held down, where the focus is."""
    actions = ActionChains(page.driver)
    for held in keys[:-1]:
        actions.key_down(held)
    actions.send_keys(keys[-1])
    for held in keys[:-1]:
        actions.key_up(held)
    actions.perform()
    return page.settled()


def open_line(page: Page) -> None:
    page.visit(share_link("parasol", 3, LINE))
    page.settled()


def test_a_click_on_a_turn_leads_there_and_another_cell_makes_a_variation(page: Page) -> None:
    open_line(page)
    assert go(page, "b2")["turns"] == ["c3", "b2"]
    assert marked(page) == ["b2"]
    page.click("d3")
    page.settled()
    page.click("a1")
    assert page.settled()["turns"] == ["c3", "b2", "d3", "a1"]
    assert variations(page) == ["3 d3 4 a1"]
    assert go(page, "b3")["turns"] == LINE, "the line that was left is still there"
    assert go(page, "a1")["turns"] == ["c3", "b2", "d3", "a1"]


def test_a_variation_is_moved_up_deleted_and_brought_back(page: Page) -> None:
    open_line(page)
    assert not tool(page, "promote").is_displayed()
    go(page, "b2")
    page.click("d3")
    page.settled()
    tool(page, "promote").click()
    page.settled()
    assert variations(page) == ["3 d2 4 b3"]
    assert not tool(page, "remove").is_displayed(), "it is the main line now"
    go(page, "d2")
    tool(page, "remove").click()
    assert page.settled()["turns"] == ["c3", "b2"]
    assert variations(page) == []
    tool(page, "restore").click()
    assert page.settled()["turns"] == ["c3", "b2", "d2"]
    assert variations(page) == ["3 d2 4 b3"]
    assert not tool(page, "restore").is_displayed()


def test_a_reload_keeps_the_variations_and_the_place(page: Page) -> None:
    open_line(page)
    go(page, "b2")
    page.click("d3")
    page.settled()
    before = go(page, "c3")
    page.reload()
    assert page.settled()["tree"] == before["tree"]
    assert variations(page) == ["3 d3"]


def test_the_arrow_keys_lead_through_the_turns_and_shift_through_their_steps(page: Page) -> None:
    match = find_position("surmount", 4, can_grow)
    step = growing_step(match)
    assert step is not None
    match.act(step)
    match.act("stop")
    page.visit(share_link("surmount", 4, match.turns))
    end = page.settled()["turns"]
    turn(page, end[-1]).click()
    page.settled()
    assert press_key(page, Keys.SHIFT, Keys.ARROW_LEFT)["steps"] == [step]
    assert press_key(page, Keys.SHIFT, Keys.ARROW_LEFT)["steps"] == []
    assert press_key(page, Keys.SHIFT, Keys.ARROW_RIGHT)["steps"] == [step]
    assert press_key(page, Keys.SHIFT, Keys.ARROW_RIGHT)["turns"] == end
    assert press_key(page, Keys.ARROW_LEFT)["turns"] == end[:-1]
    assert press_key(page, Keys.HOME)["turns"] == []
    assert press_key(page, Keys.ARROW_RIGHT)["turns"] == end[:1]
    assert press_key(page, Keys.END)["turns"] == end
    assert press_key(page, Keys.CONTROL, "z")["turns"] == end[:-1]
    assert press_key(page, Keys.CONTROL, "y")["turns"] == end


def test_up_and_down_lead_through_the_list_of_turns_with_its_variations(page: Page) -> None:
    open_line(page)
    go(page, "b2")
    page.click("d3")
    page.settled()
    page.driver.execute_script("document.querySelector('#turns [tabindex=\"0\"]').focus()")
    texts = [one.text for one in page.driver.find_elements(By.CSS_SELECTOR, "#turns .turn")]
    assert texts == ["c3", "b2", "d2", "b3", "d3"]
    for key, reached in ((Keys.ARROW_DOWN, "d3"), (Keys.ARROW_UP, "b3"), (Keys.ARROW_UP, "d2")):
        press_key(page, key)
        assert page.driver.switch_to.active_element.text == reached
    assert press_key(page, Keys.ENTER)["turns"] == ["c3", "b2", "d2"]
    assert page.driver.switch_to.active_element.text == "d2"


def test_the_buttons_below_the_list_lead_to_start_back_on_and_end(page: Page) -> None:
    open_line(page)
    for name, turns in [("turnBack", 3), ("toStart", 0), ("turnOn", 1), ("toEnd", 4)]:
        tool(page, name).click()
        assert page.settled()["turns"] == LINE[:turns], name
    assert not tool(page, "turnOn").is_enabled()
    assert tool(page, "turnBack").is_enabled()


def test_in_the_middle_of_a_game_the_computer_waits_and_then_plays_on(page: Page) -> None:
    open_line(page)
    page.set_side(1, page.opponents(1)[0])
    assert page.settled()["turns"] == LINE
    assert go(page, "c3")["turns"] == ["c3"], "it is the computer's turn there, and it leaves us time to look"
    assert page.button("resume").is_displayed()
    state = go(page, "b2")
    assert not page.button("resume").is_displayed()
    cell = next(cell for cell in sorted(state["targets"]) if cell not in LINE)
    page.click(cell)
    state = page.settled()
    assert state["turns"][:3] == ["c3", "b2", cell]
    assert len(state["turns"]) == 4, "the computer has answered in the variation"


def test_a_gauntlet_s_turns_stand(page: Page) -> None:
    page.visit()
    page.start_gauntlet()
    page.settled()
    page.click("e5")
    turns = page.settled()["turns"]
    assert not turn(page, turns[0]).is_enabled()
    assert not tool(page, "toStart").is_displayed()
    assert press_key(page, Keys.CONTROL, "z")["turns"] == turns


def click_near_left_edge(page: Page, pixels: int) -> None:
    """Click this many pixels inside the list of keys."""
    keys = page.element("keys").rect
    page.click_point({"x": keys["x"] + pixels, "y": keys["y"] + keys["height"] / 2})


def test_the_list_of_keys_opens_with_a_question_mark_and_not_from_a_field(page: Page) -> None:
    open_line(page)
    page.typed_turn().send_keys("?")
    assert not page.element("keys").is_displayed()
    page.typed_turn().clear()
    page.driver.execute_script("document.activeElement.blur()")
    ActionChains(page.driver).send_keys("?").perform()
    assert page.element("keys").is_displayed()
    assert "Enter" in page.text("keys")
    click_near_left_edge(page, 5)
    assert page.element("keys").is_displayed(), "its margin belongs to it"
    click_near_left_edge(page, -5)
    assert not page.element("keys").is_displayed()
    ActionChains(page.driver).send_keys("?").perform()
    ActionChains(page.driver).send_keys(Keys.ESCAPE).perform()
    assert not page.element("keys").is_displayed()
