"""Faults that were found, and shapes worth keeping: each file of the corpus is given to its reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from fuzzing.corpus import CORPUS, cooked, kept_files, read_case
from fuzzing.promises import Watch
from fuzzing.targets import TARGETS, Target

FILES = [
    pytest.param(target, file, id=f"{target.name}-{file.stem}", marks=target.marks)
    for target in TARGETS.values()
    for file in kept_files(target.name)
]


@pytest.mark.slow
@pytest.mark.parametrize(("target", "file"), FILES)
def test_a_kept_case_is_refused_in_a_sentence_or_read(target: Target, file: Path) -> None:
    target.check(Watch(), read_case(file))


def test_every_target_keeps_some_cases_and_every_case_has_a_target() -> None:
    assert {folder.name for folder in CORPUS.iterdir()} == set(TARGETS)
    assert {file.parent.name for file in CORPUS.rglob("*.json")} == set(TARGETS)


def test_recipes_stand_for_what_is_large_or_no_json() -> None:
    assert cooked({"a": {"$join": [{"$repeat": ["[", 3]}, "]"]}, "b": {"$nest": [2, 1]}}) == {"a": "[[[]", "b": [[1]]}
    assert repr(cooked([{"$odd": "complex"}])) == "[(1+2j)]"
