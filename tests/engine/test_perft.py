"""The perft table: the engine and the references count the same turns, and always the same number of them."""

from __future__ import annotations

import pytest
from perft import by_turn, by_turn_of_reference
from perft_table import TABLE, Entry
from reference_rules import reference_of_match

import py_engine as s

every_entry = pytest.mark.parametrize("entry", TABLE, ids=str)


def assert_count(entry: Entry, counted_by: str, counts: dict[str, int]) -> None:
    """Say everything that is needed to find the turn that went wrong."""
    got = sum(counts.values())
    below = "\n".join(f"  {text}: {number}" for text, number in sorted(counts.items()))
    assert got == entry.turns, (
        f"after {entry.record!r} to depth {entry.depth} {counted_by} counts {got} sequences of turns, "
        f"not {entry.turns}; below each turn:\n{below}"
    )


@every_entry
def test_the_engine_counts_the_known_number_of_turns(entry: Entry) -> None:
    assert_count(entry, "the engine", by_turn(s.load_record(entry.record), entry.depth))


@pytest.mark.slow
@every_entry
def test_the_reference_counts_the_same(entry: Entry) -> None:
    match = s.load_record(entry.record)
    rules = reference_of_match(match)
    position = rules.start()
    for text in match.turns:
        position = rules.turns(position)[text]()
    assert_count(entry, "the reference", by_turn_of_reference(rules, position, entry.depth))


@pytest.mark.parametrize("game", [info.id for info in s.catalogue()])
def test_every_game_of_the_catalogue_is_counted_from_the_start_and_from_later(game: str) -> None:
    records = [entry.record for entry in TABLE if entry.record.startswith(f"{game} ")]
    is_start = [record.endswith(":") for record in records]
    assert any(is_start), f"{game} has no entry from the start in tests/engine/perft_table.py"
    assert is_start.count(False) >= 2, f"{game} needs two entries from later in tests/engine/perft_table.py"
