"""Elo ratings from wins, with standard errors.

The model is Bradley and Terry's ("Rank analysis of incomplete block designs", Biometrika 39, 1952), which Zermelo had
found in 1929: i beats j with probability 1 / (1 + 10^((Elo j - Elo i) / 400)). The ratings are those that make the
observed wins most likely. The logarithm of the likelihood is concave, so Newton's method, with its step halved wherever
it would overshoot, finds its only maximum. At the maximum every player has as many wins as the model expects.

The standard errors are those of maximum likelihood: the covariance of the ratings is the inverse of the Fisher
information there. Only differences are known, so the mean rating is set to 0, and the inverse is that on differences
(the pseudo-inverse). Games are taken as independent. Two games with the same opening and colours swapped vary a little
less than that, so the errors are slightly too large.

There is no maximum if some of the players won every game against all the others (Ford, "Solution of a ranking problem
from binary comparisons", American Mathematical Monthly 64, 1957): the best rating would be infinite. Only then half a
win is added each way between every two who met (for two players this is Firth's correction, "Bias reduction of maximum
likelihood estimates", Biometrika 80, 1993), and `smoothed` is true.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log1p, sqrt, tanh
from typing import NamedTuple

# One unit of the logarithm of the odds, in Elo.
ELO_PER_LOGIT = 400 / log(10)

# The wins added each way between two who met, where the likelihood has no maximum.
HALF_A_WIN = 0.5

# Newton's method doubles the correct digits at each step. It takes less than ten steps, and far more in no known case.
MOST_STEPS = 100

# The last step moves no rating by more than this, in logits (a millionth of an Elo point).
CONVERGED = 1e-8

Matrix = list[list[float]]


class Estimate(NamedTuple):
    """A value in Elo, and its standard error."""

    elo: float
    error: float


@dataclass(frozen=True, slots=True)
class Ratings:
    """Ratings of some players, whose mean is 0.

    Attributes:
        rated: Indices of the rated players: the largest set that finished games connect.
        strengths: Their ratings, in logits.
        covariance: Covariance of the strengths.
        smoothed: Whether half wins were added.
    """

    rated: tuple[int, ...]
    strengths: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    smoothed: bool

    def of(self, player: int) -> Estimate | None:
        """The rating of a player relative to the mean of all; None if no finished games connect it to the others."""
        if player not in self.rated:
            return None
        index = self.rated.index(player)
        return _estimate(self.strengths[index], self.covariance[index][index])

    def difference(self, player: int, other: int) -> Estimate | None:
        """The rating of a player relative to another; None if no finished games connect them.

        Its error does not follow from those of the two ratings, which are relative to the mean.
        """
        if player not in self.rated or other not in self.rated:
            return None
        i, j = self.rated.index(player), self.rated.index(other)
        covariance = self.covariance
        variance = covariance[i][i] + covariance[j][j] - covariance[i][j] - covariance[j][i]
        return _estimate(self.strengths[i] - self.strengths[j], variance)


def fit(wins: Sequence[Sequence[float]]) -> Ratings:
    """The ratings that explain the wins best; `wins[i][j]` is the number of wins of player i against player j.

    >>> ratings = fit([[0, 75], [25, 0]])
    >>> [round(number, 1) for number in ratings.difference(0, 1)]
    [190.8, 40.1]
    """
    rated = _largest_connected(wins)
    among = [[float(wins[i][j]) if i != j else 0.0 for j in rated] for i in rated]
    smoothed = not _has_maximum(among)
    if smoothed:
        among = _with_half_wins(among)
    strengths = [0.0] * len(rated)
    for _ in range(MOST_STEPS):
        step = _newton_step(among, strengths)
        strengths = _follow(among, strengths, step)
        if max(map(abs, step), default=0.0) < CONVERGED:
            break
    covariance = _covariance(among, strengths)
    return Ratings(tuple(rated), tuple(strengths), tuple(map(tuple, covariance)), smoothed)


def win_probability(logits: float) -> float:
    """The probability of a win for a player who is stronger by this many logits."""
    return (1 + tanh(logits / 2)) / 2


def _estimate(logits: float, variance: float) -> Estimate:
    return Estimate(logits * ELO_PER_LOGIT, sqrt(max(variance, 0.0)) * ELO_PER_LOGIT)


def _log_likelihood(wins: Matrix, strengths: Sequence[float]) -> float:
    total = 0.0
    for mine, row in zip(strengths, wins, strict=True):
        for other, won in zip(strengths, row, strict=True):
            behind = other - mine
            total -= won * (max(behind, 0.0) + log1p(exp(-abs(behind))))
    return total


def _newton_step(wins: Matrix, strengths: Sequence[float]) -> list[float]:
    """The step to the maximum of the likelihood if its logarithm were a parabola."""
    surplus = []  # wins above the expected ones: the gradient of the logarithm
    for i, row in enumerate(wins):
        expected = (
            (won + wins[j][i]) * win_probability(strengths[i] - strengths[j]) for j, won in enumerate(row) if j != i
        )
        surplus.append(sum(row) - sum(expected))
    return [sum(entry * more for entry, more in zip(row, surplus, strict=True)) for row in _covariance(wins, strengths)]


def _follow(wins: Matrix, strengths: Sequence[float], step: Sequence[float]) -> list[float]:
    """The strengths after a step, halved until it does not overshoot."""
    here = _log_likelihood(wins, strengths)
    while max(map(abs, step), default=0.0) >= CONVERGED:
        there = [strength + change for strength, change in zip(strengths, step, strict=True)]
        if _log_likelihood(wins, there) >= here:
            return there
        step = [change / 2 for change in step]
    return list(strengths)


def _covariance(wins: Matrix, strengths: Sequence[float]) -> Matrix:
    """The inverse of the Fisher information on differences of strengths.

    The constant vectors are the null space of the information. Adding the matrix of 1/n, which is 1 there and 0 on
    differences, makes it invertible; subtracting the same matrix afterwards leaves the pseudo-inverse.
    """
    count = len(strengths)
    information = [[1 / count] * count for _ in range(count)]
    for i in range(count):
        for j in range(count):
            if i != j:
                probability = win_probability(strengths[i] - strengths[j])
                weight = (wins[i][j] + wins[j][i]) * probability * (1 - probability)
                information[i][i] += weight
                information[i][j] -= weight
    return [[entry - 1 / count for entry in row] for row in _inverse(information)]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse by Gauss-Jordan elimination. The matrix is symmetric and positive, so no pivoting is needed."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for i in range(count):
        pivot = rows[i][i]
        rows[i] = [entry / pivot for entry in rows[i]]
        for j in range(count):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [entry - factor * above for entry, above in zip(rows[j], rows[i], strict=True)]
    return [row[count:] for row in rows]


def _largest_connected(wins: Sequence[Sequence[float]]) -> list[int]:
    """The largest set of players whom games connect, in order, the first of several; empty if none have met."""
    players = range(len(wins))
    met = [[j for j in players if i != j and (wins[i][j] or wins[j][i])] for i in players]
    sets = [_reached(met, player) for player in players]
    largest = max(sets, key=len) if sets else set()
    return sorted(largest) if len(largest) > 1 else []


def _has_maximum(wins: Matrix) -> bool:
    """Return whether a chain of wins leads from any player to any other (Ford), so that all ratings are finite."""
    players = range(len(wins))
    won = [[j for j in players if wins[i][j]] for i in players]
    lost = [[j for j in players if wins[j][i]] for i in players]
    return len(wins) < 2 or len(_reached(won, 0)) == len(_reached(lost, 0)) == len(wins)


def _with_half_wins(wins: Matrix) -> Matrix:
    """The wins, with half a win more each way between every two who met."""
    return [[won + HALF_A_WIN if won or wins[j][i] else 0.0 for j, won in enumerate(row)] for i, row in enumerate(wins)]


def _reached(neighbours: Sequence[Sequence[int]], start: int) -> set[int]:
    reached, open_ones = {start}, [start]
    while open_ones:
        for other in neighbours[open_ones.pop()]:
            if other not in reached:
                reached.add(other)
                open_ones.append(other)
    return reached
