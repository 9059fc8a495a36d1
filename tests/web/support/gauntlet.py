"""The gauntlet: matches with one turn left, progress of an earlier visit, and its display on the page."""

from __future__ import annotations

import json
from typing import Any

from selenium.webdriver.common.by import By

from py_engine.match import Match
from py_engine.players.opponents import OPPONENTS
from tests.web.support.page import Page, share_link
from tests.web.support.positions import find_position

PARASOL = OPPONENTS["parasol"]
PARASOL_SIZE = 5
# The last cell of a Parasol board ends the game, for either player: so a match is one turn long.
LAST_TURN = 60


def before_last_turn(winner: int) -> Match:
    """A match before its last turn, which the first player must take and after which `winner` has won."""

    def ends_so(match: Match) -> bool:
        if len(match.turns) < LAST_TURN:
            return False
        match.play(match.legal_turns()[0])
        is_wanted = match.winner == winner
        match.undo()
        return is_wanted

    return find_position("parasol", PARASOL_SIZE, ends_so)


def key_of(game: str) -> str:
    """The key of the progress in a game's gauntlet, in the browser's storage."""
    return f"sunstones.gauntlet.{game}"


def put(page: Page, key: str, text: str) -> None:
    """Leave a text in the browser's storage, as it would be found on a later visit."""
    page.driver.execute_script("localStorage.setItem(arguments[0], arguments[1])", key, text)


def stored(page: Page, key: str) -> str:
    """The text that the browser's storage holds."""
    return str(page.driver.execute_script("return localStorage.getItem(arguments[0])", key))


def put_progress(page: Page, game: str, *, match: Match | str | None = None, version: int = 1, **others: Any) -> None:
    """Leave the progress of an earlier visit in the browser's storage."""
    record = share_link(game, match.size, match.turns) if isinstance(match, Match) else match
    kept = {"token": "an earlier visit", "record": record} if record is not None else None
    data = {"rung": 0, "best": 0, "completions": 0, "playedAt": 1, "match": kept} | others
    put(page, key_of(game), json.dumps({"version": version, "data": data}))


def progress(page: Page, game: str = "parasol") -> dict[str, Any]:
    """The progress in a game's gauntlet, from the browser's storage."""
    return dict(json.loads(stored(page, key_of(game)))["data"])


def summary(page: Page, game: str = "parasol") -> tuple[int, int, int, bool]:
    """The same in short: rung, best, completions, and whether there is an unfinished match."""
    kept = progress(page, game)
    return kept["rung"], kept["best"], kept["completions"], kept["match"] is not None


def take_offer(page: Page) -> dict[str, Any]:
    """Take the page's offer to go on; gives the game's state once that is at rest."""
    page.element("offer").find_element(By.CSS_SELECTOR, "[data-do=goOn]").click()
    return page.settled()


def go_on(page: Page, *, match: Match | str, **others: Any) -> dict[str, Any]:
    """Go on, through the dialog, with a match that was begun earlier; the game's state once that is at rest."""
    game = match.info.id if isinstance(match, Match) else "parasol"
    page.visit()
    put_progress(page, game, match=match, **others)
    page.start_gauntlet(game)
    return page.settled()


def play_last_turn(page: Page, *, rung: int, match: Match, **progress: int) -> None:
    """Go on with a match whose last turn is due, and see it taken by the player to move."""
    state = go_on(page, rung=rung, match=match, **progress)
    if not state["over"]:
        (cell,) = state["targets"]
        page.click(cell)
        state = page.settled()
    assert state["over"]


def rungs(page: Page) -> list[str]:
    """The result against each opponent in the panel, from the first to the fifth."""
    return [line.text for line in page.driver.find_elements(By.CSS_SELECTOR, "#ladder .ladder-state")]


def sides(page: Page) -> list[str | None]:
    """The players who play first and second."""
    return [select.get_attribute("value") for select in page.driver.find_elements(By.CSS_SELECTOR, "#players select")]
