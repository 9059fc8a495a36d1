"""The browser's part of `start.py`: starts of the engine, ours and another, and when the picture is there."""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import sleep

from selenium.webdriver import Chrome

from support.serve import serve_folder
from toolchain.chromium import start_chromium

# Starts of each kind before the warm ones that count: the browser keeps compiled WebAssembly from the second on.
WARMING_UP = 3
SLOW_DOWN = 4
# Seconds after which a browser that has just been started is no longer busy with that.
AT_REST = 1.5
VIEWPORT = {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False}

# Milliseconds from the worker's creation until the engine is ready, by the site's own client.
START = """
const [finish] = arguments;
import("./engine/client.js").then(({ createClient }) => {
  const began = performance.now();
  createClient({
    onStage(stage, problem) {
      if (stage === "ready") finish({ ready: performance.now() - began });
      if (stage === "failed") finish({ problem });
    },
  }).start();
}).catch((problem) => finish({ problem: String(problem) }));
"""

# The site makes the image of Python's memory, as its page does at rest.
MAKE_IMAGE = """
const [finish] = arguments;
import("./vendor/comlink.js").then(async ({ wrap }) => {
  const worker = new Worker("./engine/worker.js", { type: "module" });
  await wrap(worker).makeImage();
  worker.terminate();
  finish();
});
"""

# Milliseconds from the navigation's start: the first paint with anything in it, the board and the menus, all the page.
PICTURE = """
const [finish] = arguments;
(function look() {
  const [paint, usable, whole] = ["first-contentful-paint", "sunstones-usable", "sunstones-whole"]
    .map((name) => performance.getEntriesByName(name)[0]?.startTime);
  if (paint && usable && whole) finish({ paint, usable, whole });
  else setTimeout(look, 50);
})();
"""

BOARD_IS_DRAWN = """
function boardIsDrawn() {
  const canvas = document.querySelector("#board canvas");
  const [x, y] = canvas ? [canvas.width / 2, canvas.height / 2] : [0, 0];
  return x > 0 && canvas.getContext("2d").getImageData(x, y, 1, 1).data[3] > 0;
}
"""

# The page is usable when the new game button is, under a board that is drawn, and whole when the panels are there, too:
# noted after the first frame with them.
NOTE_PICTURES = f"""{BOARD_IS_DRAWN}
addEventListener("DOMContentLoaded", function look() {{
  requestAnimationFrame(() => setTimeout(() => {{
    const startTime = performance.now();
    const note = (name) => performance.getEntriesByName(name)[0] ?? performance.mark(name, {{ startTime }});
    const isUsable = boardIsDrawn() && !document.getElementById("open-new-game").disabled;
    if (isUsable) note("sunstones-usable");
    if (isUsable && window.sunstones) note("sunstones-whole");
    else look();
  }}));
}});
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("site", type=Path)
    parser.add_argument("rounds", type=int)
    other = parser.add_mutually_exclusive_group(required=True)
    other.add_argument("--stock", type=Path)
    other.add_argument("--before", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        beside = options.before or with_stock(options.site, options.stock, Path(folder, "stock"))
        with serve_folder(options.site) as ours, serve_folder(beside) as theirs:
            addresses = {"ours": ours.url, "before" if options.before else "stock": theirs.url}
            found = {
                "cold": [cold_round(in_turn(addresses, number)) for number in range(options.rounds)],
                "warm": warm_rounds(addresses, options.rounds),
                "from an image": warm_rounds(addresses, options.rounds, has_image=True),
            }
            # Stock Pyodide has our own page.
            pages = addresses if options.before else {"ours": ours.url}
            pictures = [
                {name: picture(address) for name, address in in_turn(pages, number).items()}
                for number in range(options.rounds)
            ]
    for kind, rounds in found.items():
        times = {name: [one[name] for one in rounds] for name in addresses}
        print(f"{kind}: {sentence(times)}", flush=True)
    for what in ("paint", "usable", "whole"):
        times = {name: [one[name][what] for one in pictures] for name in pages}
        print(f"{what} with the processor slowed {SLOW_DOWN} times: {sentence(times)}")


def with_stock(site: Path, stock: Path, folder: Path) -> Path:
    """The same site with Pyodide as it comes, in a new folder."""
    shutil.copytree(site, folder, copy_function=os.symlink, ignore=shutil.ignore_patterns("pyodide"))
    (folder / "pyodide").symlink_to(stock / "pyodide", target_is_directory=True)
    return folder


def cold_round(addresses: dict[str, str]) -> dict[str, float]:
    """One start of each, each in a browser that has never seen the page."""
    found = {}
    for name, address in addresses.items():
        with browser() as driver:
            found[name] = start(driver, address)
    return found


def in_turn(addresses: dict[str, str], number: int) -> dict[str, str]:
    """The addresses in an order that changes from round to round: the second one finds a warmer machine."""
    return dict(list(addresses.items())[:: -1 if number % 2 else 1])


def warm_rounds(addresses: dict[str, str], rounds: int, *, has_image: bool = False) -> list[dict[str, float]]:
    """Starts in turn in one browser, without the first ones. has_image: whether ours then begin from an image."""
    with browser() as driver:
        found = []
        for number in range(WARMING_UP + rounds):
            if has_image and number == WARMING_UP:
                driver.get(f"{addresses['ours']}LICENSE.txt")
                driver.execute_async_script(MAKE_IMAGE)
            found.append({name: start(driver, address) for name, address in in_turn(addresses, number).items()})
    return found[WARMING_UP:]


def start(driver: Chrome, address: str) -> float:
    """The milliseconds of one start; the page is one of the site that starts nothing by itself."""
    driver.get(f"{address}LICENSE.txt")
    found = driver.execute_async_script(START)
    if "problem" in found:
        raise SystemExit(f"The engine of {address} did not start: {found['problem']}")
    return float(found["ready"])


def picture(address: str) -> dict[str, float]:
    """Milliseconds until the page's first picture is there at a first visit, on a slowed processor."""
    with browser() as driver:
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", VIEWPORT)
        driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": NOTE_PICTURES})
        driver.get(address)
        return dict(driver.execute_async_script(PICTURE))


@contextmanager
def browser() -> Iterator[Chrome]:
    """A browser with a fresh profile, started and at rest."""
    with tempfile.TemporaryDirectory() as profile:
        driver = start_chromium(Path(profile))
        try:
            sleep(AT_REST)
            yield driver
        finally:
            driver.quit()


def sentence(times: dict[str, list[float]]) -> str:
    """The medians by name, and of two names the median of the ratios."""
    text = ", ".join(f"{name} {median(one):.0f} ms {rounded(one)}" for name, one in times.items())
    if len(times) == 1:
        return text
    ours, theirs = times.values()
    return f"{text}, ratio {median(mine / its for mine, its in zip(ours, theirs, strict=True)):.2f}"


def rounded(times: list[float]) -> list[int]:
    """Whole milliseconds."""
    return [round(time) for time in times]


if __name__ == "__main__":
    main()
