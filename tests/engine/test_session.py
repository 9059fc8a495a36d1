"""The session, the one door of the page: JSON text in, JSON text out; what each verb answers."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from extent import by_extent
from facts import FACTS
from hypothesis import given, settings
from hypothesis import strategies as st
from session_page import Page, board_of, colour_of, page_of, think_to_the_end
from setups import Setup, every_setup

import py_engine as s
from py_engine.session import catalogue_document

# --- the match


@every_setup
def test_new_begins_a_match_and_shows_its_state(setup: Setup) -> None:
    page = page_of(setup)
    state = page.state()
    assert page.session.game == setup.game
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


@pytest.mark.slow
@every_setup
@settings(max_examples=by_extent(3, 5))
@given(seed=st.integers(0, 2**32 - 1))
def test_the_state_agrees_with_the_match_all_through_a_game(setup: Setup, seed: int) -> None:
    page, match = page_of(setup), setup.match()
    source = random.Random(seed)
    for _ in range(150):
        state = page.state()
        assert state["board"] == board_of(match)
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
        assert {state["board"][cell] for cell in state["loop"]} <= {colour_of(match, state["winner"])}
        assert match.outcome is not None
        assert set(state["loop"]) == set(match.game.board.names_of(match.outcome.loop))
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
        stone = state["board"][cell]
        mine, enemy = (colour_of(match, player) for player in (state["to_move"], 1 - state["to_move"]))
        expected = {"place": None, "grow": None, "capture": enemy, "flip": enemy, "give": mine}
        assert stone == expected[target["kind"]]


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
    assert state["board"]["c3"] == "red", "the stone keeps its colour"
    assert state["to_move"] == 0
    assert state["choices"] == []


@pytest.mark.parametrize(
    ("record", "english", "german", "french"),
    [
        (
            "parasol 2: b2 a1 a2 b1 b3 c1 c2",
            "Red holds the only parasol.",
            "Rot hält das einzige Parasol.",
            "Les Rouges tiennent l’unique parasol.",
        ),
        (
            "sum 3 holes a1,a2,a3,b1,b3,c1,c2,c3: b2",
            "White has 1 stone, Black 0.",
            "Weiß hat 1 Stein, Schwarz 0.",
            "Les Blancs ont 1 pierre, les Noirs 0.",
        ),
    ],
)
def test_one_stone_and_one_parasol_are_written_in_the_singular(
    record: str, english: str, german: str, french: str
) -> None:
    page = Page()
    for language, told in (("en", english), ("de", german), ("fr", french)):
        assert page.ask("load", record=record, language=language)["state"]["how"] == told


@pytest.mark.parametrize(("record", "told"), [known.won for known in FACTS.values()])
def test_a_game_says_in_its_own_words_how_it_was_won(record: str, told: str) -> None:
    assert Page().ask("load", record=record)["state"]["how"] == told


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


def test_holes_come_by_name_or_by_number_and_never_both() -> None:
    message = Page().refused("new", "InvalidSetup", game="sum", size=9, holes=["a1"], hole_count=2)
    assert "['a1']" in message


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


def test_positions_say_in_each_language_how_the_game_was_won() -> None:
    match = s.new_match("sum", 3)
    while not match.is_over:
        match.play(match.legal_turns()[0])
    page = Page()
    page.ask("load", record=match.record())
    _, winner, *sentences = page.ask("record")["positions"].split("\n")
    state = page.state()
    assert winner == state["players"][state["winner"]]["colour"]
    said = [page.ask("state", language=language)["state"]["how"] for language in ("en", "de", "fr")]
    assert sentences == [f"{language} {how}" for language, how in zip(("en", "de", "fr"), said, strict=True)]


# --- the catalogue


def test_the_catalogue_is_json_and_has_what_menus_need() -> None:
    document = json.loads(json.dumps(catalogue_document()))
    assert set(document) == {"games", "translations"}
    assert [game["id"] for game in document["games"]] == [info.id for info in s.catalogue()]
    for game, info in zip(document["games"], s.catalogue(), strict=True):
        assert set(game) >= {"name", "designer", "year", "url", "shape", "players", "colours", "sizes", "default_size"}
        assert set(game) >= {"pie", "holes", "goal", "summary"}
        assert game["shape"] == info.shape
        assert set(game["colours"]) <= {"red", "blue", "black", "white"}
        assert game["default_size"] in game["sizes"]
        assert game["holes"] == info.holes
        assert game["pie"] == info.pie
        assert all({"id", "name", "temper", "seconds"} <= set(opponent) for opponent in game["opponents"])
        assert len({opponent["id"] for opponent in game["opponents"]}) == 5


@pytest.mark.slow
def test_every_opponent_of_the_catalogue_can_be_asked() -> None:
    for game in catalogue_document()["games"]:
        size = game["sizes"][0]
        for opponent in game["opponents"]:
            page = Page(game=game["id"], size=size)
            choice = think_to_the_end(page, opponent=opponent["id"], playouts=20, seed=1)[-1]["choice"]
            assert choice["text"] in s.new_match(game["id"], size=size).legal_turns()
