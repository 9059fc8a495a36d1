"""Records with variations: they bring the whole tree back, and damaged ones are refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import ERRORS, Setup, every_small_setup, snapshot
from turn_trees import tree_of, wander, with_variation

import py_engine as s
from py_engine.match.turn_tree import MOST_NODES
from py_engine.records import write_link

seeds = st.integers(0, 2**32 - 1)


@every_small_setup
@settings(max_examples=15)
@given(seed=seeds)
def test_a_record_with_variations_brings_the_whole_tree_back(setup: Setup, seed: int) -> None:
    match = setup.match()
    wander(match, random.Random(seed), 80, annotates=True)
    record = match.record(variations=True)
    for form in (record, json.dumps(record)):
        again = s.load_record(form)
        assert tree_of(again) == tree_of(match)
        assert snapshot(again) == snapshot(match)
        assert again.record(variations=True) == record


@every_small_setup
@settings(max_examples=10)
@given(seed=seeds)
def test_redo_in_a_match_that_was_read_follows_the_turns_as_if_they_had_been_played_in_the_records_order(
    setup: Setup, seed: int
) -> None:
    match, played = setup.match(), setup.match()
    wander(match, random.Random(seed), 80)
    document: dict[str, Any] = match.history.tree.document()
    numbers = [0]
    for text, after in zip(document["turns"], document["after"], strict=True):
        played.history.go_to(numbers[after])
        played.play(text)
        numbers.append(played.history.tree.here.number)
    played.history.go_to(numbers[document["line"]])
    played.history.go_to(0)
    for text in match.turns:
        played.play(text)
    read = s.load_record(match.record(variations=True))
    assert ways(read) == ways(played)


def ways(match: s.Match) -> list[int | None]:
    """Of every turn the number of the one that redo leads to."""
    return [None if node.followed is None else node.followed.number for node in match.history.tree.start.walk()]


def test_the_record_of_a_line_says_nothing_of_variations() -> None:
    match = with_variation()
    assert match.record() == s.load_record("parasol 3: c3 a1 b3").record()
    straight = s.load_record("parasol 3: c3 b2")
    assert straight.record(variations=True) == straight.record()
    assert straight.record()["version"] == 1


def test_the_record_with_variations() -> None:
    match = with_variation()
    match.undo()
    assert match.record(variations=True) == {
        **match.record(),
        "version": 2,
        "tree": {"turns": ["c3", "b2", "d4", "a1", "b3"], "after": [0, 1, 2, 1, 4], "line": 5},
    }


def test_a_share_link_holds_the_line_that_is_being_played() -> None:
    assert s.load_record(write_link(with_variation())).turns == ["c3", "a1", "b3"]


GOOD = with_variation().record(variations=True)
TREE: dict[str, Any] = dict(GOOD["tree"])  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"tree": None}, s.InvalidText, "None"),
        ({"tree": []}, s.InvalidText, "turns, after and line"),
        ({"tree": {**TREE, "more": 1}}, s.InvalidText, "turns, after and line"),
        ({"tree": {**TREE, "turns": "c3"}}, s.InvalidText, "'c3'"),
        ({"tree": {**TREE, "turns": ["c3", "b2", "d4", "a1", 5]}}, s.InvalidText, "list of texts"),
        ({"tree": {**TREE, "after": [0, 1]}}, s.InvalidText, "each of its 5 turns which one it follows, not [0, 1]"),
        ({"tree": {**TREE, "after": [0, 1, 2, 1, 5]}}, s.InvalidSetup, "no turn 5 before turn 5"),
        ({"tree": {**TREE, "after": [0, 1, 2, -1, 4]}}, s.InvalidSetup, "no turn -1"),
        ({"tree": {**TREE, "after": [0, 1, 2, True, 4]}}, s.InvalidSetup, "no turn True"),
        ({"tree": {**TREE, "turns": ["c3", "b2", "d4", "c3", "b3"]}}, s.IllegalTurn, "Turn 2 of a variation, 'c3'"),
        ({"tree": {**TREE, "turns": ["c3", "b2", "d4", "z9", "b3"]}}, s.InvalidText, "'z9'"),
        ({"tree": {**TREE, "line": 6}}, s.InvalidSetup, "no turn 6"),
        ({"tree": {**TREE, "line": 3}}, s.InvalidSetup, "does not go through"),
        ({"turns": ["c3", "e1"]}, s.InvalidSetup, "turn 2, 'e1', is not in its tree"),
    ],
)
def test_damaged_variations_are_refused_with_one_sentence(change: dict[str, Any], error: type, says: str) -> None:
    with pytest.raises(error) as caught:
        s.load_record({**GOOD, **change})
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_turns_of_the_current_line_may_have_their_cells_in_any_order() -> None:
    base = s.load_record("surmount 4: c2 d4 a1 d5 g1 d6 c3,c4(xd5)")
    base.undo()
    base.play("a4")
    record = base.record(variations=True)
    turns = ["c2", "d4", "a1", "d5", "g1", "d6", "c4,c3(xd5)"]
    assert s.load_record({**record, "turns": turns, "tree": {**record["tree"], "line": 7}}).turns[-1] == "c3,c4(xd5)"  # type: ignore[dict-item]


def test_a_tree_that_is_too_large_is_refused_unplayed() -> None:
    many = {"turns": ["c3"] * (MOST_NODES + 1), "after": [0] * (MOST_NODES + 1), "line": 1}
    with pytest.raises(s.InvalidText, match="there is room for"):
        s.load_record({**GOOD, "tree": many})


@settings(max_examples=150)
@given(data=st.data())
def test_any_damage_to_a_tree_is_read_or_refused(data: st.DataObject) -> None:
    text = json.dumps(GOOD)
    at = data.draw(st.integers(text.index('"tree"'), len(text)))
    removed = data.draw(st.integers(0, 4))
    inserted = data.draw(st.text('abcde0123456789 ,"[]{}-', max_size=4))
    try:
        match = s.load_record(text[:at] + inserted + text[at + removed :])
    except ERRORS:
        return
    assert tree_of(s.load_record(match.record(variations=True))) == tree_of(match)
