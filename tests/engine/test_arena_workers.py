"""Jobs on processes: one that is lost costs no job, or the one that has it killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from arena_tournaments import small_tournament, whole_tournament

from py_engine.arena import play_game, workers
from py_engine.arena.stopping import ENDING, die_at_once, ended_as_by_ctrl_c
from py_engine.arena.workers import BoundedExecutor, LostExecutor, results
from py_engine.report import make_plan, play_plan
from py_engine.report.playing import play_task

pytestmark = pytest.mark.cpython_only

REPOSITORY = Path(__file__).parents[2]


def square(number: int) -> int:
    return number * number


def times(marks: Path) -> int:
    """The number of calls before this one, by a file with a mark for each."""
    with marks.open("ab") as stream:
        stream.write(b".")
        return stream.tell() - 1


def square_but_die_twice(number: int, *, marks: Path) -> int:
    """The square; but the process of job 2 is killed the first two times."""
    if number == 2 and times(marks) < 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def square_but_fail_twice(number: int, *, marks: Path) -> int:
    """The square; but job 2 fails the first two times."""
    if number == 2 and times(marks) < 2:
        raise MemoryError
    return square(number)


def square_or_die(number: int) -> int:
    """The square; but the process of job 2 is killed each time."""
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


@pytest.mark.parametrize("do", [square_but_die_twice, square_but_fail_twice])
def test_a_job_that_fails_or_has_its_process_killed_twice_is_done_again(do: Any, tmp_path: Path) -> None:
    do = partial(do, marks=tmp_path / "marks")
    done = {job: future.result() for job, future in results(range(8), do, 2)}
    assert done == {number: number * number for number in range(8)}


def test_a_job_that_has_its_process_killed_each_time_costs_no_other() -> None:
    done = dict(results(range(6), square_or_die, 2))
    assert sorted(done) == list(range(6))
    assert isinstance(done.pop(2).exception(), BrokenExecutor)
    assert {job: future.result() for job, future in done.items()} == {n: n * n for n in (0, 1, 3, 4, 5)}


def test_an_executor_has_no_more_jobs_at_once_than_it_asks_for() -> None:
    class Counting(BoundedExecutor):
        in_flight = 3

        def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
            futures.append(threads.submit(function, *arguments))
            assert sum(not future.done() for future in futures) <= 3
            return futures[-1]

    futures: list[Future[Any]] = []
    with ThreadPoolExecutor(1) as threads:
        done = {job: future.result() for job, future in results(range(20), square, Counting())}
    assert done == {number: number * number for number in range(20)}


def test_when_time_is_over_what_an_executor_has_is_done_where_it_would_cancel_what_has_begun() -> None:
    class Cancelling(BoundedExecutor):
        in_flight = 3
        cancels_running = True

        def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
            return threads.submit(function, *arguments)

    is_in_time = True
    with ThreadPoolExecutor(1) as threads:
        incoming = results(range(9), square, Cancelling(), is_in_time=lambda: is_in_time)
        first, _ = next(incoming)
        is_in_time = False
        rest = [job for job, _ in incoming]
    assert {first, *rest} == {0, 1, 2}


def test_an_executor_that_is_gone_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone(BoundedExecutor):
        def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
            return Future()

        def require(self) -> None:
            raise LostExecutor("It is gone")

    monkeypatch.setattr(workers, "ASKED_AFTER", 0.01)
    with pytest.raises(LostExecutor, match="It is gone"):
        list(results(range(3), square, Gone()))


PARENT = """
import os, signal
from py_engine.arena.workers import BoundedExecutor, LostExecutor, results

def work(number):
    if number:
        os.kill(os.getppid(), signal.SIGKILL)

for _ in results([0, 1, 1], work, 2):
    pass
"""


@pytest.mark.skipif(sys.platform == "win32", reason="There are no such signals")
def test_processes_end_with_the_one_that_started_them_whatever_ends_it() -> None:
    # Its output is at an end, and so is this call, once the last process that could write there has ended.
    ended = subprocess.run([sys.executable, "-c", PARENT], capture_output=True, cwd=REPOSITORY, check=False)
    assert ended.returncode == -signal.SIGKILL


def done_but_die_once(job: Any, *, do: Callable[[Any], Any], mark: Path) -> Any:
    """A job done; but the first process to do one is killed."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return do(job)


@pytest.mark.slow
def test_a_tournament_whose_process_is_killed_has_all_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = whole_tournament()
    do = partial(done_but_die_once, do=play_game, mark=tmp_path / "was killed")
    monkeypatch.setattr(sys.modules["py_engine.arena.tournament"], "play_game", do)
    assert small_tournament(processes=2) == whole


def test_a_report_whose_process_is_killed_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = make_plan("parasol", 2, 4, playouts=20, first_games=0, pairs=0, mirror_games=0)
    whole = play_plan(few, processes=1)
    do = partial(done_but_die_once, do=play_task, mark=tmp_path / "was killed")
    monkeypatch.setattr("py_engine.report.running.play_task", do)
    assert play_plan(few, processes=2) == whole


def wait_for_ever(number: int) -> int:
    """The square of 0; the others wait until they are killed."""
    while number:
        signal.pause()
    return square(number)


@pytest.mark.skipif(sys.platform == "win32", reason="There is no signal to wait for")
def test_processes_whose_results_are_not_waited_for_are_ended() -> None:
    incoming = results(range(4), wait_for_ever, 2)
    assert next(incoming)[0] == 0
    incoming.close()  # would never come back otherwise


def test_in_this_process_a_job_is_asked_for_when_the_one_before_is_done() -> None:
    asked = iter(range(3))
    incoming = results(asked, square, 1)
    assert next(incoming)[1].result() == 0
    assert next(asked) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
@pytest.mark.parametrize("first", [signal.SIGINT, *ENDING], ids=str)
def test_what_is_shown_after_the_first_signal_is_not_interrupted_by_one_that_follows(first: signal.Signals) -> None:
    before = {number: signal.getsignal(number) for number in (*ENDING, signal.SIGINT)}
    try:
        for number in ENDING:
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        with ended_as_by_ctrl_c():
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(first)
            for number in ENDING:
                signal.raise_signal(number)
            with pytest.raises(KeyboardInterrupt):  # a person does not want to wait for it
                signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="There is no such signal")
def test_a_signal_that_is_ignored_stays_ignored() -> None:
    before = [signal.getsignal(number) for number in (*ENDING, signal.SIGINT)]
    try:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as `nohup` has it
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        with ended_as_by_ctrl_c():
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGTERM)
            signal.raise_signal(signal.SIGTERM)  # handled as before the block
            die_at_once()
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        for number, handler in zip((*ENDING, signal.SIGINT), before, strict=True):
            signal.signal(number, handler)
