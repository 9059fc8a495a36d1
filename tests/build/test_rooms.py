"""The engine, the page and the build scripts do not depend on the tests; tests may import any of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.folders import BUILD_SCRIPTS, ENGINE, ROOT, TESTS, WEB

# Files that run the tests, by pytest, Node's test runner or mutmut, or a check of theirs, or tell these where they are.
RUNS_TESTS = {
    "check.py",
    "checks/run_tests_in_pyodide.mjs",
    "checks/steps.py",
    "measuring/coach.py",
    "measuring/fuzz.py",
    "measuring/mutants.py",
    "measuring/mutate.py",
    "support/folders.py",
}

IMPORTED_IN_JAVASCRIPT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']""")
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
TESTS_ROOM = re.compile(r"(?<![\w.-])tests[./]\w")


def modules_of_tests() -> set[str]:
    """The names by which Python could import modules of the tests; some are found by their bare name."""
    return {"tests"} | {
        path.stem
        for folder in (TESTS, *(path for path in TESTS.iterdir() if path.is_dir()))
        for path in folder.iterdir()
        if (path.suffix == ".py" or (path / "__init__.py").is_file()) and path.stem != "conftest"
    }


def imported_by(tree: ast.Module) -> Iterator[str]:
    """The modules that a module of Python imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def texts_of(tree: ast.Module) -> Iterator[str]:
    """The texts in a module of Python, but for its docstrings, and the names that it uses."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id


def sources(*kinds: str) -> list[Path]:
    """The files of these kinds that the tests are about."""
    return [path for folder in (BUILD_SCRIPTS, ENGINE, WEB) for kind in kinds for path in folder.rglob(f"*{kind}")]


def test_no_module_of_python_imports_from_the_tests() -> None:
    of_tests = modules_of_tests()
    wrong = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in sources(".py")
        for name in imported_by(ast.parse(path.read_text(encoding="utf-8")))
        if name.partition(".")[0] in of_tests
    }
    assert not wrong


def test_no_module_of_javascript_imports_from_the_tests() -> None:
    found = {
        path: IMPORTED_IN_JAVASCRIPT.findall(COMMENT.sub("", path.read_text(encoding="utf-8")))
        for path in sources(".js", ".mjs", ".ts")
    }
    assert any(found.values())
    wrong = {f"{path.relative_to(ROOT)}: {name}" for path, names in found.items() for name in names if "tests/" in name}
    assert not wrong


@pytest.mark.parametrize("folder", [BUILD_SCRIPTS, ENGINE], ids=["build_scripts", "py_engine"])
def test_only_what_runs_tests_knows_where_they_are(folder: Path) -> None:
    wrong = set()
    for path in folder.rglob("*.py"):
        texts = texts_of(ast.parse(path.read_text(encoding="utf-8")))
        if any(text in ("TESTS", "NODE_TESTS", "tests") or TESTS_ROOM.search(text) for text in texts):
            wrong.add(path.relative_to(folder).as_posix())
    for path in folder.rglob("*.mjs"):
        if TESTS_ROOM.search(COMMENT.sub("", path.read_text(encoding="utf-8"))):
            wrong.add(path.relative_to(folder).as_posix())
    assert wrong <= (RUNS_TESTS if folder == BUILD_SCRIPTS else set())
