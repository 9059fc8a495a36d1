"""A game in progress: what was played, what may be played now, and why a turn is not allowed."""

from .match import RECORD_FORMAT, RECORD_VERSION, Match, new_match
from .node import Turn

__all__ = ["RECORD_FORMAT", "RECORD_VERSION", "Match", "Turn", "new_match"]
