"""Notes in a record: comments and marks, each with the number of the turn that they belong to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..match import Match
from ..match.node import Node
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import say

KEYS = {"turn", "comment", "marks"}

# What is said of a turn by signs, in lists and by others.
JUDGEMENTS = ("!", "?", "!!", "??", "!?", "?!")


def read_notes(match: Match, notes: Any, nodes: Sequence[Node]) -> None:
    """Give a match the notes of its record.

    notes: as in `Match.record`. nodes: by the numbers that the notes have for their turns.
    Raises `InvalidText` if that cannot be read, `InvalidSetup` if a note is of no turn, or there is no room for them.
    """
    if not isinstance(notes, list) or not all(isinstance(note, dict) and note.keys() <= KEYS for note in notes):
        raise InvalidText(
            say("the record's notes should be a list of turn, comment and marks, not {notes}", notes=quote(notes))
        )
    annotate(match, nodes, [(note.get("turn"), note.get("comment"), note.get("marks")) for note in notes])


def annotate(match: Match, nodes: Sequence[Node], notes: Iterable[tuple[Any, Any, Any]]) -> None:
    """Give a match notes: each a turn's number, a comment and marks. Raises as `read_notes`."""
    found = {}
    for turn, comment, marks in notes:
        if type(turn) is not int or not 0 <= turn < len(nodes):
            raise InvalidSetup(say("the record has a note on turn {turn}, which it does not have", turn=quote(turn)))
        found[nodes[turn]] = match.note_on(nodes[turn], comment, marks)
    match.history.tree.annotate(found)
