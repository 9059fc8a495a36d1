"""The steps of the checks: each sets up what it needs, shows its tool's output and returns an exit code."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from site_build.api_reference import make_api_pages
from site_build.board_modules import build_board_modules
from site_build.engine_wheel import make_engine_wheel
from site_build.precompiled import make_precompiled
from site_build.site_folder import build_site, site_files
from site_build.wire_modules import build_wire_modules
from site_build.written_folder import read_manifest, sha256
from support.console import say
from support.folders import (
    BUILD_SCRIPTS,
    CACHE,
    NODE_MODULES,
    NODE_TESTS,
    ROOT,
    SITE,
    TESTS,
    TRAINING_ENVIRONMENT,
    WEB,
    WHEELS,
)
from support.processes import clean_environment, run_openly, run_quietly
from support.test_reports import report_file
from toolchain.browser import SETTINGS, ensure_browser, offer_other_browsers
from toolchain.node_packages import find_node, install_all_packages
from toolchain.virtual_environment import PYTHON, download_pyodide_wheels, install, python_of

# A tool that hangs must not hang the checks for ever; the slowest step takes ten minutes, and half an hour where other
# work has the processors.
STEP_LIMIT_SECONDS = 60 * 60.0

# The browser tests of one file stay together, and the files in order: those of few tests, otherwise the last, take
# long. Two browsers at once took 30 s for tests that one took 67 s for; more than two would have to share two cores.
IN_TWO_BROWSERS = ("--numprocesses=auto", "--maxprocesses=2", "--dist=loadfile", "--no-loadscope-reorder")


# The folders of JavaScript and TypeScript.
SCRIPTS = ("web", "tests/js", "build_scripts")


class Extent(Enum):
    """The extent of the checks."""

    QUICK = "quick"
    USUAL = "usual"
    EVERYTHING = "everything"


def run_python(*arguments: str, settings: dict[str, str] | None = None) -> int:
    """Run a Python tool of the pinned check packages on the checkout, with extra environment settings."""
    install("check")
    environment = clean_environment() | (settings or {})
    return run_openly([PYTHON, "-m", *arguments], environment=environment, limit_seconds=STEP_LIMIT_SECONDS)


def run_node(arguments: Sequence[str | Path], folder: Path, settings: dict[str, str] | None = None) -> int:
    """Run a JavaScript program in a folder, with the pinned npm packages in place and extra environment settings."""
    install_all_packages()
    node = find_node()
    environment = node.environment | (settings or {})
    return run_openly(
        [node.program, *arguments], folder=folder, environment=environment, limit_seconds=STEP_LIMIT_SECONDS
    )


def run_ruff() -> int:
    """Lint all Python."""
    return run_python("ruff", "check", "--output-format=concise", ".")


def run_mypy() -> int:
    """Check the types of the engine, of these scripts, of the bench and of the browser tests' support, strictly."""
    return run_python("mypy", "py_engine", "build_scripts", "tests/bench", "tests/web/support")


def run_import_linter() -> int:
    """Hold the engine's rooms to the order in which they may import one another (`pyproject.toml`)."""
    command = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    install("check")
    arguments: list[str | Path] = [PYTHON, "-c", command, "--cache-dir", CACHE / "import-linter"]
    return run_openly(arguments, folder=ROOT, environment=clean_environment() | {"PYTHONPATH": str(ROOT)})


def run_pytest(step: str, *arguments: str | Path, settings: dict[str, str] | None = None) -> int:
    """Run pytest on the checkout and leave a report of how long each test took."""
    return run_python("pytest", f"--junitxml={report_file(step)}", *map(str, arguments), settings=settings)


def run_formatters() -> int:
    """Check that all Python, JavaScript and TypeScript is laid out as the formatters lay it out."""
    code = max(run_python("ruff", "format", "--check", "."), run_prettier("--check"))
    if code != 0:
        say("To lay it out: python3 build_scripts/check.py --only layout")
    return code


def lay_out() -> int:
    """Have the formatters lay out all Python, JavaScript and TypeScript."""
    return max(run_python("ruff", "format", "."), run_prettier("--write"))


