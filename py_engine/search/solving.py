"""The two ways to solve a board, with one interface: each reveals the other's mistakes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, NamedTuple

from ..games.base import Action, Game, Position
from .full_search import EVER, FullSearch, Interrupted
from .proof_search import ProofSearch

# Positions between two calls of `progress`.
AT_A_TIME = 2_000


class Solved(NamedTuple):
    """The winner of a position, the turns of both, and a first step that wins or delays the loss, if it is known."""

    winner: int
    turns: int
    step: Action | None = None


class Solver(ABC):
    """Solves positions of one game by one method.

    Attributes:
        at_most: Words before the number of turns of a win: an upper bound or the exact number.
        most: Largest number of positions to search.
        progress: Called with the number of positions so far.
    """

    at_most: ClassVar[str]

    def __init__(self, game: Game, most: int, progress: Callable[[int], None] = lambda _: None) -> None:
        self.game = game
        self.most = most
        self.progress = progress

    @property
    @abstractmethod
    def positions(self) -> int:
        """Number of positions searched, over all calls of `solve`."""

    @abstractmethod
    def solve(self, position: Position) -> Solved | None:
        """The result of a position that is not over; None where that would take more positions."""


class ByProof(Solver):
    """Proof-number search, a new one for each position; the number of turns is an upper bound."""

    at_most = "in at most"

    def __init__(self, game: Game, most: int, progress: Callable[[int], None] = lambda _: None) -> None:
        super().__init__(game, most, progress)
        self._positions = 0

    @property
    def positions(self) -> int:
        return self._positions

    def solve(self, position: Position) -> Solved | None:
        search = ProofSearch(self.game, position, self.most)
        while not search.finished:
            search.run(AT_A_TIME)
            self.progress(self._positions + search.positions)
        self._positions += search.positions
        if search.winner is None:
            return None
        return Solved(search.winner, search.turns_to_end(), search.best_action())


class ByFull(Solver):
    """Search of all turns, with one table for all positions; the number of turns is exact.

    The winner hurries, and the other side delays as long as it can.
    """

    at_most = "in exactly"

    def __init__(self, game: Game, most: int, progress: Callable[[int], None] = lambda _: None) -> None:
        super().__init__(game, most, progress)
        self._searches = (FullSearch(game, 0), FullSearch(game, 1))

    @property
    def positions(self) -> int:
        return sum(search.positions for search in self._searches)

    def solve(self, position: Position) -> Solved | None:
        search = self._searches[position.to_move]
        wins = self._wins_within(search, position, EVER)
        if wins is False:
            search = self._searches[1 - position.to_move]
        turns, found = self.game.least_turns_left(position), wins
        while found is not None:
            found = self._wins_within(search, position, turns)
            if found:
                return Solved(search.attacker, turns)
            turns += 1
        return None

    def _wins_within(self, search: FullSearch, position: Position, turns: int) -> bool | None:
        """Return whether the attacker wins within these turns; None where that would take more positions."""
        try:
            return search.wins_within(position, turns, self._is_full)
        except Interrupted:
            return None

    def _is_full(self) -> bool:
        positions = self.positions
        if positions % AT_A_TIME == 0:
            self.progress(positions)
        return positions >= self.most


BY_METHOD: dict[str, type[Solver]] = {"proof": ByProof, "full": ByFull}
