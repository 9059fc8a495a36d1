"""Measures how the page's times and memory grow with the work in it.

Usage: python3 build_scripts/measure.py growth [PART ...] [--rounds N] [--minutes N] [--before FOLDER]

| part | grows | measured |
| --- | --- | --- |
| library | saved games | until they are listed, and until a search has found one in ten |
| variations | variations in a record | until it is on the board, the turn before, and one more variation |
| diagrams | boards in another page | until all are painted |
| analysis | minutes of one analysis | the memory of its worker and of the page |
| games | games one after another | until each is on the board, together, and the memory after the last |

Each at several sizes by the page's own controls, in headless Chromium, in milliseconds of `performance.now()` until the
frame with the answer; memory as in `soak`. The number in brackets is the exponent from the size before: the slope of
the figure's logarithm against that of the size. Fixed costs lower it. With `--before`, a site that was built from an
older commit is measured in turn with ours. Nothing here passes or fails by a time.
"""

import argparse
from pathlib import Path

from measuring.start import add_before
from site_build.site_folder import build_site
from support.folders import SITE
from toolchain.browser import run_with_browser

PARTS = ("library", "variations", "diagrams", "analysis", "games")


def main() -> int:
    """Build, and measure."""
    parser = argparse.ArgumentParser(description="Measure how the page's times and memory grow with the work in it.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (all)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="of library, variations and diagrams (3)")
    parser.add_argument("--minutes", type=float, default=10, metavar="N", help="of the analysis (10)")
    add_before(parser)
    options = parser.parse_args()
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    build_site(SITE)
    before: list[str | Path] = ["--before", options.before] if options.before else []
    numbers = [str(options.rounds), str(options.minutes)]
    return run_with_browser("measuring.growth_in_browser", SITE, *numbers, *before, *(options.parts or PARTS))
