"""Branching, and the size of a game's tree and of its space of positions.

Sizes are logarithms to base 10, as is usual since L. V. Allis ("Searching for Solutions in Games and Artificial
Intelligence", PhD thesis, 1994).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, log10
from random import Random
from statistics import fmean
from typing import NamedTuple

from ..board.boards import bits
from ..games.base import Game, Position
from ..games.info import GameInfo
from ..match.start_positions import why_impossible
from ..openings.shares import Share, share
from ..search.whole_turns import whole_turns
from .courses import Course
from .intervals import Estimate, resampled

# Positions whose turns are counted, drawn from all games, and random boards that are examined.
POSITIONS = 200
BOARDS = 4000

# Least number of possible boards for a share to be given.
LEAST_FOUND = 20


class Branching(NamedTuple):
    """Number of whole turns to choose from.

    Attributes:
        turns: The mean.
        cut_off: Number of positions with too many turns to count, which count as fewer than there are.
        counts: The number of turns in each position.
    """

    turns: Estimate
    cut_off: int
    counts: tuple[int, ...]


class StateSpace(NamedTuple):
    """Number of arrangements of stones, as a logarithm to base 10.

    Attributes:
        bound: Three states for each cell.
        kind: `exact` if `size` is the number that can occur; `sampled` if it is the bound times the share of random
            boards that no rule excludes (still an upper bound); `bound` if such boards are too rare to estimate it.
        size: The number by this kind.
        sampled: The share of random boards, if boards were sampled.
    """

    bound: float
    kind: str
    size: float
    sampled: Share | None = None


def branching_of(game: Game, courses: Sequence[Course], seed: int) -> Branching:
    """The number of turns, in positions drawn from all turns of all games.

    Turns that lead to the same position are one. Sources: Allis, branching factor; Ludii, branching factor (average).
    """
    source = Random(f"{seed} branching")
    starts = [start for course in courses for start in course.starts]
    drawn = source.sample(starts, min(POSITIONS, len(starts)))
    counts, cut_off = [], 0
    for start in drawn:
        turns, are_all = whole_turns(game, start)
        counts.append(len(turns))
        cut_off += not are_all
    return Branching(resampled(fmean, [counts], seed), cut_off, tuple(counts))


def game_tree(lengths: Sequence[int], branching: Branching, seed: int) -> Estimate:
    """The size of the game tree: the mean branching to the power of the mean length, as a logarithm.

    Sources: Allis, game-tree complexity; Ludii, game tree complexity.
    """
    return resampled(lambda some, counts: fmean(some) * log10(fmean(counts)), [lengths, branching.counts], seed)


def state_space(info: GameInfo, game: Game, seed: int) -> StateSpace:
    """The largest possible number of boards.

    Sources: Allis, state-space complexity; Ludii, its upper bound.
    """
    cells = game.board.cell_count - game.holes.bit_count()
    bound = cells * log10(3)
    if info.stones_stay:
        # Stones are placed by turns and stay, so half of the stones on a board are of each colour.
        boards = sum(comb(cells, stones) * comb(stones, stones // 2) for stones in range(cells + 1))
        return StateSpace(round(bound, 2), "exact", round(log10(boards), 2))
    source = Random(f"{seed} boards")
    found = share(sum(_is_possible(info, game, source) for _ in range(BOARDS)), BOARDS)
    assert found is not None
    if found.hits < LEAST_FOUND:
        return StateSpace(round(bound, 2), "bound", round(bound, 2), found)
    return StateSpace(round(bound, 2), "sampled", round(bound + log10(found.share), 2), found)


def _is_possible(info: GameInfo, game: Game, source: Random) -> bool:
    """Return whether no rule excludes a random board, with one side or the other to move."""
    stones = [0, 0]
    for cell in bits(game.board.cells & ~game.holes):
        owner = source.randrange(3)
        if owner < 2:
            stones[owner] |= 1 << cell
    return any(why_impossible(info, game, Position((stones[0], stones[1]), mover)) is None for mover in (0, 1))
