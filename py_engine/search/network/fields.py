"""Numbers for every cell of many boards in one big int, so that interpreted Python carries a convolution.

The idea. In `lanes.py` a bit stands for a cell, boards lie side by side in *lanes*, and one shift moves the
stones of all of them. Here a *field* of 16 bits takes the bit's place, in the same order. So an int holds a whole
number for every cell of every board: a *map*. Adding two maps adds all their numbers at once; a map times a number
scales them all; and a map shifted by as many fields as a neighbour is away brings each cell its neighbour's number. A
convolution is a sum of such products, and Python's ints are exact.

Three things make a network of it.

- *Sign.* Numbers in a sum may be negative. Every field begins with half of what it can hold, so a field of the sum
  never borrows from the next, and its top bit says whether its number is negative.
- *Rectifying.* With that bit alone in every field, `(signs << 15) - signs` is a mask that keeps the numbers that are
  not negative. What does not fit into the next layer's range is found by one more addition whose carry shows in the
  top bit, and cut to the largest number.
- *Guards.* Neighbours' numbers leak into the fields between the boards. One `&` after each layer empties them.

What a field can hold bounds the weights: `weights.py` refuses those that could overflow.
"""

from __future__ import annotations

from functools import cache

from ...board.boards import Board
from ..lanes import LaneBoard

FIELD = 16
HALF = 1 << FIELD - 1

# Numbers of a map between two layers are 0 to MOST; ONE of them stand for 1.
MOST = 127
ONE = 16


class Layout:
    """Where the fields of so many boards lie.

    grid: the same boards with a bit for each cell. every: 1 in every field. cells: 1 in the fields of cells. most: the
    largest number in them. shifts: by how many bits a map is moved (to higher bits) so that each cell has its own
    number, or a neighbour's, one for each direction.
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
        """1 in the fields of these cells (of all lanes).

        Written as text and encoded in two bytes a character, the binary digits of a set stand 16 bits apart.
        """
        return int.from_bytes(f"{cells:0{self.fields}b}".encode("utf-16-be"), "big") - self._zeros

    def numbers(self, fields: int) -> list[list[int]]:
        """The fields of each lane, by the bit numbers of cells."""
        numbers = memoryview(fields.to_bytes(self.fields * FIELD // 8, "little")).cast("H").tolist()
        stride = self.grid.stride
        return [numbers[start : start + stride] for start in range(0, len(numbers), stride)]

    def means(self, fields: int) -> list[int]:
        """For each lane the mean of a map over the cells of the board, in 16ths of its numbers, rounded down.

        A lane's fields, as digits to the base 2**16, have their sum as remainder by 2**16 - 1.
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
    """The one layout of so many of these boards."""
    return Layout(board, lanes)


def _doublings(fields: int) -> list[int]:
    """Shifts that copy the first of so many fields (at least) to all of them, one after the other."""
    shifts, filled = [], 1
    while filled < fields:
        step = min(filled, fields - filled)
        shifts.append(FIELD * step)
        filled += step
    return shifts
