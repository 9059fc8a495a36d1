"""Many jobs of seconds or minutes: on this process, on some, or on any executor, each result kept as it comes in."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import closing
from time import monotonic
from typing import TypeVar

from py_engine.arena.progress import ProgressBar
from py_engine.arena.stopping import ended_as_by_ctrl_c
from py_engine.arena.workers import results

Job = TypeVar("Job")
Result = TypeVar("Result")

# Jobs that an executor is given at once, so that none of its workers is idle.
IN_FLIGHT = 8


def work(
    jobs: Sequence[Job],
    do: Callable[[Job], Result],
    keep: Callable[[Job, Result], None],
    workers: Executor | int,
    minutes: float,
    in_flight: int = IN_FLIGHT,
    counted: str = "games",
) -> int:
    """Do jobs until all are done or `minutes` have passed; returns how many were done.

    workers: an executor, or how many processes to start; 1 means this very one. in_flight: jobs that an executor is
    given at once. counted: the name of a job. When the minutes are over, jobs that are under way are done and
    kept, and those that wait for a worker are not begun. One that fails, or has its worker killed, ends the work.
    """
    bar, end, done = ProgressBar(sys.stderr, max(1, len(jobs)), counted=counted), monotonic() + 60 * minutes, 0
    if isinstance(workers, int):
        workers = max(1, min(workers, len(jobs)))
    found = results(jobs, do, workers, in_flight, lambda: monotonic() < end)
    with ended_as_by_ctrl_c(), closing(found) as incoming:
        for job, future in incoming:
            keep(job, future.result())
            bar.advance()
            done += 1
    bar.close()
    return done
