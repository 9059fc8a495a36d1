"""Checks of the requested budgets of a search, and of its seed."""

from __future__ import annotations

from ..text.errors import InvalidSetup, quote
from ..text.sentences import say

# Longest time to think, about thirty years. A far larger whole number could not be added to the time of a clock.
MOST_SECONDS = 1_000_000_000


def require_seconds(seconds: float | None) -> float | None:
    """Check a time to think, in seconds, and return it; None is allowed.

    Raises:
        InvalidSetup: The time is not positive, or longer than `MOST_SECONDS`.
    """
    if seconds is None or (type(seconds) in (int, float) and 0 < seconds <= MOST_SECONDS):
        return seconds
    raise InvalidSetup(say("the time to think is a positive number of seconds, not {seconds}", seconds=quote(seconds)))


def require_seed(seed: int | None) -> int | None:
    """Check a seed, and return it; None is allowed.

    Raises:
        InvalidSetup: The seed is not a whole number.
    """
    if seed is None or type(seed) is int:
        return seed
    raise InvalidSetup(say("a seed is a whole number, not {seed}", seed=quote(seed)))


def require_playouts(playouts: int | None) -> int | None:
    """Check a number of playouts, and return it; None is allowed.

    Raises:
        InvalidSetup: The number is not a positive whole number.
    """
    if playouts is None or (type(playouts) is int and playouts > 0):
        return playouts
    raise InvalidSetup(
        say("the number of playouts is a positive whole number, not {playouts}", playouts=quote(playouts))
    )
