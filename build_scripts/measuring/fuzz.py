"""Searches for input that breaks a reader's promises: in Python's readers and a match, then in JavaScript's readers.

Usage: python3 build_scripts/measure.py fuzz [--minutes N] [--target NAME ...] [--seed N]
       python3 build_scripts/measure.py fuzz --case TARGET FILE

One core is kept busy. Findings are printed with the command that shows them again, and kept in `.cache/fuzz/found`.
Cases that reach new code are kept in `.cache/fuzz/pool`, where the next run begins. Python's targets are those of
`tests/engine/fuzzing/targets.py` and `match`, the stateful test of a match. `javascript` is all tests in `tests/js`
that use `support/fuzz.js`.
"""

import argparse
import json
import time
from pathlib import Path

from checks.steps import run_node_tests
from support.console import say
from support.folders import CACHE, NODE_TESTS, TESTS
from support.processes import clean_environment, run_openly
from toolchain.virtual_environment import PYTHON, install

JAVASCRIPT = "javascript"
# The share of the time for JavaScript's readers where both are wanted.
PART_OF_JAVASCRIPT = 0.25
# Cases for each property in the first round; the next rounds have as many more as time allows.
RUNS = 2_000
USES_FUZZ = "support/fuzz.js"
LONG_RUN = TESTS / "engine" / "fuzzing" / "long_run.py"
# Output is shown as it comes. The long run itself watches for cases that hang.
PYTEST_OPTIONS = ("-q", "-s", "--tb=short", "-o", "faulthandler_timeout=0")


def main() -> int:
    """Run both, or show one case; returns 1 if something was found."""
    parser = argparse.ArgumentParser(description="Look for input that breaks a reader's promises.")
    parser.add_argument("--minutes", type=float, default=30.0, metavar="N", help="in all (30)")
    parser.add_argument("--target", nargs="+", metavar="NAME", help="just these; javascript is one of them (all)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of all chance (1)")
    parser.add_argument("--case", nargs=2, metavar=("TARGET", "FILE"), help="show what becomes of one case")
    options = parser.parse_args()
    if options.case:
        target, file = options.case
        return run_python([target], case=str(Path(file).resolve()))
    targets = options.target or []
    with_javascript = bool(javascript_files()) and (not targets or JAVASCRIPT in targets)
    with_python = not targets or targets != [JAVASCRIPT]
    part = (PART_OF_JAVASCRIPT if with_python else 1.0) if with_javascript else 0.0
    code = 0
    if with_python:
        chosen = [name for name in targets if name != JAVASCRIPT]
        code = run_python(chosen, minutes=options.minutes * (1 - part), seed=options.seed)
    if with_javascript:
        code = max(code, run_javascript(options.minutes * part, options.seed))
    elif not javascript_files():
        say("No test in tests/js uses support/fuzz.js.")
    return code


def run_python(targets: list[str], *, case: str | None = None, minutes: float = 0.0, seed: int = 1) -> int:
    """Run the search, or try one case, by pytest; targets: all where none is named."""
    asked = {"targets": targets, "case": case, "minutes": minutes, "seed": seed, "folder": str(CACHE / "fuzz")}
    install("check")
    environment = clean_environment() | {"SUNSTONES_FUZZ": json.dumps(asked)}
    return run_openly([PYTHON, "-m", "pytest", *PYTEST_OPTIONS, LONG_RUN], environment=environment)


def javascript_files() -> list[Path]:
    """The tests of JavaScript's readers that take their seed and their length from the environment."""
    return [path for path in sorted(NODE_TESTS.rglob("*.test.js")) if USES_FUZZ in path.read_text(encoding="utf-8")]


def run_javascript(minutes: float, seed: int) -> int:
    """Run the fuzz tests of JavaScript's readers in rounds, each with another seed; ends at the first that fails."""
    begun = time.monotonic()
    end = begun + minutes * 60
    round_number, runs = 0, RUNS
    while round_number == 0 or time.monotonic() < end:
        settings = {"SUNSTONES_FUZZ_RUNS": str(runs), "SUNSTONES_FUZZ_SEED": str(seed + round_number)}
        started = time.monotonic()
        code = run_node_tests(javascript_files(), settings)
        if code:
            words = " ".join(f"{name}={value}" for name, value in settings.items())
            say("\nFOUND by a JavaScript test, see above; to reproduce:")
            say(f"  {words} python3 build_scripts/check.py --only node")
            return code
        say(f"javascript: {runs:,} cases for each property with seed {seed + round_number}; nothing found")
        spent = time.monotonic() - started
        runs = max(RUNS, int(runs * min(4.0, (end - time.monotonic()) / max(spent, 1.0))))
        round_number += 1
    return 0
