"""The door itself: reads a request, has its verb carried out, and writes the reply."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from types import MappingProxyType

from ..records import LONGEST_RECORD
from ..records.json_text import read_json_object
from ..text.errors import LONGEST_QUOTATION, IllegalTurn, InvalidSetup, InvalidText, quote
from ..text.languages import translate
from ..text.sentences import say
from . import analysing, navigating, playing, previewing, searching, setting_up
from .desk import Desk, Reply, Request, Verb

# A request carries at most a record, and the names around it.
LONGEST_REQUEST = 2 * LONGEST_RECORD

# What a request carries that a person may have pasted or typed, and the language of its reply.
GIVEN = re.compile(r'"(?:record|text|turn|action|start)"\s*:\s*')
# As much of a text in JSON as there is of it, its end left out.
TEXT = re.compile(r'"(?:[^"\\]|\\u[0-9a-fA-F]{4}|\\["\\/bfnrt])*')
LANGUAGE = re.compile(r'"language"\s*:\s*"(\w+)"')

VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        **playing.VERBS,
        **navigating.VERBS,
        **previewing.VERBS,
        **setting_up.VERBS,
        **searching.VERBS,
        **analysing.VERBS,
    }
)


class Session:
    """One page's talk with the engine."""

    def __init__(self) -> None:
        self._desk = Desk()

    def handle(self, request: str) -> str:
        """Answer one request. Never raises for anything that a request can say."""
        language: object = None
        try:
            try:
                found = read_json_object(request, LONGEST_REQUEST, say("a request"), _quote_given)
            except InvalidText:
                language = _language(request)
                raise
            language = found.get("language")
            reply = {"ok": True, **self._answer(found)}
        except (InvalidText, IllegalTurn, InvalidSetup) as error:
            reply = {"ok": False, "error": type(error).__name__, "message": error.args[0]}
        return json.dumps(translate(reply, language))

    def _answer(self, request: Request) -> Reply:
        verb = request.get("do")
        if not isinstance(verb, str) or verb not in VERBS:
            raise InvalidText(
                say("{verb} is nothing that can be done; verbs are {verbs}", verb=quote(verb), verbs=", ".join(VERBS))
            )
        return VERBS[verb](self._desk, request)


def _quote_given(request: str) -> str:
    """What a person has given, quoted from a request that cannot be read, instead of the page's own JSON around it."""
    found = GIVEN.search(request)
    if found is None:
        return quote(request)
    given = request[found.end() : found.end() + 12 * (LONGEST_QUOTATION + 1)]  # JSON needs 12 at most for one
    text = TEXT.match(given)
    return quote(given if text is None else json.loads(text[0] + '"', strict=False))


def _language(request: str) -> object:
    """The language that a request which cannot be read asks for."""
    found = LANGUAGE.search(request)
    return None if found is None else found[1]
