"""Waiting for conditions in a browser."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from selenium.common.exceptions import NoSuchElementException, TimeoutException

# Generous, since a slow machine is no failure (seconds).
PATIENCE = 60

# Between two questions, in seconds. Each takes time from the awaited work, so they become fewer.
FIRST_PAUSE = 0.01
GROWTH = 1.4
LONGEST_PAUSE = 0.1

# The page's state, for the message of a wait that fails.
HOW_IT_STANDS = """
const worker = navigator.serviceWorker?.controller;
return JSON.stringify({
  address: location.href,
  document: document.readyState,
  hidden: document.hidden,
  engine: document.body?.dataset.engine,
  begun: document.documentElement.dataset.begun !== undefined,
  languages: [document.documentElement.dataset.language, document.documentElement.lang, ...navigator.languages],
  scripted: !document.getElementById("rescue"),
  worker: worker && [worker.scriptURL, worker.state],
  boards: [...document.querySelectorAll("sunstones-board")].map(({ shadowRoot }) => shadowRoot?.innerHTML.slice(0, 80)),
  loaded: performance.getEntriesByType("navigation").map(({ type, loadEventEnd }) => [type, Math.round(loadEventEnd)]),
  fetched: performance.getEntriesByType("resource").map(
    ({ name, responseStatus, responseEnd, decodedBodySize }) =>
      [name, responseStatus, Math.round(responseEnd), decodedBodySize]),
});
"""


def wait_until(
    condition: Callable[[], Any],
    *,
    patience: float = PATIENCE,
    not_yet: tuple[type[Exception], ...] = (),
) -> Any:
    """The value of the condition once that is true.

    patience: seconds, after which TimeoutException is raised. not_yet: errors of a condition that cannot be asked yet,
    in addition to that an element is missing.
    """
    end, pause = time.monotonic() + patience, FIRST_PAUSE
    while True:
        with suppress(NoSuchElementException, *not_yet):
            if found := condition():
                return found
        if time.monotonic() > end:
            raise TimeoutException(f"waited {patience} s in vain")
        time.sleep(pause)
        pause = min(GROWTH * pause, LONGEST_PAUSE)
