"""An engine that dies after its start is started again, and nothing of the game is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver.common.by import By

from tests.web.support.against_the_computer import start_against_endless_thinker
from tests.web.support.chromium import run_first
from tests.web.support.page import Page, share_link
from tests.web.support.positions import stand_inside_a_turn
from tests.web.support.replaced_engine import NOTE, lose_between_two_turns, workers
from tests.web.support.screens import close_dialogs
from tests.web.support.workers import HELD_SECONDS, KILL, KNOWN_WORKERS, NOTED_ENDS

# No other module finds a page whose workers are within reach.
pytestmark = pytest.mark.usefixtures("leaves_no_page_behind")

# In Comlink's format: the worker's entry under this name is no longer a function, so every request fails in it.
BREAK = """
const value = { type: "RAW", value: null };
workers.at(-1).postMessage({ id: "broken by a test", type: "SET", path: ["request"], value });
"""

STARTS_THAT_DIE = """
window.Worker = class extends Worker {
  postMessage(message, ...others) {
    super.postMessage(message, ...others);
    if (message.path?.[0] === "request" && window.isDeadly) this.terminate();
  }
};
"""

# A worker dies of every game that it is to open, as long as a test wants that.
LOADS_THAT_KILL = """
window.loads = 0;
window.isDeadlyToLoad = true;
window.Worker = class extends Worker {
  postMessage(message, ...others) {
    const isLoad = isDeadlyToLoad && message.argumentList?.some(({ value }) => value?.do === "load");
    if (isLoad) {
      loads += 1;
      this.terminate();
    } else super.postMessage(message, ...others);
  }
};
"""

ENDED = "return workers.filter(({ hasEnded }) => hasEnded).length"
# The browser does this for a page in its back-forward cache.
LEAVE = "dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))"
COME_BACK = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"

# The next test may use the page: nothing is deadly any more, and only the last worker is still there.
MEND = """
window.isDeadly = window.isDeadlyToLoad = false;
window.workers?.splice(0, workers.length - 1);
"""


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page whose workers can be killed; those of earlier tests are not counted."""
    with run_first(page.driver, STARTS_THAT_DIE, KNOWN_WORKERS, HELD_SECONDS):
        yield page
    close_dialogs(page)
    page.driver.execute_script(MEND)


@pytest.mark.parametrize("blow", [KILL, BREAK])
def test_a_worker_that_dies_between_two_turns_is_replaced_and_the_game_goes_on(page: Page, blow: str) -> None:
    page.visit()
    lose_between_two_turns(page, blow)
    page.press("undo")
    assert page.settled()["turns"] == ["c3"]


def test_an_unfinished_turn_survives_a_lost_engine_and_a_note_says_so(page: Page) -> None:
    match, step = stand_inside_a_turn(page)
    before = page.settled()
    page.driver.execute_script(KILL)
    page.wait(lambda: page.text("note"))
    assert page.text("note") == NOTE, "even if nothing was asked"
    page.wait(lambda: page.stage() == "ready" and workers(page) == 2)
    assert page.settled() == before
    assert page.text("note") == NOTE
    page.press("stop")
    assert page.settled()["turns"] == [*match.turns, step]


def test_a_computer_whose_worker_dies_thinks_again(page: Page) -> None:
    start_against_endless_thinker(page)
    page.driver.execute_script(KILL)
    page.wait(lambda: workers(page) == 2 and page.stage() == "ready")
    page.wait(lambda: "lines tried" in page.text("thought") and not page.text("thought").startswith("0 "))
    assert page.element("status").get_attribute("data-mood") == "thinking"
    assert page.text("note") == NOTE
    page.press("undo")
    assert page.settled()["turns"] == []


def test_what_was_taken_back_before_can_still_be_played_again(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    page.press("undo")
    assert page.settled()["can_redo"]
    page.driver.execute_script(KILL)
    page.wait(lambda: workers(page) == 2)
    page.settled()
    page.press("redo")
    assert page.settled()["turns"] == ["c3"]


def test_an_engine_that_dies_again_and_again_waits_for_a_person(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    page.driver.execute_script("window.isDeadly = true")
    page.click("b2")
    page.wait(lambda: page.stage() == "failed")
    page.driver.execute_script("window.isDeadly = false")
    page.press("retry")
    page.wait(lambda: page.stage() == "ready")
    assert page.settled()["turns"] == ["c3", "b2"]


def test_a_kept_game_that_kills_two_engines_is_put_aside(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    kept = page.driver.execute_script("return localStorage.getItem('sunstones.game')")
    with run_first(page.driver, LOADS_THAT_KILL):
        page.reload()
    assert page.settled()["turns"] == []
    note = "Your last game could not be opened, so a new one starts: the engine gave no answer"
    assert page.text("note") == note
    assert page.driver.execute_script("return loads") == 2, "it is not tried a third time"
    assert page.driver.execute_script("return localStorage.getItem('sunstones.game.unreadable')") == kept
    assert page.driver.find_element(By.CSS_SELECTOR, "#asides [data-do=downloadUnreadable]").is_displayed()
    page.driver.execute_script("localStorage.clear(); sessionStorage.clear()")


def test_a_link_that_kills_two_engines_is_given_up(page: Page) -> None:
    with run_first(page.driver, LOADS_THAT_KILL):
        page.open(share_link("parasol", 3, ["c3"]))
    assert page.settled()["turns"] == []
    assert page.text("note") == "The link could not be opened: the engine gave no answer"
    assert page.driver.execute_script("return [loads, location.hash]") == [2, ""]
    page.driver.execute_script("localStorage.clear(); sessionStorage.clear()")


def test_a_page_that_is_left_during_the_start_ends_its_engine_and_starts_it_anew_later(page: Page) -> None:
    # Chromium crashed now and then where a page went with a worker in the middle of its start.
    with run_first(page.driver, NOTED_ENDS):
        page.open(hold_engine=True)
    page.driver.execute_script(LEAVE)
    assert page.driver.execute_script(ENDED) == 1
    page.driver.execute_script(COME_BACK)
    assert page.settled()["turns"] == []
    assert page.driver.execute_script(ENDED) == 1


def test_a_page_that_is_left_later_keeps_its_engine(page: Page) -> None:
    with run_first(page.driver, NOTED_ENDS):
        page.open()
    page.settled()
    page.driver.execute_script(LEAVE)
    assert page.driver.execute_script(ENDED) == 0
    page.driver.execute_script(COME_BACK)
    page.new_game("sum", size=3)
    page.settled()
    page.click("b2")
    assert page.settled()["turns"] == ["b2"]
    assert page.driver.execute_script(ENDED) == 0
