"""Lists of moves as people write them, numbered or not."""

from __future__ import annotations

import re

from ..text.errors import InvalidText
from ..text.sentences import say

# Far above any real game: the longest on the largest board has fewer than 2,000 turns.
MOST_TURNS = 10_000

# The number of a move: "3", "3.", "3)", "3:", "3..." and "3…"; or dots alone, in place of the first player's move.
MOVE_NUMBER = re.compile(r"[0-9]+[.):…]*|[.…]+")
# A number without a blank before its move: "3.d4". (In "0.5-0.5" it is a part of the result.)
STUCK_NUMBER = re.compile(r"^[0-9]+[.):…]+(?!5)")

# A word that can be a turn, in either case. Each character can be read in one way only. Otherwise a word that does not
# match would be tried in all ways, which takes years even for a short one.
LOOKS_LIKE_TURN = re.compile(r"(?:x?[a-z][0-9]{1,2}[,;()]*)+|swap|pass", re.IGNORECASE)


def moves_of(text: str) -> list[str]:
    """The moves of a list, without their numbers."""
    return [STUCK_NUMBER.sub("", word) for word in text.split() if not MOVE_NUMBER.fullmatch(word)]


def require_few(turns: int, most: int = MOST_TURNS) -> None:
    """Check that there are no more turns than any game has.

    Raises:
        InvalidText: There are.
    """
    if turns > most:
        raise InvalidText(say("the record has {turns} turns, more than any game", turns=turns))
