"""Boards: the names of cells and which cells are neighbours. No stones, no rules.

A *cell* is a small int, the number of its bit. A *set of cells* is an int with those bits set. Cells are in rows of
equal width, and every row ends in one *guard column* that holds no cell. A step to a neighbour is therefore the same
shift for every cell: a stone that would step over the side of the board moves to a guard bit, and one `&` with
`board.cells` removes it.

Bits rise in *board order* (a1, a2, …, b1, …) on both kinds of board, so the lowest bit of a set is its first cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property

from ..text.errors import InvalidText, quote
from ..text.sentences import say

CELL_PATTERN = re.compile(r"([a-z])([1-9][0-9]?)")


def bits(cells: int) -> Iterator[int]:
    """The cells of a set, in board order."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


class Board:
    """Base of the hexagonal and square boards.

    Attributes:
        size: Cells along one side.
        width: Bits in a row, its guard column included.
        names: The name of each cell, such as `d4`.
        order: All cells, in board order.
        cells: The set of all cells on which stones may be placed.
        corners_touch: Whether cells that share no more than a corner are neighbours.
        steps: One signed shift for each direction, in turning order, so that entries next to each other are
            neighbouring directions.
    """

    shape: str
    corners_touch: bool
    steps: tuple[int, ...]

    def __init__(self, size: int, width: int, names: dict[int, str]) -> None:
        self.size = size
        self.width = width
        self.names = names
        self.order = tuple(sorted(names))
        self.cells = sum(1 << cell for cell in names)
        self._cell_of_name = {name: cell for cell, name in names.items()}

    @property
    def cell_count(self) -> int:
        return len(self.order)

    def name(self, cell: int) -> str:
        """The name of a cell, such as `d4`."""
        return self.names[cell]

    def cell(self, name: str, text: str | None = None) -> int:
        """The cell with this name.

        Args:
            name: Such as `d4`.
            text: Longer text that contains the name, quoted in the error instead of it.

        Raises:
            InvalidText: The name is not exactly that of a cell.
        """
        found = self._cell_of_name.get(name)
        if found is None:
            if CELL_PATTERN.fullmatch(name):
                raise InvalidText(say("{name} is not on this board", name=quote(name)))
            raise InvalidText(say("{text} is not the name of a cell", text=quote(name if text is None else text)))
        return found

    def names_of(self, cells: int) -> list[str]:
        """The names of a set of cells, in board order."""
        return [self.names[cell] for cell in bits(cells)]

    def step(self, cells: int, shift: int) -> int:
        """The set moved by one step, without the cells that leave the board."""
        return (cells << shift if shift > 0 else cells >> -shift) & self.cells

    @cached_property
    def neighbours(self) -> dict[int, int]:
        """The set of adjacent cells, by cell."""
        found = {}
        for cell in self.order:
            beside = 0
            for shift in self.steps:
                beside |= self.step(1 << cell, shift)
            found[cell] = beside
        return found

    @cached_property
    def perimeter(self) -> int:
        most = len(self.steps)
        return sum(1 << cell for cell in self.order if self.neighbours[cell].bit_count() < most)

    @cached_property
    def interior(self) -> int:
        """The cells that have a neighbour on every side."""
        return self.cells & ~self.perimeter


class HexBoard(Board):
    """A hexagon of 3n(n-1)+1 cells; `a` is the lowest row, and numbers count along a row from the left.

    Bits use skewed columns. Going up, one of a cell's two upper neighbours is in its own column (to the left), the
    other in the next (to the right).
    """

    shape = "hex"
    corners_touch = False

    def __init__(self, size: int) -> None:
        width = 2 * size
        rows = 2 * size - 1
        names = {}
        for row in range(rows):
            skipped = max(0, row - (size - 1))
            for number in range(rows - abs(row - (size - 1))):
                names[row * width + skipped + number] = f"{chr(ord('a') + row)}{number + 1}"
        # east, north-east, north-west, west, south-west, south-east
        self.steps = (1, width + 1, width, -1, -(width + 1), -width)
        super().__init__(size, width, names)


class SquareBoard(Board):
    """An n×n board on which a square has up to eight neighbours: letters for columns, numbers for rows from below.

    A row of bits is a *column* of the board, so that bits rise in board order.
    """

    shape = "square"
    corners_touch = True

    def __init__(self, size: int) -> None:
        width = size + 1
        names = {
            column * width + row: f"{chr(ord('a') + column)}{row + 1}" for column in range(size) for row in range(size)
        }
        self.steps = (width, width + 1, 1, 1 - width, -width, -width - 1, -1, width - 1)
        super().__init__(size, width, names)


@cache
def hex_board(size: int) -> HexBoard:
    """The cached hexagonal board of this size."""
    return HexBoard(size)


@cache
def square_board(size: int) -> SquareBoard:
    """The cached square board of this size."""
    return SquareBoard(size)
