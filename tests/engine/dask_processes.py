"""Support for tests on a cluster: a real scheduler and real workers, each a process of this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

ENGINE_TESTS = Path(__file__).parent
REPOSITORY = ENGINE_TESTS.parents[1]

# Each prints its address once it is ready.
SCHEDULER = """
import asyncio, sys
from distributed import Scheduler

async def run():
    async with Scheduler(host="127.0.0.1", port=0, dashboard=False) as scheduler:
        print(scheduler.address, flush=True)
        await scheduler.finished()

asyncio.run(run())
"""
WORKER = """
import asyncio, sys
from distributed import Worker

async def run():
    async with Worker(sys.argv[1], nthreads=1, dashboard=False) as worker:
        print(worker.address, flush=True)
        await worker.finished()

asyncio.run(run())
"""


class DaskProcesses:
    """A scheduler and its workers.

    address: of the scheduler.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._workers: list[subprocess.Popen[str]] = []
        self._scheduler, self.address = self._start(SCHEDULER)

    def add_worker(self, engine: Path = REPOSITORY) -> str:
        """Start a worker, whose engine is in a folder, and wait until the scheduler knows it; returns its address."""
        worker, address = self._start(WORKER, self.address, path=engine)
        self._workers.append(worker)
        return address

    def kill_worker(self, source: Random) -> None:
        """Kill a worker at once, and start another one."""
        worker = self._workers.pop(source.randrange(len(self._workers)))
        worker.kill()
        worker.wait()
        self.add_worker()

    def kill_scheduler(self) -> None:
        """Kill the scheduler at once; its workers end themselves."""
        self._scheduler.kill()
        self._scheduler.wait()

    def close(self) -> None:
        """End all."""
        for process in (*self._workers, self._scheduler):
            process.kill()
            process.wait()

    def _start(self, program: str, *words: str, path: Path = REPOSITORY) -> tuple[subprocess.Popen[str], str]:
        settings = {"PYTHONPATH": os.pathsep.join(map(str, (path, REPOSITORY / "build_scripts", ENGINE_TESTS)))}
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


@contextmanager
def dask_processes(folder: Path, workers: int) -> Iterator[DaskProcesses]:
    """A scheduler with some workers, which end with this context."""
    processes = DaskProcesses(folder)
    try:
        for _ in range(workers):
            processes.add_worker()
        yield processes
    finally:
        processes.close()
