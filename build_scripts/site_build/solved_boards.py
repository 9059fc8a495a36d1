"""The part of a rule page about solved boards: maps of all first turns, the methods, and the commands.

The results were found by `python3 build_scripts/measure.py solve`, which wrote the file next to this module.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from math import ceil
from pathlib import Path
from string import Template
from typing import Any
from urllib.parse import quote_plus

from site_build.hole_maps import hole_section
from site_build.report_plots import board_size, cell_at, middle_of
from site_build.solved_words import SOLVED_WORDS, SolvedWords
from support.svg import element

SOLVED_BOARDS = Path(__file__).with_suffix(".json")

# The name of the section on its page.
ANCHOR = "solved-boards"

# The limit of positions that `solve` has by default; a higher one is given in millions.
USUAL_POSITIONS = 250_000
MILLION = 1_000_000

# In order, the surest first.
METHODS = ("proof", "full", "c", "retrograde")


@cache
def solved_boards() -> dict[str, Any]:
    """The results: `boards` by record, with the turns to the end for each first turn, and `placings` of holes."""
    found: dict[str, Any] = json.loads(SOLVED_BOARDS.read_text(encoding="utf-8"))
    return found


def solved_section(game: dict[str, Any], language: str, site: str) -> str:
    """The section of a game's page; nothing where none of its boards is solved. site: the way to the site's root."""
    boards = [(record, entry) for record, entry in solved_boards()["boards"].items() if record.split()[0] == game["id"]]
    if not boards:
        return ""
    words = SOLVED_WORDS[language]
    texts = [words.intro]
    if game["pie"]:
        texts.append(words.with_swap)
    if (
        all(len({abs(turns) for turns in entry["turns"].values()}) == 1 for _, entry in boards)
        and game["id"] == "parasol"
    ):
        texts.append(words.of_length)
    texts.append(words.found)
    figures = "\n".join(_figure(game, record, entry, words, site) for record, entry in boards)
    paragraphs = "\n".join(f"      <p>{text}</p>" for text in texts)
    holes = _hole_section(game, words, language, site) if game["holes"] else ""
    return f"""\
  <section class="solved" id="{ANCHOR}">
    <div class="text">
      <h2>{words.title}</h2>
{paragraphs}
    </div>
    <div class="maps">
{figures}
    </div>{holes}
  </section>
"""


def _figure(game: dict[str, Any], record: str, entry: dict[str, Any], words: SolvedWords, site: str) -> str:
    _, size, *holes = record.split()
    turns: dict[str, int] = entry["turns"]
    name = Template(words.square_board if game["shape"] == "square" else words.board).substitute(size=size)
    if holes:
        name += ", " + Template(words.with_hole).substitute(hole=holes[1])
    result = Template(words.first if _value(turns) > 0 else words.second).substitute(turns=abs(_value(turns)))
    costs = "\n".join(
        f"          <li>{words.methods[method]}{words.colon}{_cost(entry['methods'][method], words)}</li>"
        for method in METHODS
        if method in entry["methods"]
    )
    link = f"game={game['id']}&amp;size={size}" + (f"&amp;holes={quote_plus(holes[1])}" if holes else "")
    title, told = f"{name}{words.colon}{result}", _told(turns, words)
    cells = turns | dict.fromkeys(holes[1:])
    picture = _map(game["shape"], int(size), cells, title, told, record.replace(" ", "-"))
    # A method of the engine that has solved the board.
    method = next(method for method in ("full", "proof") if entry["methods"].get(method, {}).get("solved"))
    command = _command(record, method, entry["methods"][method]["positions"])
    return f"""\
      <figure class="map">
        {picture}
        <figcaption>
          <p><strong>{name}</strong>{words.colon}{result}.</p>
          <p class="play-proof"><a href="{site}#{link}&amp;play=proof">{words.play}</a>
          <a href="{site}#{link}&amp;play=proof-begins">{words.play_second}</a></p>
          <ul>
{costs}
          </ul>
          <p><code>{_kept_whole(command)}</code></p>
        </figcaption>
      </figure>"""


def _kept_whole(command: str) -> str:
    """A command whose options are not broken at their hyphens when the line wraps."""
    return " ".join(f"<span>{word}</span>" if word.startswith("--") else word for word in command.split(" "))


def _hole_section(game: dict[str, Any], words: SolvedWords, language: str, site: str) -> str:
    """Maps of all placings of holes. Their commands name a limit that is enough for each placing of that many holes."""
    placings = solved_boards()["placings"]
    commands = {name: _command("$record", "full", entry["most_positions"]) for name, entry in placings.items()}
    return hole_section(placings, words, language, f"{site}#game={game['id']}", commands)


def _command(record: str, method: str, positions: int) -> str:
    """The command that proves a board by a method that needs this many positions."""
    command = f'python -m py_engine solve "{record}:" --every-turn --method {method}'
    if positions < USUAL_POSITIONS:
        return command
    return f"{command} --positions {ceil(positions / MILLION) * MILLION}"


def _value(turns: dict[str, int]) -> int:
    """The turns to the end with best play: less than 0 where the second player wins."""
    wins = [length for length in turns.values() if length > 0]
    return min(wins) if wins else min(turns.values())


def _told(turns: dict[str, int], words: SolvedWords) -> str:
    """The map in words."""
    told = []
    for text, sign in ((words.by_first, 1), (words.by_second, -1)):
        cells = ", ".join(f"{cell} ({abs(length)})" for cell, length in turns.items() if length * sign > 0)
        if cells:
            told.append(Template(text).substitute(cells=cells))
    return " ".join(told)


def _cost(cost: dict[str, Any], words: SolvedWords) -> str:
    text = words.costs if cost["solved"] else words.not_solved
    return Template(text).substitute(
        positions=words.whole(cost["positions"]), seconds=f"{cost['seconds']:.1f}".replace(".", words.point)
    )


def _map(shape: str, size: int, cells: Mapping[str, int | None], title: str, told: str, name: str) -> str:
    """The board with a sign and a number in each cell; a hole is left empty."""
    width, height = board_size(shape, size)
    parts = [
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-labelledby="{name}-title {name}-told">',
        element("title", "", title, id=f"{name}-title"),
        element("desc", "", told, id=f"{name}-told"),
    ]
    for cell, length in cells.items():
        x, y = middle_of(cell, shape, size)
        kind = "hole" if length is None else "first" if length > 0 else "second"
        parts.append(cell_at(x, y, shape, kind))
        if length is not None:
            parts.append(element("text", "value", f"{'+' if length > 0 else '−'}{abs(length)}", x=x, y=y))
            parts.append(element("text", "name", cell, x=x, y=y + 13))
    return "".join([*parts, "</svg>"])
