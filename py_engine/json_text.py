"""Reading JSON that may come from anybody."""

from __future__ import annotations

import json
from typing import Any

from .errors import InvalidText, quote

# A record has four brackets, a request two more. Deep nesting must not reach the parser: in a browser it overflows a
# stack that Python does not watch, and takes the whole runtime down (a depth of some hundreds does no harm there).
MOST_BRACKETS = 200


def read_json(text: str, longest: int, what: str) -> dict[str, Any]:
    """The object that a JSON text describes. longest: in characters. what: for the messages, such as `a record`.

    Raises `InvalidText`.
    """
    if len(text) > longest:
        raise InvalidText(f"{quote(text)} is too long to be {what} ({len(text)} characters)")
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise InvalidText(f"{quote(text)} has too many brackets to be {what}")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise InvalidText(f"{quote(text)} is not JSON") from None
    if not isinstance(found, dict):
        raise InvalidText(f"{quote(text)} is not {what}")
    return found
