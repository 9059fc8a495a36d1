"""The page's signs and counts of an engine that was replaced."""

from __future__ import annotations

from tests.web.support.page import Page

NOTE = "The engine restarted. Your game is unchanged."


def workers(page: Page) -> int:
    """The number of workers that the page has started so far."""
    return int(page.driver.execute_script("return workers.length"))


def lose_between_two_turns(page: Page, blow: str) -> None:
    """Play two turns, between which a script ends the page's first engine: the second goes by another one."""
    page.play_one_stone()
    page.driver.execute_script(blow)
    page.click("b2")
    assert page.settled()["turns"] == ["c3", "b2"]
    assert workers(page) == 2
