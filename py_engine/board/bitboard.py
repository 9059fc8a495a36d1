"""Sets of cells as ints: neighbours, floods, groups and counts, each for all cells at once.

No rules are known here. Counting works like a hardware adder. A *bit plane* holds one binary digit of a number for
every cell, and `add_planes` counts for all cells at once in how many planes each is. A dozen neighbours of ninety cells
are counted with some sixty operations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Grid(Protocol):
    """Protocol of a board as these functions need it; several boards in one int (`search/lanes.py`) follow it too."""

    @property
    def cells(self) -> int: ...
    @property
    def perimeter(self) -> int: ...
    @property
    def width(self) -> int: ...
    @property
    def corners_touch(self) -> bool: ...
    @property
    def steps(self) -> tuple[int, ...]: ...


def neighbours_of(grid: Grid, cells: int) -> int:
    """Every cell adjacent to a cell of the set; cells of the set only if they are adjacent to another one.

    Two shifts along the row come first: forward and back. Both results, together with the set, are then shifted by a
    whole row. This takes fewer operations than one shift for each neighbour.
    """
    width = grid.width
    forth, back = cells << 1, cells >> 1
    ahead, behind = cells | forth, cells | back
    if grid.corners_touch:
        ahead = behind = ahead | behind
    return (forth | back | ahead << width | behind >> width) & grid.cells


def flood(grid: Grid, seed: int, through: int) -> int:
    """The cells of `through` that can be reached from cells of `seed` in `through`, without leaving it."""
    width, corners_touch = grid.width, grid.corners_touch
    reached, grown = 0, seed & through
    while reached != grown:
        reached = grown
        ahead, behind = reached | reached << 1, reached | reached >> 1
        if corners_touch:
            ahead = behind = ahead | behind
        grown = (ahead | behind | ahead << width | behind >> width) & through
    return reached


def groups(grid: Grid, cells: int) -> list[int]:
    """The maximal connected parts of a set, ordered by their first cells."""
    found = []
    while cells:
        group = flood(grid, cells & -cells, cells)
        found.append(group)
        cells &= ~group
    return found


def groups_touching(grid: Grid, seed: int, cells: int) -> int:
    """The union of the maximal connected parts of `cells` that touch or contain cells of the seed."""
    return flood(grid, neighbours_of(grid, seed) | seed, cells)


def enclosed(grid: Grid, walls: int) -> int:
    """The cells without a wall from which every path to the board's edge is blocked by walls."""
    free = grid.cells ^ (grid.cells & walls)
    return free ^ flood(grid, grid.perimeter, free)


def neighbour_planes(grid: Grid, cells: int) -> list[int]:
    """One plane for each direction: the cells whose neighbour in the opposite direction is in the set."""
    return [(cells << shift if shift > 0 else cells >> -shift) & grid.cells for shift in grid.steps]


def add_planes(planes: Sequence[int]) -> list[int]:
    """The number of planes that contain each cell, as binary digits, lowest first (carry-save addition)."""
    digits = []
    column = list(planes)
    while column:
        carries = []
        total = column[0]
        for index in range(1, len(column) - 1, 2):
            b, c = column[index], column[index + 1]
            half = total ^ b
            carries.append((total & b) | (half & c))
            total = half ^ c
        if len(column) % 2 == 0:
            carries.append(total & column[-1])
            total ^= column[-1]
        digits.append(total)
        column = carries
    return digits


def neighbour_counts(grid: Grid, cells: int) -> list[int]:
    """The number of neighbours that each cell has in the set, as binary digits, lowest first.

    Hexagonal boards are counted row by row. The two neighbours in the row above follow each other, and so do the two in
    the row below, so one addition of pairs serves both rows. The two neighbours in the cell's own row are added
    separately. Digits off the board are undefined.
    """
    if grid.corners_touch:
        return add_planes(neighbour_planes(grid, cells))
    width = grid.width
    forth, back = cells << 1, cells >> 1
    one, two = cells ^ forth, cells & forth
    ones, carries = add_planes((one << width, one >> width + 1, forth ^ back))
    twos, fours, _ = add_planes((two << width, two >> width + 1, forth & back, carries))  # six at most, so no eights
    return [ones, twos, fours]


def not_less(digits: Sequence[int], others: Sequence[int], everywhere: int) -> int:
    """The cells of `everywhere` whose number is at least the other one.

    Args:
        digits: A number for each cell, as binary digits, lowest first.
        others: The numbers to compare with, of as many digits.
        everywhere: The set of cells to compare on.
    """
    less = 0
    for digit, other in zip(digits, others, strict=True):
        # The highest digit that differs decides.
        less ^= (digit ^ other) & (less ^ other)
    return everywhere ^ (everywhere & less)


def at_least(digits: Sequence[int], threshold: int, everywhere: int) -> int:
    """The cells of `everywhere` whose number is at least the threshold.

    Args:
        digits: A number for each cell, as binary digits, lowest first.
        threshold: The least number, 0 or more.
        everywhere: The set of cells to compare on.
    """
    if threshold >= 1 << len(digits):
        return 0
    reached = everywhere  # equality so far counts as reached
    for digit in digits:
        reached = reached & digit if threshold & 1 else reached | digit
        threshold >>= 1
    return reached & everywhere


def lead_digits(grid: Grid, ours: int, theirs: int) -> list[int]:
    """The lead of our neighbours over theirs for each cell, as binary digits that `lead_reaches` reads.

    Neighbours that are not theirs are counted instead of subtracting theirs, so that no number is negative.
    """
    not_theirs = [grid.cells ^ plane for plane in neighbour_planes(grid, theirs)]
    return add_planes(neighbour_planes(grid, ours) + not_theirs)


def lead_reaches(grid: Grid, lead: Sequence[int], least: int) -> int:
    """The cells where the lead is at least `least`, which may be negative."""
    return at_least(lead, least + len(grid.steps), grid.cells)


def lead_at_least(grid: Grid, ours: int, theirs: int, least: int) -> int:
    """The cells where our neighbours minus theirs are at least `least`, which may be negative."""
    return lead_reaches(grid, lead_digits(grid, ours, theirs), least)
