"""What a computer player answers: the turn, and what it thinks of it."""

from __future__ import annotations

from typing import NamedTuple

from ..search.search import Candidate


class Choice(NamedTuple):
    """The turn that was chosen.

    text: its canonical text. win_rate: of the player who takes it, 0 to 1; a first stone that may be taken over is
    worth what it is to the colour that it is worth less to. playouts: how many were played for it now; a search that is
    carried on knows more.
    candidates: what was considered for the turn's first open step, the best first, `swap` too where it was due.
    proven: `win`, `loss` or None. turns: if it is proven, in how many turns of both players that is certain at the
    latest, this one counted.
    """

    text: str
    win_rate: float
    playouts: int
    candidates: tuple[Candidate, ...]
    proven: str | None
    turns: int | None = None
