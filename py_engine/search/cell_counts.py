"""A count for every cell, packed into one int, so that the counts of a whole board are added in one operation.

Counts of a cell take 32 bits: they are added millions at a time, and the machine can unpack them by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..board.bitboard import add_planes


def count_cells(sets: Sequence[int], length: int) -> int:
    """In how many of the sets each cell is. length: all bit numbers are below it."""
    packed = 0
    if sets:
        for weight, plane in enumerate(add_planes(sets)):
            packed += spread_bits(plane, length) << weight
    return packed


def spread_bits(cells: int, length: int) -> int:
    """A count of 1 for each cell of a set.

    Written as text and encoded in four bytes a character, the binary digits of a set stand 32 bits apart: by
    far the fastest way to get them there in interpreted Python.
    """
    return int.from_bytes(f"{cells:0{length}b}".encode("utf-32-be"), "big") - _zeros(length)


def unpack(packed: int, length: int) -> list[int]:
    """The counts, by the bit numbers of the cells."""
    return memoryview(packed.to_bytes(4 * length, "little")).cast("I").tolist()


def pack(counts: Sequence[int]) -> int:
    """The counts in one int again."""
    return int.from_bytes(b"".join([count.to_bytes(4, "little") for count in counts]), "little")


@cache
def _zeros(length: int) -> int:
    return int.from_bytes(("0" * length).encode("utf-32-be"), "big")
