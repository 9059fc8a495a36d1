"""What a turn has cost: measured by independent searches, with the error of that, and the mark that it is sure of.

A search thinks a little differently with every seed. So each position is measured by several searches, and how far they
are apart tells how far off their mean may be. A turn is marked only where its cost exceeds what the mark takes by more
than `SURE` errors. As long as more searches could change the mark, more are made, up to a bound.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from typing import NamedTuple

from .pie import fair_value

# What a turn must have cost, in win rate of 1, to be called so.
INACCURACY = 0.1
MISTAKE = 0.2
BLUNDER = 0.3
MARKS = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))

# How many errors a cost must be away from where the mark changes.
SURE = 2.0

# The spread that is usual counts as much as that of so many searches: a few searches say little of their spread.
USUAL_WEIGHT = 4


class Kind(NamedTuple):
    """How the cost of a turn comes from what positions are worth to its mover.

    cost: from the values of the best placement and of what was played. best, played: how many times an error of either
    counts. value: what a win rate is worth.
    """

    cost: Callable[[float, float], float]
    best: int = 1
    played: int = 1
    value: Callable[[float], float] = float


USUAL = Kind(lambda best, played: best - played)
# The other side takes the better colour.
FIRST_STONE = Kind(lambda best, played: best - played, value=fair_value)
SWAPPING = Kind(lambda best, _: best - (1 - best), best=2, played=0)
NOT_SWAPPING = Kind(lambda best, played: (1 - best) - played)


class Measured:
    """What a position is worth, by several searches or by a proof."""

    def __init__(self) -> None:
        self._found: list[float] = []
        self.is_proven = False

    def add(self, value: float, *, is_proven: bool) -> None:
        """Take in what a search says. What is proven counts alone."""
        if is_proven:
            self._found, self.is_proven = [value], True
        elif not self.is_proven:
            self._found.append(value)

    @property
    def searches(self) -> float:
        """How many searches it rests on; a proof is worth any number."""
        return inf if self.is_proven else len(self._found)

    @property
    def mean(self) -> float:
        return sum(self._found) / len(self._found)

    @property
    def squares(self) -> float:
        """The squared distances from the mean, added up."""
        mean = self.mean
        return sum((value - mean) ** 2 for value in self._found)

    @property
    def surplus(self) -> int:
        """How many searches say something of the spread: all but one."""
        return len(self._found) - 1


class Cost:
    """What a turn has cost, as far as it has been measured.

    Each search that looked for the best turn may have found another one; the one that is worth most decides.
    usual_spread: the usual standard deviation of what a search says a position is worth. most: how many searches each
    of the two positions gets at most.
    """

    def __init__(self, kind: Kind, usual_spread: float, most: int) -> None:
        self._kind = kind
        self._usual_spread = usual_spread
        self._most = most
        self._played = Measured()
        self._others: dict[str, Measured] = {}

    def knows(self, turn: str) -> bool:
        """Whether anything has been taken in of a turn."""
        return turn in self._others

    def add(self, turn: str, rate: float, *, is_proven: bool) -> None:
        """Take in the mover's win rate after a turn that a search would have played."""
        self._others.setdefault(turn, Measured()).add(self._kind.value(rate), is_proven=is_proven)

    def add_itself(self, turn: str) -> None:
        """Take in that a search would have played just what was played."""
        self._others[turn] = self._played

    def add_played(self, rate: float, *, is_proven: bool) -> None:
        """Take in the mover's win rate after the turn that was played."""
        self._played.add(self._kind.value(rate), is_proven=is_proven)

    @property
    def better(self) -> str:
        """The turn that is worth most, of those that a search would have played."""
        return max(self._others, key=lambda turn: self._others[turn].mean)

    @property
    def mean(self) -> float:
        return self._kind.cost(self._others[self.better].mean, self._played.mean if self._kind.played else 0.0)

    @property
    def error(self) -> float:
        """The standard error of the cost."""
        if self._others[self.better] is self._played:
            return 0.0
        return self._error_of(*self._searches)

    @property
    def mark(self) -> str | None:
        """The highest mark that the cost is sure to be worth."""
        return next((name for name, least in MARKS if self.mean >= least + self._margin), None)

    @property
    def is_settled(self) -> bool:
        """Whether more searches would hardly change the mark, or no more are to be made."""
        if min(self._searches) >= self._most:
            return True
        mean, margin, doubt = self.mean, self._margin, SURE * self.error
        return all(abs(mean - least - margin) >= doubt for _, least in MARKS)

    @property
    def wants_better(self) -> bool:
        """Whether the position after the turn that decides may be searched once more."""
        return self._searches[0] < self._most

    @property
    def wants_played(self) -> bool:
        """Whether the position after the turn that was played may be searched once more."""
        return self._searches[1] < self._most

    @property
    def _searches(self) -> tuple[float, float]:
        """On how many searches the value of the turn that decides rests, and that of the one that was played."""
        return self._others[self.better].searches, self._played.searches if self._kind.played else inf

    @property
    def _margin(self) -> float:
        """By how much a cost must exceed what a mark takes: `SURE` errors of a cost with all searches.

        With fewer searches it is compared with the same value. It is settled once it is `SURE` errors of its own away.
        """
        best, played = self._searches
        return SURE * self._error_of(max(best, self._most), max(played, self._most))

    def _error_of(self, best: float, played: float) -> float:
        """The standard error of the cost if it rests on so many searches."""
        return self._spread * sqrt(self._kind.best**2 / best + self._kind.played**2 / played)

    @property
    def _spread(self) -> float:
        """The standard deviation of what a search says: as it is usual in the game, and as it was seen."""
        measured = [
            one for one in dict.fromkeys((self._played, *self._others.values())) if one.searches and not one.is_proven
        ]
        squares = USUAL_WEIGHT * self._usual_spread**2 + sum(one.squares for one in measured)
        return sqrt(squares / (USUAL_WEIGHT + sum(one.surplus for one in measured)))
