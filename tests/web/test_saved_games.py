"""Games saved in the browser: named, found, renamed, deleted and brought back; its entries are not trusted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from selenium.webdriver.common.by import By

from tests.web.support.choosing import choose_in
from tests.web.support.chromium import run_first
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press
from tests.web.support.saved_games import PUT, lost_to_a_friend, names, open_empty, played, save

# Two that are no dates among two that are: too late for one, and not a number.
PUT_WITH_BAD_DATES = """
const [finish] = arguments;
const record = { format: "sunstones-record", version: 1, game: "parasol", size: 3, turns: ["c3"] };
const dates = { "Good 1": 1, "Too late": 9e15, "Not a number": NaN, "Good 2": 2 };
const opening = indexedDB.open("sunstones", 1);
opening.onsuccess = () => {
  const change = opening.result.transaction("games", "readwrite");
  for (const [name, savedAt] of Object.entries(dates)) change.objectStore("games").put({ name, savedAt, record });
  change.oncomplete = () => { opening.result.close(); finish(); };
};
"""

MAKE_NEWER = """
const [finish] = arguments;
const opening = indexedDB.open("sunstones", 2);
opening.onsuccess = () => { opening.result.close(); finish(); };
"""
DELETE = "const [finish] = arguments; indexedDB.deleteDatabase('sunstones').onsuccess = () => finish();"

FORBID = """
window.openAllowed = IDBFactory.prototype.open;
IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };
"""
ALLOW_AGAIN = "IDBFactory.prototype.open = openAllowed;"
FILL = """
window.putWithRoom = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...values) {
  const request = putWithRoom.apply(this, values);
  this.transaction.abort();
  return request;
};
"""
ROOM_AGAIN = "IDBObjectStore.prototype.put = putWithRoom;"


@pytest.fixture
def library(page: Page) -> Iterator[Page]:
    """A page with a game of Parasol on the board and nothing saved, the dialog open."""
    page.visit(share_link("parasol", 3, ["c3", "d4"]))
    page.settled()
    open_empty(page)
    yield page
    if page.element("library").is_displayed():
        page.driver.find_element(By.CSS_SELECTOR, "#library .close").click()


def test_a_game_is_saved_and_opened_again(library: Page) -> None:
    assert library.element("save-name").get_attribute("value") == "Parasol, 2 turns"
    save(library, "A good beginning")
    assert names(library) == ["A good beginning"]
    assert "Parasol, size 3 · 2 turns" in library.text("saved-games")
    library.driver.find_element(By.CSS_SELECTOR, "#library .close").click()
    library.new_game("sum", size=3)
    library.settled()
    press(library, "openLibrary")
    library.wait(lambda: names(library))
    press(library, "open")
    library.wait(lambda: (library.state() or {})["game"] == "parasol")
    assert library.settled()["turns"] == ["c3", "d4"]
    assert "A good beginning" in library.text("note")


def test_a_game_under_way_that_a_saved_one_replaces_can_be_brought_back(library: Page) -> None:
    save(library, "Kept")
    library.driver.find_element(By.CSS_SELECTOR, "#library .close").click()
    library.new_game("sum", size=3, sides=("human", "human"))
    library.settled()
    library.click("b2")
    library.settled()
    press(library, "openLibrary")
    library.wait(lambda: names(library))
    press(library, "open")
    library.wait(lambda: (library.state() or {})["game"] == "parasol")
    library.element("bring-back").click()
    library.wait(lambda: (library.state() or {})["game"] == "sum")
    state = library.settled()
    assert (state["size"], state["turns"]) == (3, ["b2"])
    assert not library.element("bring-back").is_displayed()


def test_what_is_saved_outlives_the_page(library: Page) -> None:
    save(library, "For tomorrow")
    library.open_again()
    library.settled()
    press(library, "openLibrary")
    library.wait(lambda: names(library) == ["For tomorrow"])


def test_a_saved_game_is_renamed(library: Page) -> None:
    save(library, "Game")
    rename(library, "  The   <b>better</b> name ")
    library.wait(lambda: names(library) == ["The <b>better</b> name"])
    focused = library.driver.switch_to.active_element
    assert focused.get_attribute("title") == "Rename “The <b>better</b> name”", "the focus stays where it was"


def rename(page: Page, name: str) -> None:
    """Give the game at the head of the list another name."""
    press(page, "rename")
    field = page.driver.find_element(By.CSS_SELECTOR, "#saved-games input")
    field.clear()
    field.send_keys(name)
    press(page, "renamed")


def test_a_deleted_game_can_be_brought_back(library: Page) -> None:
    save(library, "One")
    save(library, "Two")
    assert names(library) == ["Two", "One"]
    press(library, "rename")  # of the latest; its field does not cover the other's buttons
    library.driver.find_elements(By.CSS_SELECTOR, "#saved-games [data-do=remove]")[-1].click()
    library.wait(lambda: names(library) == ["Two"])
    assert library.text("library-note") == "“One” deleted."
    assert library.driver.switch_to.active_element.get_attribute("data-do") == "undoDelete"
    press(library, "undoDelete")
    library.wait(lambda: names(library) == ["Two", "One"])
    library.wait(lambda: "One" in library.driver.switch_to.active_element.text)


def test_entries_that_cannot_be_read_are_left_alone_and_counted(library: Page) -> None:
    save(library, "Readable")
    entries = [
        {"name": "no record", "savedAt": 1},
        {"name": 7, "savedAt": 1, "record": {}},
        {"name": "a list", "savedAt": 1, "record": []},
        {"name": "no game", "savedAt": "1", "record": {"game": "sum", "size": 5, "turns": []}},
    ]
    library.driver.execute_async_script(PUT, entries)
    library.driver.find_element(By.CSS_SELECTOR, "#library .close").click()
    press(library, "openLibrary")
    library.wait(lambda: library.text("library-note") == "4 entries could not be read. They are left as they are.")
    assert names(library) == ["Readable"]


def test_an_invalid_date_costs_only_its_own_entry(library: Page) -> None:
    library.driver.execute_async_script(PUT_WITH_BAD_DATES)
    library.driver.find_element(By.CSS_SELECTOR, "#library .close").click()
    press(library, "openLibrary")
    library.wait(lambda: library.text("library-note") == "2 entries could not be read. They are left as they are.")
    assert names(library) == ["Good 2", "Good 1"]
    unreadable = library.driver.find_elements(By.CSS_SELECTOR, "#saved-games .is-unreadable")
    assert [row.text.split("\n")[0] for row in unreadable] == ["Unreadable", "Unreadable"]
    library.driver.execute_script("URL.createObjectURL = (blob) => { window.downloaded = blob.text(); return '#'; }")
    press(library, "downloadEntry")
    text = library.driver.execute_async_script("downloaded.then(arguments[0])")
    assert '"name":"Too late","savedAt":9000000000000000' in text
    assert '"turns":["c3"]' in text
    press(library, "removeUnreadable")
    library.wait(lambda: library.text("library-note") == "“Unreadable” deleted.")
    library.wait(lambda: len(library.driver.find_elements(By.CSS_SELECTOR, "#saved-games .is-unreadable")) == 1)
    press(library, "undoDelete")
    library.wait(lambda: len(library.driver.find_elements(By.CSS_SELECTOR, "#saved-games .is-unreadable")) == 2)


def test_a_database_of_a_newer_page_is_not_called_empty(library: Page) -> None:
    save(library, "Of the older page")
    library.driver.execute_async_script(MAKE_NEWER)
    try:
        library.driver.find_element(By.CSS_SELECTOR, "#library .close").click()
        press(library, "openLibrary")
        library.wait(lambda: library.text("library-note").startswith("A newer version of Sunstones has saved"))
        assert "Nothing is saved yet." not in library.text("library")
    finally:
        library.driver.execute_async_script(DELETE)


def test_a_saved_record_that_the_engine_refuses_changes_nothing(library: Page) -> None:
    record = {"format": "sunstones-record", "version": 1, "game": "parasol", "size": 3, "turns": ["c3", "c3"]}
    library.driver.execute_async_script(PUT, [{"name": "Broken", "savedAt": 5, "record": record}])
    library.driver.find_element(By.CSS_SELECTOR, "#library .close").click()
    press(library, "openLibrary")
    library.wait(lambda: names(library) == ["Broken"])
    press(library, "open")
    library.wait(lambda: "“Broken” could not be opened: Turn 2, 'c3', is not allowed." in library.text("saved-games"))
    assert library.settled()["turns"] == ["c3", "d4"]


def fill(page: Page, entries: list[dict[str, Any]]) -> None:
    """Show these entries in addition to those that are there."""
    page.driver.execute_async_script(PUT, entries)
    page.driver.execute_script("document.getElementById('library').close()")
    press(page, "openLibrary")
    page.wait(lambda: names(page))


def test_games_are_found_by_words_of_their_name_the_game_and_the_opponent(library: Page) -> None:
    fill(library, [played(1), played(2), played(3), lost_to_a_friend()])
    assert library.text("library-count") == "4 games"
    search = library.element("library-search")
    for words, count in (("gust", 3), ("PARASOL gust", 3), ("evian", 1), ("evian gust", 0)):
        search.clear()
        search.send_keys(words)
        assert (words, len(names(library))) == (words, count)
        assert library.text("library-count") == f"{count} of 4 games"
    press(library, "showAll")
    assert library.text("library-count") == "4 games"
    assert library.driver.switch_to.active_element == library.element("library-search")


def test_games_are_filtered_by_game_result_and_whether_they_have_a_name(library: Page) -> None:
    record = played(1)["record"] | {"game": "sum", "size": 5}
    fill(library, [played(1), played(2), played(3, record=record), lost_to_a_friend()])
    for field, value, count in (
        ("library-game", "sum", 1),
        ("library-game", "parasol", 3),
        ("library-outcome", "won", 2),
        ("library-outcome", "lost", 1),
        ("library-named", "unnamed", 0),
        ("library-outcome", "", 2),
        ("library-game", "", 3),
        ("library-named", "named", 1),
    ):
        choose_in(library.element(field), value)
        assert (field, value, len(names(library))) == (field, value, count)


def test_all_games_without_a_name_are_deleted_and_brought_back(library: Page) -> None:
    fill(library, [played(1), played(2), lost_to_a_friend()])
    press(library, "deleteUnnamed")
    library.wait(lambda: names(library) == ["Dernière à Évian"])
    assert library.text("library-note") == "2 unnamed games deleted."
    assert not library.driver.find_elements(By.CSS_SELECTOR, "[data-do=deleteUnnamed]")
    press(library, "undoDelete")
    library.wait(lambda: len(names(library)) == 3)


def test_a_game_that_gets_a_name_is_no_longer_among_those_without(library: Page) -> None:
    fill(library, [played(1)])
    rename(library, "   ")
    library.wait(lambda: names(library) == ["Game against Gust"])
    rename(library, "Mine")
    library.wait(lambda: names(library) == ["Mine"])
    assert not library.driver.find_elements(By.CSS_SELECTOR, "[data-do=deleteUnnamed]")


def test_hundreds_of_games_are_listed_in_pages_and_their_boards_are_painted_where_they_are_seen(library: Page) -> None:
    fill(library, [played(number) for number in range(120)])
    library.wait(lambda: len(names(library)) == 50)
    painted = "return [...document.querySelectorAll('#saved-games canvas')].map((one) => one.width > 0)"
    library.wait(lambda: library.driver.execute_script(painted)[0])
    assert not library.driver.execute_script(painted)[-1]
    press(library, "showMore")
    assert len(names(library)) == 100
    focused = "return [...document.querySelectorAll('#saved-games [data-do=open]')].indexOf(document.activeElement)"
    assert library.driver.execute_script(focused) == 50, "the first of those that were added"
    library.wait(lambda: library.driver.execute_script(painted)[50])
    library.wait(lambda: not library.driver.execute_script(painted)[0])


def test_a_game_of_an_older_page_shows_its_board_once_it_has_been_opened(library: Page) -> None:
    record = {"format": "sunstones-record", "version": 1, "game": "parasol", "size": 3, "turns": ["c3", "d4"]}
    fill(library, [{"name": "Old", "savedAt": 5, "record": record, "form": 1}])
    press(library, "open")
    library.wait(lambda: not library.element("library").is_displayed())
    read = """
    const [finish] = arguments;
    const opening = indexedDB.open("sunstones", 1);
    opening.onsuccess = () => {
      const reading = opening.result.transaction("games").objectStore("games").getAll();
      reading.onsuccess = () => { opening.result.close(); finish(reading.result[0]); };
    };
    """
    entry = library.wait(lambda: (found := library.driver.execute_async_script(read)).get("about") and found)
    assert entry["about"]["picture"]["stones"] == {"red": "c3", "blue": "d4"}
    assert (entry["name"], entry["about"]["end"], entry["about"]["sides"]) == ("Old", None, None)


def test_without_storage_games_are_kept_for_the_page_and_it_says_so(page: Page) -> None:
    with run_first(page.driver, FORBID):
        page.open(share_link("parasol", 3, ["c3"]))
    page.settled()
    press(page, "openLibrary")
    save(page, "For now")
    assert "blocks storage or has no room left" in page.text("save-problem")
    assert names(page) == ["For now"]
    press(page, "open")
    assert page.settled()["turns"] == ["c3"], "it plays on"
    page.driver.execute_script(ALLOW_AGAIN)


def test_with_a_full_storage_a_game_is_kept_for_the_page_and_it_says_so(library: Page) -> None:
    save(library, "Stored")
    library.driver.execute_script(FILL)
    save(library, "One too many")
    library.wait(lambda: "has no room left" in library.text("save-problem"))
    assert {"One too many", "Stored"} <= set(names(library))
    library.driver.execute_script(ROOM_AGAIN)


def test_a_game_stored_once_there_is_room_again_is_shown_as_stored(library: Page) -> None:
    save(library, "Stored")
    library.driver.execute_script(FILL)
    rename(library, "No room for this")
    library.wait(lambda: names(library)[0] == "No room for this")
    library.driver.execute_script(ROOM_AGAIN)
    rename(library, "Room again")
    library.wait(lambda: names(library)[0] == "Room again")
    assert "No room for this" not in names(library)
