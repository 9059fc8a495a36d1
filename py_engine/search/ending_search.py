"""Who wins an ending in which all steps fill the board: depth first, what looks best first, each position once.

A proof-number search (`proof_search.py`) looks where little is left to be proven. Where all lines are about as long and
what counts is counted in the end, as in Sum, that says little, and trying the steps in a good order needs far fewer
positions. Only for games whose turns are single steps. It answers what a `ProofSearch` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..games.base import Action, Position
from .knowledge import Knowledge
from .packing import Packed, Packing


class Answer(NamedTuple):
    """Who wins a position, and in how many turns of both players at most."""

    winner: int
    turns: int


class Frame:
    """A position that is being answered.

    open: the positions one step later that still have to be, the most promising last. turns: in how many turns the
    mover loses at most by the steps that have been answered, all of which lose. winning: in how many turns the mover
    wins, once that is known.
    """

    __slots__ = ("key", "mover", "open", "turns", "winning")

    def __init__(self, key: Packed, mover: int) -> None:
        self.key = key
        self.mover = mover
        self.open: list[tuple[int, Packed, Position]] = []
        self.turns = 0
        self.winning: int | None = None

    def count(self, answer: Answer) -> None:
        """Note the answer of a position one step later."""
        if answer.winner == self.mover:
            self.winning = answer.turns + 1
        else:
            self.turns = max(self.turns, answer.turns + 1)

    @property
    def answer(self) -> Answer | None:
        """The answer, once there is one."""
        if self.winning is not None:
            return Answer(self.mover, self.winning)
        return None if self.open else Answer(1 - self.mover, self.turns)


class EndingSearch:
    """A search from one position (not over), which can be carried on in slices.

    winner: the colour that wins with best play, once that is known. positions: how many have been answered.
    """

    def __init__(self, knowledge: Knowledge, position: Position, most_positions: int) -> None:
        self.game = knowledge.game
        self.most_positions = most_positions
        self._knowledge = knowledge
        self._packing = Packing(self.game)
        self._known: dict[Packed, Answer] = {}
        self._begin(position)

    @property
    def positions(self) -> int:
        return len(self._known)

    @property
    def finished(self) -> bool:
        """Whether there is nothing more to do: the answer is known, or there is no room to find it."""
        return self.winner is not None or len(self._known) >= self.most_positions

    def run(self, expansions: int) -> None:
        """Look at what follows so many more positions, or until the search is finished."""
        for _ in range(expansions):
            if self.finished:
                return
            self._expand()

    def advance(self, action: Action) -> None:
        """Take a step, keeping what is known."""
        if len(self._known) >= self.most_positions:
            self._known = {}
        self._begin(self.game.apply(self.position, action))

    def turn_to_play(self) -> Iterator[tuple[int, dict[int, int]]]:
        """The best turn, with all that is known of the turns: see `ProofSearch.turn_to_play`."""
        position = self.position
        actions = self.game.legal_actions(position)
        turns: dict[int, int] = {}
        for index, action in enumerate(actions):
            after = self.game.apply(position, action)
            answer = self._known_answer(self._key(after), after)
            if answer is not None and answer.winner == self.winner:
                turns[index] = answer.turns
        if self.winner == position.to_move:
            best = min(turns, key=turns.__getitem__)
            yield best, {best: turns[best]}
        else:
            best = max(turns, key=turns.__getitem__)
            # A step that the search had no need of loses in as many turns.
            yield best, {index: turns.get(index, turns[best]) for index in range(len(actions))}

    def _begin(self, position: Position) -> None:
        self.position = position
        self.winner: int | None = None
        self._stack: list[Frame] = []

    def _expand(self) -> None:
        """Answer positions as far as what is known goes, then look at what follows one more."""
        if not self._stack:
            self._stack.append(self._frame(self._key(self.position), self.position))
        while True:
            frame = self._stack[-1]
            answer = frame.answer
            if answer is not None:
                self._stack.pop()
                self._known[frame.key] = answer
                if not self._stack:
                    self.winner = answer.winner
                    return
                continue
            _, key, position = frame.open.pop()
            # It may have been answered on another way.
            answer = self._known.get(key)
            if answer is None:
                self._stack.append(self._frame(key, position))
                # Its parent waits for it: it comes back to it, and finds the answer.
                frame.open.append((0, key, position))
                return
            frame.count(answer)

    def _frame(self, key: Packed, position: Position) -> Frame:
        """A position with what is known of those one step later."""
        game = self.game
        frame = Frame(key, position.to_move)
        for action in self._knowledge.sufficient_actions(position):
            after = game.apply(position, action)
            after_key = self._key(after)
            answer = self._known_answer(after_key, after)
            if answer is None:
                frame.open.append((self._promise(after, frame.mover), after_key, after))
                continue
            frame.count(answer)
            if frame.winning is not None:
                frame.open.clear()
                return frame
        frame.open.sort(key=lambda entry: entry[0])
        return frame

    def _known_answer(self, key: Packed, position: Position) -> Answer | None:
        winner = self.game.settled_for(position)
        if winner is not None:
            return Answer(winner, self.game.turns_when_settled(position))
        return self._known.get(key)

    def _promise(self, position: Position, colour: int) -> int:
        """How good a position looks for a colour: stones count, and count double where they have all neighbours."""
        own, enemy = position.stones[colour], position.stones[1 - colour]
        inside = self.game.board.interior
        return own.bit_count() - enemy.bit_count() + (own & inside).bit_count() - (enemy & inside).bit_count()

    def _key(self, position: Position) -> Packed:
        return self._packing.key(self._packing.pack(position))
