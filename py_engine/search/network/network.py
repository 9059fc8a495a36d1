"""Computation of a network: from the planes of positions to the policy and the value of each.

Every number is whole, so the result is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import sqrt
from operator import itemgetter, mul

from ...board.boards import Board
from ..playouts import NetworkOutput, at_once
from .fields import FIELD, HALF, MOST, ONE, Layout, layout_of
from .weights import SIZES, Dense, Layer, NetworkWeights, most_of

# 2 ** (k / 16) in 1024ths.
POWERS = (1024, 1069, 1117, 1166, 1218, 1272, 1328, 1387, 1448, 1512, 1579, 1649, 1722, 1798, 1878, 1961)
LOG_POWERS = 4

# Difference of logits beyond which a step's probability no longer changes.
LARGEST_LOGIT = 1 << LOG_POWERS + 5

# 2 ** (-k / 16), scaled so that all are whole.
POWERS_BELOW = tuple(POWERS[-k & 15] << (LARGEST_LOGIT - k >> LOG_POWERS) for k in range(LARGEST_LOGIT + 1))

Picks = Callable[[Sequence[int]], tuple[int, ...]]


class Network:
    """The weights of a network, prepared for a board."""

    def __init__(self, weights: NetworkWeights, board: Board) -> None:
        self.weights = weights
        self.board = board
        taps = len(board.steps) + 1
        inputs = [ONE] * len(weights.planes)
        self._layers: list[ReadyLayer] = []
        for layer in weights.layers:
            self._layers.append(ReadyLayer(layer, inputs, taps))
            inputs = [MOST] * len(layer.weights)

    def outputs(self, lanes: int, planes: Sequence[int]) -> list[NetworkOutput]:
        """The outputs for positions side by side.

        Args:
            lanes: Number of positions.
            planes: Sets of cells, with the positions side by side as in `LaneBoard`.
        """
        return at_once(self.outputs_in_rounds(lanes, planes))

    def outputs_in_rounds(self, lanes: int, planes: Sequence[int]) -> Generator[None, None, list[NetworkOutput]]:
        """As `outputs`, in a generator that can be left after each layer: on large boards all take too long at once."""
        layout = layout_of(self.board, lanes)
        maps = [layout.spread(plane) * ONE for plane in planes]
        for layer in self._layers[:-1]:
            maps = layer.outputs(layout, maps)
            yield
        policy = layout.numbers(self._layers[-1].sums(layout, maps)[0])
        halvings = self.weights.layers[-1].halvings[0]
        means = zip(*(layout.means(one) for one in maps), strict=True)
        outputs = []
        for logits, lane_means in zip(policy, means, strict=True):
            value, stop = self._value_of(lane_means)
            outputs.append(NetworkOutput([logit - HALF >> halvings for logit in logits], stop, value))
        return outputs

    def _value_of(self, means: Sequence[int]) -> tuple[float, int]:
        """The value, and the logit of ending the turn."""
        hidden = [max(0, each >> 6) for each in dense(self.weights.hidden, means)]
        value, stop = dense(self.weights.value, hidden)
        # In 256ths, as the means are; the square root is exact to the last bit everywhere, as tanh is not.
        x = value / (64 * 256)
        return 0.5 + 0.5 * x / sqrt(1 + x * x), stop >> 10


def dense(layer: Dense, numbers: Sequence[int]) -> list[int]:
    """The sums of a dense layer."""
    return [sum(map(mul, row, numbers), bias) for row, bias in zip(layer.weights, layer.biases, strict=True)]


def probabilities(logits: Sequence[int]) -> list[float]:
    """The probabilities of steps with these logits."""
    highest = max(logits)
    powers = [POWERS_BELOW[min(highest - logit, LARGEST_LOGIT)] for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


class ReadyLayer:
    """A layer as lists of the inputs to add and to subtract, for each size of its weights.

    Most weights are 0 and cost nothing. The others are powers of two, so nothing is multiplied: the inputs with the
    largest weight are added, the sum is doubled, those with the next are added, and so on.
    """

    def __init__(self, layer: Layer, inputs: Sequence[int], taps: int) -> None:
        self.layer = layer
        self._inputs = len(inputs)
        self._terms = [[(_picks(row, size), _picks(row, -size)) for size in reversed(SIZES)] for row in layer.weights]
        self._needs_cut = [
            most_of(layer, output, inputs) >> halvings > MOST for output, halvings in enumerate(layer.halvings)
        ]
        used = {index for row in layer.weights for index, weight in enumerate(row) if weight}
        self._used = [[tap * self._inputs + at in used for at in range(self._inputs)] for tap in range(taps)]

    def sums(self, layout: Layout, maps: Sequence[int]) -> list[int]:
        """The sums for all outputs, each field offset by HALF."""
        layer = self.layer
        moved: list[int] = []
        for shift, used in zip(layout.shifts, self._used, strict=True):
            if shift >= 0:
                moved += [one << shift if is_used else 0 for one, is_used in zip(maps, used, strict=True)]
            else:
                moved += [one >> -shift if is_used else 0 for one, is_used in zip(maps, used, strict=True)]
        if layer.global_maps:
            moved += [layout.fill([mean >> 4 for mean in layout.means(one)]) for one in maps[: layer.global_maps]]
        moved.append(0)
        found = []
        for output, (bias, terms) in enumerate(zip(layer.biases, self._terms, strict=True)):
            total = 0
            for plus, minus in terms:
                if total:
                    total <<= 1
                if plus:
                    total = sum(plus(moved), total)
                if minus:
                    total -= sum(minus(moved))
            total += layout.every * (HALF + bias)
            if layer.passes_on:
                total += maps[output] << layer.halvings[output]
            found.append(total)
        return found

    def outputs(self, layout: Layout, maps: Sequence[int]) -> list[int]:
        """The maps for the next layer: sums that are not negative, halved, at most MOST, and 0 off the boards."""
        every, most = layout.every, layout.most
        found = []
        for total, halvings, needs_cut in zip(
            self.sums(layout, maps), self.layer.halvings, self._needs_cut, strict=True
        ):
            signs = total >> FIELD - 1 & every
            kept = total & (signs << FIELD - 1) - signs
            if needs_cut:
                over = kept + every * (HALF - (MOST + 1 << halvings)) >> FIELD - 1 & every
                kept = kept >> halvings | (over << 7) - over
            else:
                kept >>= halvings
            found.append(kept & most)
        return found


def _picks(row: Sequence[int], weight: int) -> Picks | None:
    """A function that selects the inputs with a weight; None if there are none.

    One more input, which is 0, follows them, so that `itemgetter` has several indices and returns a tuple.
    """
    found = [index for index, each in enumerate(row) if each == weight]
    return itemgetter(*found, len(row)) if found else None
