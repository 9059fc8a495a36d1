"""A hexagonal board as names and points: rows are horizontal, `a` at the bottom, numbers from the left.

A cell is drawn at the point (x, y): y is its row, and x counts half cells, so that neighbours in a row are 2 apart and
neighbours in the rows above and below are 1 apart sideways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from string import ascii_lowercase

Point = tuple[int, int]
STEPS: tuple[Point, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))  # anticlockwise from the right


class Hexagon:
    """The cells, points and neighbours of one board size."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.point: dict[str, Point] = {}
        for row in range(2 * size - 1):
            distance_from_middle_row = abs(row - (size - 1))
            for index in range(2 * size - 1 - distance_from_middle_row):
                self.point[f"{ascii_lowercase[row]}{index + 1}"] = (2 * index + distance_from_middle_row, row)
        self.cells = list(self.point)  # board order: a1, a2, …, b1, …
        self.name = {point: cell for cell, point in self.point.items()}
        self.neighbours = {cell: self._neighbours(cell) for cell in self.cells}
        self.perimeter = [cell for cell in self.cells if len(self.neighbours[cell]) < 6]

    def step(self, cell: str, direction: Point) -> str | None:
        """The next cell in a direction, or None beyond the edge."""
        x, y = self.point[cell]
        return self.name.get((x + direction[0], y + direction[1]))

    def _neighbours(self, cell: str) -> list[str]:
        reached = [self.step(cell, direction) for direction in STEPS]
        return [neighbour for neighbour in reached if neighbour is not None]

    def reach(self, starts: Iterable[str], allowed: Callable[[str], bool]) -> set[str]:
        """The allowed cells that can be walked to from the allowed ones among `starts`."""
        found = {cell for cell in starts if allowed(cell)}
        waiting = list(found)
        while waiting:
            for neighbour in self.neighbours[waiting.pop()]:
                if neighbour not in found and allowed(neighbour):
                    found.add(neighbour)
                    waiting.append(neighbour)
        return found

    def groups(self, cells: Iterable[str]) -> list[set[str]]:
        """The maximal connected sets of the given cells."""
        left = set(cells)
        found = []
        while left:
            group = self.reach([min(left)], left.__contains__)
            found.append(group)
            left -= group
        return found
