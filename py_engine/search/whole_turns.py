"""Whole turns: the legal ones, and wins two turns ahead that cannot be prevented."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from ..games.base import Action, Game, Position
from .knowledge import Knowledge

# On a crowded board Surmount can have more turns than can be listed.
MOST_LISTED = 1024

# With more turns it would take too long to refute each of them: a second for 40 in Sunspot.
MOST_REFUTED = 128

Turns = dict[Position, tuple[Action, ...]]


class WholeTurns:
    """The turns from a position between two turns, one for each position that they lead to.

    Iterating, which is possible once, finds them and yields the position after each. About `MOST_LISTED` are found at
    most.

    Attributes:
        steps: Steps of the turns found so far, by the position after them.
        are_all: Whether the iteration has ended and there are no others.
    """

    def __init__(self, game: Game, start: Position) -> None:
        self.steps: Turns = {}
        self.are_all = False
        self._game = game
        self._start = start

    def __iter__(self) -> Iterator[Position]:
        game = self._game
        seen = {self._start}
        unfinished: list[tuple[Position, tuple[Action, ...]]] = [(self._start, ())]
        while unfinished:
            if len(self.steps) >= MOST_LISTED or len(seen) >= 2 * MOST_LISTED:
                return
            position, steps = unfinished.pop()
            for action in game.legal_actions(position):
                after = game.apply(position, action)
                if after.stage:
                    if after not in seen:
                        seen.add(after)
                        unfinished.append((after, (*steps, action)))
                elif after not in self.steps:
                    self.steps[after] = (*steps, action)
                    yield after
        self.are_all = True


def whole_turns(game: Game, start: Position) -> tuple[Turns, bool]:
    """The steps of all turns from a position between two turns (see `WholeTurns`), and whether these are all."""
    turns = WholeTurns(game, start)
    for _ in turns:
        pass
    return turns.steps, turns.are_all


def forced_win(knowledge: Knowledge, start: Position) -> Generator[None, None, tuple[Action, ...] | None]:
    """The steps of a turn after which its mover wins with the next, whatever the reply; None if there is none.

    At each `yield` the search can be left. The result is None, too, where winning turns are not looked for or there are
    too many to list. Turns that win at once are not considered here.
    """
    game, mover = knowledge.game, start.to_move
    if knowledge.winning_turn(start) is None:
        return None
    turns = WholeTurns(game, start)
    for after in turns:
        # Its next turn must win if the other side does nothing, which is true of few turns.
        if game.outcome(after) is not None or not knowledge.winning_turn(after._replace(to_move=mover)):
            continue
        yield
        if not knowledge.winning_turn(after) and (yield from _is_helpless(knowledge, after)):
            return turns.steps[after]
    return None


def _is_helpless(knowledge: Knowledge, start: Position) -> Generator[None, None, bool]:
    """Return whether the other side wins at once after each turn of the mover; False if they are too many to list."""
    game, mover = knowledge.game, start.to_move
    turns = WholeTurns(game, start)
    for after in turns:
        yield
        outcome = game.outcome(after)
        if not knowledge.winning_turn(after) if outcome is None else outcome.winner == mover:
            return False
    return turns.are_all


def is_forced_loss(knowledge: Knowledge, start: Position) -> Generator[None, None, bool]:
    """Return whether the other side wins whatever the mover does: at once, or with a `forced_win`.

    At each `yield` the search can be left. The result is False, too, where winning turns are not looked for or there
    are too many turns.
    """
    game, mover = knowledge.game, start.to_move
    if knowledge.winning_turn(start) != ():
        return False
    turns = WholeTurns(game, start)
    for _ in turns:
        if len(turns.steps) > MOST_REFUTED:
            return False
    if not turns.are_all:
        return False
    for after in turns.steps:
        yield
        outcome = game.outcome(after)
        if outcome is not None:
            if outcome.winner == mover:
                return False
        elif not knowledge.winning_turn(after) and (yield from forced_win(knowledge, after)) is None:
            return False
    return True
