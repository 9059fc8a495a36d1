"""Verbs for setting up a position. It is checked while it is set up, and the session's match stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..match import new_match
from ..match.start_positions import read_stones, why_impossible
from ..text.errors import InvalidSetup
from ..text.sentences import say
from .session import Request, Session, leaves_jobs, read_holes, read_text

if TYPE_CHECKING:
    from .wire import SetupReply


@leaves_jobs
def check_setup(session: Session, request: Request) -> SetupReply:
    """Check whether a game can begin so: a sentence if not, else the record of a match that begins so."""
    game, size, holes = request.get("game", ""), request.get("size"), read_holes(request)
    try:
        match = new_match(game, size, holes)
        problem = why_impossible(match.info, match.game, read_stones(match.game, read_text(request, "start")))
    except InvalidSetup as error:
        return {"problem": say("{error}.", error=error.args[0]), "record": None}
    if problem is not None:
        return {"problem": problem, "record": None}
    return {"problem": None, "record": new_match(game, size, holes, start=read_text(request, "start")).record()}
