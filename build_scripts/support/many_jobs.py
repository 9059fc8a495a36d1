"""Many jobs of seconds or minutes: on this process, on some, or on any executor, each result kept as it comes in."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from time import monotonic
from typing import TypeVar

from py_engine.arena.progress import ProgressBar
from py_engine.arena.tournament import die_of_interrupts

Job = TypeVar("Job")
Result = TypeVar("Result")

# Jobs that an executor is given at once, so that none of its workers is idle.
IN_FLIGHT = 8


def with_processes(count: int, work: Callable[[Executor | None], Result]) -> Result:
    """Do work on so many processes; on this one alone if it is one."""
    if count == 1:
        return work(None)
    with ProcessPoolExecutor(count, initializer=die_of_interrupts) as pool:
        return work(pool)


def work(
    jobs: Sequence[Job],
    do: Callable[[Job], Result],
    keep: Callable[[Job, Result], None],
    executor: Executor | None,
    minutes: float,
    in_flight: int = IN_FLIGHT,
    counted: str = "games",
) -> int:
    """Do jobs until all are done or so many minutes have passed; returns how many were done.

    do: sent to the executor, or called here without one. in_flight: jobs that an executor is given at once. counted:
    what a job is called.
    """
    bar, end, done = ProgressBar(sys.stderr, max(1, len(jobs)), counted=counted), monotonic() + 60 * minutes, 0
    for job, result in _results(jobs, do, executor, end, in_flight):
        keep(job, result)
        bar.advance()
        done += 1
    bar.close()
    return done


def _results(
    jobs: Iterable[Job], do: Callable[[Job], Result], executor: Executor | None, end: float, in_flight: int
) -> Iterator[tuple[Job, Result]]:
    waiting: dict[Future[Result], Job] = {}
    for job in jobs:
        if monotonic() >= end:
            break
        if executor is None:
            yield job, do(job)
            continue
        waiting[executor.submit(do, job)] = job
        if len(waiting) >= in_flight:
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()
    for future in list(waiting):
        if monotonic() < end or not future.cancel():
            yield waiting[future], future.result()
