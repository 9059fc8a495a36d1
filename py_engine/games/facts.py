"""Facts about a position that the rules do not need but the board can mark, as sets of cells and colours."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Loop(NamedTuple):
    """A loop on the board.

    Attributes:
        stones: The stones of the loop.
        inside: The cells strictly inside it.
        owner: The colour that it counts for.
        edge_stones: Edge cells that it occupies; 0 where they are not counted.
        edge_cells: Edge cells of the board, likewise.
        needed: Edge cells that win, likewise.
    """

    stones: int
    inside: int
    owner: int
    edge_stones: int = 0
    edge_cells: int = 0
    needed: int = 0


class Parasols(NamedTuple):
    """Parasols of each colour, as the sets of their middle cells.

    Attributes:
        held: Those that the colour holds for good.
        leading: Those in which it only has more stones than the opponent.
    """

    held: tuple[int, int] = (0, 0)
    leading: tuple[int, int] = (0, 0)


class Count(NamedTuple):
    """Progress of a colour in what decides the game.

    Attributes:
        have: Its count.
        of: The count that wins, or None where no number does.
        unit: Edge cells of its best `loop`, `parasols`, `stones`, or stones in its largest `group`.
    """

    have: int
    of: int | None
    unit: Literal["loop", "parasols", "stones", "group"]


class Threats(NamedTuple):
    """Facts that the board can mark; each game fills in those that matter to it.

    Attributes:
        at_limit: Stones that one more adjacent enemy stone would remove.
        interior: Stones that do not see the edge.
        exposed: Those of them that the enemy may flip now.
        groups: The groups whose sizes count.
        loops: The outermost loops.
        parasols: The parasols held by each colour, and those in which it leads.
    """

    at_limit: int = 0
    interior: int = 0
    exposed: int = 0
    groups: tuple[int, ...] = ()
    loops: tuple[Loop, ...] = ()
    parasols: Parasols | None = None
