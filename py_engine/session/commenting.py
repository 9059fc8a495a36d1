"""The verb that says why a turn was good or bad. It does not change the match or its jobs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..games.base import Position
from ..match import Match
from ..players.lines import LineTurn, whole_turn
from .session import Request, Session, leaves_jobs, read_text
from .stones import describe_board, describe_line

if TYPE_CHECKING:
    from .wire import CommentReply


@leaves_jobs
def comment(session: Session, request: Request) -> CommentReply:
    """Comment on the turn that was played last, or on one that could be played now."""
    # Few visits need it, so it does not make the start longer.
    from ..coach.comment import comment_on
    from ..records import load_record

    match = session.current
    if request.get("turn") is not None:
        match = load_record(match.record())
        match.play(read_text(request, "turn"))
    better = None if request.get("better") is None else read_text(request, "better")
    found = comment_on(match, better=better, names_better=request.get("names_better") is not False)
    start = match.played[-1].start
    return {
        "text": found.text,
        "board": describe_board(match, start),
        "reasons": [
            {
                "kind": reason.kind,
                "sentence": reason.sentence,
                "sure": reason.sure,
                "cells": list(reason.cells),
                "line": describe_line(match, start, _turns(match, start, reason.line)),
            }
            for reason in found.reasons
        ],
    }


def _turns(match: Match, position: Position, texts: Sequence[str]) -> Iterator[LineTurn]:
    """Yield the turns of a reason's line, from a position between turns."""
    from ..coach.effects import moved_again
    from ..coach.reason import LEFT_OUT

    for text in texts:
        if text == LEFT_OUT:
            turn = LineTurn(LEFT_OUT, (), (), position.to_move, moved_again(position))
        else:
            turn = whole_turn(match.game, position, match.game.read_turn(position, text))
        yield turn
        position = turn.after
