"""The verb that says why a turn was good or bad. It does not change the match or its jobs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..games.base import Position
from ..match import Match
from .session import Request, Session, leaves_jobs, read_text
from .stones import describe_board, differences

if TYPE_CHECKING:
    from .wire import CommentReply, LineTurn


@leaves_jobs
def comment(session: Session, request: Request) -> CommentReply:
    """Comment on the turn that was played last."""
    # Few visits need it, so it does not make the start longer.
    from ..coach.comment import comment_on

    match = session.current
    better = None if request.get("better") is None else read_text(request, "better")
    found = comment_on(match, better=better)
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
                "line": _line(match, start, reason.line),
            }
            for reason in found.reasons
        ],
    }


def _line(match: Match, position: Position, turns: Sequence[str]) -> list[LineTurn]:
    """Turns from a position between turns, with the cells that each one changes."""
    from ..coach.effects import moved_again
    from ..coach.reason import LEFT_OUT

    described: list[LineTurn] = []
    for text in turns:
        after = position
        if text == LEFT_OUT:
            after = moved_again(position)
        else:
            for action in match.game.read_turn(position, text):
                after = match.game.apply(after, action)
        described.append(
            {
                "text": text,
                "player": match.player_of(position.to_move),
                "complete": True,
                "cells": differences(match, position, after),
            }
        )
        position = after
    return described
