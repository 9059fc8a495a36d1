"""A Dask scheduler and its workers, each a process of this machine, for tests and measurements.

They run in the Python that starts them, in which Dask is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from support.folders import BUILD_SCRIPTS, ROOT

# Each prints its address once it is ready.
SCHEDULER = """
import asyncio, sys
from distributed import Scheduler

async def run():
    async with Scheduler(host="127.0.0.1", port=int(sys.argv[1]), dashboard=False) as scheduler:
        print(scheduler.address, flush=True)
        await scheduler.finished()

asyncio.run(run())
"""
WORKERS = """
import asyncio, sys
from contextlib import AsyncExitStack
from distributed import Worker

async def run():
    async with AsyncExitStack() as stack:
        for _ in range(int(sys.argv[2])):
            worker = await stack.enter_async_context(Worker(sys.argv[1], nthreads=1, dashboard=False))
        print(worker.address, flush=True)
        await worker.finished()

asyncio.run(run())
"""


class DaskProcesses:
    """A scheduler and its workers. address, scheduler: of the scheduler, and its process."""

    def __init__(self, folder: Path, rooms: Sequence[Path] = ()) -> None:
        self._folder, self._rooms = folder, rooms
        self._workers: list[subprocess.Popen[str]] = []
        self.scheduler, self.address = self._start(SCHEDULER, "0")

    def add_worker(self, engine: Path = ROOT, count: int = 1) -> str:
        """Start a worker, and wait until the scheduler knows it; returns its address.

        engine: the folder that has its engine. count: workers in this one process.
        """
        worker, address = self._start(WORKERS, self.address, str(count), path=engine)
        self._workers.append(worker)
        return address

    def kill_worker(self, source: Random) -> None:
        """Kill a worker at once, and start another one."""
        _end(self._workers.pop(source.randrange(len(self._workers))))
        self.add_worker()

    def kill_scheduler(self) -> None:
        """Kill the scheduler at once; its workers end themselves."""
        _end(self.scheduler)

    def replace_scheduler(self) -> None:
        """Kill the scheduler and its workers, and start another one at its address with as many workers."""
        self.kill_scheduler()
        count = len(self._workers)
        while self._workers:
            _end(self._workers.pop())
        self.scheduler, _ = self._start(SCHEDULER, self.address.rpartition(":")[2])
        for _ in range(count):
            self.add_worker()

    def close(self) -> None:
        """End all."""
        for process in (*self._workers, self.scheduler):
            _end(process)

    def _start(self, program: str, *words: str, path: Path = ROOT) -> tuple[subprocess.Popen[str], str]:
        settings = {"PYTHONPATH": os.pathsep.join(map(str, (path, BUILD_SCRIPTS, *self._rooms)))}
        with (self._folder / "dask.log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-c", program, *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self._folder,
                env=os.environ | settings,
            )
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, (self._folder / "dask.log").read_text(encoding="utf-8")
        return process, address


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()


@contextmanager
def dask_processes(folder: Path, workers: int, rooms: Sequence[Path] = ()) -> Iterator[DaskProcesses]:
    """A scheduler with some workers, which end with this context.

    folder: for their log, and to run in. rooms: further folders of modules.
    """
    processes = DaskProcesses(folder, rooms)
    try:
        for _ in range(workers):
            processes.add_worker()
        yield processes
    finally:
        processes.close()
