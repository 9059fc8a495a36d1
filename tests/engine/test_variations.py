"""The tree of turns: a turn played after an undo is a variation, and no turn that was played is lost."""

from __future__ import annotations

import gc
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import Setup, every_setup, every_small_setup, snapshot
from turn_trees import node_of, tree_of, wander, with_variation

import py_engine as s
from py_engine.match import turn_tree
from py_engine.match.history import History
from py_engine.match.node import Node
from py_engine.match.turn_tree import MOST_DELETIONS, MOST_NODES, TurnTree

seeds = st.integers(0, 2**32 - 1)


# --- playing on after going back


def test_another_turn_after_an_undo_is_a_variation_and_the_old_line_stays() -> None:
    match = with_variation()
    assert tree_of(match)["turns"] == {"c3": {"b2": {"d4": {}}, "a1": {"b3": {}}}}
    assert match.turns == ["c3", "a1", "b3"]
    assert not match.can_redo


def test_redo_follows_the_line_that_was_visited_last() -> None:
    match = with_variation()
    for _ in range(3):
        match.undo()
    for _ in range(3):
        match.redo()
    assert match.turns == ["c3", "a1", "b3"]
    match.history.go_to(node_of(match, "c3", "b2"))
    match.redo()
    assert match.turns == ["c3", "b2", "d4"]
    match.history.go_to(0)
    assert match.turns == []
    match.redo()
    match.redo()
    assert match.turns == ["c3", "b2"]


def test_the_same_turn_played_again_is_no_variation_and_redo_goes_on_behind_it() -> None:
    match = with_variation()
    match.history.go_to(0)
    match.play("c3")
    match.play("b2")
    assert len(match.history.tree) == 5
    assert match.can_redo
    match.redo()
    assert match.turns == ["c3", "b2", "d4"]


def test_the_same_turn_in_another_order_of_its_steps_is_no_variation() -> None:
    match = s.load_record("surmount 4: c2 d4 a1 d5 g1 d6 c3,c4(xd5)")
    match.undo()
    match.play("c4,c3(xd5)")
    assert len(match.history.tree.here.parent.branches if match.history.tree.here.parent else []) == 1


def test_steps_that_were_taken_back_are_found_again_after_going_elsewhere() -> None:
    match = s.load_record("surmount 4: c2 d4 a1 d5 g1 d6")
    match.act("c3")
    match.act("c4")
    end = match.history.tree.here.number
    match.history.go_to(2)
    assert (match.turns, match.steps) == (["c2", "d4"], [])
    match.history.go_to(end)
    match.redo()
    match.redo()
    assert match.steps == ["c3", "c4"]


# --- one step at a time


def test_a_finished_turn_can_be_gone_through_step_by_step() -> None:
    match = s.load_record("surmount 4: c2 d4 a1 d5 g1 d6 c3,c4(xd5)")
    end = snapshot(match)
    seen = []
    for _ in range(3):
        match.history.step_back()
        seen.append((len(match.turns), match.steps))
    assert seen == [(6, ["c3", "c4"]), (6, ["c3"]), (6, [])]
    for _ in range(3):
        match.history.step_forward()
    assert snapshot(match) == end
    assert len(match.history.tree) == 7
    with pytest.raises(s.IllegalTurn):
        match.history.step_forward()


@every_setup
@settings(max_examples=4)
@given(seed=seeds)
def test_steps_back_and_forward_pass_through_the_same_positions(setup: Setup, seed: int) -> None:
    match = setup.match_after(40, seed)
    forth = [snapshot(match)]
    while match.can_undo:
        match.history.step_back()
        forth.append(snapshot(match))
    assert (match.turns, match.steps) == ([], [])
    for shot in reversed(forth[:-1]):
        match.history.step_forward()
        assert snapshot(match) == shot


# --- deleting and promoting


def test_a_variation_moves_up_to_the_main_line() -> None:
    match = with_variation()
    match.history.promote(node_of(match, "c3", "a1", "b3"))
    assert list(tree_of(match)["turns"]["c3"]) == ["a1", "b2"]
    with pytest.raises(s.IllegalTurn, match="main line"):
        match.history.promote(node_of(match, "c3", "a1"))
    assert match.turns == ["c3", "a1", "b3"]


def test_a_variation_of_a_variation_becomes_the_main_line_as_a_whole() -> None:
    match = with_variation()
    match.history.go_to(node_of(match, "c3", "a1"))
    match.play("d4")
    match.history.promote(node_of(match, "c3", "a1", "d4"))
    turns = tree_of(match)["turns"]["c3"]
    assert next(iter(turns)) == "a1"
    assert next(iter(turns["a1"])) == "d4"


def test_a_deleted_variation_is_gone_and_the_match_goes_back_to_before_it() -> None:
    match = with_variation()
    match.history.delete(node_of(match, "c3", "a1"))
    assert tree_of(match) == {"turns": {"c3": {"b2": {"d4": {}}}}, "here": ["c3"], "ahead": ["b2", "d4"]}


