"""The file of figures next to the packs: a head, a section for each game, and sections about all games."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from puzzle_making.packs import PACKS
from py_engine.arena.files import write_file

TABLE = PACKS / "README.md"

# The headings of the sections whose table has rows of every game, in their order in the file.
EASY = "## Easy ones"
PROVEN = "## Proven again"
SOLVED = "## Which characters solve them"
TIMES = "## How long a browser's proofs take"
SECTIONS_OF_ALL = (EASY, PROVEN, SOLVED, TIMES)

# The game of a row is in its first column.
ROW = re.compile(r"^\| ([a-z]+) \|.*\|$", re.MULTILINE)


def kept_section(heading: str) -> str:
    """The section of the file with this heading, heading included; empty if there is none."""
    text = TABLE.read_text(encoding="utf-8") if TABLE.exists() else ""
    _, found, rest = text.partition(f"{heading}\n")
    return found + rest.partition("\n## ")[0].rstrip("\n") + "\n" if found else ""


def write_rows(heading: str, explanation: str, columns: Sequence[str], rows: Mapping[str, Sequence[str]]) -> None:
    """Write rows of some games, each after its game's name, into a section of all games; those of the others stay."""
    known: dict[str, list[str]] = {}
    for found in ROW.finditer(kept_section(heading)):
        if found[1] != columns[0]:
            known.setdefault(found[1], []).append(found[0])
    known |= {game: [f"| {game} | {row} |" for row in lines] for game, lines in rows.items()}
    head = [f"| {' | '.join(columns)} |", "| " + " | ".join("---" for _ in columns) + " |"]
    table = "\n".join([*head, *(line for game in sorted(known) for line in known[game])])
    sections = {name: kept_section(name) for name in SECTIONS_OF_ALL}
    sections[heading] = f"{heading}\n\n{explanation}\n{table}\n"
    before = TABLE.read_text(encoding="utf-8")
    for name in SECTIONS_OF_ALL:
        before = before.partition(name)[0]
    parts = [before.rstrip("\n") + "\n", *(section for section in sections.values() if section)]
    write_file(TABLE, "\n".join(parts))
