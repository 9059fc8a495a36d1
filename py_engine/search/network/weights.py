"""The weights of a network as data, and their file format.

A file is JSON. A layer's weights are one text for each of its outputs, a character for each of its inputs at each tap
(all inputs at the cell itself, then all at the neighbour in the board's first direction, and so on): `.` for 0, `a` to
`d` for 1, 2, 4 and 8, `A` to `D` for -1, -2, -4 and -8. The field `made` describes how the network was trained.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...text.errors import InvalidText, quote
from ...text.sentences import say
from .fields import HALF, MOST, ONE

FORMAT = "sunstones-network"
VERSION = 1

# Absolute values of weights that are not 0.
SIZES = (1, 2, 4, 8)
WEIGHT_OF = {".": 0, **dict(zip("abcd", SIZES, strict=True)), **dict(zip("ABCD", (-1, -2, -4, -8), strict=True))}
CHARACTER_OF = {weight: character for character, weight in WEIGHT_OF.items()}

# Largest number of halvings of a layer's sums.
MOST_HALVINGS = 6


class Layer(NamedTuple):
    """A convolution.

    Attributes:
        weights: For each output, the weights of all inputs at the first tap, then at the second, and so on.
        biases: Biases, in the unit of the sums.
        halvings: Number of halvings that turn each output's sum into a number of the next layer.
        passes_on: Whether the layer's inputs are added to its sums (the residual connections of He and others, 2016).
        global_maps: Number of inputs whose means over the board are inputs too, at the cell alone; their weights follow
            those of the taps.
    """

    weights: tuple[tuple[int, ...], ...]
    biases: tuple[int, ...]
    halvings: tuple[int, ...]
    passes_on: bool = False
    global_maps: int = 0


class Dense(NamedTuple):
    """A dense layer.

    Attributes:
        weights: Weights of all inputs for each output, in 64ths.
        biases: Biases, in the unit of the sums.
    """

    weights: tuple[tuple[int, ...], ...]
    biases: tuple[int, ...]


class NetworkWeights(NamedTuple):
    """Weights of a network.

    Attributes:
        game: Id of the game.
        planes: Names of its input planes, in order.
        layers: Convolutions; the last has one output, the policy, whose sum is not rectified.
        hidden: Dense layer on the means of the maps before the policy.
        value: Dense layer on `hidden`; its outputs are the value and the policy of ending the turn.
        made: Data about the training.
    """

    game: str
    planes: tuple[str, ...]
    layers: tuple[Layer, ...]
    hidden: Dense
    value: Dense
    made: Mapping[str, Any]


def read_weights(text: str) -> NetworkWeights:
    """The network that a text holds.

    Raises:
        InvalidText: The text is not a network, or one that could overflow.
    """
    try:
        document = json.loads(text)
        if document["format"] != FORMAT or document["version"] != VERSION:
            raise ValueError("another format")
        weights = NetworkWeights(
            document["game"],
            tuple(document["planes"]),
            tuple(_read_layer(layer) for layer in document["layers"]),
            _read_dense(document["hidden"]),
            _read_dense(document["value"]),
            document["made"],
        )
        require_room(weights)
    except (KeyError, TypeError, ValueError, IndexError):
        raise InvalidText(say("{text} is not a network that can be used here", text=quote(text))) from None
    return weights


def write_weights(weights: NetworkWeights) -> str:
    """The network as a text, a line for each field and each output."""
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": weights.game,
        "made": dict(weights.made),
        "planes": weights.planes,
        "layers": [
            layer._asdict() | {"weights": ["".join(CHARACTER_OF[weight] for weight in row) for row in layer.weights]}
            for layer in weights.layers
        ],
        "hidden": weights.hidden._asdict(),
        "value": weights.value._asdict(),
    }
    return json.dumps(document, separators=(",", ":")).replace('],"', '],\n"').replace('","', '",\n"') + "\n"


def _read_layer(document: Mapping[str, Any]) -> Layer:
    rows = [[WEIGHT_OF[character] for character in row] for row in document["weights"]]
    return Layer(
        tuple(map(tuple, rows)),
        _read_row(document["biases"]),
        _read_row(document["halvings"]),
        document["passes_on"],
        document["global_maps"],
    )


def _read_dense(document: Mapping[str, Any]) -> Dense:
    return Dense(tuple(map(_read_row, document["weights"])), _read_row(document["biases"]))


def _read_row(numbers: Sequence[object]) -> tuple[int, ...]:
    row = tuple(number for number in numbers if type(number) is int)
    if len(row) < len(numbers):
        raise ValueError(f"{numbers!r} are not all whole numbers")
    return row


def most_of(layer: Layer, output: int, inputs: Sequence[int]) -> int:
    """The largest absolute value that a sum of a layer can have.

    Args:
        layer: The layer.
        output: Index of the output.
        inputs: The largest number of each input at a tap.
    """
    row = layer.weights[output]
    taps = (len(row) - layer.global_maps) // len(inputs)
    largest = [*inputs] * taps + [MOST] * layer.global_maps
    own = inputs[output] << layer.halvings[output] if layer.passes_on else 0
    return sum(abs(weight) * most for weight, most in zip(row, largest, strict=True)) + abs(layer.biases[output]) + own


def require_room(weights: NetworkWeights) -> None:
    """Check that no sum can be larger than a field holds and that the layers fit together.

    Raises:
        ValueError: They do not.
    """
    inputs = [ONE] * len(weights.planes)
    for number, layer in enumerate(weights.layers):
        for output, halvings in enumerate(layer.halvings):
            most = most_of(layer, output, inputs)
            if most >= HALF or not 0 <= halvings <= MOST_HALVINGS:
                raise ValueError(f"output {output} of layer {number} may reach {most}")
        inputs = [MOST] * len(layer.weights)
