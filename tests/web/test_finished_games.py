"""Games that are kept by themselves when they are over: which, how they are listed, and what makes room for them."""

from __future__ import annotations

from typing import Any

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press
from tests.web.support.saved_games import PUT, empty, names, played, save

WON = ["b2", "a1", "a2", "b1", "b3", "c1", "c2"]
AT_ONCE = "0.02"

ENTRIES = """
const [finish] = arguments;
const opening = indexedDB.open("sunstones", 1);
opening.onsuccess = () => {
  const reading = opening.result.transaction("games").objectStore("games").getAll();
  reading.onsuccess = () => { opening.result.close(); finish(reading.result); };
};
"""

# Games that were kept by themselves, the oldest first; and two that are older than all of them: one with a name, and
# one that came in a file.
PUT_OLD = """
const [count, finish] = arguments;
const record = { format: "sunstones-record", version: 1, game: "sum", size: 3, turns: ["a1"] };
const opening = indexedDB.open("sunstones", 1);
opening.onsuccess = () => {
  const change = opening.result.transaction("games", "readwrite");
  change.objectStore("games").put({ name: "Named", savedAt: 1, record, form: 3 });
  change.objectStore("games").put({ name: "Brought", savedAt: 2, record, form: 3, unnamed: true });
  for (let index = 0; index < count; index += 1) {
    const its = { ...record, turns: ["a1", `old ${index}`] };
    const entry = { name: `Old ${index}`, savedAt: 100 + index, record: its, form: 3, unnamed: true };
    entry.automatic = true;
    change.objectStore("games").put(entry);
  }
  change.oncomplete = () => { opening.result.close(); finish(); };
};
"""

# A storage with room for this many entries: one more is refused, and its whole transaction with it.
LIMIT = """
const [most] = arguments;
const put = IDBObjectStore.prototype.put;
window.putWithRoom ??= put;
IDBObjectStore.prototype.put = function (...values) {
  const request = putWithRoom.apply(this, values);
  const counting = this.count();
  counting.onsuccess = () => { if (counting.result > most) this.transaction.abort(); };
  return request;
};
"""
ROOM_AGAIN = "IDBObjectStore.prototype.put = putWithRoom;"

# Another change of the store is under way: whatever reads or changes it waits until `letStore` is called.
HOLD_STORE = """
const [finish] = arguments;
const opening = indexedDB.open("sunstones", 1);
let isHeld = true;
window.letStore = () => { isHeld = false; };
opening.onsuccess = () => {
  const change = opening.result.transaction("games", "readwrite");
  change.oncomplete = () => opening.result.close();
  (function hold() {
    change.objectStore("games").count().onsuccess = () => {
      finish();
      if (isHeld) hold();
    };
  })();
};
"""


def entries(page: Page) -> list[dict[str, Any]]:
    """All that is stored, read or not."""
    return list(page.driver.execute_async_script(ENTRIES))


def kept(page: Page, count: int) -> list[dict[str, Any]]:
    """The stored entries, once there are this many; a game is kept a moment after its end."""
    return list(page.wait(lambda: len(found := entries(page)) == count and found))


@pytest.fixture
def nearly_won(page: Page) -> Page:
    """A game of Parasol against the weakest computer player that one more stone wins, and nothing is saved."""
    # A page that is already open may still hold games that the storage has not taken.
    page.open(share_link("parasol", 2, WON[:-1]))
    page.settled()
    empty(page)
    page.set_side(1, page.opponents(1)[0])
    page.settled()
    return page


def win(page: Page) -> None:
    """Place the stone that wins."""
    page.click(WON[-1])
    assert page.settled()["over"]


def test_a_game_that_is_won_is_kept_without_a_name(nearly_won: Page) -> None:
    win(nearly_won)
    [entry] = kept(nearly_won, 1)
    assert (entry["unnamed"], entry["record"]["turns"]) == (True, WON)
    press(nearly_won, "openLibrary")
    nearly_won.wait(lambda: names(nearly_won) == ["Game against Drizzle"])
    text = nearly_won.text("saved-games")
    assert "Won. " in text
    assert "Parasol, size 2 · 7 turns" in text


def test_a_game_that_is_stored_while_the_list_is_open_comes_into_it(nearly_won: Page) -> None:
    nearly_won.driver.execute_async_script(HOLD_STORE)
    win(nearly_won)
    press(nearly_won, "openLibrary")
    nearly_won.wait(lambda: nearly_won.element("library").is_displayed())
    assert names(nearly_won) == []
    nearly_won.driver.execute_script("letStore()")
    nearly_won.wait(lambda: names(nearly_won) == ["Game against Drizzle"])


def resign_under_the_list(page: Page) -> None:
    """End the game while the list is open, as a computer that plays on may do; it is stored when this is over."""
    count = len(entries(page))
    for button in ("[data-do=resign]", "#confirm [data-do=confirm]"):
        page.wait(lambda button=button: page.driver.find_elements(By.CSS_SELECTOR, button))
        page.driver.execute_script("document.querySelector(arguments[0]).click()", button)
    kept(page, count + 1)


def test_a_game_that_comes_into_the_list_leaves_the_focus_where_it_was(nearly_won: Page) -> None:
    nearly_won.driver.execute_async_script(PUT, [played(1)])
    press(nearly_won, "openLibrary")
    nearly_won.wait(lambda: names(nearly_won) == ["Game against Gust"])
    nearly_won.driver.execute_script("document.querySelector('#saved-games [data-do=remove]').focus()")
    resign_under_the_list(nearly_won)
    nearly_won.wait(lambda: names(nearly_won) == ["Game against Drizzle", "Game against Gust"])
    assert "Gust" in nearly_won.driver.switch_to.active_element.get_attribute("title")


