"""The pictures on the about page: a network's evaluation of a position, and the wins of its generations."""

from __future__ import annotations

import json
import sys
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from site_build.licences.about_page import ABOUT, put_in
from site_build.report_plots import CELL, board_size, cell_at, middle_of, picture, shade, whiskers
from support.processes import run_for_output
from support.svg import element, text

MARKER = "<!-- the network -->"

GAME = "subsume"
TURNS = "d5 c8 f1 k1 k6 b6 a6 h5 a5 j7 b7 f11 b5 b4"

# Wins of generations of a game's network against the engine before networks, 0.5 s a turn in Pyodide: generation,
# games won, games played. The commands are in py_engine/search/notes.
LEARNER = "Sunspot"
WON = (
    (5, 6, 11),
    (7, 12, 16),
    (8, 45, 64),
    (9, 33, 48),
    (11, 35, 48),
    (14, 7, 13),
    (17, 18, 24),
    (19, 38, 48),
    (20, 16, 24),
    (22, 88, 100),
)

# A step that is as likely as this has its number on the picture.
TOLD_FROM = 0.05

CODE = """
import json, sys
sys.path.insert(0, sys.argv[1])
import py_engine
from py_engine.openings.shares import share
from py_engine.search.network.evaluator import evaluator_of
match = py_engine.new_match(sys.argv[2])
for turn in sys.argv[3].split():
    match.play(turn)
steps = match.game.legal_actions(match.position)
[evaluation] = evaluator_of(match.game).evaluate([match.position], [steps])
told = {
    "size": match.size,
    "mover": match.to_move,
    "colours": match.info.colours,
    "cells": dict(match.board),
    "value": evaluation.value,
    "policy": dict(zip(map(match.game.action_text, steps), evaluation.policy)),
    "won": [[generation, *share(won, played)] for generation, won, played in json.loads(sys.argv[4])],
}
json.dump(told, sys.stdout)
"""


def with_network_picture(files: dict[str, bytes], engine_wheel: Path) -> dict[str, bytes]:
    """The site's files, the about page with the picture in it."""
    with TemporaryDirectory() as unpacked, zipfile.ZipFile(engine_wheel) as wheel:
        wheel.extractall(unpacked)
        asked = [unpacked, GAME, TURNS, json.dumps(WON)]
        written = run_for_output(
            [sys.executable, "-I", "-c", CODE, *asked],
            failure="The engine could not tell what a network says of a position.",
        )
    told = json.loads(written)
    pictures = f"{draw(told)}\n{draw_learning(told['won'])}"
    return files | {ABOUT: put_in(files[ABOUT].decode(), MARKER, pictures).encode()}


def draw(told: Mapping[str, Any]) -> str:
    """The board with its stones, each empty cell with the more colour the likelier a stone there is the best."""
    size = told["size"]
    most = max(told["policy"].values())
    parts = []
    for name, owner in told["cells"].items():
        x, y = middle_of(name, "hex", size)
        likely = told["policy"].get(name, 0.0)
        parts.append(cell_at(x, y, "hex", "cell", shade(likely, 0.0, most)))
        if owner is not None:
            parts.append(element("circle", f"stone {told['colours'][owner]}", cx=x, cy=y, r=0.36 * CELL))
        elif likely >= TOLD_FROM:
            parts.append(text(x, y + 5, f"{likely:.0%}", "cell-share", "middle"))
    mover = told["colours"][told["mover"]].capitalize()
    best = sorted(told["policy"], key=told["policy"].__getitem__, reverse=True)[:3]
    named = ", ".join(f"{name} {told['policy'][name]:.0%}" for name in best)
    label = f"A board of Subsume. It is {mover}’s turn; the likeliest steps: {named}"
    caption = (
        f"What the network of Subsume says at a glance. It is {mover}’s turn, with "
        f"a chance of {told['value']:.0%}; the more colour a cell has, the likelier a stone there is the best."
    )
    svg = picture("board", label, *board_size("hex", size), parts)
    return f"<figure>\n{svg}\n<figcaption>{caption}</figcaption>\n</figure>"


def draw_learning(won: Sequence[tuple[int, int, int, float, float, float]]) -> str:
    """A picture of each generation's wins, with the confidence interval: generation, wins, games, share, low, high."""
    rows = [(f"generation {generation}", share, low, high) for generation, _, _, share, low, high in won]
    told = ", ".join(f"{generation}: {hits} of {of}" for generation, hits, of, *_ in won)
    svg = whiskers(f"Games won by generations of {LEARNER}’s network: {told}", rows)
    caption = (
        f"How the network of {LEARNER} learned: games that the program won with it against itself as it was before "
        "networks, with as much time a turn. Each generation learned from the games of those before it; the lines show "
        "what chance leaves open."
    )
    return f"<figure>\n{svg}\n<figcaption>{caption}</figcaption>\n</figure>"
