"""The gauntlet: five opponents in order, a loss starts it again, and what has been reached outlives a reload."""

from __future__ import annotations

import json
from typing import Any

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import py_engine
from py_engine.match import Match
from py_engine.players.opponents import OPPONENTS
from tests.web.support.chromium import run_first
from tests.web.support.page import Page, share_link
from tests.web.support.positions import can_grow, find_position, growing_step

pytestmark = pytest.mark.usefixtures("leaves_nothing_behind")

PARASOL = OPPONENTS["parasol"]
PARASOL_SIZE = 5
# The last cell of a Parasol board ends the game, for either player: so a match is one turn long.
LAST_TURN = 60

NO_STORAGE = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("storage is switched off", "SecurityError"); },
});
"""
FULL_STORAGE = """
Storage.prototype.setItem = () => { throw new DOMException("no room is left", "QuotaExceededError"); };
"""


def before_last_turn(winner: int) -> Match:
    """A match of which one turn is left, which the first player must take and after which `winner` has won."""

    def ends_so(match: Match) -> bool:
        if len(match.turns) < LAST_TURN:
            return False
        match.play(match.legal_turns()[0])
        is_wanted = match.winner == winner
        match.undo()
        return is_wanted

    return find_position("parasol", PARASOL_SIZE, ends_so)


def key_of(game: str) -> str:
    """Where the browser's storage holds the progress in the gauntlet of a game."""
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
    """What the browser's storage holds of the gauntlet of a game."""
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
    """What the panel says has become of each opponent, from the first to the fifth."""
    return [line.text for line in page.driver.find_elements(By.CSS_SELECTOR, "#ladder .ladder-state")]


def sides(page: Page) -> list[str | None]:
    """Who plays first and second."""
    return [select.get_attribute("value") for select in page.driver.find_elements(By.CSS_SELECTOR, "#players select")]


def test_it_starts_against_the_first_opponent_and_the_match_outlives_a_reload(page: Page) -> None:
    page.open()
    page.start_gauntlet()
    state = page.settled()
    assert (state["game"], state["size"], state["turns"]) == ("parasol", PARASOL_SIZE, []), "you begin"
    assert sides(page) == ["human", PARASOL[0].id]
    assert rungs(page) == ["now", "ahead", "ahead", "ahead", "ahead"]
    for opponent in PARASOL:
        assert opponent.name in page.text("ladder")
    assert PARASOL[0].temper in page.text("ladder")

    page.click("e5")
    played = page.settled()["turns"]
    assert len(played) == 2
    assert "playouts" in page.text("thought")
    assert "estimate" not in page.text("thought"), "the opponent's estimate would be a hint"

    page.open()
    page.settled()
    assert f"a match against {PARASOL[0].name}" in page.text("offer")
    state = take_offer(page)
    assert (state["turns"], state["to_move"]) == (played, 0)
    assert rungs(page) == ["now", "ahead", "ahead", "ahead", "ahead"]
    assert not page.element("offer").is_displayed()


def test_the_dialog_shows_the_five_of_the_chosen_game(page: Page) -> None:
    page.visit()
    page.dialog.open()
    for game in (info.id for info in py_engine.catalogue()):
        page.driver.find_element(By.CSS_SELECTOR, f"label[for=card-{game}]").click()
        page.driver.find_element(By.CSS_SELECTOR, "label[for=mode-gauntlet]").click()
        shown = page.dialog.element.find_element(By.CSS_SELECTOR, ".gauntlet-part").text
        for opponent in OPPONENTS[game]:
            assert opponent.name in shown
            assert opponent.temper in shown
        assert not page.element("field-size").is_displayed(), game


def test_a_win_leads_to_the_next_opponent_with_the_colours_exchanged(page: Page) -> None:
    play_last_turn(page, rung=0, match=before_last_turn(winner=0))
    assert page.text("status-title") == f"You have beaten {PARASOL[0].name}"
    assert summary(page) == (1, 1, 0, False)
    assert rungs(page) == ["beaten", "ahead", "ahead", "ahead", "ahead"]
    assert page.button("next").text == f"Next: {PARASOL[1].name}"
    page.press("next")
    state = page.settled()
    assert (len(state["turns"]), state["to_move"]) == (1, 1), "the opponent begins"
    assert sides(page) == [PARASOL[1].id, "human"]
    assert rungs(page) == ["beaten", "now", "ahead", "ahead", "ahead"]


