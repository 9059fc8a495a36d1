"""What the commands say: plain lines of progress, and one clear sentence when something foreseeable fails."""

from __future__ import annotations

import sys
from collections.abc import Callable


class Failure(Exception):
    """A foreseeable failure; its text is one sentence that tells the reader what is wrong and what to do."""


def say(text: str) -> None:
    """Print one line of progress at once, also where the output is a file or a pipe."""
    print(text, flush=True)


def run_command(command: Callable[[], int]) -> int:
    """Run a whole command and return its exit code.

    A Failure, or an error of the system such as a full disk, becomes one sentence and exit code 1.
    """
    try:
        return command()
    except (Failure, OSError) as failure:
        print(f"Failed: {failure}", file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr, flush=True)
        return 130  # the shell's customary code for a command ended by Ctrl+C
