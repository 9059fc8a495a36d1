"""Verbs that go to any turn of the match, and that edit its variations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .playing import change
from .session import Request, Session, verb

if TYPE_CHECKING:
    from .wire import MatchReply


@verb
def go(session: Session, request: Request) -> MatchReply:
    """Go to a turn of the tree."""
    return change(session, lambda match: match.history.go_to(request.get("node")))


@verb
def step_back(session: Session, request: Request) -> MatchReply:
    """Go back by one step."""
    return change(session, lambda match: match.history.step_back())


@verb
def step_forward(session: Session, request: Request) -> MatchReply:
    """Go forward by one step."""
    return change(session, lambda match: match.history.step_forward())


@verb
def promote(session: Session, request: Request) -> MatchReply:
    """Make a turn's variation the main line."""
    return change(session, lambda match: match.history.promote(request.get("node")))


@verb
def delete(session: Session, request: Request) -> MatchReply:
    """Delete a turn with all that follows."""
    return change(session, lambda match: match.history.delete(request.get("node")))


@verb
def restore(session: Session, request: Request) -> MatchReply:
    """Bring back the last deletion."""
    return change(session, lambda match: match.history.restore())
