"""Notes in a record: comments and marks, each with the number of its turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..match import Match
from ..match.node import Node
from ..match.notes import write_lines
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import say

KEYS = {"turn", "comment", "marks"}

# Judgements on a turn, as lists and other programs write them.
JUDGEMENTS = ("!", "?", "!!", "??", "!?", "?!")


def line_of(match: Match) -> list[Node]:
    """The nodes from the start to the current position."""
    return [match.history.tree.start, *match.history.tree.here.line()]


def write_notes(match: Match) -> str:
    """The notes on the positions of the current line, as a link has them; empty for none."""
    return write_lines({node.depth: node.note for node in line_of(match) if node.note is not None})


def read_notes(match: Match, notes: Any, nodes: Sequence[Node]) -> None:
    """Give a match the notes of its record.

    Args:
        match: The match, with all its turns.
        notes: Notes as in `Match.record`.
        nodes: Nodes by the numbers that the notes use.

    Raises:
        InvalidText: The notes cannot be read.
        InvalidSetup: A note belongs to no turn, or there is no room for it.
    """
    if not isinstance(notes, list) or not all(isinstance(note, dict) and note.keys() <= KEYS for note in notes):
        raise InvalidText(
            say("the record’s notes should be a list of turn, comment and marks, not {notes}", notes=quote(notes))
        )
    annotate(match, nodes, [(note.get("turn"), note.get("comment"), note.get("marks")) for note in notes])


def annotate(match: Match, nodes: Sequence[Node], notes: Iterable[tuple[Any, Any, Any]]) -> None:
    """Give a match notes, each a turn's number, a comment and marks; errors are those of `read_notes`."""
    found = {}
    for turn, comment, marks in notes:
        if type(turn) is not int or not 0 <= turn < len(nodes):
            raise InvalidSetup(say("the record has a note on turn {turn}, which it does not have", turn=quote(turn)))
        found[nodes[turn]] = match.note_on(nodes[turn], comment, marks)
    match.history.tree.annotate(found)
