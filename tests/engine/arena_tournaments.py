"""Support for the arena's tests: a tournament that takes a moment, and an executor that needs no processes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import cache
from typing import Any

import py_engine as s
from py_engine.arena import CrossTable, tournament

PLAYERS = ["random", f"{s.opponents_of('sum')[0].id}@3", f"{s.opponents_of('sum')[0].id}@20"]


def small_tournament(executor: Executor | None = None, processes: int | None = 1, seed: int = 4) -> CrossTable:
    return tournament("sum", PLAYERS, 3, seed, executor, processes=processes, size=3)


@cache
def whole_tournament() -> CrossTable:
    """The same, once for all tests that compare with it."""
    return small_tournament()


class InlineExecutor(Executor):
    """Makes each call at once and in the caller's thread; some calls may be lost instead."""

    def __init__(self, lost: Callable[[int], bool] = lambda number: False) -> None:
        self.calls = 0
        self.lost = lost

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.calls += 1
        if self.lost(self.calls):
            future.set_exception(BrokenExecutor("a worker went away"))
        else:
            future.set_result(function(*arguments, **settings))
        return future
