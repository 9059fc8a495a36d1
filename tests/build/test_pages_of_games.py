"""Every game of the catalogue has its files on the page."""

from __future__ import annotations

import pytest

import py_engine as s
from site_build.rule_pages import page_of
from site_build.rule_words import WORDS
from support.folders import ROOT


@pytest.mark.parametrize("game", [info.id for info in s.catalogue()])
@pytest.mark.parametrize(
    ("what", "place"),
    [
        *(("rule page", f"web/{page_of('{}', language)}") for language in WORDS),
        ("lessons", "web/app/games/{}.ts"),
    ],
)
def test_every_game_has_rule_pages_and_lessons(game: str, what: str, place: str) -> None:
    file = place.format(game)
    assert (ROOT / file).is_file(), f"{game} has no {what}: write {file}"
