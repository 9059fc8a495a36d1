"""Surmount's replacements in AbstractPlay's records, which were wide from 27 January to 31 July 2026."""

from __future__ import annotations

from typing import Any

import pytest
from abstractplay_samples import report, state

import py_engine as s

# White's e4 is smaller than the black group that replaces g4 and touches both. So is g4.
WIDE = ["f4", "e4", "f5", "g4", "xg4"]
# The same, but white's g3 and g4 are as many as the black stones that replace them.
WIDE_FROM_EQUAL = ["f4", "e4", "f5", "g4", "a1", "g3", "xg4"]
SAYS_WIDE = "by the rule that AbstractPlay followed from January to July 2026"


def begun(day: str, turns: list[str]) -> dict[str, Any]:
    """A report of a game that began on this day."""
    return report("Surmount", ["hex-4"], [*turns, "resign"], (1, 0), **{"date-start": f"{day}T12:00:00.000Z"})


def saved_with_version(match: s.Match, version: str) -> dict[str, Any]:
    saved = state(match, ["hex-4"])
    for entry in saved["stack"]:
        entry["_version"] = version
    return saved


@pytest.mark.parametrize("day", ["2025-03-21", "2026-01-20", "2026-01-26", "2026-08-01", "2027-02-04"])
def test_replacements_of_a_report_from_before_or_after_are_the_designers(day: str) -> None:
    match = s.load_record(begun(day, WIDE))
    assert match.turns == WIDE
    assert match.board["e4"] == 1


@pytest.mark.parametrize("day", ["2026-01-27", "2026-02-03", "2026-02-04", "2026-07-30", "2026-07-31"])
def test_a_report_in_which_the_wide_rule_mattered_is_refused(day: str) -> None:
    with pytest.raises(s.InvalidSetup, match=f"turn 5, 'xg4', would take smaller groups as well {SAYS_WIDE}"):
        s.load_record(begun(day, WIDE))


@pytest.mark.parametrize("day", ["2026-01-27", "2026-03-01", "2026-07-31"])
def test_a_report_in_which_the_wide_rule_did_not_matter_is_read(day: str) -> None:
    turns = ["f4", "a1", "f5", "g4", "xg4"]
    assert s.load_record(begun(day, turns)).turns == turns
    grown = ["c2", "d4", "a1", "d5", "g1", "d6", "c3,c4(xd5)"]
    assert s.load_record(begun(day, grown)).turns == grown


def test_since_february_the_replaced_group_itself_had_to_be_smaller_than_a_capturing_one() -> None:
    for day in ("2026-02-04", "2026-07-31"):
        assert s.load_record(begun(day, WIDE_FROM_EQUAL)).turns == WIDE_FROM_EQUAL
    for day in ("2026-01-27", "2026-02-03"):
        with pytest.raises(s.InvalidSetup, match=f"turn 7, 'xg4', would take smaller groups as well {SAYS_WIDE}"):
            s.load_record(begun(day, WIDE_FROM_EQUAL))


@pytest.mark.parametrize("version", ["20250313", "20260120", "20260731", "20270101"])
def test_a_saved_state_whose_boards_follow_the_designers_rule_is_read_whatever_its_version(version: str) -> None:
    played = s.load_record(f"surmount 4: {' '.join(WIDE)}")
    assert s.load_record(saved_with_version(played, version)).board == played.board


def test_a_saved_state_whose_boards_follow_the_wide_rule_is_refused() -> None:
    saved = saved_with_version(s.load_record(f"surmount 4: {' '.join(WIDE)}"), "20260120")
    stones = saved["stack"][-1]["board"]["value"]
    stones.remove(["e4", 2])
    with pytest.raises(s.InvalidSetup, match=f"turn 5, 'xg4', would take smaller groups as well {SAYS_WIDE}"):
        s.load_record(saved)
    stones.remove(["f4", 1])
    with pytest.raises(s.InvalidSetup, match="after turn 5, 'xg4', the record has other stones on the board"):
        s.load_record(saved)
