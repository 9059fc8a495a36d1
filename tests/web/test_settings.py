"""Settings apply at once, outlive a reload, reach other tabs, and cause no error."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from selenium.webdriver.common.by import By

from tests.web.support.page import Page

KEY = "sunstones.settings"

LIGHT_PAPER = "rgb(246, 240, 227)"
DARK_PAPER = "rgb(31, 26, 21)"

FORBID_STORAGE = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("switched off", "SecurityError"); } });
"""
FULL_STORAGE = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""

# News comes in the moment the dialog has closed.
CLOSE_AND_SHOW = """
document.getElementById("settings").close();
document.getElementById("setting-legal").click();
"""


@pytest.fixture(autouse=True)
def leaves_nothing_behind(page: Page) -> Iterator[None]:
    """Empties the browser's storage after the test."""
    yield
    page.open_beside()
    page.driver.execute_script("localStorage.clear(); sessionStorage.clear()")
    page.driver.get("about:blank")


def open_settings(page: Page) -> None:
    """Open the dialog."""
    page.open_settings()
    assert page.element("settings").is_displayed()


def close_settings(page: Page) -> None:
    """Close the dialog."""
    page.element("settings").find_element(By.CSS_SELECTOR, ".close").click()
    assert not page.element("settings").is_displayed()


def choose(page: Page, key: str, value: str) -> None:
    """Choose a value in the open dialog."""
    page.driver.find_element(By.CSS_SELECTOR, f"label[for=setting-{key}-{value}]").click()


def flip(page: Page, key: str) -> None:
    """Turn a switch of the open dialog on or off."""
    page.element(f"setting-{key}").click()


def is_chosen(page: Page, key: str, value: str) -> bool:
    """Return whether the dialog shows this value as the chosen one."""
    return page.element(f"setting-{key}-{value}").is_selected()


def kept(page: Page) -> Any:
    """The settings that the browser has kept."""
    return json.loads(page.driver.execute_script("return localStorage.getItem(arguments[0])", KEY))


def keep(page: Page, text: str) -> None:
    """Write into the browser's storage, as another program could."""
    page.driver.execute_script("localStorage.setItem(arguments[0], arguments[1])", KEY, text)


def paper(page: Page) -> str:
    """The page's background."""
    return str(page.driver.execute_script("return getComputedStyle(document.body).backgroundColor"))


def test_a_choice_holds_at_once_and_survives_a_reload(page: Page) -> None:
    page.open(hold_engine=True)
    assert paper(page) == LIGHT_PAPER
    open_settings(page)
    choose(page, "theme", "dark")
    assert paper(page) == DARK_PAPER
    assert kept(page) == {"version": 1, "data": {"theme": "dark"}}, "only what was chosen is kept"
    page.reload(hold_engine=True)
    assert paper(page) == DARK_PAPER
    open_settings(page)
    assert is_chosen(page, "theme", "dark")


def test_the_theme_follows_the_device_until_one_is_chosen(page: Page) -> None:
    page.resize(1280, 800, dark=True)
    page.open(hold_engine=True)
    assert paper(page) == DARK_PAPER
    open_settings(page)
    assert is_chosen(page, "theme", "system")
    choose(page, "theme", "light")
    assert paper(page) == LIGHT_PAPER


def test_the_theme_is_there_before_any_module_runs(page: Page) -> None:
    page.open_beside()
    keep(page, '{"version": 1, "data": {"theme": "dark"}}')
    page.expect_error("main.js")
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/app/main.js"]})
    try:
        page.driver.get("about:blank")
        page.driver.get(page.url)
        assert paper(page) == DARK_PAPER
    finally:
        page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})


def test_a_choice_reaches_another_tab_and_loses_nothing_chosen_there(page: Page) -> None:
    page.open(hold_engine=True)
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    try:
        page.open(hold_engine=True)
        open_settings(page)
        choose(page, "theme", "dark")
        flip(page, "motion")
        second = page.driver.current_window_handle
        page.driver.switch_to.window(first)
        page.wait(lambda: paper(page) == DARK_PAPER)
        open_settings(page)
        assert is_chosen(page, "theme", "dark")
        choose(page, "theme", "light")
        assert kept(page)["data"] == {"theme": "light", "motion": False}
        page.driver.switch_to.window(second)
        page.wait(lambda: is_chosen(page, "theme", "light"))
        assert paper(page) == LIGHT_PAPER
    finally:
        page.driver.switch_to.window(page.driver.window_handles[-1])
        page.driver.close()
        page.driver.switch_to.window(first)


@pytest.mark.parametrize("trouble", [FORBID_STORAGE, FULL_STORAGE], ids=["forbidden", "full"])
def test_without_storage_a_choice_holds_for_the_page_and_the_dialog_says_so(page: Page, trouble: str) -> None:
    page.open(forget=trouble)
    open_settings(page)
    remark = page.element("settings").find_element(By.CSS_SELECTOR, ".remark")
    assert remark.text == "", "before anything is chosen there is nothing to say"
    choose(page, "theme", "dark")
    assert paper(page) == DARK_PAPER
    assert "until you close this page" in remark.text
    page.settled()
    close_settings(page)
    page.click("d4")
    assert page.settled()["turns"][0] == "d4"
    assert paper(page) == DARK_PAPER
    open_settings(page)
    choose(page, "language", "de")
    assert "the language cannot be changed" in remark.text, "it would cost the game"
    close_settings(page)
    assert page.settled()["turns"][0] == "d4"


def test_the_switches_show_the_settings_when_the_dialog_is_first_opened(page: Page) -> None:
    page.open(hold_engine=True)
    open_settings(page)
    shown = page.driver.execute_script(
        "return Object.fromEntries([...document.querySelectorAll('#settings [role=switch]')].map((one) =>"
        " [one.id.replace('setting-', ''), one.checked]))"
    )
    assert shown == {
        "stoneSigns": False, "legal": False, "last": True, "threats": True, "preview": True,
        "tapTwice": True, "letterKeys": True, "helpers": True, "motion": True, "sounds": True,
    }  # fmt: skip


def test_unreadable_settings_are_named_and_the_rest_is_kept(page: Page) -> None:
    page.open_beside()
    keep(page, '{"version": 1, "data": {"theme": "dark", "motion": "<b>perhaps</b>", "ofANewerPage": 3}}')
    page.open()
    page.settled()
    assert paper(page) == DARK_PAPER
    assert 'motion "<b>perhaps</b>"' in page.text("note")
    open_settings(page)
    assert page.element("setting-motion").is_selected()
    flip(page, "motion")
    assert kept(page)["data"] == {"theme": "dark", "motion": False, "ofANewerPage": 3}


def test_damaged_settings_begin_anew(page: Page) -> None:
    page.open_beside()
    keep(page, "{")
    page.open()
    page.settled()
    assert "your settings" in page.text("note")
    assert paper(page) == LIGHT_PAPER


def test_a_damaged_change_in_another_tab_changes_nothing_here(page: Page) -> None:
    page.open(hold_engine=True)
    open_settings(page)
    choose(page, "theme", "dark")
    keep(page, "{")
    page.driver.execute_script("dispatchEvent(new StorageEvent('storage', { key: arguments[0] }))", KEY)
    assert paper(page) == DARK_PAPER


def test_the_board_does_not_take_the_focus_that_a_closed_dialog_still_has(page: Page) -> None:
    page.open()
    open_settings(page)
    page.driver.execute_script(CLOSE_AND_SHOW)
    page.painted()
    assert page.driver.switch_to.active_element.tag_name == "body"
