"""The page's languages: no sentence is lacking, empty or without its values, and the reader's own is spoken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any

import pytest
from conftest import DESKTOP, PHONE, ROOT
from page import Page
from screens import SCREENS, close_dialogs
from selenium.webdriver.common.by import By

STRINGS = ROOT / "web" / "app" / "strings"
ENGLISH = (STRINGS / "en.js").read_text(encoding="utf-8")
# index.js joins them.
LANGUAGES = sorted(path.stem for path in STRINGS.glob("*.js") if path.stem != "index")
OTHERS = [language for language in LANGUAGES if language != "en"]

# What a sentence may be given, by the type that English names for it.
SAMPLES: dict[str, list[Any]] = {
    "number": [0, 1, 2, 7],
    "boolean": [False, True],
    "null": [None],
    "Colour": ["red", "blue", "black", "white"],
}

# One key after the other, with its texts: [path, text] for a plain one, [path, texts] for one with values.
READ = """
const [address, samples, finish] = arguments;
import(address).then((module) => {
  const [language] = Object.values(module);
  const found = [];
  (function read(part, path) {
    for (const [name, value] of Object.entries(part)) {
      const here = [...path, name].join(".");
      if (typeof value === "object") read(value, [...path, name]);
      else if (typeof value === "function") found.push([here, (samples[name] ?? []).map((values) => value(...values))]);
      else found.push([here, value]);
    }
  })(language, []);
  finish(found);
}, (problem) => finish(String(problem)));
"""

SPEAK = """
const [address, languages, kept, finish] = arguments;
document.documentElement.dataset.language = kept;
Object.defineProperty(navigator, "languages", { value: languages, configurable: true });
import(address).then(
  (module) => finish([module.language, module.strings.newGame]),
  (problem) => finish(String(problem)),
);
"""

# Buttons and the like whose text is wider than they are, and whatever reaches past the right edge of the window.
CUT_OFF = """
return [...document.querySelectorAll("button, label, select, summary, h1, h2, h3, p, li, a, td, th, .player-unit")]
  .filter((one) => one.checkVisibility() && !one.closest(".visually-hidden"))
  .filter((one) => getComputedStyle(one).display !== "inline")
  .filter((one) => one.scrollWidth > one.clientWidth + 2 || one.getBoundingClientRect().right > innerWidth)
  .map((one) => `${one.tagName} ${one.className}: ${one.textContent}`);
