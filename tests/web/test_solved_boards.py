"""Solved boards: from the maps on the rule pages one plays against the opponent that never errs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

from py_engine import choose_turn, load_record
from py_engine.match import Match
from py_engine.players.perfect_play import PROOF
from site_build.solved_boards import ANCHOR
from support.folders import SITE
from support.serve import serve_folder
from tests.web.support.axe import grave_issues
from tests.web.support.chromium import start_chromium
from tests.web.support.kept_site import kept
from tests.web.support.page import Page
from tests.web.support.window import DESKTOP


def sides(page: Page) -> list[str | None]:
    """Who has the sides, as the cards of the players say."""
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
    assert page.text("status-title") == "Blue wins"


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


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("path", ["rules/subsume.html", "rules/de/parasol.html", "rules/fr/sum.html"])
def test_the_maps_keep_no_reader_out(page: Page, path: str, dark: bool) -> None:
    page.driver.get(f"{page.url}{path}")
    for width, height in (DESKTOP, (390, 844)):
        page.resize(width, height, dark=dark)
        assert page.driver.execute_script("return document.documentElement.scrollWidth <= innerWidth")
        assert grave_issues(page) == []


def test_the_map_and_the_proof_are_there_offline(tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    with serve_folder(SITE) as server:
        url = server.url
        driver = start_chromium(profile)
        try:
            page = Page(driver, url)
            page.open()
            page.settled()
            assert len(kept(page)) == 1
        finally:
            driver.quit()
    driver = start_chromium(profile)
    try:
        page = Page(driver, url)
        follow(page, "sunspot 2", "proof-begins")
        assert len(page.settled()["turns"]) == 1
        assert sides(page) == [PROOF, "human"]
        page.driver.get("about:blank")
        page.open("game=subsume&size=2&play=proof")
        page.settled()
        play_badly(page)
        assert match_on(page).winner == 1
    finally:
        driver.quit()
