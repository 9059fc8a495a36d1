"""Lists of moves as people write them down, numbered or not."""

from __future__ import annotations

import re

# What numbers a move: "3", "3.", "3)", "3:".
MOVE_NUMBER = re.compile(r"[0-9]+[.):]*")
# A number that sticks to its move: "3.d4".
STUCK_NUMBER = re.compile(r"^[0-9]+[.):]+")


def moves_of(text: str) -> list[str]:
    """The moves of a list, without their numbers."""
    return [STUCK_NUMBER.sub("", word) for word in text.split() if not MOVE_NUMBER.fullmatch(word)]
