"""How fast a network in big ints looks at positions: what `build_scripts/measure.py network` asks of the engine.

The network has random weights, of which as many are 0 as in a trained one; what a look costs does not depend on them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.search.network.evaluator import Evaluator
from py_engine.search.network.fields import HALF, MOST, ONE
from py_engine.search.network.planes import names_of
from py_engine.search.network.weights import MOST_HALVINGS, SIZES, Dense, Layer, NetworkWeights, most_of

# Of a layer with so many outputs, maps whose means the later layers are given, and numbers between means and value.
GLOBAL_MAPS, HIDDEN = 8, 16


def measure_looks(
    game: str, lanes: int, channels: int, layers: int, density: float, seconds: float, seed: int
) -> dict[str, Any]:
    """Look at batches of so many positions for about so long, at least one."""
    board, evaluator = prepared(game, channels, layers, density)
    random = Random(seed)
    positions = [random_position(board, random) for _ in range(lanes)]
    actions = [board.legal_actions(position) for position in positions]
    return repeated(lambda: evaluator.evaluate(positions, actions), lanes, seconds)


def repeated(look: Callable[[], object], lanes: int, seconds: float) -> dict[str, Any]:
    """Look at so many positions at once, first to make things ready and then for about so long, at least one time."""
    look()
    looks = 0
    started = now = perf_counter()
    while now - started < seconds:
        look()
        looks += lanes
        now = perf_counter()
    return {"evaluations": looks, "seconds": now - started}


@cache
def prepared(game: str, channels: int, layers: int, density: float) -> tuple[Game, Evaluator]:
    """A game on its default board, and an evaluator with such a network."""
    info = find_game(game)
    board = make_game(info, info.default_size)
    return board, Evaluator(board, random_weights(board, channels, layers, density))


def random_weights(game: Game, channels: int, layers: int, density: float) -> NetworkWeights:
    """A network of so many layers before the policy. density: the part of the weights between them that is not 0."""
    random = Random(1)
    taps = len(game.board.steps) + 1
    inputs = [ONE] * len(names_of(game.id))
    made = []
    for number in range(layers + 1):
        outputs = channels if number < layers else 1
        global_maps = min(GLOBAL_MAPS, len(inputs)) if number in (2, 4) and number < layers else 0
        passes_on = 0 < number < layers
        made.append(random_layer(inputs, outputs, taps, density, random, passes_on=passes_on, global_maps=global_maps))
        inputs = [MOST] * outputs
    hidden = Dense(tuple((random.randrange(-64, 65),) * channels for _ in range(HIDDEN)), (0,) * HIDDEN)
    value = Dense(tuple((random.randrange(-64, 65),) * HIDDEN for _ in range(2)), (0, 0))
    return NetworkWeights(game.id, names_of(game.id), tuple(made), hidden, value, {})


def random_layer(
    inputs: Sequence[int],
    outputs: int,
    taps: int,
    density: float,
    random: Random,
    *,
    passes_on: bool = False,
    global_maps: int = 0,
) -> Layer:
    """A layer for inputs with these largest numbers, of whose weights this part is not 0."""
    rows = tuple(
        tuple(
            random.choice(SIZES[:3]) * random.choice((-1, 1)) if random.random() < density else 0
            for _ in range(taps * len(inputs) + global_maps)
        )
        for _ in range(outputs)
    )
    layer = Layer(rows, (0,) * outputs, (0,) * outputs, passes_on, global_maps)
    return layer._replace(halvings=tuple(_halvings(layer, at, inputs) for at in range(outputs)))


def _halvings(layer: Layer, output: int, inputs: Sequence[int]) -> int:
    """As many as keep a sum within what a field holds, four at most."""
    for halvings in range(min(4, MOST_HALVINGS), -1, -1):
        if most_of(layer._replace(halvings=(halvings,) * len(layer.weights)), output, inputs) < HALF:
            return halvings
    raise ValueError(f"the weights of output {output} are too many")


def random_position(game: Game, random: Random) -> Position:
    """One after some random steps, not over."""
    while True:
        position = game.start()
        for _ in range(random.randrange(game.board.cell_count // 2)):
            if game.outcome(position) is not None:
                break
            position = game.apply(position, random.choice(game.legal_actions(position)))
        if game.outcome(position) is None:
            return position
