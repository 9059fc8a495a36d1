"""Verbs that begin, change and describe the match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from ..games.catalogue import find_game
from ..games.setup import random_holes, require_size
from ..match import Match, new_match
from ..players.budgets import require_seed
from ..records import open_record, write_link, write_list
from ..records.downloads import games_of
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.languages import verbatim
from ..text.sentences import say
from .positions import write_positions
from .session import Request, Session, leaves_jobs, read_holes, read_text, verb
from .views import describe

if TYPE_CHECKING:
    from .wire import Explanation, GameList, LoadReply, MatchReply, Written


def state_of(match: Match) -> MatchReply:
    """The reply of every verb that changes or shows the match."""
    return {"state": describe(match), "record": verbatim(match.record(variations=True))}


def change(session: Session, step: Callable[[Match], None]) -> MatchReply:
    """Change the match, which ends its jobs."""
    step(session.current)
    session.jobs.clear()
    return state_of(session.current)


@verb
def new(session: Session, request: Request) -> MatchReply:
    """Begin a match."""
    holes = read_holes(request)
    count = request.get("hole_count")
    seed = require_seed(request.get("seed"))
    if count is not None:
        if holes:
            raise InvalidSetup(
                say(
                    "holes are given by their names or by their number, not as {holes} and as {count}",
                    holes=quote(holes),
                    count=quote(count),
                )
            )
        info = find_game(request.get("game", ""))
        holes = random_holes(info, require_size(info, request.get("size")), count, Random(seed))
    session.begin(new_match(request.get("game", ""), request.get("size"), holes, start=request.get("start")))
    return state_of(session.current)


@leaves_jobs
def state(session: Session, request: Request) -> MatchReply:
    """Show the match."""
    return state_of(session.current)


@verb
def act(session: Session, request: Request) -> MatchReply:
    """Take one step."""
    return change(session, lambda match: match.act(read_text(request, "action")))


@verb
def play(session: Session, request: Request) -> MatchReply:
    """Play a whole turn."""
    return change(session, lambda match: match.play(read_text(request, "turn")))


@verb
def type_(session: Session, request: Request) -> MatchReply:
    """Enter a typed turn or step."""
    return change(session, lambda match: match.enter(read_text(request, "text")))


@verb
def undo(session: Session, request: Request) -> MatchReply:
    """Take back the last step of an unfinished turn, otherwise the last whole turn."""
    return change(session, Match.undo)


@verb
def redo(session: Session, request: Request) -> MatchReply:
    """Redo the latest undo."""
    return change(session, Match.redo)


@leaves_jobs
def annotate(session: Session, request: Request) -> MatchReply:
    """Write a comment, marks, or both. The position is the same, so jobs go on."""
    match = session.current
    match.annotate(request.get("comment"), request.get("marks"), request.get("node"))
    return state_of(match)


@verb
def load(session: Session, request: Request) -> LoadReply:
    """Begin with the match of a record; the request may name the board for a list of turns alone."""
    opened = open_record(request.get("record", ""), request.get("game"), request.get("size"), request.get("number"))
    session.begin(opened.annotated(request.get("language")))
    return {**state_of(session.current), "remark": opened.remark}


@leaves_jobs
def list_games(session: Session, request: Request) -> GameList:
    """The games of a download, of which one can be loaded by its number."""
    found = games_of(read_text(request, "record"))
    if found is None:
        return {"games": [], "entries": 0, "others": 0, "unreadable": 0}
    return {
        "games": [
            {
                "number": game.number,
                "game": game.game,
                "size": game.size,
                "players": game.players,
                "winner": game.winner,
                "date": game.date,
                "turns": game.turns,
            }
            for game in found.games
        ],
        "entries": len(found.reports),
        "others": found.others,
        "unreadable": found.unreadable,
    }


@leaves_jobs
def explain(session: Session, request: Request) -> Explanation:
    """Explain why a cell or a step is not legal now."""
    match, reason = session.current, _reason(session.current, request)
    is_refused = reason is not None and "cell" in request
    return {"message": reason, "stones": match.stones_in_reason(read_text(request, "cell")) if is_refused else []}


def _reason(match: Match, request: Request) -> str | None:
    """The reason why a cell, a step or a whole turn is not legal now; None if it is legal."""
    if "cell" in request:
        return match.explain_cell(read_text(request, "cell"))
    text = read_text(request, "text")
    try:
        match.game.read_action(match.position, text)
    except InvalidText:
        return match.explain(text)
    return match.explain_step(text)


@leaves_jobs
def record(session: Session, request: Request) -> Written:
    """Write the match as a record, a link, a list, and the positions."""
    match = session.current
    return {
        "record": match.record(variations=True),
        "link": write_link(match),
        "text": write_list(match),
        "positions": write_positions(match),
    }
