"""The time that a browser takes for the proofs of puzzles: the built site's Pyodide, in Node, in slices as on the page.

For a sample of each pack two proofs are timed: which turns win the puzzle, as the editor, embedded boards and links to
positions of no pack ask, and who wins after a wrong turn, as the page asks at each mistake.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from random import Random
from statistics import median

from measuring.answering_process import AnsweringProcess, start_pyodide
from puzzle_making.packs import Puzzle, match_at, puzzles_of
from puzzle_making.table import TIMES, write_rows
from py_engine.records import write_link
from site_build.site_folder import build_site
from support.console import Failure, say
from support.folders import SITE

SAMPLE = 60
SEED = 1

# The wrong turn to time is chosen among at most this many.
MOST_TURNS = 200

EXPLANATION = f"""Seconds of processor time in Pyodide: median, 95%, longest of {SAMPLE} puzzles of a pack. Measured by

    python3 build_scripts/puzzles.py time
"""
COLUMNS = ("game", "which turn wins", "who wins after a wrong turn")


def time_packs(games: Sequence[str]) -> None:
    """Time the proofs of these packs, and write the figures of each into the table's file at once."""
    build_site(SITE)
    with start_pyodide() as pyodide:
        for game in games:
            puzzles = puzzles_of(game)
            if puzzles:
                row = " | ".join(_times_of(puzzles, pyodide))
                say(f"{game}: {row}")
                write_rows(TIMES, EXPLANATION, COLUMNS, {game: [row]})


def _times_of(puzzles: Sequence[Puzzle], pyodide: AnsweringProcess) -> list[str]:
    random = Random(SEED)
    which: list[float] = []
    who: list[float] = []
    for puzzle in random.sample(puzzles, min(SAMPLE, len(puzzles))):
        match = match_at(*puzzle.setup())
        proof = pyodide.ask("proof", verb="prove_turns", link=write_link(match))
        if [one["text"] for one in proof["winning"]] != [puzzle.line[0]]:
            raise Failure(f"Of the puzzle {puzzle.key} these turns win in Pyodide: {proof['winning']}")
        which.append(proof["seconds"])
        match.play(random.choice([turn for turn in match.legal_turns(limit=MOST_TURNS) if turn != puzzle.line[0]]))
        if not match.is_over:
            who.append(pyodide.ask("proof", verb="prove", link=write_link(match))["seconds"])
    return [_told(which), _told(who)]


def _told(seconds: Sequence[float]) -> str:
    """Median, 95% and the longest."""
    figures = median(seconds), sorted(seconds)[ceil(0.95 * len(seconds)) - 1], max(seconds)
    return ", ".join(f"{one:.2f}" for one in figures)
