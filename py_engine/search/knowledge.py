"""Knowledge that the search has of a game beyond its rules.

Every method has a default for a game without such knowledge, so that a new game can be searched at once. Each game's
own is in its file in `games/`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Protocol

from ..games.base import Action, Game, Position
from .playouts import OneBoardPlayouts, Playouts
from .proof_search import ProofSearch


class Proof(Protocol):
    """Protocol of a search for the winner, carried on in slices and from turn to turn; see `ProofSearch`."""

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
    """Priors, winning turns and playouts of one game on one board. Sets of cells are ints."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # --- priors

    def capture_cells(self, position: Position) -> int:
        """Cells where a legal step captures or flips enemy stones; 0 if not known.

        The set may contain cells without a legal step.
        """
        return 0

    def save_cells(self, position: Position) -> int:
        """Cells where a legal step saves stones of the mover from capture in the next turn; 0 if not known."""
        return 0

    def join_cells(self, position: Position) -> int:
        """Cells where a placement tends to be worth more because it is adjacent to stones of the mover; else 0."""
        return 0

    # --- wins at once

    def winning_turn(self, position: Position) -> tuple[Action, ...] | None:
        """The steps of a turn, or of the rest of one, that wins; empty if there is no such turn.

        None where the game does not look for such turns. Single steps that win are found by trying them.
        """
        return None

    def may_end(self, position: Position) -> bool:
        """Return whether a single step from here may end the game; True if that is not known."""
        return True

    # --- playouts

    def playout_actions(self, position: Position) -> list[Action]:
        """The legal steps among which a playout chooses: by default all."""
        return self.game.legal_actions(position)

    def random_action(self, position: Position, random: Random) -> Action:
        """A legal step for a playout, each of `playout_actions` with the same probability."""
        return random.choice(self.playout_actions(position))

    def make_playouts(self, lanes: int, random: Random) -> Playouts:
        """The fastest playouts of the game, with `lanes` games in a batch."""
        return OneBoardPlayouts(self.game, lanes, random, self.random_action)

    # --- proofs

    def has_to_be_proven(self, position: Position) -> bool:
        """Return whether a proof is useful: not if the same colour wins whatever is played, which playouts show."""
        return True

    def make_proof(self, position: Position, most_positions: int) -> Proof:
        """The fastest search for the winner of a position that is not over; see `ProofSearch`."""
        return ProofSearch(self.game, position, most_positions)

    def sufficient_actions(self, position: Position) -> list[Action]:
        """Legal steps among which one is best; an `EndingSearch` tries no others.

        Steps may be left out only where the rest of a game takes equally many turns whatever is played.
        """
        return self.game.legal_actions(position)

    # --- ownership

    def owned_at_end(self, position: Position, games: int, random: Random) -> dict[int, int] | None:
        """The number of random games in which the first colour owned each thing that decides the game, by its cell.

        None where ownership does not decide the game.

        Args:
            position: A position that is not over.
            games: Number of random games to play.
            random: Source of random numbers.
        """
        return None
