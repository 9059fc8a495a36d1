"""A network as the search asks it: about some positions at once, each with the steps that may be taken there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ...games.base import Action, Game, Position
from .fields import layout_of
from .network import Network, probabilities
from .planes import names_of, planes_of
from .weights import NetworkWeights, read_weights

# Where the weights of the games lie, one file each.
FOLDER = Path(__file__).parent / "trained"


class Advice(NamedTuple):
    """What a network says of a position: how likely each step is to be the best, and to win for the one to move."""

    policy: list[float]
    value: float


class Adviser:
    """A network bound to a game on its board."""

    def __init__(self, game: Game, weights: NetworkWeights) -> None:
        self.game = game
        self.network = Network(weights, game.board)

    def advise(self, positions: Sequence[Position], actions: Sequence[Sequence[Action]]) -> list[Advice]:
        """What it says of positions that are not over. actions: the legal steps of each."""
        grid = layout_of(self.game.board, len(positions)).grid
        looked = self.network.look(len(positions), planes_of(self.game, grid, positions))
        return [
            Advice(
                probabilities([one.logits[action.cell] if action.cell >= 0 else one.stop for action in steps]),
                one.value,
            )
            for one, steps in zip(looked, actions, strict=True)
        ]


def adviser_of(game: Game) -> Adviser | None:
    """The adviser of a game on its board; None where no network of it has been put in place."""
    weights = weights_of(game.id)
    return None if weights is None else Adviser(game, weights)


@cache
def weights_of(game: str) -> NetworkWeights | None:
    """The weights of a game, if they are in place. Raises `InvalidText` for a file that is damaged."""
    try:
        text = (FOLDER / f"{game}.json").read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    weights = read_weights(text)
    # Weights of an earlier version would be shown planes that they do not know.
    return weights if weights.game == game and weights.planes == names_of(game) else None
