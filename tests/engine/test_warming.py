"""The state of the engine of which an image of the memory is made (py_engine/session/warming.py)."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

import py_engine as s
from py_engine.session import warming


@pytest.fixture
def thaws() -> Iterator[None]:
    """The collector walks over everything again after the test."""
    yield
    gc.unfreeze()


def first_choices() -> list[str]:
    """The first turns of a game of each kind, chosen by seeds."""
    matches = [s.new_match(info.id) for info in s.catalogue()]
    for match in matches:
        for seed in range(3):
            match.play(s.choose_turn(match, playouts=20, seed=seed).text)
    return [turn for match in matches for turn in match.turns]


@pytest.mark.usefixtures("thaws")
def test_a_warm_engine_chooses_as_before_and_the_collector_has_nothing_of_it_to_walk_over() -> None:
    before = first_choices()
    warming.warm_up()
    assert len(gc.get_objects()) < 100, "the interpreter's own, such as the frames that run this"
    assert set(warming.module_names()) <= sys.modules.keys()
    assert first_choices() == before


def test_every_module_of_the_package_has_its_name() -> None:
    names = set(warming.module_names())
    assert {"py_engine", "py_engine.session", "py_engine.session.warming", "py_engine.games.sum_game"} <= names
    assert not any(name.endswith(("__init__", "__main__")) or "__pycache__" in name for name in names)
