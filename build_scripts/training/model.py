"""The network as it is trained: the same whole numbers as `py_engine/search/network`, with gradients.

All numbers are multiples of small powers of two, so that floating point holds them exactly. Where something is rounded
or cut, the gradient goes through as if it were not (straight-through estimation: Bengio and others, 2013; training with
the rounding in place: Jacob and others, 2018).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from py_engine.search.network.fields import HALF, MOST, ONE
from py_engine.search.network.weights import MOST_HALVINGS, SIZES, Dense, Layer, NetworkWeights

# The bounds from which on a weight's size is rounded to the next of `SIZES`, and by how much that is more.
BELOW = (0, *SIZES[:-1])
ROUNDING = tuple(((low + high) / 2, float(high - low)) for low, high in zip(BELOW, SIZES, strict=True))

Tree = dict[str, Any]

# The unit of what `Layout.means` gives, and of dense weights.
MEAN_UNIT = 256
DENSE_UNIT = 64
LARGEST_DENSE = 2.0

# The largest ratio of a weight to its rounded value.
LARGEST_PART = 1.25

# The part of a field that the sums may use when the weights' halvings are chosen.
ROOM = 0.9


class Shape(NamedTuple):
    """The size of a network.

    planes, channels: maps it begins with, and in each layer. layers: before the policy. global_maps: of how many maps,
    if there are as many, the layers named by `global_layers` are given the means. hidden: numbers between the means and
    the value.
    """

    planes: int
    channels: int = 24
    layers: int = 4
    global_maps: int = 8
    global_layers: tuple[int, ...] = (2, 4)
    hidden: int = 16


def taps_of(corners_touch: bool) -> list[tuple[int, int]]:
    """Row and column of each tap in a 3×3 kernel: the cell itself, then the directions in the order of `Board.steps`.

    A kernel reads at the neighbour's place and a shift moves from there, so each is the opposite of the direction.
    """
    if corners_touch:
        ways = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
    else:
        ways = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)]
    return [(1, 1), *((1 - row, 1 - column) for row, column in ways)]


def start(shape: Shape, taps: int, seed: int) -> Tree:
    """A network that has learned nothing."""
    random = np.random.default_rng(seed)
    layers = []
    inputs = shape.planes
    for index in range(shape.layers + 1):
        outputs = shape.channels if index < shape.layers else 1
        global_maps = min(shape.global_maps, inputs)
        scale = np.sqrt(2 / (taps * inputs)) * (1.0 if index == 0 else 0.7)
        layers.append(
            {
                "weights": random.normal(0, scale, (taps, inputs, outputs)).astype(np.float32),
                "means": np.zeros((global_maps if index in shape.global_layers else 0, outputs), np.float32),
                "bias": np.zeros(outputs, np.float32),
            }
        )
        inputs = shape.channels
    return {
        "layers": layers,
        "hidden": {
            "weights": random.normal(0, np.sqrt(2 / inputs), (inputs, shape.hidden)).astype(np.float32),
            "bias": np.zeros(shape.hidden, np.float32),
        },
        "value": {
            "weights": random.normal(0, np.sqrt(1 / shape.hidden), (shape.hidden, 2)).astype(np.float32),
            "bias": np.zeros(2, np.float32),
        },
        "last_stones": {"weights": np.zeros(inputs, np.float32), "bias": np.zeros((), np.float32)},
    }


def params_of(weights: NetworkWeights, shape: Shape, taps: int) -> Tree:
    """The network that data of the engine hold, to be learned on with: the other way round than `weights_of`.

    The head of the last stones, which they lack, has learned nothing. Raises `ValueError` where the shape is another.
    """
    there, wanted = (len(weights.layers) - 1, len(weights.layers[0].biases)), (shape.layers, shape.channels)
    if there != wanted:
        raise ValueError("it has {} layers of {} maps, not {} of {}".format(*there, *wanted))
    params = start(shape, taps, 0)
    for layer, data in zip(params["layers"], weights.layers, strict=True):
        scale = 2.0 ** np.array(data.halvings, np.float32)
        rows = np.array(data.weights, np.float32).T / scale
        of_taps, of_means = np.split(rows, [len(rows) - data.global_maps])
        layer["weights"] = of_taps.reshape(layer["weights"].shape)
        layer["means"] = of_means.reshape(layer["means"].shape)
        layer["bias"] = np.array(data.biases, np.float32) / (ONE * scale)
    for name, dense in (("hidden", weights.hidden), ("value", weights.value)):
        rows = np.array(dense.weights, np.float32).T / DENSE_UNIT
        biases = np.array(dense.biases, np.float32) / (DENSE_UNIT * MEAN_UNIT)
        params[name] = {"weights": rows.reshape(params[name]["weights"].shape), "bias": biases}
    return params


def through(exact: jax.Array, smooth: jax.Array) -> jax.Array:
    """A value with the gradient of another."""
    return smooth + jax.lax.stop_gradient(exact - smooth)


def halvings_of(layer: Tree, most: float, passes_on: bool) -> jax.Array:
    """The number of times that each output's sum can be halved, so that its weights and its sums keep within bounds.

    In a layer that has settled (`learning.py`) they do not change.
    """
    if "halvings" in layer:
        return jnp.asarray(layer["halvings"])
    weights, means = layer["weights"], layer["means"]
    largest = jnp.maximum(jnp.abs(weights).max((0, 1)), jnp.abs(means).max(0, initial=0.0))
    by_weight = LARGEST_PART * SIZES[-1] / jnp.maximum(largest, 1e-6)
    sums = most * jnp.abs(weights).sum((0, 1)) + MOST * jnp.abs(means).sum(0) + ONE * jnp.abs(layer["bias"])
    # Rounding may make a weight larger by a third or, if it is small, by a half; `ROOM` is for that, as it evens out.
    by_room = ROOM * HALF / (sums + (MOST if passes_on else 0) + 1e-6)
    return jnp.clip(jnp.floor(jnp.log2(jnp.minimum(by_weight, by_room))), 0, MOST_HALVINGS)


def rounded(layer: Tree, most: float, passes_on: bool) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Weights, weights of means and biases as they are computed with."""
    scale = 2.0 ** jax.lax.stop_gradient(halvings_of(layer, most, passes_on))

    def whole(weights: jax.Array) -> jax.Array:
        sizes = jnp.abs(weights * scale)
        nearest = sum((jnp.where(sizes >= bound, step, 0.0) for bound, step in ROUNDING), jnp.zeros_like(sizes))
        return through(jnp.sign(weights) * nearest / scale, weights)

    bias = layer["bias"]
    return (
        whole(layer["weights"]),
        whole(layer["means"]),
        through(jnp.round(bias * ONE * scale) / (ONE * scale), bias),
    )


