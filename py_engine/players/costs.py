"""Cost of a turn: measured by independent searches, with its error and the mark that follows.

Searches with other seeds give slightly different results. So each position is measured by several searches of the same
size, and their spread gives the error of their mean. A mark is given when the cost exceeds its threshold by `SURE`
errors of a cost with all searches: that is the mark's *bound*. Searches go on while a bound is in doubt, that is, while
an alternative turn may exceed it and none certainly does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf, sqrt
from typing import NamedTuple

from .pie import fair_value

# Thresholds of the marks, as a loss of win rate, 0 to 1.
INACCURACY = 0.15
MISTAKE = 0.3
BLUNDER = 0.45
MARKS = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))

# Standard errors, of a cost with all searches, by which it must exceed a threshold.
SURE = 2.0

# Standard errors between a cost and a bound at which searches end early (`search/notes`).
CLEAR = 2.5

# Weight of the usual spread, in searches: a few searches give a poor estimate of their spread.
USUAL_WEIGHT = 4

# Number of alternative turns that are searched once more at a time, those with the highest values.
AT_A_TIME = 2


class Kind(NamedTuple):
    """Formula for the cost of a turn, from the values of positions to its mover.

    Attributes:
        cost: The cost from the values of the best alternative and of the turn played.
        best: Factor of the error of the first.
        played: Factor of the error of the second.
        value: The value of a win rate.
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
    """Value of a position, by several searches or by a proof."""

    def __init__(self) -> None:
        self._found: list[float] = []
        self.is_proven = False

    def add(self, value: float, *, is_proven: bool) -> None:
        """Add the result of a search. A proven result replaces all others."""
        if is_proven:
            self._found, self.is_proven = [value], True
        elif not self.is_proven:
            self._found.append(value)

    @property
    def searches(self) -> float:
        """Number of searches behind the value; infinite for a proof."""
        return inf if self.is_proven else len(self._found)

    @property
    def mean(self) -> float:
        return sum(self._found) / len(self._found)

    @property
    def squares(self) -> float:
        """Sum of the squared distances from the mean."""
        mean = self.mean
        return sum((value - mean) ** 2 for value in self._found)

    @property
    def surplus(self) -> int:
        """Degrees of freedom of the spread: the number of searches less one."""
        return len(self._found) - 1


class Cost:
    """Cost of a turn, as far as it has been measured.

    Of the turns that might have been played instead, the one with the highest value counts. `usual_spread` is the usual
    standard deviation of a search's value. `most` is the largest number of searches for each position. `marks` are the
    marks in question, each with its threshold, highest first.
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
        """Add the mover's win rate after an alternative turn."""
        self._others.setdefault(turn, Measured()).add(self._kind.value(rate), is_proven=is_proven)

    def add_itself(self, turn: str) -> None:
        """Note that the turn played is itself the best, so that it costs nothing."""
        self._itself = turn

    def add_played(self, rate: float, *, is_proven: bool) -> None:
        """Add the mover's win rate after the turn that was played."""
        self._played.add(self._kind.value(rate), is_proven=is_proven)

    @property
    def better(self) -> str:
        """The alternative turn with the highest value."""
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
        """The highest mark whose bound the cost reaches."""
        if self._itself:
            return None
        best = self._others[self.better]
        return next((name for name, least in self._marks if self._cost_of(best) >= least + self._margin(best)), None)

    def wanted(self, turns: Iterable[str]) -> list[str]:
        """The turns, of these, after which one more search might change the mark; first all that have no search.

        The turn that was played needs one as well, each time (`wants_played`). Empty where the mark is certain, or no
        more searches are allowed.
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
        """Return whether the position after this turn may be searched once more."""
        return turn not in self._others or self._others[turn].searches < self._most

    @property
    def wants_played(self) -> bool:
        """Return whether the position after the turn that was played may be searched once more."""
        return bool(self._kind.played) and self._played.searches < self._most

    def _in_doubt(self, least: float) -> dict[str, float]:
        """The turns that may or may not exceed a bound, with the most that each may cost."""
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
        """The margin by which a cost must exceed a threshold; the same with fewer searches as with all."""
        return SURE * self._error_with(max(other.searches, self._most), max(self._played.searches, self._most))

    def _error_of(self, other: Measured) -> float:
        return self._error_with(other.searches, self._played.searches)

    def _error_with(self, best: float, played: float) -> float:
        """The standard error of a cost from these numbers of searches."""
        kind = self._kind
        return self._spread * sqrt(kind.best**2 / best + (kind.played**2 / played if kind.played else 0.0))

    @property
    def _spread(self) -> float:
        """The standard deviation of a search's value, from the usual one of the game and the one measured."""
        measured = [one for one in (self._played, *self._others.values()) if one.searches and not one.is_proven]
        squares = USUAL_WEIGHT * self._usual_spread**2 + sum(one.squares for one in measured)
        return sqrt(squares / (USUAL_WEIGHT + sum(one.surplus for one in measured)))
