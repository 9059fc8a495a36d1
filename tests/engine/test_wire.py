"""Every message is written down once, in `py_engine/session/wire.py`, and the engine keeps to it."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from session_page import Page
from wire_types import fields_of, problems, problems_of_reply

from py_engine.session.jobs import NOT_UNDER_WAY
from py_engine.session.session import VERBS
from py_engine.session.wire import FROM_ELSEWHERE, JOBS, REQUESTS, MatchReply


def test_each_verb_has_its_request_and_its_reply() -> None:
    assert REQUESTS.keys() == VERBS.keys()


def test_each_job_has_its_report() -> None:
    assert JOBS.keys() == NOT_UNDER_WAY.keys()


def test_a_board_elsewhere_asks_nothing_that_is_not_there() -> None:
    assert set(FROM_ELSEWHERE) < REQUESTS.keys()


def test_a_page_of_another_site_may_not_run_slices_itself() -> None:
    assert not {"slice", "stop"} & set(FROM_ELSEWHERE)


@pytest.mark.parametrize("game", ["subsume", "surmount", "sunspot", "sum", "parasol"])
def test_a_state_is_as_it_is_written_down(game: str) -> None:
    page = Page(game=game)
    reply = page.reply("state")
    del reply["ok"]
    assert problems_of_reply({"do": "state"}, reply) == []
    # A reply that is not would be noticed, whatever its fault.
    for field in reply["state"]:
        assert faults(reply, lambda state, name=field: state.pop(name)) == [f"state.state lacks {field}"]
        assert faults(reply, lambda state, name=field: state.update({name: {"more": [object()]}})) != []
    assert faults(reply, lambda state: state.update(more=1)) == ["state.state has more"]


def faults(reply: dict[str, Any], damage: Any) -> list[str]:
    """The faults that are found once a state is damaged."""
    damaged = copy.deepcopy(reply)
    damage(damaged["state"])
    return problems_of_reply({"do": "state"}, damaged)


def test_a_field_that_need_not_be_there_may_be_absent_and_no_other() -> None:
    assert fields_of(REQUESTS["new"][0])["size"][1] is False
    assert fields_of(REQUESTS["new"][0])["game"][1] is True
    assert problems({"game": "sum"}, REQUESTS["new"][0], "new") == []
    assert problems({}, MatchReply, "state") == ["state lacks state", "state lacks record"]
