"""All that is kept on a device: in one file, out and in again, and deleted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver.common.by import By

from tests.web.support.downloads import CATCH_DOWNLOADS, READ_CAUGHT
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press
from tests.web.support.saved_games import names, open_empty, save

KEPT = """
return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("sunstones.")));
"""
RATING = '{"version":1,"data":{"parasol":1430}}'
# A mark on the window goes with the page.
MARK = "window.isOldPage = true"
IS_NEW = "return !window.isOldPage && Boolean(window.sunstones)"

# The cache of the image of Python's memory: whether there is one, and one without content.
HAS_IMAGE = """
const [finish] = arguments;
import("./engine/image.js").then(({ CACHE }) => caches.has(CACHE)).then(finish);
"""
KEEP_IMAGE = """
const [finish] = arguments;
import("./engine/image.js").then(({ CACHE }) => caches.open(CACHE)).then(() => finish());
"""


@pytest.fixture
def filled(page: Page) -> Page:
    """A page with one saved game, a setting, a thing of a kind that no page knows yet, and a game on the board."""
    page.open(share_link("parasol", 3, ["c3", "d4"]))
    page.settled()
    open_empty(page)
    save(page, "Kept")
    page.driver.execute_script("document.getElementById('library').close()")
    page.set_switches(legal=True)
    page.driver.execute_script("localStorage.setItem('sunstones.rating', arguments[0])", RATING)
    page.driver.execute_script(CATCH_DOWNLOADS)
    return page


def export(page: Page) -> dict[str, Any]:
    """The content of the exported file."""
    page.open_settings()
    press(page, "exportAll")
    page.wait(lambda: device_note(page))
    [[name, kind, _, text]] = page.driver.execute_async_script(READ_CAUGHT)
    assert (name[:10], name[-5:], kind) == ("sunstones-", ".json", "application/json")
    close(page)
    return dict(json.loads(text))


def device_note(page: Page) -> str:
    """The note about the result."""
    return page.driver.find_element(By.CSS_SELECTOR, ".device-note").text


def device_problem(page: Page) -> str:
    """The message about the fault."""
    return page.driver.find_element(By.CSS_SELECTOR, ".device .problem").text


def close(page: Page) -> None:
    page.driver.execute_script("document.getElementById('settings').close()")


def choose(page: Page, folder: Path, content: str) -> None:
    """Choose a file with this content in the settings."""
    path = folder / "everything.json"
    path.write_text(content, encoding="utf-8")
    page.open_settings()
    page.element("import-all").send_keys(str(path))


def saved(page: Page) -> list[str]:
    """The names in the list of saved games, once they are there."""
    press(page, "openLibrary")
    page.wait(lambda: "Nothing is saved yet." in page.text("library") or names(page))
    found = names(page)
    page.driver.execute_script("document.getElementById('library').close()")
    return found


def until_loaded_anew(page: Page, act: Callable[[], None]) -> None:
    """Do what makes the page reload itself, and wait for the page after it."""
    page.driver.execute_script(MARK)
    act()
    page.wait(lambda: page.driver.execute_script(IS_NEW))
    page.settled()


def delete_everything(page: Page) -> None:
    page.open_settings()
    press(page, "deleteAll")
    until_loaded_anew(page, lambda: press(page, "deleteEverything"))


def test_the_file_has_the_games_and_all_that_the_page_keeps(filled: Page) -> None:
    file = export(filled)
    assert [entry["name"] for entry in file["games"]] == ["Kept"]
    assert file["kept"] == filled.driver.execute_script(KEPT)
    assert {"sunstones.settings", "sunstones.game", "sunstones.rating"} <= set(file["kept"])


def test_everything_is_deleted_and_comes_back_out_of_the_file(filled: Page, tmp_path: Path) -> None:
    file = export(filled)
    filled.driver.execute_async_script(KEEP_IMAGE)
    delete_everything(filled)
    assert filled.settled()["game"] == "subsume", "as on a first visit"
    assert saved(filled) == []
    assert not {"sunstones.settings", "sunstones.rating"} & set(filled.driver.execute_script(KEPT))
    assert not filled.driver.execute_async_script(HAS_IMAGE), "of Python's memory"
    choose(filled, tmp_path, json.dumps(file))
    filled.wait(lambda: "It has 1 saved game" in filled.text("settings"))
    until_loaded_anew(filled, lambda: press(filled, "importEverything"))
    state = filled.settled()
    assert (state["game"], state["turns"]) == ("parasol", ["c3", "d4"])
    assert saved(filled) == ["Kept"]
    assert filled.driver.execute_script(KEPT)["sunstones.rating"] == RATING
    assert filled.element("show-legal").is_selected()


def test_games_can_be_added_without_replacing_anything(filled: Page, tmp_path: Path) -> None:
    file = export(filled)
    [entry] = file["games"]
    other = entry | {"name": "Other", "record": entry["record"] | {"turns": ["a1"], "tree": None}}
    content = json.dumps(file | {"games": [entry, other, {"name": "damaged"}], "kept": {"sunstones.settings": "x"}})
    choose(filled, tmp_path, content)
    filled.wait(lambda: "left out: 1" in filled.text("device-text"))
    press(filled, "importGames")
    filled.wait(lambda: device_note(filled).startswith("1 game added. Already here: 1."))
    assert "left out: 1" in device_note(filled)
    close(filled)
    assert sorted(saved(filled)) == ["Kept", "Other"]
    assert filled.driver.execute_script(KEPT)["sunstones.settings"] != "x"


def test_a_file_that_is_no_such_file_changes_nothing_and_says_so(filled: Page, tmp_path: Path) -> None:
    file = export(filled)
    before = filled.driver.execute_script(KEPT)
    for content, words in (
        ("", "“everything.json” is empty"),
        ("no JSON", "damaged or not from Sunstones"),
        (json.dumps(file)[:-9], "damaged or not from Sunstones"),
        (json.dumps(file | {"version": 2}), "newer version"),
    ):
        choose(filled, tmp_path, content)
        filled.wait(lambda words=words: words in device_problem(filled))
        assert not filled.driver.find_elements(By.CSS_SELECTOR, ".device-question")
        close(filled)
    assert filled.driver.execute_script(KEPT) == before


def test_the_question_has_the_focus_and_can_be_left(filled: Page) -> None:
    filled.open_settings()
    press(filled, "deleteAll")
    filled.wait(lambda: filled.driver.find_elements(By.CSS_SELECTOR, ".device-question"))
    question = filled.driver.switch_to.active_element
    assert question.accessible_name == "Delete everything?"
    press(filled, "cancelDevice")
    assert not filled.driver.find_elements(By.CSS_SELECTOR, ".device-question")
    assert filled.driver.switch_to.active_element.get_attribute("data-do") == "deleteAll"
    close(filled)
    assert saved(filled) == ["Kept"]


def test_a_file_that_does_not_fit_replaces_nothing(filled: Page, tmp_path: Path) -> None:
    file = export(filled)
    before = filled.driver.execute_script(KEPT)
    # Browsers give a site five million characters or so.
    choose(
        filled, tmp_path, json.dumps(file | {"kept": {"sunstones.a": "x" * 4_900_000, "sunstones.b": "x" * 4_900_000}})
    )
    press(filled, "importEverything")
    filled.wait(lambda: "no room" in device_problem(filled))
    assert filled.driver.execute_script(KEPT) == before
    close(filled)
