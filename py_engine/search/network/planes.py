"""Input of a network: sets of cells of a position, for many positions side by side in lanes.

The first planes are common to all games, as the player to move sees the board. Then come each game's own, most of them
facts that a few layers of neighbours cannot compute: sizes of groups, lines of sight, cells that close a loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from ...board.bitboard import (
    add_planes,
    at_least,
    enclosed,
    flood,
    lead_digits,
    lead_reaches,
    neighbour_counts,
    neighbour_planes,
    not_less,
)
from ...games.base import Game, Position
from ...games.sum_game import LEAST_LEAD, held_squares
from ...games.sunspot import Sunspot, seeing_the_edge
from ..games.sunspot import closing_cells
from ..lanes import LaneBoard

# Groups are distinguished by these sizes: at least 2 stones, at least 3, ….
SIZES = (2, 3, 4, 6, 9, 14)

COMMON = ("own", "enemy", "empty", "board", "edge")


class Seen(NamedTuple):
    """Positions side by side, as their players to move see them.

    Attributes:
        game: The game.
        grid: Boards in lanes, one for each position.
        positions: The positions, none of them over.
        own: Stones of the players to move.
        enemy: Stones of their opponents.
        empty: Cells without a stone.
    """

    game: Game
    grid: LaneBoard
    positions: Sequence[Position]
    own: int
    enemy: int
    empty: int

    def where(self, stage: int) -> int:
        """All cells of the lanes whose position is at this stage of a turn."""
        return self.grid.load([self.game.board.cells if each.stage == stage else 0 for each in self.positions])


Planes = Callable[[Seen], tuple[int, ...]]


def planes_of(game: Game, grid: LaneBoard, positions: Sequence[Position]) -> list[int]:
    """The planes of positions that are not over, as many as the grid has lanes; `names_of` has their names."""
    own = grid.load([each.stones[each.to_move] for each in positions])
    enemy = grid.load([each.stones[1 - each.to_move] for each in positions])
    free = (game.board.cells & ~game.holes) * grid.ones
    empty = free ^ (own | enemy)
    seen = Seen(game, grid, positions, own, enemy, empty)
    return [own, enemy, empty, free, free & grid.perimeter, *PLANES[game.id][1](seen)]


def names_of(game: str) -> tuple[str, ...]:
    """The names of a game's planes."""
    return (*COMMON, *PLANES[game][0])


def _of_surmount(seen: Seen) -> tuple[int, ...]:
    grid, positions = seen.grid, seen.positions
    group = grid.load([each.group for each in positions])
    touched = grid.load([each.touched for each in positions])
    return (
        seen.where(1),
        seen.where(2),
        group,
        touched,
        *_by_size(grid, seen.own),
        *_by_size(grid, seen.enemy),
    )


def _by_size(grid: LaneBoard, stones: int) -> list[int]:
    """The stones of groups of at least each of `SIZES` stones."""
    found = [0] * len(SIZES)
    for group in _groups(grid, stones):
        counts = grid.counts(group)
        for index, size in enumerate(SIZES):
            large = grid.where_at_least(counts, size * grid.ones)
            if not large:
                break
            found[index] |= group & grid.whole(large)
    return found


def _groups(grid: LaneBoard, stones: int) -> Iterator[int]:
    """The groups of all lanes, one of each lane at a time."""
    while stones:
        group = flood(grid, grid.lowest(stones), stones)
        stones ^= group
        yield group


def _of_sunspot(seen: Seen) -> tuple[int, ...]:
    grid, own, enemy = seen.grid, seen.own, seen.enemy
    assert isinstance(seen.game, Sunspot)
    edge = seeing_the_edge(grid, [(side * grid.ones, inward) for side, inward in seen.game.sides], seen.empty)
    own_edge, enemy_edge = edge & own, edge & enemy
    return (
        seen.where(1),
        seen.where(2),
        grid.load([each.group for each in seen.positions]),
        own_edge,
        enemy_edge,
        flood(grid, own_edge, own) ^ own_edge,
        flood(grid, enemy_edge, enemy) ^ enemy_edge,
        _closing(grid, own),
        _closing(grid, enemy),
    )


def _closing(grid: LaneBoard, stones: int) -> int:
    """The cells where a stone would close a loop of one of the groups."""
    found = 0
    for group in _groups(grid, stones):
        found |= closing_cells(grid, group)
    return found


def _of_subsume(seen: Seen) -> tuple[int, ...]:
    grid, own, enemy = seen.grid, seen.own, seen.enemy
    stones = own | enemy
    surrounded = enclosed(grid, stones) ^ stones & enclosed(grid, stones)
    area = stones | surrounded
    open_cells = seen.empty ^ (seen.empty & surrounded)
    beside_own, beside_enemy = neighbour_counts(grid, own), neighbour_counts(grid, enemy)
    return (
        surrounded,
        not_less(beside_enemy, beside_own, open_cells),
        not_less(beside_own, beside_enemy, open_cells),
        open_cells & _closing(grid, area),
        _closing(grid, own),
        _closing(grid, enemy),
    )


def _of_sum(seen: Seen) -> tuple[int, ...]:
    grid, own, enemy, empty = seen.grid, seen.own, seen.enemy, seen.empty
    lead = lead_digits(grid, own, enemy)
    return (
        empty & lead_reaches(grid, lead, LEAST_LEAD),
        empty & ~lead_reaches(grid, lead, 1 - LEAST_LEAD),
        own & ~lead_reaches(grid, lead, LEAST_LEAD + 1),
        enemy & lead_reaches(grid, lead, -LEAST_LEAD),
        held_squares(grid, own, enemy, empty),
        held_squares(grid, enemy, own, empty),
    )


def _of_parasol(seen: Seen) -> tuple[int, ...]:
    grid = seen.grid
    held = []
    for stones in (seen.own, seen.enemy):
        around = add_planes([stones, *neighbour_planes(grid, stones)])
        interior = grid.cells ^ grid.perimeter
        held += [at_least(around, count, interior) for count in (2, 3, 4)]
    return tuple(held)


# The names of each game's own planes, and the function that makes them.
PLANES: Mapping[str, tuple[tuple[str, ...], Planes]] = MappingProxyType(
    {
        "subsume": (
            ("surrounded", "open to me", "open to you", "closes a loop", "closes my loop", "closes your loop"),
            _of_subsume,
        ),
        "surmount": (
            (
                "placed",
                "growing",
                "group",
                "touched",
                *(f"my groups of {size}" for size in SIZES),
                *(f"your groups of {size}" for size in SIZES),
            ),
            _of_surmount,
        ),
        "sunspot": (
            (
                "placed",
                "giving",
                "group",
                "my edge stones",
                "your edge stones",
                "my exposed stones",
                "your exposed stones",
                "closes my loop",
                "closes your loop",
            ),
            _of_sunspot,
        ),
        "sum": (("open to me", "open to you", "my limit", "your limit", "mine for good", "yours for good"), _of_sum),
        "parasol": (
            tuple(f"{whose} parasols of {count}" for whose in ("my", "your") for count in (2, 3, 4)),
            _of_parasol,
        ),
    }
)
