"""The session, the one door of the page: JSON text in, JSON text out; what each verb answers and leaves alone."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import Setup, every_setup, play_random_steps

import py_engine as s
from py_engine.session import Session, catalogue_document

ERROR_NAMES = {"InvalidText", "IllegalTurn", "InvalidSetup"}
# Every verb that cannot change the match, with something for it to do.
LOOKING = [{"do": "state"}, {"do": "explain", "text": "a1"}, {"do": "record"}]
CHANGING = ["new", "act", "play", "undo", "redo", "load"]


class Page:
    """A page's side of a session."""

    def __init__(self, **new: Any) -> None:
        self.session = Session()
        if new:
            self.ask("new", **new)

    def reply(self, do: Any, **needs: Any) -> dict[str, Any]:
        """Whatever is answered."""
        text = self.session.handle(json.dumps({"do": do, **needs}))
        assert isinstance(text, str)
        reply = json.loads(text, parse_constant=lambda constant: pytest.fail(f"{constant} is not JSON"))
        assert isinstance(reply, dict)
        return reply

    def ask(self, do: str, **needs: Any) -> dict[str, Any]:
        """The answer, which is ok."""
        reply = self.reply(do, **needs)
        assert reply.pop("ok") is True, reply
        return reply

    def state(self) -> dict[str, Any]:
        state = self.ask("state")["state"]
        assert isinstance(state, dict)
        return state

    def refused(self, do: Any, error: str | None = None, **needs: Any) -> str:
        """The message of a request that is refused, after making sure that it has changed nothing."""
        before = self.reply("state")
        reply = self.reply(do, **needs)
        assert reply["ok"] is False, reply
        assert set(reply) == {"ok", "error", "message"}
        assert reply["error"] in ({error} if error else ERROR_NAMES)
        assert reply["message"]
        assert self.reply("state") == before
        message = reply["message"]
        assert isinstance(message, str)
        return message


def page_of(setup: Setup) -> Page:
    return Page(game=setup.game, size=setup.size, holes=list(setup.holes))


# --- the match


@every_setup
def test_new_begins_a_match_and_shows_its_state(setup: Setup) -> None:
    state = page_of(setup).state()
    info = next(info for info in s.catalogue() if info.id == setup.game)
    assert (state["game"], state["size"], state["holes"]) == (setup.game, setup.size, list(setup.holes))
    assert state["board"] == dict.fromkeys(setup.match().board)
    assert state["players"] == [{"colour": colour} for colour in info.colours]
    assert (state["to_move"], state["over"], state["winner"], state["how"], state["loop"]) == (0, False, None, None, [])
    assert state["targets"] == {cell: {"action": cell, "kind": "place"} for cell in state["board"]}
    assert (state["choices"], state["forced_pass"], state["steps"], state["turns"]) == ([], None, [], [])
    assert (state["last_turn"], state["can_undo"], state["can_redo"]) == (None, False, False)
    assert state["changes"] == {"placed": [], "removed": {}, "flipped": []}
    assert state["score"] in ([0, 0], None)
    assert state["prompt"].endswith(".")


@every_setup
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32 - 1))
def test_the_state_agrees_with_the_match_all_through_a_game(setup: Setup, seed: int) -> None:
    page, match = page_of(setup), setup.match()
    source = random.Random(seed)
    for _ in range(150):
        state = page.state()
        assert state["board"] == match.board
        assert state["to_move"] == match.to_move
        assert (state["over"], state["winner"]) == (match.is_over, match.winner)
        assert (state["steps"], state["turns"]) == (match.steps, match.turns)
        assert state["last_turn"] == (match.turns[-1] if match.turns else None)
        assert (state["can_undo"], state["can_redo"]) == (match.can_undo, match.can_redo)
        assert_targets_are_the_legal_steps(state, match)
        assert_forced_pass_says_why(state, match)
        assert sum(state["score"]) <= len(state["board"])
        if match.is_over:
            break
        actions = match.legal_actions()
        if "stop" in actions and source.random() < 0.7:
            actions.remove("stop")
        step = source.choice(actions)
        match.act(step)
        page.ask("act", action=step)
    if match.is_over:
        assert state["how"].endswith(".")
        assert {state["board"][cell] for cell in state["loop"]} <= {state["winner"]}
        assert bool(state["loop"]) == (setup.game in ("subsume", "sunspot"))
        assert (state["targets"], state["choices"], state["forced_pass"]) == ({}, [], None)


