"""Puzzles on the page: found in the list or by a link, solved on the board, explained where a turn was wrong."""

from __future__ import annotations

from datetime import date, timedelta
from urllib.parse import quote

import pytest
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By

import py_engine
from py_engine.players.proving import ProvingTurns
from tests.web.support.chromium import run_first
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press
from tests.web.support.puzzles import (
    Puzzle,
    detail,
    kept_progress,
    key_shown,
    open_link,
    open_puzzle,
    pack_of,
    phase,
    reach,
    result_of,
    solve,
    stones_after,
    stones_on_board,
    wait_for_turn,
    wrong_turn,
)
from tests.web.support.why import ask_why
from tests.web.support.workers import REFUSE_WORKERS

GAMES = [info.id for info in py_engine.catalogue()]

pytestmark = pytest.mark.usefixtures("leaves_no_puzzle_open")

COUNTS = "return [...document.querySelectorAll('#puzzles [data-game] span')].map((count) => count.textContent)"
TILES = "return [...document.querySelectorAll('#puzzles .puzzle-tile')].map((tile) => tile.dataset.key)"
OPTIONS = "return [...document.querySelectorAll(`#${arguments[0]} option`)].map((option) => option.value)"
SIGNS = "return [...document.querySelectorAll('#puzzle [data-sign]')].map((sign) => sign.dataset.sign)"
HEARD = "return document.getElementById('announcer').textContent"


def listed(page: Page) -> list[str]:
    """The keys of the puzzles that the list shows."""
    keys: list[str] = page.driver.execute_script(TILES)
    return keys


def offered(page: Page, choice: str) -> list[str]:
    """The values that can be chosen there."""
    values: list[str] = page.driver.execute_script(OPTIONS, choice)
    return values


def test_the_list_tells_of_each_game_how_many_puzzles_there_are(page: Page) -> None:
    page.open("puzzles=parasol")
    counts = [f"0/{len(pack_of(game))}" for game in GAMES]
    page.wait(lambda: page.driver.execute_script(COUNTS) == counts)


def test_a_puzzle_of_the_list_is_solved_at_once_and_the_next_one_follows(page: Page, puzzle: Puzzle) -> None:
    open_link(page, "puzzles=parasol")
    tile = f"#puzzles [data-key='{puzzle.key}']"
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, tile))
    assert f"0 of {len(pack_of('parasol'))} solved" in page.text("puzzles")
    page.driver.find_element(By.CSS_SELECTOR, tile).click()
    reach(page, "yours")
    assert detail(page) == "Find the only winning turn."
    assert "Theme" not in page.text("puzzle"), "the theme is not told before"
    assert page.text("puzzle-goal").startswith("Goal Win more parasols.")
    assert "· 4 to win" in page.text("puzzle")
    assert {"held", "leading"} & set(page.driver.execute_script(SIGNS)), "the marks are explained beside the board"
    solve(page, puzzle)
    assert detail(page) == "solved at once"
    assert "Theme: " in page.text("puzzle")
    assert "Your puzzle rating: " in page.text("puzzle")
    assert result_of(page, puzzle) == "first"
    assert kept_progress(page)["ratings"]["parasol"]["elo"] > 0
    assert kept_progress(page)["streak"] == 1
    press(page, "nextPuzzle")
    page.wait(lambda: key_shown(page) == easy_after(puzzle).key)
    reach(page, "yours")
    press(page, "listPuzzles")
    page.wait(lambda: f"1 of {len(pack_of('parasol'))} solved" in page.text("puzzles"))
    assert page.driver.find_element(By.CSS_SELECTOR, tile).get_attribute("data-result") == "first"


def easy_after(puzzle: Puzzle) -> Puzzle:
    """The next one in its pack, which is as easy."""
    pack = pack_of(puzzle.game)
    after = pack[pack.index(puzzle) + 1]
    assert after.rating < 1000
    return after


def test_the_first_puzzle_of_a_game_says_what_its_marks_mean_and_no_other_does(page: Page) -> None:
    first, second = pack_of("parasol")[:2]
    open_puzzle(page, first)
    assert "diamonds are Blue’s" in page.text("puzzle")
    open_puzzle(page, second)
    assert "diamonds" not in page.text("puzzle")


