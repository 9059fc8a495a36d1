"""Every sentence of the engine's sources is there in each language, with its values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from string import Formatter

import pytest
from engine_sources import SHIPPED_SOURCES

from py_engine.text.languages import LANGUAGES

ERRORS = ("InvalidText", "IllegalTurn", "InvalidSetup")

# In each language, words that no sentence has: a turn is not called a move, and what is not one is not "no" one.
NOT_SAID = {
    "en": r"\bmov(?:es?|ed|ing)\b|(?<!there )\bis no\b|\bnobody\b|\bwhoever\b|\banew\b|\bso many\b|\bto be had\b",
    "de": r"\bhäng(?:t|en)\b",
    "fr": r"\bdéfaire\b|\brefaire\b",
}


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """All of the engine's sources that may speak to players, by file."""
    for path in SHIPPED_SOURCES:  # sentences of the terminal alone are in English
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.name, node


def calls_of(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """The calls of functions with these names."""
    for file, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield f"{file}:{node.lineno}", node


def templates() -> set[str]:
    """All templates of the engine."""
    return {ast.literal_eval(call.args[0]) for place, call in calls_of("say")}


def placeholders(template: str) -> set[str]:
    """The names of the values in a template."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def test_every_template_stands_as_a_literal_where_it_is_said() -> None:
    for place, call in calls_of("say"):
        assert isinstance(call.args[0], ast.Constant), f"{place}: say() takes a plain text, values go beside it"


def test_every_template_is_given_exactly_its_values() -> None:
    for place, call in calls_of("say"):
        given = {keyword.arg for keyword in call.keywords}
        assert given == placeholders(ast.literal_eval(call.args[0])), place


def test_every_error_says_a_sentence_that_can_be_translated() -> None:
    for place, call in calls_of(*ERRORS):
        plain = [node for node in call.args[:1] if isinstance(node, (ast.Constant, ast.JoinedStr, ast.BinOp))]
        assert not plain, f"{place}: write say('… {{name}} …', name=…), so that other languages can say it too"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_a_sentence_or_has_one_that_is_never_said(language: str) -> None:
    found = set(LANGUAGES[language])
    lacking, idle = sorted(templates() - found), sorted(found - templates())
    assert not lacking, f"add these to py_engine/text/languages/{language}.py: {lacking}"
    assert not idle, f"take these out of py_engine/text/languages/{language}.py: {idle}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_values_of_the_english_template(language: str) -> None:
    for template, translation in LANGUAGES[language].items():
        assert translation.strip() == translation != ""
        assert placeholders(translation) == placeholders(template), template


def sentences(language: str) -> list[str]:
    """All that the engine says in a language, without the names of values."""
    said = templates() if language == "en" else LANGUAGES[language].values()
    return [re.sub(r"\{\w+\}", "…", sentence) for sentence in said]


@pytest.mark.parametrize("language", NOT_SAID)
def test_apostrophes_are_curly(language: str) -> None:
    found = [sentence for sentence in sentences(language) if re.search(r"\w'\w", sentence)]
    assert not found, found


@pytest.mark.parametrize("language", NOT_SAID)
def test_one_thing_has_one_word(language: str) -> None:
    found = [sentence for sentence in sentences(language) if re.search(NOT_SAID[language], sentence, re.IGNORECASE)]
    assert not found, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_ends_as_the_english_sentence_does(language: str) -> None:
    for template, translation in LANGUAGES[language].items():
        assert translation.endswith(".") == template.endswith("."), template


def test_french_marks_stand_behind_a_space_that_does_not_break() -> None:
    for template, translation in LANGUAGES["fr"].items():
        prose = re.sub(r"'[^']*'", "", translation)
        assert not re.search(r"[^\u202f][!?:;]", prose), template
