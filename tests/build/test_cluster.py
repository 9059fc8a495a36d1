"""Games for training and for books, and puzzles, by the workers of a Dask cluster: the same as by this process."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("distributed")

from book_making import playing as books
from puzzle_making import collecting, kept
from py_engine.arena.files import KeptLines
from support.console import Failure
from support.dask_processes import DaskProcesses, dask_processes
from support.many_jobs import workers_of
from tests.c_compiler import needs_compiler
from training import generations
from training import playing as training
from training.generations import Generation
from training.player import BookPlan

Play = Callable[[Executor | int], int]


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskProcesses]:
    with dask_processes(tmp_path_factory.mktemp("dask"), 2) as processes:
        yield processes


@pytest.fixture
def both(scheduler: DaskProcesses, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Play, str], None]:
    """Compares the kept lines of this process and of the cluster."""

    def compare(play: Play, name: str) -> None:
        found: list[list[dict[str, Any]]] = []
        for where, address in (("here", None), ("there", scheduler.address)):
            for room, folder in ((generations, "FOLDER"), (books, "FOLDER"), (kept, "FOUND")):
                monkeypatch.setattr(room, folder, tmp_path / where)
            with workers_of(argparse.Namespace(processes=1, scheduler=address)) as workers:
                assert play(workers) > 0
            found.append(sorted(KeptLines(tmp_path / where / name).lines, key=str))
        assert found[0] == found[1]

    return compare


@needs_compiler
def test_training_games(both: Callable[[Play, str], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES_A_JOB", 2)
    both(lambda workers: training.play(Generation("sum", 0), 6, workers), "sum/generation-0.jsonl")


@needs_compiler
@pytest.mark.parametrize("game", ["sum", "parasol"])
def test_games_for_books(both: Callable[[Play, str], None], game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    size, name = {"sum": (9, "GAMES_A_JOB"), "parasol": (3, "GAMES_OF_ENGINE")}[game]
    monkeypatch.setattr(books, name, 2)
    monkeypatch.setattr(books, "PLANS", {game: BookPlan(size, drawn=1, short=4, long=8, free=0)})
    both(lambda workers: books.play(game, 6, False, workers, 10.0), f"{game}.jsonl")


def test_puzzles(both: Callable[[Play, str], None]) -> None:
    both(lambda workers: collecting.collect(["parasol"], 2, workers), "parasol.jsonl")


def test_a_scheduler_that_is_not_there_is_a_failure() -> None:
    with (
        pytest.raises(Failure, match="no scheduler answers at 'nonsense://'"),
        workers_of(argparse.Namespace(processes=1, scheduler="nonsense://")),
    ):
        pass
