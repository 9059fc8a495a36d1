"""Verbs that begin, change and describe the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from ..games.catalogue import find_game
from ..games.setup import random_holes, require_size
from ..match import Match, new_match
from ..players.budgets import require_seed
from ..records import load_record, write_link, write_list
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import say
from . import collector
from .desk import Desk, Reply, Request, Verb, read_holes, read_text
from .views import describe


def state_of(match: Match) -> Reply:
    """What every verb answers that changes or shows the match."""
    return {"state": describe(match), "record": match.record(variations=True)}


def begin(desk: Desk, match: Match) -> Reply:
    """Put another match on the desk."""
    desk.match, desk.memory, desk.analysed = match, None, None
    desk.end_searches()
    collector.work()
    return state_of(match)


def change(desk: Desk, step: Callable[[Match], None]) -> Reply:
    """Change the match, which ends whatever is going on for it."""
    step(desk.current)
    desk.end_searches()
    return state_of(desk.current)


def _new(desk: Desk, request: Request) -> Reply:
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
    return begin(desk, new_match(request.get("game", ""), request.get("size"), holes, start=request.get("start")))


def _state(desk: Desk, request: Request) -> Reply:
    return state_of(desk.current)


def _act(desk: Desk, request: Request) -> Reply:
    return change(desk, lambda match: match.act(read_text(request, "action")))


def _play(desk: Desk, request: Request) -> Reply:
    return change(desk, lambda match: match.play(read_text(request, "turn")))


def _type(desk: Desk, request: Request) -> Reply:
    return change(desk, lambda match: match.enter(read_text(request, "text")))


def _undo(desk: Desk, request: Request) -> Reply:
    return change(desk, Match.undo)


def _redo(desk: Desk, request: Request) -> Reply:
    return change(desk, Match.redo)


def _load(desk: Desk, request: Request) -> Reply:
    """A list of nothing but turns may be meant for the board that the request names."""
    return begin(desk, load_record(request.get("record", ""), request.get("game"), request.get("size")))


def _explain(desk: Desk, request: Request) -> Reply:
    return {"message": _reason(desk.current, request)}


def _reason(match: Match, request: Request) -> str | None:
    """Why a cell cannot be picked now, or a step with this text (a whole turn if it is none); None if it can."""
    if "cell" in request:
        return match.explain_cell(read_text(request, "cell"))
    text = read_text(request, "text")
    try:
        match.game.read_action(match.position, text)
    except InvalidText:
        return match.explain(text)
    return match.explain_step(text)


def _record(desk: Desk, request: Request) -> Reply:
    match = desk.current
    return {"record": match.record(variations=True), "link": write_link(match), "text": write_list(match)}


VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        "new": _new,
        "state": _state,
        "act": _act,
        "play": _play,
        "type": _type,
        "undo": _undo,
        "redo": _redo,
        "load": _load,
        "explain": _explain,
        "record": _record,
    }
)
