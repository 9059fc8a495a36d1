"""The paths of the engine's sources, for tests that read them.

The wheel in Pyodide has no sources: there they are next to the tests
(`build_scripts/checks/run_tests_in_pyodide.mjs`).
"""

from __future__ import annotations

import sys
from pathlib import Path

import py_engine

ENGINE = Path("/sources/py_engine") if sys.platform == "emscripten" else Path(py_engine.__path__[0])
SOURCES = sorted(ENGINE.rglob("*.py"))

# Files that the page's engine does not have.
FOR_THE_TERMINAL = ("arena", "commands", "figures", "markdown", "report", "given_records.py", "__main__.py")
SHIPPED_SOURCES = [path for path in SOURCES if path.relative_to(ENGINE).parts[0] not in FOR_THE_TERMINAL]
