"""What a turn has cost: measured by independent searches, with the error of that, and the mark that it is sure of.

A search thinks a little differently with every seed. So each position is measured by several searches of the same size,
and how far they are apart tells how far off their mean may be. A mark needs a cost beyond what the mark takes, by
`SURE` errors of a cost with all searches: that is its *bound*. Searches go on as long as a bound is in doubt: as long
as a turn to play instead may exceed it, and none is sure to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf, sqrt
from typing import NamedTuple

from .pie import fair_value

# What a turn must have cost, in win rate of 1, to be called so.
INACCURACY = 0.15
MISTAKE = 0.3
BLUNDER = 0.45
MARKS = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))

# By how many of its errors a cost with all searches must exceed what a mark takes.
SURE = 2.0

# How many of its errors a cost must be away from a bound for searches to end early (`search/notes`).
CLEAR = 2.5

# The spread that is usual counts as much as that of so many searches: a few searches say little of their spread.
USUAL_WEIGHT = 4

# So many turns to play instead are searched once more at a time, those that may be worth most.
AT_A_TIME = 2


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

    Several turns might have been played instead; the one that is worth most decides.
    usual_spread: the usual standard deviation of what a search says a position is worth. most: how many searches each
    position gets at most. marks: those that are in question, each with what it takes, the highest first.
    """

    def __init__(
        self, kind: Kind, usual_spread: float, most: int, marks: tuple[tuple[str, float], ...] = MARKS
    ) -> None:
        self._kind = kind
        self._usual_spread = usual_spread
        self._most = most
        self._marks = marks
        self._played = Measured()
        self._others: dict[str, Measured] = {}
        self._itself = ""

    def add(self, turn: str, rate: float, *, is_proven: bool) -> None:
        """Take in the mover's win rate after a turn that might have been played instead."""
        self._others.setdefault(turn, Measured()).add(self._kind.value(rate), is_proven=is_proven)

    def add_itself(self, turn: str) -> None:
        """Take in that the turn which seemed best is the one that was played, which costs nothing then."""
        self._itself = turn

    def add_played(self, rate: float, *, is_proven: bool) -> None:
        """Take in the mover's win rate after the turn that was played."""
        self._played.add(self._kind.value(rate), is_proven=is_proven)

    @property
    def better(self) -> str:
        """The turn that is worth most, of those that might have been played."""
        return self._itself or max(self._others, key=lambda turn: self._others[turn].mean)

    @property
    def mean(self) -> float:
        return 0.0 if self._itself else self._cost_of(self._others[self.better])

    @property
    def error(self) -> float:
        """The standard error of the cost."""
        return 0.0 if self._itself else self._error_of(self._others[self.better])

    @property
    def kept(self) -> float:
        """The share of the mover's chances that the turn has kept, 0 to 1; 1 where the cost is within its error."""
        if self.mean <= SURE * self.error:
            return 1.0
        chances = self.mean + self._played.mean if self._kind.played else self._others[self.better].mean
        return max(0.0, 1 - self.mean / chances)

    @property
    def mark(self) -> str | None:
        """The highest mark that the cost is sure to be worth."""
        if self._itself:
            return None
        best = self._others[self.better]
        return next((name for name, least in self._marks if self._cost_of(best) >= least + self._margin(best)), None)

    def wanted(self, turns: Iterable[str]) -> list[str]:
        """The turns, of these, after which one more search might change the mark; first of all those without any.

        The turn that was played needs one as well, each time (`wants_played`). Empty where the mark is settled, or no
        more searches are to be made.
        """
        if self._itself:
            return []
        unseen = [turn for turn in turns if turn not in self._others]
        if unseen or (self._kind.played and not self._played.searches):
            return unseen or list(turns)
        doubtful: dict[str, float] = {}
        for _, least in self._marks:
            doubtful |= self._in_doubt(least)
        return sorted(doubtful, key=lambda turn: (-doubtful[turn], turn))[:AT_A_TIME]

    def wants(self, turn: str) -> bool:
        """Whether the position after this turn may be searched once more."""
        return turn not in self._others or self._others[turn].searches < self._most

    @property
    def wants_played(self) -> bool:
        """Whether the position after the turn that was played may be searched once more."""
        return bool(self._kind.played) and self._played.searches < self._most

    def _in_doubt(self, least: float) -> dict[str, float]:
        """The turns of which it is in doubt whether they exceed a bound, and what they may cost at the most."""
        found = {}
        for turn, one in self._others.items():
            beyond, doubt = self._cost_of(one) - least - self._margin(one), CLEAR * self._error_of(one)
            if beyond >= doubt:
                return {}
            if beyond > -doubt and (self.wants(turn) or self.wants_played):
                found[turn] = beyond + least + doubt
        return found

    def _cost_of(self, other: Measured) -> float:
        return self._kind.cost(other.mean, self._played.mean if self._kind.played else 0.0)

    def _margin(self, other: Measured) -> float:
        """By how much a cost must exceed what a mark takes. With fewer searches it is compared with the same value."""
        return SURE * self._error_with(max(other.searches, self._most), max(self._played.searches, self._most))

    def _error_of(self, other: Measured) -> float:
        return self._error_with(other.searches, self._played.searches)

    def _error_with(self, best: float, played: float) -> float:
        """The standard error of a cost that rests on so many searches."""
        kind = self._kind
        return self._spread * sqrt(kind.best**2 / best + (kind.played**2 / played if kind.played else 0.0))

    @property
    def _spread(self) -> float:
        """The standard deviation of what a search says: as it is usual in the game, and as it was seen."""
        measured = [one for one in (self._played, *self._others.values()) if one.searches and not one.is_proven]
        squares = USUAL_WEIGHT * self._usual_spread**2 + sum(one.squares for one in measured)
        return sqrt(squares / (USUAL_WEIGHT + sum(one.surplus for one in measured)))
