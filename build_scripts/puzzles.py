"""Makes the puzzles: finds them in games between characters, proves them, measures them, and writes the packs.

Usage: python3 build_scripts/puzzles.py NAME [options]

| name | what it does |
| --- | --- |
| collect | searches more games for puzzles, and keeps what it finds in .cache/puzzles |
| pack | chooses among them and writes web/app/puzzles/packs |
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import argparse
from concurrent.futures import ProcessPoolExecutor

from support.console import run_command, say
from support.folders import ROOT

sys.path.insert(0, str(ROOT))

from puzzle_making.choosing import choose
from puzzle_making.collecting import candidates_of, collect
from puzzle_making.difficulty import rating_of
from puzzle_making.packs import PACKS, Puzzle, bytes_a_puzzle, pack_file, write_pack
from puzzle_making.sources import SETTINGS


def main() -> int:
    """Do what is named."""
    options = read_options()
    if options.name == "collect":
        pool = ProcessPoolExecutor(options.processes) if options.processes > 1 else None
        try:
            done = collect(options.games, options.count, pool, options.minutes)
        finally:
            if pool is not None:
                pool.shutdown(cancel_futures=True)
        say(f"{done} games searched")
    PACKS.mkdir(parents=True, exist_ok=True)
    for game in options.games:
        found = candidates_of(game)
        chosen = choose(found)
        say(f"{game}: {len(found)} found, {len(chosen)} chosen")
        if options.name == "pack" and chosen:
            puzzles = [Puzzle(game, one.size, one.board, rating_of(one), one.themes, one.line) for one in chosen]
            pack_file(game).write_text(write_pack(game, puzzles), encoding="ascii", newline="\n")
            say(f"  {bytes_a_puzzle(puzzles, game):.0f} bytes each")
    return 0


def read_options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=("collect", "pack"))
    parser.add_argument("--games", nargs="+", default=list(SETTINGS), choices=list(SETTINGS), metavar="GAME")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--processes", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(run_command(main))
