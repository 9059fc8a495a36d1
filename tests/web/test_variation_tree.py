"""The picture of the tree of turns: there as soon as there are variations, with mouse and keys."""

from __future__ import annotations

from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By

from tests.web.support.axe import grave_issues
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press
from tests.web.support.window import PHONE

TURNS = ["c3", "b2", "d2"]


def open_tree(page: Page) -> None:
    """A main line c3 b2 d2, and the variation d4 a1 after c3, which the board shows."""
    page.visit(share_link("parasol", 3, TURNS))
    page.settled()
    page.tab("turns")
    assert not page.element("variation-tree").is_displayed(), "a single line needs no picture"
    press(page, "turnBack")
    press(page, "turnBack")
    page.settled()
    for cell in ("d4", "a1"):
        page.click(cell)
        page.settled()
    assert page.element("variation-tree").is_displayed()


def names(page: Page, kind: str = ".stone") -> list[str]:
    """The turns of the picture that have a class."""
    found = page.driver.find_elements(By.CSS_SELECTOR, f"#variation-tree {kind} title")
    return [str(title.get_attribute("textContent")) for title in found]


def test_each_turn_has_a_stone_and_the_one_on_the_board_is_marked(page: Page) -> None:
    open_tree(page)
    assert sorted(names(page)) == sorted(["Start", "1 c3", "2 b2", "3 d2", "2 d4", "3 a1"])
    assert names(page, ".is-here") == ["3 a1"]
    assert len(page.driver.find_elements(By.CSS_SELECTOR, "#variation-tree .stroke.is-line")) == 3


def test_a_press_on_a_stone_leads_there(page: Page) -> None:
    open_tree(page)
    stones = page.driver.find_elements(By.CSS_SELECTOR, "#variation-tree .stone")
    next(stone for stone in stones if "3 d2" in str(stone.get_attribute("textContent"))).click()
    page.wait(lambda: page.settled()["turns"] == TURNS)
    assert names(page, ".is-here") == ["3 d2"]


def test_the_arrow_keys_lead_from_turn_to_turn_and_from_line_to_line(page: Page) -> None:
    open_tree(page)
    page.driver.execute_script("document.getElementById('variation-tree').focus()")
    for key, turns in (
        (Keys.ARROW_LEFT, ["c3", "d4"]),
        (Keys.ARROW_UP, ["c3", "b2"]),
        (Keys.ARROW_RIGHT, TURNS),
        (Keys.HOME, []),
        (Keys.END, TURNS),
        (Keys.ARROW_DOWN, ["c3", "d4", "a1"]),
    ):
        ActionChains(page.driver).send_keys(key).perform()
        page.wait(lambda turns=turns: page.settled()["turns"] == turns)


def test_a_turn_with_a_comment_has_a_dot(page: Page) -> None:
    open_tree(page)
    page.pointer.draw(page.centre_of("c3"))
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#variation-tree .is-here .noted"))


def test_the_picture_keeps_no_reader_out(page: Page) -> None:
    open_tree(page)
    for dark in (False, True):
        page.resize(*PHONE, dark=dark)
        assert grave_issues(page) == []
