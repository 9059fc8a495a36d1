"""Answer of a computer player: the turn and its evaluation."""

from __future__ import annotations

from typing import NamedTuple

from ..search.search import Candidate


class Choice(NamedTuple):
    """The turn that was chosen.

    Attributes:
        text: Its canonical text.
        win_rate: Win rate of its player, 0 to 1. A first stone that may be taken over has the lower of the two
            colours'.
        playouts: Playouts for this turn; a search that is reused has more.
        candidates: Candidates for the turn's first open step, best first, with `swap` where it was due.
        proven: `win`, `loss` or None.
        turns: If proven, upper bound on the turns of both players to the result, including this one.
    """

    text: str
    win_rate: float
    playouts: int
    candidates: tuple[Candidate, ...]
    proven: str | None
    turns: int | None = None
