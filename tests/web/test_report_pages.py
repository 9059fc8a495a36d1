"""The pages of reports: open to all readers, nothing wider than a phone, and there without a network."""

from __future__ import annotations

import pytest

import py_engine
from support.folders import SITE, WEB
from tests.web.support.axe import COLOURS, grave_issues
from tests.web.support.boards import Boards
from tests.web.support.kept_site import precache_of
from tests.web.support.page import Page
from tests.web.support.window import DESKTOP, PHONE

# Those that have been measured.
MEASURED = {path.stem.rpartition("-")[0] for path in (WEB / "reports" / "data").glob("*.json")}
GAMES = [info.id for info in py_engine.catalogue() if info.id in MEASURED]
# All come from one build; one of hexagons and one of squares are tested.
USUAL = ("subsume", "sum")
REPORTS = [game if game in USUAL else pytest.param(game, marks=pytest.mark.long_form) for game in GAMES]
WIDTH_OF_BOARD = "return document.querySelector('sunstones-board').shadowRoot.querySelector('canvas').offsetWidth"
TOO_WIDE = "return document.documentElement.scrollWidth - innerWidth"

# A sheet of A4 with its margins, in CSS pixels.
PAPER = (718, 1000)
PLOTS = """
return [...document.querySelectorAll("svg.plot")].map((plot) => {
  const { width, height } = plot.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
});
"""
TURNS = "return document.querySelectorAll('.turns span').length"

# The brightest part, 0 to 255, of the colour of each text; and whether the page leaves the paper as it is.
INKS = """
const texts = [...document.querySelectorAll(".report h2, .report h3, .report p, .report th, .report td")];
return texts.map((text) => Math.max(...getComputedStyle(text).color.match(/\\d+/g).slice(0, 3).map(Number)));
"""
LEAVES_PAPER = "return getComputedStyle(document.body).backgroundColor === 'rgba(0, 0, 0, 0)'"


@pytest.mark.parametrize("game", REPORTS)
def test_no_report_has_a_serious_issue_or_is_wider_than_a_phone(page: Page, game: str) -> None:
    Boards(page.driver).open(f"{page.url}reports/{game}.html")
    for size in (PHONE, DESKTOP):
        for dark in (False, True):
            page.resize(*size, dark=dark)
            assert grave_issues(page, COLOURS if dark else None) == []
            assert page.driver.execute_script(TOO_WIDE) <= 0
            assert page.driver.execute_script(WIDTH_OF_BOARD) > 300


def test_the_list_of_reports_has_no_serious_issue_and_leads_to_each(page: Page) -> None:
    page.driver.get(f"{page.url}reports/index.html")
    for dark in (False, True):
        page.resize(*PHONE, dark=dark)
        assert grave_issues(page, COLOURS if dark else None) == []
    for game in GAMES:
        assert page.driver.find_elements("css selector", f'th a[href^="{game}.html#size-"]'), game


def test_a_report_is_read_without_an_engine(page: Page) -> None:
    boards = Boards(page.driver)
    boards.open(f"{page.url}reports/sum.html")
    assert boards.engine_traces() == 0


def test_the_reports_are_kept_for_times_without_a_network() -> None:
    kept = precache_of(SITE)["files"]
    assert {f"reports/{game}.html" for game in GAMES} <= set(kept)
    assert {"reports/index.html", "reports/reports.css"} <= set(kept)


@pytest.mark.parametrize("game", REPORTS)
def test_without_scripts_a_report_has_all_its_plots_tables_and_turns(page: Page, game: str) -> None:
    Boards(page.driver).open(f"{page.url}reports/{game}.html")
    page.resize(*DESKTOP)
    with_scripts = page.driver.execute_script(PLOTS)
    assert with_scripts
    page.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        page.driver.get(f"{page.url}reports/{game}.html")
        assert not page.driver.execute_script("return customElements.get('sunstones-board') !== undefined")
        assert page.driver.execute_script(PLOTS) == with_scripts
        assert all(width > 100 and height > 50 for width, height in with_scripts)
        assert page.driver.execute_script(TURNS) > 10
    finally:
        page.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


@pytest.mark.parametrize("game", REPORTS)
def test_a_printed_report_is_dark_on_white_and_nothing_of_it_reaches_past_the_paper(page: Page, game: str) -> None:
    page.resize(*PAPER, dark=True)
    Boards(page.driver).open(f"{page.url}reports/{game}.html")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        inks = page.driver.execute_script(INKS)
        assert inks
        assert max(inks) < 100
        assert page.driver.execute_script(LEAVES_PAPER)
        assert page.driver.execute_script(TOO_WIDE) <= 0
        assert all(width > 100 for width, _ in page.driver.execute_script(PLOTS))
    finally:
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
