"""Many jobs until some minutes are over."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from support import many_jobs
from support.console import Failure


class Cluster(Executor):
    """Does the first job at once and has begun the second, which it does when the third is cancelled."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
        future: Future[Any] = Future()
        number = len(self.futures)
        self.futures.append(future)
        if number < 2:
            assert future.set_running_or_notify_cancel()
        if number == 0:
            future.set_result(function(*arguments))
        if number == 2:
            future.add_done_callback(lambda _: self.futures[1].set_result("late"))
        return future


def test_when_the_minutes_are_over_what_is_under_way_is_kept_and_what_waits_is_not_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, kept, cluster = 0.0, {}, Cluster()

    def keep(job: int, result: str) -> None:
        nonlocal now
        kept[job] = result
        now = 61.0

    monkeypatch.setattr(many_jobs, "monotonic", lambda: now)
    assert many_jobs.work(range(5), str, keep, cluster, minutes=1.0, in_flight=4) == 2
    assert kept == {0: "0", 1: "late"}
    assert len(cluster.futures) == 4
    assert all(future.cancelled() for future in cluster.futures[2:])


@pytest.mark.parametrize("workers", [1, 2])
def test_a_job_that_fails_is_told_of_and_ends_nothing(workers: int) -> None:
    kept = {}
    with pytest.raises(Failure, match="1 of 3 games gave no result, such as: ZeroDivisionError: division by zero"):
        many_jobs.work([1, 0, 2], half, kept.__setitem__, workers, minutes=1.0)
    assert kept == {1: 1.0, 2: 0.5}


def half(number: int) -> float:
    return 1 / number
