"""The files that keep intermediate results on the way to the packs."""

from __future__ import annotations

from pathlib import Path

from support.folders import CACHE

FOUND = CACHE / "puzzles"


def found_file(game: str) -> Path:
    """The file of the puzzles found for a game."""
    return FOUND / f"{game}.jsonl"


def tried_file(game: str) -> Path:
    """The file of which characters solve them."""
    return FOUND / f"{game}-tried.jsonl"


def proven_file(game: str) -> Path:
    """The file of the second search's results for the pack's puzzles."""
    return FOUND / f"{game}-proven.jsonl"


def along_file(game: str) -> Path:
    """The file of the games to play along."""
    return FOUND / f"{game}-along.jsonl"
