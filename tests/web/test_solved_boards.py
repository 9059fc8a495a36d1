"""Solved boards: from the maps on the rule pages one plays against the opponent that never errs."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select

from py_engine import choose_turn, load_record, new_match
from py_engine.match import Match
from py_engine.players.perfect_play import PROOF
from site_build.solved_boards import ANCHOR
from tests.first_turns import first_turns_by_full
from tests.web.support.axe import COLOURS, grave_issues
from tests.web.support.host import Host
from tests.web.support.kept_site import kept
from tests.web.support.page import Page
from tests.web.support.window import DESKTOP, PHONE


def sides(page: Page) -> list[str | None]:
    """The players of both sides, from their cards."""
    return [
        Select(select).first_selected_option.get_attribute("value")
        for select in page.driver.find_elements(By.CSS_SELECTOR, "#players select")
    ]


def match_on(page: Page) -> Match:
    """The game on the page."""
    state = page.settled()
    holes = f"&holes={'+'.join(state['holes'])}" if state["holes"] else ""
    return load_record(f"#game={state['game']}&size={state['size']}{holes}&turns={'+'.join(state['turns'])}")


def play_well(page: Page) -> None:
    """Play the game to its end as well as can be; turns are single stones here."""
    while not (match := match_on(page)).is_over:
        page.click(choose_turn(match, PROOF).text)


def play_badly(page: Page) -> None:
    """Play the game to its end by chance."""
    random = Random(1)
    while not (match := match_on(page)).is_over:
        page.click(random.choice([turn for turn in match.legal_turns() if turn != "swap"]))


def follow(page: Page, record: str, play: str) -> None:
    """Open a rule page and press one of the links under a map."""
    game, size = record.split()[:2]
    page.driver.get(f"{page.url}rules/{game}.html")
    address = f"#{ANCHOR} a[href*='size={size}'][href$='play={play}']"
    page.driver.find_element(By.CSS_SELECTOR, address).click()
    page.until_begun()


def test_a_map_leads_to_a_game_that_the_proof_wins_where_it_is_won(page: Page) -> None:
    # The second player wins Subsume 2, whatever is played.
    follow(page, "subsume 2", "proof")
    assert page.settled()["turns"] == []
    assert sides(page) == ["human", PROOF]
    play_badly(page)
    assert match_on(page).winner == 1
    assert page.text("status-title") == "Proof won"


def test_the_proof_begins_and_loses_where_it_is_lost_to_one_who_plays_as_well(page: Page) -> None:
    follow(page, "subsume 2", "proof-begins")
    assert len(page.settled()["turns"]) == 1
    assert sides(page) == [PROOF, "human"]
    play_well(page)
    assert match_on(page).winner == 1


def test_a_hole_of_the_map_is_a_hole_of_the_game(page: Page) -> None:
    follow(page, "sum 4", "proof")
    assert page.settled()["holes"] == ["a1"]
    page.click("b2")
    assert len(page.settled()["turns"]) == 2


def test_the_proof_takes_over_a_stone_that_wins(page: Page) -> None:
    page.visit("game=parasol&size=3&play=proof")
    page.settled()
    page.click("c3")
    assert page.settled()["turns"] == ["c3", "swap"]


def test_a_game_against_the_proof_outlives_a_reload_and_counts_for_nothing(page: Page) -> None:
    page.visit("game=subsume&size=2&play=proof")
    page.settled()
    page.click("a1")
    turns = page.settled()["turns"]
    page.reload()
    assert page.settled()["turns"] == turns
    assert sides(page) == ["human", PROOF]
    play_badly(page)
    assert page.driver.execute_script("return localStorage.getItem('sunstones.results.subsume')") is None
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "[data-do=resultRematch]"))[0].click()
    page.settled()
    assert sides(page) == [PROOF, "human"]
    play_badly(page)
    assert page.driver.execute_script("return localStorage.getItem('sunstones.results.subsume')") is None


def test_the_dialog_says_who_the_proof_is(page: Page) -> None:
    page.visit("game=sum&size=3&play=proof")
    page.settled()
    page.dialog.open()
    assert page.text("opponent-temper").startswith("Plays from a proof and never errs.")


@pytest.mark.parametrize(
    ("link", "said"),
    [
        (
            "game=parasol&size=4&play=proof",
            "Parasol is solved up to size 3, so on size 4 there is no proof to play against",
        ),
        (
            "game=surmount&size=4&play=proof",
            "Surmount is not solved on any board, so there is no proof to play against",
        ),
        ("game=sum&size=3&play=prof", "the link names 'prof' to play with; it may be letter, proof, proof-begins"),
    ],
)
def test_a_link_to_no_proof_is_refused_in_a_sentence(page: Page, link: str, said: str) -> None:
    page.visit("game=sum&size=3")
    before = page.settled()
    page.visit(link)
    page.wait(lambda: page.text("note") == f"The link could not be opened: {said}")
    assert page.settled() == before


def hole_map(page: Page, size: int) -> WebElement:
    """The map of a board with holes of the reader's choice, once it has its values."""
    said = f"#hole-maps [data-size='{size}'] [role=status]"
    page.wait(lambda: any(one.text for one in page.driver.find_elements(By.CSS_SELECTOR, said)))
    return page.driver.find_element(By.CSS_SELECTOR, f"#hole-maps [data-size='{size}']")


