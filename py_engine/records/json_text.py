"""Reader of JSON that is not trusted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from ..text.errors import InvalidText, quote
from ..text.sentences import Sentence, say

# Deep nesting must not reach the parser: in a browser it overflows a stack that Python does not check, and stops the
# whole runtime (some hundreds of levels do no harm). Real records nest less than ten deep, except that a variation of
# AbstractPlay's playground nests two levels for each of its turns.
DEEPEST_NESTING = 200
# A long game with the whole board after every turn has some tens of thousands. Brackets in texts do not count.
MOST_BRACKETS = 100_000

# The beginning of JSON, but not of a link in Markdown, a forum's code or a subject such as "[Round 3]".
BEGINS = re.compile(r'\{|(?!\[[^][{]*\]\()\[\s*[\[{"\]]')

# A text in quotes, in which brackets do not count, or a bracket. An unfinished text runs to the end, with a lone
# backslash included; otherwise a match would be tried from every quote inside.
TEXT_OR_BRACKET = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)|[\[{]|[\]}]', re.DOTALL)


def begins_as_json(text: str) -> bool:
    """Return whether a text begins as an object, or as a list of objects, lists or texts."""
    return BEGINS.match(text) is not None


def read_json(text: str, longest: int, quoted: Callable[[str], str] = quote, most_brackets: int = MOST_BRACKETS) -> Any:
    """The document in a JSON text.

    Args:
        text: The text.
        longest: Largest length, in characters.
        quoted: Makes the quotation in errors from a text that cannot be read.
        most_brackets: Largest number of brackets outside of texts.

    Raises:
        InvalidText: The text is too long, has too many brackets, or is not JSON.
    """
    if len(text) > longest:
        raise InvalidText(
            say("{text} is too long to be read ({length} characters)", text=quoted(text), length=len(text))
        )
    if _has_too_many_brackets(text, most_brackets):
        raise InvalidText(say("{text} has too many brackets to be read", text=quoted(text)))
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise InvalidText(say("{text} is not JSON", text=quoted(text))) from None


def _refuse(constant: str) -> None:
    """Refuse `NaN` and `Infinity`, which Python's reader takes for numbers but JSON does not have."""
    raise ValueError(constant)


def read_json_object(text: str, longest: int, what: Sentence, quoted: Callable[[str], str] = quote) -> dict[str, Any]:
    """The object in a JSON text; as `read_json`, but for an object only.

    Args:
        text: The text.
        longest: Largest length, in characters.
        what: What the error calls the object, such as `a record`.
        quoted: As for `read_json`.

    Raises:
        InvalidText: The text is too long, has too many brackets, or is not a JSON object.
    """
    found = read_json(text, longest, quoted)
    if not isinstance(found, dict):
        raise InvalidText(say("{text} is not {what}", text=quote(text), what=what))
    return found


def require_shallow(document: object) -> None:
    """Check that the lists and dicts of a document are nested no deeper than a text may be.

    Raises:
        InvalidText: They are.
    """
    level = [document]
    for _ in range(DEEPEST_NESTING):
        inner: dict[int, object] = {}
        for each in level:
            things = each.values() if isinstance(each, dict) else each if isinstance(each, list | tuple) else ()
            inner.update((id(thing), thing) for thing in things if isinstance(thing, dict | list | tuple))
        if not inner:
            return
        level = list(inner.values())
    raise InvalidText(say("{text} has too many brackets to be read", text=quote(document)))


def _has_too_many_brackets(text: str, most: int) -> bool:
    """Return whether brackets outside of texts are too many or nested too deep."""
    opened = depth = 0
    for found in TEXT_OR_BRACKET.finditer(text):
        sign = found[0][0]
        if sign in "[{":
            opened += 1
            depth += 1
            if depth > DEEPEST_NESTING or opened > most:
                return True
        elif sign in "]}":
            depth -= 1
    return False
