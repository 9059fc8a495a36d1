"""Measures how many positions a second a network in big ints looks at, in CPython and in Pyodide, and in NumPy.

Usage: python3 build_scripts/measure.py network [--games a,b] [--channels C] [--layers L] [--density D] [--numpy PYTHON]
                                                [--numpy-in-pyodide FOLDER]

Networks of random weights look at random positions on each game's default board, one to sixteen at a time. With
a Python that has NumPy the same layers are computed there too, dense and in floating point of 32 bits; its looks leave
out the planes, the policy and the value. A folder that holds a release of Pyodide and its wheel of NumPy has them
computed in there as well. All is interleaved in one run, and ratios are taken within a round. Nothing here passes or
fails by a time.
"""

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from measuring.answering_process import AnsweringProcess, start_cpython, start_pyodide
from measuring.tables import number, ratio, table
from site_build.site_folder import build_site
from support.console import say
from support.folders import ROOT, SITE
from support.processes import clean_environment
from toolchain.node_packages import find_node

sys.path.insert(0, str(ROOT))

from py_engine.games.catalogue import CATALOGUE, find_game
from py_engine.games.setup import board_of
from py_engine.search.network.planes import names_of

LANES = (1, 4, 8, 16)

# What computes the layers in floating point, and by which program.
NUMPY = "NumPy"
NUMPY_IN_PYODIDE = "NumPy-in-Pyodide"
IN_FLOATS = (NUMPY, NUMPY_IN_PYODIDE)
IN_NUMPY = ROOT / "tests" / "bench" / "looking_in_numpy.py"

# Python computes on one thread, so NumPy does.
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


def main() -> int:
    """Prepare, measure and tell."""
    options = read_options()
    build_site(SITE)
    with ExitStack() as stack:
        runtimes = [stack.enter_context(start_cpython()), stack.enter_context(start_pyodide())]
        if options.numpy:
            command = [options.numpy, IN_NUMPY]
            runtimes.append(stack.enter_context(AnsweringProcess(NUMPY, command, clean_environment() | ONE_THREAD)))
        if options.numpy_in_pyodide:
            node = find_node()
            program = Path(__file__).with_name("numpy_in_pyodide.mjs")
            command = [node.program, program, options.numpy_in_pyodide, IN_NUMPY]
            runtimes.append(stack.enter_context(AnsweringProcess(NUMPY_IN_PYODIDE, command, node.environment)))
        rows = [row for game in options.games for lanes in LANES for row in measure(game, lanes, runtimes, options)]
    say(table(["game", "positions at a time", "in", "looks/s", "× NumPy", "× NumPy in Pyodide"], rows))
    return 0


def measure(
    game: str, lanes: int, runtimes: Sequence[AnsweringProcess], options: argparse.Namespace
) -> list[list[str]]:
    """The rows of the table for a game: medians over the rounds."""
    rates: dict[str, list[float]] = {runtime.name: [] for runtime in runtimes}
    for seed in range(options.rounds):
        for runtime in (*runtimes[seed % len(runtimes) :], *runtimes[: seed % len(runtimes)]):
            usual = {"lanes": lanes, "channels": options.channels, "layers": options.layers}
            usual |= {"seconds": options.seconds, "seed": seed}
            needs = shape_of(game) if runtime.name in IN_FLOATS else {"game": game, "density": options.density}
            sample = runtime.ask("evaluations", **usual, **needs)
            rates[runtime.name].append(sample["evaluations"] / sample["seconds"])
    rows = []
    for name, found in rates.items():
        ratios = [
            median(one / other for one, other in zip(found, rates[numpy], strict=True))
            if numpy in rates and numpy != name
            else None
            for numpy in IN_FLOATS
        ]
        rows.append([game, str(lanes), name, number(median(found)), *map(ratio, ratios)])
    return rows


def shape_of(game: str) -> dict[str, int]:
    """The board as an array, and what is seen of it."""
    info = find_game(game)
    board = board_of(info, info.default_size)
    return {
        "rows": -(-board.cells.bit_length() // board.width),
        "width": board.width,
        "taps": len(board.steps) + 1,
        "planes": len(names_of(game)),
    }


def read_options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Measure how fast a network in big ints looks at positions.")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="how often (5)")
    parser.add_argument("--games", type=games_of, default=games_of(None), metavar="A,B", help="just these games")
    parser.add_argument("--channels", type=int, default=24, help="maps in each layer (24)")
    parser.add_argument("--layers", type=int, default=4, help="before the policy (4)")
    parser.add_argument("--density", type=float, default=0.15, help="of all weights, those that are not 0 (0.15)")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measurement (0.5)")
    parser.add_argument("--numpy", metavar="PYTHON", help="a Python that has NumPy, to compare with")
    parser.add_argument("--numpy-in-pyodide", metavar="FOLDER", help="a Pyodide with a wheel of NumPy, as well")
    return parser.parse_args()


def games_of(text: str | None) -> list[str]:
    """The games that a list names, or all."""
    known = [info.id for info in CATALOGUE]
    games = known if text is None else text.split(",")
    for game in games:
        if game not in known:
            raise argparse.ArgumentTypeError(f"{game!r} is none of {', '.join(known)}")
    return games
