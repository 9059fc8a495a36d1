"""Playouts that several workers share: results do not depend on the worker, and lost workers hold nothing up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from extent import by_extent
from further_workers import absent, batches_of, diligent, dying, found_by, search_together, slow
from session_page import Page
from setups import OPEN_SETUPS, Setup

import py_engine as s
from py_engine.players.analysis import Analyst
from py_engine.players.opponents import opponents_of
from py_engine.players.thinking import Thinking
from py_engine.search.network.evaluator import evaluator_of, games_with_networks
from py_engine.search.params import WITH_NETWORK, params_of
from py_engine.search.search import Search
from py_engine.search.shared_playouts import (
    COUNTED_EACH,
    PATIENCE,
    NumberedPlayouts,
    PlayoutWorker,
    SharedPlayouts,
)

SHARED = [setup for setup in OPEN_SETUPS if params_of(setup.game).shared_from is not None]

every_shared_setup = pytest.mark.parametrize("setup", SHARED, ids=str)

# The same, and whether the network of the game is asked.
SEARCHES = [(setup, asks) for setup in SHARED for asks in (False, True) if not asks or setup.game in WITH_NETWORK]

every_shared_search = pytest.mark.parametrize(("setup", "asks"), SEARCHES, ids=str)


@pytest.mark.slow
@pytest.mark.usefixtures("early")
@every_shared_search
def test_it_does_not_matter_who_plays_a_batch(setup: Setup, asks: bool) -> None:
    match = setup.match_after(2, seed=3)
    playouts = batches_of(setup.game, 8, asks=asks)
    alone = found_by(match, playouts, 2, absent(), asks=asks)
    for helping in (diligent, slow, dying):
        assert found_by(match, playouts, 2, helping(), asks=asks) == alone


@pytest.mark.usefixtures("early")
@every_shared_search
def test_a_further_worker_plays_what_the_search_would_have_played(setup: Setup, asks: bool) -> None:
    match = setup.match_after(2, seed=3)
    search = Search(match.game, match.position, seed=5, asks=asks)
    search.share(1)
    worker = PlayoutWorker()
    handed_out = list[str]()
    while len(handed_out) < 3 and search.root.proven is None:
        search.run(search.playouts + 1, stop=lambda: True)
        handed_out += search.take_batches()
    again = [PlayoutWorker().play(batch) for batch in handed_out]
    assert [worker.play(batch) for batch in reversed(handed_out)] == again[::-1]


def test_a_batch_depends_on_its_number_and_its_seed_only() -> None:
    match = s.new_match("sunspot", size=4)
    one, other = NumberedPlayouts(match.game, 1), NumberedPlayouts(match.game, 1)
    positions = [match.position] * 4
    other.play(6, positions)
    assert one.play(7, positions) == other.play(7, positions)
    assert one.play(7, positions) != one.play(8, positions)
    assert one.play(7, positions) != NumberedPlayouts(match.game, 2).play(7, positions)


def test_holes_are_told() -> None:
    match = s.new_match("sum", size=5, holes=["a1", "c3"])
    assert found_by(match, batches_of("sum", 8), 1, diligent()) == found_by(match, batches_of("sum", 8), 1, absent())


def test_most_batches_are_handed_out_where_the_further_workers_are_quick() -> None:
    match = s.new_match("surmount", size=5)
    handed_out = list[str]()
    helping = diligent()

    def counted(batches: list[str]) -> list[str]:
        handed_out.extend(batches)
        return helping(batches)

    found_by(match, batches_of("surmount", 20), 3, counted)
    assert len(handed_out) > 12


def test_one_batch_more_of_looks_may_be_under_way_for_every_counted_each() -> None:
    game = s.new_match("sum").game
    shared, each = SharedPlayouts(game, 1, evaluator_of(game)), COUNTED_EACH
    assert shared.most_under_way(1_000) == 1
    shared.workers = 3
    counted = (0, each - 1, each, 2 * each, 6 * each - 1, 6 * each, 100 * each)
    assert [shared.most_under_way(count) for count in counted] == [1, 1, 2, 3, 6, 7, 7]


def test_all_batches_of_games_are_under_way_once_anything_is_known() -> None:
    shared = SharedPlayouts(s.new_match("sum").game, 1)
    assert shared.most_under_way(1_000) == 1
    shared.workers = 3
    assert [shared.most_under_way(counted) for counted in (0, 1, 1_000)] == [1, 7, 7]


@pytest.mark.slow
@pytest.mark.parametrize("game", games_with_networks())
def test_while_few_looks_are_known_few_are_under_way(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Playouts under way count as lost; too many drove the first evaluations of a search to improbable steps."""
    each = 8
    monkeypatch.setattr("py_engine.search.shared_playouts.COUNTED_EACH", each)
    match = s.new_match(game)
    search = Search(match.game, match.position, seed=5, asks=True)
    search.share(3)
    most = 0
    while search.playouts < batches_of(game, 60, asks=True):
        search.run(search.playouts + 1, stop=lambda: True)
        under_way = search.root.total - search.root.played
        assert under_way <= batches_of(game, 1, asks=True) + search.root.played // each
        most = max(most, under_way)
    assert most > batches_of(game, 6, asks=True)


