"""A position of the search tree, and what is known of the steps from it."""

from __future__ import annotations

from math import log, sqrt
from operator import add
from typing import NamedTuple
from weakref import ref

from ..games.base import PLACING, Game, Position
from .cell_counts import unpack
from .playouts import Tally

# Weight of exploration; the counts of cells explore by themselves. In Surmount, whose playouts are few, others against
# 0.35: 0.2 wins 25 of 40 paired games of 384 playouts a turn, 0.1 wins 10 of 20, and 0.7 wins 6 of 20 of 256.
EXPLORATION = 0.35
EXPLORATIONS = {"surmount": 0.2}

# Playouts of a step after which its own results weigh as much as those of its cell. In 40 paired games each, with
# 0.1 to 0.15 s a turn: 100 beats 400 in Subsume (25) and Sum (24), makes no difference in Parasol (21), loses in
# Sunspot (17). In Surmount, where a stone seldom means the same later, 100 beats 400 (25), and 30 beats 100 (27).
EQUIVALENCE = 100.0
EQUIVALENCES = {"surmount": 30.0, "sunspot": 400.0}

# What parents know of the cells weighs in a new position as much as this many playouts. In 30 paired games each, of 384
# playouts a turn (256 in Surmount, 32,768 in Parasol), against this: 0 wins 9 in Sunspot, 12 in Sum, 13 in Surmount, 16
# in Subsume, 17 in Parasol; 128 wins 10, 15, 13, 16 and 14.
INHERITED = 32.0

# Taking enemy stones, and saving one's own, is looked at early: it counts as worth this much more than its cell, until
# it has results of its own. In Surmount 0.2 beats 0.05 in 25 of 40 paired games, and is as good as 0.4 (29 of 60). In
# Subsume, with 640 playouts a turn: playouts that complete rings, without a bonus, win 8 of 30 against plain ones; with
# the bonus for cells that complete a ring 24 of 30. With the bonus for every loop that takes, as now, the search wins
# 26 of 36 against that; 0.4 is as good as 0.2 (17 of 40).
# Saving is told of by Sum alone, where 0 (30 of 60) and 0.2 (14 of 30) are as good as 0.1.
TAKING_BONUS = 0.2
SAVING_BONUS = 0.1

# The same for placements beside stones of one's own, where the game tells of them. Random games of Sunspot hardly ever
# close a loop on purpose, so they say little of what is connected: there 0.2 beats none in 35 of 40 paired games of 128
# playouts a turn and in 24 of 30 of 448, not in 16 of 1,408 (8); 0.1 in 32 of 40 of 128. Given to flips as well it wins
# 12 of 30 against this. In Parasol and Surmount 0.05 loses (11 and 14 of 40 are won), in Subsume and Sum it makes no
# difference (18 and 23).
JOINING_BONUS = 0.2

# In this order: the first that a step is given is the one it has.
BONUSES = (TAKING_BONUS, SAVING_BONUS, JOINING_BONUS)

# A step of which nothing is known, such as a flip, is taken to be worth this. Of 30 paired games, as above, 0.4 wins 11
# in Sunspot and 17 in Surmount, 0.6 wins 13 and 19.
UNKNOWN_WORTH = 0.5

# A turn of Surmount can have hundreds of ends. After so many that lose at once, and none that does not, another step is
# taken. Without looking at ends a search of 64 and of 192 playouts a turn left the other side a win at once that it
# could have avoided in 9 of 40 and in 17 of 30 games, with this in none.
ENDS_LOOKED_AT = 4

# Below every real worth.
LOST = -1.0


class Weights(NamedTuple):
    """How a search weighs what it knows.

    scale: how many playouts count as one (see `Playouts`). exploration: as above. equivalence, inherited: the same, in
    playouts.
    """

    scale: float
    exploration: float
    equivalence: float
    inherited: float

    @classmethod
    def of(cls, game: Game, scale: float) -> Weights:
        return cls(
            scale,
            EXPLORATIONS.get(game.id, EXPLORATION),
            EQUIVALENCES.get(game.id, EQUIVALENCE) * scale,
            INHERITED * scale,
        )


