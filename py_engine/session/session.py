"""The door itself: holds one match and the jobs for it, reads a request, has its verb carried out, writes the reply."""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from ..games.base import Position
from ..match import Match
from ..players.job import Job
from ..players.perfect_play import Solutions
from ..records.downloads import LONGEST_DOWNLOAD
from ..records.json_text import read_json_object
from ..search.search import Search
from ..text.errors import LONGEST_QUOTATION, IllegalTurn, InvalidSetup, InvalidText, quote
from ..text.languages import translate
from ..text.sentences import say

Request = dict[str, Any]
# The fields of a reply: one of `wire`'s types.
Reply = Mapping[str, Any]

# A request carries at most a download of games, and the names around it.
LONGEST_REQUEST = 2 * LONGEST_DOWNLOAD

# What a request carries that a person may have pasted or typed, and the language of its reply.
GIVEN = re.compile(r'"(?:record|text|turn|action|start|comment)"\s*:\s*')
# As much of a text in JSON as there is of it, its end left out.
TEXT = re.compile(r'"(?:[^"\\]|\\u[0-9a-fA-F]{4}|\\["\\/bfnrt])*')
LANGUAGE = re.compile(r'"language"\s*:\s*"(\w+)"')


class Session:
    """One page's talk with the engine: a match, and what is going on for it.

    jobs: those under way, by name (see `jobs.py`). thought, analysed: what the last search for a turn and the last
    analysis have found out. thinker, thought_about: whose search that was, an opponent's id and a player, and of which
    position. proved: what turns that were found by proof have found out. reviewed: how many entries of the review have
    been told.
    """

    def __init__(self) -> None:
        self.match: Match | None = None
        self.jobs: dict[str, Job] = {}
        self.thought: Search | None = None
        self.thinker: tuple[str | None, int] | None = None
        self.thought_about: Position | None = None
        self.analysed: Search | None = None
        self.proved: Solutions | None = None
        self.reviewed = 0

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
        name = request.get("do")
        if not isinstance(name, str) or name not in VERBS:
            raise InvalidText(
                say("{verb} is nothing that can be done; verbs are {verbs}", verb=quote(name), verbs=", ".join(VERBS))
            )
        return VERBS[name](self, request)

    @property
    def current(self) -> Match:
        """The match. Raises `InvalidSetup` if there is none."""
        if self.match is None:
            raise InvalidSetup(say("no game has been started"))
        return self.match

    @property
    def game(self) -> str | None:
        """The id of the match's game; None where there is no match."""
        return None if self.match is None else self.match.info.id

    def begin(self, match: Match) -> None:
        """Take another match instead of the one there is."""
        self.match, self.thought, self.analysed, self.proved = match, None, None, None
        self.jobs.clear()
        resume_gc()


Verb = Callable[[Session, Request], Reply]

# By name; each room of this package enters its own.
VERBS: dict[str, Verb] = {}


def verb(function: Verb) -> Verb:
    """Enter a verb under the name of its function, with no underscore at the end."""
    VERBS[function.__name__.rstrip("_")] = function
    return function


def read_holes(request: Request) -> Any:
    """The holes of the request, for `new_match` to judge; none where none are named."""
    holes = request.get("holes")
    return [] if holes is None else holes


def read_text(request: Request, key: str) -> str:
    """A text of the request. Raises `InvalidText` if it is none."""
    text = request.get(key)
    if not isinstance(text, str):
        raise InvalidText(say("{key} should be a text, not {text}", key=key, text=quote(text)))
    return text


# Python's collector of cycles walks over every object there is, a search's whole tree too: in CPython a slice of 8
# milliseconds then lasted up to 133, without it never more than 12. No job holds a cycle, so little is left behind if
# the collector pauses from a match's first job until another match begins.


def pause_gc() -> None:
    """A job begins: do without the collector."""
    gc.disable()


def resume_gc() -> None:
    """A match begins: clear up after the last one's jobs, and collect as usual."""
    if not gc.isenabled():
        gc.enable()
        gc.collect()


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