def assert_targets_are_the_legal_steps(state: dict[str, Any], match: s.Match) -> None:
    """Every legal step is a target's or a choice, and nothing else is; a click on a target does what it says."""
    offered = {target["action"] for target in state["targets"].values()} | set(state["choices"])
    assert offered == set(match.legal_actions())
    assert set(state["choices"]) <= {"stop", "pass", "swap"}
    for cell, target in state["targets"].items():
        assert cell in state["board"]
        assert target["kind"] in {"place", "grow", "capture", "flip", "give"}
        if target["kind"] != "give":
            assert target["action"].lstrip("xX") == cell
        owner = state["board"][cell]
        enemy, mine = 1 - state["to_move"], state["to_move"]
        expected = {"place": None, "grow": None, "capture": enemy, "flip": enemy, "give": mine}
        assert owner == expected[target["kind"]]


def assert_forced_pass_says_why(state: dict[str, Any], match: s.Match) -> None:
    if match.legal_actions() == ["pass"]:
        assert state["choices"] == ["pass"]
        assert state["forced_pass"].endswith(".")
    else:
        assert "pass" not in state["choices"]
        assert state["forced_pass"] is None


def test_any_cell_of_an_edge_subgroup_can_be_clicked_to_give_it() -> None:
    page = Page(game="sunspot", size=4)
    page.ask("load", record="sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2")
    page.ask("act", action="a1")
    state = page.state()
    assert (state["choices"], state["targets"]) == (["stop"], {"d4": {"action": "Xd4", "kind": "flip"}})
    page.ask("act", action="Xd4")
    state = page.state()
    assert state["targets"] == {cell: {"action": "Xc3", "kind": "give"} for cell in ("c3", "d3", "d5", "e3", "e4")}
    assert state["choices"] == []
    assert state["steps"] == ["a1", "Xd4"]


def test_the_kinds_of_surmounts_targets() -> None:
    page = Page(game="surmount", size=4)
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6")
    page.ask("act", action="c3")
    state = page.state()
    assert state["targets"]["c4"] == {"action": "c4", "kind": "grow"}
    assert state["choices"] == ["stop"]
    page.ask("act", action="c4")
    assert page.state()["targets"]["d5"] == {"action": "xd5", "kind": "capture"}
    assert page.state()["choices"] == []


def test_play_takes_whole_turns_and_act_steps_and_stop_ends_a_turn() -> None:
    page = Page(game="surmount", size=4)
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6")
    assert page.ask("play", turn="c4,c3(xd5)")["state"]["last_turn"] == "c3,c4(xd5)"
    page.ask("undo")
    page.ask("act", action="c3")
    assert page.ask("act", action="stop")["state"]["last_turn"] == "c3"


def test_undo_takes_back_the_last_step_of_an_unfinished_turn_otherwise_the_last_turn() -> None:
    page = Page(game="surmount", size=4)
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6")
    page.ask("act", action="c3")
    page.ask("act", action="c4")
    assert page.ask("undo")["state"]["steps"] == ["c3"]
    assert page.ask("undo")["state"]["steps"] == []
    assert page.ask("undo")["state"]["turns"] == ["c2", "d4", "a1", "d5", "g1"]
    assert page.ask("redo")["state"]["turns"][-1] == "d6"
    assert page.ask("redo")["state"]["steps"] == ["c3"]
    assert page.ask("redo")["state"]["can_redo"] is False
    page.refused("redo", "IllegalTurn")


def test_swap_exchanges_the_players_colours() -> None:
    page = Page(game="parasol", size=3)
    page.ask("play", turn="c3")
    assert page.state()["choices"] == ["swap"]
    state = page.ask("act", action="swap")["state"]
    assert state["players"] == [{"colour": "blue"}, {"colour": "red"}]
    assert state["board"]["c3"] == 1
    assert state["to_move"] == 0
    assert state["choices"] == []


