"""The session: holds one match and its jobs, reads a request, calls its verb, writes the reply."""

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

# A request holds at most a download of games, and the names around it.
LONGEST_REQUEST = 2 * LONGEST_DOWNLOAD

# Fields of a request with text that a person may have pasted or typed.
GIVEN = re.compile(r'"(?:record|text|turn|action|start|comment)"\s*:\s*')
# The beginning of a JSON string, up to its end or the end of the input.
TEXT = re.compile(r'"(?:[^"\\]|\\u[0-9a-fA-F]{4}|\\["\\/bfnrt])*')
LANGUAGE = re.compile(r'"language"\s*:\s*"(\w+)"')


class Session:
    """A page's connection to the engine: a match and its jobs.

    Attributes:
        match: The match, or None.
        jobs: Jobs under way, by name (see `jobs.py`).
        thought: The last search for a turn.
        thinker: The opponent's id and the player for whom that search was.
        thought_about: The position that it searched.
        analysed: The search of the last analysis.
        proved: Answers of the turns found by proof.
        reviewed: Number of entries of the review that have been sent.
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
        """Answer one request. No content of a request raises an error."""
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
            raise InvalidText(say("{verb} cannot be done; verbs are {verbs}", verb=quote(name), verbs=", ".join(VERBS)))
        return VERBS[name](self, request)

    @property
    def current(self) -> Match:
        """The match.

        Raises:
            InvalidSetup: There is no match.
        """
        if self.match is None:
            raise InvalidSetup(say("no game has been started"))
        return self.match

    @property
    def game(self) -> str | None:
        """The id of the match's game; None if there is no match."""
        return None if self.match is None else self.match.info.id

    def begin(self, match: Match) -> None:
        """Replace the match."""
        self.match, self.thought, self.analysed, self.proved = match, None, None, None
        self.jobs.clear()
        resume_gc()


Verb = Callable[[Session, Request], Reply]

# Verbs by name; each module of this package adds its own.
VERBS: dict[str, Verb] = {}


# Verbs that change nothing that jobs depend on, by name. All others end the jobs under way.
LEAVES_JOBS: set[str] = set()


def verb(function: Verb) -> Verb:
    """Register a verb under the name of its function, without an underscore at the end."""
    VERBS[_name_of(function)] = function
    return function


def leaves_jobs(function: Verb) -> Verb:
    """Register a verb during which jobs go on."""
    LEAVES_JOBS.add(_name_of(function))
    return verb(function)


def _name_of(function: Verb) -> str:
    return function.__name__.rstrip("_")


def read_holes(request: Request) -> Any:
    """The holes of the request, unchecked (`new_match` checks them); an empty list by default."""
    holes = request.get("holes")
    return [] if holes is None else holes


def read_text(request: Request, key: str) -> str:
    """A text of the request.

    Raises:
        InvalidText: The field is not a text.
    """
    text = request.get(key)
    if not isinstance(text, str):
        raise InvalidText(say("{key} should be a text, not {text}", key=key, text=quote(text)))
    return text


# Python's collector of cycles walks over every object, including a search's whole tree. In CPython a slice of 8
# milliseconds then lasted up to 133, without it never more than 12. No job holds a cycle, so little garbage remains if
# the collector pauses from a match's first job until another match begins.


def pause_gc() -> None:
    """Pause the collector of cycles, as a job begins."""
    gc.disable()


def resume_gc() -> None:
    """Collect the garbage of the last match's jobs, and resume the collector, as a match begins."""
    if not gc.isenabled():
        gc.enable()
        gc.collect()


def _quote_given(request: str) -> str:
    """The quotation of a person's input in a request that cannot be read, without the page's JSON around it."""
    found = GIVEN.search(request)
    if found is None:
        return quote(request)
    given = request[found.end() : found.end() + 12 * (LONGEST_QUOTATION + 1)]  # JSON needs 12 at most for one
    text = TEXT.match(given)
    return quote(given if text is None else json.loads(text[0] + '"', strict=False))


def _language(request: str) -> object:
    """The language of the reply to a request that cannot be read."""
    found = LANGUAGE.search(request)
    return None if found is None else found[1]
