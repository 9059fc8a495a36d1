"""Review of a match, finished or not: the chances in each position, and the turns that cost much.

One search goes through the match and gives the chances. Most turns clearly cost little by it, and by small searches
after the turns that a network values most (`screening.py`). The cost of the others is measured by further searches of
one size while a mark is in doubt. Only a cost that exceeds its own error gives a mark (`costs.py`). `judging.py`
combines all this; `search/notes` says how far two reviews with different seeds agree.

Seeds are derived from the game and budgets are numbers of playouts, so that a game gets the same review on every
machine, provided that the network is in place when the review begins. The seeds of a turn depend only on the game up to
it: its judgement stays the same when the game goes on.

Chances are those of the first colour, which a swap does not change. The cost of a turn is its mover's.
"""

from __future__ import annotations

from ..match import Match
from ..text.errors import InvalidSetup, quote
from ..text.sentences import say
from .budgets import require_playouts, require_seed
from .job import Job
from .judging import Reviewer
from .verdicts import Entry, accuracy_of

# Playouts per position, of the usual weight. In a browser the review of a game on a usual board takes minutes.
PLAYOUTS = 2048
MOST_PLAYOUTS = 20_000


class Review(Job):
    """A review of the finished turns of a match, which it does not change.

    `playouts` is the number per position, of the usual weight; None for `PLAYOUTS`. The same `seed` gives the same
    review everywhere; None for one that is derived from the game.

    Attributes:
        entries: The entries so far, one for each position from the start.

    Raises:
        InvalidSetup: The number of playouts or the seed is invalid.
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
        """Return whether every position has its entry."""
        return len(self.entries) == self._positions

    @property
    def progress(self) -> float:
        """The part of the positions that have their entries, 0 to 1."""
        return len(self.entries) / self._positions

    @property
    def accuracy(self) -> list[float | None]:
        """Accuracy of the first and the second player, 0 to 100 (see `accuracy_of`)."""
        return accuracy_of(self.entries)

    def work(self) -> None:
        entry = next(self._entries)
        if entry is not None:
            self.entries.append(entry)
