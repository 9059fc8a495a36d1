"""Does ahead what every start does and what first turns need, for an image of the memory (web/engine/image.ts)."""

from __future__ import annotations

import gc
import importlib
from collections.abc import Iterator
from pathlib import Path

from ..games.catalogue import CATALOGUE
from ..match import new_match
from ..players.thinking import choose_turn

PACKAGE = Path(__file__).parents[1]

# Enough that a search has grown a tree, asked its network and played random games.
PLAYOUTS = 8


def warm_up() -> None:
    """Import every module, choose a turn on the usual board of each game, and keep nothing but what that has prepared.

    Such are the tables of boards and networks, compiled code and regular expressions, and weights. Afterwards the
    collector never walks over any of it.
    """
    for name in module_names():
        importlib.import_module(name)
    for info in CATALOGUE:
        match = new_match(info.id)
        choose_turn(match, playouts=PLAYOUTS, seed=1)
        match.play(match.legal_turns()[0])
        match.record()
    del match
    gc.collect()
    gc.freeze()


def module_names() -> Iterator[str]:
    """The full names of the package's modules that are in place, in sources or bytecode."""
    for path in sorted(PACKAGE.rglob("*.py*")):
        if path.suffix in {".py", ".pyc"} and path.parent.name != "__pycache__" and path.stem != "__main__":
            parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
            yield ".".join(parts).removesuffix(".__init__")
