"""Cost of a turn: measured by pairs of searches, with its error and the mark that follows.

The position after the turn that was played and the one after an alternative are searched in pairs. Both searches of a
pair see the same image of the board, turned or mirrored, so that many errors of the network are the same in both. Each
pair sees another image while there are further ones. The spread of the pairs gives the error of their mean. Once all
images have been seen that error is small, since pairs of the same image hardly differ (sampling without replacement:
Cochran, 1977).

A mark is given when the cost exceeds its threshold by `SURE` errors of a cost with all searches: that is the mark's
*bound*. Searches go on while a bound is in doubt, that is, while an alternative turn may exceed it and none certainly
does.
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

# Most pairs of searches, a multiple of the number of images, and fewest (or one for each image): a threat may be seen
# in a few images only.
MOST_SEARCHES = 24
LEAST_SEARCHES = 6

# Weight of the usual spread, in pairs: a few pairs give a poor estimate of their spread.
USUAL_WEIGHT = 2

# Part of the variance of pairs that is left between pairs of the same image.
SAME_IMAGE = 0.25

# Name of the turn that was played; alternatives are named by their texts.
PLAYED = ""

# Values to the mover of the best that could have been played, and of what was played, from the mover's win rates after
# the best placement and after what was played.
Kind = Callable[[float, float], tuple[float, float]]


def usual(best: float, played: float) -> tuple[float, float]:
    """Values of a turn that another one might have replaced."""
    return best, played


def first_stone(best: float, played: float) -> tuple[float, float]:
    """Values of a stone that the other side may take over: it takes the better colour."""
    return fair_value(best), fair_value(played)


def swapping(best: float, _: float) -> tuple[float, float]:
    """Values of a swap instead of a placement, of which it takes the other side."""
    return best, 1 - best


def not_swapping(best: float, played: float) -> tuple[float, float]:
    """Values of a placement instead of a swap."""
    return 1 - best, played


class Measured:
    """Win rates of the mover in a position, by several searches or by a proof.

    Attributes:
        rates: The results, one of each search, or the proven one alone.
        is_proven: Whether it is proven.
    """

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.is_proven = False

    def add(self, rate: float, *, is_proven: bool) -> None:
        """Add the result of a search. A proven result replaces all others."""
        if is_proven:
            self.rates, self.is_proven = [rate], True
        elif not self.is_proven:
            self.rates.append(rate)

    def first(self, count: int) -> list[float]:
        """The results of the first `count` searches; a proven one `count` times."""
        return self.rates * count if self.is_proven else self.rates[:count]


class Pairs(NamedTuple):
    """Comparison of an alternative with the turn that was played.

    Attributes:
        searches: Number of pairs; infinite where both results are proven.
        had: Mean value of the alternative (see `Kind`).
        taken: Mean value of the turn that was played.
        squares: Sum of the squared distances of the pairs' costs from their mean.
        spread: Standard deviation of the cost by one pair.
    """

    searches: float
    had: float
    taken: float
    squares: float
    spread: float = 0.0

    @property
    def cost(self) -> float:
        return self.had - self.taken


class Cost:
    """Cost of a turn, as far as it has been measured.

    Of the turns that might have been played instead, the one with the highest value counts. `usual_spread` is the usual
    standard deviation of the cost by one pair of searches. `images` is the number of images of the board that the pairs
    see in turn. `marks` are the marks in question, each with its threshold, highest first.
    """

    def __init__(
        self, kind: Kind, usual_spread: float, images: int = 1, marks: tuple[tuple[str, float], ...] = MARKS
    ) -> None:
        self._kind = kind
        self._usual_spread = usual_spread
        self._images = images
        self._least = min(LEAST_SEARCHES, images)
        self._marks = marks
        self._measured: dict[str, Measured] = {}
        self._itself = ""
        if kind is swapping:
            self.add(PLAYED, 0.0, is_proven=True)  # does not count

    def add(self, turn: str, rate: float, *, is_proven: bool) -> None:
        """Add the mover's win rate after an alternative turn, or after the one that was played (`PLAYED`).

        The n-th results of all turns belong to the same image.
        """
        self._measured.setdefault(turn, Measured()).add(rate, is_proven=is_proven)

    def add_itself(self, turn: str) -> None:
        """Note that the turn played is itself the best, so that it costs nothing."""
        self._itself = turn

    def searches(self, turn: str) -> int:
        """Number of results for the position after a turn."""
        return len(self._measured[turn].rates) if turn in self._measured else 0

    def about_best(self, within: float) -> list[str]:
        """The alternatives whose value is below the highest by at most `within`, best first."""
        costs = {turn: pairs.cost for turn, pairs in self._compared().items()}
        least = max(costs.values()) - within
        return sorted((turn for turn in costs if costs[turn] >= least), key=lambda turn: -costs[turn])

    @property
    def better(self) -> str:
        """The alternative turn with the highest value."""
        return self._itself or max(self._compared().items(), key=lambda one: one[1].cost)[0]

    @property
    def mean(self) -> float:
        return 0.0 if self._itself else self._decisive.cost

    @property
    def error(self) -> float:
        """The standard error of the cost."""
        return 0.0 if self._itself else self._error_of(self._decisive)

    @property
    def loss(self) -> float:
        """The cost for an accuracy, 0 to 1: 0 where it is within its error."""
        return self.mean if self.mean > SURE * self.error else 0.0

    @property
    def mark(self) -> str | None:
        """The highest mark whose bound the cost reaches."""
        if self._itself:
            return None
        pairs = self._decisive
        return next((name for name, least in self._marks if pairs.cost >= least + self._margin(pairs)), None)

    def wanted(self, turns: Iterable[str]) -> list[str]:
        """The turns, of these and `PLAYED`, after which one more search might change the mark.

        First all that have no search, then the two of the pair that may cost most. Empty where the mark is certain, or
        no more searches are allowed.
        """
        if self._itself:
            return []
        unseen = [turn for turn in turns if turn not in self._measured]
        if unseen:
            return unseen
        compared = self._compared()
        doubtful: dict[str, float] = {}
        for _, least in self._marks:
            doubtful |= self._in_doubt(compared, least)
        turn = max(doubtful, key=lambda turn: (doubtful[turn], turn), default=self.better)
        if not doubtful and compared[turn].searches >= self._least:
            return []
        return [
            name
            for name in (turn, PLAYED)
            if not self._measured[name].is_proven and self.searches(name) == compared[turn].searches
        ]

    def _in_doubt(self, compared: dict[str, Pairs], least: float) -> dict[str, float]:
        """The turns that may or may not exceed a bound, with the most that each may cost."""
        found = {}
        for turn, pairs in compared.items():
            beyond, doubt = pairs.cost - least - self._margin(pairs), CLEAR * self._error_of(pairs)
            if beyond >= doubt and pairs.searches >= self._least:
                return {}
            if beyond > -doubt and pairs.searches < MOST_SEARCHES:
                found[turn] = beyond + least + doubt
        return found

    @property
    def _decisive(self) -> Pairs:
        return self._compared()[self.better]

    def _compared(self) -> dict[str, Pairs]:
        """The comparison of each alternative with the turn that was played.

        All share one spread, as that turn is in all pairs, and a few pairs give a poor estimate of it.
        """
        found = {turn: self._pairs(measured) for turn, measured in self._measured.items() if turn != PLAYED}
        counts = [pairs.searches for pairs in found.values() if pairs.searches < inf]
        squares = USUAL_WEIGHT * self._usual_spread**2 + sum(pairs.squares for pairs in found.values())
        spread = sqrt(squares / (USUAL_WEIGHT + sum(counts) - len(counts)))
        return {turn: pairs._replace(spread=spread) for turn, pairs in found.items()}

    def _pairs(self, best: Measured) -> Pairs:
        played = self._measured[PLAYED]
        counts = [len(one.rates) for one in (best, played) if not one.is_proven]
        count = min(counts, default=1)
        both = [self._kind(*rates) for rates in zip(best.first(count), played.first(count), strict=True)]
        had, taken = (sum(rates) / count for rates in zip(*both, strict=True))
        squares = sum((one - other - had + taken) ** 2 for one, other in both)
        return Pairs(count if counts else inf, had, taken, squares)

    def _margin(self, pairs: Pairs) -> float:
        """The margin by which a cost must exceed a threshold; the same with fewer searches as with all."""
        return SURE * pairs.spread * sqrt(self._variance_left(max(pairs.searches, MOST_SEARCHES)))

    def _error_of(self, pairs: Pairs) -> float:
        return pairs.spread * sqrt(self._variance_left(pairs.searches))

    def _variance_left(self, searches: float) -> float:
        """The variance of the mean of this many pairs, as a part of that of one."""
        if searches == inf or self._images == 1:
            return 1 / searches
        once_more = searches % self._images
        uneven = once_more * (self._images - once_more) / self._images / searches**2
        return SAME_IMAGE / searches + (1 - SAME_IMAGE) * uneven
