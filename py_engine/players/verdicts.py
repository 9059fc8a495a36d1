"""What a review says: chances of positions, judgements of turns, and how accurately each side has played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Chances(NamedTuple):
    """What is thought of a position.

    win_rate: of the first colour. winner, turns: if it is proven, who wins, and in how many turns at most.
    """

    win_rate: float
    winner: int | None = None
    turns: int | None = None

    def of(self, colour: int) -> float:
        """The win rate of a colour."""
        return self.win_rate if colour == 0 else 1 - self.win_rate


class Judgement(NamedTuple):
    """What is thought of a turn that was played.

    cost: the win rate that its mover lost by it, 0 or more. mark: `inaccuracy`, `mistake`, `blunder`, `good`
    (a good find) or None.
    better: the turn to play instead, if it has a mark. missed: in how many turns, at most, that would have won
    for sure; None if nothing of the kind is proven. error: the standard error of the cost, 0 where it is proven, and
    where a search would have played the same. kept: the share of its mover's chances that it has kept, 0 to 1; None
    where there was nothing to judge: no other turn, or no chance before it.
    player: who took it, the first (0) or the second (1).
    """

    text: str
    cost: float
    mark: str | None
    better: str | None = None
    missed: int | None = None
    error: float = 0.0
    kept: float | None = 1.0
    player: int = 0


class Entry(NamedTuple):
    """What the review says of a position: after how many turns it came up, its chances, and the turn that led to it."""

    turns: int
    chances: Chances
    judgement: Judgement | None


def accuracy_of(entries: Iterable[Entry]) -> list[float | None]:
    """How accurately the first and the second player have played: 0 to 100, None without a turn to judge.

    100 times the mean share of their chances that the player's turns have kept: 1 - cost / (chances with the best
    turn), and 1 where the cost is within its error. So 90 means that a turn has thrown away a tenth of what there was
    to win, on average. A turn without a choice and one in a lost position do not count.
    """
    kept: tuple[list[float], list[float]] = ([], [])
    for entry in entries:
        if entry.judgement is not None and entry.judgement.kept is not None:
            kept[entry.judgement.player].append(entry.judgement.kept)
    return [100 * sum(shares) / len(shares) if shares else None for shares in kept]


def missed(before: Chances, mover: int) -> int | None:
    """In how many turns the mover would have won for sure; None if that is not proven."""
    return before.turns if before.winner == mover else None


def missed_by_placing(before: Chances, mover: int) -> int | None:
    """In how many turns the mover would have won for sure by swapping, which is one of them; None if not proven."""
    turns = missed(before, 1 - mover)
    return None if turns is None else turns + 1
