"""Checks that the site that is about to be released works on a host that does little right.

Usage: python3 build_scripts/release_check.py

It serves the built site below a path, without compression, without a word on caching and with types that are wrong,
and plays a game in headless Chromium, then another with the host gone. The test is `tests/web/test_release.py`.
"""

import argparse
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

from check_steps import run_browser_tests
from support.console import run_command


def main() -> int:
    """Run the test."""
    argparse.ArgumentParser(description="Check that the site works on a host that does little right.").parse_args()
    return run_browser_tests("tests/web/test_release.py")


if __name__ == "__main__":
    sys.exit(run_command(main))
