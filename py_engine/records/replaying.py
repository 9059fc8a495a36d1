"""Replay of a record's turns, with errors that name the turn."""

from __future__ import annotations

from ..match import Match
from ..text.errors import IllegalTurn, quote
from ..text.sentences import say


def play_turn(match: Match, number: int, text: str) -> None:
    """Play a turn of a record, the one with this number.

    Raises:
        InvalidText: The turn cannot be read.
        IllegalTurn: It is not legal.
    """
    try:
        match.play(text)
    except IllegalTurn as error:
        raise IllegalTurn(
            say("Turn {number}, {text}, is not allowed. {reason}", number=number, text=quote(text), reason=error.reason)
        ) from None
