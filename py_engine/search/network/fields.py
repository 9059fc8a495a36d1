"""Numbers for every cell of many boards in one big int, so that a convolution is fast in interpreted Python.

The idea. In `lanes.py` a bit stands for a cell, boards are side by side in *lanes*, and one shift moves the stones of
all of them. Here a *field* of 16 bits replaces the bit, in the same order. So an int holds a whole number for every
cell of every board: a *map*. Adding two maps adds all their numbers at once; a map times a number scales them all; and
a map shifted by as many fields as a neighbour is away gives each cell its neighbour's number. A convolution is a sum of
such products, and Python's ints are exact.

Three more things are needed.

- *Sign.* Numbers in a sum may be negative. Every field begins with half of what it can hold, so a field of the sum
  never borrows from the next, and its top bit says whether its number is negative.
- *Rectifying.* With that bit alone in every field, `(signs << 15) - signs` is a mask that keeps the numbers that are
  not negative. Numbers too large for the next layer are found by one more addition whose carry shows in the top bit,
  and cut to the largest number.
- *Guards.* Neighbours' numbers leak into the fields between the boards. One `&` after each layer empties them.

The size of a field limits the weights: `weights.py` refuses those that could overflow.
"""

from __future__ import annotations

from functools import cache

from ...board.boards import Board
from ..lanes import LaneBoard

FIELD = 16
HALF = 1 << FIELD - 1

# Numbers of a map between two layers are 0 to MOST; ONE of them is 1.
MOST = 127
ONE = 16


class Layout:
    """Layout of the fields of several boards.

    Attributes:
        grid: The same boards with a bit for each cell.
        lanes: Number of boards.
        fields: Number of fields.
        every: 1 in every field.
        cells: 1 in the fields of cells.
        most: The largest number in the fields of cells.
        shifts: Bits by which a map is moved up to give each cell its own number (the first), or that of its neighbour
            in each direction.
    """

    def __init__(self, board: Board, lanes: int) -> None:
        self.grid = LaneBoard(board, lanes)
        self.lanes = lanes
        self.fields = self.grid.stride * lanes
        self.every = ((1 << FIELD * self.fields) - 1) // ((1 << FIELD) - 1)
        self._zeros = self.every * ord("0")
        self.cells = self.spread(self.grid.cells)
        self.most = self.cells * MOST
        self._whole_cells = self.cells * ((1 << FIELD) - 1)
        self.shifts = (0, *(FIELD * step for step in board.steps))
        self._lane_bytes = self.grid.stride * FIELD // 8
        # Rounded so that a mean over a board full of MOST is MOST.
        self._per_cell = -(-(1 << FIELD + 4) // board.cell_count)
        self._doublings = _doublings(self.grid.stride)

    def spread(self, cells: int) -> int:
        """A map with 1 in the fields of these cells, of all lanes.

        The binary digits are written as text and encoded in two bytes a character, which puts them 16 bits apart.
        """
        return int.from_bytes(f"{cells:0{self.fields}b}".encode("utf-16-be"), "big") - self._zeros

    def numbers(self, fields: int) -> list[list[int]]:
        """The fields of each lane as a list, by the bit numbers of cells."""
        numbers = memoryview(fields.to_bytes(self.fields * FIELD // 8, "little")).cast("H").tolist()
        stride = self.grid.stride
        return [numbers[start : start + stride] for start in range(0, len(numbers), stride)]

    def means(self, fields: int) -> list[int]:
        """The mean of a map over the cells of the board for each lane, in 16ths of its numbers, rounded down.

        A lane's fields are digits to the base 2**16, so the remainder by 2**16 - 1 is their sum.
        """
        size = self._lane_bytes
        data = fields.to_bytes(size * self.lanes, "little")
        return [
            int.from_bytes(data[start : start + size], "little") % 0xFFFF * self._per_cell >> FIELD
            for start in range(0, len(data), size)
        ]

    def fill(self, numbers: list[int]) -> int:
        """A map with one number for all cells of each lane."""
        filled = int.from_bytes(b"".join([number.to_bytes(self._lane_bytes, "little") for number in numbers]), "little")
        for shift in self._doublings:
            filled |= filled << shift
        return filled & self._whole_cells


@cache
def layout_of(board: Board, lanes: int) -> Layout:
    """The cached layout of this many of these boards."""
    return Layout(board, lanes)


def _doublings(fields: int) -> list[int]:
    """Shifts that copy, one after the other, the first field to at least this many."""
    shifts, filled = [], 1
    while filled < fields:
        step = min(filled, fields - filled)
        shifts.append(FIELD * step)
        filled += step
    return shifts
