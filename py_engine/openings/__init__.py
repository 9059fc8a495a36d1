"""Opening books: what was played in thousands of games of the strongest play that there is, and who won them.

A book gives numbers and their error, and no verdicts. Those in `books/` are made by `build_scripts/openings.py`.
"""

from __future__ import annotations

from .book import Book, BookTurn, book_of, read_book

__all__ = ["Book", "BookTurn", "book_of", "read_book"]
