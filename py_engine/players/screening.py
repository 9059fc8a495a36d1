"""Screening of a review: the turns that may be better than the one played, by the evaluations of a network.

All turns are evaluated, and a few are left, which small searches then compare (`judging.py`). The result does not
depend on chance, so that two reviews compare the same turns. A search from the position itself examines only a few
turns closely, and which ones depends on its seed.

Where there are too many turns to list, a beam search finds some, step by step: in Surmount a group can grow in
thousands of ways before it captures. Turns that a search from the position follows to their ends are seldom the best.
The network evaluates unfinished turns. Those of the highest value and those of the highest policy are continued: where
one of the two is wrong, the other may be right.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, NamedTuple

from ..games.base import Action, Position
from ..search.knowledge import Knowledge
from ..search.playouts import NetworkOutput
from ..search.whole_turns import Turns, whole_turns
from .lines import LineTurn, whole_turn

if TYPE_CHECKING:  # the module of the network is loaded only where one is asked
    from ..search.network.evaluator import Evaluator

# Number of turns that are left after an evaluation of each.
MOST_LEFT = 12

# Of the unfinished turns with the same number of steps, this many of the highest value are continued, and this many
# others of the highest policy.
BY_VALUE = BY_POLICY = 16

# Of those with the same number of steps, at most this many are evaluated, those of the highest policy: on large boards
# there are thousands.
MOST_EVALUATED = 256

# Returns whether the position after a turn may be compared; the work can be interrupted.
IsSound = Callable[[Position], Generator[None, None, bool]]


def promising_turns(
    knowledge: Knowledge, evaluator: Evaluator, start: Position, is_sound: IsSound | None = None
) -> Generator[None, None, list[LineTurn]]:
    """Find the turns from a position between two turns that a network values most.

    Turns after which the other side wins at once are left out. The work can be interrupted at each `yield`.

    Args:
        knowledge: Knowledge of the game.
        evaluator: The network.
        start: The position.
        is_sound: Returns whether the position after a turn may be left in; None for all of them.

    Returns:
        The turns, best first; if one wins at once, only that one.
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
    found: list[LineTurn] = []
    for after in left:
        if len(found) == MOST_LEFT:
            break
        if is_sound is None or (yield from is_sound(after)):
            found.append(whole_turn(game, start, turns[after]))
    return found


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
    """The unfinished turns to continue. All values are the mover's, who is still to move inside the turn."""
    best = sorted(outputs, key=lambda one: -one[1].value)
    likeliest = sorted(best[BY_VALUE:], key=lambda one: -one[0].policy)
    return best[:BY_VALUE] + likeliest[:BY_POLICY]
