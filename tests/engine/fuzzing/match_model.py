"""A naive model of a match: its place in the tree of its turns.

It is a plain dictionary: the texts of the turns that lead to a place → the facts of that place. It knows nothing of
rules: those are asked of a new match that plays the same texts from the start.
"""

from __future__ import annotations

from py_engine.match.notes import Note

# The texts of the turns that lead to a place.
Path = tuple[str, ...]


class Place:
    """The model's knowledge of the match after some turns.

    number: of the node. actions: the steps of the turn that led here. children: the texts of the turns that go on
    from here, the main line's first. followed: the one that was visited last. taken_back: steps, the next one last.
    note: on the position.
    """

    def __init__(self, number: int, actions: list[str]) -> None:
        self.number = number
        self.actions = actions
        self.children: list[str] = []
        self.followed: str | None = None
        self.taken_back: list[str] = []
        self.note = Note()


class Model:
    """A tree of texts, and the match's place in it. `gone`: the deletions, the last one last."""

    def __init__(self) -> None:
        self.tree: dict[Path, Place] = {(): Place(0, [])}
        self.made = 1
        self.here: Path = ()
        self.steps: list[str] = []
        self.gone: list[tuple[Path, dict[Path, Place], int, Path]] = []

    @property
    def place(self) -> Place:
        return self.tree[self.here]

    @property
    def can_redo(self) -> bool:
        return bool(self.place.taken_back or (not self.steps and self.place.followed is not None))

    def finish(self, text: str, actions: list[str]) -> None:
        """A turn is played, or played again."""
        if text not in self.place.children:
            self.place.children.append(text)
            self.tree[*self.here, text] = Place(self.made, actions)
            self.made += 1
        self.place.followed = text
        self.place.taken_back = []
        self.here, self.steps = (*self.here, text), []

    def stand(self, path: Path) -> None:
        """Go to a place; the line that leads there becomes the one that was visited last."""
        for depth, text in enumerate(path):
            self.tree[path[:depth]].followed = text
            self.tree[path[:depth]].taken_back = []
        self.here, self.steps = path, []

    def undo(self) -> None:
        if self.steps:
            self.place.taken_back.append(self.steps.pop())
        else:
            self.here = self.here[:-1]

    def step_back(self) -> None:
        actions = [] if self.steps else self.place.actions
        self.undo()
        if len(actions) > 1:
            self.place.taken_back.append(actions[-1])
            self.steps = actions[:-1]

    def step_forward(self) -> None:
        """Makes the steps of the turn ahead those to be played again."""
        ahead = self.place.followed
        if not self.place.taken_back and not self.steps and ahead is not None:
            self.place.taken_back = self.tree[*self.here, ahead].actions[::-1]

    def go(self, path: Path) -> None:
        self.place.taken_back += self.steps[::-1]
        self.stand(path)

    def promote(self, path: Path) -> bool:
        """Move the path up at each branching where it is not first; returns whether there was one."""
        is_moved = False
        for depth in range(len(path), 0, -1):
            children = self.tree[path[: depth - 1]].children
            if children[0] != path[depth - 1]:
                children.remove(path[depth - 1])
                children.insert(0, path[depth - 1])
                is_moved = True
        return is_moved

    def delete(self, path: Path) -> None:
        parent = self.tree[path[:-1]]
        branch = {each: place for each, place in self.tree.items() if each[: len(path)] == path}
        self.gone.append((path, branch, parent.children.index(path[-1]), self.here))
        if self.here in branch:
            self.place.taken_back += self.steps[::-1]
            self.stand(path[:-1])
        for each in branch:
            del self.tree[each]
        parent.children.remove(path[-1])
        if parent.followed == path[-1]:
            parent.followed = parent.children[0] if parent.children else None

    def restore(self) -> None:
        """Add the missing places, and put together the facts of a turn that was played again since."""
        path, branch, index, stood = self.gone.pop()
        siblings = self.tree[path[:-1]].children
        if path[-1] in siblings:
            index = min(index, siblings.index(path[-1]))
            siblings.remove(path[-1])
        siblings.insert(index, path[-1])
        for each, place in branch.items():
            if each in self.tree:
                self.put_together(self.tree[each], place)
            else:
                self.tree[each] = place
        parent = self.tree[path[:-1]]
        parent.followed = parent.followed or path[-1]
        if stood in branch and stood != self.here:
            self.place.taken_back += self.steps[::-1]
            self.stand(stood)

    def put_together(self, place: Place, before: Place) -> None:
        """Add to a place its facts from before it was deleted."""
        has_gone_on = bool(place.followed or place.taken_back or (place is self.place and self.steps))
        if not has_gone_on:
            place.taken_back = before.taken_back
        place.children = before.children + [text for text in place.children if text not in before.children]
        place.followed = place.followed or before.followed
        comments = [before.note.comment, place.note.comment]
        comment = comments[0] if comments[0] == comments[1] else "\n".join(filter(None, comments))
        place.note = Note(comment, marks_of_both(before.note.marks, place.note.marks))

    def line(self) -> list[Place]:
        """The places from the start to here."""
        return [self.tree[self.here[:depth]] for depth in range(len(self.here) + 1)]

    def walk(self, path: Path = ()) -> list[Path]:
        """The places from one on, each after the one it follows, the main line first."""
        return [path, *(one for text in self.tree[path].children for one in self.walk((*path, text)))]

    def notes(self) -> list[Note]:
        """Of all places, in the order of the tree's list."""
        return [self.tree[path].note for path in self.walk()]

    def document(self) -> dict[str, object]:
        """The same as `TurnTree.document`."""
        walk = self.walk()
        last = self.here
        while (followed := self.tree[last].followed) is not None:
            last = (*last, followed)
        return {
            "turns": [path[-1] for path in walk[1:]],
            "after": [walk.index(path[:-1]) for path in walk[1:]],
            "line": walk.index(last),
        }


def marks_of_both(earlier: tuple[str, ...], later: tuple[str, ...]) -> tuple[str, ...]:
    """The earlier ones first, but without those that are among the later ones, there with another letter perhaps."""

    def place(mark: str) -> str:
        return mark[:-1] if mark[-1].isupper() else mark

    places = [place(mark) for mark in later]
    return *(mark for mark in earlier if place(mark) not in places), *later
