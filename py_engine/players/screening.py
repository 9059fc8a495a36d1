"""Which turns might be worth more than the one that was played, as a network sees it.

An evaluation after each turn leaves some, which small searches then compare (`judging.py`). A search from the position
itself looks at few turns closely, and which ones depends on its seed; this looks at all of them, and chance has no part
in it, so that two reviews compare the same turns.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

from ..games.base import Action, Position
from ..search.knowledge import Knowledge
from ..search.playouts import NetworkOutput
from ..search.whole_turns import Turns, whole_turns
from .lines import LineTurn, whole_turn

if TYPE_CHECKING:  # where no network is asked, nothing of it is loaded
    from ..search.network.evaluator import Evaluator

# So many turns are left after an evaluation of each.
MOST_LEFT = 12

# Of the unfinished turns with the same number of steps those are gone on with that are worth most, and others that are
# likeliest: so many of each.
BY_VALUE = BY_POLICY = 16

# Of those with the same number of steps so many are evaluated, the likeliest: on large boards there are thousands.
MOST_EVALUATED = 256


def promising_turns(
    knowledge: Knowledge, evaluator: Evaluator, start: Position
) -> Generator[None, None, list[LineTurn]]:
    """The turns from a position between two turns that a network values most, the best first, or one that wins at once.

    Turns after which the other side wins at once are left out. Where there are too many turns to list, those that a
    beam search finds take part. Each `yield` is a point where this can be left.
    """
    game, mover = knowledge.game, start.to_move
    turns, are_all = whole_turns(game, start)
    if not are_all:
        turns = yield from likely_turns(evaluator, start)
    left = []
    for after in turns:
        yield
        outcome = game.outcome(after)
        if outcome is not None and outcome.winner == mover:
            return [whole_turn(game, start, turns[after])]
        if outcome is None and not knowledge.winning_turn(after):
            left.append(after)
    outputs = yield from evaluator.outputs_of_many(left)
    value = {
        after: output.value if after.to_move == mover else 1 - output.value
        for after, output in zip(left, outputs, strict=True)
    }
    left.sort(key=lambda after: -value[after])
    return [whole_turn(game, start, turns[after]) for after in left[:MOST_LEFT]]


class Unfinished(NamedTuple):
    """A turn that goes on. policy: how likely its steps are, all together."""

    position: Position
    steps: tuple[Action, ...]
    policy: float


def likely_turns(evaluator: Evaluator, start: Position) -> Generator[None, None, Turns]:
    """The turns from a position between two turns that a beam search finds, step by step.

    In Surmount a group can grow in thousands of ways before it captures. Those that are drawn at random, and those that
    a search from the position follows to the end, are seldom the best. Where the network errs in the value of an
    unfinished turn its policy may be right, and the other way round: so both decide which are gone on with.
    """
    game, ends = evaluator.game, Turns()
    front = [Unfinished(start, (), 1.0)]
    while front:
        outputs = yield from evaluator.outputs_of_many([turn.position for turn in front])
        further: dict[Position, Unfinished] = {}
        for turn, output in _kept(list(zip(front, outputs, strict=True))):
            actions = game.legal_actions(turn.position)
            for action, policy in zip(actions, evaluator.evaluation_of(output, actions).policy, strict=True):
                after, steps = game.apply(turn.position, action), (*turn.steps, action)
                if not after.stage:
                    ends.setdefault(after, steps)
                elif after not in further or further[after].policy < turn.policy * policy:
                    further[after] = Unfinished(after, steps, turn.policy * policy)
        front = list(further.values())
        if len(front) > MOST_EVALUATED:
            front = sorted(front, key=lambda turn: -turn.policy)[:MOST_EVALUATED]
    return ends


def _kept(outputs: list[tuple[Unfinished, NetworkOutput]]) -> list[tuple[Unfinished, NetworkOutput]]:
    """Those to go on with. The mover of an unfinished turn is the one to move after it, too."""
    best = sorted(outputs, key=lambda one: -one[1].value)
    likeliest = sorted(best[BY_VALUE:], key=lambda one: -one[0].policy)
    return best[:BY_VALUE] + likeliest[:BY_POLICY]
