"""A page's side of a session, for the tests: requests as keywords, replies as dictionaries."""

from __future__ import annotations

import json
from typing import Any

import pytest
from setups import Setup
from wire_types import problems_of_reply

from py_engine.match import Match
from py_engine.session import Session

ERROR_NAMES = {"InvalidText", "IllegalTurn", "InvalidSetup"}


class Page:
    """A page's side of a session."""

    def __init__(self, **new: Any) -> None:
        self.session = Session()
        if new:
            self.ask("new", **new)

    def reply(self, do: Any, **needs: Any) -> dict[str, Any]:
        """Whatever is answered."""
        text = self.session.handle(json.dumps({"do": do, **needs}))
        assert isinstance(text, str)
        reply = json.loads(text, parse_constant=lambda constant: pytest.fail(f"{constant} is not JSON"))
        assert isinstance(reply, dict)
        return reply

    def ask(self, do: str, **needs: Any) -> dict[str, Any]:
        """The answer, which is ok, and of the type that it is given in `wire.py`."""
        reply = self.reply(do, **needs)
        assert reply.pop("ok") is True, reply
        assert problems_of_reply({"do": do, **needs}, reply) == []
        return reply

    def state(self) -> dict[str, Any]:
        state = self.ask("state")["state"]
        assert isinstance(state, dict)
        return state

    def refused(self, do: Any, error: str | None = None, **needs: Any) -> str:
        """The message of a request that is refused, after making sure that it has changed nothing."""
        before = self.reply("state")
        reply = self.reply(do, **needs)
        assert reply["ok"] is False, reply
        assert set(reply) == {"ok", "error", "message"}
        assert reply["error"] in ({error} if error else ERROR_NAMES)
        assert reply["message"]
        assert self.reply("state") == before
        message = reply["message"]
        assert isinstance(message, str)
        return message


def colour_of(match: Match, player: int) -> str:
    """The colour that a player holds."""
    return match.info.colours[1 - player if match.swapped else player]


def board_of(match: Match) -> dict[str, str | None]:
    """The match's board, as in a reply to a page."""
    return {cell: None if owner is None else colour_of(match, owner) for cell, owner in match.board.items()}


def page_of(setup: Setup) -> Page:
    return Page(game=setup.game, size=setup.size, holes=list(setup.holes))


def think_to_the_end(page: Page, milliseconds: float = 20, **needs: Any) -> list[dict[str, Any]]:
    page.ask("think", **needs)
    slices = [page.ask("slice", job="think", milliseconds=milliseconds)]
    while not slices[-1]["done"]:
        slices.append(page.ask("slice", job="think", milliseconds=milliseconds))
        assert len(slices) < 100_000
    return slices


def slices_of(page: Page, verb: str, milliseconds: float = 20, **needs: Any) -> list[dict[str, Any]]:
    """The reports of a job from its start to its end."""
    page.ask(verb, **needs)
    slices = [page.ask("slice", job=verb, milliseconds=milliseconds)]
    while not slices[-1]["done"]:
        slices.append(page.ask("slice", job=verb, milliseconds=milliseconds))
        assert len(slices) < 100_000
    return slices
