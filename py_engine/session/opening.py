"""The verb that asks an opening book about the position. It does not change the match or its jobs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .session import Request, Session, leaves_jobs, read_text

if TYPE_CHECKING:
    from ..openings import Book
    from .wire import Openings


@leaves_jobs
def openings(session: Session, request: Request) -> Openings:
    """List the turns that were played in the position, from the book that the page has fetched."""
    match = session.current
    book = _read(read_text(request, "book"))
    return {
        "turns": [
            {
                "text": turn.text,
                "cells": list(turn.cells),
                "games": turn.wins.of,
                "share": turn.wins.share,
                "low": turn.wins.low,
                "high": turn.wins.high,
            }
            for turn in book.turns(match)
        ],
        "size": book.size,
        "games": book.games,
        "unit": book.unit,
        "budget": book.budget,
        "depth": len(book.depths) - 1,
    }


@lru_cache(maxsize=1)
def _read(text: str) -> Book:
    # Few visits need it, so it does not make the start longer.
    from ..openings import read_book

    return read_book(text)
