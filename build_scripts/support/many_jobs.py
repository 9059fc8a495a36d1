"""Many jobs of seconds or minutes: on this process, on some, or on any executor, each result kept as it comes in.

Workers of a cluster need this checkout, and both `.` and `build_scripts` on their `PYTHONPATH`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from time import monotonic
from typing import TypeVar

from py_engine.arena.cluster import cluster_at
from py_engine.arena.game import describe
from py_engine.arena.progress import ProgressBar
from py_engine.arena.stopping import ended_as_by_ctrl_c
from py_engine.arena.workers import LostExecutor, results
from py_engine.text.errors import InvalidSetup
from support.console import Failure

Job = TypeVar("Job")
Result = TypeVar("Result")

# Folders whose files must be the same on all workers of a cluster.
ROOMS = ("py_engine", "book_making", "c", "puzzle_making", "support", "toolchain", "training")


def add_worker_options(parser: argparse.ArgumentParser) -> None:
    """Add the options for the workers, for `workers_of`."""
    workers = parser.add_mutually_exclusive_group()
    workers.add_argument("--processes", type=int, default=1, metavar="N", help="work on this many processes (1)")
    workers.add_argument("--scheduler", metavar="ADDRESS", help="work on the workers of this Dask scheduler instead")


@contextmanager
def workers_of(options: argparse.Namespace) -> Iterator[Executor | int]:
    """The workers that the options name. Raises Failure where those of the scheduler cannot be used."""
    if options.scheduler is None:
        yield options.processes
        return
    try:
        with cluster_at(options.scheduler, ROOMS) as cluster:
            yield cluster
    except InvalidSetup as error:
        raise Failure(str(error)) from None


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
    way are done and kept, and those that wait for a worker are not begun (on a cluster, they are done). Raises Failure
    at the end where some have failed three times (or once, on this very process), or where the executor is gone.
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
    except LostExecutor as error:
        raise Failure(f"{error}: {done} of {len(jobs)} {counted} are done. The same command goes on.") from None
    finally:
        bar.close()
    if failed:
        raise Failure(f"{len(failed)} of {len(jobs)} {counted} gave no result, such as: {failed[0]}")
    return done
