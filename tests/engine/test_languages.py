"""Every sentence of the engine is there in each language, with its values, and the session says it."""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest
from engine_sources import ENGINE, SOURCES
from session_page import page_of
from setups import Setup, every_setup

import py_engine as s
from py_engine.languages import LANGUAGES, translate
from py_engine.sentences import Sentence, say
from py_engine.session import catalogue_document

# What only the terminal says is said in English.
TERMINAL = ("arena", "__main__.py")
ERRORS = ("InvalidText", "IllegalTurn", "InvalidSetup")


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """All of the engine's source that may speak to players, beside the file it stands in."""
    for path in SOURCES:
        if path.relative_to(ENGINE).parts[0] not in TERMINAL:
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
    assert not lacking, f"add these to py_engine/languages/{language}.py: {lacking}"
    assert not idle, f"take these out of py_engine/languages/{language}.py: {idle}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_values_of_the_english_template(language: str) -> None:
    for template, translation in LANGUAGES[language].items():
        assert translation.strip() == translation != ""
        assert placeholders(translation) == placeholders(template), template


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_ends_as_the_english_sentence_does(language: str) -> None:
    for template, translation in LANGUAGES[language].items():
        assert translation.endswith(".") == template.endswith("."), template


def test_french_marks_stand_behind_a_space_that_does_not_break() -> None:
    for template, translation in LANGUAGES["fr"].items():
        prose = re.sub(r"'[^']*'", "", translation)
        assert not re.search(r"[^\u202f][!?:;]", prose), template


def test_sentences_within_a_sentence_are_translated_too() -> None:
    sentence = say("{colour} must pass: {reason}.", colour=say("Red"), reason="x")
    assert sentence == "Red must pass: x."
    assert translate(sentence, "de") == "Rot muss passen: x."
    assert translate(sentence, "fr") == "Les Rouges doivent passer\u202f: x."


@pytest.mark.parametrize("language", ["en", "xx", "", None, 7, ["de"]])
def test_an_unknown_language_leaves_english(language: Any) -> None:
    assert translate({"message": say("Place a stone.")}, language) == {"message": "Place a stone."}


def test_a_value_is_never_read_as_a_template() -> None:
    page = page_of(Setup("parasol", 3))
    assert page.refused("play", turn="{cell} {0}", language="de") == "'{cell} {0}' ist kein Name eines Feldes"


def test_errors_come_in_the_language_of_the_request() -> None:
    page = page_of(Setup("parasol", 3))
    for language, message in (("de", "niemand denkt nach"), ("en", "nobody is thinking"), ("xx", "nobody is thinking")):
        assert page.refused("think_slice", milliseconds=5, language=language) == message


@every_setup
def test_what_a_page_shows_is_the_same_in_every_language_but_for_sentences(setup: Setup) -> None:
    page, source = page_of(setup), random.Random(2)
    for _ in range(30):
        english, german = page.ask("state"), page.ask("state", language="de")
        assert english["record"] == german["record"]
        said = {key for key, value in english["state"].items() if value != german["state"][key]}
        assert said <= {"prompt", "forced_pass", "how"}
        assert english["state"]["over"] or "prompt" in said
        for cell in list(english["state"]["board"])[:10]:
            reason = page.ask("explain", cell=cell)["message"]
            if reason is not None:
                assert page.ask("explain", cell=cell, language="fr")["message"] != reason
        if english["state"]["over"]:
            break
        steps = [target["action"] for target in english["state"]["targets"].values()] + english["state"]["choices"]
        page.ask("act", action=source.choice(steps))


def test_the_contract_still_answers_plain_english_texts() -> None:
    match = s.new_match("parasol", size=3)
    match.play("b2")
    reason = match.explain("b2")
    assert reason == "There is already a stone on b2."
    assert isinstance(reason, Sentence)
    assert json.dumps(match.record()["players"]) == '["Red", "Blue"]'
    assert [type(name) for name in match.players] == [str, str]


def test_the_catalogue_has_its_texts_in_every_language() -> None:
    document = json.loads(json.dumps(catalogue_document()))
    texts = {text for game in document["games"] for text in (game["goal"], game["summary"])}
    texts |= {opponent["temper"] for game in document["games"] for opponent in game["opponents"]}
    assert set(document["translations"]) == set(LANGUAGES)
    for language, translations in document["translations"].items():
        assert set(translations) == texts, language
        assert all(translation != text for text, translation in translations.items())
