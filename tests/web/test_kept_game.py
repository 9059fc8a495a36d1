"""A reload brings the game back as it was; a link opens its game once; a link to the game can be copied."""

from __future__ import annotations

import json

import pytest
from selenium.webdriver.common.by import By

import py_engine
from tests.web.support.kept_game import KEY, keep, kept_text
from tests.web.support.page import CHANGE_HASH, Page, share_link
from tests.web.support.positions import stand_inside_a_turn
from tests.web.support.pressing import press
from tests.web.support.puzzles import Puzzle, open_puzzle
from tests.web.support.screens import close_dialogs

pytestmark = pytest.mark.usefixtures("leaves_nothing_behind")


def sides(page: Page) -> list[str | None]:
    """The players who play first and second."""
    return [select.get_attribute("value") for select in page.driver.find_elements(By.CSS_SELECTOR, "#players select")]


def put_aside(page: Page) -> str | None:
    """The browser's entry next to the last game, for a game that could not be used."""
    return page.driver.execute_script("return localStorage.getItem(`${arguments[0]}.unreadable`)", KEY)


def address(page: Page) -> str:
    """The part of the page's address after the `#`."""
    return str(page.driver.execute_script("return location.hash"))


def test_a_reload_brings_back_turns_holes_sides_and_thinking_time(page: Page) -> None:
    page.visit()
    page.new_game("sum", size=4, holes=3)
    cell = sorted(page.settled()["targets"])[0]
    page.set_side(1, page.opponents(1)[0])
    page.settled()
    page.click(cell)
    before = page.settled()
    assert len(before["turns"]) == 2
    assert len(before["holes"]) == 3
    who = sides(page)
    page.reload()
    after = page.settled()
    assert after == before | {"can_redo": False}
    assert sides(page) == who
    page.click(sorted(after["targets"])[0])
    assert len(page.settled()["turns"]) == 4, "the computer goes on answering"


def test_a_reload_brings_back_the_steps_of_an_unfinished_turn(page: Page) -> None:
    stand_inside_a_turn(page)
    before = page.settled()
    page.reload()
    assert page.settled() == before


def test_a_computer_that_was_held_is_still_held_after_a_reload(page: Page) -> None:
    page.visit()
    page.new_game("sum", size=9, sides=("pike", "pike"), seconds="10")
    page.wait(lambda: page.element("status").get_attribute("data-mood") == "thinking")
    page.press("pause")
    turns = page.settled()["turns"]
    page.reload()
    assert page.settled()["turns"] == turns
    assert page.text("status-title") == "Paused"
    assert page.button("resume").is_displayed()


