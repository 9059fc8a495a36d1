"""The player in C (`c/self_play`): games of a network against itself, and a network's input from games.

It plays some fifty times as many games as Python would: the network is computed for many games at once, in the same
16-bit numbers, so that nothing differs. The rules are written a second time for that; the tests compare every legal
step, every plane and every number with the engine's.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from py_engine.search.network.weights import Dense, NetworkWeights
from support.console import Failure
from toolchain.c_compiler import build_program

# The numbers of the network wrap.
OPTIONS = ("-fwrapv", "-lm")


class BookPlan(NamedTuple):
    """The rules by which the games of an opening book are played.

    size: of the board. drawn: turns whose steps are drawn. short, long: evaluations before a step that is not drawn,
    and before one that is. free: every so manieth game chooses its first stone; 0 for none.
    """

    size: int
    drawn: int
    short: int
    long: int
    free: int


@cache
def build_player() -> Path:
    """Compile the program where it has changed. Raises `Failure` where there is no compiler."""
    lacking = "Games for learning are played by a C program, and no C compiler was found"
    return build_program("self_play", words=4, lacking=lacking, options=OPTIONS)


def play(
    game: str,
    first: int,
    count: int,
    seed: int,
    sizes: Mapping[int, int],
    descents: tuple[int, int],
    drawn: int,
    network: NetworkWeights | None,
) -> list[dict[str, Any]]:
    """The games with `count` numbers from `first` on, in order.

    sizes: how often each is played, relative to the others. descents: of a brief search, and of a long one.
    drawn: first turns whose steps are drawn by visits, for each hundred cells.
    """
    plan = ",".join(f"{size}:{weight}" for size, weight in sizes.items())
    found = _run([game, "play", first, count, seed, plan, *descents, drawn], network_text(network).encode()).decode()
    return sorted(map(json.loads, found.splitlines()), key=lambda played: int(played["number"]))


def play_openings(
    game: str, first: int, count: int, seed: int, plan: BookPlan, network: NetworkWeights
) -> list[dict[str, Any]]:
    """The games of an opening book with `count` numbers from `first` on, in order, each with the cells of its steps."""
    numbers = (plan.size, plan.short, plan.long, plan.drawn, plan.free)
    found = _run([game, "open", first, count, seed, *numbers], network_text(network).encode()).decode()
    return sorted(map(json.loads, found.splitlines()), key=lambda played: int(played["number"]))


def see(game: str, lines: Iterable[str]) -> bytes:
    """The network's input for positions, as `write_seen` of `seen.c` lays it out. lines: of `course_of`."""
    return _run([game, "see"], "".join(lines).encode())


def evaluate(game: str, lines: Iterable[str], network: NetworkWeights) -> list[list[float]]:
    """A network's evaluations of positions: the value, the logit of ending the turn, and those of the cells."""
    text = "\n".join([network_text(network), *lines])
    return [[*map(float, line.split())] for line in _run([game, "evaluate"], text.encode()).decode().splitlines()]


def course_of(size: int, holes: Sequence[int], cells: Iterable[tuple[int, bool]]) -> str:
    """A game as a line that `see` and `evaluate` read. cells: of each step, and whether its position is meant."""
    steps = [f"{cell} {int(noted)}" for cell, noted in cells]
    return " ".join(map(str, [size, len(holes), *holes, len(steps), *steps])) + "\n"


def network_text(network: NetworkWeights | None) -> str:
    """A network as the program reads it: its shape, and all its numbers in order."""
    if network is None:
        return "none\n"
    inputs = len(network.planes)
    numbers = [inputs, len(network.layers)]
    for layer in network.layers:
        taps = (len(layer.weights[0]) - layer.global_maps) // inputs
        numbers += [len(layer.weights), inputs, taps, layer.global_maps, int(layer.passes_on)]
        for row, bias, halvings in zip(layer.weights, layer.biases, layer.halvings, strict=True):
            numbers += [bias, halvings, *row]
        inputs = len(layer.weights)
    return " ".join(map(str, ["network", *numbers, *_dense(network.hidden), *_dense(network.value)])) + "\n"


def _dense(layer: Dense) -> list[int]:
    rows = [weight for row in layer.weights for weight in row]
    return [len(layer.weights), len(layer.weights[0]), *rows, *layer.biases]


def _run(arguments: Sequence[object], given: bytes) -> bytes:
    done = subprocess.run([build_player(), *map(str, arguments)], input=given, capture_output=True)
    if done.returncode:
        raise Failure(f"The player in C stopped: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout
