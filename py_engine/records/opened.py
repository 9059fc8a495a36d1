"""What comes of reading a record: a match, and what is to be said of it."""

from __future__ import annotations

from typing import NamedTuple

from ..match import Match
from ..match.node import Node
from ..match.notes import LONGEST_COMMENT
from ..text.errors import InvalidSetup, quote
from ..text.languages import translate
from ..text.sentences import Sentence, say


class Remark(NamedTuple):
    """That a record goes on after a position in a way that cannot be played here.

    node: of the position. sentence: the reason. rest: what follows there, as it can be pasted; empty for nothing.
    """

    node: Node
    sentence: Sentence
    rest: str = ""


class Opened(NamedTuple):
    """A match as its record says.

    remarks: on positions where the record goes on, the current line's first. left_over: what follows a share link in
    the text and is no part of it, so that it was not read; empty for nothing.
    """

    match: Match
    remarks: tuple[Remark, ...] = ()
    left_over: str = ""

    @property
    def remark(self) -> Sentence | None:
        """What a person should know of the match at once, short enough for a line; the comments say it in full."""
        if self.remarks:
            return say(
                "Here AbstractPlay's rules are not the designer's. The note on turn {number} says how.",
                number=self.remarks[0].node.depth,
            )
        if self.left_over:
            return say("What follows the link was not read: {text}", text=quote(self.left_over))
        return None

    def annotated(self, language: object = None) -> Match:
        """The match with its remarks as comments, in a language, so that they stay with it wherever it is kept."""
        for node, sentence, rest in self.remarks:
            comment = "\n".join(
                [*([node.note.comment] if node.note else ()), translate(sentence, language), *([rest] if rest else ())]
            )
            if len(comment) > LONGEST_COMMENT:
                comment = f"{comment[: LONGEST_COMMENT - 1]}…"
            try:
                self.match.annotate(comment, node=node.number)
            except InvalidSetup:
                # The notes of the record itself leave no room. Its own come first.
                break
        return self.match