def test_what_was_deleted_comes_back_with_its_numbers_and_the_match_goes_there() -> None:
    match = with_variation()
    before, number = tree_of(match), node_of(match, "c3", "a1")
    match.history.delete(number)
    with pytest.raises(s.InvalidSetup, match=f"number {number}"):
        match.history.go_to(number)
    match.history.restore()
    assert tree_of(match) == before
    assert node_of(match, "c3", "a1") == number
    with pytest.raises(s.IllegalTurn, match="nothing has been deleted"):
        match.history.restore()


def test_the_unfinished_turn_stays_when_a_variation_elsewhere_is_deleted() -> None:
    match = s.load_record("surmount 4: c2 d4 a1 d5 g1 d6")
    match.history.go_to(1)
    match.play("a1")
    match.history.go_to(6)
    match.act("c3")
    match.history.delete(7)
    assert match.steps == ["c3"]


def test_what_was_deleted_and_played_anew_meanwhile_grows_together() -> None:
    match = with_variation()
    match.history.delete(node_of(match, "c3", "a1", "b3"))
    match.history.delete(node_of(match, "c3"))
    match.play("c3")
    match.play("a1")
    match.play("e1")
    match.history.restore()
    match.history.restore()
    assert tree_of(match)["turns"] == {"c3": {"a1": {"e1": {}, "b3": {}}, "b2": {"d4": {}}}}
    assert match.turns == ["c3", "a1", "b3"], "there it stood when b3 was deleted"


def test_what_was_deleted_comes_back_with_the_match_though_it_was_played_anew_meanwhile() -> None:
    match = s.load_record("parasol 3: a1 a2 a3")
    match.history.delete(node_of(match, "a1"))
    match.play("a1")
    match.history.restore()
    assert match.turns == ["a1", "a2", "a3"]


def test_what_was_deleted_beside_a_turn_that_was_played_anew_comes_back_too() -> None:
    match = with_variation()
    match.history.delete(node_of(match, "c3"))
    match.play("c3")
    match.play("b2")  # the first of what followed
    match.history.restore()
    assert tree_of(match)["turns"] == {"c3": {"b2": {"d4": {}}, "a1": {"b3": {}}}}


def variations_of(match: s.Match, *turns: str) -> list[str]:
    """The continuations after these turns, the main line's first."""
    branches = match.history.tree.find(node_of(match, *turns)).branches
    return [branch.turn.text for branch in branches if branch.turn]


def test_variations_come_back_in_their_order_though_the_turn_before_them_was_played_again() -> None:
    match = with_variation()
    match.history.delete(node_of(match, "c3", "b2"))
    match.history.restore()
    match.history.delete(node_of(match, "c3"))
    match.play("c3")
    match.play("e1")
    match.history.restore()
    assert variations_of(match, "c3") == ["b2", "a1", "e1"]


def test_the_main_line_comes_back_as_such_though_its_first_turn_was_played_again() -> None:
    match = with_variation()
    match.history.delete(node_of(match, "c3", "b2"))
    match.history.go_to(node_of(match, "c3"))
    match.play("b2")
    assert variations_of(match, "c3") == ["a1", "b2"]
    match.history.restore()
    assert variations_of(match, "c3") == ["b2", "a1"]


def test_a_line_that_was_played_again_and_promoted_stays_the_main_line_when_the_rest_of_it_comes_back() -> None:
    match = with_variation()
    match.history.delete(node_of(match, "c3", "a1"))
    match.play("a1")
    match.history.promote(node_of(match, "c3", "a1"))
    match.history.restore()
    assert variations_of(match, "c3") == ["a1", "b2"]
    assert match.turns == ["c3", "a1", "b3"]


def test_redo_follows_the_line_that_was_visited_last_though_the_turn_before_it_was_played_again() -> None:
    match = with_variation()
    match.history.go_to(node_of(match, "c3"))
    match.history.delete(node_of(match, "c3"))
    match.play("c3")
    match.history.restore()
    match.redo()
    assert match.turns == ["c3", "a1"]


def test_an_unfinished_turn_comes_back_for_redo_though_the_turn_before_it_was_played_again() -> None:
    match = s.load_record("surmount 4: c2 d4 a1 d5 g1 d6")
    match.act("c3")
    match.history.delete(6)
    match.play("d6")
    match.history.restore()
    assert (match.turns[-1], match.steps) == ("d6", [])
    match.redo()
    assert match.steps == ["c3"]


@pytest.mark.parametrize("is_taken_back", [False, True])
def test_an_unfinished_turn_of_before_gives_way_to_the_one_that_was_begun_since(is_taken_back: bool) -> None:
    match = s.load_record("surmount 4: c2 d4 a1 d5 g1 d6")
    match.act("c3")
    match.act("c4")
    match.history.delete(6)
    match.play("d6")
    match.act("c3")
    if is_taken_back:
        match.undo()
    match.history.restore()
    if is_taken_back:
        match.redo()
    assert match.steps == ["c3"]
    assert not match.can_redo


