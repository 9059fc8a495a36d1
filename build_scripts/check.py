"""Sets up what the checks need and runs them all.

Usage: python3 build_scripts/check.py [--only NAME ...]
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import argparse
import time
from dataclasses import dataclass

from check_steps import STEPS
from console import Failure, run_command, say


@dataclass(frozen=True)
class Result:
    """How one step ended."""

    name: str
    passed: bool
    seconds: float
    remark: str


def main() -> int:
    """Run the steps one after the other, whatever fails, and close with a table."""
    parser = argparse.ArgumentParser(description="Set up what the checks need and run them all.")
    parser.add_argument("--only", nargs="+", choices=STEPS, metavar="NAME", help=f"just these of: {', '.join(STEPS)}")
    chosen = parser.parse_args().only or list(STEPS)
    results = [run_step(name) for name in STEPS if name in chosen]
    print_table(results)
    return 0 if all(result.passed for result in results) else 1


def run_step(name: str) -> Result:
    """Run one step and time it."""
    say(f"\n== {name}")
    start = time.monotonic()
    remark = ""
    try:
        code = STEPS[name]()
        if code != 0:
            remark = f"exit code {code}"
    except (Failure, OSError) as failure:
        code, remark = 1, str(failure)
        say(f"Failed: {failure}")
    return Result(name, code == 0, time.monotonic() - start, remark)


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
