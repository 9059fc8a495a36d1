"""AbstractPlay's playground exports: the game, its variations, their comments, and where the author stood."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import py_engine as s
from py_engine.records import open_record
from py_engine.records.json_text import DEEPEST_NESTING

GAMES = json.loads(Path(__file__).with_name("abstractplay_games.json").read_text(encoding="utf-8"))
SURMOUNT, SUNSPOT = GAMES["playgrounds"]["surmount"], GAMES["playgrounds"]["sunspot"]


def lines_of(match: s.Match) -> set[tuple[str, ...]]:
    """Every way through the tree of turns, to each of its nodes."""
    return {
        tuple(each.turn.text for each in node.line() if each.turn is not None)
        for node in match.history.tree.start.walk()
    }


def lines_in(export: dict[str, Any]) -> set[tuple[str, ...]]:
    """The same as the export has it."""
    main = [entry["lastmove"] for entry in json.loads(export["state"])["stack"][1:]]
    found = {tuple(main[:number]) for number in range(len(main) + 1)}
    waiting = [
        (tuple(main[:number]), branch)
        for number, branches in enumerate(export["exploration"])
        for branch in branches or []
    ]
    while waiting:
        before, branch = waiting.pop()
        line = (*before, branch["move"])
        found.add(line)
        waiting += [(line, child) for child in branch["children"]]
    return found


@pytest.mark.parametrize("export", [SURMOUNT, SUNSPOT])
def test_an_export_made_by_its_code_is_read_with_all_variations(export: dict[str, Any]) -> None:
    for record in (export, json.dumps(export)):
        opened = open_record(record)
        assert lines_of(opened.match) == lines_in(export)
        assert opened.remark is None
        again = s.load_record(opened.match.record(variations=True))
        assert lines_of(again) == lines_in(export)


def test_the_match_stands_where_the_author_stood() -> None:
    match = s.load_record(SURMOUNT)
    main = [entry["lastmove"] for entry in json.loads(SURMOUNT["state"])["stack"][1:]]
    assert SURMOUNT["focus"] == {"moveNumber": 2, "exPath": [0]}
    assert match.turns == [*main[:2], "f1"]
    for elsewhere in (None, {"moveNumber": 99, "exPath": []}, {"moveNumber": True, "exPath": [True]}, "2"):
        assert s.load_record({**SURMOUNT, "focus": elsewhere}).turns == main


def test_comments_and_marks_are_notes_on_their_turns() -> None:
    match = s.load_record(SUNSPOT)
    notes = {node.turn.text: node.note.comment for node in match.history.tree.start.walk() if node.note and node.turn}
    assert notes == {
        "j2": "Main: é « j2",
        "g4": "?! Main: é « g4",
        "c3": "?! Here c3\nor not?",
        "d9": "?? Here d9\nor not?",
    }


def test_what_others_have_said_of_a_finished_game_is_in_the_note_too() -> None:
    export = copy.deepcopy(SUNSPOT)
    export["exploration"][0][0]["comment"] = [{"userId": "u1", "comment": "Bold!", "timeStamp": 1}]
    export["exploration"][0][0]["textComment"] = "Mine."
    match = s.load_record(export)
    node = match.history.tree.start.branch("e9")
    assert node is not None
    assert node.note is not None
    assert node.note.comment == "Mine.\nBold!"


def test_a_variation_by_a_rule_of_its_own_ends_before_that_and_says_so() -> None:
    report = GAMES["reports"]["sunspot with a forgotten loop"]
    whole = s.load_record(report)
    turns = [turn for turn in whole.turns if turn != "swap"]
    branch: dict[str, Any] = {"move": "a4", "children": [{"move": "d5", "children": []}]}
    for turn in reversed(turns[-10:]):
        branch = {"move": turn, "children": [branch]}
    main = s.load_record({"header": {**report["header"], "pie-invoked": False}, "moves": [[*turns[:-10], "draw"]]})
    stack: list[dict[str, Any]] = [{}]
    again = s.new_match("sunspot", size=5)
    for turn in main.turns:
        again.play(turn)
        stones = [[cell, owner + 1] for cell, owner in again.board.items() if owner is not None]
        stack.append({"lastmove": turn, "board": {"dataType": "Map", "value": stones}})
    state = {"game": "sunspot", "variants": ["size-5"], "gameover": False, "winner": [], "stack": stack}
    export = {
        "format": "abstractplay-playground",
        "version": 1,
        "state": json.dumps(state),
        "exploration": [*([None] * len(main.turns)), [branch]],
    }
    opened = open_record(export)
    assert opened.match.turns == main.turns
    assert opened.remarks[0].sentence.startswith(f"In a variation: After turn {len(turns)}, 'f4;Xd3', Black has a loop")
    opened.annotated()
    node = opened.remarks[0].node
    assert node.note is not None
    assert node.note.comment.splitlines()[1] == "a4 d5"


def test_variations_that_begin_after_a_turn_that_is_none_here_are_counted() -> None:
    report = GAMES["reports"]["sunspot with a forgotten loop"]
    turns = [move for played in report["moves"] for move in played]
    stones: dict[str, Any] = {"dataType": "Map", "value": []}
    stack = [{}, *({"lastmove": turn, "board": stones} for turn in turns)]
    # Only the boards up to the forgotten loop are compared.
    again = s.new_match("sunspot", size=5)
    for entry in stack[1:-2]:
        again.play(entry["lastmove"])
        value = [[cell, owner + 1] for cell, owner in again.board.items() if owner is not None]
        entry["board"] = {"dataType": "Map", "value": value}
    export = {
        "format": "abstractplay-playground",
        "state": json.dumps({"game": "sunspot", "variants": ["size-5"], "stack": stack}),
        "exploration": [*([None] * (len(turns) - 1)), [{"move": "a1", "children": []}, {"move": "a2", "children": []}]],
    }
    match = s.load_record(export)
    assert match.is_over
    assert match.comment.endswith("The export has 2 more variations, which cannot be shown.")


@pytest.mark.parametrize(
    ("changes", "error", "says"),
    [
        ({"version": 2}, s.InvalidSetup, "has version 2; this program reads version 1"),
        ({"state": None}, s.InvalidText, "None is not a saved state"),
        ({"state": "{"}, s.InvalidText, "'{' is not JSON"),
        ({"state": '{"game": "sunspot"}'}, s.InvalidText, "is not a saved state"),
        ({"state": '{"game": "sunspot", "stack": [{}]}'}, s.InvalidText, "no turns in the record"),
        ({"state": '{"game": "gyges", "stack": []}'}, s.InvalidSetup, "the record is of 'gyges'"),
        ({"exploration": "a1"}, s.InvalidText, "'exploration' in the playground export should be a list"),
        ({"exploration": [7]}, s.InvalidText, "the variations should be a list, not 7"),
        ({"exploration": [[7]]}, s.InvalidText, "7 is not a turn"),
        ({"exploration": [[{"move": "z9"}]]}, s.InvalidText, "'z9'"),
        ({"exploration": [None, [{"move": "j2"}]]}, s.IllegalTurn, "Turn 2 of a variation, 'j2', is not allowed"),
        ({"exploration": [[{"move": "a1", "children": 5}]]}, s.InvalidText, "the variations should be a list, not 5"),
        ({"exploration": [[{"move": "a1", "nag": "$6"}]]}, s.InvalidText, "'$6' is not a mark such as '!?'"),
        ({"exploration": [[{"move": "a1", "comment": 5}]]}, s.InvalidText, "5 is not a comment on a turn"),
        ({"moveAnnotations": {}}, s.InvalidText, "'moveAnnotations' in the playground export should be a list"),
        ({"moveAnnotations": [5]}, s.InvalidText, "5 is not a comment on a turn"),
        ({"moveAnnotations": [{"textComment": 5}]}, s.InvalidText, "a comment should be a text, not 5"),
    ],
)
def test_a_damaged_export_says_what_is_wrong(changes: dict[str, Any], error: type, says: str) -> None:
    with pytest.raises(error) as caught:
        s.load_record(copy.deepcopy({**SUNSPOT, **changes}))
    assert says in str(caught.value)


def nested(turns: list[str]) -> list[dict[str, Any]]:
    """Turns as a variation in which each is inside the one before."""
    branches: list[dict[str, Any]] = []
    for turn in reversed(turns):
        branches = [{"move": turn, "children": branches}]
    return branches


def test_a_variation_may_be_as_long_as_a_game() -> None:
    """Each of its turns is two levels deeper than the one before."""
    cells = sorted(s.new_match("sunspot", size=6).board)
    match = s.new_match("sunspot", size=6)
    while len(match.turns) < 80 and not match.is_over:
        match.play(next(cell for cell in cells if match.is_legal(cell)))
    assert len(match.turns) > 60
    assert match.turns[0] == "a1"
    found = s.load_record(json.dumps({**SUNSPOT, "focus": None, "exploration": [nested(match.turns)]}))
    assert tuple(match.turns) in lines_of(found)


def test_what_nests_deeper_than_any_game_is_refused() -> None:
    with pytest.raises(s.InvalidText, match="too many brackets"):
        s.load_record(json.dumps({**SUNSPOT, "exploration": [nested(["a1"] * DEEPEST_NESTING)]}))
