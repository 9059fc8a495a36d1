"""Sum, from its rule page: a stone stays while its own colour's neighbours plus one are at least the other colour's."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from string import ascii_lowercase

from references.position import Position, Turns


class Rules:
    """Sum on a square board, with holes or without."""

    def __init__(self, size: int, holes: Iterable[str] = ()) -> None:
        self.point = {
            f"{ascii_lowercase[column]}{row + 1}": (column, row) for column in range(size) for row in range(size)
        }
        for hole in holes:
            del self.point[hole]
        self.cells = list(self.point)
        name = {point: cell for cell, point in self.point.items()}
        self.neighbours = {
            cell: [
                name[column + right, row + up]
                for right in (-1, 0, 1)
                for up in (-1, 0, 1)
                if (right, up) != (0, 0) and (column + right, row + up) in name
            ]
            for cell, (column, row) in self.point.items()
        }

    def start(self) -> Position:
        return Position()

    def holds(self, stones: dict[str, int], cell: str, player: int) -> bool:
        """Return whether a stone of the player may be on the cell."""
        around = [stones[neighbour] for neighbour in self.neighbours[cell] if neighbour in stones]
        return around.count(player) + 1 >= around.count(1 - player)

    def placements(self, stones: dict[str, int], player: int) -> list[str]:
        return [cell for cell in self.cells if cell not in stones and self.holds(stones, cell, player)]

    def placed(self, stones: dict[str, int], cell: str, player: int) -> dict[str, int]:
        """The board after a placement and every removal that follows from it."""
        stones = {**stones, cell: player}
        while failing := [stone for stone, owner in stones.items() if not self.holds(stones, stone, owner)]:
            for stone in failing:
                del stones[stone]
        return stones

    def turns(self, position: Position) -> Turns:
        if position.winner is not None:
            return {}
        stones = dict(position.stones)
        found: Turns = {cell: partial(self.play, position, cell) for cell in self.placements(stones, position.mover)}
        return found or {"pass": partial(position.after, stones)}

    def play(self, position: Position, cell: str) -> Position:
        stones = self.placed(dict(position.stones), cell, position.mover)
        return position.after(stones, self.winner(stones))

    def winner(self, stones: dict[str, int]) -> int | None:
        if self.placements(stones, 0) or self.placements(stones, 1):
            return None
        held = list(stones.values())
        return 0 if held.count(0) > held.count(1) else 1
