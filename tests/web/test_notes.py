"""Comments and marks: written and drawn with mouse, finger and keyboard, kept with the turn, shared and embedded."""

from __future__ import annotations

from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlencode

from selenium.webdriver import ActionChains, Chrome, Keys
from selenium.webdriver.common.by import By

import py_engine
from support.serve import FolderServer
from tests.web.support.axe import grave_issues
from tests.web.support.boards import boards_elsewhere
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press
from tests.web.support.window import PHONE

TURNS = ["d4", "c3", "d5", "e5"]
NOTES = "0: Five games.\n2 c3 d4-c3: Close by.\n And a line more.\n4 e5.x e4.A d4.7"
EMBED = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A lesson</title>
<link rel="icon" href="data:,">
<script type="module" src="SITE/embed.js"></script>
<sunstones-board id="diagram" game="parasol" size="4" position="red d4" marks="d4 c3.x d5-e5 b2.A"
  notes="0: The middle."></sunstones-board>
<sunstones-board id="replay" game="parasol" size="4" turns="d4 c3" mode="replay"
  notes="0: Before the first turn.
2 c3 d4-c3: Close by.
 And more."></sunstones-board>
<sunstones-board id="wrong" game="parasol" size="4" notes="Close by."></sunstones-board>
<sunstones-board id="outside" game="parasol" size="4" marks="d4-z9"></sunstones-board>
"""


def open_game(page: Page) -> None:
    page.visit(share_link("parasol", 4, TURNS))
    page.settled()
    page.tab("turns")


def open_notes(page: Page) -> None:
    if page.driver.find_element(By.CSS_SELECTOR, "[data-do=notes]").get_attribute("aria-expanded") != "true":
        press(page, "notes")


def marks(page: Page) -> list[str]:
    """Those of the position that is shown."""
    state = page.settled()
    return list(state["notes"].get(str(state["tree"]["here"]), {"marks": []})["marks"])


def comment(page: Page) -> str:
    """The comment of the position that is shown, as the engine has it."""
    state = page.settled()
    return str(state["notes"].get(str(state["tree"]["here"]), {"comment": ""})["comment"])


def chosen(page: Page, tool: str) -> None:
    """Choose a mark of the palette."""
    open_notes(page)
    press(page, f"mark-{tool}")


def test_the_right_mouse_button_draws_circles_and_arrows_and_takes_them_away_again(page: Page) -> None:
    open_game(page)
    d4, e5 = page.centre_of("d4"), page.centre_of("e5")
    page.pointer.draw(d4)
    page.pointer.draw(d4, e5)
    page.wait(lambda: marks(page) == ["d4", "d4-e5"])
    assert page.cell_label("d4") == "d4, red stone, Red leads in the parasol, circled, arrow to e5"
    page.pointer.draw(d4)
    page.pointer.draw(d4, e5)
    page.wait(lambda: marks(page) == [])
    assert page.settled()["turns"] == TURNS


def test_marks_are_drawn_with_the_keyboard_and_no_stone_is_played_meanwhile(page: Page) -> None:
    open_game(page)
    open_notes(page)
    for tool, keys in {"cross": "", "letter": "", "arrow": Keys.ARROW_RIGHT}.items():
        button = page.driver.find_element(By.CSS_SELECTOR, f"[data-do=mark-{tool}]")
        button.send_keys(Keys.ENTER)
        page.driver.execute_script("document.querySelector('[role=gridcell][data-cell=c3]').focus()")
        enter = ActionChains(page.driver).send_keys(Keys.ENTER)
        (enter.send_keys(keys, Keys.ENTER) if keys else enter).perform()
    page.wait(lambda: marks(page) == ["c3.x", "c3.A", "c3-c4"])
    assert page.cell_label("c3") == "c3, blue stone, crossed, marked A, arrow to c4"
    assert page.settled()["turns"] == TURNS
    ActionChains(page.driver).send_keys(Keys.ESCAPE).perform()
    page.wait(lambda: not page.driver.find_elements(By.CSS_SELECTOR, ".mark-tools [aria-pressed=true]"))
    page.click("b2")
    assert page.settled()["turns"] == [*TURNS, "b2"]


def test_letters_and_numbers_go_on_and_are_taken_away_where_they_are_pressed_again(page: Page) -> None:
    open_game(page)
    chosen(page, "letter")
    for cell in ("a1", "a2", "a3", "a2"):
        page.click(cell)
    page.wait(lambda: marks(page) == ["a1.A", "a3.C"])
    chosen(page, "number")
    page.click("a1")
    page.wait(lambda: marks(page) == ["a3.C", "a1.1"])
    chosen(page, "erase")
    page.click("a3")
    page.wait(lambda: marks(page) == ["a1.1"])
    press(page, "clearMarks")
    page.wait(lambda: marks(page) == [])
    assert page.settled()["turns"] == TURNS


def test_a_finger_that_rests_draws_while_the_marks_are_open_and_plays_otherwise(page: Page) -> None:
    page.resize(*PHONE, touch=True)
    open_game(page)
    open_notes(page)
    page.driver.execute_script("document.getElementById('board').scrollIntoView({ block: 'center' })")
    page.painted()
    page.pointer.touch(page.centre_of("d4"))
    page.wait(lambda: "circled" in page.cell_label("d4"))
    page.pointer.lift()
    page.wait(lambda: marks(page) == ["d4"])
    page.pointer.touch(page.centre_of("b2"))
    page.wait(lambda: "circled" in page.cell_label("b2"))
    page.pointer.drag(page.centre_of("b3"))
    page.wait(lambda: "arrow to b3" in page.cell_label("b2"))
    page.pointer.lift()
    page.wait(lambda: marks(page) == ["d4", "b2-b3"])
    assert page.settled()["turns"] == TURNS
    page.pointer.tap(page.centre_of("c4"))
    page.pointer.tap(page.centre_of("c4"))
    assert page.settled()["turns"] == [*TURNS, "c4"]
    page.resize(*PHONE)


def test_what_is_written_belongs_to_its_turn_and_outlives_a_reload(page: Page) -> None:
    open_game(page)
    open_notes(page)
    page.element("comment").send_keys("A fork.")
    page.wait(lambda: comment(page) == "A fork.")
    press(page, "turnBack")
    page.wait(lambda: page.element("comment").get_attribute("value") == "")
    page.element("comment").send_keys("Look out.")
    press(page, "turnOn")
    page.wait(lambda: page.element("comment").get_attribute("value") == "A fork.")
    signs = [turn.text.split() for turn in page.driver.find_elements(By.CSS_SELECTOR, "#turns .turn")]
    assert signs == [["d4"], ["c3"], ["d5", "comment"], ["e5", "comment"]]
    page.reload()
    page.settled()
    assert comment(page) == "A fork."
    page.tab("turns")
    assert page.driver.find_element(By.CSS_SELECTOR, ".comment-text").text == "A fork."


def test_a_comment_is_said_when_its_turn_is_gone_to(page: Page) -> None:
    page.visit(share_link("parasol", 4, TURNS) + "&" + urlencode({"notes": NOTES}))
    page.settled()
    page.tab("turns")
    press(page, "turnBack")
    press(page, "turnBack")
    page.wait(lambda: "Close by. And a line more." in page.text("announcer").replace("\n", " "))


def test_a_share_link_carries_comments_and_marks_and_brings_them_back(page: Page) -> None:
    page.visit(share_link("parasol", 4, TURNS) + "&" + urlencode({"notes": NOTES}))
    page.settled()
    press(page, "openShare")
    link = str(page.wait(lambda: page.element("share-link").get_attribute("value")))
    code = str(page.element("share-code").get_attribute("value"))
    page.driver.find_element(By.CSS_SELECTOR, "#share .close").click()
    assert parse_qs(link.partition("#")[2])["notes"] == [NOTES]
    match = py_engine.load_record(link)
    assert (match.marks, match.turns) == (["e5.x", "e4.A", "d4.7"], TURNS)
    assert f'notes="{NOTES}"' in unescape(code)


def test_notes_of_a_link_that_cannot_be_read_are_named_in_a_sentence(page: Page) -> None:
    open_game(page)
    page.paste(share_link("parasol", 4, TURNS) + "&" + urlencode({"notes": "9 d4"}))
    page.wait(lambda: "the record has a note on turn 9" in page.text("note"))
    assert page.settled()["turns"] == TURNS


def test_embedded_boards_show_the_notes_of_the_position(driver: Chrome, server: FolderServer, tmp_path: Path) -> None:
    with boards_elsewhere(driver, tmp_path, EMBED.replace("SITE/", server.url)) as boards:
        shown = 'root.querySelector(".comment").textContent'
        assert boards.of("diagram", shown) == "The middle."
        assert boards.label("diagram", "c3") == "c3, empty, crossed"
        assert boards.label("diagram", "b2") == "b2, empty, marked A"
        assert boards.text("wrong").startswith("<sunstones-board>: “Close by.” is not a note")
        assert boards.text("outside") == "<sunstones-board>: There is no cell “z9” on this board."
        assert boards.of("replay", shown) == "Before the first turn."
        boards.press("replay", "Go to the last turn")
        boards.wait_for_turns("replay", ["d4", "c3"])
        boards.wait(lambda: boards.of("replay", shown) == "Close by.\nAnd more.")
        assert boards.label("replay", "d4") == "d4, red stone, arrow to c3"
        boards.press("replay", "Previous turn")
        boards.wait(lambda: boards.of("replay", 'root.querySelector(".comment").hidden'))


def test_the_numbers_of_turns_stand_on_the_stones_that_are_still_there(page: Page) -> None:
    page.visit(share_link("parasol", 4, TURNS))
    page.settled()
    page.tab("tools")
    page.choose("stone-numbers", "1")
    page.wait(lambda: page.element("stone-numbers").get_attribute("value") == "1")
    page.choose("stone-numbers", "4")
    page.wait(lambda: page.element("stone-numbers").get_attribute("value") == "4")
    page.choose("stone-numbers", "")


def test_the_open_notes_keep_no_reader_out(page: Page) -> None:
    page.visit(share_link("parasol", 4, TURNS) + "&" + urlencode({"notes": NOTES}))
    page.settled()
    page.tab("turns")
    open_notes(page)
    for dark in (False, True):
        page.resize(*PHONE, dark=dark)
        assert grave_issues(page) == []
