"""Sets up what the checks need and runs them all.

Usage: python3 build_scripts/check.py [--quick | --everything] [--only NAME ...]

--quick runs what shows most slips within a minute: lint, types, the tests in Node and the engine's tests without the
slow ones. --everything runs the engine's tests with all their cases, in CPython and in Pyodide; tests/README.md lists
what only it holds.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import argparse

from support.console import run_command, say
from support.folders import ROOT
from support.test_reports import longest_tests

sys.path.insert(0, str(ROOT))

from checks.side_by_side import Result, run_steps
from checks.steps import STEPS, Extent

# The number of slowest tests that are listed at the end.
LONGEST = 12


def main() -> int:
    """Run the steps, going on whatever fails, and close with a table."""
    parser = argparse.ArgumentParser(description="Set up what the checks need and run them all.")
    extents = parser.add_mutually_exclusive_group()
    extents.add_argument("--quick", action="store_const", dest="extent", const=Extent.QUICK, help="just the quick ones")
    extents.add_argument(
        "--everything", action="store_const", dest="extent", const=Extent.EVERYTHING, help="all tests, with all cases"
    )
    parser.add_argument("--only", nargs="+", choices=STEPS, metavar="NAME", help=f"just these of: {', '.join(STEPS)}")
    options = parser.parse_args()
    extent = options.extent or Extent.USUAL
    usual = [
        name for name, step in STEPS.items() if (step.is_quick or extent is not Extent.QUICK) and not step.on_request
    ]
    chosen = options.only or usual
    results = run_steps([name for name in STEPS if name in chosen], extent)
    print_longest_tests([result.name for result in results])
    print_table(results)
    return 0 if all(result.passed for result in results) else 1


def print_longest_tests(steps: list[str]) -> None:
    """Print the tests that took longest, over all steps."""
    if tests := longest_tests(steps, LONGEST):
        say("\nThe longest tests (seconds, step, test)")
    for test in tests:
        say(f"{test.seconds:7.1f}  {test.step}  {test.name}")


def print_table(results: list[Result]) -> None:
    """Print one line a step and the closing count."""
    width = max(len(result.name) for result in results)
    say(f"\n{'step':<{width}}  result  seconds")
    for result in results:
        verdict = "passed" if result.passed else "FAILED"
        say(f"{result.name:<{width}}  {verdict}  {result.seconds:7.1f}  {result.remark}".rstrip())
    passed = sum(result.passed for result in results)
    say(f"{passed} passed, {len(results) - passed} failed")


if __name__ == "__main__":
    sys.exit(run_command(main))
