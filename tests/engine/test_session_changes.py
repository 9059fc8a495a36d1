"""The session's report of the changes by the last turn and the steps since: placed, removed, flipped."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from session_page import Page, board_of, page_of
from setups import Setup, every_setup, play_random_steps


def changes(record: str, *steps: str) -> dict[str, Any]:
    page = Page(game="sum")
    page.ask("load", record=record)
    for step in steps:
        page.ask("act", action=step)
    found = page.state()["changes"]
    assert isinstance(found, dict)
    return found


def test_changes_tell_what_was_placed() -> None:
    assert changes("parasol 3: a1 b2") == {"placed": ["b2"], "removed": {}, "flipped": []}


def test_changes_tell_the_stones_that_were_removed() -> None:
    assert changes("sum 5: a2 a1 b2") == {"placed": ["b2"], "removed": {"a1": "black"}, "flipped": []}


def test_changes_tell_what_flipped() -> None:
    flipped = changes("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2 a1;Xd4;Xc3")
    assert flipped == {"placed": ["a1"], "removed": {}, "flipped": ["c3", "d3", "d4", "d5", "e3", "e4"]}


def test_a_stone_of_the_last_turn_that_is_flipped_at_once_is_told_of() -> None:
    flipped = changes("sunspot 3: b2 c2 a1 e2 b1 d4 a3 e3 e1 c4 b3 c3", "c1", "Xc3")
    assert flipped["flipped"] == ["c3"]


def test_changes_of_a_capture_name_the_stones_that_left_the_board() -> None:
    captured = changes("surmount 4: c2 d4 a1 d5 g1 d6 c3,c4(xd5)")
    assert captured["placed"] == ["c3", "c4", "d5"]
    assert captured["removed"] == dict.fromkeys(["d4", "d5", "d6"], "white"), "the capturing stone stands on d5 now"
    assert captured["flipped"] == []


def test_changes_of_an_unfinished_turn_are_added_to_the_last_turns() -> None:
    record = "sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2"
    assert changes(record, "a1")["placed"] == ["a1", "g2"]
    assert changes(record, "a1", "Xd4") == {"placed": ["a1", "g2"], "removed": {}, "flipped": ["d4"]}


def test_where_a_stone_was_taken_and_another_one_is_placed_later_nothing_is_removed() -> None:
    """The last turn captured c5, where its stone is now, and d5; the step after the first one fills d5 again."""
    record = "surmount 4: d6 e3 g2 b2 f1 d5 a2 e6 b5 c5 e1 e2 b3 c2(xb3) d7(xc5)"
    assert changes(record, "e5")["removed"] == {"c5": "white", "d5": "white"}
    assert changes(record, "e5", "d5")["removed"] == {"c5": "white"}


@every_setup
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32 - 1))
def test_changes_are_the_difference_of_the_boards(setup: Setup, seed: int) -> None:
    page = page_of(setup)
    match = setup.match()
    source = random.Random(seed)
    while not match.is_over and len(match.turns) < 60:
        before = board_of(match)
        turns = len(match.turns)
        while len(match.turns) == turns:
            play_random_steps(match, source, 1)
        state = page.ask("play", turn=match.turns[-1])["state"]
        after, found = board_of(match), state["changes"]
        if match.turns[-1] == "swap":
            assert found == {"placed": [], "removed": {}, "flipped": []}
            continue
        for cell in before:
            was, now = before[cell], after[cell]
            assert (cell in found["placed"]) or was is not None or now is None
            is_placed = cell in found["placed"]
            is_other = None not in (was, now) and now != was
            assert (cell in found["removed"]) == ((was is not None and now is None) or (is_other and is_placed))
            assert (cell in found["flipped"]) == (is_other and not is_placed)
        assert all(colour == before[cell] for cell, colour in found["removed"].items())
