"""What a step would do, told before it is taken, and what is worth seeing on the board as it lies.

Both are facts for the eye, found by taking the step on a position beside the match; what a game has of its own it tells
through the hooks of `games/base.py`. `session/previewing.py` puts them into words and names for the page.
"""

from __future__ import annotations

from typing import NamedTuple

from ..games.base import PASS, PLACING, STOP, Action, Game, Position
from ..games.facts import Loop, Parasols

# A set of cells for each colour.
Sets = tuple[int, int]


class Preview(NamedTuple):
    """What one step would do.

    removed: the stones of each colour that leave the board. flipped: those that become each colour's.
    loop: the loop it makes. group: the group it makes, where its size counts.
    closed: cells where each colour could begin a turn before, and no longer can.
    parasols: those that each colour gets to hold, or the lead in; levelled: those in which neither leads any more.
    follow: cell → the step that picking it then means in the same turn. may_stop: whether it may end here instead.
    winner: the colour that has won if the turn ends here. decides: the colour whose win has become sure, though play
    goes on.
    passes: whether the opponent would have to pass.
    """

    removed: Sets
    flipped: Sets
    loop: Loop | None
    group: int
    closed: Sets
    parasols: Parasols
    levelled: int
    follow: dict[int, Action]
    may_stop: bool
    winner: int | None
    decides: int | None
    passes: bool


class Present(NamedTuple):
    """What the steps from one position are compared with, found once for all of them."""

    position: Position
    open_cells: Sets
    parasols: Parasols | None
    settled_for: int | None


def present(game: Game, position: Position) -> Present:
    """The position as it is, to look ahead from."""
    return Present(
        position,
        (game.open_cells(position, 0), game.open_cells(position, 1)),
        game.threats(position).parasols,
        game.settled_for(position),
    )


def look_ahead(game: Game, now: Present, action: Action) -> Preview:
    """What a legal step would do."""
    before = now.position
    after = game.apply(before, action)
    may_stop = bool(after.stage) and game.is_legal(after, STOP)
    ended = game.apply(after, STOP) if may_stop else after
    here = 1 << action.cell if action.cell >= 0 else 0
    removed, flipped = exchanged(before, after, here if action.kind in PLACING else 0)
    outcome = game.outcome(ended)
    parasols, levelled = _parasols_changed(now.parasols, game.threats(after).parasols if now.parasols else None)
    return Preview(
        removed=removed,
        flipped=flipped,
        loop=game.loop_made(before, action, ended),
        group=game.group_made(before, action, after),
        closed=_closed(game, now, after, here) if outcome is None else (0, 0),
        parasols=parasols,
        levelled=levelled,
        follow=game.targets(after) if after.stage else {},
        may_stop=may_stop,
        winner=None if outcome is None else outcome.winner,
        decides=game.settled_for(ended) if outcome is None and now.settled_for is None else None,
        passes=outcome is None and game.legal_actions(ended) == [PASS],
    )


def exchanged(before: Position, after: Position, placed: int) -> tuple[Sets, Sets]:
    """The stones of each colour that left the board, and those that became each colour's.

    placed: the cells on which stones were put. In Surmount the one that captures a group stands where one of that
    group stood: that one was removed, not turned.
    """
    lost = [before.stones[colour] & ~after.stones[colour] for colour in (0, 1)]
    flipped = (lost[1] & after.stones[0] & ~placed, lost[0] & after.stones[1] & ~placed)
    return (lost[0] ^ flipped[1], lost[1] ^ flipped[0]), flipped


def _closed(game: Game, now: Present, after: Position, here: int) -> Sets:
    """The cells that were open to each colour and no longer are, though nothing has been put there or taken away."""
    before = now.position
    untouched = ~(here | (before.stones[0] ^ after.stones[0]) | (before.stones[1] ^ after.stones[1]))
    first, second = now.open_cells
    return (
        first & untouched & ~game.open_cells(after, 0) if first else 0,
        second & untouched & ~game.open_cells(after, 1) if second else 0,
    )


def _parasols_changed(before: Parasols | None, after: Parasols | None) -> tuple[Parasols, int]:
    """What each colour has gained, to hold and to lead in, and where neither leads any more."""
    if before is None or after is None:
        return Parasols(), 0
    held = (after.held[0] & ~before.held[0], after.held[1] & ~before.held[1])
    leading = (after.leading[0] & ~before.leading[0], after.leading[1] & ~before.leading[1])
    had = before.leading[0] | before.leading[1]
    has = after.leading[0] | after.leading[1] | after.held[0] | after.held[1]
    return Parasols(held, leading), had & ~has
