"""Knowledge of Surmount: captures, the turns that win, and playouts in lanes.

In lanes, each round is one atomic step in every lane, a capture wherever there is one.

The sizes of groups decide which captures are legal. Bit planes hold the size of its group for every stone, so that all
stones of all boards are compared at once. Sizes are counted again only where a step has changed a group.

A replacement creates a group that may join several, and the planes have only the size of each of them. A cell where no
single one is large enough is tried; if all together are too small, the lane has lost a round, and the cell is refused
until an adjacent group changes. That leaves every capture the same chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...board.bitboard import flood, neighbours_of
from ...board.boards import bits
from ...games.base import Action, Position
from ...games.surmount import PLACED, Surmount
from ..knowledge import Knowledge, Proof
from ..playouts import LanePlayouts
from ..proof_search import ProofSearch


class SurmountKnowledge(Knowledge):
    """Knowledge of Surmount."""

    game: Surmount

    def capture_cells(self, position: Position) -> int:
        return position.stones[1 - position.to_move]

    def winning_turn(self, position: Position) -> tuple[Action, ...]:
        """See `Knowledge`. A turn captures at most one enemy group, so it can win only if there is exactly one."""
        game, board = self.game, self.game.board
        if position.winner is not None:
            return ()
        enemy = position.stones[1 - position.to_move]
        if not enemy or flood(board, enemy & -enemy, enemy) != enemy:
            return ()
        if position.stage:
            return self._winning_rest(position)
        if captures := game.replacements(position):
            return (Action("capture", next(bits(captures))),)
        for cell in bits(game.empty_cells(position) & neighbours_of(board, position.stones[position.to_move])):
            action = Action("place", cell)
            placed = game.apply(position, action)
            if placed.stage:
                return (action, *self._winning_rest(placed))
        return ()

    def _winning_rest(self, position: Position) -> tuple[Action, ...]:
        """The rest of a winning turn: a turn goes on only where it can end with the capture of that group."""
        game = self.game
        steps: list[Action] = []
        while position.stage:
            growth, captures = game.continuations(position)
            steps.append(Action("capture", next(bits(captures))) if captures else Action("grow", next(bits(growth))))
            position = game.apply(position, steps[-1])
        return tuple(steps)

    def playout_actions(self, position: Position) -> list[Action]:
        """Captures, if there are any: random games are then shorter by a third, and predict more."""
        actions = self.game.legal_actions(position)
        return [action for action in actions if action.kind == "capture"] or actions

    def has_to_be_proven(self, position: Position) -> bool:
        return self.game.decided_for(position) is None

    def make_proof(self, position: Position, most_positions: int) -> Proof:
        """A proof up to where the game is decided; the last capture can be far away from there."""
        return ProofSearch(self.game, position, most_positions, until_decided=True)

    def make_playouts(self, lanes: int, random: Random) -> LanePlayouts:
        return SurmountLanes(self.game, lanes, random)


class SurmountLanes(LanePlayouts):
    """Playouts of Surmount in lanes, one atomic step a round.

    Attributes:
        sizes: Bit planes of the sizes of groups, lowest digit first; 0 where there is no stone.
        in_turn: Filled lanes in which a turn is under way.
        touched: As in a position.
        options: Cells where the turn may go on.
        stop: The bit below the flag, which belongs to no cell and means the end of the turn.
        refused: Cells refused to the player to move, as the module's docstring says.
        refused_to_other: The same for the opponent.
    """

    game: Surmount

    def __init__(self, game: Surmount, lanes: int, random: Random) -> None:
        super().__init__(game, lanes, random)
        self.stop = self.grid.ones << self.grid.top - 1
        self.digits = range(game.board.cell_count.bit_length())
        self.sizes = [0 for _ in self.digits]
        self.in_turn = self.touched = self.options = self.refused = self.refused_to_other = 0

    def begin(self, positions: Sequence[Position]) -> None:
        grid = self.grid
        full = (1 << grid.top) - 1
        self.in_turn = grid.load([full if position.stage else 0 for position in positions])
        self.touched = grid.load([position.touched for position in positions])
        self.refused = self.refused_to_other = 0
        self.sizes = [0 for _ in self.digits]
        for stones in (self.own, self.enemy):
            rest = stones
            while rest:
                group = flood(grid, grid.lowest(rest), rest)
                rest ^= group
                self.set_sizes(group, grid.counts(group))
        group = grid.load([position.group for position in positions])
        self.options = self.continuations(group, grid.counts(group))
        self.options |= self.stop & grid.load([full if position.stage == PLACED else 0 for position in positions])

    def round(self) -> None:
        grid = self.grid
        whole, occupied = grid.whole, grid.occupied
        fresh = self.alive ^ (self.alive & self.in_turn)
        empty = grid.cells ^ (self.own | self.enemy)
        captures = self.replaceable(fresh) | self.options & self.enemy
        others = empty & fresh | self.options
        chosen = self.masks.pick(grid.prefer(captures, others)) & grid.cells

        # The group that the stone makes, and the enemy groups that it captures or, as a turn's first, touches.
        created = flood(grid, chosen, self.own | chosen)
        size = grid.counts(created)
        taken = chosen & self.enemy
        takes = whole(occupied(taken))
        meets = fresh & whole(occupied(created ^ chosen)) & ~takes
        met = flood(grid, taken | neighbours_of(grid, created & meets) & self.enemy, self.enemy)
        refused = 0
        if taken:
            enough = whole(grid.where_at_least(size, grid.counts(met) + grid.ones))
            refused = takes & fresh & ~enough
            self.refused |= taken & refused
            takes, chosen, created = takes & ~refused, chosen & ~refused, created & ~refused
            self.remove(met & takes)
        self.own |= chosen
        self.note_placed(chosen)
        self.set_sizes(created, size)
        self.refused &= ~neighbours_of(grid, created)
        won = occupied(takes) & ~occupied(self.enemy)
        if won:
            self.finish(won, 0)

        self.touched |= met & meets
        self.in_turn |= whole(occupied(self.touched))
        self.options = self.continuations(created & self.in_turn & ~takes, size)
        going_on = whole(occupied(self.options))
        self.options |= self.stop & fresh & going_on
        self.end_turns(self.alive & ~going_on & ~refused)

    def remove(self, captured: int) -> None:
        """Remove enemy stones."""
        self.enemy ^= captured
        self.refused &= ~captured
        self.sizes = [plane ^ plane & captured for plane in self.sizes]

    def replaceable(self, fresh: int) -> int:
        """The enemy stones worth trying to replace: all that can be replaced, and few others."""
        grid = self.grid
        cells = self.enemy & fresh
        beside = [shifted(self.own & fresh, step) & cells for step in grid.steps]
        own_sizes = [plane & self.own for plane in self.sizes]
        # Cells none of whose neighbours has a group of at least their own group's size.
        too_small = cells
        for step in grid.steps:
            smaller = 0
            for mine, theirs in zip(own_sizes, self.sizes, strict=True):
                smaller ^= (shifted(mine, step) ^ theirs) & (smaller ^ theirs)
            too_small &= smaller
        # Where own stones are not adjacent to each other, several groups may be joined.
        once = several = 0
        for index, plane in enumerate(beside):
            arc = plane ^ plane & beside[index - 1]
            several |= once & arc
            once |= arc
        return cells ^ too_small | several & too_small & ~self.refused

    def continuations(self, group: int, size: int) -> int:
        """The cells where groups may grow and those where they may capture (see `Surmount.continuations`).

        Args:
            group: The groups under way.
            size: The number of stones of each, at its lane's lowest bits.
        """
        grid = self.grid
        touched = self.touched & grid.whole(grid.occupied(group))
        if not touched:
            return 0
        equal, larger = self.compare(touched, size)
        beside = neighbours_of(grid, group)
        if not larger:
            return equal & beside
        others = self.own & ~group | self.enemy & ~self.touched
        growable = grid.cells & ~(self.own | self.enemy | neighbours_of(grid, others))
        room = flood(grid, beside & grid.whole(grid.occupied(larger)), growable)
        out_of_reach = self.compare(larger, size + grid.counts(room))[1]
        return equal & beside | growable & beside & grid.whole(grid.occupied(larger ^ out_of_reach))

    def compare(self, stones: int, numbers: int) -> tuple[int, int]:
        """The stones whose groups have exactly as many stones as their lane's number says, and those with more."""
        grid = self.grid
        equal, larger = stones, 0
        for digit in reversed(self.digits):
            flags = numbers >> digit & grid.ones
            plane = self.sizes[digit]
            differing = equal & (plane ^ (flags << grid.top) - flags)
            larger |= differing & plane
            equal ^= differing
        return equal, larger

    def set_sizes(self, groups: int, counts: int) -> None:
        """Store the number of stones of at most one group in each lane."""
        grid = self.grid
        for digit in self.digits:
            flags = counts >> digit & grid.ones
            plane = self.sizes[digit]
            self.sizes[digit] = plane ^ (plane ^ (flags << grid.top) - flags) & groups

    def end_turns(self, ended: int) -> None:
        """End the turns in these lanes."""
        going_on = self.alive & ~ended
        self.in_turn &= going_on
        self.touched &= going_on
        exchanged = (self.refused ^ self.refused_to_other) & ended
        self.refused ^= exchanged
        self.refused_to_other ^= exchanged
        self.change_mover(ended)


def shifted(cells: int, step: int) -> int:
    """Every cell of the set moved one step; those that leave the board are on bits without a cell."""
    return cells << step if step > 0 else cells >> -step
