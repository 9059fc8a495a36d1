"""Parasol, from its rule page: fill the board; at least 4 of the 7 stones of most parasols win."""

from __future__ import annotations

from functools import partial

from references.hexagon import Hexagon
from references.position import Position, Turns


class Rules:
    """Parasol on a hexagonal board of one size."""

    def __init__(self, size: int) -> None:
        self.board = Hexagon(size)
        self.cells = self.board.cells
        self.parasols = [
            [cell, *self.board.neighbours[cell]] for cell in self.cells if len(self.board.neighbours[cell]) == 6
        ]

    def start(self) -> Position:
        return Position()

    def turns(self, position: Position) -> Turns:
        if position.winner is not None:
            return {}
        found: Turns = {
            cell: partial(self.placed, position, cell) for cell in self.cells if cell not in position.stones
        }
        if position.turns_played == 1:
            found["swap"] = position.swapped
        return found

    def placed(self, position: Position, cell: str) -> Position:
        stones = {**position.stones, cell: position.mover}
        return position.after(stones, self.winner(stones))

    def parasols_held(self, stones: dict[str, int], player: int) -> int:
        """The number of parasols that hold at least four stones of the player."""
        return sum(sum(stones.get(cell) == player for cell in parasol) >= 4 for parasol in self.parasols)

    def winner(self, stones: dict[str, int]) -> int | None:
        if len(stones) < len(self.cells):
            return None
        return 0 if self.parasols_held(stones, 0) > len(self.parasols) / 2 else 1
