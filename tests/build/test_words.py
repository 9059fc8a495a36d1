"""The engine and the page keep to the words of CONTRIBUTING."""

from __future__ import annotations

import re

import pytest

from support.folders import ENGINE, ROOT, WEB

# Where a word may stand for something else: a reader studies a game.
PLACES = {"study": [WEB / "engine"]}
EVERYWHERE = [ENGINE, WEB / "engine", WEB / "common", WEB / "embed", WEB / "play"]

TABLE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Words")[2].partition("\n## ")[0]
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in TABLE.splitlines() if line.startswith("| ")]
NOT_SAID = [(word, instead) for instead, _, _, words in ROWS[2:] for word in words.split(", ") if word]


def test_the_table_is_read() -> None:
    assert {("adviser", "evaluator"), ("rollout", "playout"), ("study", "job")} <= set(NOT_SAID)


@pytest.mark.parametrize(("word", "instead"), NOT_SAID)
def test_a_word_of_this_house_is_not_said_where_the_field_has_one(word: str, instead: str) -> None:
    said = re.compile(rf"(?<![a-z]){word}s?(?![a-z])", re.IGNORECASE)
    files = [
        path for place in PLACES.get(word, EVERYWHERE) for path in place.rglob("*") if path.suffix in {".py", ".js"}
    ]
    found = [path.relative_to(ROOT) for path in files if said.search(path.read_text(encoding="utf-8"))]
    assert files
    assert not found, f"say {instead} instead of {word} in {', '.join(map(str, found))}"
