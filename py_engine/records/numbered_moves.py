"""Lists of moves as people write them down, numbered or not."""

from __future__ import annotations

import re

from ..text.errors import InvalidText
from ..text.sentences import say

# Far above anything real (the longest game of the largest board stays below 2,000 turns).
MOST_TURNS = 10_000

# What numbers a move: "3", "3.", "3)", "3:", "3..." and "3…"; or dots alone, in the place of the first player's move.
MOVE_NUMBER = re.compile(r"[0-9]+[.):…]*|[.…]+")
# A number that sticks to its move: "3.d4". (In "0.5-0.5" it is a part of the result.)
STUCK_NUMBER = re.compile(r"^[0-9]+[.):…]+(?!5)")

# How a word looks that can be a turn, in either case. No character can be read in two ways: else a word that ends
# otherwise is tried in all of them, and a short one takes years.
LOOKS_LIKE_TURN = re.compile(r"(?:x?[a-z][0-9]{1,2}[,;()]*)+|swap|pass", re.IGNORECASE)


def moves_of(text: str) -> list[str]:
    """The moves of a list, without their numbers."""
    return [STUCK_NUMBER.sub("", word) for word in text.split() if not MOVE_NUMBER.fullmatch(word)]


def require_few(turns: int, most: int = MOST_TURNS) -> None:
    """Raises `InvalidText` for more turns than any game has."""
    if turns > most:
        raise InvalidText(say("the record has {turns} turns, more than any game", turns=turns))