def run_prettier(mode: str) -> int:
    """Have prettier check or write (`--check`, `--write`) all JavaScript and TypeScript."""
    prettier = NODE_MODULES / "prettier" / "bin" / "prettier.cjs"
    files = [f"{folder}/**/*.{{js,mjs,ts}}" for folder in SCRIPTS]
    return run_node(
        [prettier, mode, "--log-level=warn", "--cache", f"--cache-location={CACHE / 'prettier'}", *files], ROOT
    )


def run_oxlint() -> int:
    """Lint all JavaScript and TypeScript."""
    oxlint = NODE_MODULES / "oxlint" / "bin" / "oxlint"
    return run_node([oxlint, "--max-warnings=0", *SCRIPTS], ROOT)


def run_tsc() -> int:
    """Check the types of all JavaScript and TypeScript, each folder by its own tsconfig.json."""
    build_wire_modules()
    build_board_modules()
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    # The service worker has other global names: there is no page in it.
    projects = [WEB / "tsconfig.json", WEB / "tsconfig.sw.json", BUILD_SCRIPTS / "tsconfig.json"]
    code = max(run_node([tsc, "--noEmit", "--project", project], ROOT) for project in projects)
    # The tests import the page's modules, so their project would repeat each of the page's errors.
    return code or run_node([tsc, "--noEmit", "--project", NODE_TESTS / "tsconfig.json"], ROOT)


def run_node_tests(chosen: Sequence[Path] = (), settings: dict[str, str] | None = None) -> int:
    """Run the tests of the page's modules that need no page, in Node: all, or some files, with environment settings."""
    build_wire_modules()
    build_board_modules()
    run_quietly(
        [sys.executable, NODE_TESTS / "support" / "engine_facts.py", CACHE / "js-tests"],
        log="engine-facts",
        failure="The engine could not write what the page's tests compare with.",
        environment=clean_environment() | {"PYTHONPATH": str(ROOT)},
    )
    files = [path.relative_to(NODE_TESTS) for path in chosen or sorted(NODE_TESTS.rglob("*.test.js"))]
    # (Given a folder alone, the oldest Node in use would run the support modules, too.)
    reporters: list[str | Path] = [
        *("--test-reporter=./support/short_reporter.mjs", "--test-reporter-destination=stdout"),
        *("--test-reporter=junit", f"--test-reporter-destination={report_file('node')}"),
    ]
    # Some tests compare with answers of the engine, run by this Python.
    settings = {"PYTHON": sys.executable} | (settings or {})
    return run_node(["--import", "./support/site_modules.mjs", "--test", *reporters, *files], NODE_TESTS, settings)


def run_site() -> int:
    """Build the site, then its files once more from the start: the same input must give the same bytes."""
    # Now, since npm would take those away that the second build reads, to bring them back with the others.
    install_all_packages()
    build_site(SITE)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        engine_wheel = make_engine_wheel(Path(folder, "wheel"))
        wheels = [engine_wheel, *download_pyodide_wheels("runtime")]
        precompiled = make_precompiled(wheels, Path(folder, "made"), Path(folder, "stock"))
        again = site_files(engine_wheel, precompiled, make_api_pages(Path(folder, "api")))
    hashes = {path: sha256(content) for path, content in again.items()}
    listed = read_manifest(SITE) or {}
    differing = sorted(path for path in listed.keys() | hashes.keys() if listed.get(path) != hashes.get(path))
    if differing:
        say(f"A second build differs from the first in: {', '.join(differing)}")
        return 1
    say(f"{len(listed)} files, and the same bytes in a second build")
    return 0


def run_engine_tests(extent: Extent) -> int:
    """Run the engine's tests on this machine's own Python, against the checkout."""
    settings = {"HYPOTHESIS_STORAGE_DIRECTORY": str(CACHE / "hypothesis")}
    # Quick checks run alone once the linters are done. At the same time as browsers, which keep both processors busy, a
    # second process only has all wait for each other; with all cases one might come to the limit of a step.
    selections = {
        Extent.QUICK: ["--numprocesses=2", "-m", "not slow"],
        Extent.USUAL: ["--numprocesses=1"],
        Extent.EVERYTHING: ["--numprocesses=2", "--everything"],
    }
    return run_pytest("engine", "tests/engine", *selections[extent], settings=settings)


