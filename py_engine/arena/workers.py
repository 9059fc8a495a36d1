"""Jobs on any executor, on processes of this machine, or in this process; results come as soon as they are there.

A process that is lost (killed, or out of memory) costs at most the job that had it killed: the others go on in new
processes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import contextmanager
from itertools import takewhile
from typing import TypeVar

from .stopping import die_at_once

Job = TypeVar("Job")
Result = TypeVar("Result")


def results(
    jobs: Iterable[Job],
    do: Callable[[Job], Result],
    workers: Executor | int,
    in_flight: int = sys.maxsize,
    is_in_time: Callable[[], bool] = lambda: True,
) -> Generator[tuple[Job, Future[Result]], None, None]:
    """Each job with its future, which is done: it has the result or an error.

    Closing the generator cancels the jobs that have not begun, and ends those in processes.

    Args:
        jobs: The jobs; the next one is taken only when there is room for it.
        do: Does a job.
        workers: An executor, which is left running, or the number of processes to start; 1 means this one.
        in_flight: Largest number of jobs that an executor has at once.
        is_in_time: Once it returns False no job is begun, and those that wait on an executor are cancelled and left
            out.
    """
    left = takewhile(lambda _: is_in_time(), jobs)
    if isinstance(workers, Executor):
        yield from _results_on(workers, left, do, in_flight, is_in_time)
    elif workers == 1:
        for job in left:
            future: Future[Result] = Future()
            try:
                future.set_result(do(job))
            except Exception as error:
                future.set_exception(error)
            yield job, future
    else:
        yield from _results_in_processes(left, do, workers)


def _results_on(
    executor: Executor,
    jobs: Iterator[Job],
    do: Callable[[Job], Result],
    in_flight: int,
    is_in_time: Callable[[], bool],
) -> Generator[tuple[Job, Future[Result]], None, None]:
    waiting: dict[Future[Result], Job] = {}
    try:
        for job in jobs:
            try:
                waiting[executor.submit(do, job)] = job
            except RuntimeError as error:  # the executor is broken, or was shut down
                lost: Future[Result] = Future()
                lost.set_exception(error)
                yield job, lost
            while len(waiting) >= in_flight:
                yield from _done(waiting)
        while waiting:
            if not is_in_time():
                waiting = {future: job for future, job in waiting.items() if not future.cancel()}
            yield from _done(waiting)
    finally:
        for future in waiting:
            future.cancel()


def _results_in_processes(
    jobs: Iterator[Job], do: Callable[[Job], Result], processes: int
) -> Generator[tuple[Job, Future[Result]], None, None]:
    suspects: list[Job] = []
    are_left = True
    while are_left:
        with _pool(processes) as pool:
            are_left = yield from _until_broken(pool, processes, jobs, do, suspects)
        # Alone in its pool, a job that has its process killed costs no other.
        for job in suspects:
            with _pool(1) as pool:
                future = pool.submit(do, job)
                wait([future])
                yield job, future
        suspects.clear()


def _until_broken(
    pool: Executor, processes: int, jobs: Iterator[Job], do: Callable[[Job], Result], suspects: list[Job]
) -> Generator[tuple[Job, Future[Result]], None, bool]:
    """Yield jobs that are done; return whether a process was lost and jobs may be left.

    Jobs that were being done when a process was lost are added to `suspects`.
    """
    waiting: dict[Future[Result], Job] = {}
    for job in jobs:
        try:
            waiting[pool.submit(do, job)] = job
        except BrokenExecutor:
            suspects.append(job)
        # Only as many as there are processes, so that few are done again.
        while waiting and (suspects or len(waiting) >= processes):
            yield from _done(waiting, suspects)
        if suspects:
            return True
    while waiting:
        yield from _done(waiting, suspects)
    return False


def _done(
    waiting: dict[Future[Result], Job], suspects: list[Job] | None = None
) -> Iterator[tuple[Job, Future[Result]]]:
    """Yield the jobs that are done next, at least one; those of a broken pool are added to `suspects` instead."""
    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
        job = waiting.pop(future)
        if suspects is not None and isinstance(future.exception(), BrokenExecutor):
            suspects.append(job)
        else:
            yield job, future


@contextmanager
def _pool(processes: int) -> Iterator[Executor]:
    """A pool of processes that are killed at once if their results are no longer awaited."""
    from concurrent.futures import ProcessPoolExecutor  # not available without processes, as in a browser

    pool = ProcessPoolExecutor(processes, initializer=die_at_once)
    try:
        yield pool
    except BaseException:
        for process in list((pool._processes or {}).values()):
            process.kill()
        raise
    finally:
        # The pool cancels waiting jobs itself: a pool that breaks fails on jobs that others have cancelled.
        pool.shutdown(cancel_futures=True)
