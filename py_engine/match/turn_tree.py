"""The turns of a match as a tree: the line that is being played, and variations of it.

The first branch of a node continues the main line; the others are variations. Going back discards nothing: each node
keeps which of its branches was visited last, and redo follows that branch. A node keeps its number throughout the
match, through promotions and deletions.

Deletions can be taken back, the last one first. Only the last `MOST_DELETIONS` are kept, and of these only as many as
have `MOST_NODES` turns in all. The oldest are discarded, together with the turns that they had deleted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..text.errors import IllegalTurn, InvalidSetup, quote
from ..text.sentences import say
from .node import Node, Turn, text_of
from .notes import LONGEST_NOTES, Note, join

# Most turns of a match, variations included: far more than people play, and read from a record within a second or two
# even in a browser.
MOST_NODES = 10_000

# Most deletions that can be taken back.
MOST_DELETIONS = 100


class _Deletion(NamedTuple):
    """A deletion that can be taken back.

    Attributes:
        node: The first node of the deleted branch.
        place: Its index among the branches of its parent.
        here: The current node of the match before the deletion.
        size: Number of nodes of the branch.
    """

    node: Node
    place: int
    here: Node
    size: int


class TurnTree:
    """All turns of a match.

    Attributes:
        start: The node before the first turn.
        here: The current node.
        turns: The turns that led to it.
    """

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
        """Return whether a deletion can be taken back."""
        return bool(self._deleted)

    @property
    def is_line(self) -> bool:
        """Return whether there are no turns but those that led here."""
        return len(self) == len(self.turns)

    @property
    def listed(self) -> Sequence[Node]:
        """All nodes, parents before their branches, the main line before its variations.

        The list is kept until the tree changes, because each reply to a page has all turns.
        """
        if self._listed is None:
            self._listed = list(self.start.walk())
        return self._listed

    def find(self, number: object) -> Node:
        """The node with this number.

        Raises:
            InvalidSetup: There is no such node.
        """
        node = self._nodes.get(number) if type(number) is int else None
        if node is None:
            raise InvalidSetup(say("the game has no turn with the number {number}", number=quote(number)))
        return node

    def add(self, turn: Turn) -> None:
        """Go to the node of a turn from here, a new one unless the turn has been played from here before.

        Raises:
            IllegalTurn: The tree is full.
        """
        self._enter(self.add_after(self.here, turn))

    def add_after(self, parent: Node, turn: Turn) -> Node:
        """Add a turn after any node, unless it has been played from there before, and return the node of the turn.

        The current node stays, and redo leads where it did.

        Raises:
            IllegalTurn: The tree is full.
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
        """Let redo lead on as if these nodes had been visited in this order, where nothing has been visited yet."""
        for node in reversed(nodes):
            while node.parent is not None and node.parent.followed is None:
                node.parent.followed = node
                node = node.parent

    def passes(self, node: Node) -> bool:
        """Return whether a node is on the line from the start to the current node, both included."""
        return node.depth < len(self._line) and self._line[node.depth] is node

    def back(self) -> None:
        """Go back one turn (not from the start)."""
        assert self.here.parent is not None
        self._cut(self.here.parent)

    def forward(self) -> None:
        """Go on one turn along the line that was visited last (not from its end)."""
        assert self.here.followed is not None
        self._enter(self.here.followed)

    def go_to(self, node: Node) -> None:
        """Go to any node: back to where the path to it branches off, and on from there."""
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
        """Go back to a node on the line that led here."""
        self.here = node
        del self._line[node.depth + 1 :], self.turns[node.depth :]

    def document(self) -> dict[str, object]:
        """The tree as a dict for a record: flat lists, because the nesting of a record in JSON is limited.

        Returns:
            `turns`, the texts of the turns, which are numbered from 1 in this order, with 0 for the start; `after`, for
            each turn the number of the one before it; `line`, the number of the last turn that redo leads to.
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
        """Replace the notes on positions; an empty note removes the old one. An error changes nothing.

        Raises:
            InvalidSetup: The notes of the whole tree would be longer than `LONGEST_NOTES`.
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
        """Make the line to this node the main line.

        Raises:
            IllegalTurn: The node is on the main line.
        """
        departing = [each for each in node.line() if each.parent is not None and each.parent.branches[0] is not each]
        if not departing:
            raise IllegalTurn(say("this is the main line already"))
        for each in departing:
            assert each.parent is not None
            each.parent.branches.remove(each)
            each.parent.branches.insert(0, each)
        self._listed = None

    def delete(self, node: Node) -> None:
        """Delete a turn with all that follow it; if the current node is among them, go back to before the turn.

        Raises:
            IllegalTurn: The node is the start.
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
        """Keep a deletion to be taken back, and discard the oldest ones where there are too many."""
        self._deleted.append(deletion)
        del self._deleted[:-MOST_DELETIONS]
        while sum(each.size for each in self._deleted) > MOST_NODES:
            del self._deleted[0]

    def restore(self) -> None:
        """Take back the last deletion, and go to the node that was current then, if it was deleted.

        A turn that was played again since then is joined with the deleted one. The branches have the same order as
        before the deletion, followed by new ones. The notes of both are kept. Redo leads on as before the deletion from
        each position from which no turn and no step has been played since. An error changes nothing.

        Raises:
            IllegalTurn: Nothing has been deleted, or the tree is full.
            InvalidSetup: There is no room for the notes.
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
        """The node now in the tree after the same turns; a node may have been deleted, played again and joined."""
        found = self.start
        for each in [] if node is None else node.line():
            branch = found.branch(text_of(each))
            assert branch is not None
            found = branch
        return found


def _compare(node: Node, parent: Node) -> tuple[list[tuple[Node, Node]], list[Node]]:
    """A comparison of a deleted branch with the present branches of a parent.

    Returns:
        The pairs of a deleted node and the present node after the same turns, and the deleted nodes without such a
        node.
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
