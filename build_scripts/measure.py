"""Measures and tries what takes longer than the checks do.

Usage: python3 build_scripts/measure.py NAME [options]

| name | what it does |
| --- | --- |
| bench | playouts and searches, in CPython, in Pyodide and in C |
| match | pairs of games by equal time, in Pyodide or CPython, such as of a network against the opponent before it |
| designer | games of Sum against the program in which its designer published it |
| start | how soon the engine and the picture are there |
| soak | the memory of a page in which many games are played |
| growth | how the page's times and memory grow with saved games, variations, diagrams, minutes and games |
| fuzz | looks for input that breaks a reader's promises |
| first-stones | how often the colour of each first stone wins, which the pie rule goes by |
| cluster | a tournament on one worker of a Dask cluster and on two, and the share of a scheduler with a hundred |
| coach | whether what the coach says of turns is true, how often it has a reason, and how long it takes |
| solve | who wins the boards that the rule pages show, after each first turn |
| mutate | changes the engine in small ways, and names the changes that no test notices |

NAME --help explains one. Nothing passes or fails by a time here.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import importlib

from support.console import parser_of, run_command
from support.folders import ROOT

sys.path.insert(0, str(ROOT))

NAMES = (
    "bench",
    "match",
    "designer",
    "start",
    "soak",
    "growth",
    "fuzz",
    "first-stones",
    "cluster",
    "coach",
    "solve",
    "mutate",
)


def main() -> int:
    """Run the one that is named, with the options that follow its name."""
    parser = parser_of(__doc__)
    parser.add_argument("name", choices=NAMES, metavar="NAME", help=", ".join(NAMES))
    name: str = parser.parse_args(sys.argv[1:2]).name
    sys.argv[:2] = [f"{sys.argv[0]} {name}"]
    code: int = importlib.import_module(f"measuring.{name.replace('-', '_')}").main()
    return code


if __name__ == "__main__":
    sys.exit(run_command(main))
