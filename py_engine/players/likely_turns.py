"""Turns that a network thinks well of, where there are too many to evaluate each: a beam search, step by step.

In Surmount a group can grow in thousands of ways before it captures. Those that were drawn at random, and those that a
search from the position follows to the end, are seldom the best; of unfinished turns the network tells which are worth
going on with. Kept are those that it thinks are worth most and those that it thinks are likeliest: where it errs in the
one, the other may be right. Chance has no part in it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

from ..games.base import Action, Position
from ..search.playouts import NetworkOutput
from ..search.whole_turns import Turns

if TYPE_CHECKING:  # where no network is asked, nothing of it is loaded
    from ..search.network.evaluator import Evaluator

# Of the unfinished turns with the same number of steps so many are gone on with that are worth most, and so many others
# that are likeliest.
BY_VALUE = BY_POLICY = 16

# Of those with the same number of steps so many are outputs at, the likeliest: on large boards there are thousands.
MOST_EVALUATED = 256


class Unfinished(NamedTuple):
    """A turn that goes on. policy: how likely its steps are, all together."""

    position: Position
    steps: tuple[Action, ...]
    policy: float


def likely_turns(evaluator: Evaluator, start: Position) -> Generator[None, None, Turns]:
    """The turns from a position between two turns that a beam search finds.

    Each `yield` is a point where it can be left.
    """
    game, ends = evaluator.game, Turns()
    front = [Unfinished(start, (), 1.0)]
    while front:
        outputs = yield from evaluator.outputs_of_many([turn.position for turn in front])
        further: dict[Position, Unfinished] = {}
        for turn, told in _kept(list(zip(front, outputs, strict=True))):
            actions = game.legal_actions(turn.position)
            for action, policy in zip(actions, evaluator.evaluation_of(told, actions).policy, strict=True):
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
