"""Intervals of figures: each holds the true value in about 95 of 100 reports.

Those of shares are in `openings/shares.py`. Means over games have the percentile bootstrap of Efron ("Bootstrap
methods: another look at the jackknife", Annals of Statistics 7, 1979). Means of independent searches have 1.96 standard
errors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log10, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from ..openings.shares import WIDTH

RESAMPLES = 1000
COVERED = 0.95


class Estimate(NamedTuple):
    """A mean and its interval."""

    mean: float
    low: float
    high: float


def mean_of_games(values: Sequence[float], seed: int | str) -> Estimate | None:
    """The mean of one value a game with its bootstrap interval; None if there are no values."""
    return resampled(fmean, [values], seed) if values else None


def resampled(figure: Callable[..., float], samples: Sequence[Sequence[float]], seed: int | str) -> Estimate:
    """A figure of one or more samples, and its bootstrap interval from resampling each of them.

    Args:
        figure: Computes the figure from the samples.
        samples: The samples.
        seed: Seed of the draws, so that the same report has the same interval.
    """
    source = Random(f"{seed} bootstrap")
    figures = sorted(figure(*(source.choices(sample, k=len(sample)) for sample in samples)) for _ in range(RESAMPLES))
    tail = round((1 - COVERED) / 2 * RESAMPLES)
    return Estimate(round(figure(*samples), 4), round(figures[tail], 4), round(figures[-tail - 1], 4))


def mean_of_searches(values: Sequence[float]) -> Estimate:
    """The mean of independent values, two at least, and 1.96 standard errors to each side."""
    mean, error = fmean(values), stdev(values) / sqrt(len(values))
    return Estimate(round(mean, 4), round(mean - WIDTH * error, 4), round(mean + WIDTH * error, 4))


def elo_of(part: float) -> float | None:
    """The difference in Elo at which this share of wins is expected; None where it would be infinite.

    >>> elo_of(0.75)
    190.8
    """
    return round(400 * log10(part / (1 - part)), 1) if 0 < part < 1 else None


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of the values is, interpolated between two of them.

    >>> quantile([1, 2, 3, 4], 0.5)
    2.5
    """
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
