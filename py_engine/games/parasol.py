"""Parasol, by Mark Steere (2024): hold at least four of the seven cells in most of the parasols.

A parasol is a cell with its six neighbours, all on the board. So each cell that is not on the perimeter is the middle
of one parasol. There are 3(n-1)(n-2)+1 of them, an odd number, and the board is filled: no game is drawn.
"""

from __future__ import annotations

from ..board.bitboard import add_planes, at_least, lead_at_least, neighbour_planes
from ..text.sentences import Sentence, say
from .base import Action, Outcome, Position
from .facts import Count, Parasols, Threats
from .info import GameInfo, Sample
from .placement import PlacementGame, why_not_by_turns


class Parasol(PlacementGame):
    """Rules of Parasol on one board."""

    id = "parasol"

    @property
    def parasol_count(self) -> int:
        return self.board.interior.bit_count()

    @property
    def majority(self) -> int:
        """The number of parasols that wins."""
        return self.parasol_count // 2 + 1

    def placements(self, position: Position) -> int:
        first, second = position.stones
        return self.board.cells ^ (first | second)

    def is_over(self, position: Position) -> bool:
        first, second = position.stones
        return first | second == self.board.cells

    def apply(self, position: Position, action: Action) -> Position:
        first, second = position.stones
        if position.to_move == 0:
            return Position((first | 1 << action.cell, second), 1)
        return Position((first, second | 1 << action.cell), 0)

    def held(self, stones: int) -> int:
        """The middles of the parasols in which these stones are at least four of the seven."""
        around = add_planes([stones, *neighbour_planes(self.board, stones)])
        return at_least(around, 4, self.board.interior)

    def score(self, position: Position) -> tuple[int, int]:
        """The number of parasols that each colour holds already."""
        first, second = position.stones
        return self.held(first).bit_count(), self.held(second).bit_count()

    def settled_for(self, position: Position) -> int | None:
        """The colour that holds a majority of the parasols already, so that it cannot lose; else None."""
        for colour, held in enumerate(self.score(position)):
            if 2 * held > self.parasol_count:
                return colour
        return None

    def turns_when_settled(self, position: Position) -> int:
        """The number of empty cells: the game goes on until the board is full."""
        return self.free_cells(position).bit_count()

    def least_turns_left(self, position: Position) -> int:
        return self.turns_when_settled(position)

    def outcome(self, position: Position) -> Outcome | None:
        if not self.is_over(position):
            return None
        counts = self.score(position)
        winner = 0 if counts[0] > counts[1] else 1
        return Outcome(winner, "majority", counts=counts, needed=self.majority)

    def how_won(self, outcome: Outcome, players: tuple[Sentence, Sentence]) -> Sentence:
        winner, won = players[outcome.winner], outcome.counts[outcome.winner]
        if self.parasol_count == 1:
            return say("{winner} holds the only parasol.", winner=winner)
        return say(
            "{winner} holds {won} of the {parasols} parasols; {needed} were needed.",
            winner=winner,
            won=won,
            parasols=self.parasol_count,
            needed=outcome.needed,
        )

    def why_impossible(self, position: Position, players: tuple[Sentence, Sentence]) -> Sentence | None:
        if self.is_over(position):
            return say("The board is full, so the game would be over.")
        return why_not_by_turns(position, players)

    def standing(self, position: Position) -> tuple[Count, Count]:
        """The number of parasols that each colour holds for good."""
        first, second = self.score(position)
        return Count(first, self.majority, "parasols"), Count(second, self.majority, "parasols")

    def threats(self, position: Position) -> Threats:
        return Threats(parasols=Parasols(self.holders(position), self.leaders(position)))

    def holders(self, position: Position) -> tuple[int, int]:
        """The middles of the parasols that each colour holds."""
        first, second = position.stones
        return self.held(first), self.held(second)

    def leaders(self, position: Position) -> tuple[int, int]:
        """The middles of the parasols, by colour, that neither holds and in which the colour has more stones."""
        first, second = position.stones
        unheld = self.board.interior & ~(self.held(first) | self.held(second))
        return unheld & self.ahead(first, second), unheld & self.ahead(second, first)

    def ahead(self, ours: int, theirs: int) -> int:
        """The cells around which, with the cell itself, there are more of our stones than of theirs."""
        level = lead_at_least(self.board, ours, theirs, 0)
        more = lead_at_least(self.board, ours, theirs, 1)
        by_two = lead_at_least(self.board, ours, theirs, 2)
        return ours & level | self.board.cells & ~(ours | theirs) & more | theirs & by_two

    def reason_against(self, position: Position, action: Action) -> Sentence:
        return say("There is already a stone on {cell}.", cell=self.board.name(action.cell))

    def reason_to_pass(self, position: Position) -> Sentence:
        raise AssertionError("a board that is not full has room for a stone")


INFO = GameInfo(
    id=Parasol.id,
    name="Parasol",
    designer="Mark Steere",
    year=2024,
    url="https://www.marksteeregames.com/",
    shape="hex",
    colours=("red", "blue"),
    sizes=range(2, 11),
    default_size=5,
    pie=True,
    holes=False,
    score_unit="parasols",
    stones_stay=True,
    goal=say("Win more parasols. You win one with four of its seven cells."),
    summary=say(
        "A parasol is a cell with its six neighbours, all on the board; parasols overlap. Place one stone a "
        "turn on any empty cell until the board is full. You hold a parasol if at least four of its seven "
        "stones are yours. You win with more parasols than your opponent."
    ),
    sample=Sample(3, ("b2 b3 c2 c3 d3 a1 e1 d4 c1 e3", "a2 a3 b1 b4 c4 c5 d1 d2 e2"), loop="b2 b3 c2 c3 c4 d2 d3"),
    rules=Parasol,
)
