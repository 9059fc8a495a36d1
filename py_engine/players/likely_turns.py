"""Turns that a network thinks well of, where there are too many to look at each: a beam search, step by step.

In Surmount a group can grow in thousands of ways before it captures. Those that were drawn at random, and those that a
search from the position follows to the end, are seldom the best; of unfinished turns the network tells which are worth
going on with. Kept are those that it thinks are worth most and those that it thinks are likeliest: where it errs in the
one, the other may be right. Chance has no part in it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TYPE_CHECKING, NamedTuple

from ..games.base import Action, Position
from ..search.whole_turns import Turns

if TYPE_CHECKING:  # where no network is asked, nothing of it is loaded
    from ..search.network.adviser import Adviser

# Of the unfinished turns with the same number of steps so many are gone on with that are worth most, and so many others
# that are likeliest.
BY_VALUE = BY_POLICY = 16

# Positions that are looked at together.
LOOKS_AT_ONCE = 16


class Unfinished(NamedTuple):
    """A turn that goes on. policy: how likely its steps are, all together."""

    position: Position
    steps: tuple[Action, ...]
    policy: float


class Looked(NamedTuple):
    """An unfinished turn as the network sees it. value: the mover's chances. following: what it may go on with."""

    turn: Unfinished
    value: float
    following: list[tuple[Action, float]]


def likely_turns(adviser: Adviser, start: Position) -> Generator[None, None, Turns]:
    """The turns from a position between two turns that a beam search finds.

    Each `yield` is a point where it can be left.
    """
    game, ends = adviser.game, Turns()
    front = [Unfinished(start, (), 1.0)]
    while front:
        looked = yield from _look(adviser, front)
        further: dict[Position, Unfinished] = {}
        for one in _kept(looked):
            for action, policy in one.following:
                after, steps = game.apply(one.turn.position, action), (*one.turn.steps, action)
                if not after.stage:
                    ends.setdefault(after, steps)
                elif after not in further or further[after].policy < one.turn.policy * policy:
                    further[after] = Unfinished(after, steps, one.turn.policy * policy)
        front = list(further.values())
    return ends


def _look(adviser: Adviser, turns: list[Unfinished]) -> Generator[None, None, list[Looked]]:
    looked = []
    for first in range(0, len(turns), LOOKS_AT_ONCE):
        together = turns[first : first + LOOKS_AT_ONCE]
        actions = [adviser.game.legal_actions(turn.position) for turn in together]
        advice = adviser.advise([turn.position for turn in together], actions)
        for turn, following, told in zip(together, actions, advice, strict=True):
            looked.append(Looked(turn, told.value, list(zip(following, told.policy, strict=True))))
        yield
    return looked


def _kept(looked: list[Looked]) -> Iterable[Looked]:
    """Those to go on with."""
    best = sorted(looked, key=lambda one: -one.value)
    likeliest = sorted(best[BY_VALUE:], key=lambda one: -one.turn.policy)
    return best[:BY_VALUE] + likeliest[:BY_POLICY]
