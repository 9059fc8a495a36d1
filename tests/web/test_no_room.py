"""If the browser's storage is full or forbidden, a message says so and the game is kept elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver.common.by import By

import py_engine
from tests.web.support.chromium import run_first
from tests.web.support.page import Page

# To the last character; in parts, since one growing text would be written again each time.
FILL = """
for (const area of [localStorage, sessionStorage]) {
  const isTaken = (key, text) => {
    try {
      area.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };
  area.setItem("filler", "");
  for (let step = 2 ** 22; step >= 1; step /= 2) while (isTaken(`filler ${area.length}`, "x".repeat(step)));
  for (let end = "x"; isTaken("filler", end); end += "x");
}
"""
ROOM_AGAIN = """
for (const area of [localStorage, sessionStorage]) {
  for (const key of Object.keys(area)) if (key.startsWith("filler")) area.removeItem(key);
}
"""

FORBID = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("switched off", "SecurityError"); } });
}
"""
FORBID_DATABASE = """
IDBFactory.prototype.open = () => { throw new DOMException("switched off", "SecurityError"); };
"""

CATCH_DOWNLOAD = """
URL.createObjectURL = (blob) => {
  window.downloaded = blob.text();
  return "#";
};
"""


def sum_turns(count: int) -> list[str]:
    """The turns of a game of Sum: always the first square that is allowed."""
    match = py_engine.new_match("sum", size=9)
    while len(match.turns) < count:
        match.play(match.legal_turns()[0])
    return match.turns


TURNS = sum_turns(26)


@pytest.fixture(autouse=True)
def leaves_nothing_behind(page: Page) -> Iterator[None]:
    """Empties the browser's storage after the test."""
    yield
    page.driver.execute_script("try { sessionStorage.clear(); } catch { /* switched off */ }")
    page.driver.get("about:blank")
    kept = {"origin": page.url.rstrip("/"), "storageTypes": "local_storage,indexeddb"}
    page.driver.execute_cdp_cmd("Storage.clearDataForOrigin", kept)


def play(page: Page, turns: list[str]) -> None:
    """Play for both sides."""
    for turn in turns:
        page.click(turn)
        page.settled()


def told(page: Page) -> str:
    """The message about a game that cannot be kept as usual."""
    return page.text("unkept")


def press(page: Page, name: str) -> None:
    """Press a button of that."""
    page.driver.find_element(By.CSS_SELECTOR, f"#unkept [data-do={name}]").click()


def test_a_game_outlives_a_reload_with_a_full_storage(page: Page) -> None:
    page.open()
    page.settled()
    page.new_game("sum", size=9)
    page.settled()
    play(page, TURNS[:1])
    assert told(page) == ""
    page.driver.execute_script(FILL)
    play(page, TURNS[1:2])
    page.wait(lambda: "kept in backup storage" in told(page))
    play(page, TURNS[2:25])
    assert "kept in backup storage" in told(page), "it stays there"
    page.reload()
    assert page.settled()["turns"] == TURNS[:25]
    assert "Your game" in told(page)

    page.driver.execute_script(CATCH_DOWNLOAD)
    press(page, "downloadGame")
    downloaded = page.driver.execute_async_script("downloaded.then(arguments[0])")
    assert all(f'"{turn}"' in downloaded for turn in TURNS[:25])
    page.driver.execute_script("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    press(page, "copyGame")
    page.wait(lambda: "Copied." in told(page))
    assert py_engine.load_record(page.driver.execute_script("return copied")).turns == TURNS[:25]

    page.driver.execute_script(ROOM_AGAIN)
    play(page, TURNS[25:])
    page.wait(lambda: told(page) == "")
    page.open_again()
    assert page.settled()["turns"] == TURNS


def test_a_game_in_a_full_storage_is_selected_when_copying_fails_and_is_there_later(
    page: Page,
) -> None:
    page.open()
    page.settled()
    page.play_one_stone()
    page.driver.execute_script(FILL)
    page.click("b2")
    page.settled()
    page.wait(lambda: "kept in backup storage" in told(page))
    page.driver.execute_script("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    press(page, "copyGame")
    page.wait(lambda: "The text is selected for you" in told(page))
    assert "b2" in page.driver.execute_script("return document.activeElement.value")
    page.open_again()
    assert page.settled()["turns"] == ["c3", "b2"]


@pytest.mark.parametrize(
    ("sources", "sentence"),
    [((FORBID,), "kept in backup storage"), ((FORBID, FORBID_DATABASE), "survives a reload, but not closing this tab")],
)
def test_a_game_outlives_a_reload_without_storage(page: Page, sources: tuple[str, ...], sentence: str) -> None:
    with run_first(page.driver, *sources):
        page.open()
        page.settled()
        assert told(page) == "", "there is nothing to lose yet"
        page.play_one_stone()
        page.wait(lambda: sentence in told(page))
        page.click("b2")
        page.settled()
        page.reload()
        assert page.settled()["turns"] == ["c3", "b2"]
        page.wait(lambda: sentence in told(page))


def test_a_match_of_a_gauntlet_outlives_a_reload_with_a_full_storage(page: Page) -> None:
    page.open()
    page.settled()
    page.driver.execute_script(FILL)
    page.start_gauntlet()
    page.settled()
    page.click("e5")
    turns = page.settled()["turns"]
    assert "survives a reload, but not closing this tab" in told(page)
    page.reload()
    assert page.settled()["turns"] == turns
    assert page.element("ladder").is_displayed()
