"""Many jobs of seconds or minutes: on this process, on some, or on any executor, each result kept as it comes in."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import closing
from time import monotonic
from typing import TypeVar

from py_engine.arena.game import describe
from py_engine.arena.progress import ProgressBar
from py_engine.arena.stopping import ended_as_by_ctrl_c
from py_engine.arena.workers import results
from support.console import Failure

Job = TypeVar("Job")
Result = TypeVar("Result")


def work(
    jobs: Sequence[Job],
    do: Callable[[Job], Result],
    keep: Callable[[Job, Result], None],
    workers: Executor | int,
    minutes: float,
    in_flight: int | None = None,
    counted: str = "games",
) -> int:
    """Do jobs until all are done or `minutes` have passed; returns how many were done.

    workers: an executor, or how many processes to start; 1 means this very one. in_flight: jobs that an executor is
    given at once; by default its own number. counted: the name of a job. When the minutes are over, jobs that are under
    way are done and kept, and those that wait for a worker are not begun. Raises Failure at the end where some have
    failed three times (or once, on this very process); all others were done.
    """
    bar, end, done = ProgressBar(sys.stderr, max(1, len(jobs)), counted=counted), monotonic() + 60 * minutes, 0
    if isinstance(workers, int):
        workers = max(1, min(workers, len(jobs)))
    found = results(jobs, do, workers, in_flight, lambda: monotonic() < end)
    failed: list[str] = []
    try:
        with ended_as_by_ctrl_c(), closing(found) as incoming:
            for job, future in incoming:
                try:
                    result = future.result()
                except Exception as error:  # any error is reported, and the other jobs go on
                    failed.append(describe(error))
                    bar.advance(finished=False)
                    continue
                keep(job, result)
                bar.advance()
                done += 1
    finally:
        bar.close()
    if failed:
        raise Failure(f"{len(failed)} of {len(jobs)} {counted} gave no result, such as: {failed[0]}")
    return done
