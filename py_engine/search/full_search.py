"""Who wins a small board, and in exactly how many turns: every turn is tried, depth first.

This is the second way beside `proof_search.py`, so that each finds the other's mistakes: all that they share are the
rules, and how a position and its images are packed. It asks of a position whether one colour, the attacker, wins within
so many turns of both. A table keeps for each position what has been answered: the most turns within which the attacker
does not win, and the fewest within which the attacker does. The number of turns allowed rises one by one, so the first
"yes" is the exact length.

A proof-number search follows narrow lines deeper; this one needs fewer positions where a whole board fits in its table.
"""

from __future__ import annotations

from collections.abc import Callable

from ..games.base import Game, Position
from .packing import Packed, Packing

# More turns than any game on a board that can be solved has.
EVER = 1 << 20

# Nothing is known: not even that the attacker does not win within no turn, or that one wins within any number.
UNKNOWN = (-1, EVER + 1)


class Interrupted(Exception):
    """The search was told to stop before it had the answer."""


def never() -> bool:
    """Nothing stops the search."""
    return False


class FullSearch:
    """What is known of whether a colour wins, in one game on one board.

    attacker: that colour. answers: how many have been found by search. It can be carried on in slices: what was
    interrupted is asked again, and what the table knows by then leads to the same place.
    """

    def __init__(self, game: Game, attacker: int) -> None:
        self.attacker = attacker
        self.answers = 0
        self._game = game
        self._packing = Packing(game)
        # For each position within how many turns the attacker does not win, at most, and does win, at least.
        self._limits: dict[Packed, tuple[int, int]] = {}
        self._stop: Callable[[], bool] = never

    @property
    def positions(self) -> int:
        """How many something is known of."""
        return len(self._limits)

    def wins_within(self, position: Position, turns: int = EVER, stop: Callable[[], bool] = never) -> bool:
        """Whether the attacker wins within so many turns of both.

        stop: asked after every answer; raises `Interrupted` where it says so.
        """
        self._stop = stop
        try:
            return self._answer(position, turns)
        finally:
            self._stop = never  # what is asked may hold this search

    def _answer(self, position: Position, turns: int) -> bool:
        answer = self.known(position, turns)
        return self._find_answer(position, turns) if answer is None else answer

    def known(self, position: Position, turns: int) -> bool | None:
        """The answer where it needs no search."""
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
        """Within how many turns the attacker does not win, at most, and does win, at least, as far as that is known."""
        winner = self._game.settled_for(position)
        if winner is None:
            return self._limits.get(self._key(position), UNKNOWN)
        turns = self._game.turns_when_settled(position)
        return (turns - 1, turns) if winner == self.attacker else (EVER, EVER + 1)

    def _find_answer(self, position: Position, turns: int) -> bool:
        """The answer by search. One step that wins is enough for the attacker, and one that does not for the other."""
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
        """Whether a step has this answer. All are looked up first, then searched, what looks best first."""
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
        """How good a position looks for the attacker: stones count, and count double where they have all neighbours."""
        own, enemy = position.stones[self.attacker], position.stones[1 - self.attacker]
        inside = self._game.board.interior
        more_inside = (own & inside).bit_count() - (enemy & inside).bit_count()
        return own.bit_count() - enemy.bit_count() + more_inside

    def _key(self, position: Position) -> Packed:
        return self._packing.key(self._packing.pack(position))
