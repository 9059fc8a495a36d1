"""Proofs of every turn from a position: which of them win, and which lose.

Turns that lead to the same position are one turn, in whatever order their steps are taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..games.base import Action, Game, Position
from .params import MOST_PROOF_POSITIONS
from .proof_search import ProofSearch
from .whole_turns import whole_turns

# Expansions that each turn gets in the first round; every later round gives four times as many.
FIRST_ROUND = 64
ROUND_GROWTH = 4


class ProvenTurn(NamedTuple):
    """A turn and its proven result.

    Attributes:
        actions: All its steps.
        after: The position after it.
        winner: The colour that wins after it; None while that is not proven.
        turns: Upper bound on the turns of both players after it until the winner wins (or is certain to, where proofs
            end when a game is decided); 0 where it ends the game.
    """

    actions: tuple[Action, ...]
    after: Position
    winner: int | None
    turns: int | None


class TurnProofs:
    """Values of all turns from a position between two turns (not over), found in slices.

    Attributes:
        game: The game.
        position: The position.
        are_all: False where there are too many turns to list, so that others may win or lose too.
        finished: Whether all turns are proven, or the table is full and the others remain unproven.
    """

    def __init__(self, game: Game, position: Position, most_positions: int = MOST_PROOF_POSITIONS) -> None:
        self.game, self.position = game, position
        turns, self.are_all = whole_turns(game, position)
        self._turns = turns
        self._shared = ProofSearch(game, position, most_positions, game.proofs_end_when_decided)
        self._searches = {after: self._shared.beside(after) for after in turns if game.outcome(after) is None}
        self._rounds = _in_rounds(list(self._searches.values()))
        self.finished = not self._searches

    @property
    def positions(self) -> int:
        """Number of positions kept, for all turns together."""
        return self._shared.positions

    @property
    def turns(self) -> list[ProvenTurn]:
        """Each turn with its result so far."""
        return [self._proven(after, steps) for after, steps in self._turns.items()]

    @property
    def proven_count(self) -> int:
        """Number of turns proven."""
        return sum(turn.winner is not None for turn in self.turns)

    def run(self, expansions: int) -> None:
        """Expand about this many more positions, or until all is proven or the table is full."""
        for _ in range(expansions):
            if self.finished or next(self._rounds, None) is None:
                self.finished = True
                return

    def _proven(self, after: Position, steps: tuple[Action, ...]) -> ProvenTurn:
        outcome = self.game.outcome(after)
        if outcome is not None:
            return ProvenTurn(steps, after, outcome.winner, 0)
        search = self._searches[after]
        winner = search.winner
        return ProvenTurn(steps, after, winner, None if winner is None else search.turns_to_end())


def _in_rounds(left: list[ProofSearch]) -> Iterator[bool]:
    """Expand once for each item, so that a turn that is hard to prove waits until the others had their share."""
    share = FIRST_ROUND
    while left:
        for search in left:
            for _ in range(share):
                if search.finished:
                    break
                search.run(1)
                yield True
        left = [search for search in left if not search.finished]
        share *= ROUND_GROWTH
