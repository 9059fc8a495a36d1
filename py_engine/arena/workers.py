"""Jobs on any executor, on processes of this machine, or in this process; results come as soon as they are there.

A job that fails, or whose worker is lost (killed, or out of memory), is done again, and given up only after its third
failure. A process of this machine that is lost is replaced, and costs no job of another one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import closing
from itertools import takewhile
from typing import Generic, TypeVar

from .processes import Process, first_ready

Job = TypeVar("Job")
Result = TypeVar("Result")

# Failures after which a job is given up.
FAILURES = 3

# Seconds without a result after which an executor is asked whether it is still there.
ASKED_AFTER = 5.0

# Jobs that an executor has at once, unless it says otherwise: enough for a hundred workers, and few for a scheduler.
IN_FLIGHT = 256


class BoundedExecutor(Executor):
    """An executor that says how many jobs it can use at once.

    Attributes:
        cancels_running: Whether it also cancels jobs that have begun, whose work would be lost.
    """

    cancels_running = False

    @property
    def in_flight(self) -> int:
        """The largest number of jobs it should have; it may change."""
        return IN_FLIGHT

    def require(self) -> None:
        """Check that the executor is still there, as what it was given may otherwise never come back.

        Raises:
            LostExecutor: It is not.
        """


class LostExecutor(Exception):
    """The executor is gone for good, with the reason in a sentence; no further job can be done."""


class _Task(Generic[Job]):
    """A job, and how often it has failed."""

    __slots__ = ("failures", "job")

    def __init__(self, job: Job) -> None:
        self.job = job
        self.failures = 0


def results(
    jobs: Iterable[Job],
    do: Callable[[Job], Result],
    workers: Executor | int,
    in_flight: int | None = None,
    is_in_time: Callable[[], bool] = lambda: True,
) -> Generator[tuple[Job, Future[Result]], None, None]:
    """Each job with its future, which is done: it has the result or the error of the last try.

    Closing the generator cancels the jobs that have not begun, and ends those in processes.

    Args:
        jobs: The jobs; the next one is taken only when there is room for it.
        do: Does a job.
        workers: An executor, which is left running, or the number of processes to start; 1 means this one, in which a
            job that fails is not tried again.
        in_flight: Largest number of jobs that an executor has at once; by default its own number, or `IN_FLIGHT`.
        is_in_time: Once it returns False no further job is taken, and those that wait on an executor are cancelled and
            left out, unless it would also cancel those that have begun.

    Raises:
        LostExecutor: The executor is gone; the jobs that are left are not done.
    """
    left = takewhile(lambda _: is_in_time(), jobs)
    if workers == 1:
        for job in left:
            future: Future[Result] = Future()
            _resolve(future, do, job)
            yield job, future
        return
    hands: _Hands[Job, Result]
    if isinstance(workers, Executor):
        hands = _OnExecutor(workers, do, in_flight, is_in_time)
    else:
        hands = _InProcesses(workers, do)
    with closing(hands):
        yield from _results_by(hands, left, is_in_time)


def _results_by(
    hands: _Hands[Job, Result], jobs: Iterator[Job], is_in_time: Callable[[], bool]
) -> Generator[tuple[Job, Future[Result]], None, None]:
    again: list[_Task[Job]] = []
    are_left = True
    while True:
        while (again or are_left) and hands.have_room():
            if again:
                hands.begin(again.pop())
                continue
            for job in jobs:
                hands.begin(_Task(job))
                break
            else:
                are_left = False
        if not hands.are_busy():
            return
        for task, future in hands.done():
            if future.cancelled() or future.exception() is not None:
                task.failures += 1
                if not is_in_time():
                    continue
                if task.failures < FAILURES:
                    again.append(task)
                    continue
            yield task.job, future


def _resolve(future: Future[Result], do: Callable[[Job], Result], job: Job) -> None:
    try:
        future.set_result(do(job))
    except Exception as error:
        future.set_exception(error)


class _Hands(ABC, Generic[Job, Result]):
    """Interface of those that do the jobs."""

    @abstractmethod
    def have_room(self) -> bool:
        """Return whether another job may be begun."""

    @abstractmethod
    def are_busy(self) -> bool:
        """Return whether a job has begun and not been returned by `done`."""

    @abstractmethod
    def begin(self, task: _Task[Job]) -> None:
        """Begin a job."""

    @abstractmethod
    def done(self) -> Iterable[tuple[_Task[Job], Future[Result]]]:
        """Wait for the jobs that are done next, and return them; none only where all were cancelled."""

    @abstractmethod
    def close(self) -> None:
        """End the work, done or not."""


class _OnExecutor(_Hands[Job, Result]):
    def __init__(
        self,
        executor: Executor,
        do: Callable[[Job], Result],
        in_flight: int | None,
        is_in_time: Callable[[], bool],
    ) -> None:
        self._executor, self._do, self._in_flight, self._is_in_time = executor, do, in_flight, is_in_time
        self._may_cancel = not (isinstance(executor, BoundedExecutor) and executor.cancels_running)
        self._waiting: dict[Future[Result], _Task[Job]] = {}

    def have_room(self) -> bool:
        bound = self._in_flight
        if bound is None:
            bound = self._executor.in_flight if isinstance(self._executor, BoundedExecutor) else IN_FLIGHT
        return len(self._waiting) < bound

    def are_busy(self) -> bool:
        return bool(self._waiting)

    def begin(self, task: _Task[Job]) -> None:
        try:
            future = self._executor.submit(self._do, task.job)
        except RuntimeError as error:  # the executor is broken, or was shut down
            future = Future()
            future.set_exception(error)
        self._waiting[future] = task

    def done(self) -> Iterable[tuple[_Task[Job], Future[Result]]]:
        if self._may_cancel and not self._is_in_time():
            self._waiting = {future: task for future, task in self._waiting.items() if not future.cancel()}
        if not self._waiting:
            return []
        while not (found := wait(self._waiting, ASKED_AFTER, FIRST_COMPLETED).done):
            if isinstance(self._executor, BoundedExecutor):
                self._executor.require()
        return [(self._waiting.pop(future), future) for future in found]

    def close(self) -> None:
        for future in self._waiting:
            future.cancel()


class _InProcesses(_Hands[Job, Result]):
    def __init__(self, count: int, do: Callable[[Job], Result]) -> None:
        self._count, self._do = count, do
        self._idle: list[Process] = []
        self._busy: dict[Process, _Task[Job]] = {}

    def have_room(self) -> bool:
        return len(self._busy) < self._count

    def are_busy(self) -> bool:
        return bool(self._busy)

    def begin(self, task: _Task[Job]) -> None:
        process = self._idle.pop() if self._idle else Process()
        process.begin(self._do, task.job)
        self._busy[process] = task

    def done(self) -> Iterable[tuple[_Task[Job], Future[Result]]]:
        found = []
        for process in first_ready(self._busy):
            future: Future[Result] = Future()
            _resolve(future, Process.result, process)
            if isinstance(future.exception(), BrokenExecutor):
                process.kill()
            else:
                self._idle.append(process)
            found.append((self._busy.pop(process), future))
        return found

    def close(self) -> None:
        for process in (*self._idle, *self._busy):
            process.kill()
