"""Surmount in lanes: one atomic step in every lane a round.

A replacement is tried on any enemy stone beside one's own; where the enemy group turns out not to be the
smaller one, the cell is refused for the rest of the turn and the lane chooses again. That leaves every legal
step the same chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...bitboard import flood, spread
from ...games.base import Position
from ...games.surmount import PLACED, Surmount
from ..playouts import LanePlayouts


class SurmountLanes(LanePlayouts):
    """One atomic step a round.

    in_turn: filled lanes in which a turn is under way; group, touched: as in a position; options: where it may go on.
    stop: the bit below the flag, where no cell lies, stands for ending the turn. refused: see above.
    """

    game: Surmount

    def __init__(self, game: Surmount, lanes: int, random: Random) -> None:
        super().__init__(game, lanes, random)
        self.stop = self.grid.ones << self.grid.top - 1
        self.in_turn = self.group = self.touched = self.options = self.refused = 0

    def begin(self, positions: Sequence[Position]) -> None:
        grid = self.grid
        full = (1 << grid.top) - 1
        self.in_turn = grid.load([full if position.stage else 0 for position in positions])
        self.group = grid.load([position.group for position in positions])
        self.touched = grid.load([position.touched for position in positions])
        self.refused = 0
        self.options = self.continuations()
        self.options |= self.stop & grid.load([full if position.stage == PLACED else 0 for position in positions])

    def round(self) -> None:
        grid = self.grid
        empty = grid.cells ^ (self.own | self.enemy)
        fresh = self.alive & ~self.in_turn
        starts = (empty | self.enemy & spread(grid, self.own)) & fresh & ~self.refused
        chosen = self.masks.pick(starts | self.options)
        captured = chosen & self.enemy
        placed = chosen & empty
        stopped = grid.whole(grid.occupied(chosen & self.stop))
        ended = stopped | fresh & ~grid.whole(grid.occupied(chosen))  # passes, where nothing could be chosen
        self.own |= placed
        self.note_placed(placed)
        self.options = 0
        if captured:
            ended |= self.capture(captured)
        if placed:
            ended |= self.place(placed, fresh)
        self.end_turns(ended & self.alive)

    def capture(self, captured: int) -> int:
        """Carry out the captures that are allowed; the filled lanes in which one was made."""
        grid = self.grid
        victims = flood(grid, captured, self.enemy)
        joined = flood(grid, spread(grid, captured) & self.own, self.own)
        # Inside a turn only allowed captures are offered. A replacing stone makes its group one larger.
        larger = grid.where_at_least(grid.counts(joined), grid.counts(victims))
        made = grid.whole(grid.occupied(captured)) & (grid.whole(larger) | self.in_turn)
        refused, captured = captured, captured & made
        self.refused |= (captured | refused) ^ captured
        self.enemy ^= victims & made
        self.own |= captured
        self.note_placed(captured)
        won = grid.occupied(captured) & ~grid.occupied(self.enemy)
        if won:
            self.finish(won, 0)
        return made

    def place(self, placed: int, fresh: int) -> int:
        """Find how the turn may go on after placements and growth; the filled lanes in which it may not."""
        grid = self.grid
        started = placed & fresh
        group = flood(grid, started, self.own)
        group &= grid.whole(grid.occupied(group ^ started))  # a stone that joins nothing ends the turn
        touched = flood(grid, spread(grid, group) & self.enemy, self.enemy)
        entered = grid.whole(grid.occupied(touched))
        self.group |= group & entered | placed & self.in_turn
        self.touched |= touched
        self.in_turn |= entered
        options = self.continuations() & grid.whole(grid.occupied(placed))
        going_on = grid.whole(grid.occupied(options))
        self.options = options | self.stop & entered & going_on
        return grid.whole(grid.occupied(placed)) & ~going_on

    def continuations(self) -> int:
        """The cells where the groups may grow and those where they may capture (see `Surmount.continuations`)."""
        grid = self.grid
        size = grid.counts(self.group)
        beside = spread(grid, self.group)
        others = self.own & ~self.group | self.enemy & ~self.touched
        growable = grid.cells & ~(self.own | self.enemy | spread(grid, others))
        reachable = size + grid.counts(flood(grid, beside, growable))
        captures = may_grow = 0
        rest = self.touched
        while rest:
            group = flood(grid, grid.lowest(rest), rest)
            rest ^= group
            count = grid.counts(group)
            not_smaller = grid.where_at_least(count, size) & grid.occupied(group)
            equal = not_smaller & grid.where_at_least(size, count)
            captures |= group & beside & grid.whole(equal)
            may_grow |= (not_smaller ^ equal) & grid.where_at_least(reachable, count)
        return captures | growable & beside & grid.whole(may_grow)

    def end_turns(self, ended: int) -> None:
        """Hand the move over in these lanes."""
        going_on = self.alive & ~ended
        self.in_turn &= going_on
        self.group &= going_on
        self.touched &= going_on
        self.refused &= going_on
        self.change_mover(ended)
