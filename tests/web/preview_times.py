"""How soon a preview is painted, and what fetching it costs. Run by build_scripts/measure.py previews; see there."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

import py_engine
from py_engine.match import Match
from py_engine.match.previews import look_ahead, present
from support.folders import SITE
from support.serve import serve_folder
from tests.web.support.chromium import start_chromium
from tests.web.support.page import Page, share_link

GAMES_LOOKED_AT = 2
# On the largest boards only so many positions of a game are weighed: native Python takes up to a second for one.
POSITIONS_LOOKED_AT = 30
MOST_HOVERS = 60

# A real move of the mouse is heard just before a frame; the board paints in that frame, between these two callbacks.
LISTEN = """
window.hovers = [];
let heard, begun;
addEventListener("pointermove", () => {
  heard = performance.now();
  requestAnimationFrame(() => { begun = performance.now(); });
}, true);
addEventListener("pointermove", (event) => {
  const listened = performance.now() - heard;
  requestAnimationFrame(() => {
    const now = performance.now();
    hovers.push({ work: listened + now - begun, total: now - event.timeStamp });
  });
});
"""

FETCH = """
const [record, cells, finish] = arguments;
import("./engine/client.js").then(async ({ createClient }) => {
  const client = createClient({ onStage() {} });
  client.start();
  await client.request({ do: "load", record });
  const ask = async (wanted) => {
    const start = performance.now();
    await client.request({ do: "preview", cells: wanted });
    return performance.now() - start;
  };
  await ask(cells);
  const one = [];
  for (const cell of cells) one.push(await ask([cell]));
  const all = [];
  for (let round = 0; round < 5; round += 1) all.push(await ask(cells));
  finish([one, all]);
}, (problem) => finish(String(problem)));
"""


def main() -> int:
    """Measure each game, and tell."""
    print("game      hover: work, at most   to paint, at most   one cell, at most   all cells (ms)")
    with tempfile.TemporaryDirectory() as folder, serve_folder(SITE) as server:
        driver = start_chromium(Path(folder))
        try:
            for info in py_engine.catalogue():
                match = dearest_position(info.id, max(info.sizes) if "--largest" in sys.argv else info.default_size)
                work, total = hover_times(Page(driver, server.url), match)
                one, all_cells = driver.execute_async_script(FETCH, match.record(), targets(match))
                print(
                    f"{info.id:9} {median(work):11.1f} {max(work):8.1f} {median(total):12.1f} {max(total):8.1f}"
                    f" {median(one):11.2f} {max(one):8.2f} {median(all_cells):11.1f}",
                    flush=True,
                )
        finally:
            driver.quit()
    return 0


def targets(match: Match) -> list[str]:
    """The cells that can be picked."""
    return [match.game.board.name(cell) for cell in match.game.targets(match.position)]


def dearest_position(game: str, size: int) -> Match:
    """The position of some random games whose previews take this machine's Python longest."""
    dearest, found = -1.0, py_engine.new_match(game, size=size)
    every = max(1, len(found.board) // POSITIONS_LOOKED_AT)
    for seed in range(GAMES_LOOKED_AT):
        random = Random(seed)
        match = py_engine.new_match(game, size=size)
        while not match.is_over:
            if match.position.stage == 0 and len(match.turns) % every == 0:
                start = time.process_time()
                now = present(match.game, match.position)
                for action in match.game.targets(match.position).values():
                    look_ahead(match.game, now, action)
                taken = time.process_time() - start
                if taken > dearest:
                    dearest, found = taken, py_engine.load_record(match.record())
            match.act(random.choice([step for step in match.legal_actions() if step != "swap"]))
    return found


def hover_times(page: Page, match: Match) -> tuple[list[float], list[float]]:
    """The page's work for each hover, and the time until it was painted."""
    page.resize(1440, 900)
    page.open(share_link(match.info.id, match.size, match.turns))
    page.settled()
    page.driver.execute_async_script("setTimeout(arguments[0], 600)")  # the previews come in meanwhile
    page.driver.execute_script(LISTEN)
    for cell in targets(match)[:MOST_HOVERS]:
        point = page.centre_of(cell)
        page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", **point})
        page.driver.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
    hovers = page.driver.execute_script("return hovers")
    return [hover["work"] for hover in hovers], [hover["total"] for hover in hovers]


if __name__ == "__main__":
    sys.exit(main())
