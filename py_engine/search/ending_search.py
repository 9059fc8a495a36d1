"""Exact search of an ending in which all steps fill the board: depth first, each position once.

Steps that seem best are searched first. A proof-number search (`proof_search.py`) prefers lines that need few further
proofs. Where all lines are about as long and the result is counted at the end, as in Sum, that helps little, and trying
the steps in a good order needs far fewer positions. Only for games whose turns are single steps. The interface is that
of `ProofSearch`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..games.base import Action, Position
from .knowledge import Knowledge
from .packing import Packed, Packing


class Answer(NamedTuple):
    """The winner of a position, and an upper bound on the number of turns of both players."""

    winner: int
    turns: int


class Frame:
    """A position under search.

    Attributes:
        key: Key of the position in the table.
        mover: The colour to move.
        open: Positions one step later that are not answered yet, the most promising last.
        turns: Turns within which the mover loses by the steps answered so far, all of which lose.
        winning: Turns within which the mover wins, once a winning step is known.
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

    Attributes:
        winner: The colour that wins with best play, once it is known.
        positions: Number of positions answered.
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
        """Return whether there is no more to do: the answer is known, or the table is full."""
        return self.winner is not None or len(self._known) >= self.most_positions

    def run(self, expansions: int) -> None:
        """Search until this many more positions are expanded, or until the search is finished."""
        for _ in range(expansions):
            if self.finished:
                return
            self._expand()

    def advance(self, action: Action) -> None:
        """Take a step, keeping the results so far."""
        if len(self._known) >= self.most_positions:
            self._known = {}
        self._begin(self.game.apply(self.position, action))

    def turn_to_play(self) -> Iterator[tuple[int, dict[int, int]]]:
        """The best turn and the results of the turns, as `ProofSearch.turn_to_play`."""
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
            # A step that the search did not need loses in as many turns.
            yield best, {index: turns.get(index, turns[best]) for index in range(len(actions))}

    def _begin(self, position: Position) -> None:
        self.position = position
        self.winner: int | None = None
        self._stack: list[Frame] = []

    def _expand(self) -> None:
        """Answer positions as far as known answers suffice, then expand one more."""
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
            # It may have been answered on another path.
            answer = self._known.get(key)
            if answer is None:
                self._stack.append(self._frame(key, position))
                # Its parent keeps it as open, and finds the answer on returning to it.
                frame.open.append((0, key, position))
                return
            frame.count(answer)

    def _frame(self, key: Packed, position: Position) -> Frame:
        """A frame of a position, with the known answers of those one step later."""
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
        """Heuristic value of a position for a colour: stones count, and double where they have all neighbours."""
        own, enemy = position.stones[colour], position.stones[1 - colour]
        inside = self.game.board.interior
        return own.bit_count() - enemy.bit_count() + (own & inside).bit_count() - (enemy & inside).bit_count()

    def _key(self, position: Position) -> Packed:
        return self._packing.key(self._packing.pack(position))
