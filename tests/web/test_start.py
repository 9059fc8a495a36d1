"""The page is of use before its engine is there, says how far that is, and says so when it cannot be had."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from conftest import SITE
from page import Page
from selenium.webdriver import Chrome

from serve import serve_folder

COLLECT_STAGES = """
window.stages = [];
document.addEventListener("DOMContentLoaded", () => {
  const note = () => {
    const stage = document.body.dataset.engine;
    if (stage && stage !== stages.at(-1)) stages.push(stage);
  };
  new MutationObserver(note).observe(document.body, { attributes: true, attributeFilter: ["data-engine"] });
});
"""

START_THAT_CANNOT_SUCCEED = """
const finish = arguments[0];
import("./engine/client.js").then(({ createClient }) => createClient({
  bootTimeout: 1,
  onStage: (stage, problem) => stage === "failed" && finish(problem),
}).start());
"""


def test_the_board_and_the_menus_are_there_before_the_engine(page: Page) -> None:
    page.open()
    page.wait(lambda: page.text("game-name"))
    assert page.state() is None
    assert page.text("game-name") == "Subsume"
    assert page.driver.execute_script("return sunstones.centreOf('f11')") is not None
    page.element("open-new-game").click()
    assert page.dialog().is_displayed()
    assert page.state() is None, "the engine was faster than the test: nothing was shown"


def test_the_start_runs_through_its_named_stages(page: Page) -> None:
    script = page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": COLLECT_STAGES})
    try:
        page.open()
        page.settled()
        assert page.driver.execute_script("return stages") == ["runtime", "micropip", "engine", "ready"]
    finally:
        page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def test_an_early_click_waits_for_the_engine_and_is_then_played(page: Page) -> None:
    page.open()
    page.wait(lambda: page.text("game-name"))
    page.click("d4")
    assert page.state() is None, "the engine was faster than the test: the click was not early"
    assert "d4" in page.text("status-detail")
    assert "waiting" in page.cell_label("d4")
    state = page.settled()
    assert state["turns"][0] == "d4"
    assert len(state["turns"]) == 2, "the computer has answered"


def test_of_two_early_clicks_the_later_one_counts_and_a_repeated_one_is_taken_back(page: Page) -> None:
    page.open()
    page.wait(lambda: page.text("game-name"))
    page.click("d4")
    page.click("e5")
    assert "waiting" in page.cell_label("e5")
    assert "waiting" not in page.cell_label("d4")
    page.wait_out_double_click()
    page.click("e5")
    assert page.state() is None, "the engine was faster than the test: the clicks were not early"
    assert page.settled()["turns"] == []


def test_a_game_chosen_before_the_engine_is_there_is_the_one_that_starts(page: Page) -> None:
    page.open()
    page.wait(lambda: page.text("game-name"))
    page.new_game("parasol", size=3)
    assert page.state() is None, "the engine was faster than the test"
    assert page.text("game-name") == "Parasol"
    page.click("c3")
    state = page.settled()
    assert (state["game"], state["size"], state["turns"]) == ("parasol", 3, ["c3"])


def test_the_site_works_below_any_path_of_a_host(page: Page, tmp_path: Path) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "where").symlink_to(SITE, target_is_directory=True)
    with serve_folder(tmp_path) as server:
        below = Page(page.driver, f"{server.url}some/where/")
        below.open()
        below.settled()
        below.new_game("parasol", size=2)
        below.settled()
        below.click("b2")
        assert below.settled()["turns"] == ["b2"]


@pytest.mark.parametrize("missing", ["engine/worker.js", "pyodide/pyodide.mjs", "pyodide/py_engine*.whl"])
def test_a_start_that_fails_says_so_and_can_be_tried_again(driver: Chrome, tmp_path: Path, missing: str) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site, copy_function=os.symlink)
    (part,) = site.glob(missing)
    hidden = part.rename(tmp_path / "hidden")
    with serve_folder(site) as server:
        page = Page(driver, server.url)
        page.open()
        page.wait(lambda: page.text("status-title") == "The engine could not start")
        assert page.stage() == "failed"
        assert "\n" not in page.text("status-detail")
        hidden.rename(part)
        page.press("retry")
        page.wait(lambda: page.stage() == "ready")
        assert page.settled()["turns"] == []
        assert not page.button("retry").is_displayed()
        driver.get("about:blank")


def test_a_start_that_never_ends_becomes_a_clear_failure(page: Page) -> None:
    page.open()
    page.settled()
    assert page.driver.execute_async_script(START_THAT_CANNOT_SUCCEED) == "timeout"
