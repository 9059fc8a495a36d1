"""What a game can tell of a position beside its rules: facts for the eye, in sets of cells and colours."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Loop(NamedTuple):
    """A loop on the board.

    stones: the stones it is made of. inside: the cells strictly inside it. owner: the colour that it counts for.
    edge_stones, edge_cells, needed: how many of how many edge cells it occupies, and how many win; all 0 where that is
    not counted.
    """

    stones: int
    inside: int
    owner: int
    edge_stones: int = 0
    edge_cells: int = 0
    needed: int = 0


class Parasols(NamedTuple):
    """For each colour the middles of the parasols it holds for good, and of those in which it only has more stones."""

    held: tuple[int, int] = (0, 0)
    leading: tuple[int, int] = (0, 0)


class Count(NamedTuple):
    """How far a colour has come in what decides the game.

    have: how many it has. of: how many win, or None where no number does. unit: what is counted: cells of the edge
    that its best `loop` occupies, `parasols`, `stones`, or stones in its largest `group`.
    """

    have: int
    of: int | None
    unit: Literal["loop", "parasols", "stones", "group"]


class Threats(NamedTuple):
    """What is worth seeing on the board as it lies; each game fills in what it turns on.

    at_limit: stones that one more enemy stone beside them would remove.
    interior: stones that do not see the edge; exposed: those of them that the enemy may flip as things stand.
    groups: the groups whose sizes count.
    loops: the outermost loops.
    parasols: who has the upper hand in which.
    """

    at_limit: int = 0
    interior: int = 0
    exposed: int = 0
    groups: tuple[int, ...] = ()
    loops: tuple[Loop, ...] = ()
    parasols: Parasols | None = None
