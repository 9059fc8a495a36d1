"""A match for pictures, by names: stones, what the last turn changed, and the turn that placed each stone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..games.base import PLACING
from .previews import exchanged

if TYPE_CHECKING:
    from .match import Match


class Changes(NamedTuple):
    """The changes to the stones by the last turn and the steps since then.

    Attributes:
        placed: Cells on which stones were placed.
        removed: Colours of the stones that left, by cell, where no other stone has come.
        flipped: Cells of stones that changed their colour.
    """

    placed: list[str]
    removed: dict[str, str]
    flipped: list[str]


def stones_by_name(match: Match, sets: tuple[int, int]) -> dict[str, str]:
    """The colour of each cell that is in one of the sets of cells, one for each colour, by name."""
    names_of = match.game.board.names_of
    return {name: match.info.colours[colour] for colour in (0, 1) for name in names_of(sets[colour])}


def changes_of(match: Match) -> Changes:
    """The changes that led to the position of a match."""
    parts = [(match.turn_start, match.position, match.unfinished)]
    if match.last_turn is not None:
        parts.insert(0, (match.last_turn.start, match.turn_start, match.last_turn.actions))
    placed = flipped = replaced = 0
    removed = [0, 0]
    for before, after, actions in parts:
        added = sum({1 << action.cell for action in actions if action.kind in PLACING})
        placed |= added
        gone, turned = exchanged(before, after, added)
        flipped |= turned[0] | turned[1]
        replaced |= (gone[0] | gone[1]) & added
        for colour in (0, 1):
            removed[colour] = removed[colour] & ~gone[1 - colour] | gone[colour]
    names_of = match.game.board.names_of
    first, second = match.position.stones
    told = ~(first | second) | replaced
    left = stones_by_name(match, (removed[0] & told, removed[1] & told))
    return Changes(names_of(placed), left, names_of(flipped))


def numbers_of(match: Match) -> dict[str, int]:
    """The number of the turn that placed each stone; where a stone has replaced another one, the later turn."""
    actions = [*((number, action) for number, turn in enumerate(match.played, 1) for action in turn.actions)]
    actions += [(len(match.played) + 1, action) for action in match.unfinished]
    placed = {action.cell: number for number, action in actions if action.kind in PLACING}
    first, second = match.position.stones
    name = match.game.board.name
    return {name(cell): number for cell, number in placed.items() if (first | second) >> cell & 1}
