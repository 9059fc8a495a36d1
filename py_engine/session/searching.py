"""Verbs of the search for the next turn, slice by slice.

A slice that is asked to be `quiet` says no more than whether it was the last one.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..players.thinking import Thinking
from ..text.errors import InvalidSetup, quote
from ..text.sentences import say
from . import collector
from .desk import Desk, Reply, Request, Verb

# A slice may not be so long that the page could not be answered in the meantime.
LONGEST_SLICE = 1_000


def _think(desk: Desk, request: Request) -> Reply:
    match, opponent, seed = desk.current, request.get("opponent"), request.get("seed")
    # What one character has found out is nothing that another knows.
    thinker = (opponent, match.to_move)
    memory = desk.memory if seed is None and desk.thinker == thinker else None
    desk.thinking = Thinking(
        match,
        opponent,
        seconds=request.get("seconds"),
        playouts=request.get("playouts"),
        most_seconds=request.get("most_seconds"),
        seed=seed,
        memory=memory,
    )
    desk.memory, desk.thinker = desk.thinking.memory, thinker
    collector.rest()
    return {}


def read_slice(request: Request) -> float:
    """The length of the slice that is asked for, in seconds. Raises `InvalidSetup`."""
    milliseconds = request.get("milliseconds")
    if (
        isinstance(milliseconds, bool)
        or not isinstance(milliseconds, int | float)
        or not 0 < milliseconds <= LONGEST_SLICE
    ):
        raise InvalidSetup(
            say(
                "a slice lasts up to {longest} milliseconds, not {milliseconds}",
                longest=LONGEST_SLICE,
                milliseconds=quote(milliseconds),
            )
        )
    return milliseconds / 1000


def _think_slice(desk: Desk, request: Request) -> Reply:
    thinking = desk.thinking
    if thinking is None:
        raise InvalidSetup(say("nobody is thinking"))
    thinking.run(read_slice(request))
    choice = thinking.choice
    if request.get("quiet") is True:
        return {"done": choice is not None}
    return {
        "done": choice is not None,
        "progress": thinking.progress,
        "playouts": thinking.playouts,
        "win_rate": thinking.win_rate if choice is None else choice.win_rate,
        "best": thinking.best if choice is None else choice.text,
        "choice": None
        if choice is None
        else {
            "text": choice.text,
            "win_rate": choice.win_rate,
            "playouts": choice.playouts,
            "proven": choice.proven,
            "turns": choice.turns,
        },
    }


def _think_stop(desk: Desk, request: Request) -> Reply:
    """What was found is dropped: a character that is stopped and goes on is to be no stronger for it."""
    desk.thinking = desk.memory = None
    return {}


VERBS: Mapping[str, Verb] = MappingProxyType({"think": _think, "think_slice": _think_slice, "think_stop": _think_stop})
