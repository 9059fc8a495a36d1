"""What lies open while a page talks to the engine, and how a request is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..match import Match
from ..players.analysis import Analyst
from ..players.review import Review
from ..players.thinking import Thinking
from ..search.tree_search import TreeSearch
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import say

Request = dict[str, Any]
Reply = dict[str, Any]


@dataclass(slots=True)
class Desk:
    """One match, and what is going on for it: the search for its next turn, an analysis, a review.

    memory, analysed: what the last search and the last analysis have found out. thinker: whose search the last one was,
    an opponent's id and a player. review_told: how much of the review.
    """

    match: Match | None = None
    thinking: Thinking | None = None
    memory: TreeSearch | None = None
    thinker: tuple[str | None, int] | None = None
    analyst: Analyst | None = None
    analysed: TreeSearch | None = None
    review: Review | None = None
    review_told: int = 0

    def end_searches(self) -> None:
        """End whatever is going on, since the match is no longer what it was."""
        self.thinking = self.analyst = self.review = None

    @property
    def current(self) -> Match:
        """The match. Raises `InvalidSetup` if there is none."""
        if self.match is None:
            raise InvalidSetup(say("no game has been started"))
        return self.match


Verb = Callable[[Desk, Request], Reply]


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
