"""What the references share: the value that stands for a game between two turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True)
class Position:
    """A game between two turns.  Players are 0 (first) and 1 (second)."""

    stones: Mapping[str, int] = field(default_factory=dict)  # cell name → player; empty cells are absent
    mover: int = 0
    turns_played: int = 0
    winner: int | None = None

    def after(self, stones: Mapping[str, int], winner: int | None = None) -> Position:
        """The position once the mover's turn has left these stones."""
        return Position(stones, 1 - self.mover, self.turns_played + 1, winner)

    def swapped(self) -> Position:
        """After the pie rule: the stones stay, their owners change, and the first player is to move again."""
        return self.after({cell: 1 - player for cell, player in self.stones.items()})


Turns = dict[str, Callable[[], Position]]  # canonical text of a turn → a function that gives the position after it


class Rules(Protocol):
    """What every reference offers."""

    cells: list[str]

    def start(self) -> Position:
        """The position before the first turn."""

    def turns(self, position: Position) -> Turns:
        """The legal turns; none when the game is over."""
