"""Lighthouse's figures for the first screen on a phone, over several runs; run by hand, on a machine at rest (Linux).

    npm install --prefix FOLDER lighthouse@13.5.0
    python3 build_scripts/build.py
    python3 tests/bench/lighthouse.py FOLDER --runs 5 [--own-core]

Lighthouse slows the page down by what it takes here, so what the page waits for is counted four times. On two cores it
waits for much: Lighthouse itself, the browser's painting in software and the server want them, too. `--own-core` gives
the page's main thread, and the workers that it starts, one of the cores to themselves, as a phone has more of them; all
else that this command starts shares the rest.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "build_scripts")]

from support.serve import serve_folder  # noqa: E402 - after the path is known

AUDITS = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
# How often it is asked which processes are new, and so long one may take to become a page's (seconds).
LOOKED_EVERY = 0.005
BORN_FOR = 3.0


def processes() -> set[str]:
    """The numbers of all processes."""
    return set(filter(str.isdigit, os.listdir("/proc")))


def give_pages_a_core(core: int, others: set[str], ended: threading.Event) -> None:
    """Move the main threads of pages to a core, before they start threads of their own.

    others: processes that are no business of ours.
    """
    born: dict[str, float] = {}
    while not ended.wait(LOOKED_EVERY):
        for process in processes() - others:
            if time.monotonic() - born.setdefault(process, time.monotonic()) > BORN_FOR:
                continue
            try:
                if b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
                    os.sched_setaffinity(int(process), {core})
            except OSError:
                continue  # over by now


def run(lighthouse: Path, url: str) -> dict[str, float]:
    """The score (0 to 100) and the audits of one run."""
    flags = ["--quiet", "--output=json", "--only-categories=performance", "--chrome-flags=--headless=new --no-sandbox"]
    done = subprocess.run([lighthouse, url, *flags], stdout=subprocess.PIPE, text=True, check=True)
    report = json.loads(done.stdout)
    figures = {name: float(report["audits"][name]["numericValue"]) for name in AUDITS}
    return {"score": 100 * report["categories"]["performance"]["score"], **figures}


def main() -> None:
    """Print a line for each run, and the medians."""
    parser = argparse.ArgumentParser(description="Run Lighthouse on the built site, as on a phone.")
    parser.add_argument("folder", type=Path, help="where lighthouse is installed")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--own-core", action="store_true", help="a core for the page and its workers alone")
    options = parser.parse_args()
    ended = threading.Event()
    if options.own_core:
        own, *others = os.sched_getaffinity(0)
        if not others:
            parser.error("--own-core needs two cores")
        # All that is started from here on begins there: the watcher, the server, Lighthouse and the browser.
        os.sched_setaffinity(0, others)
        threading.Thread(target=give_pages_a_core, args=(own, processes(), ended), daemon=True).start()
    columns = ("score", *AUDITS)
    print(*columns, sep="  ")
    try:
        with serve_folder(ROOT / "dist" / "site") as server:
            runs = []
            for _ in range(options.runs):
                runs.append(run(options.folder / "node_modules" / ".bin" / "lighthouse", server.url))
                print(*(f"{runs[-1][name]:{len(name)}.4g}" for name in columns), sep="  ", flush=True)
    finally:
        ended.set()
    print("median", *(f"{name} {statistics.median(each[name] for each in runs):.4g}" for name in columns), sep="  ")


if __name__ == "__main__":
    main()
