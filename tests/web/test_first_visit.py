"""A newcomer sees the five games, who made them and how to win at one glance, and can put a stone down at once."""

from __future__ import annotations

import pytest

import py_engine
from tests.web.support.page import Page
from tests.web.support.window import DESKTOP, PHONE, in_sight

TABLET = (820, 1180)


def row_of(page: Page, game: str) -> object:
    """The line about a game."""
    return page.driver.find_element("css selector", f".welcome-game:has([data-game={game}])")


def choose(page: Page, game: str) -> None:
    """Put another game on the board."""
    page.driver.find_element("css selector", f"#welcome [data-game={game}]").click()


@pytest.mark.parametrize("viewport", [(1024, 768), DESKTOP, (1440, 900), (1920, 1080)])
def test_the_games_their_designers_and_goals_are_beside_the_board(page: Page, viewport: tuple[int, int]) -> None:
    page.resize(*viewport)
    page.open(hold_engine=True)
    page.wait(lambda: page.element("welcome").is_displayed())
    for info in py_engine.catalogue():
        row = row_of(page, info.id)
        for text in (info.name, info.designer, str(info.year), info.goal):
            assert text in row.text
    assert in_sight(row_of(page, "subsume"))
    assert page.centre_of("a3")["y"] < viewport[1], "the whole board"


@pytest.mark.parametrize("viewport", [PHONE, TABLET, (390, 664), (844, 390), (320, 568)])
def test_where_the_list_is_below_the_board_a_strip_offers_the_games(page: Page, viewport: tuple[int, int]) -> None:
    page.resize(*viewport, touch=True)
    page.open(hold_engine=True)
    page.wait(lambda: page.element("game-strip").is_displayed())
    for info in py_engine.catalogue():
        chip = page.driver.find_element("css selector", f"#game-strip [data-game={info.id}]")
        assert in_sight(chip)
        assert chip.text == info.name
    assert page.text("game-name") == "Subsume"
    assert in_sight(page.element("credit"))
    assert page.centre_of("a3")["y"] < viewport[1], "the whole board"
    page.driver.find_element("css selector", "#game-strip [data-game=sum]").click()
    page.wait(lambda: page.text("game-name") == "Sum")
    page.settled()
    page.click("e5")
    page.settled()
    assert not page.element("game-strip").is_displayed()
    assert page.element("players").is_displayed()


def test_the_first_click_is_a_stone_and_the_list_goes_for_good(page: Page) -> None:
    page.open()
    page.settled()
    page.click("f6")
    page.settled()
    assert not page.element("welcome").is_displayed()
    assert page.text("game-name") == "Subsume"
    page.press("undo")
    assert page.settled()["turns"] == []
    assert not page.element("welcome").is_displayed()
    page.click("f5")
    page.settled()
    page.open_again()
    page.settled()
    assert not page.element("welcome").is_displayed()


def test_the_pictures_of_a_hidden_list_are_no_longer_painted(page: Page) -> None:
    page.open()
    page.wait(lambda: page.element("welcome").is_displayed())
    page.driver.execute_script(
        "document.querySelector('.welcome-picture').getContext = () => { window.isPainted = true; return null; }"
    )
    recolour = "window.isPainted = false; document.documentElement.toggleAttribute('data-recoloured');"
    is_painted = "return isPainted"
    page.driver.execute_script(recolour)
    page.wait(lambda: page.driver.execute_script(is_painted))  # while it is visible
    page.settled()
    page.click("f6")
    page.settled()
    assert not page.element("welcome").is_displayed()
    page.driver.execute_script(recolour)
    page.painted()
    assert not page.driver.execute_script(is_painted)


def test_the_games_stay_where_they_are_when_the_puzzle_of_the_day_comes(page: Page) -> None:
    place = "return document.querySelector('#welcome [data-game=sum]').getBoundingClientRect().top"
    page.open(hold_engine=True)
    page.wait(lambda: page.element("welcome").is_displayed())
    before = page.driver.execute_script(place)
    page.settled()
    page.wait(lambda: page.driver.find_elements("css selector", "#welcome [data-do=openDaily]"))
    assert page.driver.execute_script(place) == before


def test_a_press_puts_another_game_on_the_board_with_and_without_an_engine(page: Page) -> None:
    page.open()
    page.wait(lambda: page.element("welcome").is_displayed())
    choose(page, "sunspot")
    assert page.settled()["game"] == "sunspot"
    assert page.driver.find_element("css selector", "#welcome [aria-pressed=true]").text == "Sunspot"
    choose(page, "sum")
    page.wait(lambda: page.settled()["game"] == "sum")
    assert page.element("welcome").is_displayed()
    page.click("e5")
    assert page.settled()["turns"][0] == "e5"
    assert not page.element("welcome").is_displayed()


def test_a_game_from_the_dialog_ends_the_list_before_its_first_stone(page: Page) -> None:
    page.open()
    page.settled()
    page.new_game("sunspot")
    page.settled()
    assert not page.element("welcome").is_displayed()
    assert page.text("game-name") == "Sunspot"
