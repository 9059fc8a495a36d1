"""An engine that dies after its start is started anew, and nothing of the game is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from tests.web.support.against_the_computer import start_against_endless_thinker
from tests.web.support.boards import Boards
from tests.web.support.chromium import run_first
from tests.web.support.page import Page, share_link
from tests.web.support.positions import stand_inside_a_turn
from tests.web.support.screens import close_dialogs
from tests.web.support.workers import KILL, KNOWN_WORKERS

# As Comlink writes it: what the worker offers under this name is no function any more, so every request fails in it.
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

# The first engine of a page starts, but never answers what it is asked.
FIRST_IS_SILENT = """
window.unanswered = 0;
window.Worker = class extends Worker {
  constructor(...values) {
    super(...values);
    this.isFirst = workers.length === 1;
  }
  postMessage(message, ...others) {
    const isSilent = this.isFirst && message.path?.[0] === "request";
    if (isSilent) unanswered += 1;
    else super.postMessage(message, ...others);
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

# From the page's side a worker in an endless loop is one that gives no answer. It answers previews still: the page asks
# for these by itself, and its patience would begin with one of them, before a test has asked for anything.
SILENCE = """
window.unanswered = 0;
const worker = workers.at(-1);
const post = worker.postMessage.bind(worker);
worker.postMessage = (message, ...others) => {
  const isPreview = message.argumentList?.some(({ value }) => value?.do === "preview");
  if (isPreview) post(message, ...others);
  else unanswered += 1;
};
"""
# The page's patience is counted in ticks of a timer, each of them a second: here they pass when a test says so.
HELD_SECONDS = """
const { setInterval: begin, clearInterval: end } = window;
const seconds = new Map();
window.setInterval = (call, delay, ...values) => {
  if (delay < 1000) return begin(call, delay, ...values);
  const timer = begin(() => {}, delay);
  seconds.set(timer, call);
  return timer;
};
window.clearInterval = (timer) => {
  seconds.delete(timer);
  end(timer);
};
window.letSecondsPass = (count) => {
  for (let second = 0; second < count; second += 1) for (const call of [...seconds.values()]) call();
};
"""
# To some of what is asked the page expects no answer, so time passes until it has given the engine up.
LET_PATIENCE_END = """
if (workers.length > 1) return true;
if (unanswered > 0) letSecondsPass(arguments[0]);
return false;
"""
# More than the page waits for an answer, and less.
TOO_LONG, NOT_LONG = 40, 20

NOTE = "The engine had stopped, so it is started again; the game goes on where it was."


# What a test has done to a page that the next one may use: only its last worker is still there.
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


@pytest.fixture(scope="module", autouse=True)
def leaves_no_page_behind(driver: Chrome) -> Iterator[None]:
    """The workers are within reach on a page of this module only, and no other module finds it."""
    driver.get("about:blank")
    yield
    driver.get("about:blank")


def let_patience_end(page: Page) -> None:
    """Once the engine leaves something unanswered let time pass until the page has replaced it."""
    page.wait(lambda: page.driver.execute_script(LET_PATIENCE_END, TOO_LONG))


def workers(page: Page) -> int:
    """How many workers the page has started so far."""
    return int(page.driver.execute_script("return workers.length"))


@pytest.mark.parametrize("blow", [KILL, BREAK])
def test_a_worker_that_dies_between_two_turns_is_replaced_and_the_game_goes_on(page: Page, blow: str) -> None:
    page.visit()
    page.play_one_stone()
    page.driver.execute_script(blow)
    page.click("b2")
    assert page.settled()["turns"] == ["c3", "b2"]
    assert workers(page) == 2
    page.press("undo")
    assert page.settled()["turns"] == ["c3"]


def test_the_steps_of_an_unfinished_turn_are_not_lost_and_the_person_is_told_in_one_sentence(page: Page) -> None:
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
    page.wait(lambda: "playouts" in page.text("thought") and not page.text("thought").startswith("0 "))
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


def test_a_worker_that_no_longer_answers_is_replaced_and_nothing_is_lost(page: Page) -> None:
    page.visit()
    before = page.play_one_stone()
    page.driver.execute_script(SILENCE)
    page.click("b2")
    let_patience_end(page)
    page.wait(lambda: page.text("note") == NOTE)
    page.wait(lambda: workers(page) == 2 and page.stage() == "ready")
    assert page.settled() == before, "what it hung over is not asked again"
    page.click("b2")
    assert page.settled()["turns"] == ["c3", "b2"]


def test_a_long_search_is_not_taken_for_silence(page: Page) -> None:
    start_against_endless_thinker(page)
    for _ in range(2 * TOO_LONG // NOT_LONG):
        page.driver.execute_script("letSecondsPass(arguments[0])", NOT_LONG)
        before = page.text("thought")
        page.wait(lambda before=before: page.text("thought") != before)
    assert workers(page) == 1
    assert page.text("note") == ""
    page.press("undo")
    assert page.settled()["turns"] == []


def test_the_last_game_is_brought_back_by_the_second_engine_where_the_first_gives_no_answer(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    with run_first(page.driver, FIRST_IS_SILENT):
        page.reload()
    let_patience_end(page)
    assert page.settled()["turns"] == ["c3"]
    assert workers(page) == 2


def test_a_kept_game_that_two_engines_died_over_is_put_aside(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    kept = page.driver.execute_script("return localStorage.getItem('sunstones.game')")
    with run_first(page.driver, LOADS_THAT_KILL):
        page.reload()
    assert page.settled()["turns"] == []
    note = "Your last game could not be brought back, so a new one begins: the engine gave no answer"
    assert page.text("note") == note
    assert page.driver.execute_script("return loads") == 2, "it is not tried a third time"
    assert page.driver.execute_script("return localStorage.getItem('sunstones.game.unreadable')") == kept
    assert page.driver.find_element(By.CSS_SELECTOR, "#asides [data-do=downloadUnreadable]").is_displayed()
    page.driver.execute_script("localStorage.clear(); sessionStorage.clear()")


def test_a_link_that_two_engines_died_over_is_given_up(page: Page) -> None:
    with run_first(page.driver, LOADS_THAT_KILL):
        page.open(share_link("parasol", 3, ["c3"]))
    assert page.settled()["turns"] == []
    assert page.text("note") == "The link could not be opened: the engine gave no answer"
    assert page.driver.execute_script("return [loads, location.hash]") == [2, ""]
    page.driver.execute_script("localStorage.clear(); sessionStorage.clear()")


def test_a_match_of_a_gauntlet_is_not_lost_where_the_engine_gives_no_answer(page: Page) -> None:
    page.visit()
    page.start_gauntlet()
    page.settled()
    page.click("e5")
    turns = page.settled()["turns"]
    with run_first(page.driver, FIRST_IS_SILENT):
        page.reload()
    let_patience_end(page)
    assert page.settled()["turns"] == turns
    assert workers(page) == 2
    assert page.element("ladder").is_displayed()


def test_a_gauntlet_that_gets_no_answer_stands_where_it_stood(page: Page) -> None:
    page.visit()
    page.start_gauntlet()
    page.settled()
    page.driver.execute_script(SILENCE)
    page.start_gauntlet()
    let_patience_end(page)
    page.wait(lambda: "the engine gave no answer" in page.dialog.element.text)
    assert page.element("mode-gauntlet").is_selected()
    page.dialog.element.find_element(By.CSS_SELECTOR, ".close").click()
    assert page.element("ladder").is_displayed()
    page.click("e5")
    turns = page.settled()["turns"]
    assert len(turns) > 0
    page.reload()
    assert page.settled()["turns"] == turns, "its turns are still kept"


def test_a_link_is_opened_by_the_second_engine_where_the_first_gives_no_answer(page: Page) -> None:
    with run_first(page.driver, FIRST_IS_SILENT):
        page.open(share_link("parasol", 3, ["c3"]))
    let_patience_end(page)
    assert page.settled()["turns"] == ["c3"]
    assert workers(page) == 2


def test_an_embedded_board_that_gets_no_answer_can_be_asked_again(page: Page) -> None:
    boards = Boards(page.driver)
    boards.open(f"{page.url}rules/surmount.html")
    page.driver.execute_script("document.querySelector('sunstones-board[mode=replay]').id = 'replay'")
    boards.press("replay", "One turn back")
    page.wait(lambda: workers(page) == 1)
    page.driver.execute_script(SILENCE)
    let_patience_end(page)
    progress = "root.querySelector('progress').hidden"
    page.wait(lambda: "the engine gave no answer" in boards.text("replay"))
    assert boards.of("replay", progress) is True
    page.wait(lambda: workers(page) == 2)
    count = "root.querySelector('.count')?.textContent ?? ''"
    step = boards.of("replay", count)
    boards.press("replay", "One turn back")
    page.wait(lambda: boards.of("replay", count) not in ("", step))


def test_another_game_that_gets_no_answer_leaves_the_old_one_and_says_why(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    page.resign()
    page.driver.execute_script(SILENCE)
    page.press("again")
    let_patience_end(page)
    page.wait(lambda: page.text("note") == "This cannot be opened: the engine gave no answer")
    assert page.settled()["turns"] == ["c3"]


def test_the_share_dialog_says_where_the_engine_gives_it_no_text_of_the_game(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    page.driver.execute_script(SILENCE)
    page.driver.find_element(By.CSS_SELECTOR, "[data-do=openShare]").click()
    let_patience_end(page)
    page.wait(lambda: "the engine gave no answer" in page.text("share"))
    link = str(page.element("share-link").get_attribute("value"))
    assert link.endswith("turns=c3"), "what the page knows by itself can be shared all the same"
