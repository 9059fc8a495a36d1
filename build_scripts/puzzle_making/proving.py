"""The puzzles of the packs, proven again by the second search."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import NamedTuple

from puzzle_making.kept import proven_file
from puzzle_making.packs import Puzzle, puzzles_of
from puzzle_making.proofs import winning_by_full_search
from puzzle_making.table import PROVEN, write_rows
from py_engine.arena.files import KeptLines
from support.many_jobs import work

COLUMNS = ("game", "proven again", "says otherwise")
EXPLANATION = """By the second search, which takes every turn, depth first, and shares the rules and the list of a
position's turns with the search that a browser uses. It says that the first turn of the puzzle's line wins, and no
other. Proven by

    python3 build_scripts/puzzles.py prove --minutes 60
"""


class Proven(NamedTuple):
    """The second search's result for a puzzle.

    key: the puzzle's. solution: the first turn of its line. winning: the turns that win.
    """

    key: str
    solution: str
    winning: list[str]


def prove_packs(games: Sequence[str], workers: Executor | int = 1, minutes: float = 10.0) -> tuple[int, list[str]]:
    """Prove the puzzles of these packs again, those with the fewest free cells first, and go on where that stopped.

    Writes into the table's file how many there are in the packs that are done. Returns how many were proven now, and
    the keys of all of these packs of which the second search says something else.
    """
    kept = {game: KeptLines(proven_file(game)) for game in games}
    packs = {game: {_asked(puzzle) for puzzle in puzzles_of(game)} for game in games}
    known = {game: {(line["key"], line["solution"]) for line in kept[game].lines} for game in games}
    jobs = [puzzle for game in games for puzzle in puzzles_of(game) if _asked(puzzle) not in known[game]]
    jobs.sort(key=_free_cells)

    def keep(puzzle: Puzzle, proven: Proven) -> None:
        kept[puzzle.game].add(proven._asdict())

    done = work(jobs, prove_again, keep, workers, minutes, counted="puzzles")
    rows, otherwise = {}, []
    for game in games:
        lines = [line for line in kept[game].lines if (line["key"], line["solution"]) in packs[game]]
        wrong = [line["key"] for line in lines if line["winning"] != [line["solution"]]]
        if lines and len(lines) == len(packs[game]):
            rows[game] = [f"{len(lines)} | {len(wrong)}"]
        otherwise += wrong
    if rows:
        write_rows(PROVEN, EXPLANATION, COLUMNS, rows)
    return done, otherwise


def prove_again(puzzle: Puzzle) -> Proven:
    """The second search's result for a puzzle, however long it takes."""
    return Proven(puzzle.key, puzzle.line[0], winning_by_full_search(*puzzle.setup()))


def _asked(puzzle: Puzzle) -> tuple[str, str]:
    """The key under which a proof is kept."""
    return puzzle.key, puzzle.line[0]


def _free_cells(puzzle: Puzzle) -> int:
    game, position = puzzle.setup()
    return game.free_cells(position).bit_count()
