"""Knowledge of Sunspot: joins, the turns that win, and playouts in lanes.

In lanes, each round is a placement, a flip and a give-back in every lane, each where it is due.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...board.bitboard import Grid, enclosed, flood, groups, neighbour_planes, neighbours_of
from ...board.boards import bits
from ...games.base import STOP, Action, Position, by_colour
from ...games.sunspot import GIVING, PLACED, Sunspot, seeing_the_edge
from ..knowledge import Knowledge, Proof
from ..playouts import LanePlayouts
from ..proof_search import ProofSearch

# The number of stones around a single cell.
SHORTEST_LOOP = 6


class SunspotKnowledge(Knowledge):
    """Knowledge of Sunspot."""

    game: Sunspot

    def join_cells(self, position: Position) -> int:
        return neighbours_of(self.game.board, position.stones[position.to_move]) & self.game.empty_cells(position)

    def winning_turn(self, position: Position) -> tuple[Action, ...]:
        """See `Knowledge`. Only the few placements and flips that can close a loop are tried."""
        if position.winner is not None:
            return ()
        game, board = self.game, self.game.board
        empty = game.empty_cells(position)
        mover, own, enemy = position.to_move, position.stones[position.to_move], position.stones[1 - position.to_move]
        if position.stage == GIVING:
            return self._winning_gift(own, position.group & game.edge_stones(position))
        if position.stage == PLACED and enclosed(board, own):
            return (STOP,)
        if position.stage == PLACED or not empty:
            return self._winning_flip(position)
        inner = enemy & ~board.perimeter
        closing = 0
        for group in groups(board, own):
            closing |= self._closing_cells(group)
        by_itself = closing
        # A flip may close a loop alone, whatever is placed, or together with the placement.
        if closing & inner:
            closing = empty
        else:
            # A flipped stone without adjacent own stones is not part of a loop that one more stone closes.
            for cell in bits(inner & neighbours_of(board, own)):
                closing |= self._closing_cells(flood(board, 1 << cell, own | 1 << cell))
        for cell in bits(closing & empty):
            action, walls = Action("place", cell), own | 1 << cell
            placed = Position(by_colour(mover, walls, enemy), mover, PLACED)
            if by_itself >> cell & 1 and enclosed(board, walls):
                return (action, STOP) if game.flips(placed) else (action,)
            if rest := self._winning_flip(placed):
                return (action, *rest)
        return ()

    def _closing_cells(self, group: int) -> int:
        return closing_cells(self.game.board, group) if group.bit_count() >= SHORTEST_LOOP - 1 else 0

    def _winning_flip(self, position: Position) -> tuple[Action, ...]:
        """A flip that closes a loop, where there is none yet, and the gift that it requires."""
        game, board, own = self.game, self.game.board, position.stones[position.to_move]
        closing = closing_cells(board, own) & position.stones[1 - position.to_move]
        for cell in bits(closing & game.flips(position)) if closing else ():
            walls = own | 1 << cell
            if not enclosed(board, walls):
                continue
            action = Action("flip", cell)
            joined = flood(board, 1 << cell, walls) & game.edge_stones(position)
            if not joined:
                return (action,)
            if gift := self._winning_gift(walls, joined):
                return (action, *gift)
        return ()

    def _winning_gift(self, walls: int, edge: int) -> tuple[Action, ...]:
        """An edge subgroup, of these stones, that can be given away without opening the last loop of the walls."""
        for subgroup in groups(self.game.board, edge):
            if enclosed(self.game.board, walls ^ subgroup):
                return (Action("give", next(bits(subgroup))),)
        return ()

    def make_proof(self, position: Position, most_positions: int) -> Proof:
        """A proof with a test for turns that win at once: one placement may be followed by many flips and gifts."""
        return ProofSearch(self.game, position, most_positions, winning_turn=self.winning_turn)

    def random_action(self, position: Position, random: Random) -> Action:
        """A legal step; each stone that can be given stands for its subgroup, so larger ones are given more often."""
        if position.stage != GIVING:
            return super().random_action(position, random)
        return Action("give", random.choice(list(bits(position.group & self.game.edge_stones(position)))))

    def make_playouts(self, lanes: int, random: Random) -> LanePlayouts:
        return SunspotLanes(self.game, lanes, random)


class SunspotLanes(LanePlayouts):
    """Playouts of Sunspot in lanes."""

    game: Sunspot

    def __init__(self, game: Sunspot, lanes: int, random: Random) -> None:
        super().__init__(game, lanes, random)
        self.sides = [(side * self.grid.ones, inward) for side, inward in game.sides]
        # A bit below the flag, which belongs to no cell, means "no flip" when a flip is chosen.
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
        edge = seeing_the_edge(grid, self.sides, empty)
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
        """The stones to flip: any legal one, or none where a stone was placed in this turn, with equal chances."""
        grid = self.grid
        enemy_edge = self.enemy & edge
        flips = (flood(grid, enemy_edge, self.enemy) ^ enemy_edge) & self.alive & ~self.must_give
        optional = self.inside_turn | grid.whole(grid.occupied(placed))
        return self.masks.pick(flips | grid.whole(grid.occupied(flips)) & optional & self.stop) & grid.cells

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


def closing_cells(grid: Grid, group: int) -> int:
    """The cells where one more stone would close a loop of a group: its neighbours there form two or more arcs.

    Between two arcs is the area that the loop surrounds, on one side of the cell or on the other; no part of it belongs
    to the group. With boards in lanes, the result is for one group of each lane.
    """
    beside = neighbour_planes(grid, group)
    once = twice = 0
    for index, stones in enumerate(beside):
        begins = stones & ~beside[index - 1]
        twice |= once & begins
        once |= begins
    return twice & ~group
