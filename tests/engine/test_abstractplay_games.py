"""Games made by AbstractPlay's own code: its reports, saved states and playground exports, as that writes them.

What is by the designers' rules is read to its end. Where it goes on by another rule, the game is read up to there,
with a note that says so and has what follows.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from session_page import Page

import py_engine as s
from py_engine.records import open_record

GAMES = json.loads(Path(__file__).with_name("abstractplay_games.json").read_text(encoding="utf-8"))
REPORTS, STATES = GAMES["reports"], GAMES["states"]


def moves_of(report: dict[str, Any]) -> list[str]:
    return [move for played in report["moves"] for move in played]


def begun(turns: list[str]) -> list[str]:
    """The first steps of turns: which stone names what is given away in Sunspot is free."""
    return [turn.partition(";")[0] for turn in turns]


@pytest.mark.parametrize("name", ["surmount", "sunspot"])
def test_a_game_by_the_designers_rules_is_read_to_its_end(name: str) -> None:
    report = REPORTS[name]
    opened = open_record(json.dumps(report))
    assert begun(opened.match.turns) == begun(moves_of(report))
    assert (opened.remark, opened.match.comment) == (None, "")
    assert opened.match.winner == [one["result"] for one in report["header"]["players"]].index(1)


def test_the_pie_rule_exchanges_the_players_and_the_turns_stay() -> None:
    report = REPORTS["sunspot with the pie rule"]
    match = s.load_record(report)
    first, *others = moves_of(report)
    assert (begun(match.turns), match.players) == (begun([first, "swap", *others]), ("Bob", "Ada"))
    assert match.players[match.winner or 0] == "Bob"


@pytest.mark.parametrize("name", ["surmount", "sunspot"])
def test_a_saved_state_is_read_to_the_same_boards(name: str) -> None:
    state = STATES[name]
    match = s.load_record(json.dumps(state))
    assert begun(match.turns) == begun([entry["lastmove"] for entry in state["stack"][1:]])
    assert match.is_over


# --- Surmount: a pass that the designer's sheet does not allow


def test_a_pass_of_its_own_ends_the_game_there_and_the_note_has_what_follows() -> None:
    report = REPORTS["surmount with a pass of its own"]
    turns = moves_of(report)
    place = turns.index("pass")
    opened = open_record(report)
    assert opened.match.turns == turns[:place]
    assert opened.remark == (f"Here AbstractPlay’s rules are not the designer’s. The note on turn {place} says how.")
    reason = opened.remarks[0].sentence
    assert reason.startswith(f"Turn {place + 1}, 'pass': AbstractPlay lets Black pass, since every")
    match = opened.annotated()
    assert match.is_legal(match.legal_turns(1)[0]), "the game goes on by the sheet"
    said, *lists = match.comment.splitlines()
    assert said == reason
    followed = [turn for text in lists for turn in text.partition(": ")[2].split()]
    assert followed == [turn for turn in turns[place:] if turn != "pass"]


def test_what_follows_such_a_pass_can_be_pasted() -> None:
    match = s.load_record(REPORTS["surmount with a pass of its own"])
    _, first, second = match.comment.splitlines()
    after = s.load_record(first)
    assert (after.to_move, after.turns) == (0, ["c2"])
    assert s.load_record(first.partition(":")[0] + ":").board == match.board
    assert s.load_record(second).is_over


def test_a_pass_that_is_none_there_either_is_refused() -> None:
    report = copy.deepcopy(REPORTS["surmount"])
    report["moves"][1] = ["pass"]
    with pytest.raises(s.IllegalTurn, match=r"Turn 3, 'pass', is not allowed\. A player who can play must not pass"):
        s.load_record(report)


def test_a_bare_list_of_turns_is_not_taken_for_a_game_by_rules_of_its_own() -> None:
    turns = moves_of(REPORTS["surmount with a pass of its own"])
    with pytest.raises(s.IllegalTurn, match=r"'pass', is not allowed\. A player who can play must not pass"):
        s.load_record(" ".join(turns), game="surmount", size=4)


# --- Sunspot: a loop that is forgotten when a flip elsewhere follows


def test_a_forgotten_loop_ends_the_game_where_it_was_closed() -> None:
    report = REPORTS["sunspot with a forgotten loop"]
    opened = open_record(report)
    match = opened.annotated()
    assert match.turns[-1] == "f4;Xd3"
    assert (match.is_over, match.outcome and match.outcome.termination) == (True, "loop")
    number = len(match.turns)
    assert opened.remarks[0].sentence == (
        f"After turn {number}, 'f4;Xd3', Black has a loop and wins by the designer’s sheet. AbstractPlay forgets a "
        "loop if a flip elsewhere follows the placement. There the game goes on; here it ends."
    )
    assert match.comment.splitlines()[1] == "a4 d5"


def test_a_forgotten_loop_may_make_the_other_player_win_there() -> None:
    opened = open_record(REPORTS["sunspot with another winner"])
    assert opened.match.turns[-1].startswith("f3;Xc2;X")
    assert opened.remarks[0].sentence.endswith("There the other player has won.")
    assert opened.match.winner is not None
    assert opened.match.players[opened.match.winner] == "Ada"
    assert [one["result"] for one in REPORTS["sunspot with another winner"]["header"]["players"]] == [0, 1]


def test_a_game_that_was_resigned_or_goes_on_after_a_forgotten_loop_is_over_here() -> None:
    report = copy.deepcopy(REPORTS["sunspot with a forgotten loop"])
    report["moves"] = [*report["moves"][:-2], ["f4;Xd3", "resign"]]
    opened = open_record(report)
    assert opened.match.turns[-1] == "f4;Xd3"
    assert opened.annotated().comment.splitlines()[1] == "resign"


def test_more_turns_after_a_loop_that_is_not_forgotten_are_refused() -> None:
    report = copy.deepcopy(REPORTS["surmount"])
    report["moves"].append(["a1", "b2"])
    with pytest.raises(s.IllegalTurn, match=r"is not allowed\. The game is over"):
        s.load_record(report)


def test_the_page_is_told_in_its_language_and_the_note_stays_with_the_game() -> None:
    page = Page(game="sum", size=5)
    reply = page.ask("load", record=json.dumps(REPORTS["sunspot with a forgotten loop"]), language="de")
    assert reply["remark"].startswith("Hier sind die Regeln von AbstractPlay nicht die des Autors.")
    kept = s.load_record(reply["record"])
    assert "AbstractPlay vergisst einen Ring" in kept.comment
    assert page.ask("load", record=reply["record"])["remark"] is None