def test_redo_leads_to_what_was_brought_back_and_not_to_the_steps_that_were_taken_before() -> None:
    match = s.load_record("surmount 4: c2 d4 a1 d5 g1 d6 e1")
    match.history.delete(7)
    match.act("c3")
    match.history.restore()
    match.undo()
    match.redo()
    assert (match.turns[-1], match.steps) == ("e1", [])


def test_only_the_last_deletions_can_be_taken_back() -> None:
    match = s.new_match("parasol", size=3)
    for count in range(MOST_DELETIONS + 5):
        match.play("abcdefg"[count % 5] + "1")
        match.history.delete(match.history.tree.here.number)
    for _ in range(MOST_DELETIONS):
        match.history.restore()
    with pytest.raises(s.IllegalTurn, match="nothing has been deleted"):
        match.history.restore()


@pytest.mark.slow
def test_plays_and_deletions_without_end_hold_no_more_turns_than_a_few() -> None:
    match = s.new_match("parasol", size=3)
    before = nodes_in_memory()
    for _ in range(5 * MOST_DELETIONS):
        match.play("c3")
        match.history.delete(match.history.tree.here.number)
    assert nodes_in_memory() - before == MOST_DELETIONS


def nodes_in_memory() -> int:
    gc.collect()
    return sum(type(thing) is Node for thing in gc.get_objects())


def test_what_was_played_again_takes_no_room_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = s.load_record("parasol 3: a1 a2 a3")
    monkeypatch.setattr(turn_tree, "MOST_NODES", 4)
    match.history.delete(node_of(match, "a1"))
    for text in ("a1", "a2", "b3"):
        match.play(text)
    match.history.restore()
    assert tree_of(match)["turns"] == {"a1": {"a2": {"a3": {}, "b3": {}}}}
    match.history.delete(node_of(match, "a1", "a2", "a3"))
    match.play("c3")
    with pytest.raises(s.IllegalTurn, match="has no room for more"):
        match.history.restore()


@pytest.mark.slow
def test_deletions_kept_have_no_more_turns_than_a_game_may_have() -> None:
    tree = TurnTree()
    turn = s.load_record("parasol 3: c3").played[0]
    for deletion in range(5):
        for number in range(MOST_NODES // 2):
            tree.add_after(tree.here, turn._replace(text=f"{deletion} {number}"))
            tree.go_to(tree.here.branches[0])
        tree.delete(tree.start.branches[0])
    for _ in range(2):
        tree.restore()
    assert len(tree) == MOST_NODES
    assert not tree.can_restore
    with pytest.raises(s.IllegalTurn, match=f"the game holds {MOST_NODES} turns, variations included"):
        tree.add_after(tree.here, turn)


def test_the_start_cannot_be_deleted() -> None:
    match = with_variation()
    with pytest.raises(s.IllegalTurn, match="start"):
        match.history.delete(0)


def test_going_to_a_turn_near_by_passes_only_the_turns_between(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Setup("sum", 9).match_after(60, seed=1)
    here = match.history.tree.here
    assert here.parent is not None
    entered = []
    enter = TurnTree._enter
    monkeypatch.setattr(TurnTree, "_enter", lambda tree, node: (entered.append(node), enter(tree, node)))
    match.history.go_to(here.parent.number)
    match.history.go_to(here.number)
    assert entered == [here]


@pytest.mark.parametrize("number", [-1, 6, 10**9, 1.0, True, "1", None, [1]], ids=repr)
def test_a_turn_that_the_game_does_not_have_is_refused(number: Any) -> None:
    match = with_variation()
    before = tree_of(match)
    for verb in (History.go_to, History.promote, History.delete):
        with pytest.raises(s.InvalidSetup, match="no turn with the number"):
            verb(match.history, number)
    assert tree_of(match) == before


# --- any course of things


@every_small_setup
@settings(max_examples=15)
@given(seed=seeds)
def test_wherever_a_match_has_been_led_its_turns_lead_there_from_the_start(setup: Setup, seed: int) -> None:
    match, source = setup.match(), random.Random(seed)
    for _ in range(12):
        wander(match, source, 6)
        again = setup.match()
        for text in match.turns:
            again.play(text)
        for step in match.steps:
            again.act(step)
        assert snapshot(again) == snapshot(match)
        nodes = list(match.history.tree.start.walk())
        assert len({node.number for node in nodes}) == len(nodes) == len(match.history.tree) + 1
        assert all(match.history.tree.find(node.number) is node for node in nodes)
        for node in nodes:
            assert len({branch.turn.text for branch in node.branches if branch.turn}) == len(node.branches)
            assert node.followed in node.branches if node.branches else node.followed is None


@every_small_setup
@settings(max_examples=10)
@given(seed=seeds)
def test_going_through_the_tree_and_back_changes_nothing_but_the_way_of_redo(setup: Setup, seed: int) -> None:
    match, source = setup.match(), random.Random(seed)
    wander(match, source, 60)
    here, turns = match.history.tree.here.number, tree_of(match)["turns"]
    match.history.go_to(here)
    before = snapshot(match)
    for node in [*match.history.tree.start.walk()]:
        match.history.go_to(node.number)
    match.history.go_to(here)
    assert snapshot(match) == before
    assert tree_of(match)["turns"] == turns
