"""Support for tests that study a game: positions, and the panel's view of the analysis and the review."""

from __future__ import annotations

import re
from functools import cache

from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

import py_engine
from py_engine.match import Match
from tests.web.support.page import Page, share_link
from tests.web.support.positions import find_position, winner_by_force

SIZE = 3
CELLS_LEFT = 3


@cache
def thrown_away() -> Match:
    """A game of Parasol whose last turn threw a certain win away."""

    def is_so(match: Match) -> bool:
        if sum(owner is None for owner in match.board.values()) != CELLS_LEFT:
            return False
        after = winner_by_force(match)
        match.undo()
        mover, before = match.to_move, winner_by_force(match)
        match.redo()
        return before == mover != after

    return find_position("parasol", SIZE, is_so)


def smallest_game() -> Match:
    """Some turns of Parasol on its smallest board, which are soon reviewed."""
    match = py_engine.new_match("parasol", size=2)
    for turn in ("a1", "swap", "a2"):
        match.play(turn)
    return match


def show(page: Page, match: Match) -> None:
    """Put a match between two people on the board, with the analysis off."""
    page.visit(share_link(match.info.id, match.size, match.turns))
    page.settled()
    switch_analysis(page, on=False)


def switch_analysis(page: Page, *, on: bool) -> None:
    switch = page.bring_forward(page.element("show-analysis"))
    if switch.is_selected() != on:
        switch.click()


def texts(page: Page, selector: str) -> list[str]:
    """The texts of all such elements, at one moment."""
    script = "return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent)"
    return [str(text) for text in page.driver.execute_script(script, selector)]


def candidates(page: Page) -> list[str]:
    """The steps that the analysis lists, the best first."""
    return texts(page, ".candidates:not([hidden]) li:not([hidden]) .step")


def verdict(page: Page) -> str:
    return page.driver.find_element(By.CSS_SELECTOR, "#analysis .chances").text


def playouts(page: Page) -> int:
    """The number of playouts of the analysis so far."""
    (remark,) = texts(page, "#analysis .remark")
    return int(re.sub(r"\D", "", remark))


def press(page: Page, name: str) -> WebElement:
    found = page.bring_forward(page.driver.find_element(By.CSS_SELECTOR, f"#study [data-do={name}]"))
    found.click()
    return found


def look_over(page: Page) -> None:
    """Review the whole game, to the end."""
    press(page, "lookOver")
    stop = page.driver.find_element(By.CSS_SELECTOR, "#study [data-do=stopLooking]")
    page.wait(lambda: not stop.is_displayed())


def table(page: Page) -> list[str]:
    """The chances after each turn, from the table next to the graph."""
    return texts(page, ".chances-table tbody td:nth-of-type(1)")


def praise(page: Page) -> str:
    """The text about a game without mistakes."""
    (text,) = texts(page, "#study .review > [role=status]")
    return text
