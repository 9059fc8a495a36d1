"""Exact winner and number of turns on a small board: every turn is tried, depth first.

This is the second method next to `proof_search.py`, so that each reveals the other's mistakes. They share only the
rules and the packing of positions and images. The question about a position is whether one colour, the attacker, wins
within a number of turns of both. A table keeps the answers for each position: the most turns within which the attacker
does not win, and the fewest within which the attacker does. The number of turns allowed rises one by one, so the first
"yes" is the exact length.

A proof-number search follows narrow lines deeper; this one needs fewer positions where a whole board fits in its table.
"""

from __future__ import annotations

from collections.abc import Callable

from ..games.base import Game, Position
from .packing import Packed, Packing

# More turns than any game has on a board that can be solved.
EVER = 1 << 20

# No answer yet, neither for 0 turns nor for any number of them.
UNKNOWN = (-1, EVER + 1)


class Interrupted(Exception):
    """The search was stopped before it had the answer."""


def never() -> bool:
    """Return False: the search is not stopped."""
    return False


class FullSearch:
    """Exact answers about the wins of one colour, in one game on one board.

    The search can be carried on in slices. After an interruption the same question is asked again, and the table leads
    to the same place.

    Attributes:
        attacker: The colour.
        answers: Number of answers found by search.
    """

    def __init__(self, game: Game, attacker: int) -> None:
        self.attacker = attacker
        self.answers = 0
        self._game = game
        self._packing = Packing(game)
        # Limits of each position: the most turns within which the attacker does not win, and the fewest within which it
        # does.
        self._limits: dict[Packed, tuple[int, int]] = {}
        self._stop: Callable[[], bool] = never

    @property
    def positions(self) -> int:
        """Number of positions with an entry in the table."""
        return len(self._limits)

    def wins_within(self, position: Position, turns: int = EVER, stop: Callable[[], bool] = never) -> bool:
        """Return whether the attacker wins within this number of turns of both.

        `stop` is called after every answer.

        Raises:
            Interrupted: `stop` returned True.
        """
        self._stop = stop
        try:
            return self._answer(position, turns)
        finally:
            self._stop = never  # its closure may hold this search

    def _answer(self, position: Position, turns: int) -> bool:
        answer = self.known(position, turns)
        return self._find_answer(position, turns) if answer is None else answer

    def known(self, position: Position, turns: int) -> bool | None:
        """The answer if it needs no search, else None."""
        game = self._game
        winner = game.settled_for(position)
        if winner is not None:
            return winner == self.attacker and game.turns_when_settled(position) <= turns
        if turns <= 0 and not position.stage:
            return False
        fails, wins = self._limits.get(self._key(position), UNKNOWN)
        if turns >= wins:
            return True
        return False if turns <= fails else None

    def limits(self, position: Position) -> tuple[int, int]:
        """The most turns within which the attacker is known not to win, and the fewest within which it is known to."""
        winner = self._game.settled_for(position)
        if winner is None:
            return self._limits.get(self._key(position), UNKNOWN)
        turns = self._game.turns_when_settled(position)
        return (turns - 1, turns) if winner == self.attacker else (EVER, EVER + 1)

    def _find_answer(self, position: Position, turns: int) -> bool:
        """The answer by search: the attacker needs one step that wins, the other side one that does not."""
        wanted = position.to_move == self.attacker
        answer = wanted if self._is_there_a_step(position, turns, wanted) else not wanted
        key = self._key(position)
        fails, wins = self._limits.get(key, UNKNOWN)
        self._limits[key] = (fails, min(wins, turns)) if answer else (max(fails, turns), wins)
        self.answers += 1
        if self._stop():
            raise Interrupted
        return answer

    def _is_there_a_step(self, position: Position, turns: int, wanted: bool) -> bool:
        """Return whether a step has this answer: known answers first, then a search, most promising steps first."""
        game = self._game
        open_steps = []
        for action in game.legal_actions(position):
            after = game.apply(position, action)
            left = turns if turns == EVER or after.stage else turns - 1
            answer = self.known(after, left)
            if answer is wanted:
                return True
            if answer is None:
                open_steps.append((self.promise(after), after, left))
        open_steps.sort(key=lambda step: step[0], reverse=wanted)
        return any(self._answer(after, left) is wanted for _, after, left in open_steps)

    def promise(self, position: Position) -> int:
        """Heuristic value of a position for the attacker: stones count, and double where they have all neighbours."""
        own, enemy = position.stones[self.attacker], position.stones[1 - self.attacker]
        inside = self._game.board.interior
        more_inside = (own & inside).bit_count() - (enemy & inside).bit_count()
        return own.bit_count() - enemy.bit_count() + more_inside

    def _key(self, position: Position) -> Packed:
        return self._packing.key(self._packing.pack(position))
