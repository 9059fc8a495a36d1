"""Further workers: when there are any, and what becomes of the analysis when one of them dies."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.web.support.against_the_computer import ENDLESS
from tests.web.support.chromium import run_first
from tests.web.support.page import Page
from tests.web.support.positions import find_position
from tests.web.support.replaced_engine import workers
from tests.web.support.screens import close_dialogs
from tests.web.support.study import playouts, show, switch_analysis, texts
from tests.web.support.workers import KILL, KNOWN_WORKERS, NOTED_ENDS

# No other module finds a page whose workers are within reach.
pytestmark = pytest.mark.usefixtures("leaves_no_page_behind")

# Two processors; the test sets whether the page is visible.
TWO_PROCESSORS = """
Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 2, configurable: true });
let isHidden = false;
Object.defineProperty(document, "hidden", { get: () => isHidden });
window.hide = (next) => {
  isHidden = next;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""

# The page is between the engine and its further workers: it counts the batches played, and may answer nonsense.
COUNTED_RESULTS = """
window.results = window.looked = 0;
window.MessageChannel = class {
  constructor() {
    const [one, other] = [new this.constructor.Real(), new this.constructor.Real()];
    const pass = (from, to) => {
      from.onmessage = ({ data, ports }) => {
        if (/^\\d+ /.test(data)) results += 1;
        if (/^\\d+ \\S+;/.test(data)) looked += 1;
        to.postMessage(/^\\d+( |$)/.test(data) ? (window.nonsense ?? data) : data, [...ports]);
      };
    };
    pass(one.port2, other.port2);
    pass(other.port2, one.port2);
    this.port1 = one.port1;
    this.port2 = other.port1;
  }
  static Real = MessageChannel;
};
"""

ALIVE = "return workers.filter(({ hasEnded }) => !hasEnded).length"


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page on a device with two processors; each test begins with a new one."""
    page.driver.get("about:blank")
    with run_first(page.driver, TWO_PROCESSORS, NOTED_ENDS, KNOWN_WORKERS, COUNTED_RESULTS):
        yield page
    page.driver.execute_script("localStorage.clear(); sessionStorage.clear()")
    page.driver.get("about:blank")


def alive(page: Page) -> int:
    return int(page.driver.execute_script(ALIVE))


def played(page: Page) -> int:
    """The number of batches that further workers have played."""
    return int(page.driver.execute_script("return results"))


def looked(page: Page) -> int:
    """The number of batches among these that hold evaluations of a network."""
    return int(page.driver.execute_script("return looked"))


def analyse(page: Page, game: str = "sum", size: int = 7) -> None:
    show(page, find_position(game, size, lambda match: len(match.turns) == 4))
    switch_analysis(page, on=True)


def set_helpers(page: Page, *, on: bool) -> None:
    page.open_settings()
    switch = page.bring_forward(page.element("setting-helpers"))
    if switch.is_selected() != on:
        switch.click()
    close_dialogs(page)


def wait_for_progress(page: Page, more: int = 500) -> None:
    page.wait(lambda: any(map(re.compile(r"\d").search, texts(page, "#analysis .remark"))))
    before = playouts(page)
    page.wait(lambda: playouts(page) > before + more)


def test_a_page_starts_no_further_worker_before_there_is_something_to_help_with(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=4, sides=("human", "nomad"))
    page.settled()
    page.click("d4")
    page.wait(lambda: len(page.settled()["turns"]) == 2)
    assert workers(page) == 1


def test_an_analysis_has_a_further_worker_and_goes_on_when_that_dies(page: Page) -> None:
    analyse(page)
    page.wait(lambda: played(page) > 3)
    assert alive(page) == workers(page) == 2
    page.driver.execute_script(KILL)
    assert alive(page) == 1
    wait_for_progress(page)
    assert page.stage() == "ready"
    assert page.text("note") == ""
    assert workers(page) == 2


def test_a_further_worker_that_answers_nonsense_is_dismissed_and_the_analysis_goes_on(page: Page) -> None:
    show(page, find_position("sum", 7, lambda match: len(match.turns) == 4))
    page.driver.execute_script("window.nonsense = '0x1p9999'")
    switch_analysis(page, on=True)
    page.wait(lambda: workers(page) == 2)
    page.wait(lambda: alive(page) == 1)
    wait_for_progress(page)
    assert page.stage() == "ready"
    assert page.text("note") == ""
    assert workers(page) == 2


# A proof is followed by a review, which is stopped: which of them ended so, and which Python still has.
JOBS = """
const { proxy, wrap } = await import(new URL("vendor/comlink.js", document.baseURI));
const engine = wrap(workers[0]);
const ask = async (request) => JSON.parse(await engine.request(77, request)).ok;
const begin = (id, verb, onReport) => engine.job(77, id, { do: verb }, proxy(onReport));
await ask({ do: "new", game: "sum", size: 7 });
for (const turn of turns) await ask({ do: "play", turn });
const proof = begin(1, "prove", () => {});
let review;
await new Promise((begun) => { review = begin(2, "review", (report) => report && begun()); });
await engine.stop(77, 1);
// It has so many turns to look at that it cannot have ended by itself, however late this is.
await engine.stop(77, 2);
const ends = [(await proof).last, (await review).last];
const left = [];
for (const job of ["prove", "review"]) if (await ask({ do: "slice", job, milliseconds: 1 })) left.push(job);
done([ends, left]);
"""


def test_a_job_that_is_stopped_or_followed_by_another_leaves_nothing_in_the_engine(page: Page) -> None:
    page.visit()
    page.settled()
    page.driver.set_script_timeout(30)
    turns = find_position("sum", 7, lambda match: len(match.turns) == 30).turns
    script = f"(async (turns, done) => {{ {JOBS} }})(...arguments)"
    assert page.driver.execute_async_script(script, list(turns)) == [[None, None], []]


def test_a_further_worker_asks_the_network_where_the_analysis_does(page: Page) -> None:
    analyse(page, "subsume", 6)
    page.wait(lambda: looked(page) > 3)
    assert alive(page) == workers(page) == 2
    wait_for_progress(page)


def test_a_strong_opponent_has_a_further_worker(page: Page) -> None:
    page.visit()
    page.new_game("sum", size=7, sides=("human", "terrace"), seconds=ENDLESS)
    page.settled()
    page.click("d4")
    page.wait(lambda: played(page) > 3)
    page.press("undo")
    assert page.settled()["turns"] == []


def test_where_the_setting_is_off_there_is_none(page: Page) -> None:
    page.visit()
    page.settled()
    set_helpers(page, on=False)
    analyse(page)
    wait_for_progress(page)
    assert workers(page) == 1
    set_helpers(page, on=True)
    page.wait(lambda: played(page) > 0)
    set_helpers(page, on=False)
    page.wait(lambda: alive(page) == 1)
    wait_for_progress(page)


def test_while_the_page_is_not_seen_there_is_none(page: Page) -> None:
    analyse(page)
    page.wait(lambda: played(page) > 0)
    page.driver.execute_script("hide(true)")
    page.wait(lambda: alive(page) == 1)
    before = played(page)
    page.driver.execute_script("hide(false)")
    page.wait(lambda: played(page) > before)
    assert workers(page) == 3


def test_an_engine_that_is_replaced_gets_a_further_worker_of_its_own(page: Page) -> None:
    analyse(page)
    page.wait(lambda: played(page) > 0)
    page.driver.execute_script("workers[0].terminate()")
    page.wait(lambda: workers(page) == 4 and page.stage() == "ready")
    before = played(page)
    page.wait(lambda: played(page) > before and alive(page) == 2)
