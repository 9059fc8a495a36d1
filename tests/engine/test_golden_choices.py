"""The same seed and the same number of playouts: the same turn, on every machine and inside Pyodide."""

from __future__ import annotations

import pytest
from golden_choices import FILE, choices, places
from golden_files import how_to_write_anew

import py_engine as s

TO_WRITE_ANEW = how_to_write_anew("golden_choices.py")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "place"), [(info.id, place) for info in s.catalogue() for place in places(info.id)])
def test_an_opponent_with_a_seed_and_a_number_of_playouts_chooses_as_it_always_did(game: str, place: str) -> None:
    every_line = FILE.read_text(encoding="utf-8").splitlines()
    golden = [line for line in every_line if line.startswith(f"{game} {place} ")]
    assert golden, f"golden/choices.txt has no choice in {game} at {place}; {TO_WRITE_ANEW}"
    assert choices(game, place) == golden, TO_WRITE_ANEW


def test_every_golden_choice_is_of_a_game_and_a_place() -> None:
    of_these = tuple(f"{info.id} {place} " for info in s.catalogue() for place in places(info.id))
    assert [line for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith(of_these)] == []
