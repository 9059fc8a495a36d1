"""Shares of games, each with the interval that holds the true one in about 95 of 100 cases.

It is the interval of Wilson ("Probable inference, the law of succession, and statistical inference", Journal of the
American Statistical Association 22, 1927), which is valid near 0 and 1 and for few games.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

# Standard errors to each side.
WIDTH = 1.96


class Share(NamedTuple):
    """A share with its interval.

    Attributes:
        hits: Number of cases that count.
        of: Number of all cases.
        share: The share, 0 to 1.
        low: Lower end of its interval, 0 to 1.
        high: Upper end of its interval, 0 to 1.
    """

    hits: int
    of: int
    share: float
    low: float
    high: float


def share(hits: int, of: int) -> Share | None:
    """A share with Wilson's interval; None if there are no cases.

    >>> share(8, 10)
    Share(hits=8, of=10, share=0.8, low=0.4902, high=0.9433)
    """
    if of == 0:
        return None
    part = hits / of
    square = WIDTH * WIDTH / of
    middle = (part + square / 2) / (1 + square)
    half = WIDTH / (1 + square) * sqrt(part * (1 - part) / of + square / (4 * of))
    return Share(hits, of, round(part, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))
