"""The output of the commands: plain lines of progress, and one clear sentence for each foreseeable failure."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TextIO


class Failure(Exception):
    """A foreseeable failure; its text is one sentence that says what is wrong and what to do."""


_output: ContextVar[TextIO | None] = ContextVar("output", default=None)


def output() -> TextIO:
    """The stream for lines of progress and the output of tools: standard output, unless a thread has chosen a file."""
    return _output.get() or sys.stdout


@contextmanager
def output_to(file: TextIO) -> Iterator[None]:
    """Send the output of this thread, and of the tools that it runs, to a file for a while."""
    before = _output.set(file)
    try:
        yield
    finally:
        _output.reset(before)


def say(text: str) -> None:
    """Print one line of progress at once, also where the output is a file or a pipe."""
    print(text, file=output(), flush=True)


def run_command(command: Callable[[], int]) -> int:
    """Run a whole command and return its exit code.

    A Failure, or an error of the system such as a full disk, becomes one sentence and exit code 1.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that a console does not know must not end the command
    try:
        return command()
    except (Failure, OSError) as failure:
        print(f"Failed: {failure}", file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr, flush=True)
        return 130  # the shell's customary code for a command ended by Ctrl+C


def parser_of(doc: str | None) -> argparse.ArgumentParser:
    """A parser with the texts of a script's docstring: its first line, its usage, and its table with what follows."""
    head, _, rest = (doc or "").partition("\n")
    usage = rest.partition("Usage: python3 ")[2].partition("\n")[0].partition(" ")[2]
    return argparse.ArgumentParser(
        usage=f"%(prog)s {usage}",
        description=head,
        epilog=rest[rest.index("| ") :],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
