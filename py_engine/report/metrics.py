"""What is said of one game, as a function of how the winner's chances went.

`chances` are those of the player who won in the end, before each turn, from 0 to 1. The opponent's are the rest, and
the lead is the difference of the two. Evaluations are the engine's own; another engine would find other figures, so
games are compared by reports of one engine only.

Sources: Browne is C. Browne, "Automatic Generation and Evaluation of Recombination Games", PhD thesis, Queensland
University of Technology, 2008. Ludii is the general game system of Piette, Soemers, Stephenson, Browne and others
(https://ludii.games), whose metrics are in its folder `Evaluation/src/metrics`. Ai Ai is Stephen Tavener's
(http://mrraow.com), with its reports on games.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from math import sqrt

# Chances at which a player leads for sure, so that the noise of searches makes no lead.
CLEAR = 0.55

# A player whose chances were this low and who has won has come back.
COMEBACK = 0.25


def drama(chances: Sequence[float]) -> float:
    """How far the winner was behind, where it was behind: 0 if never, 1 if it was lost for sure.

    The mean, over the turns before which the winner's chances were the smaller ones, of the square root of how much
    smaller they were. Source: Browne, drama (average).
    """
    behind = [sqrt(1 - 2 * chance) for chance in chances if chance < 0.5]
    return sum(behind) / len(behind) if behind else 0.0


def mean_deficit(chances: Sequence[float]) -> float:
    """How far the winner was behind, on average over all turns; turns on which it was not count as 0.

    Source: Ludii, drama (average): the highest evaluation of any player less that of the winner.
    """
    return sum(max(0.0, 1 - 2 * chance) for chance in chances) / len(chances)


def behind(chances: Sequence[float]) -> float:
    """The share of the turns before which the winner was behind.

    Source: the count in Browne's drama, as a share of the game's length.
    """
    return sum(chance < 0.5 for chance in chances) / len(chances)


def lead_changes(chances: Sequence[float], clear: float = 0.5) -> int:
    """How often the lead went over to the other player.

    clear: the chances that make a lead; between them and their opposite the last leader stays it. Source: Browne, lead
    change, which Ludii has too (there the first lead counts as a change).
    """
    changes, leader = 0, None
    for chance in chances:
        now = True if chance > clear else False if chance < 1 - clear else leader
        changes += leader is not None and now != leader
        leader = now
    return changes


def threshold(chances: Sequence[float]) -> float:
    """The best chances that the loser ever had. Source: Ludii, decisiveness threshold, after Browne."""
    return max(1 - chance for chance in chances)


def decisiveness(chances: Sequence[float]) -> float:
    """How late in the game the winner had better chances than the loser ever had: 1 if only at the end.

    The share of the turns that were played until then. The rest is the time for which a game goes on that its winner
    has as good as decided. Source: Browne, decisiveness; the threshold as in Ludii, decisiveness (moves).
    """
    most = threshold(chances)
    passed = next((turn for turn, chance in enumerate(chances) if chance > most), len(chances))
    return passed / len(chances)


def uncertainty(chances: Sequence[float]) -> float:
    """How open the game was, on average over its turns: 1 while chances are even, 0 once a side is sure to win.

    One less the size of the lead. Source: after Browne's uncertainty, which compares the leads of many games with the
    straight line from even to won; this is the plain mean.
    """
    return sum(1 - abs(2 * chance - 1) for chance in chances) / len(chances)


def largest_swing(chances: Sequence[float]) -> float:
    """The most that the winner's chances changed from one turn to the next. Source: Browne, killer moves."""
    return max((abs(after - before) for before, after in itertools.pairwise(chances)), default=0.0)


def is_comeback(chances: Sequence[float]) -> bool:
    """Whether the winner's chances were once a quarter or less. Source: after Browne's drama, as a count of games."""
    return min(chances) <= COMEBACK
