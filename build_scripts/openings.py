"""Makes the opening books: plays games from all first stones, and counts what was played in them and who won.

Usage: python3 build_scripts/openings.py GAME [STEP] [options]

| step | what it does |
| --- | --- |
| play | plays the games that are lacking |
| control | plays games in which no turn after the first stone is drawn, as a check on the others |
| write | counts the games that are there, and writes the book |
| (none) | play, then write |

Games are kept in .cache/books, line by line: the same command goes on where it was, after as many minutes, a Ctrl-C or
a crash. A game depends on its number alone, so the same games are played on any machine, and on the workers of a Dask
cluster (--scheduler). They need a C compiler.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import argparse

from support.console import parser_of, run_command, say
from support.folders import ROOT, shown

sys.path.insert(0, str(ROOT))

from book_making.playing import PLANS, play
from book_making.writing import write_book
from support.many_jobs import add_worker_options, workers_of


def main() -> int:
    """Do the step that is named, or play and write."""
    options = read_options()
    if options.step != "write":
        with workers_of(options) as workers:
            done = play(options.game, options.games, options.step == "control", workers, options.minutes)
        say(f"{options.game}: {done} games played")
    if options.step in (None, "write"):
        file, size = write_book(options.game, options.games)
        say(f"{shown(file)}: {size} bytes in gzip")
    return 0


def read_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = parser_of(__doc__)
    parser.add_argument("game", choices=list(PLANS), metavar="GAME", help=", ".join(PLANS))
    steps = ("play", "control", "write")
    parser.add_argument("step", nargs="?", choices=steps, metavar="STEP", help="play, control or write")
    parser.add_argument("--games", type=int, default=20_000, metavar="N", help="the first N games (20000)")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help="stop after so many minutes (60)")
    add_worker_options(parser)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(run_command(main))
