"""A beam search, step by step, for the turns that a network prefers, where there are too many to evaluate each.

In Surmount a group can grow in thousands of ways before it captures. Turns drawn at random, and turns that a search
from the position follows to their ends, are seldom the best. The network evaluates unfinished turns. Those of the
highest value and those of the highest policy are continued: where one of the two is wrong, the other may be right. The
result does not depend on chance.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

from ..games.base import Action, Position
from ..search.playouts import NetworkOutput
from ..search.whole_turns import Turns

if TYPE_CHECKING:  # the module of the network is loaded only where one is asked
    from ..search.network.evaluator import Evaluator

# Of the unfinished turns with the same number of steps, this many of the highest value are continued, and this many
# others of the highest policy.
BY_VALUE = BY_POLICY = 16

# Of those with the same number of steps, at most this many are evaluated, those of the highest policy: on large boards
# there are thousands.
MOST_EVALUATED = 256


class Unfinished(NamedTuple):
    """An unfinished turn.

    Attributes:
        position: The position after its steps.
        steps: The steps.
        policy: The product of the policy of its steps.
    """

    position: Position
    steps: tuple[Action, ...]
    policy: float


def likely_turns(evaluator: Evaluator, start: Position) -> Generator[None, None, Turns]:
    """Find turns from a position between two turns by a beam search.

    The search can be interrupted at each `yield`.

    Returns:
        The steps of each turn, by the position after it.
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
    """The unfinished turns to continue. All values are the mover's, who is still to move inside the turn."""
    best = sorted(outputs, key=lambda one: -one[1].value)
    likeliest = sorted(best[BY_VALUE:], key=lambda one: -one[0].policy)
    return best[:BY_VALUE] + likeliest[:BY_POLICY]
