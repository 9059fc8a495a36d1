"""What the layers of a network cost in big ints, by themselves: as the engine computes them, and as was tried first.

In the first study a field had 24 bits, and a layer's maps were added up in one of these ways:

- `products`: every map, moved, times a weight of 8 bits.
- `signs`: weights of -1, 0 and 1, half of them 0, so that maps are only added and taken away.
- `separable`: each map with its own neighbours, by products, and then all maps at the cell itself, by products.

`engine` is `ReadyLayer` with as many weights left as in the networks that ship. Weights are random, numbers as large as
they may be; what a layer costs does not depend on them. Planes, policy and value are no part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from py_engine.board.boards import Board
from py_engine.games.catalogue import find_game
from py_engine.games.setup import board_of
from py_engine.search.lanes import LaneBoard
from py_engine.search.network.fields import MOST, layout_of
from py_engine.search.network.network import ReadyLayer
from tests.bench.looking import random_layer, repeated

# Of the weights, as many as ship.
DENSITY = 0.25

# The study's fields: how many bits, the largest number between two layers, and how often a sum is halved.
WIDE_FIELD = 24
WIDE_MOST = 255
HALVINGS = 8

Maps = list[int]
# What a layer makes of its maps.
Computed = Callable[[Maps], Maps]


def measure_layers(
    way: str, game: str, lanes: int, channels: int, layers: int, seconds: float, seed: int
) -> dict[str, Any]:
    """Compute so many layers, for so many positions on the game's default board, for about so long, at least once."""
    make = {"engine": _as_the_engine, "products": _products, "signs": _signs, "separable": _separable}
    info = find_game(game)
    seen, computed = make[way](board_of(info, info.default_size), lanes, channels, layers, Random(seed))

    def look() -> None:
        maps = seen
        for layer in computed:
            maps = layer(maps)

    return repeated(look, lanes, seconds)


def _as_the_engine(board: Board, lanes: int, channels: int, layers: int, random: Random) -> tuple[Maps, list[Computed]]:
    layout = layout_of(board, lanes)
    taps, inputs = len(board.steps) + 1, [MOST] * channels
    ready = [
        ReadyLayer(random_layer(inputs, channels, taps, DENSITY, random, passes_on=number > 0), inputs, taps)
        for number in range(layers)
    ]
    seen = [layout.spread(random.getrandbits(layout.fields) & layout.grid.cells) * MOST for _ in inputs]
    return seen, [partial(layer.outputs, layout) for layer in ready]


class WideFields:
    """Boards side by side in the study's fields."""

    def __init__(self, board: Board, lanes: int) -> None:
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


def _products(board: Board, lanes: int, channels: int, layers: int, random: Random) -> tuple[Maps, list[Computed]]:
    fields = WideFields(board, lanes)

    def computed(rows: list[list[int]], maps: Maps) -> Maps:
        moved = fields.moved(maps)
        return [fields.sum_of_products(moved, row) for row in rows]

    seen = fields.random_maps(channels, random)
    inputs = channels * len(fields.shifts)
    return seen, [partial(computed, _rows(channels, inputs, random)) for _ in range(layers)]


def _signs(board: Board, lanes: int, channels: int, layers: int, random: Random) -> tuple[Maps, list[Computed]]:
    fields = WideFields(board, lanes)
    inputs = range(channels * len(fields.shifts))

    def one_row() -> tuple[list[int], list[int]]:
        signs = [random.choice((-1, 0, 0, 1)) for _ in inputs]
        return [at for at in inputs if signs[at] > 0], [at for at in inputs if signs[at] < 0]

    def computed(rows: list[tuple[list[int], list[int]]], maps: Maps) -> Maps:
        moved = fields.moved(maps)
        return [
            fields.rectified(fields.half + sum([moved[at] for at in plus]) - sum([moved[at] for at in minus]))
            for plus, minus in rows
        ]

    seen = fields.random_maps(channels, random)
    return seen, [partial(computed, [one_row() for _ in range(channels)]) for _ in range(layers)]


def _separable(board: Board, lanes: int, channels: int, layers: int, random: Random) -> tuple[Maps, list[Computed]]:
    fields = WideFields(board, lanes)

    def computed(around: list[list[int]], across: list[list[int]], maps: Maps) -> Maps:
        own = [fields.sum_of_products(fields.moved([one]), row) for one, row in zip(maps, around, strict=True)]
        return [fields.sum_of_products(own, row) for row in across]

    seen = fields.random_maps(channels, random)
    taps = len(fields.shifts)
    return seen, [
        partial(computed, _rows(channels, taps, random), _rows(channels, channels, random)) for _ in range(layers)
    ]


def _rows(outputs: int, inputs: int, random: Random) -> list[list[int]]:
    """Weights of 8 bits with a sign."""
    return [[random.randrange(-127, 128) for _ in range(inputs)] for _ in range(outputs)]