def run_engine_tests_in_pyodide(extent: Extent) -> int:
    """Run the engine's tests inside Pyodide, against the wheel of the built site."""
    build_site(SITE)
    download_pyodide_wheels("pyodide-tests")
    program = Path(__file__).with_name("run_tests_in_pyodide.mjs")
    selection = "--everything" if extent is Extent.EVERYTHING else "--where-pyodide-differs"
    arguments = [SITE, WHEELS / "pyodide-tests", ROOT, report_file("engine-pyodide")]
    return run_node([program, *arguments, "tests/engine", "--expect-every-module", selection], folder=ROOT)


def all_cases(extent: Extent) -> list[str]:
    """The option that adds the tests of the long form, where it is wanted."""
    return ["--everything"] if extent is Extent.EVERYTHING else []


def run_browser_tests(extent: Extent, *files: str) -> int:
    """Run the tests of the built page in a real browser: those of all files, or those of some."""
    build_site(SITE)
    install_all_packages()
    ensure_browser()
    offer_other_browsers()
    return run_pytest("browser", *IN_TWO_BROWSERS, *all_cases(extent), *(files or ["tests/web"]), settings=SETTINGS)


def run_build_tests(extent: Extent) -> int:
    """Run the tests of these scripts; with all cases, those of builders with a copy of the site, too."""
    return run_pytest("build-scripts", "tests/build", *all_cases(extent))


def run_training_tests() -> int:
    """Run the tests of what networks are trained with where JAX is; the others of `tests/build` skip them."""
    install("training", TRAINING_ENVIRONMENT)
    files = sorted((TESTS / "build").glob("test_training_*.py"))
    return run_openly([python_of(TRAINING_ENVIRONMENT), "-m", "pytest", *files], limit_seconds=STEP_LIMIT_SECONDS)


@dataclass(frozen=True)
class Step:
    """One step of the checks.

    run: sets up what it needs and returns an exit code. cost: seconds of one processor, roughly, by which the time
    that is left is guessed. needs: steps that must have ended before, where they run too. is_quick: whether it belongs
    to the quick checks. on_request: whether it is left out unless it is named: it repeats another step's tests, or
    changes files.
    """

    run: Callable[[Extent], int]
    cost: int
    needs: tuple[str, ...] = ()
    is_quick: bool = False
    on_request: bool = False


# They begin in this order: first what others need, then the quick ones, by which a slip shows within seconds, and of
# the rest what takes longest.
STEPS: dict[str, Step] = {
    "site": Step(lambda _: run_site(), cost=30),
    "ruff": Step(lambda _: run_ruff(), cost=1, is_quick=True),
    "mypy": Step(lambda _: run_mypy(), cost=20, is_quick=True),
    "imports": Step(lambda _: run_import_linter(), cost=3, is_quick=True),
    "format": Step(lambda _: run_formatters(), cost=10, is_quick=True),
    "oxlint": Step(lambda _: run_oxlint(), cost=1, is_quick=True),
    "tsc": Step(lambda _: run_tsc(), cost=15, is_quick=True),
    "browser": Step(run_browser_tests, cost=700, needs=("site",)),
    "engine": Step(run_engine_tests, cost=170, is_quick=True),
    "node": Step(lambda _: run_node_tests(), cost=30, is_quick=True),
    "engine-pyodide": Step(run_engine_tests_in_pyodide, cost=50, needs=("site",)),
    "bench": Step(lambda _: run_pytest("bench", "tests/bench"), cost=20),
    "build-scripts": Step(run_build_tests, cost=25, needs=("site",)),
    "layout": Step(lambda _: lay_out(), cost=10, on_request=True),
    "training": Step(lambda _: run_training_tests(), cost=60, on_request=True),
    "release": Step(
        lambda _: run_browser_tests(Extent.EVERYTHING, "tests/web/test_release.py"), cost=30, on_request=True
    ),
}
