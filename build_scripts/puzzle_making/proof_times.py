"""How long a browser takes for the proofs of puzzles: in the built site's Pyodide, in Node, in slices as on the page.

Of a sample of each pack two proofs are timed: which turns win the puzzle, as the editor, embedded boards and links to
positions of no pack ask for, and who wins after a wrong turn, as the page asks at each mistake.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import ceil
from random import Random
from statistics import median

import py_engine
from measuring.answering_process import AnsweringProcess, start_pyodide
from puzzle_making.packs import PACKS, Puzzle, pack_file, read_pack
from py_engine.records import write_link
from site_build.site_folder import build_site
from support.console import Failure, say
from support.folders import SITE

TABLE = PACKS / "README.md"
TIMES = "## How long a browser's proofs take"
SAMPLE = 60
SEED = 1

# Of a puzzle's wrong turns one is chosen among so many.
MOST_TURNS = 200

EXPLANATION = f"""Seconds of processor time in Pyodide: median, 95%, longest of {SAMPLE} puzzles of a pack. Measured by

    python3 build_scripts/puzzles.py time
"""
ROW = re.compile(r"^\| (\w+) \|.*\d \|$", re.MULTILINE)


def kept_section(heading: str) -> list[str]:
    """What the table's file says under a heading by now; nothing where it has no such heading."""
    text = TABLE.read_text(encoding="utf-8") if TABLE.exists() else ""
    _, found, rest = text.partition(f"{heading}\n")
    return [found + rest.partition("\n## ")[0].rstrip("\n") + "\n"] if found else []


def time_packs(games: Sequence[str]) -> None:
    """Time the proofs of these packs, and write the figures of each into the table's file at once."""
    build_site(SITE)
    with start_pyodide() as pyodide:
        for game in games:
            puzzles = read_pack(pack_file(game).read_text(encoding="ascii")) if pack_file(game).exists() else []
            if puzzles:
                _write_row(game, _times_of(puzzles, pyodide))


def _write_row(game: str, figures: Sequence[str]) -> None:
    """Write a game's figures; those of the others stay."""
    rows = {found[1]: found[0] for found in ROW.finditer("".join(kept_section(TIMES)))}
    rows[game] = f"| {game} | {' | '.join(figures)} |"
    say(rows[game])
    text = TABLE.read_text(encoding="utf-8").partition(TIMES)[0].rstrip("\n")
    head = ["| game | which turn wins | who wins after a wrong turn |", "| --- | --- | --- |"]
    table = "\n".join([*head, *(rows[one] for one in sorted(rows))])
    TABLE.write_text(f"{text}\n\n{TIMES}\n\n{EXPLANATION}\n{table}\n", encoding="utf-8", newline="\n")


def _times_of(puzzles: Sequence[Puzzle], pyodide: AnsweringProcess) -> list[str]:
    random = Random(SEED)
    which: list[float] = []
    who: list[float] = []
    for puzzle in random.sample(puzzles, min(SAMPLE, len(puzzles))):
        match = _match_of(puzzle)
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


def _match_of(puzzle: Puzzle) -> py_engine.Match:
    """The match that begins with a puzzle's position."""
    game, position = puzzle.setup()
    cells = ["".join(f"{name} " for name in game.board.names_of(stones)).strip() for stones in position.stones]
    start = f"{cells[0]}/{cells[1]}/{position.to_move + 1}"
    return py_engine.new_match(puzzle.game, size=puzzle.size, holes=game.board.names_of(game.holes), start=start)
