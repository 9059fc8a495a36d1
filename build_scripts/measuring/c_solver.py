"""The solver in C (`c/solver`): built, and asked about a board."""

from __future__ import annotations

from pathlib import Path

from support.processes import run_for_output
from toolchain.c_compiler import build_program


def build_c_solver() -> Path:
    """Compile the program where it has changed; returns its path.

    Raises Failure where there is no compiler, or where it does not get along with the sources.
    """
    return build_program("solver", words=1, lacking="No C compiler was found")


def run_c_solver(program: Path, game: str, size: int, mode: str, amount: int) -> str:
    """The program's output; `mode` and `amount` as its own head explains them."""
    return run_for_output(
        [str(argument) for argument in (program, game, size, mode, amount)],
        failure=f"The solver in C could not solve {game} on size {size}.",
    )
