"""The three errors of the engine: `ValueError`s whose message quotes the offending text.

Where the page can see it, the message is a `Sentence`, which can be translated.
"""

from __future__ import annotations

from reprlib import Repr

from .sentences import say

LONGEST_QUOTATION = 40

# Nested lists are read no deeper than can be shown. In a browser, thousands of levels would overflow a stack that
# Python does not check.
QUOTATION = Repr()
QUOTATION.maxlevel = 6
QUOTATION.maxlist = QUOTATION.maxtuple = QUOTATION.maxdict = QUOTATION.maxset = LONGEST_QUOTATION
QUOTATION.maxstring = QUOTATION.maxlong = QUOTATION.maxother = 2 * LONGEST_QUOTATION


def quote(thing: object) -> str:
    """The thing as a message quotes it, cut off where it would make the message unreadable."""
    if isinstance(thing, str):
        return repr(thing) if len(thing) <= LONGEST_QUOTATION else f"{thing[:LONGEST_QUOTATION]!r}…"
    try:
        text = QUOTATION.repr(thing)
    except ValueError:
        return f"{type(thing).__name__}(…)"  # a number with thousands of digits
    return text if len(text) <= LONGEST_QUOTATION else f"{text[:LONGEST_QUOTATION]}…"


class InvalidText(ValueError):
    """The text cannot be read as a cell of the board, a turn or a record."""


class IllegalTurn(ValueError):
    """The text can be read, but the rules do not allow it now.

    Attributes:
        reason: One sentence that names the rule. The message is the same, after the offending text.
    """

    def __init__(self, reason: str, text: str | None = None) -> None:
        super().__init__(reason if text is None else say("{text}: {reason}", text=quote(text), reason=reason))
        self.reason = reason


class InvalidSetup(ValueError):
    """The game, size, holes or player do not exist, or a record contradicts itself."""
