"""Runs the steps of the checks side by side, as many at once as keep the processors busy, and says how far they are."""

from __future__ import annotations

import re
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from checks.steps import STEPS, Extent
from support.console import Failure, output_to, say
from support.folders import LOGS
from support.processes import read_log

# Steps that run at once. A step with many tests runs them in two processes, and waits for a browser at times. A
# third step would make all of them slower on two processors, and wait for memory on more.
AT_ONCE = 2

# Seconds between two lines of progress: on a terminal, where the line is replaced, and elsewhere.
ON_A_TERMINAL, IN_A_LOG = 1.0, 30.0

# The progress of a run of pytest, as it prints it behind its dots.
PERCENT = re.compile(r"\[ *(\d+)%\]")


@dataclass(frozen=True)
class Result:
    """The result of one step."""

    name: str
    passed: bool
    seconds: float
    remark: str


def run_steps(names: list[str], extent: Extent) -> list[Result]:
    """Run the steps, each as soon as there is room and what it needs has ended, whatever fails; in the order given.

    The output of a step goes to its log, and is shown here if the step fails.
    """
    progress = Progress(names)
    waiting = list(names)
    running: dict[Future[Result], str] = {}
    results: dict[str, Result] = {}
    with ThreadPoolExecutor(AT_ONCE) as threads:
        while waiting or running:
            for name in startable(waiting, list(running.values()))[: AT_ONCE - len(running)]:
                waiting.remove(name)
                running[threads.submit(run_step, name, extent)] = name
            ended, _ = wait(running, timeout=progress.interval, return_when=FIRST_COMPLETED)
            for future in ended:
                result = results[running.pop(future)] = future.result()
                progress.clear()
                report(result)
            progress.show(list(running.values()), waiting)
    progress.clear()
    return [results[name] for name in names]


def startable(waiting: list[str], running: list[str]) -> list[str]:
    """The steps all of whose needs have ended or were not asked for."""
    unfinished = {*waiting, *running}
    return [name for name in waiting if unfinished.isdisjoint(STEPS[name].needs)]


def run_step(name: str, extent: Extent) -> Result:
    """Run one step, with all that it prints going to its log, and time it."""
    LOGS.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    remark = ""
    with log_of(name).open("w", encoding="utf-8") as log, output_to(log):
        try:
            code = STEPS[name].run(extent)
            if code != 0:
                remark = f"exit code {code}"
        except (Failure, OSError) as failure:
            code, remark = 1, str(failure)
    return Result(name, code == 0, time.monotonic() - start, remark)


def log_of(name: str) -> Path:
    """The file that a step's output goes to."""
    return LOGS / f"step-{name}.log"


def report(result: Result) -> None:
    """Say that a step has ended: all that it printed where it failed, its last line otherwise."""
    printed = read_log(log_of(result.name)).strip()
    if result.passed:
        last = printed.rpartition("\n")[2].strip("= ")
        say(f"{result.name} passed in {result.seconds:.0f} s{f': {last}' if last else ''}")
    else:
        say(f"\n== {result.name} FAILED: {result.remark}\n{printed}\n")


class Progress:
    """A line of progress: which steps run, how far they are, and how long all that is left will take.

    The guess goes by what each step costs (`STEPS`) and by how fast this machine has been so far.
    """

    def __init__(self, names: list[str]) -> None:
        self._names = names
        self._started = time.monotonic()
        self._told = self._started
        self._length = 0  # of the line on the terminal
        self.interval = ON_A_TERMINAL if sys.stdout.isatty() else IN_A_LOG

    def show(self, running: list[str], waiting: list[str]) -> None:
        """Print how far the steps are, if it is time to."""
        now = time.monotonic()
        if not running or now - self._told < self.interval:
            return
        self._told = now
        shares = {name: share_done(name) for name in running}
        left = float(sum(STEPS[name].cost for name in waiting))
        left += sum(STEPS[name].cost * (1 - share) for name, share in shares.items())
        done = sum(STEPS[name].cost for name in self._names) - left
        told = ", ".join(f"{name} {share:.0%}" if share else name for name, share in shares.items())
        if done > 0:
            told += f"; about {time_of((now - self._started) / done * left)} left"
        if self.interval == ON_A_TERMINAL:
            print(f"\r{told.ljust(self._length)}", end="", flush=True)
            self._length = len(told)
        else:
            say(told)

    def clear(self) -> None:
        """Take the line away from the terminal."""
        if self._length:
            print(f"\r{' ' * self._length}\r", end="", flush=True)
            self._length = 0


def share_done(name: str) -> float:
    """The part of a step that is done, if its output shows it; otherwise 0."""
    told = PERCENT.findall(read_log(log_of(name)))
    return int(told[-1]) / 100 if told else 0.0


def time_of(seconds: float) -> str:
    """A time that is left, as people say it."""
    return f"{round(seconds)} s" if seconds < 90 else f"{round(seconds / 60)} min"
