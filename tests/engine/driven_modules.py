"""The modules of the engine that a test run has driven: in each that has functions, at least one was called."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import CodeType

from engine_sources import ENGINE, SOURCES


class DrivenModules:
    """Listens to the starts of functions, from Python 3.12 on; each function is heard once and costs nothing after."""

    def __init__(self) -> None:
        self._files: set[str] = set()
        self._tool = sys.monitoring.PROFILER_ID
        sys.monitoring.use_tool_id(self._tool, "driven modules")
        sys.monitoring.register_callback(self._tool, sys.monitoring.events.PY_START, self._hear)
        sys.monitoring.set_events(self._tool, sys.monitoring.events.PY_START)

    def _hear(self, code: CodeType, _offset: int) -> object:
        if code.co_name != "<module>":
            self._files.add(code.co_filename)
        return sys.monitoring.DISABLE

    def missing(self) -> list[str]:
        """The modules with functions of which none was called, as paths within the engine."""
        wanted = {path.relative_to(ENGINE).as_posix() for path in SOURCES if has_functions(path)}
        driven = {file.rpartition("py_engine/")[2] for file in self._files if "py_engine/" in file}
        return sorted(wanted - driven)


def has_functions(source: Path) -> bool:
    """Return whether a source defines any function."""
    return any(isinstance(node, ast.FunctionDef) for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
