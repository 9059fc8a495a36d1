"""The browser's part of `soak.py`, which a test runs too: many games in one page, and the memory after each round."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import py_engine
from measuring.watched_page import Memory, memory, watched_page
from py_engine.players.opponents import opponents_of
from support.folders import SITE

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

# To be put before a script. `startGame` starts a game of two computers by the page's dialog, in which the last of the
# times to think becomes the one that is wanted, and gives the milliseconds until that game is on the board.
PLAYING = """
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
async function startGame({ game, size, opponent }, seconds = "0.001") {
  const began = performance.now();
  const before = sunstones.state();
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
  while (sunstones.state() === before) await moment();
  return performance.now() - began;
}
async function gameEnds() {
  do await moment(); while (sunstones.busy() || !sunstones.state().over);
}
async function playAgain() {
  document.querySelector("#controls [data-do=again]").click();
  while (sunstones.state().over) await moment();
}
"""

# Plays the same game again and again, to the end. A script answers once and gives the page's errors: the driver keeps
# something of every answer in the page, so that asking again and again would look like a leak.
PLAY = f"""{PLAYING}
const [choice, games, finish] = arguments;
(async () => {{
  await startGame(choice);
  for (let left = games; left > 0; left -= 1) {{
    if (left < games) await playAgain();
    await gameEnds();
  }}
  finish(problems);
}})();
"""


def soak(folder: Path, games: int, rounds: int) -> Iterator[Memory]:
    """Play `games` games of each kind a round, for `rounds` rounds; yields the memory after every round.

    Raises AssertionError at the first error in the page. folder: an empty one, for the site and the browser.
    """
    with watched_page(SITE, folder) as driver:
        for _ in range(rounds):
            for game in BOARDS:
                assert driver.execute_async_script(PLAY, choice_of(game), games) == []
            yield memory(driver)


def choice_of(game: str) -> dict[str, str]:
    """A game on its board here, for both sides its first opponent, as `startGame` takes it."""
    return {"game": game, "size": str(BOARDS[game]), "opponent": opponents_of(game)[0].id}


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
