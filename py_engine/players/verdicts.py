"""Verdicts of a review: chances of positions, judgements of turns, and the accuracy of each side."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

# Positions in the window whose win rates weigh a turn: a tenth of the game, within these limits.
LEAST_WINDOW, MOST_WINDOW = 2, 8

# Limits of the weights, as standard deviations of a win rate of 0 to 100.
LEAST_WEIGHT, MOST_WEIGHT = 0.5, 12.0


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
        loss: The part of its cost that counts for the accuracy, 0 to 1: none where it is within its error; None where
            there was nothing to judge, that is, no other turn or no chance before it.
        player: The player who took it, the first (0) or the second (1).
    """

    text: str
    cost: float
    mark: str | None
    better: str | None = None
    missed: int | None = None
    error: float = 0.0
    loss: float | None = 0.0
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


def accuracy_of(entries: Sequence[Entry]) -> list[float | None]:
    """Accuracy of the first and the second player.

    It has lichess' form (lichess.org/page/accuracy, of 2022). A turn that loses a part of the win rate has an accuracy
    that falls exponentially with it (`_accuracy_of_turn`). That of a player is the middle between two means of these.
    The first is weighted by the spread of the win rates around each turn, so that turns in a decided position count
    little; the second is the harmonic one, in which bad turns count most. A turn without an alternative and one in a
    lost position do not count.

    Returns:
        The accuracy of each player, 0 to 100; None for a player without a turn to judge.
    """
    rates = [100 * entry.chances.win_rate for entry in entries]
    size = min(max(len(rates) // 10, LEAST_WINDOW), MOST_WINDOW)
    turns: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for number, entry in enumerate(entries):
        if entry.judgement is not None and entry.judgement.loss is not None:
            spread = _spread(rates[max(0, number + 1 - size) : max(size, number + 1)])
            weight = min(max(spread, LEAST_WEIGHT), MOST_WEIGHT)
            turns[entry.judgement.player].append((_accuracy_of_turn(entry.judgement.loss), weight))
    return [_mean(*zip(*each, strict=True)) if each else None for each in turns]


def _spread(rates: Sequence[float]) -> float:
    """Standard deviation. `statistics` would be imported at every start."""
    mean = sum(rates) / len(rates)
    return sqrt(sum((rate - mean) ** 2 for rate in rates) / len(rates))


def _accuracy_of_turn(loss: float) -> float:
    """Accuracy of a turn by the win rate that it lost, 0 to 100."""
    return min(max(103.1668 * exp(-4.3544 * loss) - 3.1669, 0.0), 100.0)


def _mean(accuracies: Sequence[float], weights: Sequence[float]) -> float:
    weighted = sum(one * weight for one, weight in zip(accuracies, weights, strict=True)) / sum(weights)
    harmonic = len(accuracies) / sum(1 / max(accuracy, 1.0) for accuracy in accuracies)
    return (weighted + harmonic) / 2


def missed(before: Chances, mover: int) -> int | None:
    """Number of turns in which the mover was proven to win at the latest; None without a proof."""
    return before.turns if before.winner == mover else None


def missed_by_placing(before: Chances, mover: int) -> int | None:
    """The same for a player who placed a stone instead of a swap, which counts as one of the turns."""
    turns = missed(before, 1 - mover)
    return None if turns is None else turns + 1
