"""Measures how soon the preview of a stone is painted once the mouse is over its cell, and what it costs to fetch.

Usage: python3 build_scripts/measure.py previews [--largest]

For each game it looks for the position of its usual board, or of its largest, whose previews are dearest, opens it in
headless Chromium and moves the mouse over its cells. Told are, in milliseconds, the page's own work for one hover
(hearing of it and painting), the time from the mouse's move to the painted board (waiting for the next frame
included), and the engine's answers in Pyodide about one cell and about all of them at once. Nothing here passes or
fails by a time.
The browser's part is `tests/web/preview_times.py`.
"""

import argparse

from site_build.site_folder import build_site
from support.folders import SITE
from toolchain.browser import run_browser_script


def main() -> int:
    """Build, and measure."""
    parser = argparse.ArgumentParser(description="Measure how soon previews are painted.")
    parser.add_argument("--largest", action="store_true", help="on each game's largest board instead of its usual one")
    options = parser.parse_args()
    build_site(SITE)
    return run_browser_script("preview_times.py", *(["--largest"] if options.largest else []))
