"""Progress of a tournament, on a terminal or in a log."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TextIO

from .streams import is_terminal, write_if_open

# Columns of the bar itself.
WIDTH = 30

# Per cent between two lines where the stream is not a terminal.
LOG_PERCENT = 10


class ProgressBar:
    """A bar that is redrawn in place on a terminal; elsewhere, such as in a log, a line now and then.

    Without an open stream the work goes on without a bar. `total` is the number of items, and `done` the number that
    were done before and took no time. `clock` gives seconds from any start, to estimate the time left.
    """

    def __init__(
        self,
        stream: TextIO | None,
        total: int,
        clock: Callable[[], float] = monotonic,
        counted: str = "games",
        done: int = 0,
    ) -> None:
        self._stream, self._total, self._clock, self._counted = stream, total, clock, counted
        self._started = clock()
        self._done = self._before = done
        self._unfinished = 0
        self._in_place = is_terminal(stream)
        self._length = 0  # of the line on the terminal
        self._draw()

    def advance(self, *, finished: bool = True) -> None:
        """Count one more item as done; `finished` says whether its game was finished."""
        before = 100 * self._done // self._total // LOG_PERCENT
        self._done += 1
        self._unfinished += not finished
        if self._in_place or 100 * self._done // self._total // LOG_PERCENT > before:
            self._draw()

    def close(self) -> None:
        """Leave the bar in its last state, and go to a new line."""
        if self._in_place:
            write_if_open(self._stream, "\n")

    def _draw(self) -> None:
        text = f"{self._done}/{self._total} {self._counted}"
        if self._unfinished:
            text += f", {self._unfinished} not finished"
        if self._before < self._done < self._total:
            a_piece = (self._clock() - self._started) / (self._done - self._before)
            left = a_piece * (self._total - self._done)
            text += f", about {duration(left)} left"
        if self._in_place:
            filled = WIDTH * self._done // self._total
            line = f"[{'#' * filled}{'.' * (WIDTH - filled)}] {text}"
            write_if_open(self._stream, f"\r{line.ljust(self._length)}")
            self._length = len(line)
        else:
            write_if_open(self._stream, f"{text}\n")


def duration(seconds: float) -> str:
    """A time in words: `42 s`, `3 min 5 s`, `2 h 10 min`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
