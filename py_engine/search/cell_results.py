"""AMAF results and priors of steps, by the cells on which they place stones, before steps have own results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ..games.base import PLACING, Action, Position
from .cell_counts import unpack
from .knowledge import Knowledge
from .params import PRIOR_CAPTURE, PRIOR_JOIN, PRIOR_SAVE, UNKNOWN_VALUE
from .playouts import PlayoutStats

# The first that applies to a step is its prior.
PRIORS = (PRIOR_CAPTURE, PRIOR_SAVE, PRIOR_JOIN)

# Playouts in which a colour placed a stone, and those of them that it won, by cell.
CellCounts: TypeAlias = tuple[list[float], list[float]]


class CellResults:
    """Playouts through a position by the cells on which stones were placed in them (all moves as first, AMAF).

    Attributes:
        visits: Packed counts of playouts by cell, for each colour (see `PlayoutStats`).
        wins: Packed counts of those that the colour won, likewise.
    """

    __slots__ = ("_length", "_values", "visits", "wins")

    def __init__(self, length: int) -> None:
        self.visits = [0, 0]
        self.wins = [0, 0]
        self._length = length
        self._values: list[float] | None = None

    def add(self, stats: PlayoutStats) -> None:
        """Add the results of playouts that went through the position."""
        for colour in (0, 1):
            self.visits[colour] += stats.amaf_visits[colour]
            self.wins[colour] += stats.amaf_wins[colour]
        self._values = None

    def add_step(self, colour: int, cell: int, playouts: int, wins: int) -> None:
        """Count a stone that was placed on the way to those playouts."""
        self.visits[colour] += playouts << 32 * cell
        self.wins[colour] += wins << 32 * cell

    def nothing(self) -> CellCounts:
        """Counts of 0 for every cell."""
        zeros = [0.0] * self._length
        return zeros, zeros

    def scaled(self, colour: int, share: float) -> CellCounts:
        """The counts of a colour, each multiplied by the share."""
        visits, wins = unpack(self.visits[colour], self._length), unpack(self.wins[colour], self._length)
        return [share * count for count in visits], [share * count for count in wins]

    def values(self, mover: int, actions: Sequence[Action], more: CellCounts) -> list[float]:
        """The win rate, by step, of playouts in which its stone was placed then or later.

        Args:
            mover: The colour to move.
            actions: The steps.
            more: Counts to add, the same at each call.
        """
        if self._values is None:
            self._values = self._values_with(mover, actions, more)
        return self._values

    def values_alone(self, mover: int, actions: Sequence[Action]) -> list[float]:
        """The same win rates without further counts."""
        return self._values_with(mover, actions, self.nothing())

    def _values_with(self, mover: int, actions: Sequence[Action], more: CellCounts) -> list[float]:
        visits, wins = unpack(self.visits[mover], self._length), unpack(self.wins[mover], self._length)
        more_visits, more_wins = more
        values = []
        for action in actions:
            cell = action.cell
            count = visits[cell] + more_visits[cell] if action.kind in PLACING else 0
            value = (wins[cell] + more_wins[cell]) / count if count else UNKNOWN_VALUE
            values.append(value)
        return values


def priors_of(knowledge: Knowledge, position: Position, actions: Sequence[Action]) -> list[float]:
    """The bonus of each step over its AMAF value until it has results of its own."""
    cells = knowledge.capture_cells(position), knowledge.save_cells(position), knowledge.join_cells(position)
    marked = [pair for pair in zip(cells, PRIORS, strict=True) if pair[0]]
    # Most games mark nothing.
    if not marked:
        return [0.0] * len(actions)
    return [_prior_of(action.cell, marked) for action in actions]


def _prior_of(cell: int, marked: Sequence[tuple[int, float]]) -> float:
    """The first prior whose cells contain this one; 0 for a step without a cell, which is below 0."""
    return next((prior for cells, prior in marked if cell >= 0 and cells >> cell & 1), 0.0)
