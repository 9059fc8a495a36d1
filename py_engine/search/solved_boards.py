"""Solved boards, and the winners of positions that their first turns can lead to.

A board is solved where the value of each first turn has been found. The values, and the methods that found them, are in
`build_scripts/site_build/solved_boards.json`. Some of these boards are too large to be solved from their first turns
while a player waits. For them, `proven_openings.py` has the winner of each position that the first turns can lead to.
It takes little more than a bit for each position and does not store the positions: a position's number gives three
places, and the bits there add up to its winner (Majewski, Wormald, Havas and Czech, "A family of perfect hashing
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

# The size of the largest solved board of each game; in Sum with any holes that leave an odd number of squares.
LARGEST_SOLVED: Mapping[str, int] = MappingProxyType({"parasol": 3, "subsume": 3, "sunspot": 3, "sum": 4})

# Odd factors that spread a position's number over the places, one factor for each of its three places.
SPREADS = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9)
WORD = (1 << 64) - 1


class Openings(NamedTuple):
    """Winners of all positions that the first turns from the empty board can lead to.

    Attributes:
        turns: The most turns that are covered.
        seed: Seed with which all positions found their places.
        part: Number of places in each of the three parts of `bits`.
        bits: A bit for each place.
    """

    turns: int
    seed: int
    part: int
    bits: int

    def winner(self, number: int) -> int:
        """The colour that wins the position with this number; an arbitrary colour for any other number."""
        return sum(self.bits >> place & 1 for place in places(number, self.seed, self.part)) & 1


def places(number: int, seed: int, part: int) -> tuple[int, ...]:
    """The three places of a number, one in each part."""
    mixed = ((number + seed) * SPREADS[0]) & WORD
    mixed ^= mixed >> 29
    return tuple(
        index * part + (((mixed * spread) & WORD) >> 32) * part // (1 << 32) for index, spread in enumerate(SPREADS)
    )


def number_of(board: Board, position: Position) -> int:
    """The number of a position, the least of those of its images.

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
    """The symmetries, each as pairs of a cell and the bit of its image's number."""
    at = {cell: 1 << index for index, cell in enumerate(board.order)}
    return [[(cell, at[there]) for cell, there in image.items()] for image in symmetries(board)]


def is_solved(game: str, size: int) -> bool:
    """Return whether the game is solved on boards of this size."""
    return size <= LARGEST_SOLVED.get(game, 0)


def require_solved(game: str, name: str, size: int) -> None:
    """Check that the board is solved.

    Args:
        game: Id of the game.
        name: The name that players know.
        size: Size of the board.

    Raises:
        InvalidSetup: It is not solved.
    """
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
    """The proven results of the first turns; None where none are needed."""
    from .proven_openings import PROVEN  # some kB that only proofs need

    found = PROVEN.get((game, size))
    if found is None:
        return None
    turns, seed, part, text = found
    return Openings(turns, seed, part, int.from_bytes(b85decode(text), "little"))
