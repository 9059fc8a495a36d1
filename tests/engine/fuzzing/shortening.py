"""Makes a case that fails smaller, for as long as it fails in the same way."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from .promises import Watch, size_of
from .targets import Target

# Whichever comes first; some cases take long (seconds).
MOST_TRIES, LONGEST_TIME = 3_000, 30.0

# A failed check: the kind of error, and the last places of the engine and of its tests that it came through.
Failure = tuple[str, ...]


def failure_of(target: Target, case: Any, watch: Watch) -> Failure | None:
    """The failure of a case's check; None if it passes."""
    try:
        target.check(watch, case)
    except Exception as error:
        places = [(Path(place.filename).name, place.lineno) for place in traceback.extract_tb(error.__traceback__)]
        # (A recursion ends at a place that is as good as any.)
        last = [] if isinstance(error, RecursionError) else places[-2:]
        return type(error).__name__, *(f"{name}:{line}" for name, line in last)
    return None


def shortened(target: Target, case: Any, failure: Failure) -> Any:
    """The smallest case found that fails like this one."""
    tries, end = 0, time.monotonic() + LONGEST_TIME
    improved = True
    while improved:
        improved = False
        for smaller in _smaller(case):
            tries += 1
            if tries > MOST_TRIES or time.monotonic() > end:
                return case
            if size_of(smaller) < size_of(case) and failure_of(target, smaller, Watch()) == failure:
                case, improved = smaller, True
                break
    return case


def _smaller(thing: Any) -> Iterator[Any]:
    """The same thing with something left out, much of it at first."""
    if isinstance(thing, str | list):
        chunk = len(thing)
        while chunk:
            for start in range(0, len(thing), chunk):
                yield thing[:start] + thing[start + chunk :]
            chunk //= 2
    if isinstance(thing, list):
        yield from _inside(enumerate(thing), lambda index, one: [*thing[:index], one, *thing[index + 1 :]])
    elif isinstance(thing, dict):
        for key in thing:
            yield {name: value for name, value in thing.items() if name != key}
        yield from _inside(thing.items(), lambda key, one: {**thing, key: one})


def _inside(entries: Any, replaced: Callable[[Any, Any], Any]) -> Iterator[Any]:
    for key, value in list(entries):
        for smaller in _smaller(value):
            yield replaced(key, smaller)
