"""Processes of this machine, each with its own pipe, so that one that is killed disturbs no other.

(A `ProcessPoolExecutor` gives up all its jobs where one process is lost. It also has threads, next to which processes
should not be forked; here there are none.)
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from .stopping import die_at_once

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class Process:
    """A process that does one job after another. It ends with this one, whatever ends this one."""

    def __init__(self) -> None:
        import multiprocessing  # not available without processes, as in a browser

        self._pipe, theirs = multiprocessing.Pipe()
        self._process = multiprocessing.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def begin(self, do: Callable[[Any], Any], job: object) -> None:
        """Begin a job; one at a time."""
        with suppress(OSError):  # the process is lost, as `result` will say
            self._pipe.send((do, job))

    def result(self) -> Any:
        """The result of the job, waiting for it.

        Raises:
            BrokenExecutor: The process is lost.
            Exception: The job's own.
        """
        try:
            result, error = self._pipe.recv()
        except (EOFError, OSError):
            raise BrokenExecutor("the process was lost while it did the job") from None
        if error is not None:
            raise error
        return result

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def first_ready(processes: Iterable[Process]) -> list[Process]:
    """Wait until some processes have done their jobs or are lost, and return these."""
    from multiprocessing.connection import wait

    # A pipe may be left open by a process that was forked from the lost one, so that its end must be waited for, too.
    of = {ready: process for process in processes for ready in (process._pipe, process._process.sentinel)}
    return list(dict.fromkeys(of[ready] for ready in wait(of)))  # type: ignore[index]


def _work(pipe: Connection) -> None:
    """Do the jobs that come through a pipe, as long as the process at its other end is there."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    die_at_once()
    parent = parent_process()
    assert parent is not None
    while pipe in wait([pipe, parent.sentinel]):
        try:
            do, job = pipe.recv()
        except EOFError:
            return
        try:
            outcome = pickle.dumps((do(job), None))
        except Exception as error:
            outcome = as_bytes(error)
        pipe.send_bytes(outcome)


def as_bytes(error: Exception) -> bytes:
    """An error for the pipe; one that cannot be sent is replaced by its text."""
    try:
        whole = pickle.dumps((None, error))
        pickle.loads(whole)
    except Exception:
        return pickle.dumps((None, RuntimeError(f"{type(error).__name__}: {error}")))
    return whole
