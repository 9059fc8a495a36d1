"""How a long command is ended from outside: as by Ctrl-C, it shows what there is."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

# `kill`, a service or a machine that is shut down, and a terminal that is closed. Windows has no SIGHUP.
ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


@contextmanager
def ended_as_by_ctrl_c() -> Iterator[None]:
    """As long as this lasts, what asks this process to end raises `KeyboardInterrupt`, once.

    After that, or after Ctrl-C, it is ignored, so that what there is can be written; Ctrl-C itself still interrupts.
    What is ignored (as `nohup` has it) stays ignored. Only the main thread can do that; in others nothing changes.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in (*ENDING, signal.SIGINT)}
    usual = [number for number in ENDING if before[number] is signal.SIG_DFL]
    by_hand = [signal.SIGINT] if before[signal.SIGINT] is signal.default_int_handler else []

    def interrupt(number: int, frame: FrameType | None) -> None:
        for each in usual:  # one that follows must not interrupt the writing of what there is
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
    """Let a worker end without a word; the process that the user started tells of it."""
    for number in (signal.SIGINT, *ENDING):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
