"""Verbs of the analyst: what it thinks of the position, and its review of the match, slice by slice.

Neither changes the match, and neither disturbs a search for the next turn. Whatever changes the match ends both.
A slice that is asked to be `quiet` says no more than whether it was the last one.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..games.base import Position
from ..match import Match
from ..players.analysis import Analyst
from ..players.lines import LineTurn
from ..players.review import Entry, Review
from ..search.tree_search import Candidate
from ..text.errors import InvalidSetup
from ..text.sentences import say
from . import collector
from .desk import Desk, Reply, Request, Verb
from .searching import read_slice

# More candidates than anybody looks at.
MOST_CANDIDATES = 12


def _analyse(desk: Desk, request: Request) -> Reply:
    seed = request.get("seed")
    desk.analyst = Analyst(
        desk.current,
        seconds=request.get("seconds"),
        playouts=request.get("playouts"),
        seed=seed,
        memory=desk.analysed if seed is None else None,
    )
    desk.analysed = desk.analyst.search
    collector.rest()
    return {}


def _analyse_slice(desk: Desk, request: Request) -> Reply:
    analyst = desk.analyst
    if analyst is None:
        raise InvalidSetup(say("nothing is being analysed"))
    analyst.run(read_slice(request))
    if request.get("quiet") is True:
        return {"done": analyst.finished}
    candidates = analyst.candidates()
    best = candidates[0] if candidates else None
    return {
        "done": analyst.finished,
        "progress": analyst.progress,
        "playouts": analyst.playouts,
        "win_rate": None if best is None else best.win_rate,
        "first_colour": None if best is None else analyst.first_colours_rate(),
        "proven": None if best is None else best.proven,
        "turns": None if best is None else best.turns,
        "candidates": [_candidate(one) for one in candidates[:MOST_CANDIDATES]],
        "line": _line(desk.current, analyst.line()),
    }


def _analyse_stop(desk: Desk, request: Request) -> Reply:
    desk.analyst = None
    return {}


def _review(desk: Desk, request: Request) -> Reply:
    desk.review = Review(desk.current, playouts=request.get("playouts"), seed=request.get("seed"))
    desk.review_told = 0
    collector.rest()
    return {"positions": len(desk.current.turns) + 1}


def _review_slice(desk: Desk, request: Request) -> Reply:
    review = desk.review
    if review is None:
        raise InvalidSetup(say("nothing is being reviewed"))
    review.run(read_slice(request))
    if request.get("quiet") is True:
        return {"done": review.finished}
    entries = review.entries[desk.review_told :]
    desk.review_told = len(review.entries)
    return {"done": review.finished, "progress": review.progress, "entries": [_entry(one) for one in entries]}


def _review_stop(desk: Desk, request: Request) -> Reply:
    desk.review = None
    return {}


def _candidate(one: Candidate) -> Reply:
    return {
        "text": one.text,
        "win_rate": one.win_rate,
        "playouts": one.playouts,
        "proven": one.proven,
        "turns": one.turns,
    }


def _line(match: Match, turns: list[LineTurn]) -> list[Reply]:
    """The best line: for each turn who takes it and which cells it changes, to whose stone (null: to an empty cell)."""
    described, before = [], match.position
    for turn in turns:
        described.append(
            {
                "text": turn.text,
                "player": match.player_of(turn.colour),
                "complete": turn.after.stage == 0,
                "cells": _differences(match, before, turn.after),
            }
        )
        before = turn.after
    return described


def _differences(match: Match, before: Position, after: Position) -> Reply:
    changed: dict[str, int | None] = {}
    for colour in (0, 1):
        names_of = match.game.board.names_of
        gone = before.stones[colour] & ~after.stones[0] & ~after.stones[1]
        changed |= dict.fromkeys(names_of(after.stones[colour] & ~before.stones[colour]), match.player_of(colour))
        changed |= dict.fromkeys(names_of(gone))
    return changed


def _entry(entry: Entry) -> Reply:
    chances, judgement = entry.chances, entry.judgement
    return {
        "turns": entry.turns,
        "win_rate": chances.win_rate,
        "winner": chances.winner,
        "turns_left": chances.turns,
        "judgement": None
        if judgement is None
        else {
            "text": judgement.text,
            "cost": judgement.cost,
            "error": judgement.error,
            "mark": judgement.mark,
            "better": judgement.better,
            "missed": judgement.missed,
        },
    }


VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        "analyse": _analyse,
        "analyse_slice": _analyse_slice,
        "analyse_stop": _analyse_stop,
        "review": _review,
        "review_slice": _review_slice,
        "review_stop": _review_stop,
    }
)