"""

Texts = dict[str, Any]


def sample_values() -> dict[str, list[list[Any]]]:
    """For each sentence with values some lists of them, made from the types in English; names may stand anywhere."""
    found = {}
    for comment, name in re.findall(r"/\*\*((?:(?!\*/).)*)\*/\s+(\w+): \(", ENGLISH, re.DOTALL):
        parameters = re.findall(r"@param \{([^}]+)\} (\w+)", comment)
        found[name] = [list(values) for values in product(*(samples_of(*parameter) for parameter in parameters))]
    return found


def samples_of(kind: str, name: str) -> list[Any]:
    """Values of a type; a text is one that can be found again in the sentence."""
    found: list[Any] = []
    for part in kind.split(" | "):
        if part == "string":
            found += [f"⟦{name}⟧", *(["parasol"] if name == "game" else [])]
        elif part == "string[]":
            found.append([f"⟦{name} 1⟧", f"⟦{name} 2⟧"])
        else:
            assert part in SAMPLES, f"no samples are known of the type {part}: add some to SAMPLES"
            found += SAMPLES[part]
    return found


@pytest.fixture(scope="module")
def read_language(driver: Any, server: Any) -> Any:
    """Reads all that a language says, from the built site."""
    driver.get(server.url + "app/icon.svg")
    values = sample_values()

    def read(language: str) -> Texts:
        found = driver.execute_async_script(READ, f"{server.url}app/strings/{language}.js", values)
        assert isinstance(found, list), found
        return dict(found)

    return {language: read(language) for language in LANGUAGES}


@contextmanager
def speaking(page: Page, language: str) -> Iterator[None]:
    """A browser whose reader prefers a language."""
    agent = page.driver.execute_script("return navigator.userAgent")
    override = "Emulation.setUserAgentOverride"
    page.driver.execute_cdp_cmd(override, {"userAgent": agent, "acceptLanguage": language})
    try:
        yield
    finally:
        page.driver.execute_cdp_cmd(override, {"userAgent": agent, "acceptLanguage": "en-GB,en"})
        page.driver.get("about:blank")


def sentences(texts: Texts) -> Iterator[tuple[str, str]]:
    """Every text of a language beside its key."""
    for key, value in texts.items():
        for text in value if isinstance(value, list) else [value]:
            yield key, text


def test_every_sentence_with_values_was_tried(read_language: dict[str, Texts]) -> None:
    untried = [key for key, value in read_language["en"].items() if value == []]
    assert untried == [], "the types of the values should stand in a comment just above the key, in en.js"


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_lacks_a_key_or_has_one_of_its_own(read_language: dict[str, Texts], language: str) -> None:
    assert sorted(read_language[language]) == sorted(read_language["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_lacks_a_value(read_language: dict[str, Texts], language: str) -> None:
    english = [text for _, text in sentences(read_language["en"])]
    for (key, text), original in zip(sentences(read_language[language]), english, strict=True):
        assert isinstance(text, str), key
        assert not re.search(r"undefined|NaN|\bnull\b|\[object", text), f"{key}: {text}"
        assert bool(text.strip()) == bool(original.strip()), key


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_values_that_english_says(read_language: dict[str, Texts], language: str) -> None:
    english = [text for _, text in sentences(read_language["en"])]
    for (key, text), original in zip(sentences(read_language[language]), english, strict=True):
        if key == "keyNames.home":  # German keyboards say "Pos1"
            continue
        for pattern in (r"⟦[^⟧]+⟧", r"[0-9]"):
            assert set(re.findall(pattern, text)) == set(re.findall(pattern, original)), f"{key}: {text}"


def test_french_marks_stand_behind_a_space_that_does_not_break(read_language: dict[str, Texts]) -> None:
    for key, text in sentences(read_language["fr"]):
        assert not re.search(r"[^\u202f\xa0][!?;»]|(?<![\u202f\xa0]):(?!//)|«(?![\u202f\xa0])", text), f"{key}: {text}"


@pytest.mark.parametrize(
    ("kept", "languages", "spoken"),
    [
        ("system", ["de-AT", "en"], ["de", "Neue Partie"]),
        ("system", ["ja", "fr-CA"], ["fr", "Nouvelle partie"]),
        ("system", ["ja"], ["en", "New game"]),
        ("system", [], ["en", "New game"]),
        ("fr", ["de-AT"], ["fr", "Nouvelle partie"]),
        ("en", ["de-AT"], ["en", "New game"]),
        ("__proto__", ["de"], ["de", "Neue Partie"]),
    ],
)
def test_the_page_speaks_the_language_of_the_settings_or_the_reader_s_first_that_it_knows(
    page: Page, kept: str, languages: list[str], spoken: list[str]
) -> None:
    page.driver.get(page.url + "app/icon.svg")
    address = page.url + "app/strings/index.js"
    assert page.driver.execute_async_script(SPEAK, address, languages, kept) == spoken


@pytest.mark.parametrize(
    ("language", "to_move", "prompt", "goal", "refusal", "lesson"),
    [
        (
            *("de-DE", "Rot ist am Zug", "Setze einen Stein", "Schließe einen Ring", "Auf f6 liegt schon ein Stein."),
            "Wo du setzen darfst",
        ),
        (
            *("fr-FR", "Aux Rouges de jouer", "Posez une pierre", "Fermez une boucle", "Il y a déjà une pierre en f6."),
            "Où l’on peut poser",
        ),
    ],
)
def test_page_and_engine_speak_the_reader_s_language(
    page: Page, language: str, to_move: str, prompt: str, goal: str, refusal: str, lesson: str
) -> None:
    with speaking(page, language):
        page.open()
        page.settled()
        assert page.driver.execute_script("return document.documentElement.lang") == language[:2]
        assert page.text("status-title") == to_move
        assert page.text("status-detail").startswith(prompt)
        assert page.text("welcome-subsume").startswith(goal)
        page.set_side(1, "human")
        for _ in range(2):
            page.click("f6")
            page.settled()
        assert page.text("goal").startswith(goal)
        assert page.text("note") == refusal
        page.element("open-learn").click()
        page.wait(lambda: page.driver.execute_script("return document.querySelector('#learn h3')"))
        assert page.driver.find_element(By.CSS_SELECTOR, "#learn h3").text == lesson
        close_dialogs(page)


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_cut_off_on_a_phone(page: Page, language: str) -> None:
    with speaking(page, language):
        page.open()
        page.settled()
        for screen in SCREENS:
            page.resize(*DESKTOP)
            screen(page)
            page.resize(*PHONE)
            assert page.driver.execute_script(CUT_OFF) == [], screen.__name__
            close_dialogs(page)


def test_another_language_is_chosen_in_the_settings_and_the_game_goes_on(page: Page) -> None:
    page.open()
    page.settled()
    page.play_one_stone("b2")
    page.element("open-settings").click()
    page.driver.find_element(By.CSS_SELECTOR, "label[for=setting-language-de]").click()
    page.wait(lambda: page.driver.execute_script("return document.documentElement.lang") == "de")
    assert page.settled()["turns"] == ["b2"]
    assert page.text("status-title") == "Blau ist am Zug"
    page.driver.execute_script("localStorage.removeItem('sunstones.settings')")
    page.driver.get("about:blank")  # the page that is open goes on speaking German
