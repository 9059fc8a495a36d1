"""Makes the puzzles: finds them in games between characters, proves them, rates them, and writes the packs.

Usage: python3 build_scripts/puzzles.py NAME [--games A B] [--minutes M] [options]

| name | what it does |
| --- | --- |
| collect | searches more games for puzzles |
| try | lets the characters try those that were found |
| pack | chooses among those that were tried, rates them, and writes the packs and their table |
| easy | adds easy puzzles to the packs, from late positions of random games |
| solve | lets today's characters try the puzzles of the packs, and tells who solves how many |
| prove | proves every puzzle of the packs again by a second search, the smallest first |
| time | measures how long a browser takes for proofs, with some puzzles of each pack |
| along | plays strong games for "Guess the turn", and writes their packs |

Results are kept in .cache/puzzles, line by line: `collect`, `try`, `prove` and `along` go on where they were, after as
many minutes, a Ctrl-C or a crash. A game depends on its number alone, so the same puzzles are found on any machine, and
on the workers of a Dask cluster (--scheduler).
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import argparse
from concurrent.futures import Executor

from support.console import Failure, parser_of, run_command, say
from support.folders import ROOT, shown

sys.path.insert(0, str(ROOT))

from puzzle_making.along import PACKS as ALONG
from puzzle_making.along import play_along
from puzzle_making.collecting import candidates_of, collect, try_all
from puzzle_making.easy import add_easy
from puzzle_making.packing import write_packs
from puzzle_making.proof_times import time_packs
from puzzle_making.proving import prove_packs
from puzzle_making.solving import solve_packs
from puzzle_making.sources import GAMES
from puzzle_making.table import TABLE
from support.many_jobs import add_worker_options, workers_of

NAMES = ("collect", "try", "pack", "easy", "solve", "prove", "time", "along")

# Steps of many jobs.
ON_WORKERS = ("collect", "try", "solve", "prove", "along")

# Games of each kind to search in one run, unless time runs out before.
MOST_SEARCHED = 1_000


def main() -> int:
    """Do the step that is named."""
    options = read_options()
    if options.scheduler is not None and options.name not in ON_WORKERS:
        raise Failure(f"`{options.name}` is done on this machine: a scheduler is for {', '.join(ON_WORKERS)}")
    with workers_of(options) as workers:
        return do(options, workers)


def do(options: argparse.Namespace, workers: Executor | int) -> int:
    """Do the step that is named on some workers; returns an exit code."""
    if options.name == "collect":
        done = collect(options.games, MOST_SEARCHED, workers, options.minutes)
        say(f"{done} games searched")
        for game in options.games:
            say(f"{game}: {len(candidates_of(game))} puzzles found")
    elif options.name == "try":
        done = try_all(options.games, workers, options.minutes)
        say(f"{done} puzzles tried")
    elif options.name == "easy":
        for game in options.games:
            say(f"{game}: {add_easy(game, options.minutes)} easy puzzles in its pack")
    elif options.name == "solve":
        done = solve_packs(options.games, workers, options.minutes)
        say(f"{done} puzzles tried; the shares of packs that are done are in {shown(TABLE)}")
    elif options.name == "prove":
        done, wrong = prove_packs(options.games, workers, options.minutes)
        say(f"{done} puzzles proven again; the second search differs in {len(wrong)}: {' '.join(wrong)}")
        say(f"The packs that are done are in {shown(TABLE)}")
        return 1 if wrong else 0
    elif options.name == "along":
        done = play_along(options.games, workers, options.minutes)
        say(f"{done} games played; the packs are in {shown(ALONG)}")
    elif options.name == "time":
        time_packs(options.games)
        say(f"The figures are in {shown(TABLE)}")
    else:
        for game, count in write_packs(options.games).items():
            say(f"{game}: {count} puzzles in its pack")
        say(f"The table is in {shown(TABLE)}")
    return 0


def read_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = parser_of(__doc__)
    parser.add_argument("name", choices=NAMES, metavar="NAME", help=", ".join(NAMES))
    parser.add_argument(
        "--games", nargs="+", default=list(GAMES), choices=list(GAMES), metavar="GAME", help="just these games"
    )
    parser.add_argument("--minutes", type=float, default=10.0, metavar="M", help="stop after so many minutes (10)")
    add_worker_options(parser)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(run_command(main))
