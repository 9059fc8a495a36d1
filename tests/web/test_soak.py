"""Games without end in one page: nothing is held that is no longer needed. build_scripts/soak.py plays hundreds."""

from __future__ import annotations

from pathlib import Path

from soak import BOUNDED, MOST_GROWTH, growth, soak


def test_games_of_all_kinds_one_after_the_other_leave_the_memory_flat_and_no_error(tmp_path: Path) -> None:
    grown = growth(list(soak(tmp_path, games=1, rounds=3)))
    assert {name: by for name, by in grown.items() if name in BOUNDED and by > MOST_GROWTH} == {}