# --- what the last turn changed


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


def test_changes_tell_what_was_removed_and_who_lost_it() -> None:
    assert changes("sum 5: a2 a1 b2") == {"placed": ["b2"], "removed": {"a1": 1}, "flipped": []}


def test_changes_tell_what_flipped() -> None:
    flipped = changes("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2 a1;Xd4;Xc3")
    assert flipped == {"placed": ["a1"], "removed": {}, "flipped": ["c3", "d3", "d4", "d5", "e3", "e4"]}


def test_changes_of_a_capture_name_the_stones_that_left_the_board() -> None:
    captured = changes("surmount 4: c2 d4 a1 d5 g1 d6 c3,c4(xd5)")
    assert captured["placed"] == ["c3", "c4", "d5"]
    assert {cell: owner for cell, owner in captured["removed"].items() if cell != "d5"} == {"d4": 1, "d6": 1}
    assert captured["flipped"] == []


def test_changes_of_an_unfinished_turn_are_added_to_the_last_turns() -> None:
    record = "sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2"
    assert changes(record, "a1")["placed"] == ["a1", "g2"]
    assert changes(record, "a1", "Xd4") == {"placed": ["a1", "g2"], "removed": {}, "flipped": ["d4"]}


@every_setup
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32 - 1))
def test_changes_are_the_difference_of_the_boards(setup: Setup, seed: int) -> None:
    page = page_of(setup)
    match = setup.match()
    source = random.Random(seed)
    while not match.is_over and len(match.turns) < 60:
        before = match.board
        turns = len(match.turns)
        while len(match.turns) == turns:
            play_random_steps(match, source, 1)
        state = page.ask("play", turn=match.turns[-1])["state"]
        after, found = match.board, state["changes"]
        if match.turns[-1] == "swap":
            assert found == {"placed": [], "removed": {}, "flipped": []}
            continue
        for cell in before:
            was, now = before[cell], after[cell]
            assert (cell in found["placed"]) or was is not None or now is None
            if cell not in found["placed"]:
                assert (cell in found["removed"]) == (was is not None and now is None)
                assert (cell in found["flipped"]) == (was is not None and now == 1 - was)
        assert all(owner == before[cell] for cell, owner in found["removed"].items())


# --- holes


def test_holes_can_be_chosen_at_random_and_a_seed_chooses_the_same() -> None:
    page = Page()
    holes = [page.ask("new", game="sum", size=9, hole_count=6, seed=seed)["state"]["holes"] for seed in (1, 1, 2)]
    assert [len(chosen) for chosen in holes] == [6, 6, 6]
    assert holes[0] == holes[1] != holes[2]
    assert holes[0] == sorted(holes[0])
    assert page.ask("new", game="sum", size=9, hole_count=0)["state"]["holes"] == []
    assert len(page.ask("new", game="sum", size=4, hole_count=15)["state"]["board"]) == 1


@pytest.mark.parametrize("count", [1, -2, 81, 80.0, 100, 10**30, "2", True, [2], 1.5])
def test_a_number_of_holes_that_cannot_be_is_refused(count: Any) -> None:
    Page(game="sum", size=5).refused("new", "InvalidSetup", game="sum", size=9, hole_count=count)


def test_a_game_without_holes_takes_none() -> None:
    Page(game="sum", size=5).refused("new", "InvalidSetup", game="parasol", hole_count=2)
    Page(game="sum", size=5).refused("new", "InvalidSetup", game="parasol", holes=["a1"])


# --- records


@every_setup
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 60))
def test_a_record_and_a_link_bring_the_match_back(setup: Setup, seed: int, steps: int) -> None:
    page, match = page_of(setup), setup.match_after(steps, seed)
    page.ask("load", record=match.record())
    state, kept = page.state(), page.ask("record")
    assert kept["record"] == match.record()
    again = Page()
    assert again.ask("load", record=kept["record"])["state"] == state
    assert again.ask("load", record=json.dumps(kept["record"]))["state"] == state
    from_link = again.ask("load", record=kept["link"])["state"]
    assert from_link["turns"] == state["turns"]
    if not state["steps"]:
        assert from_link == state