def test_a_name_that_is_being_written_outlives_a_game_that_comes_into_the_list(nearly_won: Page) -> None:
    nearly_won.driver.execute_async_script(PUT, [played(1)])
    press(nearly_won, "openLibrary")
    press(nearly_won, "rename")
    field = nearly_won.driver.find_element(By.CSS_SELECTOR, "#saved-games input")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys("A fine game")
    resign_under_the_list(nearly_won)
    nearly_won.driver.switch_to.active_element.send_keys(Keys.ENTER)
    nearly_won.wait(lambda: names(nearly_won) == ["Game against Drizzle", "A fine game"])


def test_undo_and_another_end_make_another_game_and_redo_makes_none(nearly_won: Page) -> None:
    win(nearly_won)
    kept(nearly_won, 1)
    nearly_won.press("undo")
    nearly_won.settled()
    nearly_won.press("redo")
    assert nearly_won.settled()["over"]
    nearly_won.press("undo")
    nearly_won.settled()
    nearly_won.resign()
    found = kept(nearly_won, 2)
    assert [entry["about"]["end"]["how"] for entry in found] == ["rules", "resigned"]


def test_a_game_that_is_given_up_comes_back_over_and_is_not_kept_again(page: Page) -> None:
    page.visit()
    page.new_game("parasol", size=3, sides=("human", "drizzle"), seconds=AT_ONCE)
    page.settled()
    empty(page)
    page.click("c3")
    page.settled()
    page.resign()
    [entry] = kept(page, 1)
    assert entry["about"]["end"]["winner"] == 1
    page.reload()
    page.settled()
    page.wait(lambda: page.element("status").get_attribute("data-mood") == "over")
    press(page, "openLibrary")
    page.wait(lambda: names(page) == ["Game against Drizzle"])
    assert "Lost. " in page.text("saved-games")
    assert "has resigned." in page.text("saved-games")


def test_a_match_of_the_gauntlet_is_kept(page: Page) -> None:
    page.visit()
    page.start_gauntlet("parasol")
    page.settled()
    empty(page)
    page.click("c3")
    page.settled()
    page.resign()
    [entry] = kept(page, 1)
    assert entry["about"]["sides"] == ["human", "drizzle"]


def test_a_game_that_is_opened_is_not_kept(page: Page) -> None:
    page.open()
    page.settled()
    empty(page)
    page.visit(share_link("parasol", 2, WON))
    assert page.settled()["over"]
    press(page, "turnBack")
    page.settled()
    press(page, "turnOn")
    assert page.settled()["over"]
    # An entry saved afterwards would have come after it.
    press(page, "openLibrary")
    save(page, "By hand")
    assert names(page) == ["By hand"]


def test_saving_a_game_that_was_kept_gives_it_a_name(nearly_won: Page) -> None:
    win(nearly_won)
    kept(nearly_won, 1)
    press(nearly_won, "openLibrary")
    save(nearly_won, "My first win")
    assert names(nearly_won) == ["My first win"]
    [entry] = entries(nearly_won)
    assert "unnamed" not in entry


def test_a_full_storage_costs_no_game_and_takes_the_new_one_once_another_is_deleted(nearly_won: Page) -> None:
    nearly_won.driver.execute_async_script(PUT_OLD, 3)
    nearly_won.driver.execute_script(LIMIT, 5)
    try:
        win(nearly_won)
        nearly_won.wait(lambda: "until you close this page" in nearly_won.text("note"))
        assert "delete games that you no longer need. Kept by themselves: 3." in nearly_won.text("note")
        press(nearly_won, "openLibrary")
        nearly_won.wait(lambda: "Game against Drizzle" in names(nearly_won))
        assert len(entries(nearly_won)) == 5
        nearly_won.driver.find_elements(By.CSS_SELECTOR, "#saved-games [data-do=remove]")[-1].click()
        [*_, entry] = nearly_won.wait(
            lambda: (found := entries(nearly_won)) and found[-1]["name"].startswith("Parasol") and found
        )
        assert (entry["automatic"], entry["record"]["turns"]) == (True, WON)
    finally:
        nearly_won.driver.execute_script(ROOM_AGAIN)


def test_only_so_many_games_are_kept_by_themselves_and_that_is_said_before_one_goes(nearly_won: Page) -> None:
    nearly_won.driver.execute_async_script(PUT_OLD, 499)
    win(nearly_won)
    nearly_won.wait(lambda: "The list now has 500 games" in nearly_won.text("note"))
    assert len(entries(nearly_won)) == 502
    nearly_won.press("undo")
    nearly_won.settled()
    nearly_won.resign()
    nearly_won.wait(lambda: "Old 0" not in {entry["name"] for entry in entries(nearly_won)})
    found = [entry["name"] for entry in entries(nearly_won)]
    assert len(found) == 502
    assert found[:3] == ["Named", "Brought", "Old 1"]
    assert nearly_won.text("note") == ""
    press(nearly_won, "openLibrary")
    nearly_won.wait(lambda: "the last 500 of them" in nearly_won.text("library-limit"))
    nearly_won.driver.execute_script("document.getElementById('library').close()")
    nearly_won.driver.find_element(By.ID, "tab-turns").click()
    empty(nearly_won)
