"""A descent through the search tree, and the counts along it."""

from __future__ import annotations

from dataclasses import dataclass

from ..games.base import PLACING
from .node import Node
from .params import SearchParams
from .playouts import PlayoutStats


@dataclass(slots=True)
class Descent:
    """A path from the root to a position at which playouts begin.

    Attributes:
        path: Each position passed, with the index of the step taken from it.
        end: The position at the end.
        playouts: Playouts from the end that are counted along the path. Those without results yet count as lost.
    """

    path: list[tuple[Node, int]]
    end: Node
    playouts: int = 0

    def count(self, playouts: int) -> None:
        """Count more playouts along the path, as lost until their results are in."""
        self.playouts += playouts
        self.end.total += playouts
        for node, index in self.path:
            node.total += playouts
            node.visits[index] += playouts

    def back_up(self, stats: PlayoutStats, params: SearchParams) -> None:
        """Count the results of the playouts along the path."""
        self.count(stats.playouts - self.playouts)
        self.end.played += stats.playouts
        self.end.cells.add(stats)
        won = self._wins(stats, params.value_part)
        steps: list[tuple[int, int]] = []
        for node, index in reversed(self.path):
            mover, action = node.position.to_move, node.actions[index]
            node.played += stats.playouts
            node.wins[index] += won[mover]
            if params.evaluates_only:
                continue
            if action.kind in PLACING:
                steps.append((mover, action.cell))
            for colour, cell in steps:
                node.cells.add_step(colour, cell, stats.playouts, stats.wins[colour])
            node.cells.add(stats)

    def prove_upward(self) -> None:
        """Update the proven results along the path, from its end up as far as that goes."""
        for node, _ in reversed(self.path):
            node.prove()
            if node.proven is None:
                return

    def _wins(self, stats: PlayoutStats, value_part: float) -> tuple[float, float]:
        """The wins of each colour, blended with the network's value of the end where there is one."""
        known = stats.output or self.end.evaluation
        if known is None:
            return stats.wins
        value = known.value if self.end.position.to_move == 0 else 1 - known.value
        first = (1 - value_part) * stats.wins[0] + value_part * stats.playouts * value
        return first, stats.playouts - first
