"""What the search knows of a game beyond its rules.

Every question has an answer for a game of which nothing is known, so that a new game can be searched at once. What is
known of a game stands in its file in `games/`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Protocol

from ..games.base import Action, Game, Position
from .playouts import OneBoardPlayouts, Playouts
from .proof_search import ProofSearch


class Proof(Protocol):
    """A search for the winner of a position that is carried on in slices, and from turn to turn: see `ProofSearch`."""

    @property
    def winner(self) -> int | None: ...
    @property
    def finished(self) -> bool: ...
    @property
    def positions(self) -> int: ...
    def run(self, expansions: int) -> None: ...
    def advance(self, action: Action) -> None: ...
    def turn_to_play(self) -> Iterator[tuple[int, dict[int, int]]]: ...


class Knowledge:
    """Priors, winning turns and playouts of one game on one board. Sets of cells are ints, as everywhere."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # --- priors

    def capture_cells(self, position: Position) -> int:
        """Cells where a legal step captures or flips enemy stones (others do no harm); 0 if that is not known."""
        return 0

    def save_cells(self, position: Position) -> int:
        """Cells where a legal step saves stones of the mover that could be captured next; 0 if that is not known."""
        return 0

    def join_cells(self, position: Position) -> int:
        """Cells where a placement tends to be worth more beside stones of the mover; 0 if that is not so."""
        return 0

    # --- wins at once

    def winning_turn(self, position: Position) -> tuple[Action, ...] | None:
        """The steps of a turn (or of the rest of one) that wins, none if there is no such turn.

        None where turns are not looked for; single steps that win are found by trying them.
        """
        return None

    def may_end(self, position: Position) -> bool:
        """False only if no single step from here can end the game."""
        return True

    # --- playouts

    def playout_actions(self, position: Position) -> list[Action]:
        """The legal steps among which a playout chooses: all of them if nothing better is known."""
        return self.game.legal_actions(position)

    def random_action(self, position: Position, random: Random) -> Action:
        """A legal step for a playout: each of `playout_actions` with the same chance."""
        return random.choice(self.playout_actions(position))

    def make_playouts(self, lanes: int, random: Random) -> Playouts:
        """The fastest playouts there are. lanes: games in a batch."""
        return OneBoardPlayouts(self.game, lanes, random, self.random_action)

    # --- proofs

    def has_to_be_proven(self, position: Position) -> bool:
        """Whether a proof can be of use: not where the same colour wins whatever is played, and playouts tell how."""
        return True

    def make_proof(self, position: Position, most_positions: int) -> Proof:
        """A search for the winner of a position, not over, by what finds it soonest. See `ProofSearch`."""
        return ProofSearch(self.game, position, most_positions)

    def sufficient_actions(self, position: Position) -> list[Action]:
        """Legal steps of which one is best: an `EndingSearch` looks at no others.

        Some may be left out only where the rest of a game takes as many turns whatever is played.
        """
        return self.game.legal_actions(position)

    # --- ownership

    def owned_at_end(self, position: Position, games: int, random: Random) -> dict[int, int] | None:
        """For each thing whose owner decides the game, by its cell, how often the first colour owned it in the end.

        games: so many random games are played. position: not over. None where nothing of the kind decides the game.
        """
        return None
