"""Output of a long command while it works, as long as there is a reader."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TextIO


def write_if_open(stream: TextIO | None, text: str) -> None:
    """Write a text at once. If the stream is closed or its reader has left, this and all later text is dropped.

    Losing the output is no reason to lose hours of work.
    """
    if stream is None:  # Python has none where the descriptor was closed from the start
        return
    try:
        stream.write(text)
        stream.flush()
    except (OSError, ValueError):  # ValueError: the stream was closed in this process
        to_nowhere(stream)


def is_terminal(stream: TextIO | None) -> bool:
    """Return whether the stream is a terminal."""
    return stream is not None and not stream.closed and stream.isatty()


def say_aside(text: str) -> None:
    """Say a sentence on stderr, if that is open."""
    write_if_open(sys.stderr, f"{text}\n")


def to_nowhere(stream: TextIO) -> None:
    """Redirect a stream to the null device, with its buffered text; otherwise Python would fail again at its exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
