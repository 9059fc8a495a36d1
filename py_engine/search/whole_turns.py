"""Whole turns: those that may be played, and wins that nothing stops, two turns ahead."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from ..games.base import Action, Game, Position
from .knowledge import Knowledge

# On a crowded board Surmount can have more turns than could be listed.
MOST_LISTED = 1024

# With more turns it would take too long to find out that each of them loses: a second for 40 in Sunspot.
MOST_REFUTED = 128

Turns = dict[Position, tuple[Action, ...]]


def whole_turns(game: Game, start: Position, random: Random | None = None) -> tuple[Turns, bool]:
    """The steps of the turns from a position between two turns, one for each position that they lead to.

    Also whether these are all of them: no more than `MOST_LISTED` are listed. random: then chooses which.
    """
    found: Turns = {}
    seen = {start}
    unfinished: list[tuple[Position, tuple[Action, ...]]] = [(start, ())]
    while unfinished:
        if len(found) >= MOST_LISTED or len(seen) >= 2 * MOST_LISTED:
            return found, False
        index = random.randrange(len(unfinished)) if random else -1
        unfinished[index], unfinished[-1] = unfinished[-1], unfinished[index]
        position, steps = unfinished.pop()
        for action in game.legal_actions(position):
            after = game.apply(position, action)
            if not after.stage:
                found.setdefault(after, (*steps, action))
            elif after not in seen:
                seen.add(after)
                unfinished.append((after, (*steps, action)))
    return found, True


def forced_win(knowledge: Knowledge, start: Position) -> Generator[None, None, tuple[Action, ...] | None]:
    """The steps of a turn after which its mover wins with the next, whatever the other side does; None without any.

    Each `yield` is a point where that can be left. None, too, where turns that win are not looked for, and where there
    are too many to list. A turn that wins at once is not looked for here.
    """
    game, mover = knowledge.game, start.to_move
    if knowledge.winning_turn(start) is None:
        return None
    for after, steps in whole_turns(game, start)[0].items():
        # It must win if the other side does nothing: few turns do.
        if game.outcome(after) is not None or not knowledge.winning_turn(after._replace(to_move=mover)):
            continue
        yield
        if knowledge.winning_turn(after):
            continue
        replies, are_all = whole_turns(game, after)
        if not are_all:
            continue
        for reply in replies:
            yield
            outcome = game.outcome(reply)
            if not knowledge.winning_turn(reply) if outcome is None else outcome.winner != mover:
                break
        else:
            return steps
    return None


def is_forced_loss(knowledge: Knowledge, start: Position) -> Generator[None, None, bool]:
    """Whether the other side wins whatever the mover does: at once, or after a turn of its own (`forced_win`).

    Each `yield` is a point where that can be left. False, too, where that is not looked for, or there are too
    many turns.
    """
    game, mover = knowledge.game, start.to_move
    if knowledge.winning_turn(start) != ():
        return False
    turns, are_all = whole_turns(game, start)
    if not are_all or len(turns) > MOST_REFUTED:
        return False
    for after in turns:
        yield
        outcome = game.outcome(after)
        if outcome is not None:
            if outcome.winner == mover:
                return False
        elif not knowledge.winning_turn(after) and (yield from forced_win(knowledge, after)) is None:
            return False
    return True
