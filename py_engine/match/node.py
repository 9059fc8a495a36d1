"""Turns of a match, and the nodes of the tree of turns (`turn_tree.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..games.base import Action, Position
from .notes import Note


class Turn(NamedTuple):
    """A finished turn.

    Attributes:
        start: The position before it.
        actions: Its steps, a final `stop` included.
        end: The position after it.
        text: Its canonical text.
    """

    start: Position
    actions: tuple[Action, ...]
    end: Position
    text: str


class Node:
    """The match after some turn, or before the first.

    Attributes:
        number: 0 for the start.
        turn: The turn that led here; None at the start.
        parent: The node before it; None at the start.
        depth: Number of turns that lead here.
        branches: The nodes after the turns played from here, that of the main line first.
        followed: The branch visited last.
        taken_back: Steps of an unfinished turn that were taken back here; the next one to play again is the last.
        note: The comment and marks on the position; None if there are none.
    """

    __slots__ = ("_by_text", "branches", "depth", "followed", "note", "number", "parent", "taken_back", "turn")

    def __init__(self, number: int, turn: Turn | None, parent: Node | None) -> None:
        self.number = number
        self.turn = turn
        self.parent = parent
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.branches: list[Node] = []
        self._by_text: dict[str, Node] = {}  # a dict, as a node of Surmount can have thousands of branches
        self.followed: Node | None = None
        self.taken_back: list[Action] = []
        self.note: Note | None = None

    def branch(self, text: str) -> Node | None:
        """The branch with this turn; None if it has not been played from here."""
        return self._by_text.get(text)

    def attach(self, node: Node, place: int | None = None) -> None:
        """Make a node a branch of this one, at this index among the branches; the last one if `place` is None."""
        node.parent = self
        self.branches.insert(len(self.branches) if place is None else place, node)
        self._by_text[text_of(node)] = node

    def detach(self, node: Node) -> None:
        """Remove a branch."""
        self.branches.remove(node)
        del self._by_text[text_of(node)]
        if self.followed is node:
            self.followed = self.branches[0] if self.branches else None

    def bring(self, node: Node, place: int) -> None:
        """Make a node a branch of this one, unless a branch has its turn already.

        `place` is the index among the branches. A branch that has the turn moves there if its own index is higher.
        """
        branch = self.branch(text_of(node))
        if branch is None:
            self.attach(node, place)
            return
        now = self.branches.index(branch)
        if now > place:
            self.branches.insert(place, self.branches.pop(now))

    def join(self, other: Node) -> None:
        """Add the branches of another node after the same turns, and its path for redo if there is none here."""
        if self.followed is None and not self.taken_back:
            self.taken_back.extend(other.taken_back)
        for place, branch in enumerate(other.branches):
            self.bring(branch, place)
        if self.followed is None and other.followed is not None:
            self.followed = self.branch(text_of(other.followed))

    def line(self) -> list[Node]:
        """The nodes from the first turn to this one."""
        found: list[Node] = []
        node = self
        while node.parent is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    def ahead(self) -> list[Node]:
        """The nodes after this one on the line that was visited last."""
        found: list[Node] = []
        node = self.followed
        while node is not None:
            found.append(node)
            node = node.followed
        return found

    def last_below(self) -> Node:
        """The last node of `walk`."""
        node = self
        while node.branches:
            node = node.branches[-1]
        return node

    def walk(self) -> Iterator[Node]:
        """Yield this node and all below it, parents before their branches, the main line before its variations."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.branches))


def text_of(node: Node) -> str:
    """The text of the turn that led to a node; empty at the start."""
    return "" if node.turn is None else node.turn.text