def with_bounds(params: Tree) -> Iterator[tuple[Tree, float, bool]]:
    """Each layer, with the most that its inputs can be and whether it passes them on."""
    last = len(params["layers"]) - 1
    for index, layer in enumerate(params["layers"]):
        yield layer, float(MOST if index else ONE), 0 < index < last


def settled_layers(params: Tree) -> list[Tree]:
    """The values at which each layer settles: weights and weights of means as they are computed with, and halvings."""
    settled = []
    for bounds in with_bounds(params):
        weights, of_means, _ = rounded(*bounds)
        settled.append({"weights": weights, "means": of_means, "halvings": halvings_of(*bounds)})
    return settled


def rounded_dense(layer: Tree) -> tuple[jax.Array, jax.Array]:
    """The same of a dense layer."""
    weights = layer["weights"]
    whole = through(jnp.clip(jnp.round(weights * DENSE_UNIT) / DENSE_UNIT, -LARGEST_DENSE, LARGEST_DENSE), weights)
    unit = DENSE_UNIT * MEAN_UNIT
    return whole, through(jnp.round(layer["bias"] * unit) / unit, layer["bias"])


def floor_to(x: jax.Array, unit: int) -> jax.Array:
    """Down to a multiple of 1/unit."""
    return through(jnp.floor(x * unit) / unit, x)


