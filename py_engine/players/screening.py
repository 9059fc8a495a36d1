"""Which turns are worth measuring: all take part, and the worse half goes out, round by round.

That is sequential halving (Karnin, Koren and Somekh, 2013) over the random games that follow each turn. A search looks
at few turns closely, and which ones depends on its seed; this looks at all of them, so that two reviews hardly ever
find different ones. `search/README.md` compares the two.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from ..games.base import Game, Position
from ..search.games import knowledge_of
from ..search.params import params_of
from ..search.whole_turns import forced_win, whole_turns
from .lines import LineTurn, whole_turn

# So many turns are left in the end.
MOST_LEFT = 4

# Random games in a batch, unless a round has fewer or a search of the game plays more, and how many turns share a batch
# at most.
BATCH = 256
BATCH_SHARES = 64


def screened(game: Game, start: Position, playouts: int, seed: int) -> Generator[None, None, list[LineTurn]]:
    """The turns from a position between two turns that are worth measuring, the one that seems best first.

    playouts: in each round, shared out among the turns that are left. Each `yield` is a point where this can be left.
    """
    knowledge, random = knowledge_of(game), Random(seed)
    turns, _ = whole_turns(game, start, random)
    left = []
    for after in turns:
        yield
        outcome = game.outcome(after)
        if outcome is not None and outcome.winner == start.to_move:
            return [whole_turn(game, start, turns[after])]
        # After others the other side wins at once.
        if outcome is None and not knowledge.winning_turn(after):
            left.append(after)
    lanes = max(params_of(game.id).lanes, min(BATCH, playouts))
    games = knowledge.make_playouts(lanes, random)
    won: dict[Position, list[int]] = {after: [0, 0] for after in left}
    while len(left) > MOST_LEFT:
        each = max(1, lanes // BATCH_SHARES, playouts // len(left))
        parts = -(-len(left) // max(1, lanes // each))
        for part in range(parts):
            together = left[part::parts]
            for _ in range(-(-each // lanes)):
                for after, stats in zip(together, (yield from games.play_in_rounds(together)), strict=True):
                    won[after][0] += stats.wins[start.to_move]
                    won[after][1] += stats.playouts
        left.sort(key=lambda after: -won[after][0] / won[after][1])
        left = left[: max(MOST_LEFT, len(left) // 2)]
    sound = []
    for after in left:
        if (yield from forced_win(knowledge, after)) is None:
            sound.append(after)
    return [whole_turn(game, start, turns[after]) for after in sound]
