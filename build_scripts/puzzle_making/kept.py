"""Where what was found on the way to the packs is kept."""

from __future__ import annotations

from pathlib import Path

from support.folders import CACHE

FOUND = CACHE / "puzzles"


def found_file(game: str) -> Path:
    """Where the puzzles of a game are kept that have been found."""
    return FOUND / f"{game}.jsonl"


def tried_file(game: str) -> Path:
    """Where it is kept which characters solve them."""
    return FOUND / f"{game}-tried.jsonl"


def proven_file(game: str) -> Path:
    """Where it is kept what the second search says of the pack's puzzles."""
    return FOUND / f"{game}-proven.jsonl"
