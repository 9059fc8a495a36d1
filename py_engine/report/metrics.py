"""Figures of one game, as functions of the course of the winner's chances.

`chances` are those of the player who won, before each turn, from 0 to 1. The opponent's are the rest, and the lead is
the difference of the two. Evaluations are the engine's own; another engine would give other figures, so only games
reported by one engine can be compared.

Sources: Browne is C. Browne, "Automatic Generation and Evaluation of Recombination Games", PhD thesis, Queensland
University of Technology, 2008. Ludii is the general game system of Piette, Soemers, Stephenson, Browne and others
(https://ludii.games), whose metrics are in its folder `Evaluation/src/metrics`. Ai Ai is Stephen Tavener's
(http://mrraow.com), with its reports on games.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from math import sqrt

# Chances above which a lead is clear, so that the noise of searches is not taken for a lead.
CLEAR = 0.55

# A player who wins after chances as low as this has come back.
COMEBACK = 0.25


def drama(chances: Sequence[float]) -> float:
    """The winner's deficit on turns on which it was behind: 0 if never, 1 if it was certain to lose.

    The mean, over the turns before which the winner's chances were the smaller ones, of the square root of the
    difference. Source: Browne, drama (average).
    """
    behind = [sqrt(1 - 2 * chance) for chance in chances if chance < 0.5]
    return sum(behind) / len(behind) if behind else 0.0


def mean_deficit(chances: Sequence[float]) -> float:
    """The winner's mean deficit over all turns; turns on which it was not behind count as 0.

    Source: Ludii, drama (average): the highest evaluation of any player less that of the winner.
    """
    return sum(max(0.0, 1 - 2 * chance) for chance in chances) / len(chances)


def behind(chances: Sequence[float]) -> float:
    """The share of the turns before which the winner was behind.

    Source: the count in Browne's drama, as a share of the game's length.
    """
    return sum(chance < 0.5 for chance in chances) / len(chances)


def lead_changes(chances: Sequence[float], clear: float = 0.5) -> int:
    """The number of times that the lead changed.

    Args:
        chances: The winner's chances before each turn.
        clear: Chances that make a lead; between them and their opposite the leader stays the same. Source: Browne, lead
            change, which Ludii has too (there the first lead counts as a change).
    """
    changes, leader = 0, None
    for chance in chances:
        now = True if chance > clear else False if chance < 1 - clear else leader
        changes += leader is not None and now != leader
        leader = now
    return changes


def threshold(chances: Sequence[float]) -> float:
    """The highest chances that the loser ever had. Source: Ludii, decisiveness threshold, after Browne."""
    return max(1 - chance for chance in chances)


def decisiveness(chances: Sequence[float]) -> float:
    """The share of the game after which the winner had better chances than the loser ever had; 1 if only at the end.

    During the rest the game goes on though it is nearly decided. Source: Browne, decisiveness; the threshold as in
    Ludii, decisiveness (moves).
    """
    most = threshold(chances)
    passed = next((turn for turn, chance in enumerate(chances) if chance > most), len(chances))
    return passed / len(chances)


def uncertainty(chances: Sequence[float]) -> float:
    """The mean uncertainty over the game's turns: 1 while chances are even, 0 once a side is certain to win.

    One less the size of the lead. Source: after Browne's uncertainty, which compares the leads of many games with the
    straight line from even to won; this is the plain mean.
    """
    return sum(1 - abs(2 * chance - 1) for chance in chances) / len(chances)


def largest_swing(chances: Sequence[float]) -> float:
    """The largest change of the winner's chances from one turn to the next. Source: Browne, killer moves."""
    return max((abs(after - before) for before, after in itertools.pairwise(chances)), default=0.0)


def is_comeback(chances: Sequence[float]) -> bool:
    """Return whether the winner's chances were once a quarter or less.

    Source: after Browne's drama, as a count of games.
    """
    return min(chances) <= COMEBACK
