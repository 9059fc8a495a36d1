"""One build at a time: commands in two terminals share `.cache/` and `dist/`, so the second one waits."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from support.console import say
from support.folders import CACHE

POLL_SECONDS = 0.2

_thread = threading.local()


@contextmanager
def exclusive() -> Iterator[None]:
    """Hold the project's build lock, unless this thread does; the system takes it back however the process ends."""
    if getattr(_thread, "holds_it", False):
        yield
        return
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("a+b") as lock:
        if not try_to_lock(lock):
            say("Waiting for another build to finish")
            while not try_to_lock(lock):
                time.sleep(POLL_SECONDS)
        _thread.holds_it = True
        try:
            yield
        finally:
            _thread.holds_it = False


def try_to_lock(lock: IO[bytes]) -> bool:
    """Take the lock without waiting; False where another process holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
