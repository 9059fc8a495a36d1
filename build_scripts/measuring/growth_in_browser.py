"""The browser's part of `growth.py`: each part's figures at each size, and the exponents between them."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import log
from pathlib import Path
from statistics import median
from time import monotonic, sleep

from selenium.webdriver import Chrome

from measuring.growing_work import PLACES, page_with, played, record_with, saved_game
from measuring.soak_in_browser import BOARDS, PLAYING, choice_of
from measuring.start_in_browser import in_turn
from measuring.watched_page import SETTLED, memory, watched_page
from support.serve import serve_folder
from toolchain.chromium import start_chromium

Figures = dict[str, float]
# Figures by site, and by size.
Found = dict[str, dict[int | float, Figures]]

# A page is measured longer than its scripts may take elsewhere (seconds).
PATIENCE = 600

# Put before a script that measures: `painted` gives the milliseconds from the beginning to the frame with the answer.
MEASURING = """
const finish = arguments[arguments.length - 1];
const find = (selector) => document.querySelector(selector);
const moment = () => new Promise((resolve) => setTimeout(resolve));
async function until(isThere) {
  while (!isThere()) await moment();
}
async function painted(act, isThere) {
  const began = performance.now();
  await act();
  await until(isThere);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - began;
}
async function openLibrary(games) {
  return painted(() => find("[data-do=openLibrary]").click(), () => find("#library[open]") && listed() === games);
}
const middle = (times) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)];
const listed = () => document.querySelectorAll("#saved-games > li").length;
/** The games that are listed at first. */
const PAGE = 50;
"""

# The list's code is fetched when it opens for the first time.
KEEP = f"""{MEASURING}
const [entries] = arguments;
openLibrary(0).then(() => {{
  find("#library").close();
  const opening = indexedDB.open("sunstones", 1);
  opening.onsuccess = () => {{
    const change = opening.result.transaction("games", "readwrite");
    for (const entry of entries) change.objectStore("games").put(entry);
    change.oncomplete = () => {{ opening.result.close(); finish(); }};
  }};
}});
"""

LIBRARY = f"""{MEASURING}
const [words] = arguments;
(async () => {{
  const open = await openLibrary(PAGE);
  const field = find("#library-search");
  const searches = [];
  for (const word of words) {{
    field.value = word;
    searches.push(await painted(
      () => field.dispatchEvent(new Event("input", {{ bubbles: true }})),
      () => find("#saved-games strong").textContent.includes(word),
    ));
  }}
  finish({{ open, search: middle(searches) }});
}})();
"""

VARIATIONS = f"""{MEASURING}
const [turns, fresh] = arguments;
const isSettled = (nodes) => !sunstones.busy() && sunstones.state().tree.nodes.length === nodes;
(async () => {{
  await openLibrary(1);
  const load = await painted(() => find("#saved-games [data-do=open]").click(), () => isSettled(turns));
  find("#tab-turns").click();
  await painted(moment, () => true);
  const [steps, adds] = [[], []];
  for (const [index, turn] of fresh.entries()) {{
    const {{ here }} = sunstones.state().tree;
    const isElsewhere = (nodes) => isSettled(nodes) && sunstones.state().tree.here !== here;
    steps.push(await painted(() => find("[data-do=turnBack]").click(), () => isElsewhere(turns + index)));
    find("#typed-text").value = turn;
    adds.push(await painted(() => find("#typed-turn").requestSubmit(), () => isSettled(turns + index + 1)));
  }}
  finish({{ load, step: middle(steps), add: middle(adds) }});
}})();
"""

GAMES = f"""{PLAYING}
const [choices, finish] = arguments;
(async () => {{
  let time = 0;
  for (const choice of choices) {{
    time += await startGame(choice);
    await gameEnds();
  }}
  finish({{ time, problems }});
}})();
"""

# The game with the largest trees, on its usual board. Nothing is proven: the analysis goes on to its last playout.
ANALYSED = "game=surmount"
ANALYSE = """
const [link, finish] = arguments;
const before = sunstones.state();
location.hash = link;
(async () => {
  do await new Promise((resolve) => setTimeout(resolve, 5)); while (sunstones.busy() || sunstones.state() === before);
  document.getElementById("tab-study").click();
  document.getElementById("show-analysis").click();
  finish();
})();
"""


@contextmanager
def started(site: Path) -> Iterator[Chrome]:
    """A browser in which the page has started."""
    with browsing() as driver, serve_folder(site) as server:
        driver.get(server.url)
        assert driver.execute_async_script(SETTLED), "the engine did not start"
        yield driver


@contextmanager
def browsing() -> Iterator[Chrome]:
    """A browser with a fresh profile."""
    with tempfile.TemporaryDirectory() as profile:
        driver = start_chromium(Path(profile))
        driver.set_script_timeout(PATIENCE)
        try:
            yield driver
        finally:
            driver.quit()


def library(site: Path) -> Iterator[tuple[int, Figures]]:
    """The list of saved games, opened and searched."""
    for games in (625, 1250, 2500, 5000):
        with started(site) as driver:
            record = played(seed=0).record()
            driver.execute_async_script(KEEP, [saved_game(record, number) for number in range(games)])
            times = driver.execute_async_script(LIBRARY, PLACES[-3:])
            yield games, {f"{name} ms": time for name, time in times.items()}


def variations(site: Path) -> Iterator[tuple[int, Figures]]:
    """A record with variations: loaded, stepped in and added to."""
    for count in (125, 250, 500, 700, 1000, 2000):
        with started(site) as driver:
            record, fresh = record_with(count)
            driver.execute_async_script(KEEP, [saved_game(record)])
            turns = len(record["tree"]["turns"])  # type: ignore[index]
            times = driver.execute_async_script(VARIATIONS, turns, fresh)
            yield count, {f"{name} ms": time for name, time in times.items()}


def diagrams(site: Path) -> Iterator[tuple[int, Figures]]:
    """Pages with diagrams, in one browser. The first one is opened twice, as it has the files to fetch."""
    counts = (25, 50, 100, 200)
    with tempfile.TemporaryDirectory() as name, browsing() as driver:
        folder = Path(name)
        (folder / "site").symlink_to(site, target_is_directory=True)
        for count in counts:
            (folder / f"{count}.html").write_text(page_with(count), encoding="utf-8")
        with serve_folder(folder) as server:
            for count in (counts[0], *counts):
                driver.get(f"{server.url}{count}.html")
                time = driver.execute_async_script("painted.then(arguments[0])")
                yield count, {"painted ms": time}


def analysis(site: Path, minutes: float) -> Iterator[tuple[float, Figures]]:
    """One analysis, and the memory at some of its minutes."""
    with tempfile.TemporaryDirectory() as folder, watched_page(site, Path(folder)) as driver:
        driver.execute_async_script(ANALYSE, ANALYSED)
        began = monotonic()
        for share in (0.1, 0.2, 0.5, 1):
            sleep(max(0, began + 60 * minutes * share - monotonic()))
            yield minutes * share, memory_figures(driver)


def games(site: Path) -> Iterator[tuple[int, Figures]]:
    """Games of two computers, each to its end, all kinds in turn."""
    with tempfile.TemporaryDirectory() as folder, watched_page(site, Path(folder)) as driver:
        driver.set_script_timeout(PATIENCE)
        played_games, time = 0, 0.0
        for count in (25, 50, 100, 200):
            choices = [choice_of(list(BOARDS)[number % len(BOARDS)]) for number in range(played_games, count)]
            found = driver.execute_async_script(GAMES, choices)
            assert found["problems"] == []
            played_games, time = count, time + found["time"]
            yield count, {"new games ms": time} | memory_figures(driver)


def memory_figures(driver: Chrome) -> Figures:
    """The memory in use, in megabytes, and Python's objects."""
    now = memory(driver)
    return {"worker MB": now.worker / 1e6, "objects": now.objects, "page MB": now.page / 1e6}


