"""The page in its languages: it speaks the reader's own, and every text has room. Sentences: tests/js/common."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.by import By

import py_engine
from support.folders import ROOT
from tests.web.support.chromium import speaking
from tests.web.support.page import Page, share_link
from tests.web.support.screens import SCREENS, close_dialogs
from tests.web.support.text_room import cut_off
from tests.web.support.window import DESKTOP, NARROW, PHONE

STRINGS = ROOT / "web" / "common" / "strings"
# index.ts joins them.
LANGUAGES = sorted(path.stem for path in STRINGS.glob("*.ts") if path.stem != "index")


@pytest.mark.parametrize(
    ("language", "to_move", "prompt", "goal", "refusal", "lesson"),
    [
        (
            *("de-DE", "Du bist am Zug", "Setze einen Stein", "Schließe einen Ring", "Auf f6 liegt schon ein Stein."),
            "Das Ziel: mehr als der halbe Rand",
        ),
        (
            *("fr-FR", "À vous de jouer", "Posez une pierre", "Fermez une boucle", "Il y a déjà une pierre en f6."),
            "Le but\u202f: plus de la moitié du bord",
        ),
    ],
)
def test_page_and_engine_speak_the_reader_s_language(
    page: Page, language: str, to_move: str, prompt: str, goal: str, refusal: str, lesson: str
) -> None:
    with speaking(page.driver, language):
        page.open()
        page.settled()
        assert page.driver.execute_script("return document.documentElement.lang") == language[:2]
        assert page.text("status-title") == to_move
        assert page.text("status-detail").startswith(goal)
        assert page.text("welcome-subsume").startswith(goal)
        page.set_side(1, "human")
        for _ in range(2):
            page.click("f6")
            page.settled()
        assert page.text("status-detail").startswith(prompt)
        assert page.text("note") == refusal
        page.element("open-learn").click()
        page.wait(lambda: page.driver.execute_script("return document.querySelector('#learn h3')"))
        assert page.driver.find_element(By.CSS_SELECTOR, "#learn h3").text == lesson
        close_dialogs(page)


@pytest.mark.long_form
def test_no_text_is_cut_off_on_a_phone_in_french_either(page: Page) -> None:
    """The German ones, mostly longer still, are checked with everything else that is checked on every screen."""
    with speaking(page.driver, "fr"):
        for screen in SCREENS:
            page.resize(*DESKTOP)
            screen(page)
            page.resize(*PHONE)
            assert cut_off(page) == [], screen.__name__
            close_dialogs(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tab_is_in_sight_in_a_very_narrow_window(page: Page, language: str) -> None:
    match = py_engine.new_match("parasol", size=2)
    while not match.is_over:
        match.play(match.legal_turns()[0])
    with speaking(page.driver, language):
        page.resize(*NARROW)
        page.visit(share_link("parasol", 2, match.turns))
        page.settled()
        tabs = page.element("tab-list")
        assert len(tabs.find_elements(By.TAG_NAME, "button")) == 4
        assert page.driver.execute_script("return arguments[0].scrollWidth <= arguments[0].clientWidth", tabs)


def test_another_language_is_chosen_in_the_settings_and_the_game_goes_on(page: Page) -> None:
    page.open()
    page.settled()
    page.play_one_stone("b2")
    page.open_settings()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=setting-language-de]").click()
    page.wait(lambda: page.driver.execute_script("return document.documentElement.lang") == "de")
    assert page.settled()["turns"] == ["b2"]
    assert page.text("status-title") == "Blau ist am Zug"
    page.driver.execute_script("localStorage.removeItem('sunstones.settings')")
    page.driver.get("about:blank")  # the page that is open goes on speaking German
