"""Sets of cells as ints: neighbours, floods, groups and counts, each for all cells at once.

Nothing here knows a rule. Counting works like a hardware adder: a *bit plane* holds one binary digit of a
number for every cell, and `full_adder` adds three planes of equal weight into one plane of that weight and
one of twice that weight, so a dozen neighbours of ninety cells are counted with sixty operations.
"""

from __future__ import annotations

from collections.abc import Sequence

from .boards import Board


def spread(board: Board, cells: int) -> int:
    """Every cell beside a cell of the set (cells of the set are in it only if they lie beside another)."""
    reached = 0
    for shift in board.steps:
        reached |= cells << shift if shift > 0 else cells >> -shift
    return reached & board.cells


def flood(board: Board, seed: int, through: int) -> int:
    """The cells of `through` that can be reached from `seed` (which counts only where it lies in `through`)."""
    reached = frontier = seed & through
    while frontier:
        frontier = spread(board, frontier) & through & ~reached
        reached |= frontier
    return reached


def groups(board: Board, cells: int) -> list[int]:
    """The maximal connected parts of a set, ordered by their first cells."""
    found = []
    while cells:
        group = flood(board, cells & -cells, cells)
        found.append(group)
        cells &= ~group
    return found


def groups_touching(board: Board, seed: int, cells: int) -> int:
    """The union of the maximal connected parts of `cells` that lie beside (or on) the seed."""
    return flood(board, spread(board, seed) | seed, cells)


def cut_off(board: Board, walls: int) -> int:
    """The cells, none of them a wall, from which no path without a wall leads to the board's edge."""
    free = board.cells & ~walls
    return free & ~flood(board, board.perimeter, free)


def neighbour_planes(board: Board, cells: int) -> list[int]:
    """One plane for each direction: the cells whose neighbour in the opposite direction is in the set."""
    return [(cells << shift if shift > 0 else cells >> -shift) & board.cells for shift in board.steps]


def add_planes(planes: Sequence[int]) -> list[int]:
    """For each cell the number of planes that contain it, as binary digits, lowest first (carry-save addition)."""
    digits = []
    column = list(planes)
    while column:
        carries = []
        while len(column) >= 3:
            a, b, c = column.pop(), column.pop(), column.pop()
            half = a ^ b
            column.insert(0, half ^ c)
            carries.append((a & b) | (half & c))
        if len(column) == 2:
            a, b = column
            column = [a ^ b]
            carries.append(a & b)
        digits.append(column[0])
        column = carries
    return digits


def at_least(digits: Sequence[int], threshold: int, everywhere: int) -> int:
    """The cells of `everywhere` whose number, given as binary digits, is at least the threshold (a number from 0)."""
    if threshold >= 1 << len(digits):
        return 0
    reached = everywhere  # equality so far counts as reached
    for weight, digit in enumerate(digits):
        reached = reached & digit if threshold >> weight & 1 else reached | digit
    return reached & everywhere


def lead_at_least(board: Board, ours: int, theirs: int, least: int) -> int:
    """The cells where our neighbours minus theirs are at least `least` (which may be negative).

    Neighbours that are not theirs are counted instead of theirs being taken away, so that no number is
    negative.
    """
    not_theirs = [board.cells ^ plane for plane in neighbour_planes(board, theirs)]
    digits = add_planes(neighbour_planes(board, ours) + not_theirs)
    return at_least(digits, least + len(board.steps), board.cells)
