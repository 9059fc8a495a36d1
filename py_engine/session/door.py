"""The door itself: reads a request, has its verb carried out, and writes the reply."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType

from ..errors import IllegalTurn, InvalidSetup, InvalidText, quote
from ..languages import translate
from ..records import LONGEST_RECORD
from ..records.json_text import read_json_object
from ..sentences import say
from . import analysing, navigating, playing, previewing, searching, setting_up
from .desk import Desk, Reply, Request, Verb

# A request carries at most a record, and the names around it.
LONGEST_REQUEST = 2 * LONGEST_RECORD

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
            found = read_json_object(request, LONGEST_REQUEST, say("a request"))
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
