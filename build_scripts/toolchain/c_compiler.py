"""The machine's C compiler, which nothing but the bench, the finder of puzzles and training ask for."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from support.console import Failure, say
from support.processes import run_for_output, run_quietly
from support.stamps import do_unless_current, fingerprint

COMPILERS = ("cc", "gcc", "clang")
OPTIONS = ("-std=c11", "-O3", "-Wall", "-Wextra")


def find_compiler() -> str | None:
    """The compiler that the environment names as CC, or else a usual one on the PATH; None where there is none."""
    for name in (os.environ.get("CC"), *COMPILERS):
        if name and (program := shutil.which(name)):
            return program
    return None


def compiler_version(compiler: str) -> str:
    """How the compiler introduces itself, in one line."""
    return run_for_output([compiler, "--version"], failure="The C compiler does not tell its version.").splitlines()[0]


def build_program(sources: Sequence[Path], program: Path, *, lacking: str, options: Sequence[str] = ()) -> Path:
    """Make a program of some C files, unless it has been made of the same ones already; returns its path.

    Their headers lie beside them. lacking: said where there is no compiler. options: beside the usual ones. Raises
    Failure where there is no compiler, or where it does not get along with the sources.
    """
    compiler = find_compiler()
    if compiler is None:
        raise Failure(f"{lacking} (CC is not set, and there is no cc, gcc or clang on the PATH).")
    headers = sorted({header for source in sources for header in source.parent.glob("*.h")})

    def work() -> None:
        say(f"Compiling {program.name} with {Path(compiler).name}")
        program.parent.mkdir(parents=True, exist_ok=True)
        run_quietly(
            [compiler, *OPTIONS, "-o", program, *sources, *options],
            log=f"compile-{program.name}",
            failure=f"The C program {program.name} could not be compiled.",
        )

    wanted = fingerprint(compiler_version(compiler), *OPTIONS, *options, *sources, *headers)
    do_unless_current(f"c-program-{program.name}", wanted, work, program.is_file)
    return program
