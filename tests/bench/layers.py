"""What the layers of a network cost in big ints, by themselves: as the engine computes them, and as was tried first.

In the first study a field had 24 bits, and no weight was left out. A layer's maps were added up in one of these ways:

- `products`: every map, moved, times a weight of 8 bits.
- `signs`: weights of -1, 0 and 1, half of them 0, so that maps are only added and taken away.
- `separable`: each map with its own neighbours, by products, and then all maps at the cell itself, by products.

`engine` is `ReadyLayer` with as many weights left as in the networks that ship. Weights are random, numbers as large as
they may be; what a layer costs depends on neither. Planes, policy and value are no part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from py_engine.games.catalogue import find_game
from py_engine.games.setup import board_of
from py_engine.search.lanes import LaneBoard
from py_engine.search.network.fields import MOST, layout_of
from py_engine.search.network.network import ReadyLayer
from tests.bench.looking import random_layer

# Of the weights, as many as ship.
DENSITY = 0.25

# The study's fields: how many bits, the largest number between two layers, and how often a sum is halved.
WIDE_FIELD = 24
WIDE_MOST = 255
HALVINGS = 8

Maps = list[int]
Layers = Callable[[], Maps]


def measure_layers(
    way: str, game: str, lanes: int, channels: int, layers: int, seconds: float, seed: int
) -> dict[str, Any]:
    """Compute so many layers, for so many positions on the game's default board, for about so long, at least once."""
    compute = prepared(way, game, lanes, channels, layers, seed)
    compute()
    looks = 0
    started = now = perf_counter()
    while now - started < seconds:
        compute()
        looks += lanes
        now = perf_counter()
    return {"looks": looks, "seconds": now - started}


@cache
def prepared(way: str, game: str, lanes: int, channels: int, layers: int, seed: int) -> Layers:
    """What computes the layers once, from random maps."""
    make = {"engine": _as_the_engine, "products": _products, "signs": _signs, "separable": _separable}
    return make[way](game, lanes, channels, layers, Random(seed))


def _as_the_engine(game: str, lanes: int, channels: int, layers: int, random: Random) -> Layers:
    info = find_game(game)
    board = board_of(info, info.default_size)
    layout = layout_of(board, lanes)
    taps, inputs = len(board.steps) + 1, [MOST] * channels
    ready = [
        ReadyLayer(random_layer(inputs, channels, taps, DENSITY, random, passes_on=number > 0), inputs, taps)
        for number in range(layers)
    ]
    seen = [layout.spread(random.getrandbits(layout.fields) & layout.grid.cells) * MOST for _ in inputs]

    def compute() -> Maps:
        maps = seen
        for layer in ready:
            maps = layer.outputs(layout, maps)
        return maps

    return compute


class WideFields:
    """Boards of a game side by side in the study's fields."""

    def __init__(self, game: str, lanes: int) -> None:
        info = find_game(game)
        board = board_of(info, info.default_size)
        grid = LaneBoard(board, lanes)
        self.every = sum(1 << WIDE_FIELD * at for at in range(grid.stride * lanes))
        self.cells = sum(1 << WIDE_FIELD * at for at in range(grid.stride * lanes) if grid.cells >> at & 1)
        self.half = self.every << WIDE_FIELD - 1
        self.shifts = [0, *(WIDE_FIELD * step for step in board.steps)]

    def random_maps(self, channels: int, random: Random) -> Maps:
        """Maps of 0 and of the largest number."""
        return [(random.getrandbits(self.cells.bit_length()) & self.cells) * WIDE_MOST for _ in range(channels)]

    def moved(self, maps: Sequence[int]) -> Maps:
        """The maps, then all moved by the first direction, and so on."""
        return [one << shift if shift >= 0 else one >> -shift for shift in self.shifts for one in maps]

    def rectified(self, total: int) -> int:
        """A sum with half a field in every field: 0 where it is negative, halved, and of that the lowest bits."""
        signs = total >> WIDE_FIELD - 1 & self.every
        kept = total & (signs << WIDE_FIELD - 1) - signs
        return kept >> HALVINGS & self.cells * WIDE_MOST

    def sum_of_products(self, maps: Sequence[int], weights: Sequence[int]) -> int:
        """Each map times its weight, all of it rectified."""
        total = self.half
        for one, weight in zip(maps, weights, strict=True):
            total += one * weight
        return self.rectified(total)


def _products(game: str, lanes: int, channels: int, layers: int, random: Random) -> Layers:
    fields = WideFields(game, lanes)
    seen = fields.random_maps(channels, random)
    weights = [_rows(channels, channels * len(fields.shifts), random) for _ in range(layers)]

    def compute() -> Maps:
        maps = seen
        for rows in weights:
            moved = fields.moved(maps)
            maps = [fields.sum_of_products(moved, row) for row in rows]
        return maps

    return compute


def _signs(game: str, lanes: int, channels: int, layers: int, random: Random) -> Layers:
    fields = WideFields(game, lanes)
    seen = fields.random_maps(channels, random)
    inputs = range(channels * len(fields.shifts))
    weights = []
    for _ in range(layers):
        signs = [[random.choice((-1, 0, 0, 1)) for _ in inputs] for _ in range(channels)]
        weights.append([([at for at in inputs if row[at] > 0], [at for at in inputs if row[at] < 0]) for row in signs])

    def compute() -> Maps:
        maps = seen
        for rows in weights:
            moved = fields.moved(maps)
            maps = [
                fields.rectified(fields.half + sum([moved[at] for at in plus]) - sum([moved[at] for at in minus]))
                for plus, minus in rows
            ]
        return maps

    return compute


def _separable(game: str, lanes: int, channels: int, layers: int, random: Random) -> Layers:
    fields = WideFields(game, lanes)
    seen = fields.random_maps(channels, random)
    around = [_rows(channels, len(fields.shifts), random) for _ in range(layers)]
    across = [_rows(channels, channels, random) for _ in range(layers)]

    def compute() -> Maps:
        maps = seen
        for own, rows in zip(around, across, strict=True):
            maps = [fields.sum_of_products(fields.moved([one]), row) for one, row in zip(maps, own, strict=True)]
            maps = [fields.sum_of_products(maps, row) for row in rows]
        return maps

    return compute


def _rows(outputs: int, inputs: int, random: Random) -> list[list[int]]:
    """Weights of 8 bits with a sign."""
    return [[random.randrange(-127, 128) for _ in range(inputs)] for _ in range(outputs)]
