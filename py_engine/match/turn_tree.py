"""The turns of a match as a tree: one line is being played, and what was played instead is kept as variations.

The first branch of a node goes on with the main line; the others are variations. Going back forgets nothing: each
node remembers which of its branches was visited last, so that redo finds the way. A node keeps its number for as
long as the match lasts, through promotions and deletions.

Deletions can be taken back, the last one first, but not without end: only the last `MOST_DELETIONS` are kept, and of
these as many as have `MOST_NODES` turns between them. The oldest are let go, and with them the turns they had deleted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..text.errors import IllegalTurn, InvalidSetup, quote
from ..text.sentences import say
from .node import Node, Turn, text_of
from .notes import LONGEST_NOTES, Note, join

# So many turns and variations a match may hold: far above what people make, and read from a record within a
# second or two even in a browser.
MOST_NODES = 10_000

# So many deletions can be taken back.
MOST_DELETIONS = 100


class _Deletion(NamedTuple):
    """A branch that was deleted, where it stood, where the match stood then, and how many nodes the branch had."""

    node: Node
    place: int
    here: Node
    size: int


class TurnTree:
    """All turns of a match. here: the node it stands at now; turns: those that led there."""

    def __init__(self) -> None:
        self.start = Node(0, None, None)
        self.here = self.start
        self.turns: list[Turn] = []
        self._line = [self.start]  # the nodes from the start to `here`
        self._made = 1
        self._nodes = {0: self.start}
        self._deleted: list[_Deletion] = []
        self._listed: list[Node] | None = None

    def __len__(self) -> int:
        """The number of turns, variations included."""
        return len(self._nodes) - 1

    @property
    def can_restore(self) -> bool:
        """Whether a deletion can be taken back."""
        return bool(self._deleted)

    @property
    def is_line(self) -> bool:
        """Whether there is nothing but the turns that led here."""
        return len(self) == len(self.turns)

    @property
    def listed(self) -> Sequence[Node]:
        """All nodes, each after the one it follows, the main line before its variations.

        The list is kept until the tree changes: each reply to a page has all turns.
        """
        if self._listed is None:
            self._listed = list(self.start.walk())
        return self._listed

    def find(self, number: object) -> Node:
        """The node with this number. Raises `InvalidSetup` if there is none."""
        node = self._nodes.get(number) if type(number) is int else None
        if node is None:
            raise InvalidSetup(say("the game has no turn with the number {number}", number=quote(number)))
        return node

    def add(self, turn: Turn) -> None:
        """Go on with a turn: along a branch if it has been played from here before, else on a new one.

        Raises `IllegalTurn` if the tree is full.
        """
        self._enter(self.add_after(self.here, turn))

    def add_after(self, parent: Node, turn: Turn) -> Node:
        """The node of a turn after any other, a new one unless it has been played there before; nothing is visited.

        Raises `IllegalTurn` if the tree is full.
        """
        node = parent.branch(turn.text)
        if node is None:
            if len(self) >= MOST_NODES:
                raise _full()
            node = Node(self._made, turn, parent)
            self._made += 1
            self._nodes[node.number] = node
            if self._listed is not None:
                self._listed.insert(self._listed.index(parent.last_below()) + 1, node)
            parent.attach(node)
        return node

    def follow(self, nodes: Sequence[Node]) -> None:
        """Let redo go on as if these nodes had been visited one after the other, where nothing has been visited yet."""
        for node in reversed(nodes):
            while node.parent is not None and node.parent.followed is None:
                node.parent.followed = node
                node = node.parent

    def passes(self, node: Node) -> bool:
        """Whether a node lies on the line from the start to where the match stands, both included."""
        return node.depth < len(self._line) and self._line[node.depth] is node

    def back(self) -> None:
        """Go back one turn (not from the start)."""
        assert self.here.parent is not None
        self._cut(self.here.parent)

    def forward(self) -> None:
        """Go on along the line that was visited last (which must go on)."""
        assert self.here.followed is not None
        self._enter(self.here.followed)

    def go_to(self, node: Node) -> None:
        """Go to any node: back to where the way to it branches off, and on from there."""
        way = []
        while not self.passes(node):
            way.append(node)
            assert node.parent is not None
            node = node.parent
        self._cut(node)
        for each in reversed(way):
            self._enter(each)

    def _enter(self, node: Node) -> None:
        assert node.turn is not None
        self.here.followed = node
        self.here.taken_back.clear()
        self.here = node
        self._line.append(node)
        self.turns.append(node.turn)

    def _cut(self, node: Node) -> None:
        """Go back to a node of the line that led here."""
        self.here = node
        del self._line[node.depth + 1 :], self.turns[node.depth :]

    def document(self) -> dict[str, object]:
        """The tree for a record. Turns are numbered from 1 in the order of the list; 0 is the start.

        turns: their texts. after: for each the number of the one it follows. line: the number of the last one on
        the line that redo goes along. (Flat lists: a record in JSON may hold few brackets only.)
        """
        places = {node.number: place for place, node in enumerate(self.listed)}
        nodes = self.listed[1:]
        last = [self.here, *self.here.ahead()][-1]
        return {
            "turns": [node.turn.text for node in nodes if node.turn is not None],
            "after": [places[node.parent.number] for node in nodes if node.parent is not None],
            "line": places[last.number],
        }

    # --- notes

    def annotate(self, notes: Mapping[Node, Note]) -> None:
        """Say something of positions, instead of what was said before; an empty note for nothing.

        Raises `InvalidSetup` if that would be more than `LONGEST_NOTES` in the whole tree; then nothing has changed.
        """
        kept = [node.note for node in self._nodes.values() if node.note is not None and node not in notes]
        length = sum(note.length for note in (*kept, *notes.values()))
        if length > LONGEST_NOTES:
            raise InvalidSetup(
                say(
                    "the comments and marks of the game have {length} characters; there is room for {most}",
                    length=length,
                    most=LONGEST_NOTES,
                )
            )
        for node, note in notes.items():
            node.note = note if note.length > 0 else None

    # --- variations

    def promote(self, node: Node) -> None:
        """Let the variation that a node lies in take the place of the line it departs from.

        Raises `IllegalTurn` if the node lies on the main line.
        """
        for each in reversed(node.line()):
            assert each.parent is not None
            siblings = each.parent.branches
            if siblings[0] is not each:
                siblings.remove(each)
                siblings.insert(0, each)
                self._listed = None
                return
        raise IllegalTurn(say("this is the main line already"))

    def delete(self, node: Node) -> None:
        """Delete a turn with all that follows it; if the match stands there, it goes back to before it.

        Raises `IllegalTurn` if the node is the start.
        """
        parent = node.parent
        if parent is None:
            raise IllegalTurn(say("the start of the game cannot be deleted"))
        branch = list(node.walk())
        self._listed = None
        self._keep(_Deletion(node, parent.branches.index(node), self.here, len(branch)))
        if self.passes(node):
            self._cut(parent)
        parent.detach(node)
        for each in branch:
            del self._nodes[each.number]

    def _keep(self, deletion: _Deletion) -> None:
        """Keep a deletion to be taken back, and let the oldest ones go where there would be too many."""
        self._deleted.append(deletion)
        del self._deleted[:-MOST_DELETIONS]
        while sum(each.size for each in self._deleted) > MOST_NODES:
            del self._deleted[0]

    def restore(self) -> None:
        """Take the last deletion back, and go to where the match stood then, if that was deleted.

        A turn that was played again since then is joined with the deleted one. The branches have the order of before
        the deletion, followed by new ones. The notes of both are kept. Redo goes on as before the deletion from each
        position that no turn and no step has been played from since.

        Raises `IllegalTurn` if nothing has been deleted or the tree is full, `InvalidSetup` if there is no room for the
        notes; then nothing has changed.
        """
        if not self._deleted:
            raise IllegalTurn(say("nothing has been deleted that could be brought back"))
        deletion = self._deleted[-1]
        node = deletion.node
        stood_there = node in deletion.here.line()
        parent = self._counterpart(node.parent)
        pairs, added = _compare(node, parent)
        if len(self) + len(added) > MOST_NODES:
            raise _full()
        notes = {each: each.note for each in added if each.note is not None}
        notes |= {new: join(old.note, new.note) for old, new in pairs if old.note is not None}
        self.annotate(notes)
        self._deleted.pop()
        self._listed = None
        parent.bring(node, deletion.place)
        for old, new in pairs:
            new.join(old)
        for each in added:
            self._nodes[each.number] = each
        parent.followed = parent.followed or parent.branch(text_of(node))
        if stood_there:
            self.go_to(self._counterpart(deletion.here))

    def _counterpart(self, node: Node | None) -> Node:
        """The node of the tree after the same turns: a node may have been deleted, played again and joined since."""
        found = self.start
        for each in [] if node is None else node.line():
            branch = found.branch(text_of(each))
            assert branch is not None
            found = branch
        return found


def _compare(node: Node, parent: Node) -> tuple[list[tuple[Node, Node]], list[Node]]:
    """A deleted branch beside what stands below a parent now.

    Returns:
        The pairs of a deleted node and the one after the same turns, and the deleted nodes that have no such one.
    """
    pairs: list[tuple[Node, Node]] = []
    added: list[Node] = []
    stack = [(node, parent.branch(text_of(node)))]
    while stack:
        old, new = stack.pop()
        if new is None:
            added.extend(old.walk())
            continue
        pairs.append((old, new))
        stack.extend((branch, new.branch(text_of(branch))) for branch in old.branches)
    return pairs, added


def _full() -> IllegalTurn:
    return IllegalTurn(
        say("the game holds {most} turns, variations included, and has no room for more", most=MOST_NODES)
    )
