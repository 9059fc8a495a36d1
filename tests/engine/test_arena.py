"""Tournaments of the arena: who plays whom, on any executor, whatever goes wrong there."""

from __future__ import annotations

import concurrent.futures
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest
from arena_tournaments import PLAYERS, InlineExecutor, small_tournament, whole_tournament

import py_engine as s
from py_engine.arena import GameResult, plan, play_games, tournament


def test_every_two_players_play_each_opening_twice_with_sides_swapped() -> None:
    specs = plan("sum", PLAYERS, 4, 1, size=3)
    assert len(specs) == 4 * 3 * 2
    assert len({spec.seed for spec in specs}) == len(specs)
    for pair in range(4):
        games = [spec for spec in specs if spec.pair == pair]
        assert len({spec.opening for spec in games}) == 1  # the pairs of all players share it
        sides = [tuple(str(player) for player in spec.players) for spec in games]
        assert sorted(sides) == sorted((one, other) for one in PLAYERS for other in PLAYERS if one != other)
        for one, other in zip(games[::2], games[1::2], strict=True):
            assert one.players == other.players[::-1]
    assert len({spec.opening for spec in specs}) > 1
    assert all(len(spec.opening) == 2 for spec in specs)


@pytest.mark.slow
def test_a_tournament_comes_pair_by_pair() -> None:
    pairs = [spec.pair for spec in plan("sum", ["random", s.opponents_of("sum")[0].id], 3, 1)]
    assert pairs == sorted(pairs)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_tournament_and_another_another() -> None:
    table = whole_tournament()
    assert small_tournament() == table
    assert [result.spec.opening for result in small_tournament(seed=5).results] != [
        result.spec.opening for result in table.results
    ]


def test_an_executor_handed_in_is_used_for_every_game_and_changes_nothing() -> None:
    executor = InlineExecutor()
    assert small_tournament(executor) == whole_tournament()
    assert executor.calls == 18


@pytest.mark.cpython_only
@pytest.mark.parametrize("kind", ["ThreadPoolExecutor", "ProcessPoolExecutor"])
def test_threads_and_processes_give_the_same_games_and_are_left_running(kind: str) -> None:
    with getattr(concurrent.futures, kind)(2) as executor:
        assert small_tournament(executor) == whole_tournament()
        assert executor.submit(len, "abc").result() == 3


@pytest.mark.cpython_only
def test_processes_of_its_own_give_the_same_games() -> None:
    assert small_tournament(processes=2) == whole_tournament()


def test_a_game_that_is_lost_three_times_is_reported_and_the_others_count() -> None:
    table = small_tournament(InlineExecutor(lost=lambda number: number in (5, 19, 20)))
    whole = whole_tournament()
    (lost,) = table.unfinished
    assert lost == GameResult(
        whole.results[4].spec,
        lost.spec.start().record(),
        None,
        "no result came back: BrokenExecutor: a worker went away",
    )
    assert [result for result in table.results if result is not lost] == [
        result for number, result in enumerate(whole.results) if number != 4
    ]
    assert s.load_record(lost.record).turns == list(lost.spec.opening)
    assert str(lost) in table.as_text()


def test_a_game_that_is_lost_twice_is_played_again() -> None:
    executor = InlineExecutor(lost=lambda number: number in (5, 9, 19))
    assert small_tournament(executor) == whole_tournament()
    assert executor.calls == 18 + 3


@pytest.mark.cpython_only
def test_a_tournament_goes_on_when_a_worker_dies() -> None:
    class KillingExecutor(Executor):
        """Real processes, one of which ends where it should play the second game."""

        calls = 0

        def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
            self.calls += 1
            return pool.submit(os._exit, 1) if self.calls == 2 else pool.submit(function, *arguments, **settings)

    with concurrent.futures.ProcessPoolExecutor(1) as pool:
        table = small_tournament(KillingExecutor())
    assert len(table.results) == 18
    assert table.results[1] in table.unfinished
    for result in table.unfinished:
        assert result.unfinished is not None
        assert result.unfinished.startswith("no result came back: BrokenProcessPool: ")