def measure(sites: dict[str, str], rounds: int, part: Callable[[Path], Iterator[tuple[int | float, Figures]]]) -> Found:
    """The medians of a part's figures on each site, measured in turn. Of a size that comes again the last is taken."""
    samples: dict[str, list[dict[int | float, Figures]]] = {name: [] for name in sites}
    for number in range(rounds):
        for name, site in in_turn(sites, number).items():
            samples[name].append(dict(part(Path(site))))
    return {
        name: {
            size: {figure: median(one[size][figure] for one in found) for figure in figures}
            for size, figures in found[0].items()
        }
        for name, found in samples.items()
    }


def lines(found: Found) -> Iterator[str]:
    """A line for each figure of each site: the value at each size, with the exponent from the size before."""
    for figure in next(iter(next(iter(found.values())).values())):
        for site, by_size in found.items():
            row, before = [], None
            for size, figures in by_size.items():
                value = figures[figure]
                row.append(
                    f"{size:g}: {value:.4g}" + ("" if before is None else f" ({exponent(before, (size, value)):.2f})")
                )
                before = size, value
            yield f"  {figure}, {site}: {', '.join(row)}"


def exponent(one: tuple[float, float], other: tuple[float, float]) -> float:
    """The slope between two sizes with their figures, both in logarithms: 1 where a figure grows as the size does."""
    return log(other[1] / one[1]) / log(other[0] / one[0])


def main() -> None:
    """Measure, and print each part when it is done."""
    parser = argparse.ArgumentParser()
    parser.add_argument("site", type=Path)
    parser.add_argument("rounds", type=int)
    parser.add_argument("minutes", type=float)
    parser.add_argument("parts", nargs="+")
    parser.add_argument("--before", type=Path)
    options = parser.parse_args()
    sites = {"ours": str(options.site)} | ({"before": str(options.before)} if options.before else {})
    several = {"library": library, "variations": variations, "diagrams": diagrams}
    once = {"analysis": lambda site: analysis(site, options.minutes), "games": games}
    for name in options.parts:
        found = measure(sites, options.rounds, several[name]) if name in several else measure(sites, 1, once[name])
        print(f"{name}:", *lines(found), sep="\n", flush=True)


if __name__ == "__main__":
    main()
