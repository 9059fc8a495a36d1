"""The basis of the references: the value that describes a game between two turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol


@dataclass(frozen=True)
class Position:
    """A game between two turns.  Players are 0 (first) and 1 (second)."""

    stones: Mapping[str, int] = field(default_factory=dict)  # cell name → player; empty cells are absent
    mover: int = 0
    turns_played: int = 0
    winner: int | None = None
    holders: tuple[int, int] = (0, 1)  # colour → the player who holds it

    def after(self, stones: Mapping[str, int], winner: int | None = None) -> Position:
        """The position once the mover's turn has left these stones."""
        return replace(self, stones=stones, mover=1 - self.mover, turns_played=self.turns_played + 1, winner=winner)

    def swapped(self) -> Position:
        """After the pie rule: the stones stay, their owners change, and the first player is to move again."""
        exchanged = {cell: 1 - player for cell, player in self.stones.items()}
        return replace(self.after(exchanged), holders=self.holders[::-1])


Turns = dict[str, Callable[[], Position]]  # canonical text of a turn → a function that gives the position after it


class Rules(Protocol):
    """The methods of every reference."""

    cells: list[str]

    def start(self) -> Position:
        """The position before the first turn."""

    def turns(self, position: Position) -> Turns:
        """The legal turns; none when the game is over."""
