"""Every screen, each as a function that opens it: for tests that look at all of them.

A new screen is a function here, and a line in `SCREENS`.
"""

from __future__ import annotations

from collections.abc import Callable

from selenium.webdriver.common.by import By

from tests.web.support.along import ask
from tests.web.support.boards import ALL_PAINTED
from tests.web.support.chromium import run_first
from tests.web.support.page import Page, share_link
from tests.web.support.pressing import press
from tests.web.support.puzzles import open_puzzle, puzzle_of_stones, reach, solve, wrong_turn
from tests.web.support.saved_games import PUT, empty, lost_to_a_friend, open_empty, played, save
from tests.web.support.study import look_over, switch_analysis
from tests.web.support.workers import BREAK_WORKER

# As the page does when sw.js reports a new version.
OFFER_UPDATE = """
const [finish] = arguments;
import("./app/platform/offline.js").then(({ offerUpdate }) => { offerUpdate(() => {}, () => {}); finish(); });
"""

KEEP_RESULTS = """
const entry = (at, elo) => ({ at, opponent: "sprout", won: true, elo, deviation: 200 });
for (const id of ["subsume", "parasol", "surmount", "sunspot", "sum"]) {
  const data = {
    rating: { elo: 1400, deviation: 200, volatility: 0.06 },
    tallies: { even: { won: 2, lost: 1 } },
    streak: 2,
    bestStreak: 2,
    entries: [entry(1.7e12, 1300), entry(1.7e12 + 1, 1400)],
  };
  localStorage.setItem(`sunstones.results.${id}`, JSON.stringify({ version: 1, data }));
}
"""

KEEP_EXERCISE = """
const one = { game: "parasol", size: 3, holes: [], start: null, turns: ["c3", "d4"], played: "a1", better: "b2" };
const data = [{ ...one, cost: 0.45, missed: null, at: 1.7e12, card: null }];
localStorage.setItem("sunstones.exercises", JSON.stringify({ version: 1, data }));
dispatchEvent(new StorageEvent("storage", { key: "sunstones.exercises" }));
"""

CLOSE = """
for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
document.querySelector(":popover-open")?.hidePopover();
document.querySelector("#puzzle:not([hidden]) [data-do=leavePuzzle]")?.click();
localStorage.removeItem("sunstones.exercises");
for (const key of Object.keys(localStorage)) if (key.startsWith("sunstones.results.")) localStorage.removeItem(key);
"""


def close_dialogs(page: Page) -> None:
    """Leave a screen."""
    page.driver.execute_script(CLOSE)


def first_visit(page: Page) -> None:
    """The five games next to a board on which nothing was ever played."""
    page.open()
    page.settled()
    assert page.element("welcome").is_displayed()


def game(page: Page) -> None:
    """A game with some turns, legal cells shown, and a click that is refused."""
    page.visit(share_link("subsume", 4, ["d4", "d5", "c4"]))
    page.settled()
    page.show_legal()
    page.click("d4")
    page.settled()


def legend(page: Page) -> None:
    """The marks on the board are explained."""
    page.visit(share_link("parasol", 3, ["c3", "a1", "c2", "a2"]))
    page.settled()
    page.element("open-legend").click()
    page.wait(lambda: page.element("legend").is_displayed())


def own_results(page: Page) -> None:
    """The player's own results, with games that counted and a curve."""
    page.visit()
    page.driver.execute_script(KEEP_RESULTS)
    press(page, "openProfile")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#profile .uplot"))


def home(page: Page) -> None:
    """Home, with exercises that are due and the player's results in the five games."""
    page.visit()
    page.driver.execute_script(KEEP_RESULTS + KEEP_EXERCISE)
    page.element("open-home").click()
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#home[open] .home-card + .home-card"))


def notes_and_variations(page: Page) -> None:
    """A comment is written, a mark is chosen, and the variations are drawn."""
    page.visit(share_link("parasol", 4, ["d4", "c3", "d5"]) + "&notes=2%20c3%20d4-c3%3A%20Close%20by.")
    page.settled()
    page.tab("turns")
    press(page, "turnBack")
    page.settled()
    page.click("e5")
    page.settled()
    press(page, "turnBack")
    page.settled()
    press(page, "notes")
    press(page, "mark-arrow")


