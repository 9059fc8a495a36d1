"""Verbs that go to any turn of the match, and that tidy up its variations."""

from __future__ import annotations

from .playing import change
from .session import Reply, Request, Session, verb


@verb
def go(session: Session, request: Request) -> Reply:
    return change(session, lambda match: match.history.go_to(request.get("node")))


@verb
def step_back(session: Session, request: Request) -> Reply:
    return change(session, lambda match: match.history.step_back())


@verb
def step_forward(session: Session, request: Request) -> Reply:
    return change(session, lambda match: match.history.step_forward())


@verb
def promote(session: Session, request: Request) -> Reply:
    return change(session, lambda match: match.history.promote(request.get("node")))


@verb
def delete(session: Session, request: Request) -> Reply:
    return change(session, lambda match: match.history.delete(request.get("node")))


@verb
def restore(session: Session, request: Request) -> Reply:
    return change(session, lambda match: match.history.restore())