@pytest.mark.usefixtures("early")
@pytest.mark.parametrize("game", games_with_networks())
def test_a_further_worker_without_the_network_says_so_and_its_batches_are_played_here(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = s.new_match(game)
    looks = batches_of(game, 24, asks=True)
    search = Search(match.game, match.position, seed=5, asks=True)
    search.share(1)
    search.run(looks, stop=lambda: search.wants_workers)
    [batch] = search.take_batches()
    assert PlayoutWorker().lacks_network_of(batch) is None
    with monkeypatch.context() as patched:
        patched.setattr("py_engine.search.shared_playouts.evaluator_in_place", lambda _: None)
        lacking = PlayoutWorker()
        assert lacking.lacks_network_of(batch) == game
        results = lacking.play(batch)
    search.receive(results)
    search.run(looks)
    expected = found_by(match, looks, 1, absent(), asks=True)
    with search.at_rest():
        assert [search.root.visits, search.candidates()] == [expected[2], expected[4]]
    assert lacking.lacks_network_of(batch) is None, "once it is there, it plays"
    assert lacking.play(batch) == PlayoutWorker().play(batch) != results


@pytest.mark.usefixtures("early")
@pytest.mark.parametrize("game", games_with_networks())
def test_looks_that_a_further_worker_has_are_waited_for_before_they_are_taken_here(game: str) -> None:
    match = s.new_match(game)
    search = Search(match.game, match.position, seed=5, asks=True)
    search.share(1)
    looks, waits = batches_of(game, 24, asks=True), list[int]()
    while search.playouts < looks:
        before = search.playouts
        search.run(looks, stop=lambda: True)
        search.take_batches()
        if search.wants_workers:
            assert search.playouts == before
            waits.append(before)
    # Of two or three batches under way one is the search's own.
    assert set(Counter(waits).values()) == {PATIENCE}


def test_games_that_a_further_worker_has_are_not_waited_for() -> None:
    match = s.new_match("surmount", size=5)
    search = Search(match.game, match.position, seed=5)
    search.share(1)
    playouts, handed_out = batches_of("surmount", 12), 0
    while search.playouts < playouts:
        search.run(playouts, stop=lambda: True)
        handed_out += len(search.take_batches())
        assert not search.wants_workers
    assert handed_out


def test_without_further_workers_nothing_is_handed_out_and_nothing_is_different() -> None:
    match = s.new_match("surmount", size=5)
    search = Search(match.game, match.position, seed=5)
    search.run(200)
    assert found_by(match, 200, 0, absent()) == [
        search.playouts,
        search.root.proven,
        search.root.visits,
        search.root.wins,
        search.candidates(),
    ]


def test_further_workers_may_come_and_go() -> None:
    match = s.new_match("subsume", size=5)
    search = Search(match.game, match.position, seed=5)
    helping = diligent()
    for number, workers in enumerate((0, 3, 1, 0, 2), 1):
        search_together(search, 300 * number, workers, helping)
    with search.at_rest():
        assert sum(search.root.visits) == search.root.played - params_of("subsume").lanes
        assert search.root.total == search.root.played


def test_what_is_left_counts_for_nothing() -> None:
    match = s.new_match("subsume", size=5)
    search = Search(match.game, match.position, seed=5)
    search_together(search, 600, 2, diligent())
    search.run(1_000, stop=lambda: search.wants_workers)
    late = [PlayoutWorker().play(batch) for batch in search.take_batches()]
    assert late
    search.discard_batch()
    before = search.root.played, list(search.root.wins)
    assert search.root.total == search.root.played
    for results in late:
        search.receive(results)
    assert (search.root.played, search.root.wins) == before


@pytest.mark.slow
@pytest.mark.usefixtures("early")
@pytest.mark.parametrize("workers", by_extent([3], [1, 3]))
@every_shared_setup
def test_a_turn_is_chosen_with_further_workers(setup: Setup, workers: int) -> None:
    match = setup.match_after(4, seed=1)
    turns = set()
    for helping in (diligent(), dying()):
        thinking = Thinking(match, playouts=params_of(setup.game).shared_from, seed=9)
        assert thinking.shared is not None
        while thinking.choice is None:
            thinking.shared.share(workers)
            thinking.run(0.002)
            for results in helping(thinking.memory.take_batches()):
                thinking.memory.receive(results)
        turns.add(thinking.choice)
    assert len(turns) == 1
    match.play(turns.pop().text)


def test_weak_opponents_search_alone() -> None:
    """Batches under way would be a large part of their few playouts: further workers would make them weaker."""
    for setup in SHARED:
        match = s.new_match(setup.game)
        five = opponents_of(setup.game)
        sharing = [Thinking(match, one.id).shared is not None for one in five]
        # A fourth that asks a network has few looks.
        assert sharing == [False, False, False, five[3].evaluations is None, True]


def test_in_parasol_everybody_searches_alone() -> None:
    match = s.new_match("parasol")
    assert all(Thinking(match, one.id).shared is None for one in opponents_of("parasol"))
    assert Analyst(match).shared is None


@pytest.mark.usefixtures("early")
def test_the_page_hands_out_batches_and_brings_their_results() -> None:
    page = Page(game="sum", size=7)
    assert page.ask("analyse", seed=4)["can_share"] is True
    worker, results, handed_out = PlayoutWorker(), list[str](), 0
    while True:
        reply = page.ask("slice", job="analyse", milliseconds=5, workers=2, results=results)
        results = [worker.play(batch) for batch in reply["batches"]]
        handed_out += len(results)
        if reply["playouts"] > 500:
            break
    assert handed_out > 5
    assert "batches" not in page.ask("slice", job="analyse", milliseconds=1)
    assert page.ask("slice", job="analyse", milliseconds=1, workers=1, quiet=True).keys() == {"done", "batches"}


def test_an_opponent_says_whether_further_workers_could_help() -> None:
    page = Page(game="sum", size=5)
    assert page.ask("think", opponent="quorum")["can_share"] is True
    assert page.ask("think", opponent="clover")["can_share"] is False


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({"workers": -1}, "InvalidSetup"),
        ({"workers": 16}, "InvalidSetup"),
        ({"workers": True}, "InvalidSetup"),
        ({"workers": "2"}, "InvalidSetup"),
        ({"results": "1"}, "InvalidText"),
        ({"results": [1]}, "InvalidText"),
    ],
    ids=str,
)
def test_what_cannot_be_read_about_further_workers_is_refused(request_: dict[str, Any], error: str) -> None:
    page = Page(game="sum", size=7)
    page.ask("analyse", seed=4)
    page.ask("slice", job="analyse", milliseconds=1, workers=1)
    assert page.refused("slice", error, job="analyse", milliseconds=1, **request_)
