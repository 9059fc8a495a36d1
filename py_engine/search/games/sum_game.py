"""Knowledge of Sum: captures, saves, and playouts in lanes.

In lanes, five bit planes hold the *balance* of every square of every board: the mover's neighbours minus the
opponent's. A stone adds one to its neighbours; complementing the planes reverses the balance for the other player.
Legality and removals are comparisons.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...board.bitboard import at_least, lead_digits, neighbour_counts, neighbours_of
from ...board.boards import bits
from ...games.base import Action, Position
from ...games.sum_game import LEAST_LEAD, Sum
from ..cell_counts import count_cells, unpack
from ..ending_search import EndingSearch
from ..knowledge import Knowledge
from ..playouts import LanePlayouts

# Planes of five digits hold balance + 8, which is 0 to 16; their complement holds 31 - that, which is 23 +
# the other player's balance. So the offset alternates.
OFFSETS = (8, 23)
PLANES = 5


class SumKnowledge(Knowledge):
    """Knowledge of Sum."""

    game: Sum

    def capture_cells(self, position: Position) -> int:
        return neighbours_of(self.game.board, self.game.at_limit(position, 1 - position.to_move))

    def save_cells(self, position: Position) -> int:
        return neighbours_of(self.game.board, self.game.at_limit(position, position.to_move))

    def may_end(self, position: Position) -> bool:
        return self.game.empty_cells(position).bit_count() == 1

    def playout_actions(self, position: Position) -> list[Action]:
        """Placements that capture, or else those that save some, or else all.

        In uniformly random games a single stone matters little.
        """
        legal = self.game.placements(position)
        cells = legal & self.capture_cells(position) or legal & self.save_cells(position) or legal
        return self.game.placings_on(cells)

    def make_proof(self, position: Position, most_positions: int) -> EndingSearch:
        return EndingSearch(self, position, most_positions)

    def make_playouts(self, lanes: int, random: Random) -> LanePlayouts:
        return SumLanes(self.game, lanes, random)

    def owned_at_end(self, position: Position, games: int, random: Random) -> dict[int, int]:
        """The number of games in which the first colour owned each square at the end."""
        lanes = SumLanes(self.game, games, random)
        lanes.play([position])
        counts = unpack(count_cells(lanes.stones_of_first(position), lanes.length), lanes.length)
        return {square: counts[square] for square in bits(self.game.free)}


class SumLanes(LanePlayouts):
    """Playouts of Sum in lanes."""

    game: Sum

    def __init__(self, game: Sum, lanes: int, random: Random) -> None:
        super().__init__(game, lanes, random)
        self.free = game.free * self.grid.ones
        self.majority = (game.free.bit_count() // 2 + 1) * self.grid.ones
        self.empty = 0
        self.planes: list[int] = []
        self.parity = 0

    def begin(self, positions: Sequence[Position]) -> None:
        grid = self.grid
        self.empty = self.free ^ (self.own | self.enemy)
        self.planes = lead_digits(grid, self.own, self.enemy)
        self.planes += [0] * (PLANES - len(self.planes))
        self.parity = 0

    def stones_of_first(self, start: Position) -> list[int]:
        """The stones of the first colour in each lane.

        Args:
            start: The position in which every lane began.
        """
        own = self.own if start.to_move == 0 else self.enemy
        return self.grid.unload(own ^ ((self.own ^ self.enemy) & self.away))

    def round(self) -> None:
        """Play one turn in every lane; a lane without a placement passes."""
        grid = self.grid
        offset = OFFSETS[self.parity]
        placed = self.masks.pick(self.playout_cells(offset))
        self.own |= placed
        self.empty ^= placed
        self.note_placed(placed)
        self.planes = add_to_planes(self.planes, [neighbours_of(grid, placed)])
        fails = offset - LEAST_LEAD + 1
        while failing := self.enemy & at_least(self.planes, fails, grid.cells):
            self.enemy ^= failing
            self.empty |= failing
            self.planes = add_to_planes(self.planes, neighbour_counts(grid, failing))
        full = grid.flags ^ grid.occupied(self.empty)
        ended = full & self.alive + grid.ones
        if ended:
            won = ended & grid.where_at_least(grid.counts(self.own), self.majority)
            self.finish(won, ended ^ won)
        self.change_mover(self.every)
        self.planes = [plane ^ grid.cells for plane in self.planes]
        self.parity ^= 1

    def playout_cells(self, offset: int) -> int:
        """The cells where a stone captures; in lanes without any, where it saves; else all legal ones."""
        grid, planes = self.grid, self.planes
        legal = self.empty & at_least(planes, offset + LEAST_LEAD, grid.cells)
        # Stones at their limit, which one more adjacent enemy stone removes.
        enemy_at_limit = self.enemy & at_least(planes, offset - LEAST_LEAD, grid.cells)
        own_at_limit = self.own ^ (self.own & at_least(planes, offset + LEAST_LEAD + 1, grid.cells))
        taking, saving = legal & neighbours_of(grid, enemy_at_limit), legal & neighbours_of(grid, own_at_limit)
        return grid.prefer(taking, grid.prefer(saving, legal))


def add_to_planes(planes: Sequence[int], digits: Sequence[int]) -> list[int]:
    """The numbers of the planes plus those of the digits; the sums must fit."""
    sums = []
    carry = 0
    for plane, digit in zip(planes, [*digits, *[0] * (len(planes) - len(digits))], strict=True):
        half = plane ^ digit
        sums.append(half ^ carry)
        carry = plane & digit | half & carry
    return sums
