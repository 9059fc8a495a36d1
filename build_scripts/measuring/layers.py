"""Measures what the layers of a network cost in big ints: as the engine computes them, and as a first study did.

Usage: python3 build_scripts/measure.py layers [--game G] [--rounds N] [--seconds S]

Networks of random weights, without planes, policy and value, on a game's default board, one, four and sixteen positions
at a time, in CPython and in Pyodide. `tests/bench/layers.py` explains the study's ways; beside each stand as many maps
and layers as the engine computes them, with three of four weights left out. Both are interleaved in one run, and ratios
are taken within a round. Nothing here passes or fails by a time.
"""

import argparse
from contextlib import ExitStack
from statistics import median

from measuring.answering_process import AnsweringProcess, start_cpython, start_pyodide
from measuring.network import games_of
from measuring.tables import ratio, table
from site_build.site_folder import build_site
from support.console import say
from support.folders import SITE

# The study's: how a layer is added up, maps, and layers.
STUDIED = (("products", 8, 3), ("products", 16, 3), ("signs", 16, 4), ("separable", 16, 4), ("separable", 32, 4))
LANES = (1, 4, 16)


def main() -> int:
    """Prepare, measure and tell."""
    options = read_options()
    build_site(SITE)
    with ExitStack() as stack:
        runtimes = [stack.enter_context(start_cpython()), stack.enter_context(start_pyodide())]
        rows = [
            measure(runtime, way, channels, layers, lanes, options)
            for way, channels, layers in STUDIED
            for runtime in runtimes
            for lanes in LANES
        ]
    say(table(["study", "maps", "layers", "in", "at a time", "ms a position", "in the engine", "times as fast"], rows))
    return 0


def measure(
    runtime: AnsweringProcess, way: str, channels: int, layers: int, lanes: int, options: argparse.Namespace
) -> list[str]:
    """A row of the table: medians over the rounds."""
    spent: dict[str, list[float]] = {way: [], "engine": []}
    for seed in range(options.rounds):
        for one in list(spent)[:: 1 if seed % 2 else -1]:
            needs = {"way": one, "game": options.game, "lanes": lanes, "channels": channels, "layers": layers}
            sample = runtime.ask("layers", seconds=options.seconds, seed=seed, **needs)
            spent[one].append(1000 * sample["seconds"] / sample["evaluations"])
    first, ours = spent[way], spent["engine"]
    gain = median(before / now for before, now in zip(first, ours, strict=True))
    shape = [way, str(channels), str(layers), runtime.name, str(lanes)]
    return [*shape, f"{median(first):.2f}", f"{median(ours):.2f}", ratio(gain)]


def read_options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Measure what the layers of a network cost in big ints.")
    parser.add_argument(
        "--game", choices=games_of(None), default="surmount", metavar="G", help="whose board (surmount)"
    )
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="how often (5)")
    parser.add_argument("--seconds", type=float, default=0.3, help="for each measurement (0.3)")
    return parser.parse_args()
