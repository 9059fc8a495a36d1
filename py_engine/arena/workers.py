"""Jobs on any executor, on processes of this machine, or in this very process; the results come as they are there.

A process that is lost (killed, or out of memory) costs no job but the one that has it killed: the others go on in new
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
    """Each job with its future, which is done: it has the result, or what was raised.

    workers: an executor, which is left running, or how many processes to start; 1 means this very one. in_flight: jobs
    that an executor is given at once. The next jobs are asked for only when there is room for them. is_in_time:
    once it says no, no job is begun, and those that wait on an executor are cancelled and left out. Closing the
    generator cancels the jobs that have not begun, and ends those in processes.
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
        # By itself, a job that has its process killed costs no other.
        for job in suspects:
            with _pool(1) as pool:
                future = pool.submit(do, job)
                wait([future])
                yield job, future
        suspects.clear()


def _until_broken(
    pool: Executor, processes: int, jobs: Iterator[Job], do: Callable[[Job], Result], suspects: list[Job]
) -> Generator[tuple[Job, Future[Result]], None, bool]:
    """Whether a process was lost, and jobs may be left. suspects: gets those that were being done then."""
    waiting: dict[Future[Result], Job] = {}
    for job in jobs:
        try:
            waiting[pool.submit(do, job)] = job
        except BrokenExecutor:
            suspects.append(job)
        # No more than are being done, so that few are done again.
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
    """Those that are done next, at least one. suspects: gets those of a pool that has lost a process."""
    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
        job = waiting.pop(future)
        if suspects is not None and isinstance(future.exception(), BrokenExecutor):
            suspects.append(job)
        else:
            yield job, future


@contextmanager
def _pool(processes: int) -> Iterator[Executor]:
    """Processes that are ended at once where their results are not waited for."""
    from concurrent.futures import ProcessPoolExecutor  # not where there are no processes, as in a browser

    pool = ProcessPoolExecutor(processes, initializer=die_at_once)
    try:
        yield pool
    except BaseException:
        for process in list((pool._processes or {}).values()):
            process.kill()
        raise
    finally:
        # The pool cancels what waits by itself: one that breaks stumbles over what others have cancelled.
        pool.shutdown(cancel_futures=True)
