"""Thinking through the session: in slices, until there is a choice, it is stopped, or the match changes."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from opening_books import SMALL
from session_page import Page, page_of, think_to_the_end
from setups import Setup, every_searched_setup

from py_engine.players.opponents import opponents_of
from py_engine.players.thinking import Thinking
from py_engine.search.node import Node
from py_engine.search.search import Search
from py_engine.session import LEAVES_JOBS, jobs

# Requests that only look.
LOOKING = [{"do": "state"}, {"do": "explain", "text": "a1"}, {"do": "record"}]


@pytest.mark.slow
@every_searched_setup
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
    assert set(choice) == {"text", "win_rate", "playouts", "proven", "turns"}
    assert slices[-1]["progress"] == 1
    assert page.state() == before
    page.ask("play", turn=choice["text"])


def test_asking_again_after_the_end_gives_the_same_choice() -> None:
    page = Page(game="parasol", size=3)
    done = think_to_the_end(page, playouts=50, seed=1)[-1]
    assert page.ask("slice", job="think", milliseconds=5) == done


def test_a_quiet_slice_of_a_search_says_only_whether_it_was_the_last_and_nothing_is_lost_by_it() -> None:
    page = Page(game="parasol", size=3)
    page.ask("think", playouts=4000, seed=1)
    while not (quiet := page.ask("slice", job="think", milliseconds=1, quiet=True))["done"]:
        assert quiet == {"done": False}
    assert quiet == {"done": True}
    loud = page.ask("slice", job="think", milliseconds=1)
    assert loud == think_to_the_end(Page(game="parasol", size=3), playouts=4000, seed=1)[-1]


def test_the_length_of_the_slices_makes_no_difference_to_what_is_chosen() -> None:
    choices = [
        think_to_the_end(Page(game="subsume", size=4), milliseconds=length, playouts=200, seed=7)[-1]["choice"]
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


def test_stop_ends_a_search_and_does_not_mind_if_there_is_none() -> None:
    page = Page(game="sum", size=5)
    page.ask("think", seconds=1000)
    assert page.ask("slice", job="think", milliseconds=1)["done"] is False
    assert page.ask("stop", job="think") == {}
    page.refused("slice", "InvalidSetup", job="think", milliseconds=1)
    assert page.ask("stop", job="think") == {}


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
    page.ask("slice", job="think", milliseconds=1)
    page.ask(verb, **needs)
    page.refused("slice", "InvalidSetup", job="think", milliseconds=1)


def test_redo_stops_a_search() -> None:
    page = Page(game="sum", size=5)
    page.ask("play", turn="a1")
    page.ask("undo")
    page.ask("think", seconds=1000)
    page.ask("redo")
    page.refused("slice", "InvalidSetup", job="think", milliseconds=1)


@pytest.mark.parametrize("request_", LOOKING, ids=lambda request: request["do"])
def test_looking_does_not_stop_a_search(request_: dict[str, Any]) -> None:
    page = Page(game="sum", size=5)
    page.ask("think", seconds=1000)
    page.ask(**request_)
    assert page.ask("slice", job="think", milliseconds=1)["done"] is False


@pytest.mark.parametrize(
    ("verb", "needs"),
    [("act", {"action": "a99"}), ("play", {"turn": "pass"}), ("redo", {}), ("load", {"record": "x"}), ("new", {})],
)
def test_a_refused_change_does_not_stop_a_search(verb: str, needs: dict[str, Any]) -> None:
    page = Page(game="sum", size=5)
    page.ask("think", seconds=1000)
    page.refused(verb, **needs)
    assert page.ask("slice", job="think", milliseconds=1)["done"] is False


@pytest.mark.parametrize("milliseconds", [0, -1, None, "5", True, [], 1e9, {}])
def test_a_slice_has_a_length_in_milliseconds(milliseconds: Any) -> None:
    page = Page(game="sum", size=5)
    page.ask("think", seconds=1000)
    page.refused("slice", "InvalidSetup", job="think", milliseconds=milliseconds)


def test_there_is_no_thinking_once_the_game_is_over() -> None:
    page = Page()
    page.ask("load", record=Setup("sum", 3).finished_match(1).record())
    page.refused("think", "IllegalTurn")


@pytest.fixture
def memories(monkeypatch: pytest.MonkeyPatch) -> list[Search | None]:
    """The memory that each search is given of the one before, in order."""
    given: list[Search | None] = []

    class Spy(Thinking):
        def __init__(self, *values: Any, **named: Any) -> None:
            given.append(named["memory"])
            super().__init__(*values, **named)

    monkeypatch.setattr(jobs, "Thinking", Spy)
    return given


def play_turn(page: Page, opponent: str) -> None:
    choice = think_to_the_end(page, opponent=opponent)[-1]["choice"]
    page.ask("play", turn=choice["text"])


def test_a_character_carries_on_what_it_knows_and_nothing_of_what_another_has_found_out(
    memories: list[Search | None],
) -> None:
    page = Page(game="subsume", size=4)
    for opponent in ("nomad", "sprout", "nomad", "nomad"):
        play_turn(page, opponent)
    assert memories == [None] * 4, "the last two are of different players"
    page.ask("play", turn=next(iter(page.state()["targets"])))
    play_turn(page, "nomad")
    assert memories[-1] is not None


def test_a_search_that_was_stopped_begins_anew(memories: list[Search | None]) -> None:
    page = Page(game="subsume", size=4)
    for _ in range(2):
        page.ask("think", opponent="nomad")
        page.ask("slice", job="think", milliseconds=5)
        page.ask("stop", job="think")
    assert memories == [None, None]


def test_a_search_of_the_same_position_begins_anew(memories: list[Search | None]) -> None:
    page = Page(game="subsume", size=4)
    for _ in range(2):
        think_to_the_end(page, opponent="nomad")
    assert memories == [None, None]


def test_a_limit_in_time_leaves_a_character_its_own_playouts() -> None:
    page = Page(game="subsume", size=4)
    nomad = opponents_of("subsume")[0]
    assert think_to_the_end(page, opponent="nomad", most_seconds=100)[-1]["playouts"] == nomad.playouts
    assert "'soon'" in page.refused("think", "InvalidSetup", opponent="nomad", most_seconds="soon")


def test_the_collector_of_cycles_rests_from_the_first_search_until_another_match_begins() -> None:
    page = Page(game="sum", size=3)
    assert gc.isenabled()
    try:
        page.ask("think", playouts=1, seed=1)
        page.ask("slice", job="think", milliseconds=1)
        page.ask("stop", job="think")
        assert not gc.isenabled()
        page.ask("new", game="sum", size=3)
        assert gc.isenabled()
    finally:
        gc.enable()


def test_what_a_search_leaves_behind_is_gone_without_the_collector() -> None:
    """A game of many turns would otherwise keep the trees of all of them, for the collector rests."""
    gc.collect()
    page = Page(game="sum", size=5)
    try:
        for seed in range(6):
            choice = think_to_the_end(page, milliseconds=50, playouts=130, seed=seed)[-1]["choice"]
            page.ask("play", turn=choice["text"])
        page.ask("review", playouts=100, seed=1)
        while not page.ask("slice", job="review", milliseconds=50)["done"]:
            pass
        for node in (3, 1, 5):
            for verb in ("think", "analyse", "review"):
                page.ask("go", node=node)
                page.ask(verb)
                page.ask("slice", job=verb, milliseconds=5)
                page.ask("stop", job=verb)
        assert not gc.isenabled()
        kept = count_what_searches_hold()
        gc.collect()
        assert count_what_searches_hold() == kept
    finally:
        gc.enable()


def count_what_searches_hold() -> int:
    """The searches and the positions of their trees, those that only the collector would find to be unused included."""
    return sum(isinstance(thing, (Node, Search)) for thing in gc.get_objects())


# A request of each verb that leaves jobs alone.
BESIDE_JOBS: dict[str, dict[str, Any]] = {
    "state": {},
    "explain": {"cell": "d4"},
    "record": {},
    "preview": {"cells": ["c3"]},
    "annotate": {"comment": "Close by."},
    "check_setup": {"game": "parasol", "size": 3, "stones": {}, "mover": 0},
    "list_games": {"record": "[]"},
    "comment": {},
    "openings": {"book": SMALL},
}


def test_each_verb_that_leaves_jobs_alone_leaves_the_position_and_the_search() -> None:
    page = Page(game="parasol", size=3)
    page.ask("act", action="d4")
    page.ask("think", playouts=400)
    state = page.state()
    for verb, needs in BESIDE_JOBS.items():
        page.reply(verb, **needs)
        now = page.state()
        assert {name: now[name] for name in ("turns", "steps", "board", "to_move")} == {
            name: state[name] for name in ("turns", "steps", "board", "to_move")
        }
        assert list(page.session.jobs) == ["think"], verb
    assert BESIDE_JOBS.keys() == LEAVES_JOBS
