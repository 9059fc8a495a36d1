"""The engine on the command line: `sunstones` or `python -m py_engine`, and one of its commands."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path

from . import __version__
from .arena.command import add_arena_command
from .arena.stopping import ended_as_by_ctrl_c
from .arena.streams import say_aside, to_nowhere
from .commands.analyse import add_analyse_command
from .commands.figure import add_figure_command
from .commands.openings import add_openings_command
from .commands.perft import add_perft_command
from .commands.play import add_play_command
from .commands.record import add_record_command
from .commands.solve import add_solve_command
from .report.command import add_report_command

COMMANDS = (
    add_play_command,
    add_analyse_command,
    add_solve_command,
    add_openings_command,
    add_arena_command,
    add_report_command,
    add_perft_command,
    add_record_command,
    add_figure_command,
)

# Commands that may run for hours: it is a failure if their output cannot be written.
LONG = ("solve", "arena", "report")

# The exit code of a program that was interrupted, as in a shell.
INTERRUPTED = 130


def program_name() -> str:
    """The command as it was typed, for the help."""
    name = Path(sys.argv[0]).stem
    return name if name == "sunstones" else "python -m py_engine"


def made_parser() -> argparse.ArgumentParser:
    """The parser of the command line, with every command."""
    parser = argparse.ArgumentParser(prog=program_name(), description="Five stone games and their opponents.")
    parser.add_argument("--version", action="version", version=f"Sunstones {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)

    for add_command in COMMANDS:
        add_command(commands)
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code.

    The code is 0, 2 after an error that is printed, or 130 if interrupted. It is 1 if the output cannot be written, or
    where `arena` and `report` say so.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that its encoding lacks must not stop the output
    arguments = made_parser().parse_args(words)
    try:
        with ended_as_by_ctrl_c():
            code: int = arguments.run(arguments) or 0
            if sys.stdout is not None:
                sys.stdout.flush()
                return code
            say_aside("There is no output to show what was found on.")
            return 1
    except ValueError as error:
        say_aside(str(error))
        return 2
    except EOFError:
        print()
        return 0
    except KeyboardInterrupt:
        say_aside("")
        return INTERRUPTED
    except OSError as error:
        to_nowhere(sys.stdout)
        if isinstance(error, BrokenPipeError) and arguments.command not in LONG:
            return 0  # the reader has seen enough
        say_aside(f"What was found cannot be shown: {error.strerror}")
        return 1


if __name__ == "__main__":
    sys.exit(main())
