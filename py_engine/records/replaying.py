"""Playing the turns of a record, one after the other, with messages that say which of them is not allowed."""

from __future__ import annotations

from ..match import Match
from ..text.errors import IllegalTurn, quote
from ..text.sentences import say


def play_turn(match: Match, number: int, text: str) -> None:
    """Play a turn of a record, the one with this number. Raises `InvalidText` or `IllegalTurn`."""
    try:
        match.play(text)
    except IllegalTurn as error:
        raise IllegalTurn(
            say("Turn {number}, {text}, is not allowed. {reason}", number=number, text=quote(text), reason=error.reason)
        ) from None
