"""Counts the work of a call: lines of Python executed, which is the same number on every machine; no clock.

Other versions of Python count a little differently, so limits are generous. What C code does within one line (a regular
expression, say) is not seen. Inside Pyodide nothing is counted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, TypeVar

Found = TypeVar("Found")

# A step of the engine from one line to the next: a file's name and two line numbers.
Edge = tuple[str, int, int]

IS_COUNTED = sys.platform != "emscripten"


class TooMuchWork(AssertionError):
    """A call has done more than it may. (No `ValueError`: the engine catches those.)"""


class BudgetSpent(BaseException):
    """A call that may work for as long as it likes has worked enough for a test."""


class Work:
    """The amount of work done, and the steps that have been seen.

    lines: executed so far. limit: with one line more than this, `error` is raised in the middle of the work.
    edges: the steps that are collected; None if they are not wanted.
    """

    def __init__(self, limit: int, *, error: type[BaseException] = TooMuchWork, edges: set[Edge] | None = None) -> None:
        self.limit = limit
        self.error = error
        self.edges = edges
        self.lines = 0
        self._last = 0

    def of(self, call: Callable[[], Found]) -> Found:
        """The result of the call, with its work counted."""
        if not IS_COUNTED:
            return call()
        before = sys.gettrace()
        sys.settrace(self._count if self.edges is None else self._count_and_look)
        try:
            return call()
        finally:
            sys.settrace(before)

    def _count(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            self.lines += 1
            if self.lines > self.limit:
                raise self.error(f"more than {self.limit} lines were executed")
        return self._count

    def _count_and_look(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            self.lines += 1
            if self.lines > self.limit:
                raise self.error(f"more than {self.limit} lines were executed")
            assert self.edges is not None
            line = frame.f_lineno
            self.edges.add((frame.f_code.co_filename, self._last, line))
            self._last = line
        return self._count_and_look
