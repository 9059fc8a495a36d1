"""The history of a match: the tree of its finished turns, the steps of the unfinished one, the way back and forth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..games.base import SWAP, Action, Game, Position
from ..text.errors import IllegalTurn
from ..text.sentences import say
from .node import Node, Turn
from .turn_tree import TurnTree


class History:
    """What has been played from a start. Steps are taken as they come: whether they are legal is not asked here.

    start: the position before the first turn. tree: the finished turns. turn_start: the position before the turn that
    is under way or due. steps: what has been played of it. position: the position now.
    """

    def __init__(self, game: Game, start: Position) -> None:
        self._game = game
        self.tree = TurnTree()
        self.turn_start = start
        self.steps: list[Action] = []
        self.position = start
        self.start = start

    # --- on

    def play(self, actions: Sequence[Action]) -> None:
        """Play a whole turn; the steps of an unfinished one are replaced by it."""
        self._finish(actions, self._end(self.turn_start, actions))

    def add_after(self, node: Node, actions: Sequence[Action]) -> Node:
        """The node of a whole turn after any other node of the tree; the match stays where it stands.

        Raises `IllegalTurn` if the tree is full.
        """
        start = self.position_after(node)
        return self.tree.add_after(node, self._turn(start, actions, self._end(start, actions)))

    def position_after(self, node: Node) -> Position:
        """The position that a node stands for."""
        return self.start if node.turn is None else node.turn.end

    def _end(self, start: Position, actions: Sequence[Action]) -> Position:
        """The position after a whole turn."""
        if tuple(actions) == (SWAP,):
            return start
        for action in actions:
            start = self._game.apply(start, action)
        return start

    def act(self, action: Action) -> None:
        """Take one step, instead of those that were taken back."""
        here = self.tree.here
        self._advance(action)
        here.taken_back.clear()

    def _advance(self, action: Action) -> None:
        """Take one step, and finish the turn if that ends it."""
        if action == SWAP:
            self._finish((SWAP,), self.turn_start)
            return
        after = self._game.apply(self.position, action)
        if after.stage == 0:
            self._finish((*self.steps, action), after)
        else:
            self.steps.append(action)
            self.position = after

    def _finish(self, actions: Sequence[Action], end: Position) -> None:
        self.tree.add(self._turn(self.turn_start, actions, end))
        self._stand()

    def _turn(self, start: Position, actions: Sequence[Action], end: Position) -> Turn:
        actions = tuple(actions)
        text = "swap" if actions == (SWAP,) else self._game.turn_text(start, actions)
        return Turn(start, actions, end, text)

    # --- back and forth

    @property
    def can_undo(self) -> bool:
        return bool(self.steps or self.tree.turns)

    @property
    def can_redo(self) -> bool:
        here = self.tree.here
        return bool(here.taken_back) or (not self.steps and here.followed is not None)

    def undo(self) -> None:
        """Take back the last step of an unfinished turn, otherwise the last whole turn.

        Raises `IllegalTurn` if there is none.
        """
        if self.steps:
            self.tree.here.taken_back.append(self.steps.pop())
            self._take_steps(self.steps)
        elif self.tree.turns:
            self.tree.back()
            self._stand()
        else:
            raise IllegalTurn(say("nothing has been played that could be taken back"))

    def redo(self) -> None:
        """Play again what was taken back last, on the line that was visited last.

        Raises `IllegalTurn` if there is nothing.
        """
        if not self.can_redo:
            raise IllegalTurn(say("nothing has been taken back that could be played again"))
        taken_back = self.tree.here.taken_back
        if taken_back:
            rest = taken_back[:-1]
            self._advance(taken_back[-1])
            taken_back[:] = rest
        else:
            self.tree.forward()
            self._stand()

    def step_back(self) -> None:
        """Take back one step, of a finished turn too. Raises `IllegalTurn` if there is none."""
        turn = None if self.steps or not self.tree.turns else self.tree.turns[-1]
        self.undo()
        if turn is not None and len(turn.actions) > 1:
            self.tree.here.taken_back.append(turn.actions[-1])
            self._take_steps(turn.actions[:-1])

    def step_forward(self) -> None:
        """Play again one step, of a finished turn too. Raises `IllegalTurn` if there is none."""
        here = self.tree.here
        ahead = here.followed
        if not here.taken_back and not self.steps and ahead is not None and ahead.turn is not None:
            here.taken_back.extend(reversed(ahead.turn.actions))
        self.redo()

    def go_to(self, number: object) -> None:
        """Go to the node with this number; the steps of an unfinished turn are taken back where they were taken.

        They are forgotten if the way leads on from there, as when another turn is played. Raises `InvalidSetup` if
        there is no such node.
        """
        node = self.tree.find(number)
        self.tree.here.taken_back.extend(reversed(self.steps))
        self.tree.go_to(node)
        self._stand()

    # --- variations

    def promote(self, number: object) -> None:
        """As in the tree. Raises `InvalidSetup` or `IllegalTurn`."""
        self.tree.promote(self.tree.find(number))

    def delete(self, number: object) -> None:
        """As in the tree. Raises `InvalidSetup` or `IllegalTurn`."""
        self._stay_unless_moved(lambda: self.tree.delete(self.tree.find(number)))

    def restore(self) -> None:
        """As in the tree. Raises `IllegalTurn` or `InvalidSetup`."""
        self._stay_unless_moved(self.tree.restore)

    def _stay_unless_moved(self, change: Callable[[], None]) -> None:
        """Change the tree; the steps of an unfinished turn stay if the match still stands where they were taken.

        During the change they count as taken back, as in `go_to`, so that the tree adds no others there.
        """
        here = self.tree.here
        taken_back = list(here.taken_back)
        here.taken_back.extend(reversed(self.steps))
        try:
            change()
        finally:
            if self.tree.here is not here:
                self._stand()
            elif self.steps:
                here.taken_back[:] = taken_back

    # --- standing

    def _stand(self) -> None:
        """Stand where the tree stands, between two turns."""
        turns = self.tree.turns
        self.turn_start = turns[-1].end if turns else self.start
        self._take_steps(())

    def _take_steps(self, steps: Sequence[Action]) -> None:
        """Stand inside the turn, after these steps."""
        self.steps = list(steps)
        self.position = self.turn_start
        for step in self.steps:
            self.position = self._game.apply(self.position, step)
