"""Verdicts of a review: chances of positions, judgements of turns, and the accuracy of each side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Chances(NamedTuple):
    """Chances in a position.

    Attributes:
        win_rate: Win rate of the first colour, 0 to 1.
        winner: The colour that is proven to win; None without a proof.
        turns: Number of turns in which it wins at the latest; None if that is not known.
    """

    win_rate: float
    winner: int | None = None
    turns: int | None = None

    def of(self, colour: int) -> float:
        """The win rate of a colour."""
        return self.win_rate if colour == 0 else 1 - self.win_rate


class Judgement(NamedTuple):
    """Judgement of a turn that was played.

    Attributes:
        text: Canonical text of the turn.
        cost: The win rate that its mover lost by it, 0 to 1.
        mark: `inaccuracy`, `mistake`, `blunder`, `good` (a good find) or None.
        better: The best alternative, if the mark is one of the first three.
        missed: Number of turns in which the alternative is proven to win at the latest; None without a proof.
        error: Standard error of the cost; 0 where it is proven, and where a search would have played the same turn.
        kept: The share of the mover's chances that it kept, 0 to 1; None where there was nothing to judge, that is,
            no other turn or no chance before it.
        player: The player who took it, the first (0) or the second (1).
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
    """The entry of a review for one position.

    Attributes:
        turns: Number of turns played before the position.
        chances: Its chances.
        judgement: The judgement of the turn that led to it; None for the first position.
    """

    turns: int
    chances: Chances
    judgement: Judgement | None


def accuracy_of(entries: Iterable[Entry]) -> list[float | None]:
    """Accuracy of the first and the second player.

    It is 100 times the mean share of the chances that the player's turns kept: 1 - cost / (chances with the best turn),
    and 1 where the cost is within its error. So 90 means that on average a turn lost a tenth of the chances. A turn
    without an alternative and one in a lost position do not count.

    Returns:
        The accuracy of each player, 0 to 100; None for a player without a turn to judge.
    """
    kept: tuple[list[float], list[float]] = ([], [])
    for entry in entries:
        if entry.judgement is not None and entry.judgement.kept is not None:
            kept[entry.judgement.player].append(entry.judgement.kept)
    return [100 * sum(shares) / len(shares) if shares else None for shares in kept]


def missed(before: Chances, mover: int) -> int | None:
    """Number of turns in which the mover was proven to win at the latest; None without a proof."""
    return before.turns if before.winner == mover else None


def missed_by_placing(before: Chances, mover: int) -> int | None:
    """The same for a player who placed a stone instead of a swap, which counts as one of the turns."""
    turns = missed(before, 1 - mover)
    return None if turns is None else turns + 1
