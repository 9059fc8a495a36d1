"""How many turns a player has to choose from, and how large a game is: its tree and its space of positions.

Sizes are the logarithms to base 10 that L. V. Allis made usual ("Searching for Solutions in Games and Artificial
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
from ..search.whole_turns import whole_turns
from .courses import Course
from .intervals import Estimate, Share, resampled, share

# Positions whose turns are counted, drawn from all games, and random boards that are looked at.
POSITIONS = 200
BOARDS = 4000

# A share of boards rests on so many at least.
LEAST_FOUND = 20


class Branching(NamedTuple):
    """How many whole turns there are to choose from.

    turns: the mean. cut_off: in how many of the positions there were too many to count, so that they count as fewer
    than there are.
    counts: of each position.
    """

    turns: Estimate
    cut_off: int
    counts: tuple[int, ...]


class StateSpace(NamedTuple):
    """How many arrangements of stones there are, as a logarithm.

    bound: three states to each cell. kind: `exact` if size is the number of those that can come up, `sampled` if it is
    the bound times the share of random boards against which no rule speaks (still an upper bound), `bound` if such
    boards are too rare to tell.
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
    """How many boards there are at most. Sources: Allis, state-space complexity; Ludii, its upper bound."""
    cells = game.board.cell_count - game.holes.bit_count()
    bound = cells * log10(3)
    if info.stones_stay:
        # Stones are placed by turns and stay, so a board of so many stones has half of them of each colour.
        boards = sum(comb(cells, stones) * comb(stones, stones // 2) for stones in range(cells + 1))
        return StateSpace(round(bound, 2), "exact", round(log10(boards), 2))
    source = Random(f"{seed} boards")
    found = share(sum(_is_possible(info, game, source) for _ in range(BOARDS)), BOARDS)
    assert found is not None
    if found.hits < LEAST_FOUND:
        return StateSpace(round(bound, 2), "bound", round(bound, 2), found)
    return StateSpace(round(bound, 2), "sampled", round(bound + log10(found.share), 2), found)


def _is_possible(info: GameInfo, game: Game, source: Random) -> bool:
    """Whether no rule speaks against a random board, with one side or the other to move."""
    stones = [0, 0]
    for cell in bits(game.board.cells & ~game.holes):
        owner = source.randrange(3)
        if owner < 2:
            stones[owner] |= 1 << cell
    return any(why_impossible(info, game, Position((stones[0], stones[1]), mover)) is None for mover in (0, 1))
