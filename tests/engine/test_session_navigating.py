"""The session's way through a match: to any turn, one step at a time, into variations; and typed turns."""

from __future__ import annotations

from typing import Any

import pytest
from session_page import Page


def page_with_variation() -> Page:
    """c3 b2 d4 with the variation a1 after c3, which is the current line."""
    page = Page(game="parasol", size=3)
    page.ask("load", record="parasol 3: c3 b2 d4")
    page.ask("undo")
    page.ask("undo")
    page.ask("play", turn="a1")
    return page


def test_the_state_lists_the_tree() -> None:
    assert page_with_variation().state()["tree"] == {
        "here": 4,
        "line": [1, 4],
        "nodes": [
            {"id": 1, "after": 0, "turn": "c3"},
            {"id": 2, "after": 1, "turn": "b2"},
            {"id": 3, "after": 2, "turn": "d4"},
            {"id": 4, "after": 1, "turn": "a1"},
        ],
        "can_restore": False,
    }


def test_going_to_a_turn_shows_the_match_as_it_was_there() -> None:
    page = page_with_variation()
    state = page.ask("go", node=2)["state"]
    assert (state["turns"], state["tree"]["here"], state["tree"]["line"]) == (["c3", "b2"], 2, [1, 2, 3])
    assert page.ask("go", node=0)["state"]["turns"] == []
    page.refused("go", "InvalidSetup", node=9)
    page.refused("go", "InvalidSetup")


def test_steps_lead_back_and_forward_through_finished_turns() -> None:
    page = Page(game="surmount", size=4)
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6 c3,c4(xd5)")
    assert page.ask("step_back")["state"]["steps"] == ["c3", "c4"]
    assert page.ask("step_back")["state"]["steps"] == ["c3"]
    assert page.ask("step_forward")["state"]["steps"] == ["c3", "c4"]
    assert page.ask("step_forward")["state"]["last_turn"] == "c3,c4(xd5)"
    page.refused("step_forward", "IllegalTurn")


def test_variations_are_promoted_deleted_and_brought_back() -> None:
    page = page_with_variation()
    nodes = page.ask("promote", node=4)["state"]["tree"]["nodes"]
    assert [node["id"] for node in nodes] == [1, 4, 2, 3]
    page.refused("promote", "IllegalTurn", node=4)
    tree = page.ask("delete", node=2)["state"]["tree"]
    assert ([node["id"] for node in tree["nodes"]], tree["can_restore"]) == ([1, 4], True)
    tree = page.ask("restore")["state"]["tree"]
    assert ([node["id"] for node in tree["nodes"]], tree["can_restore"]) == ([1, 4, 2, 3], False)
    page.refused("restore", "IllegalTurn")
    page.refused("delete", "IllegalTurn", node=0)


def test_the_record_beside_a_state_brings_the_variations_back() -> None:
    page = page_with_variation()
    before = page.ask("go", node=2)
    again = Page().ask("load", record=before["record"])
    assert again["state"] == before["state"]
    assert again["record"] == before["record"]


@pytest.mark.parametrize(
    ("typed", "steps", "last"),
    [
        ("c3", [], "c3"),
        (" c3 ", [], "c3"),
        ("c3…", ["c3"], "d6"),
        ("c3 ...", ["c3"], "d6"),
        ("c4,c3(xd5)", [], "c3,c4(xd5)"),
    ],
)
def test_a_typed_text_is_a_whole_turn_or_with_an_ellipsis_a_step(typed: str, steps: list[str], last: str) -> None:
    page = Page(game="surmount", size=4)
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6")
    state = page.ask("type", text=typed)["state"]
    assert (state["steps"], state["last_turn"]) == (steps, last)


def test_inside_a_turn_a_typed_text_is_a_step_or_a_whole_turn_instead() -> None:
    page = Page(game="surmount", size=4)
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6")
    page.ask("act", action="c3")
    assert page.ask("type", text="c4")["state"]["steps"] == ["c3", "c4"]
    assert page.ask("type", text="xd5")["state"]["last_turn"] == "c3,c4(xd5)"
    page.ask("undo")
    page.ask("act", action="c3")
    assert page.ask("type", text="e4")["state"]["last_turn"] == "e4", "e4 is no step of the turn, but it is a turn"
    page.ask("undo")
    page.ask("act", action="c3")
    assert page.ask("type", text="stop")["state"]["last_turn"] == "c3"


@pytest.mark.parametrize("typed", ["", "c9", "c3,", "xc2", "hello there", "stop", "pass", "…", 5, None])
def test_a_typed_text_that_cannot_be_played_is_quoted_and_changes_nothing(typed: Any) -> None:
    page = Page(game="surmount", size=4)
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6")
    message = page.refused("type", text=typed)
    assert repr(str(typed).rstrip("…")) in message or str(typed) in message
