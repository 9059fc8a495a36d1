"""The new game dialog, the credits, and links that hold a game."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

import py_engine
from tests.web.support.page import FORGET_TAB, Page, share_link
from tests.web.support.pressing import press


def open_dialog(page: Page) -> None:
    """Open the dialog."""
    page.visit()
    page.dialog.open()


def offered(page: Page, field: str) -> list[int]:
    """The numbers on offer in a field of the dialog."""
    return [int(option.get_attribute("value") or "") for option in Select(page.element(field)).options]


def test_every_game_is_offered_with_designer_year_and_link(page: Page) -> None:
    open_dialog(page)
    cards = page.dialog.element.find_elements(By.CSS_SELECTOR, ".card")
    assert len(cards) == len(py_engine.catalogue())
    for card, info in zip(cards, py_engine.catalogue(), strict=True):
        link = card.find_element(By.TAG_NAME, "a")
        assert (link.text, link.get_attribute("href")) == (info.designer, info.url)
        assert (link.get_attribute("target"), link.get_attribute("rel")) == ("_blank", "noopener")
        for fact in (info.name, info.goal, str(info.year)):
            assert fact in card.text


@pytest.mark.parametrize("game", [info.id for info in py_engine.catalogue()])
def test_the_game_on_the_board_names_its_designer(page: Page, game: str) -> None:
    page.visit()
    page.new_game(game)
    page.settled()
    info = next(info for info in py_engine.catalogue() if info.id == game)
    link = page.element("credit").find_element(By.TAG_NAME, "a")
    assert (link.text, link.get_attribute("href")) == (info.designer, info.url)
    assert str(info.year) in page.text("credit")
    assert page.text("game-name") == info.name


@pytest.mark.parametrize("game", [info.id for info in py_engine.catalogue()])
def test_the_sizes_on_offer_are_the_engine_s(page: Page, game: str) -> None:
    open_dialog(page)
    page.dialog.fill(game)
    info = next(info for info in py_engine.catalogue() if info.id == game)
    assert offered(page, "field-size") == list(info.sizes)
    assert Select(page.element("field-size")).first_selected_option.get_attribute("value") == str(info.default_size)
    assert bool(page.driver.find_elements(By.ID, "field-holes")) == info.holes


def test_only_numbers_of_holes_that_leave_an_odd_number_of_squares_are_offered(page: Page) -> None:
    open_dialog(page)
    for size in (3, 4, 9, 10):
        page.dialog.fill("sum", size=size)
        counts = offered(page, "field-holes")
        assert counts, size
        assert {(size * size - count) % 2 for count in counts} == {1}, size


def test_a_board_with_more_holes_than_usual_keeps_them_in_the_next_game(page: Page) -> None:
    holes = ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5"]
    page.visit(share_link("sum", 5, [], holes=holes))
    page.settled()
    page.dialog.open()
    assert page.element("field-holes").get_attribute("value") == "10"
    page.dialog.element.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    page.wait(lambda: page.settled()["holes"] != holes)
    assert len(page.settled()["holes"]) == 10


def test_what_the_engine_refuses_is_said_in_the_dialog_and_the_old_game_stands(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=3)
    before = page.settled()
    page.dialog.open()
    page.dialog.fill("sum", size=4)
    option = Select(page.element("field-holes")).options[1]
    page.driver.execute_script("arguments[0].value = '2'", option)
    page.choose("field-holes", "2")
    page.dialog.element.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    problem = page.wait(lambda: page.dialog.element.find_element(By.CSS_SELECTOR, ".problem").text)
    with pytest.raises(py_engine.InvalidSetup) as refusal:
        py_engine.new_match("sum", size=4, holes=["a1", "b2"])
    assert problem == str(refusal.value)
    assert page.dialog.element.is_displayed()
    assert page.settled() == before


def test_a_share_link_opens_its_game_for_two_people(page: Page) -> None:
    page.visit(share_link("sum", 4, ["b2", "c3"], holes=["a1"]))
    state = page.settled()
    assert (state["game"], state["size"], state["holes"], state["turns"]) == ("sum", 4, ["a1"], ["b2", "c3"])
    sides = page.driver.find_elements(By.CSS_SELECTOR, "#players select")
    assert [side.get_attribute("value") for side in sides] == ["human", "human"]


def test_a_share_link_that_cannot_be_read_says_so_and_leaves_a_game_to_play(page: Page) -> None:
    page.open(share_link("parasol", 4, ["b2", "b2"]))
    page.wait(lambda: page.text("note"))
    assert "b2" in page.text("note")
    assert page.settled()["turns"] == []


def test_a_link_leaves_a_way_back_to_the_last_game_until_a_turn_is_played(page: Page) -> None:
    page.visit()
    page.new_game("sum", size=3)
    page.settled()
    page.click("b2")
    page.settled()
    link = share_link("parasol", 3, ["c3"])
    page.open(link, forget=FORGET_TAB)
    page.settled()
    assert page.element("bring-back").is_displayed()
    page.open_again()
    assert page.settled()["turns"] == ["b2"], "looking at a link alone forgets nothing"
    page.open(link, forget=FORGET_TAB)
    page.settled()
    page.element("bring-back").click()
    page.wait(lambda: page.settled()["turns"] == ["b2"])
    page.visit(link)
    page.settled()
    page.click("d4")
    page.settled()
    assert not page.element("bring-back").is_displayed()
    page.open_again()
    assert page.settled()["turns"] == ["c3", "d4"]


def test_a_link_opened_in_the_same_page_replaces_the_game(page: Page) -> None:
    page.visit()
    page.new_game("subsume", size=3)
    page.settled()
    page.driver.execute_script("location.hash = arguments[0]", share_link("parasol", 3, ["c3"]))
    page.wait(lambda: (page.state() or {})["game"] == "parasol")
    assert page.settled()["turns"] == ["c3"]


def fill_names(page: Page, first: str, second: str) -> None:
    """Write the names of two people into the dialog, which is open."""
    for place, name in enumerate((first, second)):
        page.element(f"name-{place}").send_keys(name)


def chosen_sides(page: Page) -> list[str]:
    """The players as their cards name them."""
    selects = page.driver.find_elements(By.CSS_SELECTOR, "#players select")
    return [Select(select).first_selected_option.text for select in selects]


def test_two_people_at_one_screen_are_called_by_the_names_that_they_give(page: Page) -> None:
    page.visit()
    page.dialog.open()
    page.dialog.fill("parasol", size=3)
    fill_names(page, " Anna", "Ben ")
    page.dialog.start()
    page.wait(lambda: page.text("status-title") == "Anna’s turn")
    assert page.text("status-colour") == "Red"
    assert chosen_sides(page) == ["Anna", "Ben"]
    page.click("c3")
    page.settled()
    page.reload()
    page.settled()
    assert (page.text("status-title"), page.text("status-colour")) == ("Ben’s turn", "Blue")
    page.resign()
    assert page.text("status-title") == "Anna won"
    assert page.text("status-detail").startswith("Ben resigned.")
    assert "Anna won by resignation" in page.text("result")
    press(page, "resultRematch")
    page.wait(lambda: page.text("status-title") == "Ben’s turn")
    assert chosen_sides(page) == ["Ben", "Anna"], "they change sides"


def test_a_person_who_plays_a_computer_is_asked_for_no_name(page: Page) -> None:
    page.visit()
    page.new_game("parasol", size=3, sides=("human", "gust"))
    page.settled()
    assert chosen_sides(page) == ["You", "Gust"]
    page.dialog.open()
    assert not page.driver.find_elements(By.ID, "name-0")