def test_each_tab_brings_back_its_own_game_and_promises_no_early_click_meanwhile(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    keep(page, kept_text(py_engine.new_match("parasol", size=5).record()))
    page.reload(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.click("b2")
    assert page.state() is None
    assert page.text("status-detail") == "Your game comes back as soon as the engine is ready."
    assert "waiting" not in page.cell_label("b2")
    assert page.settled()["turns"] == ["c3"], "the other tab's game has not come in"


def test_a_game_left_for_another_one_can_be_brought_back_after_a_reload(page: Page) -> None:
    page.leave_a_game()
    for _ in range(2):
        page.reload()
        assert page.settled()["game"] == "sum"
        assert page.element("bring-back").is_displayed()
    page.element("bring-back").click()
    page.wait(lambda: page.settled()["turns"] == ["c3"])
    assert not page.element("bring-back").is_displayed()
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    assert not page.element("bring-back").is_displayed()


def test_a_game_left_for_another_one_is_gone_once_a_turn_is_played_on_that_one(page: Page) -> None:
    page.leave_a_game()
    page.reload()
    page.settled()
    page.click("b2")
    page.settled()
    page.reload()
    assert page.settled()["turns"] == ["b2"]
    assert not page.element("bring-back").is_displayed()


def test_a_new_tab_shows_the_last_game_and_closing_it_changes_nothing(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    try:
        page.driver.get(page.url)
        assert page.settled()["turns"] == ["c3"]
        second = page.driver.current_window_handle
        page.driver.switch_to.window(first)
        page.click("b2")
        assert page.settled()["turns"] == ["c3", "b2"]
        page.driver.get("about:blank")
        page.driver.switch_to.window(second)
        page.driver.get("about:blank")
    finally:
        page.driver.close()
        page.driver.switch_to.window(first)
    page.open_again()
    assert page.settled()["turns"] == ["c3", "b2"]


def test_a_kept_record_that_the_engine_refuses_begins_a_new_game_and_says_why(page: Page) -> None:
    record = {"format": "sunstones-record", "version": 1, "game": "parasol", "size": 3, "turns": ["c3", "c3"]}
    page.open_beside()
    keep(page, kept_text(record))
    page.open_again()
    state = page.settled()
    assert (state["game"], state["turns"]) == ("parasol", [])
    assert page.text("note").startswith("Your last game could not be opened, so a new one starts: ")
    assert put_aside(page) == kept_text(record), "another version of the page may still read it"


WRONG = {"toString": 1, "valueOf": 1}
DEEP = '{"version": 1, "data": {"game": "parasol", "record": {"a": ' + "[" * 3000 + "]" * 3000 + "}}}"


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"version": 1, "data": {"game": WRONG, "record": None}}),
        kept_text(py_engine.new_match("parasol", size=3).record(), left={"game": WRONG, "record": None}),
        kept_text({"size": WRONG}),
        kept_text(py_engine.new_match("parasol", size=3).record(), times={"clock": {"main": WRONG, "increment": 0}}),
        DEEP,
    ],
    ids=["game", "left", "size", "clock", "deep"],
)
def test_no_kept_value_leaves_the_page_without_panels_or_engine(page: Page, text: str) -> None:
    page.open_beside()
    keep(page, text)
    page.open_again()
    page.settled()
    assert page.element("controls").is_displayed()
    assert page.element("tab-list").is_displayed()
    assert page.text("note")
    assert put_aside(page) == text
    page.driver.execute_script("URL.createObjectURL = (blob) => { window.downloaded = blob.text(); return '#'; };")
    page.driver.find_element(By.CSS_SELECTOR, "#asides [data-do=downloadUnreadable]").click()
    assert text in page.driver.execute_async_script("downloaded.then(arguments[0])")
    page.driver.find_element(By.CSS_SELECTOR, "#asides [data-do=deleteUnreadable]").click()
    assert not page.element("asides").is_displayed()
    assert put_aside(page) is None
    assert page.play_one_stone()["turns"] == ["c3"]


def test_a_kept_game_that_cannot_be_read_begins_a_new_one_and_says_so(page: Page) -> None:
    page.open_beside()
    keep(page, "no JSON")
    page.open_again()
    state = page.settled()
    assert (state["game"], state["turns"]) == ("subsume", [])
    assert "your last game" in page.text("note")


def test_a_kept_game_with_an_unknown_opponent_keeps_the_rest(page: Page) -> None:
    page.open_beside()
    match = py_engine.load_record("parasol 3: c3 d4")
    keep(page, kept_text(match.record(), sides=["human", "goliath"], seconds=-1))
    page.open_again()
    assert page.settled()["turns"] == ["c3", "d4"]
    assert sides(page) == ["human", "human"]
    assert "goliath" in page.text("note")


