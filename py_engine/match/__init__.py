"""A game in progress: the turns played, the turns that may be played now, and the reasons against illegal turns."""

from .match import RECORD_FORMAT, RECORD_VERSION, Match, new_match
from .node import Turn

__all__ = ["RECORD_FORMAT", "RECORD_VERSION", "Match", "Turn", "new_match"]
