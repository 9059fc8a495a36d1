"""Comments and marks on the positions of a match, and how records, share links and the session carry them."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import parse_qs, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st
from session_page import Page
from turn_trees import node_of, with_variation

import py_engine as s
from py_engine.match.notes import (
    LONGEST_COMMENT,
    LONGEST_NOTES,
    MOST_MARKS,
    Note,
    read_comment,
    read_lines,
    write_lines,
)
from py_engine.records import write_link

EVERY_KIND = ["d4", "c3.x", "c3.s", "b2-e5", "a1.A", "a2.12"]


def annotated() -> s.Match:
    """c3 b2 d4 with the variation a1 b3, a comment on the start, and marks on turns of both lines."""
    match = with_variation()
    match.annotate("Parasol for two.", node=0)
    match.annotate("The line that was played.", ["d4", "c3-b2"], node_of(match, "c3", "b2", "d4"))
    match.annotate(marks=["b3.A"])
    return match


def notes_of(match: s.Match) -> dict[str, Note]:
    """By the turns that lead to the position."""
    return {
        " ".join(each.turn.text for each in node.line() if each.turn): node.note
        for node in match.history.tree.start.walk()
        if node.note is not None
    }


def test_each_kind_of_mark_is_kept_in_the_order_of_their_coming() -> None:
    match = s.new_match("sunspot", size=4)
    match.annotate(marks=EVERY_KIND)
    assert (match.marks, match.comment) == (EVERY_KIND, "")


def test_a_note_belongs_to_its_turn_and_is_seen_again_when_the_match_comes_back_to_it() -> None:
    match = s.load_record("parasol 3: c3 b2")
    match.annotate("Close by.", ["b2"])
    match.undo()
    assert (match.comment, match.marks) == ("", [])
    match.redo()
    assert (match.comment, match.marks) == ("Close by.", ["b2"])


def test_notes_on_a_turn_that_was_deleted_and_on_the_same_turn_played_again_are_both_kept() -> None:
    match = s.load_record("parasol 3: a1")
    match.annotate("Close by.", ["a1", "b2.A"])
    match.history.delete(1)
    match.play("a1")
    match.annotate("Too far.", ["c3.x", "a1"])
    match.history.restore()
    assert match.comment == "Close by.\nToo far."
    assert match.marks == ["b2.A", "c3.x", "a1"]


def test_the_same_note_on_a_turn_played_again_is_not_there_twice() -> None:
    match = s.load_record("parasol 3: a1")
    for _ in range(2):
        match.annotate("Close by.", ["a1"])
        match.history.delete(node_of(match, "a1"))
        match.play("a1")
        match.annotate("Close by.", ["a1"])
        match.history.restore()
    assert (match.comment, match.marks) == ("Close by.", ["a1"])


def test_two_comments_that_have_no_room_on_one_turn_are_not_joined_until_one_is_shorter() -> None:
    match = s.load_record("parasol 3: a1 a2")
    match.annotate("x" * LONGEST_COMMENT, node=1)
    match.history.delete(1)
    match.play("a1")
    match.annotate("Too far.")
    with pytest.raises(s.InvalidSetup, match="there is room for"):
        match.history.restore()
    assert (match.turns, match.comment) == (["a1"], "Too far.")
    match.annotate("")
    match.history.restore()
    assert list(notes_of(match).values()) == [Note("x" * LONGEST_COMMENT)]
    assert match.turns == ["a1", "a2"]


def test_notes_that_come_back_with_a_deleted_turn_leave_a_record_that_can_be_read() -> None:
    match = s.new_match("sum", size=9)
    for _ in range(LONGEST_NOTES // LONGEST_COMMENT):
        match.play(match.legal_turns(1)[0])
        match.annotate("x" * LONGEST_COMMENT)
    match.history.delete(1)
    match.annotate("y")
    before = match.record(variations=True)
    with pytest.raises(s.InvalidSetup, match="the comments and marks of the game have"):
        match.history.restore()
    assert match.record(variations=True) == before
    match.annotate("")
    match.history.restore()
    assert s.load_record(match.record(variations=True)).comment == match.comment == "x" * LONGEST_COMMENT


def test_comment_and_marks_are_changed_each_by_itself() -> None:
    match = s.new_match("parasol", size=3)
    match.annotate("Hello.", ["c3"])
    match.annotate(marks=[])
    assert (match.comment, match.marks) == ("Hello.", [])
    match.annotate("")
    assert "notes" not in match.record()


def test_the_same_mark_counts_once_and_of_two_labels_on_a_cell_the_last() -> None:
    match = s.new_match("parasol", size=3)
    match.annotate(marks=["c3", "c3.A", "c3", "c3.B", "c3.x", "c3.7"])
    assert match.marks == ["c3", "c3.x", "c3.7"]


@pytest.mark.parametrize(
    ("marks", "error", "says"),
    [
        ("c3", s.InvalidText, "marks should be a list of texts, not 'c3'"),
        ({"c3": 1}, s.InvalidText, "marks should be a list"),
        (7, s.InvalidText, "marks should be a list of texts, not 7"),
        ([["c3"]], s.InvalidText, "is not a mark"),
        (["c3."], s.InvalidText, "'c3.' is not a mark"),
        (["c3.a"], s.InvalidText, "'c3.a' is not a mark"),
        (["c3.0"], s.InvalidText, "'c3.0' is not a mark"),
        (["c3.ABC"], s.InvalidText, "'c3.ABC' is not a mark"),
        (["c3-c3"], s.InvalidText, "'c3-c3' is not a mark"),
        (["z9"], s.InvalidText, "'z9' is not on this board"),
        (["c3-z9"], s.InvalidText, "'z9' is not on this board"),
    ],
)
def test_what_is_no_mark_is_refused_and_quoted(marks: Any, error: type, says: str) -> None:
    match = s.new_match("parasol", size=3)
    match.annotate("Stays.", ["a1"])
    with pytest.raises(error) as caught:
        match.annotate("Goes.", marks)
    assert says in str(caught.value)
    assert (match.comment, match.marks) == ("Stays.", ["a1"])


def test_a_hole_is_no_cell_to_be_marked() -> None:
    match = s.new_match("sum", size=5, holes=["c3", "d4"])
    with pytest.raises(s.InvalidText, match="'c3' is not on this board"):
        match.annotate(marks=["c3"])


def test_there_is_room_for_so_much() -> None:
    match = s.new_match("sum", size=9)
    cells = list(match.board)
    with pytest.raises(s.InvalidSetup, match=f"{MOST_MARKS + 1} marks on one position"):
        match.annotate(marks=cells[: MOST_MARKS + 1])
    match.annotate(marks=cells[:MOST_MARKS])
    with pytest.raises(s.InvalidSetup, match=f"has {LONGEST_COMMENT + 1} characters"):
        match.annotate("x" * (LONGEST_COMMENT + 1))
    for _ in range(LONGEST_NOTES // LONGEST_COMMENT - 1):
        match.play(match.legal_turns(1)[0])
        match.annotate("x" * LONGEST_COMMENT)
    match.play(match.legal_turns(1)[0])
    with pytest.raises(s.InvalidSetup, match="the comments and marks of the game have"):
        match.annotate("x" * LONGEST_COMMENT)
    assert match.comment == ""


def test_a_comment_is_kept_without_control_characters_and_with_its_lines() -> None:
    assert read_comment(" one\r\n\r\ntwo\x00\u202e \rthree\u2028four\n\n") == "one\n\ntwo\nthree\nfour"
    with pytest.raises(s.InvalidText, match="a comment should be a text, not 3"):
        read_comment(3)


def test_a_record_brings_the_notes_of_every_line_back() -> None:
    match = annotated()
    record = match.record(variations=True)
    assert record["version"] == 3
    for form in (record, json.dumps(record)):
        again = s.load_record(form)
        assert notes_of(again) == notes_of(match)
        assert again.record(variations=True) == record


def test_a_record_of_one_line_has_the_notes_of_that_line() -> None:
    record = annotated().record()
    assert record["turns"] == ["c3", "a1", "b3"]
    assert record["notes"] == [{"turn": 0, "comment": "Parasol for two."}, {"turn": 3, "marks": ["b3.A"]}]
    assert list(notes_of(s.load_record(record))) == ["", "c3 a1 b3"]


def test_a_record_without_notes_is_one_that_older_programs_read() -> None:
    assert s.load_record("parasol 3: c3 b2").record()["version"] == 1
    assert with_variation().record(variations=True)["version"] == 2


@pytest.mark.parametrize(
    ("notes", "error", "says"),
    [
        ({}, s.InvalidText, "the record’s notes should be a list of turn, comment and marks, not {}"),
        (["c3"], s.InvalidText, "the record’s notes should be a list"),
        ([{"turn": 1, "colour": "red"}], s.InvalidText, "'colour': 'red'"),
        ([{"comment": "Where?"}], s.InvalidSetup, "a note on turn None"),
        ([{"turn": 2, "comment": "Too far."}], s.InvalidSetup, "a note on turn 2"),
        ([{"turn": -1}], s.InvalidSetup, "a note on turn -1"),
        ([{"turn": True}], s.InvalidSetup, "a note on turn True"),
        ([{"turn": 1, "comment": ["x"]}], s.InvalidText, "a comment should be a text"),
        ([{"turn": 1, "marks": "c3"}], s.InvalidText, "marks should be a list of texts"),
        ([{"turn": 1, "marks": ["zz"]}], s.InvalidText, "'zz' is not a mark"),
    ],
)
def test_a_record_with_damaged_notes_says_what_is_wrong(notes: Any, error: type, says: str) -> None:
    record = s.load_record("parasol 3: c3").record() | {"notes": notes}
    with pytest.raises(error) as caught:
        s.load_record(record)
    assert says in str(caught.value)


def test_a_share_link_carries_the_notes_of_its_line_and_no_part_for_them_where_there_are_none() -> None:
    match = s.load_record("parasol 3: c3 b2")
    assert write_link(match) == "game=parasol&size=3&turns=c3+b2"
    match.annotate("A line.\nAnd 3: one more.", ["c3", "c3-b2", "b2.A"])
    link = write_link(match)
    assert parse_qs(link)["notes"] == ["2 c3 c3-b2 b2.A: A line.\n And 3: one more."]
    assert notes_of(s.load_record(link)) == notes_of(match)
    assert write_link(s.load_record(link)) == link


@pytest.mark.parametrize(
    ("notes", "error", "says"),
    [
        ("Hello", s.InvalidText, "'Hello' is not a note"),
        ("1 c3\nx", s.InvalidText, "'x' is not a note"),
        ("5 c3", s.InvalidSetup, "a note on turn 5"),
        ("1 zz", s.InvalidText, "'zz' is not a mark"),
        ("99999999999999999999 c3", s.InvalidText, "is not a note"),
    ],
)
def test_a_link_with_damaged_notes_says_what_is_wrong(notes: str, error: type, says: str) -> None:
    with pytest.raises(error) as caught:
        s.load_record(urlencode({"game": "parasol", "size": 3, "turns": "c3", "notes": notes}))
    assert says in str(caught.value)


@given(st.lists(st.text(max_size=40), max_size=4), st.randoms(use_true_random=False))
def test_whatever_a_comment_says_a_link_brings_it_back(comments: list[str], source: random.Random) -> None:
    notes = {
        turn: Note(read_comment(comment), tuple(source.sample(EVERY_KIND, source.randrange(4))))
        for turn, comment in enumerate(comments)
    }
    found = read_lines(write_lines(notes)) if notes else []
    assert {turn: Note(comment, tuple(marks)) for turn, comment, marks in found} == notes


def test_notes_go_with_a_variation_that_is_deleted_and_come_back_with_it() -> None:
    match = annotated()
    before = notes_of(match)
    match.history.delete(node_of(match, "c3", "a1"))
    assert "c3 a1 b3" not in notes_of(match)
    match.history.restore()
    assert notes_of(match) == before


def test_a_note_comes_back_onto_a_turn_that_was_played_anew_meanwhile() -> None:
    match = annotated()
    match.history.delete(node_of(match, "c3", "a1"))
    match.play("a1")
    match.play("b3")
    assert match.marks == []
    match.history.restore()
    assert match.marks == ["b3.A"]


def test_the_session_annotates_any_turn_and_tells_all_notes() -> None:
    page = Page(game="parasol", size=3)
    page.ask("play", turn="c3")
    page.ask("annotate", marks=["c3"], comment="The middle.")
    state = page.ask("annotate", node=0, comment="Empty yet.")["state"]
    assert state["notes"] == {
        "0": {"comment": "Empty yet.", "marks": []},
        "1": {"comment": "The middle.", "marks": ["c3"]},
    }
    assert state["tree"]["here"] == 1
    page.refused("annotate", "InvalidSetup", node=7, comment="Where?")
    page.refused("annotate", "InvalidText", marks=["zz"])
    page.refused("annotate", "InvalidText", comment=["x"])


def test_a_note_does_not_end_an_analysis() -> None:
    page = Page(game="parasol", size=3)
    page.ask("analyse", playouts=50, seed=1)
    page.ask("annotate", comment="Let me think.")
    assert "candidates" in page.ask("slice", job="analyse", milliseconds=5)


def test_the_state_numbers_the_stones_that_are_still_there_by_the_turns_that_placed_them_last() -> None:
    page = Page(game="surmount", size=4)
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6 c3,c4(xd5)")
    state = page.state()
    stones = {cell for cell, colour in state["board"].items() if colour is not None}
    assert set(state["numbers"]) == stones
    assert {cell: state["numbers"][cell] for cell in ("c2", "a1", "g1", "c3", "c4")} == {
        "c2": 1,
        "a1": 3,
        "g1": 5,
        "c3": 7,
        "c4": 7,
    }


def test_stones_that_were_set_up_have_no_number() -> None:
    page = Page(game="surmount", size=4, start="d4 d5/c4/2")
    assert page.ask("play", turn="a1")["state"]["numbers"] == {"a1": 1}
