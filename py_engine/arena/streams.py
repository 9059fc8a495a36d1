"""What a long command says while it works, as long as there is a reader."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TextIO


def write_if_open(stream: TextIO | None, text: str) -> None:
    """Write a text at once. Where the stream is closed or its reader has left, it goes nowhere, and so do later ones.

    What is said of hours of work is no reason to lose them.
    """
    if stream is None:  # Python has none where the descriptor was closed from the start
        return
    try:
        stream.write(text)
        stream.flush()
    except (OSError, ValueError):  # ValueError: the stream was closed in this process
        to_nowhere(stream)


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person may be looking at the stream."""
    return stream is not None and not stream.closed and stream.isatty()


def say_aside(text: str) -> None:
    """Say a sentence on stderr, if that is open."""
    write_if_open(sys.stderr, f"{text}\n")


def to_nowhere(stream: TextIO) -> None:
    """Let what a stream still holds, and all it will be given, go nowhere: else Python would fail again at its exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