def shown_values(figure: WebElement) -> dict[str, str]:
    """The texts in the squares of a map, by their names."""
    parts = [
        [button.find_element(By.CLASS_NAME, part).text for part in ("name", "value")]
        for button in figure.find_elements(By.CSS_SELECTOR, ".squares button")
    ]
    return {name: value for name, value in parts if value}


def press_square(figure: WebElement, square: str) -> None:
    """Make a hole of a square, or fill it."""
    figure.find_element(By.XPATH, f".//button[span='{square}']").click()


def test_a_reader_makes_holes_and_sees_who_wins_after_which_first_stone(page: Page) -> None:
    page.driver.get(f"{page.url}rules/sum.html")
    figure = hole_map(page, 3)
    for square in ("a1", "c2"):
        press_square(figure, square)
    assert figure.find_element(By.CSS_SELECTOR, "[role=status]").text == "No holes: the first player wins, in 10 turns."
    for square in ("b2", "b3"):
        press_square(figure, square)
    turns = first_turns_by_full(new_match("sum", size=3, holes=["b2", "b3"]).game)
    assert shown_values(figure) == {square: f"{'+' if left > 0 else '−'}{abs(left)}" for square, left in turns.items()}


def test_a_map_of_chosen_holes_leads_to_a_game_on_them(page: Page) -> None:
    page.driver.get(f"{page.url}rules/fr/sum.html")
    figure = hole_map(page, 4)
    for square in ("a2", "d1"):
        press_square(figure, square)
    holes = ["a1", "a2", "b3", "d1", "d4"]
    assert figure.find_element(By.CSS_SELECTOR, "[role=status]").text.startswith(f"Trous en {', '.join(holes)}\u202f: ")
    assert f'"sum 4 holes {",".join(holes)}:"' in figure.find_element(By.TAG_NAME, "code").text
    figure.find_element(By.CSS_SELECTOR, "a[href$='play=proof-begins']").click()
    page.until_begun()
    state = page.settled()
    assert sorted(state["holes"]) == holes
    assert len(state["turns"]) == 1
    assert sides(page) == [PROOF, "human"]


def test_an_even_number_of_squares_has_no_map_and_says_what_to_do(page: Page) -> None:
    page.driver.get(f"{page.url}rules/sum.html")
    figure = hole_map(page, 4)
    press_square(figure, "d4")
    assert figure.find_element(By.CSS_SELECTOR, "[role=status]").text == (
        "Holes on a1, b3: an even number of squares is left, and the rules ask for an odd one. "
        "Make or fill one more hole."
    )
    assert shown_values(figure) == {}
    assert figure.find_elements(By.TAG_NAME, "a") == []


def test_each_square_of_a_map_is_a_button_that_says_what_it_is(page: Page) -> None:
    page.driver.get(f"{page.url}rules/sum.html")
    figure = hole_map(page, 4)
    button = figure.find_element(By.XPATH, ".//button[span='d4']")
    assert button.accessible_name == "a hole on d4"
    button.send_keys(Keys.SPACE)
    press_square(figure, "b3")
    assert figure.find_element(By.CSS_SELECTOR, "[role=status]").text.startswith("Hole on a1: ")
    assert button.accessible_name == "d4: the second player wins, in 18 turns"


def test_only_the_game_with_holes_has_maps_of_them(page: Page) -> None:
    page.driver.get(f"{page.url}rules/subsume.html")
    assert page.driver.find_elements(By.CSS_SELECTOR, "#hole-maps, script[src$='hole_maps.js']") == []


@pytest.mark.parametrize("path", ["rules/subsume.html", "rules/de/parasol.html", "rules/fr/sum.html"])
def test_the_maps_keep_no_reader_out(page: Page, path: str) -> None:
    page.driver.get(f"{page.url}{path}")
    for size, dark in product((DESKTOP, PHONE), (False, True)):
        page.resize(*size, dark=dark)
        if path.endswith("sum.html"):
            hole_map(page, 4)
        assert page.driver.execute_script("return document.documentElement.scrollWidth <= innerWidth")
        assert grave_issues(page, COLOURS if dark else None) == []


@pytest.fixture
def built(light_site_of_boards: Path) -> Path:
    """The host has the rule pages, too."""
    return light_site_of_boards


def test_the_map_and_the_proof_are_there_offline(driver: Chrome, host: Host) -> None:
    page = Page(driver, host.url)
    page.open()
    page.settled()
    assert len(kept(page)) == 1
    host.leave()
    driver.execute_cdp_cmd("Network.clearBrowserCache", {})
    follow(page, "sunspot 2", "proof-begins")
    assert len(page.settled()["turns"]) == 1
    assert sides(page) == [PROOF, "human"]
    driver.get(f"{page.url}rules/sum.html")
    assert shown_values(hole_map(page, 3))
    driver.get("about:blank")
    page.open("game=subsume&size=2&play=proof")
    page.settled()
    play_badly(page)
    assert match_on(page).winner == 1
    driver.get("about:blank")
