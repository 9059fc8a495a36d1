"""The C programs that are measured and asked here: random games (`c/random_games`) and the solver (`c/solver`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from support.processes import run_for_output
from toolchain.c_compiler import SOURCES, build_program

# Files of `c/games` that are no game.
SHARED = {"cells", "program", "rules", "symmetries"}


def build_c_reference() -> Path:
    """Compile the program of random games where it has changed; returns its path. Raises as `build_program` does."""
    return build_program("random_games", words=8)


def build_c_solver() -> Path:
    """Compile the solver where it has changed; returns its path. Raises as `build_program` does."""
    return build_program("solver", words=1)


def run_c_program(program: Path, game: str, size: int, *others: str | float) -> str:
    """The program's output. others: the arguments after the size, as the program's own head explains them."""
    return run_for_output(
        [program, game, str(size), *map(str, others)],
        failure=f"The C program {program.name} could not do {game} on size {size}.",
    )


def games_in_c() -> frozenset[str]:
    """The games that the C programs know: each has a source file."""
    return frozenset(source.stem for source in (SOURCES / "games").glob("*.c")) - SHARED


def measure_c_reference(program: Path, game: str, size: int, seconds: float, seed: int) -> dict[str, Any]:
    """Play random games for about this many seconds; `playouts` and `seconds`, as in `measurements.py`."""
    result: dict[str, Any] = json.loads(run_c_program(program, game, size, seed, "seconds", seconds))
    return result
