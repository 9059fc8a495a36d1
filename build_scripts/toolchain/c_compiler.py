"""The machine's C compiler, and the programs in `c/` that it makes. The site needs none of them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from support.console import Failure, say
from support.folders import BUILD_SCRIPTS, CACHE
from support.processes import run_for_output, run_quietly
from support.stamps import do_unless_current, fingerprint

COMPILERS = ("cc", "gcc", "clang")
# Vectors are as wide as the machine has them. Wider ones are passed between functions in a way that changes with these
# options, of which GCC warns; all of a program is made with the same ones.
OPTIONS = ("-std=c11", "-O3", "-march=native", "-Wall", "-Wextra", "-Wno-psabi")

SOURCES = BUILD_SCRIPTS / "c"


def find_compiler() -> str | None:
    """The compiler that the environment names as CC, or else a usual one on the PATH; None where there is none."""
    for name in (os.environ.get("CC"), *COMPILERS):
        if name and (program := shutil.which(name)):
            return program
    return None


def compiler_version(compiler: str) -> str:
    """The compiler's name and version, in one line."""
    return run_for_output([compiler, "--version"], failure="The C compiler does not tell its version.").splitlines()[0]


def _predefined(compiler: str) -> str:
    """The macros that the compiler defines by itself: they show its version, and the abilities of this processor."""
    return run_for_output(
        [compiler, *OPTIONS, "-dM", "-E", "-x", "c", os.devnull],
        failure="The C compiler does not tell for which processor it compiles.",
    )


def build_program(
    name: str, *, words: int, lacking: str = "No C compiler was found", options: Sequence[str] = ()
) -> Path:
    """Make the program of a folder of `c/` and the rules of the games, unless it is made already; returns its path.

    words: of a set of cells. lacking: said where there is no compiler. options: in addition to the usual
    ones. Raises Failure where there is no compiler, or where it cannot compile the sources.
    """
    compiler = find_compiler()
    if compiler is None:
        raise Failure(f"{lacking} (CC is not set, and there is no cc, gcc or clang on the PATH).")
    files = sorted(file for room in ("games", name) for file in (SOURCES / room).glob("*.[ch]"))
    sources = [file for file in files if file.suffix == ".c"]
    options = [*OPTIONS, f"-DWORDS={words}", *options]
    program = CACHE / "c" / name

    def work() -> None:
        say(f"Compiling {name} with {Path(compiler).name}")
        program.parent.mkdir(parents=True, exist_ok=True)
        run_quietly(
            [compiler, "-o", program, *sources, *options],
            log=f"compile-{name}",
            failure=f"The C program {name} could not be compiled.",
        )

    wanted = fingerprint(_predefined(compiler), *options, *files)
    do_unless_current(f"c-program-{name}", wanted, work, program.is_file)
    return program
