"""The processor's seconds that this process has spent: a clock that stops while other processes have the processor."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time

# One call from Python that brings one number: it takes a few microseconds, as a search asks between two of its rounds.
IN_NODE = """() => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}"""


def _find_clock() -> Callable[[], float]:
    """The clock. Inside Pyodide only Node has it."""
    if sys.platform != "emscripten":
        return process_time
    clock: Callable[[], float] = import_module("pyodide.code").run_js(IN_NODE)
    return clock


processor_seconds = _find_clock()
