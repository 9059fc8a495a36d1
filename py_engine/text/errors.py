"""The three errors of the engine. All are `ValueError`s whose message quotes the offending text.

Where the page can see it the message is a `Sentence`, which can be said in other languages.
"""

from __future__ import annotations

from reprlib import Repr

from .sentences import say

LONGEST_QUOTATION = 40

# Of lists inside lists no more is looked at than can be shown: in a browser, thousands of them would overflow a stack
# that Python does not watch.
QUOTATION = Repr()
QUOTATION.maxlevel = 6
QUOTATION.maxlist = QUOTATION.maxtuple = QUOTATION.maxdict = QUOTATION.maxset = LONGEST_QUOTATION
QUOTATION.maxstring = QUOTATION.maxlong = QUOTATION.maxother = 2 * LONGEST_QUOTATION


def quote(thing: object) -> str:
    """A thing as a message quotes it, cut off where it would make the message unreadable."""
    if isinstance(thing, str):
        return repr(thing) if len(thing) <= LONGEST_QUOTATION else f"{thing[:LONGEST_QUOTATION]!r}…"
    try:
        text = QUOTATION.repr(thing)
    except ValueError:
        return f"{type(thing).__name__}(…)"  # a number with thousands of digits
    return text if len(text) <= LONGEST_QUOTATION else f"{text[:LONGEST_QUOTATION]}…"


class InvalidText(ValueError):
    """The text cannot be read: it is no cell of the board, no turn, no record."""


class IllegalTurn(ValueError):
    """The text can be read, but the rules do not allow it now.

    reason: one sentence naming the rule; the message is the same with the offending text before it.
    """

    def __init__(self, reason: str, text: str | None = None) -> None:
        super().__init__(reason if text is None else say("{text}: {reason}", text=quote(text), reason=reason))
        self.reason = reason


class InvalidSetup(ValueError):
    """There is no such game, size, set of holes or player, or a record contradicts itself."""
