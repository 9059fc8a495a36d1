"""Work on many small jobs, on any executor, kept as it comes in: games that are searched, puzzles that are tried."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from time import monotonic
from typing import Any, TypeVar

from py_engine.arena.progress import ProgressBar

from puzzle_making.kept import KeptLines, found_file
from puzzle_making.sources import Candidate, Source, search_source

Job = TypeVar("Job")
Result = TypeVar("Result")

# Jobs that wait in an executor for each of its workers, so that none is idle.
IN_FLIGHT = 8


def work(
    jobs: Sequence[Job],
    do: Callable[[Job], Result],
    keep: Callable[[Job, Result], None],
    executor: Executor | None,
    minutes: float,
) -> int:
    """Do jobs until all are done or so many minutes have passed; returns how many were done.

    do: sent to the executor, or called here without one.
    """
    bar, end, done = ProgressBar(sys.stderr, max(1, len(jobs))), monotonic() + 60 * minutes, 0
    for job, result in _results(iter(jobs), do, executor, end):
        keep(job, result)
        bar.advance()
        done += 1
    bar.close()
    return done


def _results(
    jobs: Iterable[Job], do: Callable[[Job], Result], executor: Executor | None, end: float
) -> Iterable[tuple[Job, Result]]:
    waiting: dict[Future[Result], Job] = {}
    for job in jobs:
        if monotonic() >= end:
            break
        if executor is None:
            yield job, do(job)
            continue
        waiting[executor.submit(do, job)] = job
        if len(waiting) >= IN_FLIGHT:
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()
    for future in list(waiting):
        if monotonic() < end or not future.cancel():
            yield waiting[future], future.result()


def collect(games: Sequence[str], count: int, executor: Executor | None = None, minutes: float = 10.0) -> int:
    """Search so many more games of each, those of all games in turn; returns how many were searched."""
    kept = {game: KeptLines(found_file(game)) for game in games}
    new = {game: list(islice(_new_sources(game, kept[game].lines), count)) for game in games}
    jobs = [source for together in zip(*new.values(), strict=True) for source in together]

    def keep(source: Source, found: list[Candidate]) -> None:
        kept[source.game].add({"source": source.number, "found": [one._asdict() for one in found]})

    return work(jobs, search_source, keep, executor, minutes)


def _new_sources(game: str, lines: Iterable[dict[str, Any]]) -> Iterable[Source]:
    done = {line["source"] for line in lines}
    number = 0
    while True:
        if number not in done:
            yield Source(game, number)
        number += 1


def candidates_of(game: str) -> list[Candidate]:
    """All puzzles of a game that have been found, in the order of their sources."""
    lines = sorted(KeptLines(found_file(game)).lines, key=lambda line: int(line["source"]))
    return [Candidate(**{**one, "line": tuple(one["line"])}) for line in lines for one in line["found"]]