class Node:
    """A position of the tree.

    proven: the colour that wins with best play, once that is known. turns: where a proof search has found that out,
    in how many turns of both players at most. settled_best: the index of the step that it recommends: one that wins, or
    of the lost ones the one that holds out longest.
    ends_lost: how often the end of the turn was looked at that leads through here, each time to find that it loses.
    total: playouts through this position, those of a batch that is under way included. played: those whose
    results are in.
    For each step: visits, the playouts through it, and wins of the colour to move among them. plays,
    plays_won: for each colour the packed counts of the cells on which it placed stones later on (see
    `Tally`).
    """

    __slots__ = (
        "__weakref__",
        "_bonus_list",
        "_cell_worths",
        "_game",
        "_length",
        "_parent",
        "_prior",
        "_tells_inherited",
        "actions",
        "children",
        "ends_lost",
        "examined",
        "played",
        "plays",
        "plays_won",
        "position",
        "proven",
        "settled_best",
        "total",
        "turns",
        "visits",
        "wins",
    )

    def __init__(self, game: Game, position: Position, parent: Node | None = None) -> None:
        outcome = game.outcome(position)
        self.position = position
        self.proven: int | None = None if outcome is None else outcome.winner
        self.actions = [] if outcome is not None else game.legal_actions(position)
        count = len(self.actions)
        self.children: list[Node | None] = [None] * count
        self.visits = [0] * count
        self.wins = [0] * count
        self.turns: int | None = None
        self.settled_best: int | None = None
        self.total = self.played = 0
        self.examined = False
        self.ends_lost = 0
        self.plays = [0, 0]
        self.plays_won = [0, 0]
        self._length = game.board.cells.bit_length()
        self._game = game
        self._bonus_list: list[float] | None = None
        # Parents hold their children. Held in turn they would stay until a collector comes, and searches do without.
        self._parent = None if parent is None else ref(parent)
        self._prior: tuple[list[float], list[float]] | None = None
        self._cell_worths: list[float] | None = None
        self._tells_inherited = False

    @property
    def is_doubted(self) -> bool:
        """Whether all ends of the turn that were looked at lose, though that is no proof."""
        return self.ends_lost >= ENDS_LOOKED_AT

    def add_cells(self, tally: Tally) -> None:
        """Count where stones were placed in playouts that went through this position."""
        for colour in (0, 1):
            self.plays[colour] += tally.plays[colour]
            self.plays_won[colour] += tally.plays_won[colour]
        self._cell_worths = None

    def add_step(self, colour: int, cell: int, playouts: int, wins: int) -> None:
        """Count a stone that was placed on the way to those playouts."""
        self.plays[colour] += playouts << 32 * cell
        self.plays_won[colour] += wins << 32 * cell

    def promising(self, weights: Weights) -> int:
        """The index of the step to look at next."""
        mover = self.position.to_move
        scale, equivalence = weights.scale, weights.equivalence
        exploration = weights.exploration * sqrt(log(self.total / scale + 2))
        best, best_worth = 0, 2 * LOST
        for index, worth in enumerate(map(add, self._worths_by_cell(weights), self._bonuses())):
            child, visits = self.children[index], self.visits[index]
            if child is not None and child.proven is not None:
                if child.proven == mover:
                    return index
                worth = LOST
            else:
                if visits:
                    weight = sqrt(equivalence / (3 * visits + equivalence))
                    worth = weight * worth + (1 - weight) * self.wins[index] / visits
                worth += exploration / sqrt(visits / scale + 1)
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def estimate(self, index: int, weights: Weights) -> float:
        """The win rate of a step, its own results blended with those of its cell."""
        return self._blend(index, self._worths_to_tell(weights)[index], weights)

    def _blend(self, index: int, worth_by_cell: float, weights: Weights) -> float:
        visits = self.visits[index]
        if not visits:
            return worth_by_cell
        weight = sqrt(weights.equivalence / (3 * visits + weights.equivalence))
        return weight * worth_by_cell + (1 - weight) * self.wins[index] / visits

    def prove(self) -> None:
        """Note the winner of this position if the steps that are proven settle it."""
        mover = self.position.to_move
        all_lost = True
        for child in self.children:
            if child is not None and child.proven == mover:
                self.proven = mover
                return
            all_lost = all_lost and child is not None and child.proven is not None
        if all_lost:
            self.proven = 1 - mover

    def turns_to_end(self) -> int:
        """In how many turns of both players, at most, a proven result is reached."""
        assert self.proven is not None
        if self.turns is not None:
            return self.turns
        same_result = [child for child in self.children if child is not None and child.proven == self.proven]
        hurries = self.position.to_move == self.proven
        return (min if hurries else max)((child.turns_through() for child in same_result), default=0)

    def turns_through(self) -> int:
        """The same for the step that leads here."""
        return self.turns_to_end() + (self.position.stage == 0)

    def best(self, weights: Weights) -> int:
        """The index of the step to play: a proven win, otherwise the most visited that is no loss, proven or doubted.

        Of several proven wins it is the quickest; where every step loses, the one that holds out longest.
        """
        if self.settled_best is not None:
            return self.settled_best
        mover = self.position.to_move

        def standing(child: Node | None) -> int:
            if child is None or child.proven is None:
                return -1 if child is not None and child.is_doubted else 0
            return 1 if child.proven == mover else -2

        standings = [standing(child) for child in self.children]
        highest = max(standings)
        by_cell, bonuses = self._worths_to_tell(weights), self._bonuses()

        def worth(index: int) -> tuple[int, int, float]:
            child = self.children[index]
            delay = child.turns_through() if child and child.proven is not None else 0
            return (-highest * delay, self.visits[index], self._blend(index, by_cell[index], weights) + bonuses[index])

        return max((index for index, known in enumerate(standings) if known == highest), key=worth)

    def _worths_by_cell(self, weights: Weights) -> list[float]:
        """For each step the win rate of playouts in which its stone was placed, then or later."""
        if self._cell_worths is None:
            self._cell_worths = self._worths_with(*self._inherited(weights))
        return self._cell_worths

    def _worths_to_tell(self, weights: Weights) -> list[float]:
        """The same for who only looks.

        What the parent knew counts where it has been noted, but it is not noted now: when that is first done decides
        what it is, and whoever looks must not change what is thought next.
        """
        if self._tells_inherited:
            return self._worths_by_cell(weights)
        nothing = [0.0] * self._length
        return self._worths_with(nothing, nothing)

    def _worths_with(self, more: list[float], more_won: list[float]) -> list[float]:
        mover, length = self.position.to_move, self._length
        plays, plays_won = unpack(self.plays[mover], length), unpack(self.plays_won[mover], length)
        worths = []
        for action in self.actions:
            cell = action.cell
            count = plays[cell] + more[cell] if action.kind in PLACING else 0
            worth = (plays_won[cell] + more_won[cell]) / count if count else UNKNOWN_WORTH
            worths.append(worth)
        return worths

    def _bonuses(self) -> list[float]:
        """How much more than that each step is taken to be worth until it has results of its own."""
        if self._bonus_list is None:
            game, position = self._game, self.position
            cells = game.taking_cells(position), game.saving_cells(position), game.joining_cells(position)
            # Most games mark nothing, and most positions little.
            marked = [pair for pair in zip(cells, BONUSES, strict=True) if pair[0]]
            self._bonus_list = [
                next((bonus for cells, bonus in marked if cells >> cell & 1), 0.0) if marked else 0.0
                for cell in (action.cell if action.cell >= 0 else self._length for action in self.actions)
            ]
        return self._bonus_list

    def inherit(self, weights: Weights) -> None:
        """Note what the parent knows: it is about to be let go, or the step to play is sought here."""
        self._inherited(weights)
        self._tells_inherited = True

    def _inherited(self, weights: Weights) -> tuple[list[float], list[float]]:
        """What the parent knew of the mover's cells when this was first asked, scaled down."""
        if self._prior is None:
            parent = None if self._parent is None else self._parent()
            mover, length = self.position.to_move, self._length
            if parent is None or not parent.total:
                self._prior = [0.0] * length, [0.0] * length
            else:
                share = min(1.0, weights.inherited / parent.total)
                self._prior = (
                    [share * count for count in unpack(parent.plays[mover], length)],
                    [share * count for count in unpack(parent.plays_won[mover], length)],
                )
            self._parent = None
        return self._prior
