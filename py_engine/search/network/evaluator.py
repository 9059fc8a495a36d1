"""A network as the search asks it: several positions at once, each with its legal steps."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ...board.boards import Board
from ...games.base import Action, Game, Position
from ..params import WITH_NETWORK
from ..playouts import NetworkOutput, at_once
from .fields import layout_of
from .network import Network, probabilities
from .planes import names_of, planes_of
from .weights import NetworkWeights, read_weights

# Positions evaluated together, of many.
POSITIONS_AT_ONCE = 16

# The folder with the weights, one file a game.
FOLDER = Path(__file__).parent / "trained"

# Networks prepared for a board, shared by all searches there.
_made_ready: dict[tuple[str, Board], Network] = {}


class Evaluation(NamedTuple):
    """Evaluation of a position by a network.

    Attributes:
        policy: Probability of each step to be the best.
        value: Probability that the player to move wins.
    """

    policy: list[float]
    value: float


class Evaluator:
    """A network bound to a game on its board.

    `network` may be one that is already prepared for that board.
    """

    def __init__(self, game: Game, weights: NetworkWeights, network: Network | None = None) -> None:
        self.game = game
        self.network = Network(weights, game.board) if network is None or network.weights is not weights else network

    def outputs(self, positions: Sequence[Position]) -> list[NetworkOutput]:
        """The outputs of the network for positions that are not over."""
        return at_once(self.outputs_in_rounds(positions))

    def outputs_in_rounds(self, positions: Sequence[Position]) -> Generator[None, None, list[NetworkOutput]]:
        """As `outputs`, in a generator that can be left and resumed."""
        grid = layout_of(self.game.board, len(positions)).grid
        planes = planes_of(self.game, grid, positions)
        yield
        return (yield from self.network.outputs_in_rounds(len(positions), planes))

    def outputs_of_many(self, positions: Sequence[Position]) -> Generator[None, None, list[NetworkOutput]]:
        """The outputs for any number of positions, some at a time, in a generator that can be left and resumed."""
        outputs: list[NetworkOutput] = []
        for first in range(0, len(positions), POSITIONS_AT_ONCE):
            outputs += yield from self.outputs_in_rounds(positions[first : first + POSITIONS_AT_ONCE])
            yield
        return outputs

    def evaluate(self, positions: Sequence[Position], actions: Sequence[Sequence[Action]]) -> list[Evaluation]:
        """The evaluations of positions that are not over, given the legal steps of each."""
        return [
            self.evaluation_of(output, steps) for output, steps in zip(self.outputs(positions), actions, strict=True)
        ]

    @staticmethod
    def evaluation_of(output: NetworkOutput, actions: Sequence[Action]) -> Evaluation:
        """The evaluation that an output gives for a position with these legal steps."""
        logits = [output.logits[action.cell] if action.cell >= 0 else output.stop for action in actions]
        return Evaluation(probabilities(logits), output.value)


def evaluator_of(game: Game) -> Evaluator | None:
    """The evaluator of a game on its board; None where its network is not in place."""
    weights = weights_of(game.id)
    if weights is None:
        return None
    evaluator = Evaluator(game, weights, _made_ready.get((weights.game, game.board)))
    _made_ready[weights.game, game.board] = evaluator.network
    return evaluator


def weights_of(game: str) -> NetworkWeights | None:
    """The weights of a game if they are in place; a page may add them late.

    Raises:
        InvalidText: The file is damaged.
    """
    try:
        weights = weights_in(_file_of(game))
    except (FileNotFoundError, NotADirectoryError):  # the latter where the package is imported from a wheel as it is
        return None
    # Weights of an earlier version would get planes that they were not trained on.
    return weights if weights.game == game and weights.planes == names_of(game) else None


@cache
def weights_in(file: Path) -> NetworkWeights:
    """The weights in a file, which is read once.

    Raises:
        FileNotFoundError: There is no such file.
        InvalidText: The file is damaged.
    """
    return read_weights(file.read_text(encoding="utf-8"))


def games_with_networks() -> list[str]:
    """The ids of the games whose search asks a network that is in place."""
    return [game for game in WITH_NETWORK if weights_of(game) is not None]


def _file_of(game: str) -> Path:
    return FOLDER / f"{game}.json"
