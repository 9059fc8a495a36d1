"""Who wins a small board, and in exactly how many turns: every turn is tried, depth first.

This is the second way beside `proof_search.py`, so that each finds the other's mistakes: all that they share are the
rules, and how a position and its images are packed. It asks of a position whether one colour, the attacker, wins within
so many turns of both. A table keeps for each position what has been answered: the most turns within which the attacker
does not win, and the fewest within which the attacker does. The number of turns allowed rises one by one, so the first
"yes" is the exact length.

A proof-number search follows narrow lines deeper; this one needs fewer positions where all of a board fits in its table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..games.base import Game, Position
from .packing import Packed, Packing

# More turns than any game on a board that can be solved has.
EVER = 1 << 20

# Nothing is known: not even that the attacker does not win within no turn, or that one wins within any number.
UNKNOWN = (-1, EVER + 1)

# Positions whose turns are looked at between two looks at the limits.
AT_A_TIME = 2_000


class Solution(NamedTuple):
    """Who wins a position with best play, and in how many turns of both, if the winner hurries and the loser does not."""

    winner: int
    turns: int


class Interrupted(Exception):
    """The turns of as many positions as were allowed have been looked at."""


class FullSearch:
    """What is known of whether a colour wins, in one game on one board.

    attacker: that colour. It can be carried on in slices: what was interrupted is asked again, and what the table knows
    by then leads to the same place.
    """

    def __init__(self, game: Game, attacker: int) -> None:
        self.attacker = attacker
        self.game = game
        self._packing = Packing(game)
        # For each position within how many turns the attacker does not win, at most, and does win, at least.
        self._known: dict[Packed, tuple[int, int]] = {}
        self._allowed = 0

    @property
    def positions(self) -> int:
        """How many something is known of."""
        return len(self._known)

    def wins_within(self, position: Position, turns: int = EVER, expansions: int = EVER) -> bool:
        """Whether the attacker wins within so many turns of both.

        expansions: the turns of so many positions may be looked at; raises `Interrupted` where that is not enough.
        """
        self._allowed = expansions
        return self._answer(position, turns)

    def _answer(self, position: Position, turns: int) -> bool:
        answer = self._answer_known(position, turns)
        return self._find_answer(position, turns) if answer is None else answer

    def _answer_known(self, position: Position, turns: int) -> bool | None:
        """The answer where it needs no search."""
        game = self.game
        winner = game.settled_for(position)
        if winner is not None:
            return winner == self.attacker and game.turns_when_settled(position) <= turns
        if turns <= 0 and not position.stage:
            return False
        fails, wins = self._known.get(self._key(position), UNKNOWN)
        if turns >= wins:
            return True
        return False if turns <= fails else None

    def _find_answer(self, position: Position, turns: int) -> bool:
        """The answer by search. One step that wins is enough for the attacker, and one that does not for the other."""
        if not self._allowed:
            raise Interrupted
        self._allowed -= 1
        wanted = position.to_move == self.attacker
        answer = wanted if self._is_there_a_step(position, turns, wanted) else not wanted
        key = self._key(position)
        fails, wins = self._known.get(key, UNKNOWN)
        self._known[key] = (fails, min(wins, turns)) if answer else (max(fails, turns), wins)
        return answer

    def _is_there_a_step(self, position: Position, turns: int, wanted: bool) -> bool:
        """Whether a step has this answer. All are looked up first, then searched, what looks best first."""
        game = self.game
        open_steps = []
        for action in game.legal_actions(position):
            after = game.apply(position, action)
            left = turns if turns == EVER or after.stage else turns - 1
            answer = self._answer_known(after, left)
            if answer is wanted:
                return True
            if answer is None:
                open_steps.append((self._promise(after), after, left))
        open_steps.sort(key=lambda step: step[0], reverse=wanted)
        return any(self._answer(after, left) is wanted for _, after, left in open_steps)

    def _promise(self, position: Position) -> int:
        """How good a position looks for the attacker: stones count, and count double where they have all neighbours."""
        own, enemy = position.stones[self.attacker], position.stones[1 - self.attacker]
        inside = self.game.board.interior
        more_inside = (own & inside).bit_count() - (enemy & inside).bit_count()
        return own.bit_count() - enemy.bit_count() + more_inside

    def _key(self, position: Position) -> Packed:
        return self._packing.key(self._packing.pack(position))


class FullSolver:
    """Solves positions of one game on one board; what is found out of one serves the others."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._searches = (FullSearch(game, 0), FullSearch(game, 1))

    @property
    def positions(self) -> int:
        """How many something is known of, counted for each colour that may win."""
        return sum(search.positions for search in self._searches)

    def solve(
        self, position: Position, most_positions: int = EVER, progress: Callable[[int], None] = lambda _: None
    ) -> Solution | None:
        """Who wins, and when; None where that would take more positions. progress: is told how many there are so far."""

        def wins_within(search: FullSearch, turns: int) -> bool | None:
            while self.positions < most_positions:
                try:
                    return search.wins_within(position, turns, AT_A_TIME)
                except Interrupted:
                    progress(self.positions)
            return None

        search = self._searches[position.to_move]
        wins = wins_within(search, EVER)
        if wins is None:
            return None
        if not wins:
            search = self._searches[1 - search.attacker]
        turns = self.game.least_turns_left(position)
        while not (wins := wins_within(search, turns)):
            if wins is None:
                return None
            turns += 1
        return Solution(search.attacker, turns)
