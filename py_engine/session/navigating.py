"""Verbs that go to any turn of the match, and that tidy up its variations."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .desk import Desk, Reply, Request, Verb
from .playing import change


def _go(desk: Desk, request: Request) -> Reply:
    return change(desk, lambda match: match.history.go_to(request.get("node")))


def _step_back(desk: Desk, request: Request) -> Reply:
    return change(desk, lambda match: match.history.step_back())


def _step_forward(desk: Desk, request: Request) -> Reply:
    return change(desk, lambda match: match.history.step_forward())


def _promote(desk: Desk, request: Request) -> Reply:
    return change(desk, lambda match: match.history.promote(request.get("node")))


def _delete(desk: Desk, request: Request) -> Reply:
    return change(desk, lambda match: match.history.delete(request.get("node")))


def _restore(desk: Desk, request: Request) -> Reply:
    return change(desk, lambda match: match.history.restore())


VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        "go": _go,
        "step_back": _step_back,
        "step_forward": _step_forward,
        "promote": _promote,
        "delete": _delete,
        "restore": _restore,
    }
)
