"""How smoothly the page runs while the computer thinks, in headless Chromium; run by hand, on a machine at rest.

    python3 build_scripts/build.py && .cache/venv/bin/python tests/bench/page_speed.py

For each game on its usual board: the frames a second with the whole board repainted in every one of them, as by an
animation, and the time from an input to the picture that answers it. The targets are 60 frames and 50 ms.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "build_scripts")]

import py_engine  # noqa: E402
from py_engine.players.opponents import OPPONENTS  # noqa: E402
from support.serve import serve_folder  # noqa: E402
from tests.web.support.chromium import start_chromium  # noqa: E402 - after the path is known
from tests.web.support.kept_site import kept  # noqa: E402
from tests.web.support.page import Page  # noqa: E402

DESKTOP = (1440, 900)
# Long enough for all that is measured (seconds).
THINKING_TIME = "10"
FRAMES_FOR = 4_000
INPUTS = 40

# Moves the mouse to another cell in every frame, so that each paints the board anew; gives the frames' lengths (ms).
COUNT_FRAMES = """
const [length, finish] = arguments;
const canvas = document.querySelector("#board canvas");
const box = canvas.getBoundingClientRect();
const times = [];
(function frame(now) {
  if (times.length > 0 && now - times[0] > length) {
    finish(times.slice(1).map((time, index) => time - times[index]));
    return;
  }
  if (now) times.push(now);
  const share = 0.2 + 0.6 * Math.random();
  canvas.dispatchEvent(new PointerEvent("pointermove", {
    pointerType: "mouse", clientX: box.left + box.width * share, clientY: box.top + box.height * (1 - share),
  }));
  requestAnimationFrame(frame);
})(0);
"""

# From when the browser got a press or a key to when the frame that shows its effect is through (ms).
TIME_INPUTS = """
window.inputTimes = [];
for (const type of ["pointerdown", "keydown"]) {
  addEventListener(type, (event) => requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => inputTimes.push(performance.now() - event.timeStamp);
    painted.port2.postMessage(0);
  }), { capture: true });
}
"""


def measure(page: Page, info: py_engine.GameInfo) -> str:
    """One line of the table."""
    page.new_game(info.id, sides=("human", OPPONENTS[info.id][-1].id), seconds=THINKING_TIME)
    state = page.settled()
    page.click(sorted(state["targets"])[len(state["targets"]) // 2])
    page.wait(
        lambda: page.driver.execute_script("return sunstones.busy() && document.querySelector('#thought').textContent")
    )
    lengths = page.driver.execute_async_script(COUNT_FRAMES, FRAMES_FOR)
    page.driver.execute_script("inputTimes.length = 0")
    cells = sorted(state["board"])
    for index in range(INPUTS):
        press(page, cells[index % len(cells)])
    was_thinking = page.driver.execute_script("return sunstones.busy()")
    inputs = sorted(page.driver.execute_script("return inputTimes.splice(0)"))
    frames = len(lengths) * 1000 / sum(lengths)
    slow = sum(length > 25 for length in lengths)
    return (
        f"{info.id:9} {frames:6.1f} {max(lengths):9.1f} {slow:6} {len(lengths):7}"
        f" {statistics.median(inputs):10.1f} {inputs[len(inputs) * 95 // 100]:7.1f} {inputs[-1]:7.1f} {len(inputs):7}"
        + ("" if was_thinking else "  (the search ended before the measurement did)")
    )


def press(page: Page, cell: str) -> None:
    """Press the mouse on a cell at the browser's own time: the tests' pointer has a clock of its own."""
    point = page.centre_of(cell)
    for kind in ("mousePressed", "mouseReleased"):
        event = {"type": kind, "button": "left", "clickCount": 1, **point}
        page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", event)


def main() -> None:
    """Measure every game and print a table."""
    with tempfile.TemporaryDirectory() as profile, serve_folder(ROOT / "dist" / "site") as server:
        driver = start_chromium(Path(profile))
        try:
            page = Page(driver, server.url)
            page.resize(*DESKTOP)
            page.open()
            page.settled()
            # The first visit's files are kept before anything is measured.
            kept(page)
            page.driver.execute_script(TIME_INPUTS)
            print("game      frames/s   longest  >25ms  frames  input: median     p95     max  inputs")
            for info in py_engine.catalogue():
                print(measure(page, info), flush=True)
        finally:
            driver.quit()


if __name__ == "__main__":
    main()