def test_a_wrong_turn_is_refuted_on_the_board_and_can_be_tried_again(page: Page, puzzle: Puzzle) -> None:
    open_puzzle(page, puzzle)
    page.click(wrong_turn(puzzle))
    reach(page, "wrong")
    assert page.text("puzzle-status") == "Not this one"
    assert "wins in" in detail(page)
    assert result_of(page, puzzle) == "missed"
    before = stones_on_board(page)
    assert ask_why(page, "#puzzle", lambda: page.text("puzzle-note")).startswith(f"After {wrong_turn(puzzle)}")
    press(page, "showWhy")
    # It is played to its end by itself.
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#puzzle [data-do=nextPuzzle]"))
    end = stones_on_board(page)
    assert end > before
    press(page, "lineBack")
    page.wait(lambda: stones_on_board(page) < end)
    press(page, "lineStart")
    page.wait(lambda: stones_on_board(page) == before)
    press(page, "lineEnd")
    page.wait(lambda: stones_on_board(page) == end)
    press(page, "tryAgain")
    reach(page, "yours")
    assert stones_on_board(page) == stones_after(puzzle, 0)
    solve(page, puzzle)
    assert detail(page) == "solved after a mistake"
    assert result_of(page, puzzle) == "later"


def test_another_turn_that_wins_later_in_the_line_is_right_as_well(page: Page) -> None:
    puzzle, turn = next((one, turn) for one in pack_of("parasol") for turn in other_wins(one))
    open_puzzle(page, puzzle)
    page.click(puzzle.line[0])
    wait_for_turn(page, stones_after(puzzle, 2))
    page.click(turn)
    page.wait(lambda: phase(page) in ("answer", "yours", "solved"))
    page.wait(lambda: phase(page) in ("yours", "solved"))
    assert result_of(page, puzzle) != "missed"


def other_wins(puzzle: Puzzle) -> list[str]:
    """Turns that win as the third of a puzzle's line, other than the line's own."""
    if len(puzzle.line) < 5:
        return []
    proving = ProvingTurns(puzzle.match_after(2))
    while not proving.finished:
        proving.work()
    mover = puzzle.match_after(2).position.to_move
    turns = [proving.text_of(turn) for turn in proving.turns if turn.winner == mover]
    return [turn for turn in turns if turn != puzzle.line[2]]


def test_hints_come_in_two_steps_and_leave_the_rating_alone(page: Page, puzzle: Puzzle) -> None:
    open_puzzle(page, puzzle)
    press(page, "puzzleHint")
    first = str(page.wait(lambda: page.text("puzzle-hint")))
    assert first.startswith("Hint: ")
    assert puzzle.line[0] not in first
    press(page, "puzzleHint")
    page.wait(lambda: page.text("puzzle-hint") == f"Hint: begin on {puzzle.line[0]}.")
    solve(page, puzzle)
    assert detail(page) == "solved with a hint"
    assert kept_progress(page)["ratings"] == {}
    assert kept_progress(page)["streak"] == 0


def test_the_solution_is_played_where_it_is_asked_for(page: Page, puzzle: Puzzle) -> None:
    open_puzzle(page, puzzle)
    press(page, "puzzleHint")
    press(page, "puzzleHint")
    press(page, "showSolution")
    reach(page, "shown")
    page.wait(lambda: stones_on_board(page) == stones_after(puzzle, len(puzzle.line)))
    assert result_of(page, puzzle) == "missed"
    press(page, "tryAgain")
    reach(page, "yours")
    assert stones_on_board(page) == stones_after(puzzle, 0)


def test_the_puzzle_of_the_day_is_the_same_by_its_link_from_the_list_and_among_the_games(page: Page) -> None:
    page.open("puzzles=daily")
    reach(page, "yours")
    assert page.text("puzzle-title").startswith("Puzzle of the day")
    key = key_shown(page)
    assert key in {one.key for game in GAMES for one in pack_of(game)}
    press(page, "listPuzzles")
    page.wait(lambda: page.element("puzzles").is_displayed())
    press(page, "solveDaily")
    reach(page, "yours")
    assert key_shown(page) == key
    press(page, "leavePuzzle")
    # On this visit nothing was played: it is offered among the games.
    press(page, "openDaily")
    reach(page, "yours")
    assert key_shown(page) == key


def test_solving_the_easy_puzzle_of_the_day_begins_a_streak_of_days(page: Page) -> None:
    day = next_day_of("parasol", date(2026, 11, 29))
    open_daily(page, day, "easy")
    assert page.text("puzzle-title") == "Puzzle of the day · Easy"
    puzzle = next(one for one in pack_of("parasol") if one.key == key_shown(page))
    solve(page, puzzle)
    daily = kept_progress(page)["daily"]
    assert (daily["days"], daily["last"]) == (1, day.isoformat())
    press(page, "listPuzzles")
    page.wait(lambda: "1 day in a row" in page.text("puzzles"))


