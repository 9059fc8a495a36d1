"""What a search may spend, and the seed of its chance, as they are asked for."""

from __future__ import annotations

from ..text.errors import InvalidSetup, quote
from ..text.sentences import say

# Seconds beyond this, some thirty years, are no time to think, and a far larger whole number could not be added to the
# time of day.
MOST_SECONDS = 1_000_000_000


def require_seconds(seconds: float | None) -> float | None:
    """A time to think, or None. Raises `InvalidSetup`."""
    if seconds is None or (type(seconds) in (int, float) and 0 < seconds <= MOST_SECONDS):
        return seconds
    raise InvalidSetup(say("the time to think is a positive number of seconds, not {seconds}", seconds=quote(seconds)))


def require_seed(seed: int | None) -> int | None:
    """A seed, or None. Raises `InvalidSetup`."""
    if seed is None or type(seed) is int:
        return seed
    raise InvalidSetup(say("a seed is a whole number, not {seed}", seed=quote(seed)))


def require_playouts(playouts: int | None) -> int | None:
    """A number of playouts, or None. Raises `InvalidSetup`."""
    if playouts is None or (type(playouts) is int and playouts > 0):
        return playouts
    raise InvalidSetup(
        say("the number of playouts is a positive whole number, not {playouts}", playouts=quote(playouts))
    )
