"""`openings`: what an opening book knows of a position."""

from __future__ import annotations

import argparse

from ..arena.cross_table import counted
from ..given_records import load_given
from ..openings import Book, BookTurn, book_of
from .arguments import Commands, add_json, add_record, print_json


def add_openings_command(commands: Commands) -> None:
    """Add `openings` to the commands of the command line."""
    one = commands.add_parser("openings", help="list what was played in a position of the first turns, and who won")
    add_record(one)
    add_json(one)
    one.set_defaults(run=show_openings)


def show_openings(arguments: argparse.Namespace) -> None:
    """Print the turns that the book of the game lists for the position at the end of a record."""
    match = load_given(arguments.record, arguments.number)
    book = book_of(match.info.id)
    turns = [] if book is None else book.turns(match)
    if arguments.json:
        print_json(match, {"openings": [turn_document(turn) for turn in turns]})
    elif turns:
        assert book is not None
        print(source_of(book))
        for turn in turns:
            games, share = counted(turn.wins.of, "game"), turn.wins
            print(f"{turn.text:>8}  {games:>11}  wins {share.share:4.0%}  [{share.low:.0%}, {share.high:.0%}]")
    else:
        print("The opening books don't know this position.")


def source_of(book: Book) -> str:
    """One line on the games that a book was counted from."""
    drawn = f"{book.drawn_budget} in the first {counted(book.drawn_turns, 'turn')}, which are drawn"
    depth = " ".join(map(str, book.depths))
    games = f"{counted(book.games, 'game')} on size {book.size}, {book.budget} {book.unit} a step, {drawn}"
    return f"{games}; positions by turn: {depth}"


def turn_document(turn: BookTurn) -> dict[str, object]:
    """A turn for JSON."""
    return {"text": turn.text, "cells": turn.cells, **turn.wins._asdict()}