@pytest.mark.cpython_only
def test_an_executor_that_was_shut_down_is_reported() -> None:
    executor = concurrent.futures.ThreadPoolExecutor(1)
    executor.shutdown()
    table = small_tournament(executor)
    assert len(table.unfinished) == 18
    assert "cannot schedule new futures after shutdown" in table.as_text()


def test_games_that_have_not_begun_are_cancelled_when_the_results_are_closed() -> None:
    futures: list[Future[Any]] = []

    class SlowExecutor(Executor):
        """Plays the first game only."""

        def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
            future: Future[Any] = Future()
            if not futures:
                future.set_result(function(*arguments))
            futures.append(future)
            return future

    specs = plan("sum", PLAYERS, 1, 1, size=3)
    results = play_games(specs, SlowExecutor())
    assert next(results).spec == specs[0]
    results.close()
    assert [future.cancelled() for future in futures] == [False] + [True] * 5


@pytest.mark.parametrize(
    ("wrong", "quoted"),
    [
        ({"game": "chess"}, "'chess'"),
        ({"players": ["random"]}, r"\['random'\]"),
        ({"players": []}, r"\[\]"),
        ({"players": 5}, "not 5"),
        ({"players": "random"}, "not 'random'"),
        ({"players": ["random", None]}, "not by None"),
        ({"players": ["random", "random"]}, "'random' is named twice"),
        ({"players": ["random", "unknown"]}, "'unknown'"),
        ({"players": ["random", "random@20"]}, "'random@20'"),
        ({"pairs": 0}, "number of pairs is a whole number from 1, not 0"),
        ({"pairs": 1.5}, "1.5"),
        ({"seed": "x"}, "the seed is a whole number, not 'x'"),
        ({"seed": 10**18 + 1}, "the seed is a whole number, not 1000"),
        ({"size": 99}, "99"),
        ({"holes": ["z9"]}, "'z9'"),
        ({"holes": "a1"}, "'a1'"),
        ({"holes": 5}, "5"),
        ({"holes": ["a1"]}, "an odd number of free squares"),
        ({"opening_turns": -1}, "-1"),
        ({"most_turns": "x"}, "number of turns is a whole number from 1, not 'x'"),
        ({"most_turns": 0}, "not 0"),
        ({"processes": 0}, "number of processes is a whole number from 1, not 0"),
    ],
)
def test_a_tournament_that_cannot_be_held_is_refused_before_anything_is_played(
    wrong: dict[str, Any], quoted: str
) -> None:
    executor = InlineExecutor()
    arguments: dict[str, Any] = {"game": "sum", "players": PLAYERS, "pairs": 1, "seed": 1, "size": 3}
    with pytest.raises(s.InvalidSetup, match=quoted):
        tournament(executor=executor, **(arguments | wrong))
    assert executor.calls == 0


@pytest.mark.parametrize("wrong", ["seed", "pairs", "most_turns"])
def test_a_number_too_long_to_be_written_down_is_refused_like_any_other(wrong: str) -> None:
    arguments: dict[str, Any] = {"game": "sum", "players": PLAYERS, "pairs": 1, "seed": 1, "size": 3}
    for number in (10**5000, -(10**5000)):
        with pytest.raises(s.InvalidSetup, match="is a whole number") as caught:
            tournament(**(arguments | {wrong: number}))
        assert len(str(caught.value)) < 150


@pytest.mark.slow
def test_a_thinking_player_beats_the_random_one_and_the_table_says_so() -> None:
    thinking = f"{s.opponents_of('sum')[-1].id}@50"
    table = tournament("sum", ["random", thinking], 5, 1, processes=1, size=5)
    (_, lost), (won, _) = table.wins()
    assert won + lost == 10
    assert won >= 8
    difference = table.elo().difference(1, 0)
    assert difference is not None
    assert difference.elo > 200
