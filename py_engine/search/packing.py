"""Positions in little memory, for proofs, which keep many thousands of them."""

from __future__ import annotations

from ..board.symmetry import MOST_BITS, least_image
from ..games.base import Game, Position

# A position between turns as one number, about a fifth as large; any other position unchanged.
Packed = int | Position

BETWEEN_TURNS = Position((0, 0))[2:]


class Packing:
    """Packing of a game's positions: the stones of both colours and the colour to move, side by side."""

    def __init__(self, game: Game) -> None:
        self._length = max(MOST_BITS, game.board.cells.bit_length())
        self._cells = (1 << self._length) - 1
        self._least = least_image(game.board, game.holes) if game.is_symmetric else _itself

    def pack(self, position: Position) -> Packed:
        """The position as a number if it is between turns, else unchanged."""
        if position[2:] != BETWEEN_TURNS:
            return position
        first, second = position.stones
        return (first | second << self._length) << 1 | position.to_move

    def unpack(self, packed: Packed) -> Position:
        """The position that was packed."""
        if not isinstance(packed, int):
            return packed
        stones = packed >> 1
        return Position((stones & self._cells, stones >> self._length), packed & 1)

    def key(self, packed: Packed) -> Packed:
        """A key shared by all images of a position between turns, where that pays, and by no other position."""
        if not isinstance(packed, int):
            return packed
        return self._least(packed >> 1) << 1 | packed & 1


def _itself(stones: int) -> int:
    return stones
