"""When Python may look for unreachable cycles.

The collector walks over every object there is, a search's whole tree too, whenever it likes: in CPython a slice of
8 milliseconds then lasted up to 133, without it never more than 12. Searches and their trees hold no cycles, so that
little is left behind if the collector rests from a match's first search until another match begins.
"""

from __future__ import annotations

import gc


def rest() -> None:
    """A search begins: do without the collector."""
    gc.disable()


def work() -> None:
    """A match begins: clear up after the last one's searches, and collect as usual."""
    if not gc.isenabled():
        gc.enable()
        gc.collect()
