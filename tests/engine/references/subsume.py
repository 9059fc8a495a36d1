"""Subsume, from its rule page and the rulings S1–S4: loops, majorities, removals.

Outermost loops are found in two independent ways, which the tests compare:

* `outermost_by_listing` lists every closed path without a kink, tells what is inside by counting crossings of a ray,
  and keeps the loops that no other contains.  It is the rule word for word, and only small boards can afford it.
* `outermost_loops` peels.  Fill every hole that the edge cannot be reached from.  A cell of the filled set with no
  neighbour in it, one, or two adjacent ones can only be passed with a kink, so no loop uses it, and nothing is
  behind it: drop it, again and again.  Then take the parts that no single cell can part (the blocks): a loop never
  leaves a block, because a closed path cannot pass a cell twice.  Peel and part again until nothing changes.  Now the
  rim of each block is one simple closed path (nothing parts it) without a kink (at a kink the middle cell would have
  two adjacent neighbours and no more, since the block has no holes); everything else in the block is inside it, and
  no loop reaches beyond it.  Rim cells are stones, since a filled hole never borders the outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from references.hexagon import Hexagon
from references.position import Position, Turns

Stones = dict[str, int]


class Loop(NamedTuple):
    """The stones of a loop and the cells strictly inside it."""

    stones: frozenset[str]
    inside: frozenset[str]


class Rules:
    """Subsume on a hexagonal board of one size."""

    def __init__(self, size: int) -> None:
        self.board = Hexagon(size)
        self.cells = self.board.cells

    def start(self) -> Position:
        return Position()

    # --- loops by listing them all

    def closed_paths(self, occupied: Iterable[str]) -> Iterator[tuple[str, ...]]:
        """Every closed path of distinct stones without a kink, from its first stone in board order."""
        allowed = set(occupied)
        near = {cell: [other for other in self.board.neighbours[cell] if other in allowed] for cell in allowed}

        def kink(first: str, second: str, third: str) -> bool:
            return second in near[first] and third in near[second] and first in near[third]

        def walk(path: list[str], seen: set[str]) -> Iterator[tuple[str, ...]]:
            for cell in near[path[-1]]:
                if cell == path[0] and len(path) >= 6:
                    one_direction_of_two = path[1] < path[-1]
                    closes_kinkless = not kink(path[-2], path[-1], cell) and not kink(path[-1], cell, path[1])
                    if one_direction_of_two and closes_kinkless:
                        yield tuple(path)
                elif cell not in seen and self.cells.index(cell) > self.cells.index(path[0]):
                    if len(path) >= 2 and kink(path[-2], path[-1], cell):
                        continue
                    path.append(cell)
                    seen.add(cell)
                    yield from walk(path, seen)
                    path.pop()
                    seen.remove(cell)

        for start in self.cells:
            if start in allowed:
                yield from walk([start], {start})

    def inside(self, path: tuple[str, ...]) -> frozenset[str]:
        """The cells strictly inside a closed path: a ray from them crosses it an odd number of times."""
        found = set()
        corners = [self.board.point[cell] for cell in path]
        sides = list(zip(corners, corners[1:] + corners[:1], strict=True))
        for cell in self.cells:
            if cell in path:
                continue
            x, y = self.board.point[cell]
            # The ray runs to the right just above row y: it meets no corner, only sides between the rows y and y + 1.
            crossings = sum(
                {lower_y, upper_y} == {y, y + 1} and (lower_x if lower_y == y else upper_x) > x
                for (lower_x, lower_y), (upper_x, upper_y) in sides
            )
            if crossings % 2:
                found.add(cell)
        return frozenset(found)

    def loops_by_listing(self, occupied: Iterable[str]) -> set[Loop]:
        """Every loop, as its stones and its inside."""
        return {Loop(frozenset(path), self.inside(path)) for path in self.closed_paths(occupied)}

    def outermost_by_listing(self, occupied: Iterable[str]) -> set[Loop]:
        """Ruling S1: the loops whose every cell, on or inside, is on or inside no other loop.

        The cells inside count as well as the stones: a loop that visits every stone of the outermost one, but dips
        inwards between two of them, holds all its stones and yet encompasses less.
        """
        loops = self.loops_by_listing(occupied)
        regions = {loop: loop.stones | loop.inside for loop in loops}
        return {loop for loop in loops if not any(regions[loop] <= regions[other] for other in loops if other != loop)}

    # --- loops by peeling

    def filled(self, occupied: Iterable[str]) -> set[str]:
        """The stones and every empty cell that they cut off from the edge."""
        stones = set(occupied)
        outside = self.board.reach(self.board.perimeter, lambda cell: cell not in stones)
        return set(self.cells) - outside

    def blocks(self, cells: set[str]) -> list[set[str]]:
        """The parts that no single cell can part (pairs included), found by taking each cell away in turn."""
        together = self.board.groups(cells)
        while True:
            parted: list[set[str]] = []
            for part in together:
                parted += self._parted_once(part)
            if len(parted) == len(together):
                return together
            together = parted

    def _parted_once(self, part: set[str]) -> list[set[str]]:
        for cell in part:
            rest = self.board.groups(part - {cell})
            if len(rest) > 1:
                return [{*piece, cell} for piece in rest]
        return [part]

    def outermost_loops(self, occupied: Iterable[str]) -> set[Loop]:
        """The outermost loops by peeling; the module's head says why this is right."""
        waiting = [self.filled(occupied)]
        found = set()
        while waiting:
            part = self.peeled(waiting.pop())
            blocks = self.blocks(part)
            if len(blocks) != 1:
                waiting += blocks
            else:
                inside = {cell for cell in part if sum(near in part for near in self.board.neighbours[cell]) == 6}
                found.add(Loop(frozenset(part - inside), frozenset(inside)))
        return found

    def peeled(self, cells: set[str]) -> set[str]:
        """The cells left when those that can only be passed with a kink have been dropped, again and again."""
        left = set(cells)
        waiting = list(left)
        while waiting:
            cell = waiting.pop()
            if cell in left:
                near = [other for other in self.board.neighbours[cell] if other in left]
                if len(near) < 2 or (len(near) == 2 and near[0] in self.board.neighbours[near[1]]):
                    left.remove(cell)
                    waiting += near
        return left

    # --- playing

    def placements(self, stones: Stones, mover: int) -> list[str]:
        surrounded = {cell for loop in self.outermost_loops(stones) for cell in loop.inside}
        found = []
        for cell in self.cells:
            around = [stones[near] for near in self.board.neighbours[cell] if near in stones]
            if cell not in stones and cell not in surrounded and around.count(1 - mover) >= around.count(mover):
                found.append(cell)
        return found

    def placed(self, stones: Stones, mover: int, cell: str) -> Stones:
        """The board after a placement, the flips in the loop that it makes, and the removals inside."""
        after = {**stones, cell: mover}
        for loop in self.outermost_loops(after):
            if cell in loop.stones:
                movers = sum(after[stone] == mover for stone in loop.stones)
                colour = mover if movers * 2 >= len(loop.stones) else 1 - mover
                after.update(dict.fromkeys(loop.stones, colour))
                for surrounded in loop.inside & after.keys():
                    del after[surrounded]
                break
        return after

    def winner(self, stones: Stones) -> int | None:
        for loop in self.outermost_loops(stones):
            on_perimeter = loop.stones & set(self.board.perimeter)
            for player in (0, 1):
                if len(on_perimeter) * 2 > len(self.board.perimeter) and all(
                    stones[stone] == player for stone in loop.stones
                ):
                    return player
        return None

    def turns(self, position: Position) -> Turns:
        if position.winner is not None:
            return {}
        stones = dict(position.stones)
        found: Turns = {cell: partial(self.play, position, cell) for cell in self.placements(stones, position.mover)}
        return found or {"pass": partial(position.after, stones)}

    def play(self, position: Position, cell: str) -> Position:
        stones = self.placed(dict(position.stones), position.mover, cell)
        return position.after(stones, self.winner(stones))
