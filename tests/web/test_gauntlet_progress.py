"""Progress in the gauntlet is kept: it outlives a reload, damaged data and full storage, and counts in one tab only."""

from __future__ import annotations

import json

import pytest
from selenium.webdriver.common.by import By

from tests.web.support.chromium import run_first
from tests.web.support.gauntlet import (
    LAST_TURN,
    PARASOL,
    before_last_turn,
    go_on,
    key_of,
    play_last_turn,
    put,
    put_progress,
    rungs,
    stored,
    summary,
    take_offer,
)
from tests.web.support.page import Page

pytestmark = pytest.mark.usefixtures("leaves_nothing_behind")

NO_STORAGE = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("storage is switched off", "SecurityError"); },
});
"""
FULL_STORAGE = """
Storage.prototype.setItem = () => { throw new DOMException("no room is left", "QuotaExceededError"); };
"""


def test_the_rung_reached_outlives_a_reload(page: Page) -> None:
    play_last_turn(page, rung=0, match=before_last_turn(winner=0))
    page.open()
    page.settled()
    assert f"next is {PARASOL[1].name}" in page.text("offer")
    page.dialog.open()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=card-parasol]").click()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=mode-gauntlet]").click()
    states = page.dialog.element.find_elements(By.CSS_SELECTOR, ".ladder-state")
    assert [state.text for state in states] == ["beaten", "next", "to come", "to come", "to come"]
    assert "Best so far: 1 of 5" in page.dialog.element.text


def test_damaged_progress_is_used_as_far_as_it_can_be_read_and_the_rest_is_put_aside(page: Page) -> None:
    damaged = {"rung": "banana", "best": 3, "completions": 2, "playedAt": 1, "match": None}
    page.open_beside()
    put(page, key_of("subsume"), "{broken")
    put(page, key_of("sum"), json.dumps({"version": 1, "data": damaged}))
    put_progress(page, "parasol", version=99, rung=1, best=3, hat="green")
    page.open()

    page.start_gauntlet("subsume")
    page.settled()
    assert "“{broken”" in page.text("ladder")
    assert rungs(page)[0] == "now"
    assert summary(page, "subsume") == (0, 0, 0, True), "it begins anew"
    assert stored(page, f"{key_of('subsume')}.unreadable") == "{broken"

    page.start_gauntlet("sum")
    page.settled()
    assert 'rung "banana"' in page.text("ladder")
    assert summary(page, "sum") == (0, 3, 2, True)

    page.start_gauntlet("parasol")
    page.settled()
    assert "newer version" in page.text("ladder")
    assert rungs(page)[:2] == ["beaten", "now"]
    assert json.loads(stored(page, f"{key_of('parasol')}.unreadable"))["data"]["hat"] == "green"


def test_a_kept_match_with_a_turn_that_is_not_allowed_begins_anew_on_the_same_rung(page: Page) -> None:
    refused = "game=parasol&size=5&turns=c3 c3"
    state = go_on(page, rung=2, match=refused)
    assert state["turns"] == []
    assert "c3" in page.text("note")
    assert rungs(page)[2] == "now"
    aside = json.loads(stored(page, f"{key_of('parasol')}.unreadable"))
    assert aside["data"]["match"]["record"] == refused


@pytest.mark.parametrize("obstacle", [NO_STORAGE, FULL_STORAGE])
def test_without_storage_the_gauntlet_is_played_and_says_so(page: Page, obstacle: str) -> None:
    with run_first(page.driver, obstacle):
        page.open()
        page.settled()
        page.start_gauntlet()
        page.settled()
        page.click("e5")
        played = page.settled()["turns"]
        assert len(played) == 2
        assert "until you close the page" in page.text("ladder")
        page.new_game("parasol", size=2)
        page.settled()
        assert take_offer(page)["turns"] == played, "as long as the page is open nothing is lost"
        page.driver.get("about:blank")


def test_a_match_continued_in_another_tab_no_longer_counts_here(page: Page) -> None:
    go_on(page, rung=2, best=2, match=before_last_turn(winner=0))
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    second = page.driver.current_window_handle
    try:
        other = Page(page.driver, page.url)
        other.open()
        other.settled()
        state = take_offer(other)
        assert len(state["turns"]) == LAST_TURN

        page.driver.switch_to.window(first)
        page.wait(lambda: "another tab" in page.text("ladder"))
        assert not page.button("resign").is_displayed()
        (cell,) = state["targets"]
        page.click(cell)
        assert page.settled()["over"]
        assert summary(page) == (2, 2, 0, True), "it did not count"

        page.driver.switch_to.window(second)
        other.click(cell)
        other.settled()
        assert summary(other) == (3, 3, 0, False)
    finally:
        page.driver.switch_to.window(second)
        page.driver.close()
        page.driver.switch_to.window(first)
