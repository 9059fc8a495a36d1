"""The examples in the engine's docstrings and in the READMEs are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import py_engine

MODULES = sorted(
    info.name for info in pkgutil.walk_packages(py_engine.__path__, "py_engine.") if not info.name.endswith("__main__")
)
READMES = [Path(__file__).parents[2] / name for name in ("README.md", "py_engine/README.md")]


def examples_of(module: str) -> list[doctest.DocTest]:
    return [test for test in doctest.DocTestFinder().find(importlib.import_module(module)) if test.examples]


@pytest.mark.parametrize("module", ["py_engine", *MODULES])
def test_the_examples_of_a_module_are_true(module: str) -> None:
    for test in examples_of(module):
        report: list[str] = []
        failed, _ = doctest.DocTestRunner().run(test, out=report.append)
        assert failed == 0, "".join(report)


def test_the_ways_into_the_engine_have_examples() -> None:
    ways_in = {"py_engine", "py_engine.match.match", "py_engine.records.records"}
    assert {module for module in ways_in if examples_of(module)} == ways_in


@pytest.mark.cpython_only
@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.parent.name)
def test_the_examples_of_a_readme_are_true(readme: Path) -> None:
    """Only where these files are: they are not copied into Pyodide."""
    test = doctest.DocTestParser().get_doctest(
        readme.read_text(encoding="utf-8").replace("```", "\n"), {}, "README", str(readme), 0
    )
    assert test.examples
    report: list[str] = []
    failed, _ = doctest.DocTestRunner().run(test, out=report.append)
    assert failed == 0, "".join(report)
