"""Subsume in lanes: in every lane a placement a round, one that completes a ring and turns stones if any does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...board.bitboard import enclosed
from ...games.base import Position
from ...games.subsume import Subsume, loop_and_inside, ring_gaps_and_placements
from ..playouts import LanePlayouts


class SubsumeLanes(LanePlayouts):
    game: Subsume

    def __init__(self, game: Subsume, lanes: int, random: Random) -> None:
        super().__init__(game, lanes, random)
        self.needed = game.needed * self.grid.ones
        self.surrounded = 0

    def begin(self, positions: Sequence[Position]) -> None:
        self.surrounded = enclosed(self.grid, self.own | self.enemy)

    def round(self) -> None:
        grid = self.grid
        stones = self.own | self.enemy
        cells = self.alive & grid.cells
        free = cells ^ (cells & (stones | self.surrounded))
        taking, legal = ring_gaps_and_placements(grid, self.own, self.enemy, free)
        placed = self.masks.pick(grid.prefer(taking, legal))
        self.own |= placed
        self.note_placed(placed)
        stones |= placed
        loop, inside = loop_and_inside(grid, stones | enclosed(grid, stones), placed)
        if loop:
            self.close_loops(loop, inside)
        self.change_mover(self.every)

    def close_loops(self, loop: int, inside: int) -> None:
        """Flip, remove and look for wins where a stone has just completed a loop."""
        grid = self.grid
        mine, theirs = self.own & loop, self.enemy & loop
        looped = grid.occupied(loop)
        taken = looped & grid.where_at_least(grid.counts(mine), grid.counts(theirs))
        gained = theirs & grid.whole(taken)
        lost = mine & grid.whole(looped ^ taken)
        own, enemy = self.own ^ gained ^ lost, self.enemy ^ gained ^ lost
        self.own, self.enemy = own ^ (own & inside), enemy ^ (enemy & inside)
        self.surrounded |= inside
        won = looped & grid.where_at_least(grid.counts(loop & grid.perimeter), self.needed)
        if won:
            self.finish(won & taken, won & ~taken)
