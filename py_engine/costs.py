"""What a turn has cost: the mean of several independent looks, the error of that mean, and the mark that it is sure of.

A search of so many playouts thinks a little differently with every seed. So what a turn has cost is measured by several
looks with different seeds, and their spread tells how far off their mean may be. A turn is marked only where the mean
exceeds what the mark takes by more than `SURE` errors. As long as more looks could change the mark, more are taken, up
to a bound.
"""

from __future__ import annotations

from math import sqrt

# What a turn must have cost, in win rate of 1, to be called so.
INACCURACY = 0.1
MISTAKE = 0.2
BLUNDER = 0.3
MARKS = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))

# How many errors the mean must be away from where the mark changes.
SURE = 2.0

# Looks at a turn at most, and the standard deviation of one with `PLAYOUTS` of `review.py`.
MOST_LOOKS: dict[str, int] = {}
USUAL_MOST_LOOKS = 8
SPREADS = {"parasol": 0.005}
USUAL_SPREAD = 0.035

# The spread that is usual in a game counts as much as that of so many looks: two looks say little of their spread.
USUAL_WEIGHT = 4


class Cost:
    """What a turn has cost, as far as it has been measured.

    usual_spread: the standard deviation of a look in this game. most: how many looks are taken at most.
    """

    def __init__(self, usual_spread: float, most: int) -> None:
        self._usual_spread = usual_spread
        self._most = most
        self._looks: list[float] = []
        self._is_exact = False

    def add(self, cost: float, *, is_exact: bool = False) -> None:
        """Take in what a look has measured. is_exact: it is proven, and all that was measured before is void."""
        if is_exact:
            self._looks, self._is_exact = [cost], True
        elif not self._is_exact:
            self._looks.append(cost)

    @property
    def looks(self) -> int:
        """How many have been taken in."""
        return len(self._looks)

    @property
    def mean(self) -> float:
        return sum(self._looks) / len(self._looks)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self._spread / sqrt(len(self._looks))

    @property
    def least(self) -> float:
        """The cost that is sure: as much as the mean exceeds `SURE` errors."""
        return self.mean - SURE * self.error

    @property
    def mark(self) -> str | None:
        """The highest mark that the cost is sure to be worth."""
        return next((name for name, least in MARKS if self.mean >= least + self._margin), None)

    @property
    def is_settled(self) -> bool:
        """Whether more looks would hardly change the mark, or no more are to be taken."""
        if self._is_exact or len(self._looks) >= self._most:
            return True
        doubt = SURE * self.error
        return all(abs(self.mean - least - self._margin) >= doubt for _, least in MARKS)

    @property
    def _margin(self) -> float:
        """By how much a mean must exceed what a mark takes: `SURE` errors of the mean of all looks.

        A mean of fewer looks is compared with the same value. It is settled once it is `SURE` errors of its own away.
        """
        return SURE * self._spread / sqrt(self._most)

    @property
    def _spread(self) -> float:
        """The standard deviation of a look: as it is usual in the game, and as it was seen."""
        if self._is_exact:
            return 0.0
        mean, seen = self.mean, len(self._looks) - 1
        squares = sum((look - mean) ** 2 for look in self._looks)
        return sqrt((USUAL_WEIGHT * self._usual_spread**2 + squares) / (USUAL_WEIGHT + seen))