def test_a_win_as_second_player_counts_too(page: Page) -> None:
    play_last_turn(page, rung=3, best=3, match=before_last_turn(winner=1))
    assert page.text("status-title") == f"You have beaten {PARASOL[3].name}"
    assert summary(page) == (4, 4, 0, False)


@pytest.mark.parametrize(("rung", "winner"), [(2, 1), (1, 0)])
def test_a_loss_starts_it_again_at_the_first_and_the_best_stands(page: Page, rung: int, winner: int) -> None:
    play_last_turn(page, rung=rung, best=3, completions=1, match=before_last_turn(winner))
    assert page.text("status-title") == f"{PARASOL[rung].name} has beaten you"
    assert rungs(page)[rung] == "lost"
    assert summary(page) == (0, 3, 1, False)
    assert page.button("next").text == "Start again"
    page.press("next")
    assert page.settled()["turns"] == []
    assert sides(page) == ["human", PARASOL[0].id]


def test_beating_the_fifth_is_celebrated_and_counted_once(page: Page) -> None:
    play_last_turn(page, rung=4, best=4, completions=1, match=before_last_turn(winner=0))
    assert "gauntlet of Parasol is yours" in page.text("status-detail")
    assert page.element("triumph").is_displayed()
    assert rungs(page) == ["beaten"] * 5
    assert summary(page) == (0, 5, 2, False)
    page.press("next")
    page.settled()
    assert rungs(page) == ["now", "ahead", "ahead", "ahead", "ahead"]
    assert not page.element("triumph").is_displayed()
    assert summary(page) == (0, 5, 2, True)


def test_a_resignation_wants_a_yes_and_counts_as_a_loss(page: Page) -> None:
    go_on(page, rung=2, best=2, match="game=parasol&size=5&turns=c3 d4")
    page.press("resign")
    page.element("confirm").send_keys(Keys.ESCAPE)
    page.wait(lambda: not page.element("confirm").is_displayed())
    page.press("resign")
    page.driver.find_element(By.CSS_SELECTOR, "#confirm button").click()
    assert summary(page) == (2, 2, 0, True), "neither Escape nor “Play on” is a yes"

    page.resign()
    assert page.text("status-title") == "You have resigned"
    assert summary(page) == (0, 2, 0, False)
    assert rungs(page)[2] == "lost"
    page.click("a1")
    assert page.settled()["turns"] == ["c3", "d4"], "the match is over"
    assert page.button("next").text == "Start again"


def test_no_turn_can_be_taken_back_and_no_side_handed_over(page: Page) -> None:
    go_on(page, rung=2, match="game=parasol&size=5&turns=c3 d4")
    for name in ("undo", "redo"):
        assert not page.button(name).is_displayed()
    assert "No undo and no hints" in page.text("ladder")
    for select in page.driver.find_elements(By.CSS_SELECTOR, "#players select"):
        assert not select.is_enabled()


def test_a_step_of_a_turn_that_is_not_finished_can_be_taken_back(page: Page) -> None:
    match = find_position("surmount", 5, lambda reached: reached.to_move == 0 and can_grow(reached))
    go_on(page, rung=0, match=match)
    step = growing_step(match)
    assert step is not None
    page.take(step)
    assert page.settled()["steps"] == [step]
    page.press("undoStep")
    state = page.settled()
    assert (state["steps"], state["turns"]) == ([], match.turns)


def test_the_rung_reached_outlives_a_reload(page: Page) -> None:
    play_last_turn(page, rung=0, match=before_last_turn(winner=0))
    page.open()
    page.settled()
    assert f"next is {PARASOL[1].name}" in page.text("offer")
    page.dialog.open()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=card-parasol]").click()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=mode-gauntlet]").click()
    states = page.dialog.element.find_elements(By.CSS_SELECTOR, ".ladder-state")
    assert [state.text for state in states] == ["beaten", "next", "ahead", "ahead", "ahead"]
    assert "Best so far: 1 of 5" in page.dialog.element.text