def forward(
    params: Tree, planes: jax.Array, board: jax.Array, taps: tuple[tuple[int, int], ...]
) -> tuple[jax.Array, ...]:
    """Policy logits to the base 2 (positions, fields), the logit of stopping, the value's x (see `value_of`), and whose
    stone each field has in the end, from -1 to 1 (positions, fields).

    The last is used only in learning: so the maps come to hold summands of a value.
    planes: (positions, rows, columns, planes). board: (rows, columns), 1 on cells.
    """
    cells = board.sum()
    on_board = board[None, :, :, None]
    maps = planes
    last = len(params["layers"]) - 1
    for index, (layer, most, passes_on) in enumerate(with_bounds(params)):
        weights, of_means, bias = rounded(layer, most, passes_on)
        kernel = jnp.zeros((3, 3, *weights.shape[1:]), weights.dtype)
        for tap, (row, column) in enumerate(taps):
            kernel = kernel.at[row, column].set(weights[tap])
        sums = jax.lax.conv_general_dilated(maps, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        if of_means.shape[0]:
            means = floor_to(maps[..., : of_means.shape[0]].sum((1, 2)) / cells, ONE)
            sums += (means @ of_means)[:, None, None, :]
        sums += bias
        if index == last:
            policy = floor_to(sums[..., 0], ONE).reshape(len(planes), -1)
            break
        if passes_on:
            sums += maps
        # A leak keeps values that are cut off in reach of the gradient.
        cut = jnp.clip(sums, 0, MOST / ONE)
        smooth = cut + 0.02 * (sums - jax.lax.stop_gradient(sums)) * (cut != sums)
        maps = through(jnp.clip(jnp.floor(sums * ONE), 0, MOST) / ONE, smooth) * on_board
    means = floor_to(maps.sum((1, 2)) / cells, MEAN_UNIT)
    weights, bias = rounded_dense(params["hidden"])
    hidden = jnp.maximum(0, floor_to(means @ weights + bias, MEAN_UNIT))
    weights, bias = rounded_dense(params["value"])
    out = hidden @ weights + bias
    ends = params["last_stones"]
    last_stones = jnp.tanh(maps @ ends["weights"] + ends["bias"]).reshape(len(planes), -1)
    return policy, floor_to(out[:, 1], ONE), out[:, 0], last_stones


def value_of(x: jax.Array) -> jax.Array:
    """The probability of winning."""
    return 0.5 + 0.5 * x / jnp.sqrt(1 + x * x)


def weights_of(params: Tree, game: str, planes: tuple[str, ...], made: dict[str, Any]) -> NetworkWeights:
    """The network as data of the engine."""
    layers = []
    for layer, most, passes_on in with_bounds(params):
        halvings = np.asarray(halvings_of(layer, most, passes_on)).astype(int)
        scale = 2.0**halvings
        weights, of_means, bias = (np.asarray(each) for each in rounded(layer, most, passes_on))
        taps, inputs, outputs = weights.shape
        rows = np.concatenate([weights.reshape(taps * inputs, outputs), of_means]) * scale
        layers.append(
            Layer(
                tuple(tuple(round(float(w)) for w in row) for row in rows.T),
                tuple(round(float(b)) for b in bias * ONE * scale),
                tuple(int(h) for h in halvings),
                passes_on,
                len(of_means),
            )
        )
    dense = []
    for name in ("hidden", "value"):
        weights, bias = (np.asarray(each) for each in rounded_dense(params[name]))
        dense.append(
            Dense(
                tuple(tuple(round(float(w)) for w in row) for row in weights.T * DENSE_UNIT),
                tuple(round(float(b)) for b in bias * DENSE_UNIT * MEAN_UNIT),
            )
        )
    return NetworkWeights(game, planes, tuple(layers), dense[0], dense[1], made)
