"""Plays many games, computer against computer, in one page without a reload, and watches the memory.

Usage: python3 build_scripts/measure.py soak [--games N]

All games in turn, on small boards and with hardly any time to think, in headless Chromium. It fails if an error
is seen, or if the worker's memory at the end is more than a tenth above what it was after the first games (the page's
own more than a fifth).
"""

import argparse

from site_build.site_folder import build_site
from support.folders import SITE
from toolchain.browser import run_with_browser


def main() -> int:
    """Build, and play."""
    parser = argparse.ArgumentParser(description="Play many games in one page, and watch the memory.")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="all in all (500)")
    options = parser.parse_args()
    build_site(SITE)
    return run_with_browser("measuring.soak_in_browser", str(options.games))