def unfinished_turn(page: Page) -> None:
    """A turn that may be finished or gone on with."""
    page.visit(share_link("surmount", 4, ["c2", "d4", "a1", "d5", "g1", "d6"]))
    page.settled()
    page.click("c3")
    page.settled()


def forced_swap_choice(page: Page) -> None:
    """The pie rule is on offer."""
    page.visit(share_link("parasol", 3, ["c3"]))
    page.settled()


def result(page: Page) -> None:
    """A game that is over."""
    page.visit(share_link("parasol", 2, ["b2", "a1", "a2", "b1", "b3", "c1", "c2"]))
    assert page.settled()["over"]


def new_game_dialog(page: Page) -> None:
    """The dialog for a single game, of the game that has the most fields."""
    page.visit()
    page.dialog.open()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=mode-single]").click()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=card-sum]").click()


def gauntlet_dialog(page: Page) -> None:
    """The dialog for the gauntlet."""
    page.visit()
    page.dialog.open_gauntlet()


def gauntlet(page: Page) -> None:
    """A match of the gauntlet."""
    page.visit()
    page.start_gauntlet()
    page.settled()


def resign_dialog(page: Page) -> None:
    """The question before a match is given up."""
    gauntlet(page)
    page.press("resign")


def settings_dialog(page: Page) -> None:
    """The settings."""
    page.visit()
    page.open_settings()


def delete_question(page: Page) -> None:
    """The question before everything on this device is deleted."""
    settings_dialog(page)
    press(page, "deleteAll")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "[data-do=deleteEverything]"))


def lesson_panel(page: Page) -> None:
    """A lesson with its board."""
    page.visit()
    page.settled()
    page.element("open-learn").click()
    page.wait(lambda: page.driver.execute_script("return document.querySelector('#learn nav button')"))
    page.driver.find_element(By.CSS_SELECTOR, "#learn nav button").click()
    page.wait(lambda: page.driver.execute_script("return document.querySelector('#learn sunstones-board')?.state"))


def rules_panel(page: Page) -> None:
    """The rules in the panel of lessons."""
    lesson_panel(page)
    page.driver.find_element(By.CSS_SELECTOR, "#learn nav [data-lesson=rules]").click()
    page.wait(lambda: page.driver.execute_script("return document.querySelector('.rules-in-panel sunstones-board')"))
    page.wait(lambda: page.driver.execute_script(ALL_PAINTED))


def exercise(page: Page) -> None:
    """A mistake of the player's own is to be done better, and a hint was asked for."""
    page.visit(share_link("sum", 3, ["b2"]))
    page.settled()
    page.driver.execute_script(KEEP_EXERCISE)
    press(page, "openExercises")
    page.wait(lambda: page.driver.execute_script("return document.querySelector('#exercises sunstones-board')?.state"))
    press(page, "exerciseHint")


def guess_the_turn(page: Page) -> None:
    """A turn of a strong game that was shown, with its reason."""
    ask(page, "parasol")
    press(page, "alongSkip")


def share_dialog(page: Page) -> None:
    """All the ways out for a game."""
    page.visit(share_link("surmount", 4, ["c2", "d4", "a1"]))
    page.settled()
    press(page, "openShare")


def saved_games(page: Page) -> None:
    """A game in the list of the saved ones, and one that was just deleted and can be brought back."""
    page.visit(share_link("parasol", 3, ["c3", "d4"]))
    page.settled()
    open_empty(page)
    for name in ("Kept", "Removed"):
        save(page, name)
    page.driver.find_element(By.CSS_SELECTOR, "#saved-games [data-do=remove]").click()
    page.wait(lambda: page.driver.find_element(By.CSS_SELECTOR, "[data-do=undoDelete]").is_displayed())


def many_saved_games(page: Page) -> None:
    """Games that were kept by themselves and one with a name: enough to search in, and two results."""
    page.visit(share_link("parasol", 3, ["c3", "d4"]))
    page.settled()
    empty(page)
    page.driver.execute_async_script(PUT, [*(played(number) for number in range(4)), lost_to_a_friend()])
    press(page, "openLibrary")
    # A page that is already open may still hold games that the storage has not taken.
    page.wait(lambda: count(page, "#saved-games li") >= 5)


