"""The two ways to solve a board, asked alike: each finds the other's mistakes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, NamedTuple

from ..games.base import Action, Game, Position
from .full_search import EVER, FullSearch, Interrupted
from .proof_search import ProofSearch

# Positions that are looked at before it is told again how many there are.
AT_A_TIME = 2_000


class Solved(NamedTuple):
    """Who wins a position, in how many turns of both, and a first step that does it or holds out, if that is known."""

    winner: int
    turns: int
    step: Action | None = None


class Solver(ABC):
    """Solves positions of one game by one method.

    at_most: how it says that a win takes so many turns. most: positions to look at. progress: is told how many there
    are so far.
    """

    at_most: ClassVar[str]

    def __init__(self, game: Game, most: int, progress: Callable[[int], None] = lambda _: None) -> None:
        self.game = game
        self.most = most
        self.progress = progress

    @property
    @abstractmethod
    def positions(self) -> int:
        """How many have been looked at, for all that was solved."""

    @abstractmethod
    def solve(self, position: Position) -> Solved | None:
        """Who wins a position that is not over; None where that would take more positions."""


class ByProof(Solver):
    """By proof-number search, afresh for each position: the turns are as many as the proof needs at most."""

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
    """By a search of all turns, with one table for all positions: the turns are exact.

    The winner hurries, and the other side holds out as long as it can.
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
        """None where that would take more positions."""
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
