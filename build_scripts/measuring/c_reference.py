"""The program of random games in C (`c/random_games`): built, and run for a while."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from support.processes import run_for_output
from toolchain.c_compiler import SOURCES, build_program

# Files of `c/games` that are no game.
SHARED = {"cells", "program", "rules"}


def build_c_reference() -> Path:
    """Compile the program where it has changed; returns its path.

    Raises Failure where there is no compiler, or where it does not get along with the sources.
    """
    return build_program("random_games", words=8, lacking="No C compiler was found")


def games_in_c() -> frozenset[str]:
    """The games that the program plays: each has a source file."""
    return frozenset(source.stem for source in (SOURCES / "games").glob("*.c")) - SHARED


def run_c_reference(program: Path, game: str, size: int, seed: int, mode: str, amount: float) -> str:
    """The program's output; `mode` and `amount` as its own head explains them."""
    return run_for_output(
        [str(argument) for argument in (program, game, size, seed, mode, amount)],
        failure=f"The C reference could not play {game} on size {size}.",
    )


def measure_c_reference(program: Path, game: str, size: int, seconds: float, seed: int) -> dict[str, Any]:
    """Play random games for about this many seconds; `playouts` and `seconds`, as in `measurements.py`."""
    result: dict[str, Any] = json.loads(run_c_reference(program, game, size, seed, "seconds", seconds))
    return result