def test_a_link_opens_below_an_address_with_two_slashes(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its host such an address would be that of another host."""
    with monkeypatch.context() as here:
        here.setattr(page, "url", f"{page.url}/")
        page.open(share_link("parasol", 3, ["c3"]))
        assert page.settled()["turns"] == ["c3"]
        assert page.driver.current_url == page.url
    # Other tests use the page on from its own address.
    page.open()


def test_a_link_opens_its_game_once_and_is_removed_from_the_address(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=3)
    page.settled()
    page.open(share_link("parasol", 3, ["c3"]), forget="")
    assert page.settled()["turns"] == ["c3"]
    assert address(page) == ""
    page.click("b2")
    page.settled()
    page.reload()
    assert page.settled()["turns"] == ["c3", "b2"], "the game as it went on, not as the link had it"


def test_going_back_does_not_bring_an_old_link_s_game(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=3)
    page.settled()
    page.driver.execute_script("location.hash = arguments[0]", share_link("parasol", 3, ["c3"]))
    page.wait(lambda: (page.state() or {})["game"] == "parasol")
    page.settled()
    page.click("b2")
    page.settled()
    page.driver.execute_script("location.hash = 'elsewhere'; history.back()")
    assert page.settled()["turns"] == ["c3", "b2"]


def test_back_leads_to_the_game_before_a_second_link_as_it_went_on_and_forward_to_the_link_again(page: Page) -> None:
    page.visit(share_link("parasol", 3, ["c3"]))
    page.settled()
    page.click("b2")
    page.settled()
    page.driver.execute_async_script(CHANGE_HASH, share_link("sum", 3, ["a1"]))
    assert until_game(page, "sum") == ["a1"]
    page.click("c3")
    page.settled()
    page.driver.execute_async_script(CHANGE_HASH, share_link("sunspot", 3, ["b2"]))
    until_game(page, "sunspot")
    page.driver.back()
    assert until_game(page, "sum") == ["a1", "c3"]
    page.driver.back()
    assert until_game(page, "parasol") == ["c3", "b2"]
    page.driver.forward()
    assert until_game(page, "sum") == ["a1", "c3"]
    assert address(page) == ""
    # By then the page has lost the games; the link is still there.
    page.reload()
    assert page.settled()["turns"] == ["a1", "c3"]
    page.driver.back()
    assert until_game(page, "parasol") == ["c3"]


def test_back_from_a_puzzle_leads_to_the_game(page: Page, puzzle: Puzzle) -> None:
    page.visit(share_link("parasol", 3, ["c3"]))
    page.settled()
    open_puzzle(page, puzzle)
    page.driver.back()
    page.wait(lambda: not page.element("puzzle").is_displayed())
    assert page.settled()["turns"] == ["c3"]


def until_game(page: Page, game: str) -> list[str]:
    """Wait until this game is on the board; its turns."""
    page.wait(lambda: (page.state() or {}).get("game") == game)
    turns: list[str] = page.settled()["turns"]
    return turns


def test_the_link_that_is_copied_opens_the_same_game(page: Page) -> None:
    page.visit(share_link("sum", 4, ["b2", "c3"], holes=["a1"]))
    before = page.settled()
    permission = {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    page.driver.execute_cdp_cmd("Browser.grantPermissions", permission)
    press(page, "openShare")
    press(page, "copy-share-link")
    page.wait(lambda: page.driver.find_element(By.CSS_SELECTOR, "#share [role=status]").text == "Copied.")
    link = page.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])")
    assert link.startswith(page.url)
    close_dialogs(page)
    page.play_one_stone()
    page.visit(link.partition("#")[2])
    after = page.settled()
    assert (after["holes"], after["turns"], after["board"]) == (before["holes"], before["turns"], before["board"])


def test_a_match_of_the_gauntlet_continues_after_a_reload(page: Page) -> None:
    page.visit()
    page.start_gauntlet()
    page.settled()
    page.click("e5")
    turns = page.settled()["turns"]
    assert len(turns) == 2
    page.reload()
    assert page.settled()["turns"] == turns
    assert page.element("ladder").is_displayed()
    page.open_again()
    page.settled()
    assert not page.element("ladder").is_displayed(), "a new tab only offers to go on"
    assert page.element("offer").is_displayed()
