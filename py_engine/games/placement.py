"""Base of games whose turn is one stone on an empty cell.

The games themselves are in their own files. Here is what several of them share.
"""

from __future__ import annotations

from abc import abstractmethod

from ..text.sentences import Sentence, say
from .base import PASS, Action, Game, Position


def why_not_by_turns(position: Position, players: tuple[Sentence, Sentence]) -> Sentence | None:
    """The reason why stones placed one a turn, none skipped or removed, cannot be this many; None if they can."""
    first, second = (stones.bit_count() for stones in position.stones)
    if first - second == position.to_move:
        return None
    mover = players[position.to_move]
    if position.to_move:
        wanted = say("one stone more than {second_player}", second_player=players[1])
    else:
        wanted = say("as many stones as {second_player}", second_player=players[1])
    return say(
        "With {mover} to play {first_player} must have exactly {wanted}, and here they have {first} and {second}.",
        mover=mover,
        first_player=players[0],
        wanted=wanted,
        first=first,
        second=second,
    )


class PlacementGame(Game):
    """A game whose turns are one stone on an empty cell; each game defines the set of cells."""

    @abstractmethod
    def placements(self, position: Position) -> int:
        """The set of cells where the player to move may place a stone. The game is not over."""

    def legal_actions(self, position: Position) -> list[Action]:
        return [] if self.is_over(position) else self.placings_on(self.placements(position))

    def placings_on(self, places: int) -> list[Action]:
        """The placements on these cells, in board order, or a pass if there are none."""
        return self.actions_on(places, "place") or [PASS]

    def stones_in_reason(self, position: Position, cell: int) -> int:
        stones = position.stones[0] | position.stones[1]
        return super().stones_in_reason(position, cell) or stones & self.board.neighbours[cell]

    @abstractmethod
    def is_over(self, position: Position) -> bool:
        """Return whether the game has ended."""

    def open_cells(self, position: Position, colour: int) -> int:
        return self.placements(position._replace(to_move=colour))

    def is_legal(self, position: Position, action: Action) -> bool:
        if self.is_over(position):
            return False
        places = self.placements(position)
        if action.kind == "pass":
            return not places
        return action.kind == "place" and bool(places >> action.cell & 1)
