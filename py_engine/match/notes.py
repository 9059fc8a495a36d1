"""Notes on a match: a comment and marks on the board, for the start and for the position after any turn.

A mark is a short text, the same in records, share links and embedded boards: `d4` is a circle, `d4.x` a cross, `d4.s` a
square, `d4-e5` an arrow from one cell to another, `d4.A` a letter and `d4.7` a number.

In a link the notes of a game are lines, one for each position: the number of turns that lead there, the marks, and
after a colon the comment. A line that begins with a space continues the comment of the line before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import say
from .names import CONTROLS

# Longest comment on one position, in characters.
LONGEST_COMMENT = 2_000

# Most marks on one position: more could not be told apart.
MOST_MARKS = 60

# Length of all comments and marks of a match, in characters. They must fit into a record, and every reply to the page
# includes them.
LONGEST_NOTES = 60_000

MARK = re.compile(r"([a-z][1-9][0-9]?)(?:-([a-z][1-9][0-9]?)|\.(x|s|[A-Z]|[1-9][0-9]{0,2}))?")
LINE = re.compile(r"([0-9]{1,5})((?: [^ :\n]+)*)(?:: ?(.*))?", re.DOTALL)


class Note(NamedTuple):
    """A note on a position.

    Attributes:
        comment: The comment; empty if there is none.
        marks: The texts of the marks.
    """

    comment: str = ""
    marks: tuple[str, ...] = ()

    @property
    def length(self) -> int:
        """Its part of `LONGEST_NOTES`, in characters."""
        return len(self.comment) + sum(len(mark) + 1 for mark in self.marks)

    def document(self) -> dict[str, object]:
        """The note as a dict for a record: `comment` and `marks`, without those that are empty."""
        document: dict[str, object] = {}
        if self.comment:
            document["comment"] = self.comment
        if self.marks:
            document["marks"] = list(self.marks)
        return document


def read_comment(text: object) -> str:
    r"""The comment without control characters, and without blank lines or spaces around it.

    Raises:
        InvalidText: The comment is not a text.
        InvalidSetup: It is longer than `LONGEST_COMMENT`.

    >>> read_comment("  A good \u202e turn.\r\nOr is it? ")
    'A good  turn.\nOr is it?'
    """
    if not isinstance(text, str):
        raise InvalidText(say("a comment should be a text, not {comment}", comment=quote(text)))
    lines = CONTROLS.sub("", re.sub(r"\r\n?|[\x0b\x0c\x1c-\x1f\x85\u2028\u2029]", "\n", text)).split("\n")
    comment = "\n".join(line.rstrip() for line in lines).strip()
    if len(comment) > LONGEST_COMMENT:
        raise InvalidSetup(
            say(
                "the comment {comment} has {length} characters; there is room for {most}",
                comment=quote(comment),
                length=len(comment),
                most=LONGEST_COMMENT,
            )
        )
    return comment


def read_marks(marks: object, require_cell: Callable[[str], object]) -> tuple[str, ...]:
    """The marks, each once; of two letters or numbers on a cell, only the last one.

    `require_cell` raises `InvalidText` for a text that is not a cell of the board.

    Raises:
        InvalidText: The marks are not a list of texts, or a mark or its cell is invalid.
        InvalidSetup: There are more than `MOST_MARKS`.
    """
    if isinstance(marks, str | Mapping) or not isinstance(marks, Iterable):
        raise InvalidText(say("marks should be a list of texts, not {marks}", marks=quote(marks)))
    kept: dict[object, str] = {}
    for mark in marks:
        found = MARK.fullmatch(mark) if isinstance(mark, str) else None
        if found is None or found[1] == found[2]:
            raise InvalidText(
                say("{mark} is not a mark: they are written as d4, d4.x, d4.s, d4-e5, d4.A or d4.7", mark=quote(mark))
            )
        for cell in found.group(1, 2):
            if cell is not None:
                require_cell(cell)
        is_label = found[3] is not None and not found[3].islower()
        key = (found[1], "label") if is_label else mark
        kept.pop(key, None)
        kept[key] = mark
    if len(kept) > MOST_MARKS:
        raise InvalidSetup(
            say("there are {count} marks on one position; there is room for {most}", count=len(kept), most=MOST_MARKS)
        )
    return tuple(kept.values())


def join(earlier: Note, later: Note | None) -> Note:
    r"""Both notes on a position in one, the earlier one first. The same comment or mark is kept once.

    Of two letters or numbers on a cell only the later one is kept, because a cell shows one.

    Raises:
        InvalidSetup: One position has no room for both notes.

    >>> join(Note("Close by.", ("d4", "d4.A")), Note("Too far.", ("d4.B", "d4")))
    Note(comment='Close by.\nToo far.', marks=('d4.B', 'd4'))
    """
    if later is None:
        return earlier
    comments = dict.fromkeys(note.comment for note in (earlier, later) if note.comment)
    return Note(read_comment("\n".join(comments)), read_marks([*earlier.marks, *later.marks], lambda cell: None))


def write_lines(notes: Mapping[int, Note]) -> str:
    r"""The notes of a line of turns as a text for a link; `notes` has the number of turns before each position as key.

    >>> write_lines({0: Note("Hello."), 3: Note("Why\nthere?", ("d4", "d4-e5"))})
    '0: Hello.\n3 d4 d4-e5: Why\n there?'
    """
    lines = []
    for turns, note in notes.items():
        comment = note.comment.replace("\n", "\n ")
        lines.append(" ".join([str(turns), *note.marks]) + (f": {comment}" if comment else ""))
    return "\n".join(lines)


def read_lines(text: str) -> list[tuple[int, str, list[str]]]:
    """The notes of a link: for each position the number of turns, the comment and the marks, unchecked.

    Raises:
        InvalidText: A line is not a note.

    >>> read_lines(write_lines({3: Note("Why?", ("d4", "d4-e5"))}))
    [(3, 'Why?', ['d4', 'd4-e5'])]
    """
    found = []
    for line in re.split(r"\n(?! )", text.strip()):
        note = LINE.fullmatch(line)
        if note is None:
            raise InvalidText(
                say("{line} is not a note: it should begin as in '3 d4 d4-e5: why there?'", line=quote(line))
            )
        found.append((int(note[1]), (note[3] or "").replace("\n ", "\n"), note[2].split()))
    return found
