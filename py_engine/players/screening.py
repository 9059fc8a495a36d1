"""Which turns are worth measuring: all take part (or as many as can be listed), and those that look worse go out.

By random games that is sequential halving (Karnin, Koren and Somekh, 2013): the worse half goes out, round by round. By
a network one evaluation after each turn leaves some, and a search after each of those leaves the few. A search from the
position itself looks at few turns closely, and which ones depends on its seed; this looks at all of them, so that two
reviews hardly ever find different ones. `search/notes` compares them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import TYPE_CHECKING

from ..games.base import Position
from ..search.knowledge import Knowledge
from ..search.params import params_of
from ..search.whole_turns import Turns, forced_win, whole_turns
from .lines import LineTurn, whole_turn

if TYPE_CHECKING:  # where no network is asked, nothing of it is loaded
    from ..search.network.evaluator import Evaluator

# So many turns are left in the end.
MOST_LEFT = 4

# Random games in a batch, unless a round has fewer or a search of the game plays more, and how many turns share a batch
# at most.
BATCH = 256
BATCH_SHARES = 64

# So many turns are searched after an evaluation of each.
MOST_SEARCHED = 12

# Leaves the few turns, by the positions after them, that seem best for the one who takes them, the best first.
Order = Callable[[list[Position]], Generator[None, None, list[Position]]]

# Finds turns that are likely to be good from a position between two turns.
Likely = Callable[[Position], Generator[None, None, Turns]]


def screened(
    knowledge: Knowledge, start: Position, order: Order, seed: int, likely: Likely | None = None
) -> Generator[None, None, list[LineTurn]]:
    """The turns from a position between two turns that are worth measuring, the one that seems best first.

    Where there are too many turns to list, those take part that are drawn; behind the best of them come the best of
    those that are likely to be good. seed: for which are drawn. Each `yield` is a point where this can be left.
    """
    turns, are_all = whole_turns(knowledge.game, start, Random(seed))
    left = yield from _worth_measuring(knowledge, start, turns, order)
    if not are_all and likely is not None:
        left += yield from _worth_measuring(knowledge, start, (yield from likely(start)), order)
    return left


def _worth_measuring(
    knowledge: Knowledge, start: Position, turns: Turns, order: Order
) -> Generator[None, None, list[LineTurn]]:
    """Of these turns the best few, or one that wins at once."""
    game = knowledge.game
    left = []
    for after in turns:
        yield
        outcome = game.outcome(after)
        if outcome is not None and outcome.winner == start.to_move:
            return [whole_turn(game, start, turns[after])]
        # After others the other side wins at once.
        if outcome is None and not knowledge.winning_turn(after):
            left.append(after)
    sound = []
    for after in (yield from order(left)):
        if (yield from forced_win(knowledge, after)) is None:
            sound.append(after)
    return [whole_turn(game, start, turns[after]) for after in sound]


def by_games(knowledge: Knowledge, mover: int, playouts: int, seed: int) -> Order:
    """An order by random games. playouts: in each round, shared out among the turns that are left."""

    def order(left: list[Position]) -> Generator[None, None, list[Position]]:
        lanes = max(params_of(knowledge.game.id).lanes, min(BATCH, playouts))
        games = knowledge.make_playouts(lanes, Random(seed))
        won: dict[Position, list[int]] = {after: [0, 0] for after in left}
        while len(left) > MOST_LEFT:
            each = max(1, lanes // BATCH_SHARES, playouts // len(left))
            parts = -(-len(left) // max(1, lanes // each))
            for part in range(parts):
                together = left[part::parts]
                for _ in range(-(-each // lanes)):
                    for after, stats in zip(together, (yield from games.play_in_rounds(together)), strict=True):
                        won[after][0] += stats.wins[mover]
                        won[after][1] += stats.playouts
            left.sort(key=lambda after: -won[after][0] / won[after][1])
            left = left[: max(MOST_LEFT, len(left) // 2)]
        return left

    return order


def by_evaluations(
    evaluator: Evaluator, mover: int, worth: Callable[[Position], Generator[None, None, float]]
) -> Order:
    """An order by evaluations. worth: what a position is worth to the first colour, by a search from there."""

    def order(left: list[Position]) -> Generator[None, None, list[Position]]:
        if len(left) <= MOST_LEFT:
            return left
        value: dict[Position, float] = {}
        for after, output in zip(left, (yield from evaluator.outputs_of_many(left)), strict=True):
            value[after] = output.value if after.to_move == mover else 1 - output.value
        left = sorted(left, key=lambda after: -value[after])[:MOST_SEARCHED]
        for after in left:
            rate = yield from worth(after)
            value[after] = rate if mover == 0 else 1 - rate
        return sorted(left, key=lambda after: -value[after])[:MOST_LEFT]

    return order