def count(page: Page, selector: str) -> int:
    """The number of such elements."""
    return int(page.driver.execute_script("return document.querySelectorAll(arguments[0]).length", selector))


def play_by_link(page: Page) -> None:
    """A turn is played, and the link for the friend is to be sent; the game before can be brought back."""
    page.visit(share_link("parasol", 3, ["c3", "d4"]))
    page.settled()
    page.set_side(0, "friend")
    page.wait(lambda: page.element("correspondence").is_displayed())


def keys_dialog(page: Page) -> None:
    """The list of the keys."""
    page.visit()
    page.settled()
    press(page, "keys")


def position_editor(page: Page) -> None:
    """A board of Sum is set up, with holes whose number is wrong."""
    page.visit(share_link("sum", 5, []))
    page.settled()
    press(page, "openEditor")
    page.driver.find_element(By.CSS_SELECTOR, "label[for=editor-tool-hole]").click()
    page.click("c3")
    page.wait(lambda: "is-wrong" in str(page.element("editor-parity").get_attribute("class")))


def puzzle_list(page: Page) -> None:
    """The puzzles of a game, one of which was missed."""
    page.visit()
    page.settled()
    puzzle = puzzle_of_stones()
    open_puzzle(page, puzzle)
    page.click(wrong_turn(puzzle))
    reach(page, "wrong")
    press(page, "listPuzzles")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#puzzles .puzzle-tile[data-result]"))


def puzzle_refuted(page: Page) -> None:
    """A line that shows why a turn does not win."""
    puzzle_list(page)
    page.driver.execute_script("document.getElementById('puzzles').close()")
    press(page, "showWhy")
    reach(page, "shown")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#puzzle [data-do=nextPuzzle]"))


def puzzle_solved(page: Page) -> None:
    """A puzzle that is solved."""
    page.visit()
    page.settled()
    puzzle = puzzle_of_stones()
    open_puzzle(page, puzzle)
    solve(page, puzzle)


def made_puzzle(page: Page) -> None:
    """A position that is set up has one winning turn."""
    page.driver.execute_script("document.querySelector('[data-do=cancelEditor]')?.click()")
    turns = ["d4", "e1", "c3", "d3", "b1", "c2", "a1", "c4", "e3", "b4", "b3", "c1", "a2", "c5"]
    page.visit(share_link("parasol", 3, turns))
    page.settled()
    press(page, "openEditor")
    press(page, "makePuzzle")
    page.wait(lambda: page.driver.find_elements(By.ID, "puzzle-code"))


def study(page: Page) -> None:
    """A game with a variation that was reviewed, the graph with its remarks, and the analysis of a position."""
    page.driver.execute_script("document.querySelector('[data-do=cancelEditor]')?.click()")
    page.visit(share_link("parasol", 3, ["c3", "b2", "d2", "b3"]))
    page.settled()
    press(page, "turnBack")
    page.settled()
    page.click("d3")
    page.settled()
    look_over(page)
    switch_analysis(page, on=True)
    page.wait(lambda: count(page, ".candidates:not([hidden]) li:not([hidden])"))


def update_banner(page: Page) -> None:
    """A new version of the page is there; the analysis is off again."""
    page.visit()
    page.settled()
    switch_analysis(page, on=False)
    page.driver.execute_async_script(OFFER_UPDATE)


def failed_start(page: Page) -> None:
    """The engine could not start, and may be tried again. The page is loaded again for it."""
    page.expect_error("broken by a test")
    with run_first(page.driver, BREAK_WORKER):
        page.open()
    page.wait(lambda: page.stage() == "failed")


SCREENS: tuple[Callable[[Page], None], ...] = (
    first_visit,
    game,
    legend,
    own_results,
    home,
    notes_and_variations,
    unfinished_turn,
    forced_swap_choice,
    result,
    new_game_dialog,
    gauntlet_dialog,
    gauntlet,
    resign_dialog,
    settings_dialog,
    delete_question,
    lesson_panel,
    rules_panel,
    exercise,
    guess_the_turn,
    share_dialog,
    saved_games,
    many_saved_games,
    play_by_link,
    keys_dialog,
    position_editor,
    puzzle_list,
    puzzle_refuted,
    puzzle_solved,
    made_puzzle,
    study,
    update_banner,
    failed_start,
)
