"""Many boards in one big int, so that interpreted Python plays random games nearly as fast as compiled code.

The idea. A set of cells is an int (`board/boards.py`), and a step to a neighbour is a shift. An int need not hold only
one board. With K boards side by side, each in its own *lane* of `stride` bits, one shift moves the stones of all of
them, and one `&` cuts all of them to their boards. An operation costs Python the same overhead whether the int has a
hundred bits or ten thousand, so a hundred boards cost little more than one. Neighbours, floods and counts
(`board/bitboard.py`) work on lanes without change, given a `LaneBoard` in place of a board: a guard row between two
boards keeps them from touching.

Lanes cannot branch: every lane does everything, and masks choose what is kept. Three tools make that practical.

- A *flag* is the top bit of a lane, which belongs to no cell. `occupied(x)` flags the lanes in which x has any
  cell, with one addition: a lane that is not empty carries into its top bit. `whole(flags)` makes full lanes of
  flags, with one subtraction that borrows all the way down. With both, "where x has a cell, y, else z" is four
  operations.
- `counts(x)` adds up the bits of each lane, level by level, and `where_at_least` compares two such sums.
- `RandomMasks.pick(x)` leaves one random cell in each lane. Random masks thin the cells out; a mask that would
  leave a lane empty is not applied there; the lowest of the few survivors is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from ..board.boards import Board

# Masks kept for each density. They are read at random offsets, so few are needed; with 8 the choice of cells
# is measurably less even (root mean square error 0.11 instead of 0.08 on 91 cells), with 32 no better.
MASKS = 16

# Bits by which a mask is longer than the lanes, so that it can be read at as many offsets.
SLACK = 1021

# Masks of density 1/2, 1/4, … 1/2**DENSITIES.
DENSITIES = 6

# How to thin: the density of each mask in turn, in halvings relative to the density that leaves about two of the mean
# number of cells. Measured on 91 cells: 0.08 root mean square from even; one mask less gives 0.11, two less 0.2.
THINNING = (0, 0, -1, -3, -DENSITIES, -DENSITIES)


class LaneBoard:
    """Several copies of a board in one int.

    Attributes:
        board: The board that is copied.
        lanes: Number of copies.
        stride: Bits in a lane, a multiple of 16.
        ones: The lowest bit of every lane.
        flags: The top bit of every lane.
        cells: As in `Board`, for all lanes.
        perimeter: As in `Board`, for all lanes.
        steps: As in `Board`.
        width: As in `Board`.
        corners_touch: As in `Board`.
    """

    def __init__(self, board: Board, lanes: int) -> None:
        self.board = board
        self.lanes = lanes
        rows = (board.cells.bit_length() - 1) // board.width + 1
        self.stride = ((rows + 1) * board.width + 15) // 16 * 16
        self.ones = ((1 << self.stride * lanes) - 1) // ((1 << self.stride) - 1)
        self.steps = board.steps
        self.width = board.width
        self.corners_touch = board.corners_touch
        self.cells = board.cells * self.ones
        self.perimeter = board.perimeter * self.ones
        self.top = self.stride - 1
        self.flags = self.ones << self.top
        self.below_flags = self.flags - self.ones

    def load(self, boards: Sequence[int]) -> int:
        """The lanes of these sets of cells, one for each lane."""
        size = self.stride // 8
        return int.from_bytes(b"".join(cells.to_bytes(size, "little") for cells in boards), "little")

    def unload(self, x: int) -> list[int]:
        """The sets of cells, one for each lane."""
        size = self.stride // 8
        data = x.to_bytes(size * self.lanes, "little")
        return [int.from_bytes(data[start : start + size], "little") for start in range(0, len(data), size)]

    def occupied(self, x: int) -> int:
        """Flags of the lanes in which x has a bit below the top one."""
        return (x + self.below_flags) & self.flags

    def whole(self, flags: int) -> int:
        """The flagged lanes filled, except their top bits."""
        return flags - (flags >> self.top)

    def prefer(self, x: int, y: int) -> int:
        """The cells of `x` in the lanes where it has any, those of `y` in the others."""
        return x | y ^ (y & self.whole(self.occupied(x)))

    def lowest(self, x: int) -> int:
        """The first cell of each lane."""
        return x ^ (x & ((x | self.flags) - self.ones))

    def counts(self, x: int) -> int:
        """The number of bits of each lane, as a number in the lowest 16 bits of the lane."""
        for shift, mask in self._folds:
            x = (x & mask) + (x >> shift & mask)
        # Each 16 bits hold their own count now; the product adds those of a lane in its highest 16 bits.
        return x * self._sum_of_fields >> self.stride - 16 & self._lowest_fields

    def where_at_least(self, counts: int, others: int) -> int:
        """Flags of the lanes in which the first number is at least the second."""
        return (counts + self.flags - others) & self.flags

    @cached_property
    def _folds(self) -> tuple[tuple[int, int], ...]:
        everywhere = (1 << self.stride * self.lanes) - 1
        return tuple((shift, everywhere // ((1 << 2 * shift) - 1) * ((1 << shift) - 1)) for shift in (1, 2, 4, 8))

    @cached_property
    def _sum_of_fields(self) -> int:
        return sum(1 << bit for bit in range(0, self.stride, 16))

    @cached_property
    def _lowest_fields(self) -> int:
        return self.ones * 0xFFFF


class RandomMasks:
    """Random sets of cells for all lanes, and random choices made with them."""

    def __init__(self, grid: LaneBoard, random: Random) -> None:
        self.grid = grid
        self.random = random
        bits = grid.stride * grid.lanes + SLACK
        masks = [random.getrandbits(bits) for _ in range(MASKS)]
        self.by_density = [masks]
        for _ in range(DENSITIES - 1):
            masks = [mask & random.getrandbits(bits) for mask in masks]
            self.by_density.append(masks)

    def pick(self, x: int) -> int:
        """A random cell of each lane that has any; all its cells are nearly equally probable."""
        grid = self.grid
        flags, below_flags, top = grid.flags, grid.below_flags, grid.top
        random = self.random.random
        mean = x.bit_count() // grid.lanes
        base = mean.bit_length() - 2
        for offset in THINNING if mean > 1 else THINNING[2:]:
            place = random() * MASKS
            which = int(place)
            masks = self.by_density[min(max(base + offset, 0), DENSITIES - 1)]
            thinned = x & masks[which] >> int((place - which) * SLACK)
            found = (thinned + below_flags) & flags
            x ^= (x ^ thinned) & (found - (found >> top))
        return x ^ (x & ((x | flags) - grid.ones))