def test_a_puzzle_list_left_open_over_midnight_shows_the_new_day_and_its_puzzle(page: Page) -> None:
    before, after = date(2026, 11, 29), date(2026, 11, 30)
    open_daily(page, before)
    key = key_shown(page)
    press(page, "listPuzzles")
    page.wait(lambda: shown_day(page) == before.isoformat())
    page.driver.execute_script(change_date(after))
    page.wait(lambda: shown_day(page) == after.isoformat())
    assert "29 Nov" in page.text("puzzle-title") or "Nov 29" in page.text("puzzle-title"), "of the day before by now"
    press(page, "solveDaily")
    page.wait(lambda: key_shown(page) != key)
    assert page.text("puzzle-title").startswith("Puzzle of the day")
    assert "29" not in page.text("puzzle-title")


def test_a_puzzle_begun_before_midnight_counts_for_its_day(page: Page) -> None:
    day = next_day_of("parasol", date(2026, 11, 29))
    open_daily(page, day)
    puzzle = next(one for one in pack_of("parasol") if one.key == key_shown(page))
    press(page, "listPuzzles")
    page.driver.execute_script(change_date(day + timedelta(1)))
    page.wait(lambda: shown_day(page) == (day + timedelta(1)).isoformat())
    page.driver.execute_script("document.getElementById('puzzles').close()")
    solve(page, puzzle)
    assert kept_progress(page)["daily"]["last"] == day.isoformat()


def shown_day(page: Page) -> str:
    """The day that the list names."""
    return str(page.driver.execute_script("return document.querySelector('.puzzle-daily time')?.dateTime"))


def next_day_of(game: str, day: date) -> date:
    """The first day from this one on whose puzzle is of that game: the games take turns."""
    behind = (day.toordinal() - date(1970, 1, 1).toordinal()) % len(GAMES)
    return day + timedelta((GAMES.index(game) - behind) % len(GAMES))


def open_daily(page: Page, day: date, which: str = "daily") -> None:
    """Open a puzzle of a day in a page that takes any time for noon of that day."""
    with run_first(page.driver, fixed_date(day)):
        page.open(f"puzzles={which}")
        reach(page, "yours")


def fixed_date(day: date) -> str:
    """A script that lets the page take any time for noon of this day."""
    return f"""
    window.RealDate = Date;
    window.today = [{day.year}, {day.month - 1}, {day.day}, 12];
    window.Date = class extends RealDate {{
      constructor(...values) {{ super(...(values.length > 0 ? values : [new RealDate(...today)])); }}
    }};
    """


def change_date(day: date) -> str:
    """A script that lets the day be another one in such a page, which is seen again then."""
    moment = f"[{day.year}, {day.month - 1}, {day.day}, 12]"
    return f"window.today = {moment}; document.dispatchEvent(new Event('visibilitychange'));"


def test_a_reload_goes_on_with_the_puzzle_and_the_game_behind_it_comes_back(page: Page, puzzle: Puzzle) -> None:
    page.open(share_link("parasol", 3, ["c3", "d4"]))
    page.settled()
    open_puzzle(page, puzzle)
    page.click(puzzle.line[0])
    page.wait(lambda: phase(page) != "yours" or stones_on_board(page) != stones_after(puzzle, 0))
    state = page.state()
    assert state is not None
    assert state["turns"] == ["c3", "d4"], "the game behind it is untouched"
    page.reload()
    page.wait(lambda: key_shown(page) == puzzle.key)
    reach(page, "yours")
    page.settled()
    press(page, "leavePuzzle")
    assert page.driver.current_url == page.url
    assert page.element("controls").is_displayed()
    assert page.settled()["turns"] == ["c3", "d4"]
    assert stones_on_board(page) == {"c3", "d4"}
    page.click("c2")
    assert page.settled()["turns"] == ["c3", "d4", "c2"]


def test_a_puzzle_is_seen_before_the_engine_is_there_and_the_game_behind_it_begins_all_the_same(page: Page) -> None:
    page.open("puzzles=daily", hold_engine=True)
    page.wait(lambda: page.element("puzzle").is_displayed())
    puzzle = next(one for game in GAMES for one in pack_of(game) if one.key == key_shown(page))
    page.wait(lambda: stones_on_board(page) == stones_after(puzzle, 0))
    page.settled()
    reach(page, "yours")
    press(page, "leavePuzzle")
    assert stones_on_board(page) == set()
    page.click("f6")
    assert page.settled()["turns"][0] == "f6"


