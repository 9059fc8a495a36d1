"""A process that answers one request a line: CPython, Node with Pyodide inside, or another program.

It lives as long as what asks it, so that no measurement pays for a start, and waits without using the machine while
others are measured.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from support.console import Failure
from support.folders import BUILD_SCRIPTS, LOGS, ROOT, SITE, shown
from support.processes import clean_environment, read_log, telling_line
from toolchain.node_packages import find_node
from toolchain.virtual_environment import PYTHON

# Time for a process to end by itself once its input has ended, in seconds.
FAREWELL_SECONDS = 10.0


class AnsweringProcess:
    """name: of the runtime, in figures and messages; other output of the process is kept in `.cache/logs`."""

    def __init__(self, name: str, command: Sequence[str | Path], environment: dict[str, str]) -> None:
        self.name = name
        LOGS.mkdir(parents=True, exist_ok=True)
        self._log_file = LOGS / f"measuring-{name.lower()}.log"
        with self._log_file.open("wb") as log:
            self._process = subprocess.Popen(
                [str(part) for part in command],
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
            )

    def ask(self, measure: str, **needs: Any) -> dict[str, Any]:
        """Have something measured; `measurements.py` lists what Python can be asked.

        Raises Failure, with what it said last, if the process ends instead.
        """
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(json.dumps({"measure": measure, **needs}) + "\n")
            stdin.flush()
            line = stdout.readline()
        except OSError:  # it ended before it could be asked
            line = ""
        if not line:
            cause = telling_line(read_log(self._log_file))
            raise Failure(f"Measuring in {self.name} failed. It said: {cause} (all of it: {shown(self._log_file)})")
        result: dict[str, Any] = json.loads(line)
        return result

    def __enter__(self) -> AnsweringProcess:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            self._process.communicate(timeout=FAREWELL_SECONDS)
        except (OSError, ValueError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()


def start_cpython(name: str = "CPython") -> AnsweringProcess:
    """The project's own CPython, with the engine of the checkout."""
    # -P: the folder in which the command is run may have other tests.
    command: list[str | Path] = [PYTHON, "-P", "-m", "measuring.measurements"]
    path = os.pathsep.join([str(ROOT), str(BUILD_SCRIPTS)])
    return AnsweringProcess(name, command, clean_environment() | {"PYTHONPATH": path})


def start_pyodide(name: str = "Pyodide", files: Sequence[str] = ()) -> AnsweringProcess:
    """Pyodide in Node, with the engine of the built site. files: that can be read there too, under the same paths."""
    node = find_node()
    command: list[str | Path] = [node.program, Path(__file__).with_name("answering_in_pyodide.mjs"), SITE, ROOT, *files]
    return AnsweringProcess(name, command, node.environment)
