"""Playing without a mouse and without seeing: typed turns, keys alone, and speech, once, in one live region."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import py_engine
from tests.web.support.mirror import facts_of_mirror, facts_of_page, follow_passes
from tests.web.support.page import Page, share_link
from tests.web.support.positions import find_position, must_pass

# The texts of the live region, in order; an inaudible mark separates each from the next.
LISTEN = r"""
window.heard = [];
window.listener?.disconnect();
window.listener = new MutationObserver(() => {
  const text = document.getElementById("announcer").textContent.replace("\u200b", "");
  if (text) heard.push(text);
});
listener.observe(document.getElementById("announcer"), { childList: true, characterData: true, subtree: true });
"""


@pytest.fixture
def heard(page: Page) -> Callable[[], list[str]]:
    """The texts announced since the last call."""

    def since() -> list[str]:
        # The page speaks by a timer of zero delay, and such timers keep their order.
        page.driver.execute_async_script("setTimeout(arguments[0])")
        return list(page.driver.execute_script("return heard.splice(0)"))

    return since


def type_turn(page: Page, text: str) -> dict[str, Any]:
    field = page.typed_turn()
    field.clear()
    field.send_keys(text + Keys.ENTER)
    return page.settled()


def test_there_is_one_live_region_outside_the_dialogs(page: Page) -> None:
    page.visit()
    page.settled()
    regions = page.driver.find_elements(
        By.CSS_SELECTOR, "body > :not(dialog)[aria-live], body > :not(dialog) [aria-live]"
    )
    assert [region.get_attribute("id") for region in regions] == ["announcer"]
    assert regions[0].get_attribute("aria-live") == "polite"


def test_the_bar_of_the_start_is_called_by_what_is_started(page: Page) -> None:
    page.open(hold_engine=True)
    assert page.element("progress").accessible_name == page.text("status-title") == "Getting ready…"


def test_a_capture_is_said_once_with_its_cells(page: Page, heard: Callable[[], list[str]]) -> None:
    page.visit(share_link("sum", 5, ["a2", "a1"]))
    page.settled()
    page.driver.execute_script(LISTEN)
    page.click("b2")
    page.settled()
    assert heard() == ["White played b2. 1 black stone removed: a1. Black to play"]


def test_a_refused_click_is_said_again_when_it_is_made_again(page: Page, heard: Callable[[], list[str]]) -> None:
    page.visit(share_link("parasol", 3, ["c3"]))
    page.settled()
    page.driver.execute_script(LISTEN)
    for _ in range(2):
        page.click("c3")
        page.wait(lambda: page.text("note"))
        page.settled()
        assert heard() == ["There is already a stone on c3."]


def test_a_forced_pass_is_said_once_with_its_reason(page: Page, heard: Callable[[], list[str]]) -> None:
    match = find_position("subsume", 4, must_pass)
    before = py_engine.load_record(match.record())
    before.undo()
    page.visit(share_link("subsume", 4, before.turns))
    page.settled()
    page.driver.execute_script(LISTEN)
    page.take(match.turns[-1])
    page.settled()
    said = " ".join(heard())
    assert said.count("must pass") == 1
    assert said.startswith(f"{match.info.players[1 - match.to_move]} played {match.turns[-1]}.")


def test_the_result_is_said_once(page: Page, heard: Callable[[], list[str]]) -> None:
    match = py_engine.new_match("parasol", size=2)
    while len(match.legal_turns()) != 1:
        match.play(next(turn for turn in match.legal_turns() if turn != "swap"))
    page.visit(share_link("parasol", 2, match.turns))
    page.settled()
    page.driver.execute_script(LISTEN)
    (last,) = match.legal_turns()
    page.click(last)
    how = page.settled()["how"]
    (said,) = heard()
    assert said.count("wins") == 1
    assert said.endswith(how)


def test_going_back_says_where_one_is(page: Page, heard: Callable[[], list[str]]) -> None:
    page.visit(share_link("parasol", 3, ["c3", "b2", "d2"]))
    page.settled()
    page.driver.execute_script(LISTEN)
    page.press("undo")
    page.settled()
    assert heard() == ["At turn 2: b2. Red to play"]


def test_taking_back_the_only_step_of_a_turn_says_where_one_is(page: Page, heard: Callable[[], list[str]]) -> None:
    page.visit(share_link("surmount", 4, ["c2", "d4", "a1", "d5", "g1", "d6"]))
    page.settled()
    page.click("c3")
    page.settled()
    page.driver.execute_script(LISTEN)
    page.press("undo")
    assert page.settled()["steps"] == []
    assert heard() == ["At turn 6: d6. Black to play"]


def test_a_cell_s_threats_are_said_as_far_as_they_are_drawn(page: Page) -> None:
    page.visit(share_link("sum", 5, ["a2", "a1", "e5"]))
    page.settled()
    page.set_switches(threats=True)
    assert "in danger" in page.cell_label("a1").split(", ")
    assert "in danger" not in page.cell_label("e5")
    page.set_switches(threats=False)
    assert "in danger" not in page.cell_label("a1")
    page.set_switches(threats=True)


def test_a_loop_that_has_not_won_is_said_with_its_count(page: Page) -> None:
    match = find_position(
        "subsume", 4, lambda found: bool(found.game.threats(found.position).loops) and not found.is_over
    )
    page.visit(share_link("subsume", 4, match.turns))
    page.settled()
    (loop, *_) = (page.state() or {})["threats"]["loops"]
    words = f"loop for {loop['colour'].capitalize()} {loop['count']}/{loop['needed']}"
    assert all(words in page.cell_label(cell).split(", ") for cell in loop["cells"])


def test_a_whole_game_is_typed(page: Page) -> None:
    page.visit(share_link("sunspot", 3, []))
    page.settled()
    match, random = py_engine.new_match("sunspot", size=3), Random("typed")
    while not match.is_over:
        text = random.choice(match.legal_turns(limit=40))
        match.play(text)
        follow_passes(match)
        state = type_turn(page, text)
        assert facts_of_page(state) == facts_of_mirror(match), text
        assert page.element("typed-text").get_attribute("value") == ""
    assert state["over"]


def test_a_typed_turn_that_is_not_allowed_is_quoted_in_place_and_kept(page: Page) -> None:
    page.visit(share_link("parasol", 3, ["c3"]))
    before = page.settled()
    for typed in ("c3", "z9", "c3 and more"):
        assert type_turn(page, typed) == before
        page.wait(lambda: page.text("typed-problem"))
        assert typed in page.text("typed-problem")
        assert page.element("typed-text").get_attribute("value") == typed
        assert page.element("typed-text").get_attribute("aria-invalid") == "true"
    page.typed_turn().send_keys("x")
    assert page.text("typed-problem") == "", "it goes with the next letter"


def test_a_typed_step_leaves_the_turn_open(page: Page) -> None:
    page.visit(share_link("surmount", 4, ["c2", "d4", "a1", "d5", "g1", "d6"]))
    page.settled()
    assert type_turn(page, "c3…")["steps"] == ["c3"]
    assert type_turn(page, "c4")["steps"] == ["c3", "c4"]
    assert type_turn(page, "xd5")["last_turn"] == "c3,c4(xd5)"


def test_a_whole_game_is_played_with_keys_alone(page: Page) -> None:
    page.visit(share_link("parasol", 2, []))
    page.settled()
    page.driver.execute_script("document.activeElement.blur(); scrollTo(0, 0)")
    for _ in range(40):
        ActionChains(page.driver).send_keys(Keys.TAB).perform()
        if page.driver.switch_to.active_element.get_attribute("role") == "gridcell":
            break
    keys = {Keys.ARROW_LEFT, Keys.ARROW_RIGHT, Keys.ARROW_UP, Keys.ARROW_DOWN}
    state, random = page.settled(), Random("keys")
    for _ in range(400):
        if state["over"]:
            break
        focused = page.driver.switch_to.active_element
        assert focused.get_attribute("role") == "gridcell", "the focus stays on the board"
        if focused.get_attribute("data-cell") in state["targets"]:
            ActionChains(page.driver).send_keys(Keys.ENTER).perform()
            state = page.settled()
        else:
            ActionChains(page.driver).send_keys(random.choice(sorted(keys))).perform()
    assert state["over"]


# --- giving up


def test_resigning_asks_first_and_can_be_taken_back(page: Page) -> None:
    page.visit(share_link("parasol", 3, ["c3", "b2"]))
    page.settled()
    page.press("resign")
    assert "Blue" in page.text("confirm")
    page.driver.find_element(By.CSS_SELECTOR, "#confirm footer button").click()
    assert page.text("status-title") == "Red to play", "it was only asked"
    page.resign()
    assert page.text("status-title") == "Blue wins"
    assert page.text("status-detail").startswith("Red has resigned.")
    page.click("d2")
    assert page.settled()["turns"] == ["c3", "b2"], "the game is over"
    page.press("playOn")
    assert page.text("status-title") == "Red to play"
    page.resign()
    page.press("undo")
    assert page.settled()["turns"] == ["c3", "b2"], "what was taken back is the resignation"
    assert page.text("status-title") == "Red to play"


def test_against_a_computer_the_person_resigns_even_on_the_computer_s_turn(page: Page) -> None:
    page.visit(share_link("parasol", 3, ["c3"]))
    page.settled()
    page.set_side(0, "drizzle")
    page.settled()
    page.resign()
    assert page.text("status-title") == "Drizzle won"
    assert page.text("status-detail").startswith("You resigned.")
