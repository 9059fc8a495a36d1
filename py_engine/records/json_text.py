"""Reading JSON that may come from anybody."""

from __future__ import annotations

import json
import re
from typing import Any

from ..errors import InvalidText, quote
from ..sentences import Sentence, say

# Deep nesting must not reach the parser: in a browser it overflows a stack that Python does not watch, and takes the
# whole runtime down (a depth of some hundreds does no harm there). Real records nest less than ten deep.
DEEPEST_NESTING = 60
# A long game that carries the whole board after every turn has some tens of thousands.
MOST_BRACKETS = 100_000

# A text in quotes, in which brackets do not count, or a bracket. An unfinished text runs to the end, a lone backslash
# included: if it did not match there, it would be tried anew from every quote inside.
TEXT_OR_BRACKET = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)|[\[{]|[\]}]', re.DOTALL)


def read_json(text: str, longest: int, what: Sentence) -> Any:
    """What a JSON text describes. longest: in characters. what: for the messages, such as `a record`.

    Raises `InvalidText`.
    """
    if len(text) > longest:
        raise InvalidText(
            say("{text} is too long to be {what} ({length} characters)", text=quote(text), what=what, length=len(text))
        )
    if text.count("[") + text.count("{") > MOST_BRACKETS or nests_deeper(text, DEEPEST_NESTING):
        raise InvalidText(say("{text} has too many brackets to be {what}", text=quote(text), what=what))
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise InvalidText(say("{text} is not JSON", text=quote(text))) from None


def _refuse(constant: str) -> None:
    """Python's reader takes `NaN` and `Infinity` for numbers, which JSON does not have."""
    raise ValueError(constant)


def read_json_object(text: str, longest: int, what: Sentence) -> dict[str, Any]:
    """The object that a JSON text describes; the rest is as for `read_json`."""
    found = read_json(text, longest, what)
    if not isinstance(found, dict):
        raise InvalidText(say("{text} is not {what}", text=quote(text), what=what))
    return found


def nests_deeper(text: str, limit: int) -> bool:
    """Whether there are more brackets inside each other than the limit."""
    depth = 0
    for found in TEXT_OR_BRACKET.finditer(text):
        sign = found[0][0]
        if sign in "[{":
            depth += 1
            if depth > limit:
                return True
        elif sign in "]}":
            depth -= 1
    return False
