"""The session speaks each language: whole sentences, with their values, and nothing else is changed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from session_page import page_of
from setups import Setup, every_setup

import py_engine as s
from py_engine.session import catalogue_document
from py_engine.text.languages import LANGUAGES, translate
from py_engine.text.sentences import Sentence, say


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
    for language, message in (
        ("de", "es wird gerade nichts gesucht"),
        ("en", "no search is under way"),
        ("xx", "no search is under way"),
    ):
        assert page.refused("slice", job="think", milliseconds=5, language=language) == message


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
