"""Measures how fast random games are played, in Python, in Pyodide and in C, and how fast the search is.

Usage: python3 build_scripts/measure.py bench [--rounds N] [--games a,b] [--lanes K] [--seconds S]

Everything runs on each game's default size:

- random games (playouts) from the empty board, one board at a time and in lanes, under CPython and inside Pyodide (in
  Node, with the built site's own runtime), and in a single-threaded C program (`c/random_games`) that
  chooses its steps in the same way; without a C compiler, or for a game that it does not play, that one is left
  out;
- the tree search, of the empty board and in the middle of a game: playouts and positions a second, the time to the
  first answer, and how long the slices are between which it can be stopped.

All of it is interleaved in one run (`rounds.py`), and ratios are taken within a round, so that they hold on
a machine that is not quite quiet; the plain figures do not. The engine's part is `measurements.py`.
Nothing here passes or fails by a time.
"""

import argparse
import json
from pathlib import Path

from measuring.answering_process import start_cpython, start_pyodide
from measuring.c_programs import build_c_reference
from measuring.rounds import all_variants, measure_in_rounds
from measuring.tables import playout_table, search_table
from site_build.site_folder import build_site
from support.console import Failure, say
from support.folders import SITE

# Games in a batch. Longer ints hardly pay any more, but in Parasol, whose lanes have no gaps between them.
LANES = {"parasol": 4096}
USUAL_LANES = 512

# Seconds for each measurement: a whole batch of the slowest game in Pyodide fits in.
DEFAULT_SECONDS = 1.0


def main() -> int:
    """Prepare, measure and show."""
    options = read_options()
    build_site(SITE)
    sizes = chosen_games(options.games)
    lanes = {game: options.lanes or LANES.get(game, USUAL_LANES) for game in sizes}
    c_program = c_reference_or_none()
    with start_cpython() as cpython, start_pyodide() as pyodide:
        runtimes = [cpython, pyodide]
        variants = all_variants(c_program, sizes, runtimes, lanes)
        samples = measure_in_rounds(list(sizes), variants, runtimes, options.rounds, options.seconds)
    say("\nRandom games from the empty board: medians, and medians of the ratios within each round")
    say(playout_table(samples, sizes))
    say("\nTree search (it is stopped between two slices)")
    say(search_table(samples, sizes))
    return 0


def read_options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure how fast random games are played and how fast the search is.")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="how often (5)")
    parser.add_argument("--games", metavar="A,B", help="just these games, such as sum,parasol")
    parser.add_argument("--lanes", type=int, metavar="K", help="games in a batch of lanes (512, in Parasol 4096)")
    parser.add_argument("--seconds", type=float, default=DEFAULT_SECONDS, metavar="S", help="for each measurement (1)")
    return parser.parse_args()


def chosen_games(wanted: str | None) -> dict[str, int]:
    """The games to measure, with their default sizes, as the built site lists them."""
    catalogue = json.loads((SITE / "catalogue.json").read_text(encoding="utf-8"))
    sizes: dict[str, int] = {game["id"]: game["default_size"] for game in catalogue["games"]}
    if wanted is None:
        return sizes
    for name in wanted.split(","):
        if name not in sizes:
            raise Failure(f"There is no game {name!r}; the games are {', '.join(sizes)}.")
    return {name: sizes[name] for name in wanted.split(",")}


def c_reference_or_none() -> Path | None:
    """The C reference, or None, with a sentence that says so, where it cannot be built."""
    try:
        return build_c_reference()
    except Failure as failure:
        say(f"The C reference is left out. {failure}")
        return None
