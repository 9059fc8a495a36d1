"""What the engine knows and tests of the page's modules compare with, as JSON.

Usage: python engine_facts.py FOLDER    (with the project's folder on the path)

Writes catalogue.json, as the site has it, and boards.json: for each board its cells in board order, those on its edge,
and the neighbours of each cell.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from py_engine.boards import Board, hex_board, square_board
from py_engine.session import catalogue_document


def main() -> None:
    """Write the files."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    boards = {f"hex {size}": facts(hex_board(size)) for size in range(2, 11)}
    boards |= {f"square {size}": facts(square_board(size)) for size in range(3, 20)}
    for name, document in {"catalogue": catalogue_document(), "boards": boards}.items():
        (folder / f"{name}.json").write_text(json.dumps(document), encoding="utf-8")


def facts(board: Board) -> dict[str, Any]:
    """What can be said of a board in names of cells."""
    return {
        "names": board.names_of(board.cells),
        "edge": board.names_of(board.perimeter),
        "neighbours": {board.name(cell): board.names_of(around) for cell, around in board.neighbours.items()},
    }


if __name__ == "__main__":
    main()