def test_a_single_game_in_between_leaves_the_match_as_it_is(page: Page) -> None:
    go_on(page, rung=2, match="game=parasol&size=5&turns=c3 d4")
    page.new_game("parasol", size=2)
    for cell in page.settled()["targets"]:
        page.click(cell)
        page.settled()
    assert (page.state() or {})["over"]
    assert not page.element("ladder").is_displayed()
    assert page.button("undo").is_displayed()
    assert progress(page)["match"]["record"].endswith("turns=c3+d4")
    assert take_offer(page)["turns"] == ["c3", "d4"]


def test_the_offer_to_go_on_can_be_declined(page: Page) -> None:
    page.open_beside()
    put_progress(page, "parasol", rung=1)
    page.open()
    page.settled()
    page.element("offer").find_element(By.CSS_SELECTOR, "[data-do=notNow]").click()
    assert not page.element("offer").is_displayed()
    assert summary(page) == (1, 0, 0, False)
    page.driver.get("about:blank")  # for another test that page would not offer it again


def test_of_kept_progress_is_used_what_can_be_understood_and_the_rest_is_told_and_put_aside(page: Page) -> None:
    damaged = {"rung": "banana", "best": 3, "completions": 2, "playedAt": 1, "match": None}
    page.open_beside()
    put(page, key_of("subsume"), "{broken")
    put(page, key_of("sum"), json.dumps({"version": 1, "data": damaged}))
    put_progress(page, "parasol", version=99, rung=1, best=3, hat="green")
    page.open()

    page.start_gauntlet("subsume")
    page.settled()
    assert "“{broken”" in page.text("ladder")
    assert rungs(page)[0] == "now"
    assert summary(page, "subsume") == (0, 0, 0, True), "it begins anew"
    assert stored(page, f"{key_of('subsume')}.unreadable") == "{broken"

    page.start_gauntlet("sum")
    page.settled()
    assert 'rung "banana"' in page.text("ladder")
    assert summary(page, "sum") == (0, 3, 2, True)

    page.start_gauntlet("parasol")
    page.settled()
    assert "newer version" in page.text("ladder")
    assert rungs(page)[:2] == ["beaten", "now"]
    assert json.loads(stored(page, f"{key_of('parasol')}.unreadable"))["data"]["hat"] == "green"


def test_a_kept_match_with_a_turn_that_is_not_allowed_begins_anew_on_the_same_rung(page: Page) -> None:
    refused = "game=parasol&size=5&turns=c3 c3"
    state = go_on(page, rung=2, match=refused)
    assert state["turns"] == []
    assert "c3" in page.text("note")
    assert rungs(page)[2] == "now"
    aside = json.loads(stored(page, f"{key_of('parasol')}.unreadable"))
    assert aside["data"]["match"]["record"] == refused


@pytest.mark.parametrize("obstacle", [NO_STORAGE, FULL_STORAGE])
def test_where_nothing_can_be_stored_it_is_played_all_the_same_and_says_so(page: Page, obstacle: str) -> None:
    with run_first(page.driver, obstacle):
        page.open()
        page.settled()
        page.start_gauntlet()
        page.settled()
        page.click("e5")
        played = page.settled()["turns"]
        assert len(played) == 2
        assert "only until the page is closed" in page.text("ladder")
        page.new_game("parasol", size=2)
        page.settled()
        assert take_offer(page)["turns"] == played, "as long as the page is open nothing is lost"
        page.driver.get("about:blank")


def test_a_match_that_another_tab_goes_on_with_no_longer_counts_here(page: Page) -> None:
    go_on(page, rung=2, best=2, match=before_last_turn(winner=0))
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    second = page.driver.current_window_handle
    try:
        other = Page(page.driver, page.url)
        other.open()
        other.settled()
        state = take_offer(other)
        assert len(state["turns"]) == LAST_TURN

        page.driver.switch_to.window(first)
        page.wait(lambda: "another tab" in page.text("ladder"))
        assert not page.button("resign").is_displayed()
        (cell,) = state["targets"]
        page.click(cell)
        assert page.settled()["over"]
        assert summary(page) == (2, 2, 0, True), "it did not count"

        page.driver.switch_to.window(second)
        other.click(cell)
        other.settled()
        assert summary(other) == (3, 3, 0, False)
    finally:
        page.driver.switch_to.window(second)
        page.driver.close()
        page.driver.switch_to.window(first)
