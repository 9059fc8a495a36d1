"""Run inside the site's Pyodide: the modules that the site's standard library lacks, for tools, never for the engine.

pytest needs more of the standard library than the site ships. It gets the rest from the whole one, but where code of
the engine looks for such a module (its frames are on the stack) there is none, as in the page. Modules that pytest has
imported by then are there for all code; `tests/engine/test_shipped_library.py` therefore looks at the engine's own
imports.
"""

from __future__ import annotations

import sys
import zipimport
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

ENGINE = "py_engine"


class WholeLibrary:
    """The last finder: it is asked only for what no other has."""

    def __init__(self, archive: str) -> None:
        self._archive = archive

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module in the whole library, unless the engine asks for it."""
        if is_engine_at_work():
            return None
        parent = name.rpartition(".")[0].replace(".", "/")
        try:
            return zipimport.zipimporter(f"{self._archive}/{parent}".rstrip("/")).find_spec(name)
        except zipimport.ZipImportError:
            return None


def is_engine_at_work() -> bool:
    """Return whether code of the engine is on the stack, such as code that imports a module."""
    frame = sys._getframe()
    while (above := frame.f_back) is not None:
        frame = above
        if str(frame.f_globals.get("__name__", "")).partition(".")[0] == ENGINE:
            return True
    return False


def offer_whole_library(archive: str) -> None:
    """Let tools import from the whole standard library in this zip."""
    sys.meta_path.append(WholeLibrary(archive))
