"""Previews of steps: their effects on the board, found before they are taken.

The step is applied to a position, and the match stays as it is. Effects that only some games have come from the methods
of `games/base.py` below "facts for the eye". `session/previewing.py` gives colours and cells their names for the page.
"""

from __future__ import annotations

from typing import NamedTuple

from ..games.base import PASS, PLACING, STOP, Action, Game, Position
from ..games.facts import Loop, Parasols

# A set of cells for each colour.
Sets = tuple[int, int]


class Preview(NamedTuple):
    """The effect of one step.

    Attributes:
        removed: The stones of each colour that leave the board.
        flipped: The stones that become each colour's.
        loop: The loop that it makes.
        group: The group that it makes, where its size counts; else 0.
        closed: Cells where each colour could begin a turn before, and no longer can.
        parasols: Parasols that each colour comes to hold or to lead in.
        levelled: Parasols in which neither colour leads any more.
        follow: The step that picking each cell means next in the same turn, by cell.
        may_stop: Whether the turn may end after the step although it can go on.
        winner: The colour that has won if the turn ends there.
        decides: The colour whose win becomes certain with the step, though play goes on.
        passes: Whether the opponent would have to pass.
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
    """Facts about a position that all steps from it are compared with.

    Attributes:
        position: The position.
        open_cells: Cells where each colour could begin a turn; see `Game.open_cells`.
        parasols: The parasols that each colour holds or leads in; None in other games.
        settled_for: The colour that is certain to win; None if that is not obvious.
    """

    position: Position
    open_cells: Sets
    parasols: Parasols | None
    settled_for: int | None


def present(game: Game, position: Position) -> Present:
    """The facts about a position that `look_ahead` compares steps with."""
    return Present(
        position,
        (game.open_cells(position, 0), game.open_cells(position, 1)),
        game.threats(position).parasols,
        game.settled_for(position),
    )


def look_ahead(game: Game, now: Present, action: Action) -> Preview:
    """The effect of a legal step."""
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

    `placed` is the set of cells on which stones were placed. In Surmount the stone that captures a group replaces a
    stone of that group, which was removed, not flipped.
    """
    lost = [before.stones[colour] & ~after.stones[colour] for colour in (0, 1)]
    flipped = (lost[1] & after.stones[0] & ~placed, lost[0] & after.stones[1] & ~placed)
    return (lost[0] ^ flipped[1], lost[1] ^ flipped[0]), flipped


def _closed(game: Game, now: Present, after: Position, here: int) -> Sets:
    """The cells that were open to each colour and no longer are, except those whose own stone has changed."""
    before = now.position
    untouched = ~(here | (before.stones[0] ^ after.stones[0]) | (before.stones[1] ^ after.stones[1]))
    first, second = now.open_cells
    return (
        first & untouched & ~game.open_cells(after, 0) if first else 0,
        second & untouched & ~game.open_cells(after, 1) if second else 0,
    )


def _parasols_changed(before: Parasols | None, after: Parasols | None) -> tuple[Parasols, int]:
    """The parasols that each colour has come to hold or to lead in, and those in which neither leads any more."""
    if before is None or after is None:
        return Parasols(), 0
    held = (after.held[0] & ~before.held[0], after.held[1] & ~before.held[1])
    leading = (after.leading[0] & ~before.leading[0], after.leading[1] & ~before.leading[1])
    had = before.leading[0] | before.leading[1]
    has = after.leading[0] | after.leading[1] | after.held[0] | after.held[1]
    return Parasols(held, leading), had & ~has
