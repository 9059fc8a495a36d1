"""Knowledge of Subsume: captures, and playouts in lanes.

In lanes, each round is a placement in every lane: one that completes a ring and turns stones, if there is any.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...board.bitboard import Grid, enclosed, neighbour_counts, neighbours_of, not_less
from ...games.base import Action, Position
from ...games.subsume import Subsume, loop_and_inside
from ..knowledge import Knowledge
from ..playouts import LanePlayouts


class SubsumeKnowledge(Knowledge):
    """Knowledge of Subsume."""

    game: Subsume

    def capture_cells(self, position: Position) -> int:
        """Cells where a stone closes a loop by which the mover wins more stones than it loses.

        A stone that changes colour counts for both players.
        """
        game, mover = self.game, position.to_move
        found = 0
        with_the_stone = self._lead(position, mover) + 1
        for action in game.legal_actions(position):
            if self._lead(game.apply(position, action), mover) > with_the_stone:
                found |= 1 << action.cell
        return found

    def _lead(self, position: Position, colour: int) -> int:
        """The lead of a colour in stones."""
        stones = self.game.score(position)
        return stones[colour] - stones[1 - colour]

    def playout_actions(self, position: Position) -> list[Action]:
        """Placements that complete a ring around one cell and turn stones there, or else all."""
        game = self.game
        own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
        taking, legal = ring_gaps_and_placements(game.board, own, enemy, game.free_cells(position))
        return game.placings_on(taking or legal)

    def make_playouts(self, lanes: int, random: Random) -> LanePlayouts:
        return SubsumeLanes(self.game, lanes, random)


class SubsumeLanes(LanePlayouts):
    """Playouts of Subsume in lanes."""

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
        """Turn and remove stones, and end won games, where a stone has just completed a loop."""
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


def ring_gaps_and_placements(grid: Grid, own: int, enemy: int, free: int) -> tuple[int, int]:
    """The free cells that complete a ring around one cell and turn stones, and all legal placements.

    Such a gap is the sixth cell of a ring whose others have stones of both players, at least two of them own. Filling
    it turns the enemy's, unless the ring then belongs to a larger loop. Both sets use the same counts of neighbours,
    which are the main cost.
    """
    own_ones, own_twos, own_fours = beside_own = neighbour_counts(grid, own)
    enemy_ones, enemy_twos, enemy_fours = beside_enemy = neighbour_counts(grid, enemy)
    legal = not_less(beside_enemy, beside_own, free)
    carry = own_ones & enemy_ones
    carry = own_twos & enemy_twos | (own_twos ^ enemy_twos) & carry
    # Of sums up to six, just five has a one and a four.
    five = (own_ones ^ enemy_ones) & (own_fours ^ enemy_fours ^ carry)
    shared = five & (own_twos | own_fours) & (enemy_ones | enemy_twos | enemy_fours)
    return legal & neighbours_of(grid, shared & grid.cells), legal
