"""Probable ownership at the end, counted over random games, for games that ownership decides."""

from __future__ import annotations

from random import Random

from ..games.base import Game, Position
from .games import knowledge_of
from .params import params_of

# Playouts of the search for each of these games, at least.
PLAYOUTS_A_GAME = 25

# Batches after which more games hardly change the result: in Sum 1,024 games, with an error of 0.03 at most.
MOST_BATCHES = 16


class Ownership:
    """Random games from one position, played batch by batch, and who owned what at their end.

    Equal seeds and equal numbers of batches give equal results.
    """

    def __init__(self, game: Game, position: Position, seed: int | None) -> None:
        self._knowledge = knowledge_of(game)
        self._position = position
        self._random = Random(None if seed is None else f"ownership {seed}")
        self._batch = params_of(game.id).lanes
        self._batches = 0
        self._counts: dict[int, int] = {}

    def keep_up(self, playouts: int) -> None:
        """Play the batches due after this many playouts of a search: one at once, and few in all."""
        due = min(MOST_BATCHES, 1 + playouts // (PLAYOUTS_A_GAME * self._batch))
        while self._batches < due:
            counts = self._knowledge.owned_at_end(self._position, self._batch, self._random)
            if counts is None:
                return
            self._batches += 1
            for cell, count in counts.items():
                self._counts[cell] = self._counts.get(cell, 0) + count

    def balance(self) -> dict[int, float] | None:
        """The ownership of each cell, from -1 (always the second colour) to 1 (always the first).

        None in a game that ownership does not decide, and before the first batch.
        """
        if not self._batches:
            return None
        games = self._batches * self._batch
        return {cell: 2 * count / games - 1 for cell, count in self._counts.items()}