# --- errors


@pytest.mark.parametrize("verb", ["state", "act", "play", "undo", "redo", "explain", "record", "think", "think_slice"])
def test_without_a_game_there_is_nothing_to_do_anything_with(verb: str) -> None:
    needs = {"action": "a1", "turn": "a1", "text": "a1", "milliseconds": 5}
    assert Page().reply(verb, **needs)["error"] == "InvalidSetup"


@pytest.mark.parametrize("do", [None, "", "dance", 5, ["new"], {"new": 1}, "New", "__init__"])
def test_a_verb_that_does_not_exist_is_refused(do: Any) -> None:
    Page(game="sum").refused(do, "InvalidText")


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "5", '"new"', "{}", '{"do": NaN}', "[" * 100_000, "x" * 3_000_000, "\ud800"]
)
def test_a_request_that_is_no_request_is_refused(text: str) -> None:
    reply = json.loads(Session().handle(text))
    assert reply["ok"] is False
    assert reply["error"] == "InvalidText"
    assert len(reply["message"]) < 400


@pytest.mark.parametrize(
    ("verb", "needs"),
    [
        ("act", {}),
        ("act", {"action": None}),
        ("act", {"action": 5}),
        ("act", {"action": "a99"}),
        ("act", {"action": "stop"}),
        ("act", {"action": "a1"}),
        ("play", {}),
        ("play", {"turn": ["b2"]}),
        ("play", {"turn": "a1"}),
        ("play", {"turn": "pass"}),
        ("explain", {}),
        ("explain", {"text": 5}),
        ("redo", {}),
        ("new", {}),
        ("new", {"game": "go"}),
        ("new", {"game": ["sum"]}),
        ("new", {"game": {"sum": 1}}),
        ("new", {"game": "sum", "size": 4}),
        ("new", {"game": "sum", "size": "5"}),
        ("new", {"game": "sum", "size": [5]}),
        ("new", {"game": "sum", "size": {}}),
        ("new", {"game": "sum", "size": 1e300}),
        ("new", {"game": "sum", "holes": "a1"}),
        ("new", {"game": "sum", "holes": 5}),
        ("new", {"game": "sum", "holes": True}),
        ("new", {"game": "sum", "size": 4, "holes": [5]}),
        ("new", {"game": "sum", "size": 4, "holes": [None]}),
        ("new", {"game": "sum", "size": 4, "holes": [["a1"]]}),
        ("new", {"game": "sum", "size": 4, "holes": [{"a1": 1}]}),
        ("new", {"game": "sum", "size": 9, "hole_count": 2, "seed": "x"}),
        ("new", {"game": "sum", "size": 9, "hole_count": 2, "seed": 1.5}),
        ("load", {}),
        ("load", {"record": 5}),
        ("load", {"record": None}),
        ("load", {"record": []}),
        ("load", {"record": "sum 5: a1 a1"}),
        ("load", {"record": {"format": "sunstones-record"}}),
        ("think", {"opponent": "nobody"}),
        ("think", {"opponent": 5}),
        ("think", {"opponent": ["swift"]}),
        ("think", {"seconds": 0}),
        ("think", {"seconds": -1}),
        ("think", {"seconds": "1"}),
        ("think", {"seconds": True}),
        ("think", {"playouts": 0}),
        ("think", {"playouts": 1.5}),
        ("think", {"playouts": True}),
        ("think", {"playouts": "5"}),
        ("think", {"playouts": 5, "seed": "x"}),
        ("think", {"playouts": 5, "seed": [1]}),
        ("think_slice", {"milliseconds": 5}),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(verb: str, needs: dict[str, Any]) -> None:
    page = Page(game="sum", size=5)
    page.ask("play", turn="a1")
    page.refused(verb, **needs)


@settings(max_examples=150)
@given(
    verb=st.sampled_from([*CHANGING, "explain", "think", "think_slice", "think_stop", "record"]),
    key=st.sampled_from(
        ["game", "size", "holes", "hole_count", "seed", "action", "turn", "record", "text", "opponent"]
    ),
    value=st.recursive(
        st.none() | st.booleans() | st.integers(-3, 30) | st.floats(allow_nan=False) | st.text(max_size=6),
        lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
        max_leaves=4,
    ),
)
def test_any_request_is_answered_and_a_refusal_changes_nothing(verb: str, key: str, value: Any) -> None:
    page = Page(game="sum", size=5)
    page.ask("play", turn="a1")
    before = page.state()
    needs = {"game": "sum", "milliseconds": 1, "playouts": 5, key: value}
    reply = page.reply(verb, **needs)
    if not reply["ok"]:
        assert reply["error"] in ERROR_NAMES
        assert page.state() == before


def test_explain_names_the_rule_or_is_null() -> None:
    page = Page(game="sum", size=5)
    page.ask("play", turn="a1")
    assert page.ask("explain", text="b2") == {"message": None}
    assert page.ask("explain", text="a1") == {"message": "There is already a stone on a1."}
    assert page.ask("explain", text="hello")["message"].endswith(".")


def test_explain_takes_a_step_or_a_whole_turn() -> None:
    page = Page()
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6")
    assert page.ask("explain", text="c3") == {"message": None}
    assert page.ask("explain", text="c3,c4(xd5)") == {"message": None}
    page.ask("act", action="c3")
    assert page.ask("explain", text="c4") == {"message": None}
    assert page.ask("explain", text="c3,c4(xd5)") == {"message": None}
    assert page.ask("explain", text="a4")["message"] == "a4 is not adjacent to the group that is growing."


# --- thinking


def think_to_the_end(page: Page, milliseconds: float = 20, **needs: Any) -> list[dict[str, Any]]:
    page.ask("think", **needs)
    slices = [page.ask("think_slice", milliseconds=milliseconds)]
    while not slices[-1]["done"]:
        slices.append(page.ask("think_slice", milliseconds=milliseconds))
        assert len(slices) < 100_000
    return slices


@every_setup
def test_a_search_runs_in_slices_and_ends_with_a_choice_that_can_be_played(setup: Setup) -> None:
    page, match = page_of(setup), setup.match_after(3, seed=4)
    page.ask("load", record=match.record())
    before = page.state()
    slices = think_to_the_end(page, milliseconds=1, playouts=400, seed=1)
    keys = {"done", "progress", "playouts", "win_rate", "best", "choice"}
    assert all(set(part) == keys for part in slices)
    assert [part["progress"] for part in slices] == sorted(part["progress"] for part in slices)
    assert [part["playouts"] for part in slices] == sorted(part["playouts"] for part in slices)
    assert all(0 <= part["progress"] <= 1 for part in slices)
    assert all(part["win_rate"] is None or 0 <= part["win_rate"] <= 1 for part in slices)
    assert all(part["choice"] is None for part in slices[:-1])
    choice = slices[-1]["choice"]
    assert set(choice) == {"text", "win_rate", "playouts", "proven"}
    assert slices[-1]["progress"] == 1
    assert page.state() == before
    page.ask("play", turn=choice["text"])


def test_asking_again_after_the_end_gives_the_same_choice() -> None:
    page = Page(game="parasol", size=3)
    done = think_to_the_end(page, playouts=50, seed=1)[-1]
    assert page.ask("think_slice", milliseconds=5) == done


def test_the_length_of_the_slices_makes_no_difference_to_what_is_chosen() -> None:
    choices = [
        think_to_the_end(Page(game="subsume", size=4), milliseconds=length, playouts=600, seed=7)[-1]["choice"]
        for length in (0.01, 3, 1000)
    ]
    assert choices[0] == choices[1] == choices[2]


def test_thinking_goes_on_from_the_middle_of_a_turn() -> None:
    page = Page()
    page.ask("load", record="surmount 4: c2 d4 a1 d5 g1 d6")
    page.ask("act", action="c3")
    page.ask("act", action="c4")  # now a capture is due
    assert think_to_the_end(page, playouts=50, seed=1)[-1]["choice"]["text"] in (
        "c3,c4(xd4)",
        "c3,c4(xd5)",
    )


def test_think_stop_ends_a_search_and_does_not_mind_if_there_is_none() -> None:
    page = Page(game="sum", size=5)
    page.ask("think", seconds=1000)
    assert page.ask("think_slice", milliseconds=1)["done"] is False
    assert page.ask("think_stop") == {}
    page.refused("think_slice", "InvalidSetup", milliseconds=1)
    assert page.ask("think_stop") == {}


@pytest.mark.parametrize(
    ("verb", "needs"),
    [
        ("new", {"game": "sum", "size": 5}),
        ("act", {"action": "b2"}),
        ("play", {"turn": "b2"}),
        ("undo", {}),
        ("load", {"record": "sum 5: a1 b2"}),
    ],
)
def test_whatever_changes_the_match_stops_a_search(verb: str, needs: dict[str, Any]) -> None:
    page = Page(game="sum", size=5)
    page.ask("play", turn="a1")
    page.ask("think", seconds=1000)
    page.ask("think_slice", milliseconds=1)
    page.ask(verb, **needs)
    page.refused("think_slice", "InvalidSetup", milliseconds=1)


def test_redo_stops_a_search() -> None:
    page = Page(game="sum", size=5)
    page.ask("play", turn="a1")
    page.ask("undo")
    page.ask("think", seconds=1000)
    page.ask("redo")
    page.refused("think_slice", "InvalidSetup", milliseconds=1)


@pytest.mark.parametrize("request_", LOOKING, ids=lambda request: request["do"])
def test_looking_does_not_stop_a_search(request_: dict[str, Any]) -> None:
    page = Page(game="sum", size=5)
    page.ask("think", seconds=1000)
    page.ask(**request_)
    assert page.ask("think_slice", milliseconds=1)["done"] is False


@pytest.mark.parametrize(
    ("verb", "needs"),
    [("act", {"action": "a99"}), ("play", {"turn": "pass"}), ("redo", {}), ("load", {"record": "x"}), ("new", {})],
)
def test_a_refused_change_does_not_stop_a_search(verb: str, needs: dict[str, Any]) -> None:
    page = Page(game="sum", size=5)
    page.ask("think", seconds=1000)
    page.refused(verb, **needs)
    assert page.ask("think_slice", milliseconds=1)["done"] is False


@pytest.mark.parametrize("milliseconds", [0, -1, None, "5", True, [], 1e9, {}])
def test_a_slice_has_a_length_in_milliseconds(milliseconds: Any) -> None:
    page = Page(game="sum", size=5)
    page.ask("think", seconds=1000)
    page.refused("think_slice", "InvalidSetup", milliseconds=milliseconds)


def test_nobody_thinks_once_the_game_is_over() -> None:
    page = Page()
    page.ask("load", record=Setup("sum", 3).finished_match(1).record())
    page.refused("think", "IllegalTurn")


# --- the catalogue


def test_the_catalogue_is_json_and_has_what_menus_need() -> None:
    document = json.loads(json.dumps(catalogue_document()))
    assert set(document) == {"games"}
    assert {game["id"] for game in document["games"]} == {"subsume", "surmount", "sunspot", "sum", "parasol"}
    for game in document["games"]:
        assert set(game) >= {"name", "designer", "year", "url", "shape", "players", "colours", "sizes", "default_size"}
        assert set(game) >= {"pie", "holes", "goal", "summary"}
        assert game["shape"] == ("square" if game["id"] == "sum" else "hex")
        assert set(game["colours"]) <= {"red", "blue", "black", "white"}
        assert game["default_size"] in game["sizes"]
        assert game["holes"] == (game["id"] == "sum")
        assert game["pie"] == (game["id"] in ("parasol", "sunspot"))
        assert all({"id", "name", "temper", "seconds"} <= set(opponent) for opponent in game["opponents"])
        assert len({opponent["id"] for opponent in game["opponents"]}) == 5


def test_every_opponent_of_the_catalogue_can_be_asked() -> None:
    for game in catalogue_document()["games"]:
        size = game["sizes"][0]
        for opponent in game["opponents"]:
            page = Page(game=game["id"], size=size)
            choice = think_to_the_end(page, opponent=opponent["id"], playouts=20, seed=1)[-1]["choice"]
            assert choice["text"] in s.new_match(game["id"], size=size).legal_turns()