def test_a_puzzle_says_that_the_engine_could_not_start_and_tries_again(page: Page) -> None:
    with run_first(page.driver, REFUSE_WORKERS):
        page.open("puzzles=daily")
    page.wait(lambda: page.text("puzzle-status") == "The engine could not start")
    page.driver.execute_script("window.refuses = false")
    press(page, "retryEngine")
    reach(page, "yours")


def test_another_game_takes_the_place_of_a_puzzle(page: Page, puzzle: Puzzle) -> None:
    open_puzzle(page, puzzle)
    page.new_game("parasol", size=3)
    page.settled()
    assert not page.element("puzzle").is_displayed()
    page.click("c3")
    assert page.settled()["turns"] == ["c3"]


def test_a_puzzle_takes_the_place_of_the_editor(page: Page, puzzle: Puzzle) -> None:
    page.open(share_link("parasol", 3, ["c3"]))
    page.settled()
    press(page, "openEditor")
    open_puzzle(page, puzzle)
    assert not page.element("position-editor").is_displayed()
    press(page, "leavePuzzle")
    assert page.settled()["turns"] == ["c3"]


def test_the_list_is_narrowed_down_by_what_is_solved(page: Page, puzzle: Puzzle) -> None:
    open_puzzle(page, puzzle)
    solve(page, puzzle)
    press(page, "listPuzzles")
    page.wait(lambda: listed(page))
    page.choose("puzzles-state", "solved")
    assert listed(page) == [puzzle.key]
    page.choose("puzzles-state", "open")
    assert puzzle.key not in listed(page)


def test_the_list_is_narrowed_down_by_the_difficulties_and_themes_that_a_game_has(page: Page) -> None:
    open_link(page, "puzzles=sum")
    page.wait(lambda: listed(page))
    pack = sorted(pack_of("sum"), key=lambda each: each.rating)
    assert offered(page, "puzzles-level") == ["", "easy", "medium", "hard", "hardest"]
    page.choose("puzzles-level", "hardest")
    shown = listed(page)
    assert shown
    assert shown == [each.key for each in pack if each.rating >= 1700][: len(shown)]
    theme = next(each.themes[0] for each in pack if each.rating >= 1700)
    page.choose("puzzles-theme", theme)
    shown = listed(page)
    assert shown
    assert shown == [each.key for each in pack if each.rating >= 1700 and theme in each.themes][: len(shown)]


def test_what_is_shared_is_the_link_without_the_solution(page: Page, puzzle: Puzzle) -> None:
    origin = page.url.rstrip("/")
    page.driver.execute_cdp_cmd(
        "Browser.grantPermissions", {"origin": origin, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    )
    open_puzzle(page, puzzle)
    solve(page, puzzle)
    page.driver.execute_script("Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })")
    press(page, "sharePuzzle")
    page.wait(lambda: page.text("puzzle-note") == "Copied.")
    text = str(page.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])"))
    words, link = text.split("\n")
    assert words.endswith("· Parasol · solved at once")
    assert link == page.driver.current_url
    assert f"start={quote(puzzle.start.split('/')[0]).replace('%20', '+')}" in link
    assert "turns" not in link


def test_a_puzzle_is_solved_by_keys_and_told_to_those_who_listen(page: Page, puzzle: Puzzle) -> None:
    page.open()
    page.settled()
    open_puzzle(page, puzzle)
    page.wait(lambda: "Find the only winning turn." in page.driver.execute_script(HEARD))
    cell = page.driver.find_element(By.CSS_SELECTOR, f'[role=gridcell][data-cell="{wrong_turn(puzzle)}"]')
    page.driver.execute_script("arguments[0].focus()", cell)
    ActionChains(page.driver).send_keys(Keys.ENTER).perform()
    reach(page, "wrong")
    page.wait(lambda: "Not this one." in page.driver.execute_script(HEARD))
    page.driver.execute_script("document.querySelector('[data-do=showWhy]').focus()")
    ActionChains(page.driver).send_keys(Keys.ENTER).perform()
    reach(page, "shown")
    # The arrows lead through the line shown, and stop it.
    ActionChains(page.driver).send_keys(Keys.HOME).perform()
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#puzzle [data-do=nextPuzzle]"))
    before = stones_on_board(page)
    ActionChains(page.driver).send_keys(Keys.ARROW_RIGHT).perform()
    page.wait(lambda: len(stones_on_board(page)) > len(before))
    page.wait(lambda: "This is why" in page.driver.execute_script(HEARD))
