"""Playouts: random games from a position to the end."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ..games.base import Action, Game, Position


class Playout(NamedTuple):
    """How a playout ended, and the steps that colour 0 and colour 1 took in it."""

    winner: int
    taken: tuple[set[Action], set[Action]]


def random_playout(game: Game, position: Position, random: Random) -> Playout:
    """Play random legal steps until the game is over."""
    taken: tuple[set[Action], set[Action]] = (set(), set())
    while (outcome := game.outcome(position)) is None:
        action = game.random_action(position, random)
        taken[position.to_move].add(action)
        position = game.apply(position, action)
    return Playout(outcome.winner, taken)
