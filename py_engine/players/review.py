"""A look over a whole match, once it is played: how the chances went, and which turns cost much.

One search goes through the match and tells the chances. Most turns have clearly cost little by what it says, and by
small searches of the turns that a network values most (`screening.py`). What the others have cost is measured by
further searches, all of one size, for as long as a mark is in doubt. Only a cost that exceeds its own error gives a
mark (`costs.py`); `judging.py` says how it is all done, and `search/notes` how far two reviews with different seeds
agree.

Seeds come from the game and budgets are playouts, so a game gets the same review on every machine, however slow, as
long as the network that it asks is in place when it begins. The seeds of a turn come from the game up to that turn:
what is said of it stays the same when the game goes on.

Chances are those of the first colour, which a swap does not change; what a turn cost is counted for its mover.
"""

from __future__ import annotations

from ..match import Match
from ..text.errors import InvalidSetup, quote
from ..text.sentences import say
from .budgets import require_playouts, require_seed
from .job import Job
from .judging import Reviewer
from .verdicts import Entry, accuracy_of

# Playouts a position, in playouts of the usual weight: in a browser a game on a usual board takes minutes.
PLAYOUTS = 2048
MOST_PLAYOUTS = 20_000


class Review(Job):
    """A review of the finished turns of a match, slice by slice. The match is only looked at.

    playouts: for each position. seed: with the same seed the same is said anywhere; None for the one that comes from
    the game. entries: what has been said so far.
    Raises `InvalidSetup` for a number of playouts or a seed that is none.
    """

    def __init__(self, match: Match, *, playouts: int | None = None, seed: int | None = None) -> None:
        super().__init__()
        playouts = require_playouts(playouts) or PLAYOUTS
        if playouts > MOST_PLAYOUTS:
            raise InvalidSetup(
                say(
                    "a review takes up to {most} playouts a position, not {playouts}",
                    most=MOST_PLAYOUTS,
                    playouts=quote(playouts),
                )
            )
        self._positions = len(match.played) + 1
        self._entries = Reviewer(match, playouts, require_seed(seed), self.slice_watch()).entries()
        self.entries: list[Entry] = []

    @property
    def finished(self) -> bool:
        """Whether every position has been looked at."""
        return len(self.entries) == self._positions

    @property
    def progress(self) -> float:
        """The part of the positions that has been looked at, 0 to 1."""
        return len(self.entries) / self._positions

    @property
    def accuracy(self) -> list[float | None]:
        """How accurately the first and the second player have played, 0 to 100 (see `accuracy_of`)."""
        return accuracy_of(self.entries)

    def work(self) -> None:
        entry = next(self._entries)
        if entry is not None:
            self.entries.append(entry)
