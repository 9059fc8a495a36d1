"""Plays many games, computer against computer, in one page without a reload, and watches the memory.

Usage: python3 build_scripts/soak.py [--games N]

All five games in turn, on small boards and with hardly any time to think, in headless Chromium. It fails if an error
is seen, or if the worker's memory at the end is more than a tenth above what it was after the first games (the page's
own more than a fifth).
The browser's part is `tests/web/soak.py`.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

from site_build.site_folder import build_site
from support.console import run_command
from support.folders import SITE
from toolchain.browser import run_browser_script


def main() -> int:
    """Build, and play."""
    build_site(SITE)
    return run_browser_script("soak.py", *sys.argv[1:])


if __name__ == "__main__":
    sys.exit(run_command(main))
