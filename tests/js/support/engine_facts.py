"""What the engine knows and tests of the page's modules compare with, as JSON.

Usage: python engine_facts.py FOLDER    (with the project's folder on the path)

Writes catalogue.json, as the site has it; boards.json: for each board its cells in board order, those on its edge, and
the neighbours of each cell; and replies.json: what the engine answers in the course of a game of each kind.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from py_engine.boards import Board, hex_board, square_board
from py_engine.games.catalogue import CATALOGUE, GameInfo
from py_engine.session import Session, catalogue_document


def main() -> None:
    """Write the files."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    boards = {f"hex {size}": facts(hex_board(size)) for size in range(2, 11)}
    boards |= {f"square {size}": facts(square_board(size)) for size in range(3, 20)}
    replies = [reply for info in CATALOGUE for reply in game_in_replies(info, Random(info.id))]
    for name, document in {"catalogue": catalogue_document(), "boards": boards, "replies": replies}.items():
        (folder / f"{name}.json").write_text(json.dumps(document), encoding="utf-8")


def facts(board: Board) -> dict[str, Any]:
    """What can be said of a board in names of cells."""
    return {
        "names": board.names_of(board.cells),
        "edge": board.names_of(board.perimeter),
        "neighbours": {board.name(cell): board.names_of(around) for cell, around in board.neighbours.items()},
    }


def game_in_replies(info: GameInfo, random: Random) -> list[dict[str, Any]]:
    """What an embedded board asks during a random game on a small board, each with the reply."""
    session = Session()
    found: list[dict[str, Any]] = []

    def ask(verb: str, **values: Any) -> Any:
        reply = json.loads(session.handle(json.dumps({"do": verb, **values})))
        found.append({"asked": verb, "reply": reply})
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
        ask("think_slice", milliseconds=1)
    return found


if __name__ == "__main__":
    main()
