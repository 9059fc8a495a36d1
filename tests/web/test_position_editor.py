"""Setting up a position on the page: tools, who is to move, holes, impossible positions, playing on from one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By

from tests.web.support.page import CHANGE_HASH, Page, share_link
from tests.web.support.pressing import press


@pytest.fixture
def editing(page: Page) -> Iterator[Page]:
    """A page on which a position is being set up; the game behind it is one of Surmount with two turns."""
    page.visit(share_link("surmount", 4, ["d4", "c3"]))
    page.settled()
    press(page, "openEditor")
    verdict(page)
    yield page
    if page.element("position-editor").is_displayed():
        press(page, "cancelEditor")


def take_tool(page: Page, name: str) -> None:
    page.driver.find_element(By.CSS_SELECTOR, f"label[for=editor-tool-{name}]").click()


def let_move(page: Page, colour: int) -> None:
    page.driver.find_element(By.CSS_SELECTOR, f"label[for=editor-mover-{colour}]").click()


def press_undo(page: Page) -> None:
    """Press the keys that take something back."""
    ActionChains(page.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()


def verdict(page: Page) -> str:
    """The verdict about the position, once it is known."""
    return str(page.wait(lambda: page.text("editor-verdict")))


def stones(page: Page) -> dict[str, str]:
    """The stones on the board for screen readers: cell to the colour of its stone."""
    found = {}
    for cell in page.driver.find_elements(By.CSS_SELECTOR, "[role=gridcell]"):
        words = str(cell.get_attribute("aria-label")).split(", ")
        if "stone" in words[1]:
            found[words[0]] = words[1].removesuffix(" stone")
    return found


def test_the_editor_begins_with_the_board_as_it_stands(editing: Page) -> None:
    assert stones(editing) == {"d4": "black", "c3": "white"}
    assert editing.element("editor-mover-0").is_selected()
    assert verdict(editing) == "This position can be played."
    assert not editing.element("controls").is_displayed()


def test_a_position_is_set_up_and_played_from(editing: Page) -> None:
    editing.click("d5")
    take_tool(editing, "second")
    editing.click("e3")
    editing.click("e3")  # the same stone once more takes it away
    take_tool(editing, "remove")
    editing.click("c3")
    take_tool(editing, "second")
    editing.click("c4")
    let_move(editing, 1)
    editing.wait(lambda: editing.text("editor-verdict") == "This position can be played.")
    press(editing, "playFromHere")
    editing.wait(lambda: not editing.element("position-editor").is_displayed())
    state = editing.settled()
    assert (state["start"], state["to_move"], state["turns"]) == ("d4 d5/c4/2", 1, [])
    editing.click("a1")
    assert editing.settled()["turns"] == ["a1"]
    editing.reload()
    state = editing.settled()
    assert (state["start"], state["turns"]) == ("d4 d5/c4/2", ["a1"]), "a reload brings the set-up game back"


def test_an_impossible_position_says_why_and_cannot_be_played(editing: Page) -> None:
    take_tool(editing, "remove")
    editing.click("c3")
    take_tool(editing, "first")
    editing.click("d5")
    editing.wait(lambda: "White has no stone, so the game would be over." in editing.text("editor-verdict"))
    assert not editing.driver.find_element(By.CSS_SELECTOR, "[data-do=playFromHere]").is_enabled()
    press(editing, "undoEdit")
    press(editing, "undoEdit")
    editing.wait(lambda: editing.text("editor-verdict") == "This position can be played.")
    assert stones(editing) == {"d4": "black", "c3": "white"}


def test_any_position_has_a_link_and_code_with_a_warning_where_no_game_can_begin(editing: Page) -> None:
    editing.driver.find_element(By.CSS_SELECTOR, ".editor-share summary").click()

    def shared(name: str) -> str:
        return str(editing.element(f"position-{name}").get_attribute("value"))

    assert shared("link").endswith("#game=surmount&size=4&start=d4%2Fc3%2F1")
    assert editing.driver.find_elements(By.ID, "share-warning") == []
    take_tool(editing, "remove")
    editing.click("c3")
    editing.wait(lambda: editing.driver.find_elements(By.ID, "share-warning"))
    assert shared("link").endswith("embed.html#game=surmount&size=4&position=black+d4")
    assert 'position="black d4"' in shared("code")
    for name in ("Png", "Svg"):
        assert editing.driver.find_element(By.CSS_SELECTOR, f"[data-do=savePosition{name}]").is_enabled()


def test_cancelling_brings_the_old_game_back(editing: Page) -> None:
    press(editing, "clearBoard")
    assert stones(editing) == {}
    press(editing, "cancelEditor")
    assert stones(editing) == {"d4": "black", "c3": "white"}
    editing.click("d5")
    assert editing.settled()["turns"] == ["d4", "c3", "d5"]


def test_a_game_brought_back_from_behind_the_editor_is_not_paused(page: Page) -> None:
    page.open(share_link("parasol", 3, ["c3", "d4"]))
    page.settled()
    page.set_side(1, "drizzle")
    for again in (False, True):
        press(page, "openEditor")
        verdict(page)
        if again:
            page.reload()
        else:
            press(page, "playFromHere")
            page.wait(lambda: not page.element("position-editor").is_displayed())
            page.settled()
            page.element("bring-back").click()
            page.wait(lambda: page.settled()["turns"] == ["c3", "d4"])
        assert page.settled()["turns"] == ["c3", "d4"]
        assert not page.button("resume").is_displayed()
    page.click("e1")
    assert len(page.settled()["turns"]) == 4, "the computer answers"


def test_keys_take_back_what_was_set_up_and_nothing_of_the_game_behind_it(editing: Page) -> None:
    editing.click("d5")
    press_undo(editing)
    assert stones(editing) == {"d4": "black", "c3": "white"}
    before = editing.settled()
    press_undo(editing)
    editing.driver.find_element(By.CSS_SELECTOR, "[data-do=clearBoard]").send_keys(Keys.ARROW_LEFT, Keys.HOME)
    editing.driver.find_element(By.CSS_SELECTOR, "[data-cell=a1]").send_keys(Keys.PAGE_UP)
    assert editing.settled() == before


def test_a_game_begun_while_a_position_is_set_up_takes_its_place(editing: Page) -> None:
    editing.new_game("parasol", size=3)
    editing.wait(lambda: not editing.element("position-editor").is_displayed())
    assert editing.settled()["game"] == "parasol"
    editing.click("c3")
    assert editing.settled()["turns"] == ["c3"]


def test_another_language_waits_until_the_position_is_set_up(editing: Page) -> None:
    editing.click("d5")
    editing.element("open-settings").click()
    editing.driver.find_element(By.CSS_SELECTOR, "label[for=setting-language-de]").click()
    remark = editing.element("settings").find_element(By.CSS_SELECTOR, ".remark")
    assert remark.text == "The language changes once you are back at your game."
    editing.driver.execute_script("document.getElementById('settings').close()")
    assert stones(editing) == {"d4": "black", "d5": "black", "c3": "white"}
    press(editing, "cancelEditor")
    editing.wait(lambda: editing.driver.execute_script("return document.documentElement.lang") == "de")
    editing.driver.execute_script("localStorage.removeItem('sunstones.settings')")
    editing.open()


def test_a_link_opened_while_a_position_is_set_up_takes_its_place(editing: Page) -> None:
    editing.driver.execute_async_script(CHANGE_HASH, share_link("parasol", 3, ["c3"]))
    editing.wait(lambda: not editing.element("position-editor").is_displayed())
    assert stones(editing) == {"c3": "red"}


def test_holes_are_made_by_hand_and_their_parity_is_watched(editing: Page) -> None:
    editing.choose("editor-game", "sum")
    editing.choose("editor-size", "5")
    take_tool(editing, "hole")
    assert editing.text("editor-parity") == "25 free squares: odd, as it must be."
    editing.click("c3")
    assert editing.text("editor-parity").startswith("24 free squares: even")
    assert not editing.driver.find_element(By.CSS_SELECTOR, "[data-do=playFromHere]").is_enabled()
    editing.click("b1")
    assert editing.text("editor-parity").startswith("23 free squares: odd")
    assert verdict(editing) == "This position can be played."
    editing.click_point(editing.middle_of("a1", "c1"))  # a hole once more becomes a square
    assert editing.text("editor-parity").startswith("24 ")
    press(editing, "clearHoles")
    assert editing.text("editor-parity").startswith("25 ")


def test_the_numbers_of_holes_are_those_of_the_game(page: Page) -> None:
    page.visit(share_link("parasol", 3, ["c3"]))
    page.settled()
    press(page, "openEditor")
    verdict(page)
    page.choose("editor-game", "sum")
    assert page.element("editor-size").get_attribute("value") == "9", "the usual board of the other game"
    page.choose("editor-size", "3")
    offered = page.driver.find_elements(By.CSS_SELECTOR, "#editor-holes option")
    assert [one.text for one in offered] == ["none", "2"]
    press(page, "cancelEditor")


def test_holes_may_be_symmetric_or_scattered(editing: Page) -> None:
    editing.choose("editor-game", "sum")
    editing.choose("editor-size", "5")
    take_tool(editing, "hole")
    editing.choose("editor-symmetry", "turn")
    editing.click("a1")
    assert editing.text("editor-parity").startswith("23 ")
    editing.choose("editor-symmetry", "diagonal")
    editing.choose("editor-holes", "6")
    press(editing, "scatter")
    assert editing.text("editor-parity").startswith("19 ")
    verdict(editing)
    press(editing, "playFromHere")
    editing.wait(lambda: not editing.element("position-editor").is_displayed())
    holes = editing.settled()["holes"]
    mirrored = {f"{'abcde'[int(hole[1]) - 1]}{'abcde'.index(hole[0]) + 1}" for hole in holes}
    assert len(holes) == 6
    assert mirrored == set(holes)


def test_on_an_even_board_half_a_turn_leaves_an_even_number_of_squares(editing: Page) -> None:
    editing.choose("editor-game", "sum")
    editing.choose("editor-size", "4")
    editing.choose("editor-symmetry", "turn")
    editing.choose("editor-holes", "3")
    press(editing, "scatter")
    editing.wait(lambda: editing.text("editor-verdict") == "That number of holes does not fit this symmetry.")


def test_a_position_can_be_set_up_with_the_keyboard_alone(editing: Page) -> None:
    editing.element("editor-tool-first").send_keys(Keys.ARROW_RIGHT)
    assert editing.element("editor-tool-second").is_selected()
    editing.driver.find_element(By.CSS_SELECTOR, "[data-cell=a1]").send_keys(Keys.ENTER)
    assert stones(editing)["a1"] == "white"


def test_holes_are_made_and_taken_back_with_the_keyboard_alone(editing: Page) -> None:
    editing.choose("editor-game", "sum")
    editing.choose("editor-size", "5")
    editing.choose("editor-symmetry", "none")
    editing.element("editor-tool-first").send_keys(Keys.ARROW_LEFT)
    assert editing.element("editor-tool-hole").is_selected()
    editing.driver.find_element(By.CSS_SELECTOR, "[role=gridcell][tabindex='0']").send_keys(Keys.ENTER)
    assert editing.cell_label("c3") == "c3, hole"
    focused = editing.driver.switch_to.active_element
    assert focused.get_attribute("data-cell") == "c3", "the cursor stays where the hole was made"
    focused.send_keys(Keys.ARROW_LEFT)
    editing.driver.switch_to.active_element.send_keys(Keys.ENTER)
    assert editing.text("editor-parity").startswith("23 ")
    editing.driver.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    editing.driver.switch_to.active_element.send_keys(Keys.ENTER)
    assert editing.cell_label("c3") == "c3, empty"
    assert editing.cell_label("b3") == "b3, hole"


def test_a_board_is_saved_under_a_name_and_opened_again(editing: Page) -> None:
    take_tool(editing, "first")
    editing.click("d5")
    let_move(editing, 1)
    editing.wait(lambda: editing.text("editor-verdict") == "This position can be played.")
    editing.element("board-name").send_keys("Two against one")
    press(editing, "saveBoard")
    editing.wait(lambda: editing.text("editor-verdict") == "“Two against one” saved.")
    press(editing, "cancelEditor")
    press(editing, "openLibrary")
    editing.wait(lambda: "Two against one" in editing.text("saved-games"))
    editing.driver.find_element(By.CSS_SELECTOR, "#saved-games [data-do=open]").click()
    editing.wait(lambda: (editing.state() or {})["start"] == "d4 d5/c3/2")
    assert editing.settled()["to_move"] == 1
