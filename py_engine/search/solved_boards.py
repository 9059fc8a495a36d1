"""Which boards are solved, and who wins what their first turns can lead to.

A board is solved where the value of each first turn has been found; the values, and which methods have found them,
stand in `build_scripts/site_build/solved_boards.json`. Some of these boards are too large to be solved from their first
turns on while a player waits. For those `proven_openings.py` has who wins each position that the first turns can lead
to. It has little more than a bit for each position, and not which positions they are: the bits at three places, which a
position's number tells, add up to its winner (Majewski, Wormald, Havas and Czech, "A family of perfect hashing
methods", 1996).
"""

from __future__ import annotations

from base64 import b85decode
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from ..board.boards import Board
from ..board.symmetry import symmetries
from ..games.base import Position
from ..text.errors import InvalidSetup
from ..text.sentences import say

# By game, the size of its largest solved board; in Sum with any holes that leave an odd number of squares.
LARGEST_SOLVED: Mapping[str, int] = MappingProxyType({"parasol": 3, "subsume": 3, "sunspot": 3, "sum": 4})

# Odd numbers that spread a position's number over the places, one for each of its three.
SPREADS = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9)
WORD = (1 << 64) - 1


class Openings(NamedTuple):
    """Who wins each position that so many turns, or fewer, from the empty board can lead to.

    part: places in each of the three parts of `bits`. seed: chosen so that all positions found their places.
    """

    turns: int
    seed: int
    part: int
    bits: int

    def winner(self, number: int) -> int:
        """The colour that wins the position with this number; any colour where it is none of them."""
        return sum(self.bits >> place & 1 for place in places(number, self.seed, self.part)) & 1


def places(number: int, seed: int, part: int) -> tuple[int, ...]:
    """The three places of a number, one in each part."""
    mixed = ((number + seed) * SPREADS[0]) & WORD
    mixed ^= mixed >> 29
    return tuple(
        index * part + (((mixed * spread) & WORD) >> 32) * part // (1 << 32) for index, spread in enumerate(SPREADS)
    )


def number_of(board: Board, position: Position) -> int:
    """The same for all images of a position: the least of them.

    The stones of the first colour and below them those of the second, each as a set of cells numbered in board order.
    """
    first, second = position.stones
    return min(
        sum(bit for cell, bit in image if first >> cell & 1) << len(image)
        | sum(bit for cell, bit in image if second >> cell & 1)
        for image in _images(board)
    )


@cache
def _images(board: Board) -> list[list[tuple[int, int]]]:
    """For each symmetry, each cell with the bit of its image's number."""
    at = {cell: 1 << index for index, cell in enumerate(board.order)}
    return [[(cell, at[there]) for cell, there in image.items()] for image in symmetries(board)]


def is_solved(game: str, size: int) -> bool:
    """Whether the game is solved on boards of this size."""
    return size <= LARGEST_SOLVED.get(game, 0)


def require_solved(game: str, name: str, size: int) -> None:
    """Raises `InvalidSetup` unless the board is solved. name: of the game, as players know it."""
    if is_solved(game, size):
        return
    if game not in LARGEST_SOLVED:
        raise InvalidSetup(say("{game} is not solved on any board, so there is no proof to play against", game=name))
    raise InvalidSetup(
        say(
            "{game} is solved up to size {largest}, so on size {size} there is no proof to play against",
            game=name,
            largest=LARGEST_SOLVED[game],
            size=size,
        )
    )


@cache
def openings_of(game: str, size: int) -> Openings | None:
    """What is proven of the first turns; None where it is not needed."""
    from .proven_openings import PROVEN  # some kB that only the proof asks for

    found = PROVEN.get((game, size))
    if found is None:
        return None
    turns, seed, part, text = found
    return Openings(turns, seed, part, int.from_bytes(b85decode(text), "little"))
