"""The history of a match: the tree of its finished turns, the steps of the unfinished turn, undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..games.base import SWAP, Action, Game, Position
from ..text.errors import IllegalTurn
from ..text.sentences import say
from .node import Node, Turn
from .turn_tree import TurnTree


class History:
    """The turns and steps played from a start. Their legality is not checked here.

    Attributes:
        tree: The finished turns.
        turn_start: The position before the turn that is under way or due.
        steps: The steps taken of that turn.
        position: The position after these steps.
        start: The position before the first turn.
    """

    def __init__(self, game: Game, start: Position) -> None:
        self._game = game
        self.tree = TurnTree()
        self.turn_start = start
        self.steps: list[Action] = []
        self.position = start
        self.start = start

    # --- playing

    def play(self, actions: Sequence[Action]) -> None:
        """Play a whole turn. It replaces the steps of an unfinished one."""
        self._finish(actions, self._end(self.turn_start, actions))

    def add_after(self, node: Node, actions: Sequence[Action]) -> Node:
        """Add a whole turn after any node of the tree, and return its node; the current position stays.

        Raises:
            IllegalTurn: The tree is full.
        """
        start = self.position_after(node)
        return self.tree.add_after(node, self._turn(start, actions, self._end(start, actions)))

    def position_after(self, node: Node) -> Position:
        """The position after the turn of a node, or the start."""
        return self.start if node.turn is None else node.turn.end

    def _end(self, start: Position, actions: Sequence[Action]) -> Position:
        """The position after a whole turn."""
        return start if tuple(actions) == (SWAP,) else self._game.after(start, actions)

    def act(self, action: Action) -> None:
        """Take one step. Steps that were taken back are discarded."""
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

        Raises:
            IllegalTurn: Nothing has been played.
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
        """Redo the latest undo, on the line that was visited last.

        Raises:
            IllegalTurn: Nothing has been taken back.
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
        """Take back one step, of a finished turn too.

        Raises:
            IllegalTurn: Nothing has been played.
        """
        turn = None if self.steps or not self.tree.turns else self.tree.turns[-1]
        self.undo()
        if turn is not None and len(turn.actions) > 1:
            self.tree.here.taken_back.append(turn.actions[-1])
            self._take_steps(turn.actions[:-1])

    def step_forward(self) -> None:
        """Play again one step, of a finished turn too.

        Raises:
            IllegalTurn: Nothing has been taken back.
        """
        here = self.tree.here
        ahead = here.followed
        if not here.taken_back and not self.steps and ahead is not None and ahead.turn is not None:
            here.taken_back.extend(reversed(ahead.turn.actions))
        self.redo()

    def go_to(self, number: object) -> None:
        """Go to the node with this number.

        The steps of an unfinished turn are taken back at its node, and can be played again there. They are discarded
        once the match goes on from that node to another one, as when another turn is played.

        Raises:
            InvalidSetup: There is no such node.
        """
        node = self.tree.find(number)
        self.tree.here.taken_back.extend(reversed(self.steps))
        self.tree.go_to(node)
        self._stand()

    # --- variations

    def promote(self, number: object) -> None:
        """Promote a variation; see `TurnTree.promote`.

        Raises:
            InvalidSetup: There is no such node.
            IllegalTurn: The node is on the main line.
        """
        self.tree.promote(self.tree.find(number))

    def delete(self, number: object) -> None:
        """Delete a turn; see `TurnTree.delete`.

        Raises:
            InvalidSetup: There is no such node.
            IllegalTurn: The node is the start.
        """
        self._stay_unless_moved(lambda: self.tree.delete(self.tree.find(number)))

    def restore(self) -> None:
        """Take back the last deletion; see `TurnTree.restore`.

        Raises:
            IllegalTurn: Nothing has been deleted, or the tree is full.
            InvalidSetup: There is no room for the notes.
        """
        self._stay_unless_moved(self.tree.restore)

    def _stay_unless_moved(self, change: Callable[[], None]) -> None:
        """Change the tree; keep the steps of an unfinished turn if the match is still at the node of that turn.

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

    # --- the current position

    def _stand(self) -> None:
        """Go to the current node of the tree, between two turns."""
        turns = self.tree.turns
        self.turn_start = turns[-1].end if turns else self.start
        self._take_steps(())

    def _take_steps(self, steps: Sequence[Action]) -> None:
        """Go to the position after these steps of the turn."""
        self.steps = list(steps)
        self.position = self._game.after(self.turn_start, self.steps)
