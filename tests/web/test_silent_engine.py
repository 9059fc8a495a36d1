"""An engine that no longer answers is replaced, and nothing of the game is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver.common.by import By

from tests.web.support.against_the_computer import start_against_endless_thinker
from tests.web.support.boards import Boards
from tests.web.support.chromium import run_first
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press
from tests.web.support.replaced_engine import NOTE, workers
from tests.web.support.screens import close_dialogs
from tests.web.support.workers import HELD_SECONDS, KNOWN_WORKERS

# No other module finds a page whose workers are within reach.
pytestmark = pytest.mark.usefixtures("leaves_no_page_behind")

# The first engine of a page starts, but never answers a request.
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

# To the page a worker in an endless loop is one that gives no answer. Previews are still answered: the page asks for
# these by itself, and its patience would begin with one of them, before a test has asked for anything.
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

# The page expects no answer to some requests, so time passes until it has replaced the engine.
LET_PATIENCE_END = """
if (workers.length > 1) return true;
if (unanswered > 0) letSecondsPass(arguments[0]);
return false;
"""
# More than the page waits for an answer, and less.
TOO_LONG, NOT_LONG = 40, 20

# Only the last worker is still there for the next test.
MEND = "window.workers?.splice(0, workers.length - 1)"


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page whose workers are within reach, and whose seconds pass when a test says so."""
    with run_first(page.driver, KNOWN_WORKERS, HELD_SECONDS):
        yield page
    close_dialogs(page)
    page.driver.execute_script(MEND)


def let_patience_end(page: Page) -> None:
    """Once the engine leaves something unanswered let time pass until the page has replaced it."""
    page.wait(lambda: page.driver.execute_script(LET_PATIENCE_END, TOO_LONG))


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


def test_the_second_engine_brings_back_the_last_game_if_the_first_is_silent(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    with run_first(page.driver, FIRST_IS_SILENT):
        page.reload()
    let_patience_end(page)
    assert page.settled()["turns"] == ["c3"]
    assert workers(page) == 2


def test_the_second_engine_brings_back_a_match_of_a_gauntlet_if_the_first_is_silent(page: Page) -> None:
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


def test_a_gauntlet_that_gets_no_answer_is_not_lost(page: Page) -> None:
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


def test_the_second_engine_opens_a_link_if_the_first_is_silent(page: Page) -> None:
    with run_first(page.driver, FIRST_IS_SILENT):
        page.open(share_link("parasol", 3, ["c3"]))
    let_patience_end(page)
    assert page.settled()["turns"] == ["c3"]
    assert workers(page) == 2


def test_an_embedded_board_that_gets_no_answer_can_be_asked_again(page: Page) -> None:
    boards = Boards(page.driver)
    with run_first(page.driver, FIRST_IS_SILENT):
        boards.open(f"{page.url}rules/surmount.html")
    page.driver.execute_script("document.querySelector('sunstones-board[mode=replay]').id = 'replay'")
    boards.press("replay", "Previous turn")
    let_patience_end(page)
    progress = "root.querySelector('progress').hidden"
    page.wait(lambda: "the engine gave no answer" in boards.text("replay"))
    assert boards.of("replay", progress) is True
    page.wait(lambda: workers(page) == 2)
    count = "root.querySelector('.count')?.textContent ?? ''"
    step = boards.of("replay", count)
    boards.press("replay", "Previous turn")
    page.wait(lambda: boards.of("replay", count) not in ("", step))


def test_a_new_game_that_gets_no_answer_leaves_the_old_one_and_says_why(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    page.resign()
    page.driver.execute_script(SILENCE)
    press(page, "resultRematch")
    let_patience_end(page)
    page.wait(lambda: page.text("note") == "This cannot be opened: the engine gave no answer")
    assert page.settled()["turns"] == ["c3"]


def test_the_share_dialog_says_that_the_engine_gives_no_text_of_the_game(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    page.driver.execute_script(SILENCE)
    press(page, "openShare")
    let_patience_end(page)
    page.wait(lambda: "the engine gave no answer" in page.text("share"))
    link = str(page.element("share-link").get_attribute("value"))
    assert link.endswith("turns=c3"), "what the page knows by itself can be shared"
