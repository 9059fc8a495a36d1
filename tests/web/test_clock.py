"""The clock, with time in the test's own hands; and two computers, who can be watched turn by turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver.common.by import By

import py_engine
from tests.web.support.chromium import run_first
from tests.web.support.page import Page
from tests.web.support.pressing import press

# From now on the page's time passes only when a test says so.
STOP_TIME = "window.fakeTime = performance.now(); performance.now = () => window.fakeTime;"
LET_TIME_PASS = "window.fakeTime += arguments[0] * 1000;"
GIVE_TIME_BACK = "delete performance.now;"

# A turn that waits to be watched goes on waiting.
HOLD_TURNS = """
const beginTimer = setTimeout;
window.setTimeout = (call, delay, ...values) => (delay < 1000 ? beginTimer(call, delay, ...values) : 0);
"""
# The clocks are set and painted, as when the page comes to be seen.
LOOK_AT_CLOCKS = "document.dispatchEvent(new Event('visibilitychange'));"


@pytest.fixture(autouse=True)
def time_goes_on_afterwards(page: Page) -> Iterator[None]:
    yield
    page.driver.execute_script(GIVE_TIME_BACK)


def start(page: Page, minutes: str, increment: str = "0") -> None:
    """A game between two people with a clock, its first turn played, time standing still."""
    page.visit()
    page.dialog.open()
    page.dialog.fill("parasol", size=3)
    page.choose("field-minutes", minutes)
    page.choose("field-increment", increment)
    page.dialog.element.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    page.settled()
    page.driver.execute_script(STOP_TIME)
    page.click("c3")
    page.settled()


def watch_two_computers(page: Page, seconds: str, *, minutes: str | None = None, turns: int = 1) -> None:
    """Start a game between two computers and wait until at least this many turns are played."""
    page.visit()
    # No turn of this one can be taken for one of those that are waited for.
    page.new_game("parasol", size=3)
    page.settled()
    page.dialog.open()
    page.dialog.fill("sum", size=9, sides=("pike", "pike"), seconds=seconds)
    if minutes is not None:
        page.choose("field-minutes", minutes)
    page.dialog.element.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    page.wait(lambda: len((page.state() or {"turns": []})["turns"]) >= turns)


def clocks(page: Page) -> list[str]:
    """The texts of the visible clocks."""
    return [one.text for one in page.driver.find_elements(By.CSS_SELECTOR, ".player-clock") if one.is_displayed()]


def let_pass(page: Page, seconds: float) -> None:
    page.driver.execute_script(LET_TIME_PASS, seconds)


def test_a_game_has_no_clock_unless_one_is_chosen(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    assert clocks(page) == []
    page.dialog.open()
    assert page.element("field-minutes").get_attribute("value") == "none"
    assert not page.driver.find_elements(By.ID, "field-increment")


def test_a_turn_takes_time_and_adds_the_increment(page: Page) -> None:
    start(page, "5", "10")
    assert clocks(page) == ["5:00", "5:00"], "the first turn takes no time"
    let_pass(page, 40)
    page.wait(lambda: clocks(page) == ["5:00", "4:20"])
    page.click("b2")
    page.settled()
    assert clocks(page) == ["5:00", "4:30"]
    let_pass(page, 5)
    page.wait(lambda: clocks(page) == ["4:55", "4:30"])


def test_a_player_out_of_time_has_lost_and_may_play_on_without_the_clock(page: Page) -> None:
    start(page, "1")
    let_pass(page, 61)
    page.wait(lambda: page.text("status-title") == "Red wins")
    assert page.text("status-detail").startswith("Blue has lost on time.")
    page.click("b2")
    assert page.settled()["turns"] == ["c3"], "the game is over"
    page.press("playOn")
    assert page.text("status-title") == "Blue to play"
    assert clocks(page) == []
    page.click("b2")
    assert page.settled()["turns"] == ["c3", "b2"]


def test_the_clock_stops_at_an_earlier_position_and_at_the_end_of_the_game(page: Page) -> None:
    start(page, "5")
    page.click("b2")
    page.settled()
    press(page, "turnBack")
    page.settled()
    let_pass(page, 60)
    page.driver.find_element(By.CSS_SELECTOR, "#turn-tools [data-do=turnOn]").click()
    page.settled()
    assert clocks(page) == ["5:00", "5:00"]
    let_pass(page, 60)
    page.wait(lambda: clocks(page) == ["4:00", "5:00"])
    page.resign()
    page.wait(lambda: page.text("status-title").endswith("wins"))
    let_pass(page, 60)
    page.settled()
    assert clocks(page) == ["4:00", "5:00"]


def test_a_reload_keeps_the_time_and_a_lost_game_stays_lost(page: Page) -> None:
    start(page, "5")
    let_pass(page, 130)
    page.wait(lambda: clocks(page) == ["5:00", "2:50"])
    with run_first(page.driver, STOP_TIME):
        page.reload()
    page.settled()
    assert clocks(page) == ["5:00", "2:50"]
    let_pass(page, 300)
    page.wait(lambda: page.text("status-title") == "Red wins")
    page.reload()
    page.settled()
    assert page.text("status-title") == "Red wins"
    assert page.text("status-detail").startswith("Blue has lost on time.")


def test_a_game_from_elsewhere_has_no_clock_though_the_one_before_had(page: Page) -> None:
    start(page, "5")
    page.paste("subsume 3: a1 b2")
    page.wait(lambda: page.settled()["game"] == "subsume")
    assert clocks(page) == []


def test_a_friend_who_plays_by_link_is_offered_no_clock(page: Page) -> None:
    page.visit()
    page.dialog.open()
    page.dialog.fill("parasol", size=3)
    page.choose("field-minutes", "5")
    page.dialog.fill("parasol", size=3, sides=("human", "friend"))
    assert not page.driver.find_elements(By.ID, "field-minutes")
    assert not page.driver.find_elements(By.ID, "field-increment")
    page.dialog.element.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    page.settled()
    assert clocks(page) == []


def test_a_game_that_goes_on_by_link_has_no_clock_any_more(page: Page) -> None:
    start(page, "5")
    press(page, "openShare")
    page.driver.find_element(By.CSS_SELECTOR, "[data-do=playByLink]").click()
    assert clocks(page) == []
    let_pass(page, 301)
    page.settled()
    assert page.text("status-title") == "Your friend’s turn"


def test_a_clock_makes_an_opponent_no_stronger(page: Page) -> None:
    pike = py_engine.opponents_of("sum")[2]
    page.visit()
    page.dialog.open()
    page.dialog.fill("sum", size=9, sides=("human", pike.id))
    page.choose("field-minutes", "1")
    page.dialog.element.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    page.settled()
    page.click("e5")
    page.settled()
    assert f"({pike.playouts} lines tried)" in page.text("thought")


def test_two_computers_can_be_watched_turn_by_turn(page: Page) -> None:
    watch_two_computers(page, "0.3")
    assert page.element("pace").is_displayed()
    assert not page.button("hint").is_displayed(), "it could never be pressed"
    page.press("pause")
    turns = page.settled()["turns"]
    for count in (1, 2):
        page.press("oneTurn")
        assert len(page.settled()["turns"]) == len(turns) + count
        assert page.text("status-title") == "Paused"


def test_a_person_who_takes_a_side_over_during_a_single_turn_is_to_move_after_it(page: Page) -> None:
    watch_two_computers(page, "1")
    page.press("pause")
    mover = page.settled()["to_move"]
    page.press("oneTurn")
    page.set_side(1 - mover, "human")
    state = page.settled()
    assert state["to_move"] == 1 - mover
    assert (page.text("status-title"), page.text("status-colour")) == ("Your turn", ("White", "Black")[1 - mover])
    page.click(next(iter(state["targets"])))
    assert len(page.settled()["turns"]) == len(state["turns"]) + 2, "and the computer answers"


def test_a_pause_for_watching_costs_a_computer_no_time(page: Page) -> None:
    watch_two_computers(page, "0.3", minutes="5", turns=2)
    page.driver.execute_script(STOP_TIME + HOLD_TURNS)
    page.choose("pace", "3")
    page.wait(lambda: page.element("progress").get_attribute("value") == "1")
    before = clocks(page)
    let_pass(page, 40)
    page.driver.execute_script(LOOK_AT_CLOCKS)
    assert clocks(page) == before
    page.press("pause")
    page.driver.get("about:blank")  # with this pace other tests would take long


def test_two_computers_keep_the_pace_that_is_chosen(page: Page) -> None:
    watch_two_computers(page, "0.3", turns=2)
    page.driver.execute_script(STOP_TIME)
    page.choose("pace", "3")
    page.press("pause")
    turns = page.settled()["turns"]
    page.reload()
    page.settled()
    assert page.element("pace").get_attribute("value") == "3"
    assert page.settled()["turns"] == turns
    page.driver.get("about:blank")  # with this pace other tests would take long
