"""Writes a book into the engine."""

from __future__ import annotations

import gzip
from pathlib import Path

from book_making.counting import book_text, count_games
from book_making.playing import PLANS, games_file
from py_engine.arena.files import KeptLines, write_file
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.openings.book import FOLDER
from py_engine.search.network.evaluator import weights_of
from support.console import Failure


def write_book(game: str, count: int) -> tuple[Path, int]:
    """Write the book of the first games, as many as there are of `count`; returns its file, and its bytes in gzip.

    Raises Failure where there are no games.
    """
    lines = [line for line in KeptLines(games_file(game, False)).lines if line["number"] < count]
    if not lines:
        raise Failure(f"No games of {game} have been played; `play` plays them.")
    plan, unit = PLANS[game], "playouts" if weights_of(game) is None else "evaluations"
    rules = make_game(find_game(game), plan.size)
    text = book_text(rules, count_games(rules, lines), plan, unit)
    file = FOLDER / f"{game}.txt"
    write_file(file, text)
    return file, len(gzip.compress(text.encode(), 9, mtime=0))
