"""Effects of whole turns: the stones that each takes, turns and loses, the parasols that it wins, and whether it wins.

The other side's turns can be listed, too, and those of a side that moves twice because the other leaves its turn out.
That is done between turns only.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from ..games.base import PLACING, Action, Game, Position
from ..games.parasol import Parasol
from ..match.previews import exchanged
from ..search.whole_turns import whole_turns


class Effect(NamedTuple):
    """Effect of one whole turn on the board, as sets of cells.

    Attributes:
        actions: Its steps.
        start: The position before it.
        after: The position after it.
        taken: Enemy stones that left the board.
        turned: Enemy stones that became the mover's.
        lost: Stones of the mover that left the board or became the enemy's, the one just placed included.
        won: Middles of the parasols that the mover has come to hold.
    """

    actions: tuple[Action, ...]
    start: Position
    after: Position
    taken: int
    turned: int
    lost: int
    won: int

    @property
    def mover(self) -> int:
        """The colour that plays the turn."""
        return self.start.to_move

    @property
    def prize(self) -> int:
        """The enemy stones that it takes and turns, or the parasols that it wins."""
        return self.taken | self.turned | self.won

    @property
    def gain(self) -> int:
        """The parasols won, or the stones taken and turned, less those lost."""
        if self.won:
            return self.won.bit_count()
        return self.taken.bit_count() + self.turned.bit_count() - self.lost.bit_count()


def effect_of(game: Game, start: Position, actions: tuple[Action, ...], after: Position) -> Effect:
    """The effect of a whole turn from a position between turns."""
    mover = start.to_move
    placed = sum(1 << action.cell for action in actions if action.kind in PLACING)
    removed, flipped = exchanged(start, after, placed)
    lost = removed[mover] | flipped[1 - mover] | placed & after.stones[1 - mover]
    won = 0
    if isinstance(game, Parasol):
        won = game.held(after.stones[mover]) & ~game.held(start.stones[mover])
    return Effect(actions, start, after, removed[1 - mover], flipped[mover], lost, won)


class TurnList:
    """The turns of a side from a position between two turns that is not over.

    Attributes:
        game: The rules.
        start: The position.
        are_all: Whether all turns are in the list; on crowded boards of Surmount there may be too many.
    """

    def __init__(self, game: Game, start: Position) -> None:
        self.game, self.start = game, start
        self._turns, self.are_all = whole_turns(game, start)

    @cached_property
    def effects(self) -> list[Effect]:
        """The effects of the turns."""
        return [effect_of(self.game, self.start, steps, after) for after, steps in self._turns.items()]

    @cached_property
    def most(self) -> int:
        """The largest gain of a turn, at least 0."""
        return max([0, *(effect.gain for effect in self.effects)])

    def gaining(self, least: int) -> list[Effect]:
        """The turns that gain at least this much, the largest gain first."""
        found = [effect for effect in self.effects if effect.gain >= least]
        return sorted(found, key=lambda effect: -effect.gain)

    def lacks(self, prize: int) -> bool:
        """Return whether no turn takes, turns or wins all of this; False if not all turns are listed."""
        return self.are_all and not any(effect.prize & prize == prize for effect in self.effects)

    def winning(self) -> Iterator[Effect]:
        """Yield the turns with which the mover wins at once."""
        for effect in self.effects:
            outcome = self.game.outcome(effect.after)
            if outcome is not None and outcome.winner == self.start.to_move:
                yield effect


def moved_again(position: Position) -> Position:
    """The position in which the side to move has left its turn out."""
    assert position.stage == 0
    return position._replace(to_move=1 - position.to_move)
