"""A player that copies every turn of the other side, rotated by half a turn around the middle of the board."""

from __future__ import annotations

from ..board.boards import Board
from ..games.base import Action
from ..match import Match


def half_turn(board: Board) -> dict[int, int]:
    """The map from each cell to the opposite one: the first in board order to the last, and so on."""
    return dict(zip(board.order, reversed(board.order), strict=True))


def middle_of(board: Board) -> int | None:
    """The cell that is its own opposite, if there is one."""
    return next((cell for cell, image in half_turn(board).items() if cell == image), None)


def has_middle(board: Board) -> bool:
    """Return whether a cell is its own opposite."""
    return middle_of(board) is not None


def mirrored_turn(match: Match) -> str | None:
    """The text of the last turn on the opposite cells, if that is legal now."""
    last = match.last_turn
    if last is None:
        return None
    opposite = half_turn(match.game.board)
    actions = [Action(one.kind, opposite[one.cell]) if one.cell >= 0 else one for one in last.actions]
    position = match.position
    for action in actions:
        if not match.game.is_legal(position, action):
            return None
        position = match.game.apply(position, action)
    if position.stage:
        return None
    return match.game.turn_text(match.position, actions)
