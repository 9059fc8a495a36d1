"""First stones: classes of equivalent ones, and which are fair."""

from __future__ import annotations

from ..board.symmetry import symmetries
from ..games.base import Game

# A first stone is fair if the interval of its player's chances meets this band.
FAIR_BAND = (0.45, 0.55)


def classes_of(game: Game) -> list[tuple[int, ...]]:
    """The cells for a first stone, in classes of images of each other, in board order."""
    places = {action.cell for action in game.legal_actions(game.start()) if action.cell >= 0}
    maps = symmetries(game.board) if game.is_symmetric and not game.holes else []
    classes: list[tuple[int, ...]] = []
    while places:
        cell = min(places)
        alike = {cell, *(image[cell] for image in maps)}
        classes.append(tuple(sorted(alike)))
        places -= alike
    return classes


def is_fair(low: float, high: float) -> bool:
    """Return whether an interval for the chances meets the fair band."""
    return low <= FAIR_BAND[1] and high >= FAIR_BAND[0]
