"""Positions of Surmount that may be puzzles, from a search in C (`c/surmount_finder`).

In games between players hardly a late position of Surmount has just one winning turn: 1 in 6,000 of those examined. So
the last position of a game that can be judged is varied, a few cells at a time, until one turn is left that wins. That
takes some hundred proofs for each, for which Python is too slow. The positions found are proven here afterwards.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from py_engine.games.base import Game, Position
from support.processes import run_for_output
from toolchain.c_compiler import build_program

# The board on which the program plays, and the number of its games that make one source.
SIZE = 4
GAMES_A_SOURCE = 250


@cache
def build_finder() -> Path:
    """Compile the program where it has changed. Raises `Failure` where there is no compiler."""
    lacking = "Puzzles of Surmount are found by a C program, and no C compiler was found"
    return build_program("surmount_finder", words=1, lacking=lacking)


def likely_puzzles(game: Game, number: int) -> list[Position]:
    """The positions that the games of a source lead to."""
    first = GAMES_A_SOURCE * number
    text = run_for_output(
        [str(build_finder()), str(first), str(first + GAMES_A_SOURCE)],
        failure="The search in C for puzzles came to nothing.",
    )
    return [_read(game, line) for line in text.splitlines()]


def _read(game: Game, line: str) -> Position:
    _, cells, to_move = line.split()
    first, second = (
        sum(1 << cell for cell, digit in zip(game.board.order, cells, strict=True) if digit == owner) for owner in "12"
    )
    return Position((first, second), int(to_move) - 1)
