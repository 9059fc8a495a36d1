"""The plain reference of a game, found by its id."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from references.position import Rules

import py_engine as s


def reference_of(game: str, size: int, holes: Sequence[str] = ()) -> Rules:
    """The reference's rules on a board. Raises `ModuleNotFoundError` for a game without a reference."""
    make = import_module(f"references.{game}").Rules
    rules: Rules = make(size, holes) if holes else make(size)
    return rules


def reference_of_match(match: s.Match) -> Rules:
    """The same for the board of a match."""
    return reference_of(match.info.id, match.size, match.holes)
