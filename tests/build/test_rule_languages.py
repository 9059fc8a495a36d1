"""The rules in the languages of the page: the same article with the same boards, in other words."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import py_engine as s
from site_build.rule_pages import page_of
from site_build.rule_words import ENGLISH, WORDS
from support.folders import WEB

GAMES = [info.id for info in s.catalogue()]
TRANSLATIONS = [(game, language) for game in GAMES for language in WORDS if language != ENGLISH]

# The attributes that hold words.
WORDS_OF_BOARDS = ("caption",)
# Tags that end a sentence: a text reaches from one of them to the next.
BLOCKS = ("article", "header", "h1", "h2", "p", "dt", "dd", "li", "sunstones-board", "section", "div", "dl", "ul", "ol")
# Sizes, counts and names of cells.
FIXED = re.compile(r"\b[a-z]?\d+\b")
# One cannot tell a translation from its original where this is all.
SHORTEST_SENTENCE = 3


class Article(HTMLParser):
    """One source file: its tags, without captions, and its texts, the captions among them."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, ...]] = []
        self.texts = [""]
        self.feed((WEB / page_of(game, language)).read_text(encoding="utf-8"))
        self.texts = [text.strip() for text in self.texts if text.strip()]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = [f"{name}={value}" for name, value in attrs if name not in WORDS_OF_BOARDS]
        self.tags.append((f"<{tag}>", *known))
        if tag in BLOCKS:
            self.texts.extend([*(value or "" for name, value in attrs if name in WORDS_OF_BOARDS), ""])

    def handle_endtag(self, tag: str) -> None:
        self.tags.append((f"</{tag}>",))
        if tag in BLOCKS:
            self.texts.append("")

    def handle_data(self, data: str) -> None:
        self.texts[-1] += data


def test_the_rules_speak_every_language_of_the_page() -> None:
    spoken = {path.stem for path in (WEB / "common" / "strings").glob("*.ts")} - {"index"}
    assert set(WORDS) == spoken, "site_build/rule_words.py has the words of each language's frame"


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_has_the_same_parts_and_the_same_boards(game: str, language: str) -> None:
    assert Article(game, language).tags == Article(game, ENGLISH).tags


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_names_the_same_cells_and_numbers_and_leaves_nothing_in_english(game: str, language: str) -> None:
    pairs = list(zip(Article(game, ENGLISH).texts, Article(game, language).texts, strict=True))
    for original, text in pairs:
        assert sorted(FIXED.findall(text)) == sorted(FIXED.findall(original)), text
    assert [text for original, text in pairs if text == original and len(text.split()) >= SHORTEST_SENTENCE] == []


@pytest.mark.parametrize("game", GAMES)
def test_french_marks_stand_behind_a_space_that_does_not_break(game: str) -> None:
    for text in Article(game, "fr").texts:
        assert not re.search(r"[^\u202f][;:!?»]|«(?!\u202f)", text), text


@pytest.mark.parametrize("language", WORDS)
def test_a_game_has_the_same_words_for_the_same_facts_on_every_page(language: str) -> None:
    # From a game's page to another's, "Players" must not become "Number of players".
    labels = {tuple(fact_labels(game, language)) for game in GAMES}
    assert len(labels) == 1, labels


def fact_labels(game: str, language: str) -> list[str]:
    """The labels of the facts on top of a page."""
    return re.findall(r"<dt>(.*?)</dt>", (WEB / page_of(game, language)).read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", WORDS)
def test_apostrophes_are_curly_and_english_says_turn_not_move(language: str) -> None:
    texts = [text for game in GAMES for text in Article(game, language).texts]
    found = [text for text in texts if re.search(r"\w'\w", text)]
    if language == ENGLISH:
        # Stones never move; and a player goes, plays and places.
        found += [text for text in texts if re.search(r"(?:\bto|can|has just) move", text)]
    assert texts
    assert not found, found
