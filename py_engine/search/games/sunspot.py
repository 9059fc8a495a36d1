"""Sunspot in lanes: a placement, a flip and a give-back in every lane a round, each where it is due."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...board.bitboard import enclosed, flood
from ...games.base import Position
from ...games.sunspot import GIVING, PLACED, Sunspot
from ..playouts import LanePlayouts


class SunspotLanes(LanePlayouts):
    game: Sunspot

    def __init__(self, game: Sunspot, lanes: int, random: Random) -> None:
        super().__init__(game, lanes, random)
        self.sides = [(side * self.grid.ones, inward) for side, inward in game.sides]
        # A bit below the flag, where no cell lies, stands for not flipping when a flip is chosen.
        self.stop = self.grid.ones << self.grid.top - 1
        self.inside_turn = self.must_give = self.group = 0

    def begin(self, positions: Sequence[Position]) -> None:
        grid = self.grid
        full = (1 << grid.top) - 1
        self.inside_turn = grid.load([full if position.stage == PLACED else 0 for position in positions])
        self.must_give = grid.load([full if position.stage == GIVING else 0 for position in positions])
        self.group = grid.load([position.group if position.stage == GIVING else 0 for position in positions])

    def round(self) -> None:
        grid = self.grid
        empty = grid.cells ^ (self.own | self.enemy)
        placed = self.masks.pick(empty & self.alive & ~(self.inside_turn | self.must_give))
        self.own |= placed
        empty ^= placed
        self.note_placed(placed)
        edge = self.edge_stones(empty)
        flipped = self.choose_flips(edge, placed)
        self.own |= flipped
        self.enemy ^= flipped
        group = flood(grid, flipped, self.own) | self.group
        given = flood(grid, self.masks.pick(group & edge), group & edge)
        self.own ^= given
        self.enemy |= given
        self.inside_turn = self.must_give = self.group = 0
        self.end_turn()

    def choose_flips(self, edge: int, placed: int) -> int:
        """The stones to flip: any that can be, or none where a stone was placed in this turn, with equal chances."""
        grid = self.grid
        enemy_edge = self.enemy & edge
        flips = (flood(grid, enemy_edge, self.enemy) ^ enemy_edge) & self.alive & ~self.must_give
        optional = self.inside_turn | grid.whole(grid.occupied(placed))
        return self.masks.pick(flips | grid.whole(grid.occupied(flips)) & optional & self.stop) & grid.cells

    def edge_stones(self, empty: int) -> int:
        """The cells that look along a line of empty cells to the edge, in all lanes (see `Sunspot.edge_stones`)."""
        cells = self.grid.cells
        seen = 0
        for side, inward in self.sides:
            looking = side
            while looking:
                seen |= looking
                looking &= empty
                looking = (looking << inward if inward > 0 else looking >> -inward) & cells
        return seen

    def end_turn(self) -> None:
        grid = self.grid
        own_loop, enemy_loop = enclosed(grid, self.own), enclosed(grid, self.enemy)
        if own_loop or enemy_loop:
            alive = self.alive + grid.ones & grid.flags
            won = grid.occupied(own_loop) & alive
            lost = grid.occupied(enemy_loop) & alive & ~won
            if won | lost:
                self.finish(won, lost)
        self.change_mover(self.every)
