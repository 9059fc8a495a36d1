"""Measures how long the engine takes to start in its worker: as the site ships it, and with Pyodide as it comes.

Usage: python3 build_scripts/measure.py start [--rounds N] [--before FOLDER]

Both start by the site's own client and worker in headless Chromium, served from this machine, one after the other in
one run: cold, each time in a browser with a fresh profile, warm, in one that has started both some times before, and
there with ours beginning from an image of Python's memory (`web/engine/image.ts`).
Only the folder `pyodide/` differs. Then it measures when the picture is there with the processor slowed four times.
With `--before`, a site that was built from an older commit takes the place of stock Pyodide, and its picture is
measured in turn with ours. Times hold for this machine and its load; ratios are taken within each round. Nothing here
passes or fails by a time.
"""

import argparse
from pathlib import Path

from site_build.precompiled import STOCK_SITE
from site_build.site_folder import build_site
from site_build.written_folder import MANIFEST
from support.folders import SITE
from toolchain.browser import run_with_browser


def main() -> int:
    """Build the sites to compare, and measure them."""
    parser = argparse.ArgumentParser(description="Measure how soon the engine and the picture are there.")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="starts of each kind (5)")
    add_before(parser)
    options = parser.parse_args()
    build_site(SITE)
    other: list[str | Path] = ["--before", options.before] if options.before else ["--stock", STOCK_SITE]
    return run_with_browser("measuring.start_in_browser", SITE, str(options.rounds), *other)


def add_before(parser: argparse.ArgumentParser) -> None:
    """Add the option that names a built site of an older commit."""

    def built_site(folder: str) -> Path:
        if not Path(folder, MANIFEST).is_file():
            raise argparse.ArgumentTypeError(f"there is no built site in {folder}")
        return Path(folder).resolve()

    parser.add_argument(
        "--before", type=built_site, metavar="FOLDER", help="a built site of an older commit, in turn with ours"
    )
