"""Games without end in one page: nothing is held that is no longer needed. build_scripts/soak.py plays hundreds."""

from __future__ import annotations

from pathlib import Path

from soak import MOST_GROWTH, growth, soak


def test_games_of_all_kinds_one_after_the_other_leave_the_memory_flat_and_no_error(tmp_path: Path) -> None:
    grown = growth(list(soak(tmp_path, games=1, rounds=3)))
    # Of so few games the count of Python's objects and the page's heap tell nothing yet.
    assert grown["worker"] <= MOST_GROWTH
