"""Interruption of a long command from outside: as after Ctrl-C, it shows its results so far."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

# Signals of `kill`, of a service or a machine that is shut down, and of a closed terminal. Windows has no SIGHUP.
ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


@contextmanager
def ended_as_by_ctrl_c() -> Iterator[None]:
    """Turn the first signal to end this process into `KeyboardInterrupt`, inside this context.

    After that, or after Ctrl-C, such signals are ignored, so that results can be written; Ctrl-C itself still
    interrupts. Signals that are ignored (as under `nohup`) stay ignored. Only the main thread can do this; in others
    nothing changes.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in (*ENDING, signal.SIGINT)}
    usual = [number for number in ENDING if before[number] is signal.SIG_DFL]
    by_hand = [signal.SIGINT] if before[signal.SIGINT] is signal.default_int_handler else []

    def interrupt(number: int, frame: FrameType | None) -> None:
        for each in usual:  # a second one must not interrupt the writing of results
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    for number in usual + by_hand:
        signal.signal(number, interrupt)
    try:
        yield
    finally:
        for number in usual + by_hand:
            signal.signal(number, before[number])


def die_at_once() -> None:
    """Let a worker end without a message; the process that the user started prints it."""
    for number in (signal.SIGINT, *ENDING):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
