"""A played game as figures: the chances and the changes on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..games.base import SWAP, Position
from ..match import Match
from .plan import Setup
from .playing import Played


class Course(NamedTuple):
    """Figures of one game.

    Attributes:
        key: Key of the game in the report's plan.
        turns: Texts of the turns.
        winner: The player, 0 or 1.
        swapped: Whether the pie rule was used.
        chances: Chances of the first player before each turn, 0 to 1.
        captures: Stones removed or turned over, for each turn.
        coverage: Share of the cells that had a stone at some time.
        starts: Positions before each turn.
    """

    key: str
    turns: tuple[str, ...]
    winner: int
    swapped: bool
    chances: tuple[float, ...]
    captures: tuple[int, ...]
    coverage: float
    starts: tuple[Position, ...]

    @property
    def winners_chances(self) -> tuple[float, ...]:
        """The chances of the player who won, before each turn."""
        return self.chances if self.winner == 0 else tuple(1 - chance for chance in self.chances)


def replay(setup: Setup, played: Played) -> Match:
    """The match of a played game, at its end."""
    match = Match(setup.game, setup.size, start=played.start)
    for text in played.turns:
        match.play(text)
    return match


def course_of(setup: Setup, played: Played) -> Course:
    """The figures of a game between equal players."""
    match = replay(setup, played)
    assert played.winner is not None
    captures, covered = [], 0
    for turn in match.played:
        before, after = turn.start.stones, turn.end.stones
        lost = sum((had & ~has).bit_count() for had, has in zip(before, after, strict=True))
        captures.append(0 if turn.actions == (SWAP,) else lost)
        covered |= after[0] | after[1]
    return Course(
        played.key,
        played.turns,
        played.winner,
        match.swapped,
        balanced(played.estimates),
        tuple(captures),
        covered.bit_count() / (match.game.board.cells & ~match.game.holes).bit_count(),
        tuple(turn.start for turn in match.played),
    )


def balanced(estimates: Sequence[float | None]) -> tuple[float, ...]:
    """The chances before each turn: the mean of the estimates before and after it.

    Each search slightly favours the player to move, so that the lead would alternate with every turn. Where there is no
    estimate, as before a forced turn, the previous one is used.

    >>> balanced([0.6, 0.4, None, 1.0])
    (0.5, 0.4, 0.7, 1.0)
    """
    known: list[float] = []
    for estimate in estimates:
        first = next((one for one in estimates if one is not None), 0.5)
        known.append(estimate if estimate is not None else known[-1] if known else first)
    pairs = zip(known, [*known[1:], known[-1]], strict=True)
    return tuple((before + after) / 2 for before, after in pairs)
