"""Result of reading a record: a match, and remarks on it."""

from __future__ import annotations

from typing import NamedTuple

from ..match import Match
from ..match.node import Node
from ..match.notes import LONGEST_COMMENT
from ..text.errors import InvalidSetup, quote
from ..text.languages import translate
from ..text.sentences import Sentence, say


class Remark(NamedTuple):
    """A remark that a record goes on after a position in a way that cannot be played here.

    Attributes:
        node: The node of the position.
        sentence: The reason.
        rest: The rest of the record, as it can be pasted; empty for none.
    """

    node: Node
    sentence: Sentence
    rest: str = ""


class Opened(NamedTuple):
    """A match read from a record.

    Attributes:
        match: The match.
        remarks: Remarks on positions where the record goes on, that of the current line first.
        left_over: Text after a share link that is not part of it and was not read; empty for none.
    """

    match: Match
    remarks: tuple[Remark, ...] = ()
    left_over: str = ""

    @property
    def remark(self) -> Sentence | None:
        """One line about the parts not read, or None; comments in the match have the details."""
        if self.remarks:
            return say(
                "Here AbstractPlay’s rules are not the designer’s. The note on turn {number} says how.",
                number=self.remarks[0].node.depth,
            )
        if self.left_over:
            return say("What follows the link was not read: {text}", text=quote(self.left_over))
        return None

    def annotated(self, language: object = None) -> Match:
        """The match with its remarks as comments in a language, so that they are kept with it."""
        for node, sentence, rest in self.remarks:
            comment = "\n".join(
                [*([node.note.comment] if node.note else ()), translate(sentence, language), *([rest] if rest else ())]
            )
            if len(comment) > LONGEST_COMMENT:
                comment = f"{comment[: LONGEST_COMMENT - 1]}…"
            try:
                self.match.annotate(comment, node=node.number)
            except InvalidSetup:
                # The record's own notes leave no room, and come first.
                break
        return self.match
