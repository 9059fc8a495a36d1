"""The steps of the checks: each sets up what it needs, shows its tool's output and returns an exit code."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from browser import ensure_browser
from console import say
from exclusive import exclusive
from folders import BUILD_SCRIPTS, CACHE, NODE_MODULES, ROOT, SITE, TESTS, WEB, WHEELS
from node_packages import find_node, install_all_packages
from processes import clean_environment, run_openly
from site_folder import build_site
from virtual_environment import PYTHON, download_pyodide_wheels, install
from written_folder import read_manifest


def with_check_packages(work: Callable[[], int]) -> int:
    """Do the work once the Python packages of the checks are there."""
    with exclusive():
        install("check")
    return work()


def run_ruff() -> int:
    """Lint all Python."""
    return with_check_packages(lambda: run_openly([PYTHON, "-m", "ruff", "check", "."]))


def run_mypy() -> int:
    """Check the types of the engine and of these scripts, strictly."""
    return with_check_packages(lambda: run_openly([PYTHON, "-m", "mypy", "py_engine", "build_scripts"]))


def run_node_tool(tool: Path, *arguments: str, folder: Path) -> int:
    """Run a JavaScript tool of the pinned npm packages in a folder."""
    with exclusive():
        install_all_packages()
        node = find_node()
    return run_openly(
        [node.node, NODE_MODULES / tool, *arguments], folder=folder, environment=node.environment
    )


def run_eslint() -> int:
    """Lint the page's JavaScript with web/eslint.config.js."""
    return run_node_tool(Path("eslint/bin/eslint.js"), ".", "--max-warnings=0", folder=WEB)


def run_tsc() -> int:
    """Check the types of the page's JavaScript with web/tsconfig.json."""
    return run_node_tool(Path("typescript/bin/tsc"), "--noEmit", "--project", "tsconfig.json", folder=WEB)


def run_site() -> int:
    """Build the site, and once more from nothing elsewhere: the same input must give the same bytes."""
    build_site(SITE)
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        again = Path(folder) / "site"
        build_site(again)
        first, second = read_manifest(SITE) or {}, read_manifest(again) or {}
    differing = sorted(path for path in first.keys() | second.keys() if first.get(path) != second.get(path))
    if differing:
        say(f"A second build differs from the first in: {', '.join(differing)}")
    return 1 if differing else 0


def run_engine_tests() -> int:
    """The engine's tests on this machine's own Python, against the checkout."""
    return with_check_packages(lambda: run_pytest(TESTS / "engine"))


def run_browser_tests() -> int:
    """The tests of the built page in a real browser."""
    build_site(SITE)
    ensure_browser()
    return with_check_packages(lambda: run_pytest(TESTS / "web"))


def run_pytest(folder: Path) -> int:
    """Run the tests below a folder with the project's settings."""
    environment = clean_environment() | {
        "HYPOTHESIS_STORAGE_DIRECTORY": str(CACHE / "hypothesis"),
        # The driver is the one on the PATH; Selenium must neither look for another nor report its use.
        "SE_OFFLINE": "true",
        "SE_AVOID_STATS": "true",
    }
    return run_openly([PYTHON, "-m", "pytest", folder.relative_to(ROOT)], environment=environment)


def run_engine_tests_in_pyodide() -> int:
    """The same engine tests inside Pyodide, against the wheel of the built site."""
    build_site(SITE)
    with exclusive():
        download_pyodide_wheels("pyodide-tests")
        node = find_node()
    return run_openly(
        [node.node, BUILD_SCRIPTS / "run_tests_in_pyodide.mjs", SITE, WHEELS / "pyodide-tests", ROOT],
        environment=node.environment,
    )


# The quick ones first: a slip shows within seconds.
STEPS: dict[str, Callable[[], int]] = {
    "ruff": run_ruff,
    "mypy": run_mypy,
    "eslint": run_eslint,
    "tsc": run_tsc,
    "site": run_site,
    "engine": run_engine_tests,
    "engine-pyodide": run_engine_tests_in_pyodide,
    "browser": run_browser_tests,
}
