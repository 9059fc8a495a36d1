"""The characters of today's ladder that solve the puzzles of the packs."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor

from puzzle_making.packs import Puzzle, puzzles_of
from puzzle_making.table import SOLVED, write_rows
from puzzle_making.trying import TRIES_AS_PLAYED, TRIES_READING, Answers, try_packed
from py_engine.players.opponents import opponents_of
from support.many_jobs import work

COLUMNS = ("game", "character", "as it plays", "by reading alone")
EXPLANATION = """Shares of a whole pack. "By reading alone" is without proofs and with a sixteenth of the playouts.
Measured by

    python3 build_scripts/puzzles.py solve --minutes 60
"""


def solve_packs(games: Sequence[str], workers: Executor | int, minutes: float) -> int:
    """Let the characters try every puzzle of these packs, and write who solves how many into the table's file.

    Returns how many were tried. Nothing is written for a game that is not done after `minutes`.
    """
    packs = {game: puzzles_of(game) for game in games}
    answers: dict[str, list[Answers]] = {game: [] for game in games}

    def keep(puzzle: Puzzle, given: Answers) -> None:
        answers[puzzle.game].append(given)

    jobs = [puzzle for pack in packs.values() for puzzle in pack]
    try:
        return work(jobs, try_packed, keep, workers, minutes, counted="puzzles")
    finally:
        rows = {
            game: _rows(game, answers[game]) for game, pack in packs.items() if pack and len(answers[game]) == len(pack)
        }
        if rows:
            write_rows(SOLVED, EXPLANATION, COLUMNS, rows)


def _rows(game: str, answers: Sequence[Answers]) -> list[str]:
    """One a character: its name, and the share of right answers as it plays and by reading."""
    played = [sum(column) for column in zip(*(one.as_played for one in answers), strict=True)]
    read = [sum(column) for column in zip(*(one.reading for one in answers), strict=True)]
    return [
        f"{who.name} | {right / (TRIES_AS_PLAYED * len(answers)):.1%} | {seen / (TRIES_READING * len(answers)):.0%}"
        for who, right, seen in zip(opponents_of(game), played, read, strict=True)
    ]
