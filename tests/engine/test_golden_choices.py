"""The same seed and the same number of playouts: the same turn, on every machine and inside Pyodide."""

from __future__ import annotations

import pytest
from golden_choices import FILE, choices
from golden_files import how_to_write_anew

import py_engine as s

TO_WRITE_ANEW = how_to_write_anew("golden_choices.py")


@pytest.mark.slow
@pytest.mark.parametrize("game", [info.id for info in s.catalogue()])
def test_an_opponent_with_a_seed_and_a_number_of_playouts_chooses_as_it_always_did(game: str) -> None:
    golden = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith(f"{game} ")]
    assert golden, f"golden/choices.txt has no choice in {game}; {TO_WRITE_ANEW}"
    assert choices(game) == golden, TO_WRITE_ANEW
