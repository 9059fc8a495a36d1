"""Home: the first thing on a new day, but never over a game; and what leads on from a link and from the lessons."""

from __future__ import annotations

import json

from selenium.webdriver import Keys

import py_engine
from tests.web.support.boards import Boards
from tests.web.support.page import Page, share_link
from tests.web.support.screens import KEEP_RESULTS

# The page is looked at again, on the day after its latest visit.
LOOK_ON_ANOTHER_DAY = """
localStorage.setItem("sunstones.visit", JSON.stringify({ version: 1, data: "2020-02-29" }));
document.dispatchEvent(new Event("visibilitychange"));
"""
IS_OPEN = "return document.getElementById('home')?.open ?? false"
ALL_BUT_THE_LAST = """
const [game, finish] = arguments;
import(`./app/games/${game}.js`).then(({ lessons }) => {
  const data = lessons.slice(0, -1).map(({ id }) => `${game}.${id}`);
  localStorage.setItem("sunstones.lessons", JSON.stringify({ version: 1, data }));
  finish(lessons.at(-1));
});
"""
LESSON_BOARD = "document.querySelector('#learn sunstones-board')"


def is_open(page: Page) -> bool:
    return bool(page.driver.execute_script(IS_OPEN))


def sides(page: Page) -> list[str]:
    """The players of both sides, in the lists of players."""
    found = page.driver.find_elements("css selector", "#players select")
    return [str(one.get_attribute("value")) for one in found]


def test_home_comes_first_on_a_new_day_and_not_over_a_game(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.element("open-home").is_enabled())
    page.driver.execute_script(KEEP_RESULTS)
    page.driver.execute_script(LOOK_ON_ANOTHER_DAY)
    page.wait(lambda: is_open(page))
    home = page.element("home")
    for info in py_engine.catalogue():
        card = home.find_element("css selector", f".home-games [data-game={info.id}]")
        for text in (info.name, info.designer, info.goal, "Rating 1400", "Won against"):
            assert text in card.text
    assert page.driver.execute_script("return document.activeElement.textContent") == "Sunstones"
    home.find_element("css selector", "[data-game=parasol] .welcome-acts button").click()
    assert not is_open(page)
    page.wait(lambda: page.settled()["game"] == "parasol")
    page.click("e5")
    page.settled()
    page.driver.execute_script(LOOK_ON_ANOTHER_DAY)
    # By the logo it opens all the same, and the game is its first line.
    page.element("open-home").click()
    page.wait(lambda: is_open(page))
    first = home.find_element("css selector", ".home-card")
    assert (first.get_attribute("data-card"), first.find_element("css selector", "h4").text) == ("resume", "Parasol")
    first.find_element("css selector", "button").click()
    assert not is_open(page)
    assert page.driver.execute_script("return document.activeElement.closest('#board') !== null")


def test_home_does_not_open_by_itself_while_a_game_is_in_progress(page: Page) -> None:
    page.visit()
    page.play_one_stone()
    page.driver.execute_script(LOOK_ON_ANOTHER_DAY)
    page.painted()
    assert (
        json.loads(page.driver.execute_script("return localStorage.getItem('sunstones.visit')"))["data"] > "2020-02-29"
    )
    assert not is_open(page)


def test_the_logo_opens_home_by_the_keyboard_and_says_what_waits(page: Page) -> None:
    page.visit()
    logo = page.element("open-home")
    assert logo.get_attribute("textContent") == " Sunstones: home. Waiting: Puzzle of the day"
    logo.send_keys(Keys.ENTER)
    page.wait(lambda: is_open(page))
    page.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    page.wait(lambda: not is_open(page))
    assert page.driver.switch_to.active_element == logo


def test_a_visitor_by_a_link_sees_the_goal_and_plays_on_against_the_computer(page: Page) -> None:
    page.open(share_link("subsume", 4, ["d4", "d5", "c4"]))
    page.settled()
    page.wait(lambda: page.element("visitor").is_displayed())
    goal = next(info.goal for info in py_engine.catalogue() if info.id == "subsume")
    assert "This is Subsume" in page.text("visitor")
    assert goal in page.text("visitor")
    page.driver.find_element("css selector", "[data-do=visitorComputer]").click()
    page.wait(lambda: not page.element("visitor").is_displayed())
    # Three turns were played, so the visitor has the second side.
    assert sides(page)[1] == "human"
    assert sides(page)[0] in page.opponents(0)
    before = page.settled()["turns"]
    page.click(page.settled()["targets"].popitem()[0])
    assert len(page.settled()["turns"]) == len(before) + 2


def test_the_last_lesson_leads_to_a_first_game_against_the_first_opponent_with_previews(page: Page) -> None:
    page.open(hold_engine=True)
    lesson = page.driver.execute_async_script(ALL_BUT_THE_LAST, "parasol")
    page.settled()
    page.set_switches(preview=False)
    page.driver.find_element("css selector", "#welcome [data-game=parasol]").click()
    page.wait(lambda: page.settled()["game"] == "parasol")
    page.element("open-learn").click()
    boards = Boards(page.driver)
    boards.wait(
        lambda: boards.run(f"return {LESSON_BOARD}?.state && document.querySelector('#learn .lesson').dataset.lesson")
    )
    assert boards.run("return document.querySelector('#learn .lesson').dataset.lesson") == lesson["id"]
    boards.run(f"{LESSON_BOARD}.play(arguments[0])", lesson["answer"])
    lead = "#learn [data-do=lessonNext]"
    page.wait(lambda: page.driver.find_element("css selector", lead).is_displayed())
    assert page.driver.find_element("css selector", lead).text == "Play your first game"
    page.driver.find_element("css selector", lead).click()
    page.wait(lambda: sides(page) == ["human", page.opponents(1)[0]])
    assert not page.element("learn").is_displayed()
    assert page.settled()["turns"] == []
    assert json.loads(page.driver.execute_script("return localStorage.getItem('sunstones.settings')"))["data"][
        "preview"
    ]
