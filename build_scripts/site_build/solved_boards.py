"""The part of a rule page about solved boards: maps of all first turns, the methods, and the commands.

The results were found by `python3 build_scripts/measure.py solve`, which wrote the file next to this module.
"""

from __future__ import annotations

import json
from functools import cache
from html import escape
from math import ceil, sqrt
from pathlib import Path
from string import Template
from typing import Any
from urllib.parse import quote_plus

from site_build.hole_maps import hole_section
from site_build.solved_words import SOLVED_WORDS, SolvedWords

SOLVED_BOARDS = Path(__file__).with_suffix(".json")

# The name of the section on its page.
ANCHOR = "solved-boards"

# From the middle of a cell to a corner, and half of the side of a square.
RADIUS = 20
HALF_SIDE = 18

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
    picture = _map(game["shape"], int(size), turns, title, told, record.replace(" ", "-"))
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


def _map(shape: str, size: int, turns: dict[str, int], title: str, told: str, name: str) -> str:
    """The board with a sign and a number in each cell; a hole is left empty."""
    cells = _squares(size) if shape == "square" else _hexagons(size)
    reach_x = max(abs(x) for x, _ in cells.values()) + RADIUS
    reach_y = max(abs(y) for _, y in cells.values()) + RADIUS + 2
    box = f"{-reach_x:.0f} {-reach_y:.0f} {2 * reach_x:.0f} {2 * reach_y:.0f}"
    parts = [
        f'<svg viewBox="{box}" role="img" aria-labelledby="{name}-title {name}-told">',
        f'<title id="{name}-title">{escape(title)}</title>',
        f'<desc id="{name}-told">{escape(told)}</desc>',
    ]
    for cell, (x, y) in cells.items():
        length = turns.get(cell)
        kind = "hole" if length is None else "first" if length > 0 else "second"
        parts.append(f'<path class="{kind}" d="{_outline(shape, x, y)}"/>')
        if length is not None:
            text = f"{'+' if length > 0 else '−'}{abs(length)}"
            parts.append(f'<text class="value" x="{x:.1f}" y="{y:.1f}">{text}</text>')
            parts.append(f'<text class="name" x="{x:.1f}" y="{y + 11:.1f}">{cell}</text>')
    return "".join([*parts, "</svg>"])


def _hexagons(size: int) -> dict[str, tuple[float, float]]:
    """The middle of each cell by its name, y downward."""
    middles = {}
    for row in range(2 * size - 1):
        count = 2 * size - 1 - abs(row - (size - 1))
        for number in range(count):
            x, y = (number - (count - 1) / 2) * sqrt(3) * RADIUS, -(row - (size - 1)) * 1.5 * RADIUS
            middles[f"{chr(ord('a') + row)}{number + 1}"] = (x, y)
    return middles


def _squares(size: int) -> dict[str, tuple[float, float]]:
    half = (size - 1) / 2
    return {
        f"{chr(ord('a') + column)}{row + 1}": ((column - half) * 2 * HALF_SIDE, (half - row) * 2 * HALF_SIDE)
        for column in range(size)
        for row in range(size)
    }


def _outline(shape: str, x: float, y: float) -> str:
    if shape == "square":
        side = 2 * HALF_SIDE - 2
        return f"M{x - side / 2:.1f} {y - side / 2:.1f}h{side}v{side}h-{side}z"
    wide, high = sqrt(3) / 2 * (RADIUS - 1), RADIUS - 1
    corners = [(0, -high), (wide, -high / 2), (wide, high / 2), (0, high), (-wide, high / 2), (-wide, -high / 2)]
    return "M" + "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in corners) + "z"
