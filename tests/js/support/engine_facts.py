"""Facts from the engine that tests of the page's modules compare with, as JSON.

Usage: python engine_facts.py FOLDER    (with the project's folder on the path)

Writes catalogue.json, as the site has it, and games.json, its games; characters.json: details of each game's opponents;
boards.json: for each board its cells in board order, those on its edge, and the neighbours of each cell; replies.json:
the engine's answers in the course of a game of each kind; and damaged_attributes.json: attributes of embedded boards
of which one is damaged; and figures.json: figures of all games, as SVG texts and in letters; and
position_figures.json: figures of positions; and markdown_blocks.json: blocks of Markdown as HTML.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from py_engine import new_match
from py_engine.board.boards import Board, hex_board, square_board
from py_engine.commands.figure import made_figure
from py_engine.figures import PALETTES, figure_of, svg_of
from py_engine.games.catalogue import CATALOGUE
from py_engine.games.info import GameInfo
from py_engine.markdown import board_html
from py_engine.session import Session, catalogue_document

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "engine"))

from damage import damaged_text
from markdown_blocks import REFUSED, SHOWN, SITE

SOUND_ATTRIBUTES = (
    {
        "game": "subsume",
        "size": "3",
        "position": "red a1 b2, blue c3",
        "caption": "Three",
        "marks": "a1",
        "loop": "b2 b3",
    },
    {"game": "sum", "size": "4", "holes": "b3", "turns": "a1 b2", "step": "1", "mode": "replay"},
    {"game": "surmount", "size": "4", "start": "d4 d5/c4/2", "mode": "play", "opponent": "jackdaw"},
    {"game": "parasol", "size": "3", "turns": "c3 swap b2", "mode": "diagram", "step": "2"},
)
DAMAGED_ATTRIBUTES = 3_000
POSITION_FIGURES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("subsume 4: red d4 d5, blue e3", {}),
    ("surmount 5: white e5", {"palette": "grey", "turned": 2, "marks": "e5.A e5-d4", "title": "One <stone>"}),
    ("sunspot: black d4 d5 e4", {"lit": "d4 d5 e4", "shaded": "c3", "coordinates": False}),
    ("sum 5 holes b2, c3: white a1; black b1 c1", {"palette": "outline", "mirrored": True}),
    ("parasol 3: blue: c3", {"description": "A stone in the middle.", "marks": "c3 b2.x a1.s"}),
)


def main() -> None:
    """Write the files."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    boards = {f"hex {size}": facts(hex_board(size)) for size in range(2, 11)}
    boards |= {f"square {size}": facts(square_board(size)) for size in range(3, 20)}
    documents = {
        "catalogue": catalogue_document(),
        "games": catalogue_document()["games"],
        "characters": {game["id"]: game["opponents"] for game in catalogue_document()["games"]},
        "boards": boards,
        "replies": [reply for info in CATALOGUE for reply in game_in_replies(info, Random(info.id))],
        "damaged_attributes": damaged_attributes(),
        "position_figures": [
            {"text": text, "options": options, "svg": svg_of(made_figure(text, options, None))}
            for text, options in POSITION_FIGURES
        ],
        "markdown_blocks": {
            "shown": [{"source": source, "html": board_html(source, SITE)} for source in SHOWN],
            "refused": [{"source": source, "line": line} for source, line in REFUSED],
            "site": SITE,
        },
        "figures": [figure for info in CATALOGUE for figure in figures_of(info, Random(f"figures {info.id}"))],
    }
    for name, document in documents.items():
        (folder / f"{name}.json").write_text(json.dumps(document), encoding="utf-8")


def facts(board: Board) -> dict[str, Any]:
    """Facts about a board, in names of cells."""
    return {
        "names": board.names_of(board.cells),
        "edge": board.names_of(board.perimeter),
        "neighbours": {board.name(cell): board.names_of(around) for cell, around in board.neighbours.items()},
    }


def game_in_replies(info: GameInfo, random: Random) -> list[dict[str, Any]]:
    """The requests of an embedded board during a random game on a small board, each with the reply."""
    session = Session()
    found: list[dict[str, Any]] = []

    def ask(verb: str, **values: Any) -> Any:
        reply = json.loads(session.handle(json.dumps({"do": verb, **values})))
        found.append({"asked": verb, "reply": reply, **({"of": values["job"]} if "job" in values else {})})
        return reply

    state = ask("load", record=f"game={info.id}&size={info.sizes[2]}&turns=")["state"]
    while not state["over"]:
        ask("preview", cells=list(state["targets"]))
        ask("explain", cell=random.choice(list(state["board"])))
        steps = [target["action"] for target in state["targets"].values()]
        state = ask("act", action=random.choice([*steps, *state["choices"]]))["state"]
    state = ask("undo")["state"]
    session.handle(json.dumps({"do": "think", "playouts": 20}))
    while not found[-1]["reply"].get("done"):
        ask("slice", job="think", milliseconds=1)
    # Within a turn nothing is proven.
    while state["steps"]:
        state = ask("undo")["state"]
    for job in ("prove", "prove_turns"):
        session.handle(json.dumps({"do": job, "positions": 500}))
        while not ask("slice", job=job, milliseconds=1)["done"]:
            pass
    return found


def figures_of(info: GameInfo, random: Random) -> list[dict[str, Any]]:
    """Figures of random games on small and on large boards, with everything that a figure can show."""
    found = []
    for size in (info.sizes[0], info.sizes[2], info.default_size, info.sizes[-1]):
        holes = ["b2", "c1"][: 1 if size % 2 == 0 else 2] if info.holes else []
        for played in (0, 3, 20, 400):
            match = new_match(info.id, size, holes)
            while not match.is_over and len(match.turns) < played:
                match.act(random.choice(match.legal_actions()))
            cells = [cell for cell in match.board if random.random() < 0.1][:8]
            marks = [f"{cell}{random.choice(('', '.x', '.s', '.A', '.7', '.12'))}" for cell in cells]
            marks += [f"{one}-{other}" for one, other in pairwise(cells)]
            figure = figure_of(
                match,
                marks=marks,
                lit=cells[:3] if played == 3 else (),
                shaded=[cell for cell in match.board if random.random() < 0.1],
                numbers=random.choice((None, 1, 5)),
                last=played != 20,
                coordinates=random.random() < 0.7,
                turned=random.randrange(-6, 7),
                mirrored=random.random() < 0.3,
                palette=random.choice(PALETTES),
                title=f'{info.name} <{size}> & "{played}"',
            )
            first = info.colours[match.player_of(0)]
            found.append({"figure": asdict(figure), "svg": svg_of(figure), "first": first, "text": str(match)})
    return found


def damaged_attributes() -> list[dict[str, str]]:
    """The same ones every time."""
    random = Random("attributes")
    sets = []
    for _ in range(DAMAGED_ATTRIBUTES):
        chosen = dict(random.choice(SOUND_ATTRIBUTES))
        name = random.choice(list(chosen))
        chosen[name] = damaged_text(random, random.choice([chosen[name], *chosen.values()]))
        sets.append(chosen)
    return sets


if __name__ == "__main__":
    main()
