"""The same game: the same review, on every machine and inside Pyodide."""

from __future__ import annotations

import pytest
from golden_files import how_to_write_anew
from golden_reviews import FILE, lines
from setups import Setup, every_open_setup

TO_WRITE_ANEW = how_to_write_anew("golden_reviews.py")


@pytest.mark.slow
@every_open_setup
def test_a_game_is_reviewed_as_it_always_was(setup: Setup) -> None:
    golden = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith(f"{setup} ")]
    assert golden, f"golden/reviews.txt has no review of {setup}; {TO_WRITE_ANEW}"
    assert lines(setup) == golden, TO_WRITE_ANEW
