"""Networks that have learned nothing, and a plain reference that computes them cell by cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from py_engine.board.boards import Board
from py_engine.games.base import Game
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.search.network.fields import HALF, MOST, ONE
from py_engine.search.network.planes import PLANES, names_of
from py_engine.search.network.weights import SIZES, Dense, Layer, NetworkWeights, most_of

GAMES = list(PLANES)
BOARDS = [("subsume", 4), ("parasol", 3), ("surmount", 4), ("sunspot", 5), ("sum", 5)]

CHANNELS, GLOBAL_MAPS, HIDDEN = 5, 2, 4


def game_on(game_id: str, size: int | None = None, holes: tuple[str, ...] = ()) -> Game:
    """A game on a board of this size, or of its usual size."""
    info = find_game(game_id)
    return make_game(info, size or info.default_size, holes)


def random_network(game: Game, seed: int) -> NetworkWeights:
    """A network for a game with random weights that use all that there is: sizes, signs, means, and cuts."""
    random = Random(seed)
    taps = len(game.board.steps) + 1
    planes = names_of(game.id)
    layers = []
    inputs, most = len(planes), ONE
    for outputs, passes_on, global_maps in ((CHANNELS, False, 0), (CHANNELS, True, GLOBAL_MAPS), (1, False, 0)):
        rows = tuple(tuple(_weights(random, taps * inputs + global_maps)) for _ in range(outputs))
        biases = tuple(random.randrange(-60, 61) for _ in range(outputs))
        layer = Layer(rows, biases, (0,) * outputs, passes_on, global_maps)
        halvings = tuple(random.randrange(4) for _ in range(outputs))
        layer = layer._replace(halvings=halvings)
        assert all(most_of(layer, output, [most] * inputs) < HALF for output in range(outputs))
        layers.append(layer)
        inputs, most = outputs, MOST
    hidden = Dense(
        tuple(tuple(random.randrange(-90, 91) for _ in range(CHANNELS)) for _ in range(HIDDEN)),
        tuple(random.randrange(-9_000, 9_001) for _ in range(HIDDEN)),
    )
    value = Dense(
        tuple(tuple(random.randrange(-90, 91) for _ in range(HIDDEN)) for _ in range(2)),
        tuple(random.randrange(-9_000, 9_001) for _ in range(2)),
    )
    return NetworkWeights(game.id, planes, tuple(layers), hidden, value, {"made": "by a test"})


def _weights(random: Random, count: int) -> list[int]:
    weights = [random.choice(SIZES) * random.choice((-1, 1)) if random.random() < 0.3 else 0 for _ in range(count)]
    return weights


@dataclass
class PlainOutput:
    """A network's output for a position: logits by cell, the logit of stopping, and the sum that gives the value."""

    logits: dict[int, int]
    stop: int
    value_sum: int


def output_plainly(weights: NetworkWeights, board: Board, planes: Sequence[int]) -> PlainOutput:
    """The same network by loops over cells, inputs and taps. planes: sets of cells of one position."""
    maps = [{cell: ONE * (plane >> cell & 1) for cell in board.order} for plane in planes]
    taps = (0, *(-step for step in board.steps))
    for layer in weights.layers[:-1]:
        means = [sum(one.values()) * -(-(1 << 20) // board.cell_count) >> 20 for one in maps]
        found = []
        for output in range(len(layer.weights)):
            numbers = {}
            for cell in board.order:
                total = plain_sum(layer, output, maps, taps, cell, means)
                numbers[cell] = min(MOST, max(0, total) >> layer.halvings[output])
            found.append(numbers)
        maps = found
    last = weights.layers[-1]
    logits = {cell: plain_sum(last, 0, maps, taps, cell, []) >> last.halvings[0] for cell in board.order}
    means = [sum(one.values()) * -(-(1 << 20) // board.cell_count) >> 16 for one in maps]
    hidden = [max(0, plain_dot(row, means) + bias >> 6) for row, bias in zip(*weights.hidden, strict=True)]
    value, stop = (plain_dot(row, hidden) + bias for row, bias in zip(*weights.value, strict=True))
    return PlainOutput(logits, stop >> 10, value)


def plain_sum(
    layer: Layer, output: int, maps: Sequence[dict[int, int]], taps: Sequence[int], cell: int, means: Sequence[int]
) -> int:
    """The sum of one output at one cell."""
    row = iter(layer.weights[output])
    total = layer.biases[output]
    for tap in taps:
        for one in maps:
            total += next(row) * one.get(cell + tap, 0)
    for mean in means[: layer.global_maps]:
        total += next(row) * mean
    if layer.passes_on:
        total += maps[output][cell] << layer.halvings[output]
    return total


def plain_dot(row: Sequence[int], numbers: Sequence[int]) -> int:
    total = 0
    for weight, number in zip(row, numbers, strict=True):
        total += weight * number
    return total
