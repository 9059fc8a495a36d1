"""The browser's part of `soak.py`, which a test runs too: many games in one page, and the memory after each round."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from selenium.webdriver import Chrome

import py_engine
from py_engine.players.opponents import opponents_of
from support.folders import SITE
from support.serve import serve_folder
from toolchain.chromium import start_chromium

# Every game on its smallest board from size 3: on size 2 a game is over after a handful of turns.
BOARDS = {info.id: max(3, info.sizes[0]) for info in py_engine.catalogue()}

# The memory after this many rounds of all games is what later rounds are compared with: by then all has been loaded.
WARMING_UP_ROUNDS = 2
# Games of each kind a round, where hundreds are played: rounds enough to see a slow growth.
GAMES_A_ROUND = 2
# How many times as large each figure may be at the end. In 500 games the page's heap grew by 1 kB a game (1.14), most
# of it the browser's own records of what it has timed. WebAssembly reserves a fifth more at a time, and the
# process holds the browser's caches too, so their sizes are only reported.
MOST_GROWTH = {"worker": 1.1, "objects": 1.1, "page": 1.2}

# Put before the worker's text: it knows all WebAssembly memories, and how much of Python's has been taken.
WATCH_MEMORIES = """
const memories = new Set();
let taken = () => 0;
const { Memory, instantiateStreaming: stream } = WebAssembly;
WebAssembly.Memory = class extends Memory {
  constructor(...values) {
    super(...values);
    memories.add(this);
  }
};
WebAssembly.instantiateStreaming = async (...values) => {
  const made = await stream.apply(WebAssembly, values);
  for (const thing of Object.values(made.instance.exports)) if (thing instanceof Memory) memories.add(thing);
  const { sbrk } = made.instance.exports;
  if (sbrk) taken = () => sbrk(0);
  return made;
};
"""

# Put after it: it answers what is in use once all that is no longer needed has been collected. The memory of
# WebAssembly never shrinks, so Python is asked as well how many objects it has.
PROBE = """
addEventListener("message", ({ data }) => {
  if (data !== "memory") return;
  const load = makeSession.handle.__globals__.get("__builtins__").get("__import__");
  load("gc").collect();
  postMessage({ memory: {
    worker: taken(),
    reserved: [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
    objects: load("gc").get_objects().length,
  } });
});
"""

ASK_PROBE = """
window.workers = 0;
window.Worker = class extends Worker {
  constructor(...values) {
    super(...values);
    workers += 1;
    window.askMemory = () => new Promise((resolve) => {
      this.addEventListener("message", ({ data }) => { if (data?.memory) resolve(data.memory); });
      this.postMessage("memory");
    });
  }
};
window.problems = [];
addEventListener("error", ({ message }) => problems.push(message));
addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
"""

SETTLED = """
const [finish] = arguments;
(function look() {
  if (window.sunstones && !sunstones.busy()) finish(true);
  else if (document.body.dataset.engine === "failed") finish(false);
  else setTimeout(look, 5);
})();
"""

# Starts a game of two computers by the page's dialog, and gives the page's errors. The last of the times to think that
# the dialog offers becomes the one that is wanted.
START_GAME = """
const [game, size, opponent, seconds, finish] = arguments;
const moment = () => new Promise((resolve) => setTimeout(resolve, 5));
async function shown(selector) {
  for (;;) {
    const found = document.querySelector(selector);
    if (found?.checkVisibility() && !found.disabled) return found;
    await moment();
  }
}
async function choose(id, value) {
  const field = await shown(`#${id}`);
  if (field.value === value) return;
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
(async () => {
  (await shown("#open-new-game")).click();
  for (const control of ["mode-single", `card-${game}`, "opponent-watch"]) {
    (await shown(`label[for=${control}]`)).click();
  }
  await choose("watched-0", opponent);
  await choose("watched-1", opponent);
  await choose("field-size", size);
  const field = await shown("#field-seconds");
  [...field.options].at(-1).value = seconds;
  field.selectedIndex = -1;
  await choose("field-seconds", seconds);
  document.querySelector("#new-game button[type=submit]").click();
  while (sunstones.state().over) await moment(); // the game before
  finish(problems);
})();
"""

# Plays the same game again and again, to the end, and answers once: the driver keeps something of every answer in the
# page, so that asking again and again would look like a leak.
PLAY_AGAIN = """
const [games, finish] = arguments;
const moment = () => new Promise((resolve) => setTimeout(resolve, 5));
(async () => {
  for (let played = 0; ; played += 1) {
    do await moment(); while (sunstones.busy() || !sunstones.state().over);
    if (played === games - 1) break;
    document.querySelector("#controls [data-do=again]").click();
    while (sunstones.state().over) await moment();
  }
  finish(problems);
})();
"""


@dataclass(frozen=True)
class Memory:
    """The memory in use.

    worker: bytes of its WebAssembly memory that Python has taken so far. reserved: bytes of that memory in all, of
    which the rest has never been touched. objects: Python's own count of what it holds. page: bytes of the page's
    objects. process: bytes of all that, of the worker's JavaScript and of the browser's own; 0 if not known.
    """

    worker: int
    reserved: int
    objects: int
    page: int
    process: int

    def __str__(self) -> str:
        return ", ".join(
            f"{name} {size}" if name == "objects" else f"{name} {size / 1e6:.2f} MB"
            for name, size in vars(self).items()
        )


def soak(folder: Path, games: int, rounds: int) -> Iterator[Memory]:
    """Play `games` games of each kind a round, for `rounds` rounds; yields the memory after every round.

    Raises AssertionError at the first error in the page. folder: an empty one, for the site and the browser.
    """
    site = folder / "site"
    shutil.copytree(SITE, site, copy_function=os.symlink)
    worker = site / "engine" / "worker.js"
    text = worker.read_bytes()
    worker.unlink()
    worker.write_bytes(WATCH_MEMORIES.encode() + text + PROBE.encode())
    driver = start_chromium(folder / "profile", "--enable-precise-memory-info")
    try:
        with serve_folder(site) as server:
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": ASK_PROBE})
            driver.get(server.url)
            assert driver.execute_async_script(SETTLED), "the engine did not start"
            for _ in range(rounds):
                for game, size in BOARDS.items():
                    play(driver, game, size, games)
                yield memory(driver)
            # The page has not been loaded again, and the first worker still lives.
            assert driver.execute_script("return document.body.dataset.engine") == "ready"
            assert driver.execute_script("return workers") == 1
            driver.get("about:blank")
    finally:
        driver.quit()


def play(driver: Chrome, game: str, size: int, games: int) -> None:
    """Play a game between computers, again and again."""
    opponent = opponents_of(game)[0].id
    assert driver.execute_async_script(START_GAME, game, str(size), opponent, "0.001") == []
    assert driver.execute_async_script(PLAY_AGAIN, games) == []


def memory(driver: Chrome) -> Memory:
    """The memory in use now, after garbage has been collected."""
    driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
    found = driver.execute_async_script(
        "askMemory().then((memory) => arguments[0]({ ...memory, page: performance.memory.usedJSHeapSize }))"
    )
    assert min(found.values()) > 0, "what is not measured is not flat"
    return Memory(**found, process=largest_renderer(driver))


def largest_renderer(driver: Chrome) -> int:
    """Bytes in memory of the browser's largest page process, on Linux; 0 elsewhere."""
    profile = str(driver.capabilities["chrome"]["userDataDir"])
    sizes = [0]
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().decode(errors="replace")
            if "--type=renderer" in command and is_below(process, profile):
                sizes.append(int((process / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
        except OSError:
            continue  # it has just ended
    return max(sizes)


def is_below(process: Path, profile: str) -> bool:
    """Return whether a process comes from the browser with this profile."""
    while process.name not in ("0", "1"):
        if f"--user-data-dir={profile}" in (process / "cmdline").read_bytes().decode(errors="replace"):
            return True
        status = (process / "status").read_text()
        process = Path("/proc", status.partition("PPid:")[2].split()[0])
    return False


def growth(found: list[Memory]) -> dict[str, float]:
    """The ratio of each figure at the end to that after the first rounds.

    Both are medians of a fifth of the rounds, as the remains of the last game differ from round to round.
    """
    warm = found[WARMING_UP_ROUNDS - 1 :]
    some = max(1, len(warm) // 5)
    first, last = (
        {name: median(vars(one)[name] for one in part) for name in vars(warm[0])}
        for part in (warm[:some], warm[-some:])
    )
    return {name: last[name] / first[name] for name in first if first[name]}


def main() -> None:
    """Play, and print the memory after each round; fails where it grows."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int)
    games = parser.parse_args().games
    a_round = GAMES_A_ROUND * len(BOARDS)
    began = time.monotonic()
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for after in soak(Path(folder), GAMES_A_ROUND, max(WARMING_UP_ROUNDS + 1, games // a_round)):
            found.append(after)
            minutes = (time.monotonic() - began) / 60
            print(f"after {len(found) * a_round} games, {minutes:.1f} minutes: {after}", flush=True)
    grown = growth(found)
    print("at the end, against after the first rounds:", ", ".join(f"{name} {by:.2f}" for name, by in grown.items()))
    if too_large := [name for name, most in MOST_GROWTH.items() if grown[name] > most]:
        sys.exit(f"Failed: this has grown by more than it may: {', '.join(too_large)}.")


if __name__ == "__main__":
    main()
