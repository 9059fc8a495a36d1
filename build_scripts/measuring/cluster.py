"""Measures what a Dask cluster costs: a tournament on one worker and on two, and a scheduler with many workers.

Usage: python3 build_scripts/measure.py cluster [--rounds N] [--pairs N] [--workers N] [--seconds S] [--games N]

Everything runs on this machine, which should be idle and have two processors or more. In each round the same tournament
is played on one worker and on two, in turn; the ratios are those of the medians, and of the fastest rounds, which other
work on the machine has disturbed least. Then games are pretended, if any: each of many workers waits for as long as a
game takes, and returns a record. The scheduler's share is the time of the processor that it used while they were
played: of one processor, and of the time that all workers spent.
"""

import argparse
import importlib.util
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from py_engine.arena import plan, play_games
from py_engine.arena.cluster import Cluster, cluster_at
from py_engine.arena.stopping import ended_as_by_ctrl_c
from py_engine.arena.workers import results
from support.console import say
from support.dask_processes import DaskProcesses, dask_processes
from support.folders import BUILD_SCRIPTS
from support.processes import clean_environment, run_openly
from toolchain.virtual_environment import PYTHON, install

# Players whose games take about a second.
GAME, PLAYERS = "parasol", ("random", "meridian@50000")

# Turns of a pretended game, and how far its time is from the mean at most.
TURNS, SPREAD = 60, 0.5


def main() -> int:
    """Measure, in an environment that has Dask."""
    options = read_options()
    if importlib.util.find_spec("distributed") is None:
        install("check")
        again: list[str | Path] = [PYTHON, BUILD_SCRIPTS / "measure.py", "cluster", *sys.argv[1:]]
        return run_openly(again, environment=clean_environment())
    with ended_as_by_ctrl_c(), TemporaryDirectory() as folder:
        measure_two_workers(options.rounds, options.pairs, Path(folder))
        if options.games:
            measure_scheduler(options.workers, options.seconds, options.games, Path(folder))
    return 0


def read_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Measure what a Dask cluster costs.")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="on one worker and on two (5)")
    parser.add_argument("--pairs", type=int, default=10, metavar="N", help="of games in the tournament (10)")
    parser.add_argument("--workers", type=int, default=100, metavar="N", help="that pretend to play (100)")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="of a pretended game, mean (10)")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="that are pretended (500)")
    return parser.parse_args()


@contextmanager
def cluster_of(workers: int, folder: Path, in_one_process: bool = False) -> Iterator[tuple[DaskProcesses, Cluster]]:
    """A cluster on this machine, whose workers have the engine loaded."""
    with dask_processes(folder, 0 if in_one_process else workers) as processes:
        if in_one_process:
            processes.add_worker(count=workers)
        with cluster_at(processes.address) as cluster:
            yield processes, cluster


def measure_two_workers(rounds: int, pairs: int, folder: Path) -> None:
    """Play the same tournament on one worker and on two, in turn."""
    specs = plan(GAME, PLAYERS, pairs, 1)
    times: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(rounds):
        for workers, measured in times.items():
            with cluster_of(workers, folder) as (_, cluster):
                # The first games load the engine's modules.
                list(play_games(specs[:workers], cluster))
                begun = time.perf_counter()
                assert all(result.winner is not None for result in play_games(specs, cluster))
                measured.append(time.perf_counter() - begun)
    for workers, measured in times.items():
        say(f"{workers} workers: {', '.join(f'{one:.1f}' for one in measured)} s for {len(specs)} games")
    medians, fastest = (kind(times[2]) / kind(times[1]) for kind in (median, min))
    say(f"Two workers take {medians:.2f} of the time of one by the medians, {fastest:.2f} by the fastest rounds\n")


def measure_scheduler(workers: int, seconds: float, games: int, folder: Path) -> None:
    """Have many workers pretend to play, and measure the scheduler."""
    source = Random(1)
    jobs = [(number, seconds * source.uniform(1 - SPREAD, 1 + SPREAD)) for number in range(games)]
    with cluster_of(workers, folder, in_one_process=True) as (processes, cluster):
        import psutil  # which Dask needs

        scheduler = psutil.Process(processes.scheduler.pid)
        begun, used, here = time.perf_counter(), sum(scheduler.cpu_times()[:2]), time.process_time()
        for _, future in results(jobs, pretend, cluster):
            assert future.result()["turns"]
        passed = time.perf_counter() - begun
        used, here = sum(scheduler.cpu_times()[:2]) - used, time.process_time() - here
    spent = sum(length for _, length in jobs)
    say(f"{workers} workers, {games} games of {seconds:g} s in the mean: {passed:.1f} s")
    say(f"The workers were at work for {spent / passed / workers:.0%} of the time")
    say(f"The scheduler used {used:.2f} s, {used / passed:.1%} of a processor, {used / spent:.3%} of the games' time")
    say(f"This process used {here:.2f} s, {here / passed:.1%} of a processor")


def pretend(job: tuple[int, float]) -> dict[str, Any]:
    """A game of this number, which takes this time."""
    number, seconds = job
    time.sleep(seconds)
    return {"number": number, "turns": [f"c{turn}" for turn in range(TURNS)]}
