"""Sunspot, from its rule page: place, perhaps flip, perhaps give back; a loop of one's stones wins."""

from __future__ import annotations

from functools import partial

from references.hexagon import STEPS, Hexagon
from references.position import Position, Turns

Stones = dict[str, int]


class Rules:
    """Sunspot on a hexagonal board of one size."""

    def __init__(self, size: int) -> None:
        self.board = Hexagon(size)
        self.cells = self.board.cells

    def start(self) -> Position:
        return Position()

    # --- stones, groups and subgroups

    def is_edge_stone(self, stones: Stones, stone: str) -> bool:
        """On the edge, or sees it along a straight line of empty cells."""
        for direction in STEPS:
            cell = self.board.step(stone, direction)
            while cell is not None and cell not in stones:
                cell = self.board.step(cell, direction)
            if cell is None:
                return True
        return False

    def group(self, stones: Stones, stone: str) -> set[str]:
        return self.board.reach([stone], lambda cell: stones.get(cell) == stones[stone])

    def flippable(self, stones: Stones, mover: int) -> list[str]:
        """The enemy's interior stones that belong to a combined group, in board order."""
        enemies = [cell for cell in self.cells if stones.get(cell) == 1 - mover]
        edge_stones = {stone for stone in enemies if self.is_edge_stone(stones, stone)}
        edge_groups = self.board.reach(edge_stones, lambda cell: stones.get(cell) == 1 - mover)
        return [stone for stone in enemies if stone in edge_groups and stone not in edge_stones]

    def edge_subgroups(self, stones: Stones, flipped: str) -> list[set[str]]:
        """The groups that may be given back: edge subgroups of the flipped stone's group, if it is a combined one."""
        group = self.group(stones, flipped)
        edge_stones = {stone for stone in group if self.is_edge_stone(stones, stone)}
        if edge_stones == group:
            return []
        return self.board.groups(edge_stones)

    # --- turns

    def turns(self, position: Position) -> Turns:
        if position.winner is not None:
            return {}
        mover = position.mover
        found: dict[str, Stones] = {}
        before = dict(position.stones)
        if len(before) == len(self.cells):
            self._add_flips(found, "", before, mover)
            if not found:
                found["pass"] = before
        else:
            for cell in self.cells:
                if cell not in before:
                    placed = {**before, cell: mover}
                    found[cell] = placed
                    self._add_flips(found, f"{cell};", placed, mover)
        turns: Turns = {text: partial(self.play, position, stones) for text, stones in found.items()}
        if position.turns_played == 1:
            turns["swap"] = position.swapped
        return turns

    def play(self, position: Position, stones: Stones) -> Position:
        """The position once the mover's turn has left these stones."""
        return position.after(stones, self.winner(stones, position.mover))

    def _add_flips(self, found: dict[str, Stones], start_of_text: str, stones: Stones, mover: int) -> None:
        for flip in self.flippable(stones, mover):
            flipped = {**stones, flip: mover}
            subgroups = self.edge_subgroups(flipped, flip)
            if not subgroups:
                found[f"{start_of_text}X{flip}"] = flipped
            for subgroup in subgroups:
                first = min(subgroup, key=self.cells.index)
                given = {**flipped, **dict.fromkeys(subgroup, 1 - mover)}
                found[f"{start_of_text}X{flip};X{first}"] = given

    # --- the end

    def has_loop(self, stones: Stones, player: int) -> bool:
        """Return whether a cell without the player's stone is cut off from the edge by the player's stones."""
        others = [cell for cell in self.cells if stones.get(cell) != player]
        free = self.board.reach(self.board.perimeter, lambda cell: stones.get(cell) != player)
        return len(free) < len(others)

    def winner(self, stones: Stones, mover: int) -> int | None:
        for player in (mover, 1 - mover):
            if self.has_loop(stones, player):
                return player
        return None
