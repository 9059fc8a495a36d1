"""The page ships a part of Python's standard library: all that the engine imports is in it.

Inside Pyodide these tests run on the part that the site ships. pytest gets the other modules from elsewhere; the
engine cannot import those.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import marshal
import re
import sys
from pathlib import Path
from typing import Any
from zipimport import zipimporter

import pytest
from engine_sources import ENGINE, SHIPPED_SOURCES

import py_engine

pytestmark = pytest.mark.skipif(sys.platform != "emscripten", reason="CPython has its whole standard library")

INSTALLED = Path(py_engine.__path__[0])
SHIPPED = "/lib/python314.zip/"


def imported_names(source: str) -> set[str]:
    """The modules that a source imports by their full names, inside functions too."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module)
    return found


def compiled_patterns() -> list[tuple[str | bytes, int, tuple[Any, ...]]]:
    """The regular expressions that come compiled: each with its flags and the machine's code of it."""
    _, patterns = marshal.loads(zipimporter(SHIPPED.rstrip("/")).get_data("library.marshal"))
    return list(patterns)


@pytest.mark.parametrize("source", SHIPPED_SOURCES, ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_every_import_of_the_engine_is_met_by_what_the_site_ships(source: Path) -> None:
    for name in imported_names(source.read_text(encoding="utf-8")):
        spec = importlib.util.find_spec(name)
        assert spec is not None, name
        assert spec.origin in ("built-in", "frozen") or str(spec.origin).startswith(SHIPPED), f"{name}: {spec.origin}"


def test_the_shipped_library_is_bytecode_made_for_this_python() -> None:
    spec = importlib.util.find_spec("json")
    assert spec is not None
    assert spec.origin == f"{SHIPPED}json/__init__.pyc"


def test_what_every_start_imports_comes_in_one_piece_and_the_rest_by_itself() -> None:
    loaders = [type(importlib.import_module(name).__loader__).__name__ for name in ("json", "statistics")]
    assert loaders == ["Library", "zipimporter"]


def test_patterns_that_come_compiled_are_what_this_python_makes_of_them() -> None:
    machine, expressions = importlib.import_module("_sre"), importlib.import_module("re._compiler")
    patterns = compiled_patterns()
    assert len(patterns) > 50
    for pattern, flags, values in patterns:
        assert machine.compile(*values) == expressions.compile(pattern, flags)


def test_python_knows_those_patterns_once_it_has_started(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[tuple[type, str | bytes, int], re.Pattern[str]] = {}
    monkeypatch.setattr(re, "_cache", known)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    importlib.import_module("sitecustomize").install()
    patterns = compiled_patterns()
    assert list(known) == [(type(pattern), pattern, flags) for pattern, flags, _ in patterns]


def test_the_engine_comes_as_bytecode_too() -> None:
    spec = importlib.util.find_spec("py_engine.match")
    assert spec is not None
    assert str(spec.origin).endswith("/py_engine/match/__init__.pyc")


def test_every_source_has_its_bytecode() -> None:
    assert SHIPPED_SOURCES
    assert {source.relative_to(ENGINE).with_suffix(".pyc") for source in SHIPPED_SOURCES} == {
        compiled.relative_to(INSTALLED) for compiled in INSTALLED.rglob("*.pyc")
    }


def test_the_engine_gets_none_of_the_modules_that_only_the_tests_have() -> None:
    sys.modules.pop("colorsys", None)
    with pytest.raises(ModuleNotFoundError):
        exec("import colorsys", {"__name__": "py_engine.somewhere"})
    assert importlib.import_module("colorsys").__file__ == "/tools/stock_library.zip/colorsys.py"
