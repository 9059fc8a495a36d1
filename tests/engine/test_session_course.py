"""A session in any order of requests behaves as a match does: checked against one, request by request."""

from __future__ import annotations

import random

import pytest
from extent import by_extent
from hypothesis import given, settings
from hypothesis import strategies as st
from session_page import Page, board_of, page_of
from setups import ERRORS, Setup, every_small_setup

import py_engine as s

VERBS = ["act"] * 8 + ["play"] * 4 + ["undo"] * 3 + ["redo"] * 3 + ["wrong", "think", "load", "explain", "new"]


@pytest.mark.slow
@every_small_setup
@settings(max_examples=by_extent(2, 10))
@given(seed=st.integers(0, 2**32 - 1))
def test_any_course_of_requests_agrees_with_a_match(setup: Setup, seed: int) -> None:
    page, match, source = page_of(setup), setup.match(), random.Random(seed)
    for _ in range(60):
        verb = source.choice(VERBS)
        match = ask_both(page, match, verb, setup, source)
        state = page.state()
        assert state["board"] == board_of(match)
        assert (state["turns"], state["steps"], state["to_move"]) == (match.turns, match.steps, match.to_move)
        assert (state["can_undo"], state["can_redo"]) == (match.can_undo, match.can_redo)
        assert (state["over"], state["winner"]) == (match.is_over, match.winner)


def ask_both(page: Page, match: s.Match, verb: str, setup: Setup, source: random.Random) -> s.Match:
    """The same request to both; the match that is played now."""
    actions = match.legal_actions()
    if verb == "act" and actions:
        step = source.choice(actions)
        match.act(step)
        page.ask("act", action=step)
    elif verb == "play" and actions:
        text = source.choice(match.legal_turns(limit=30))
        match.play(text)
        page.ask("play", turn=text)
    elif verb in ("undo", "redo"):
        possible = match.can_undo if verb == "undo" else match.can_redo
        if possible:
            getattr(match, verb)()
            page.ask(verb)
        else:
            page.refused(verb, "IllegalTurn")
    elif verb == "wrong":
        text = source.choice(["stop", "pass", "swap", "zz", *match.board, *(f"x{name}" for name in match.board)])
        try:
            s.load_record(match.record()).act(text)
        except ERRORS:
            page.refused("act", action=text)
    elif verb == "think" and actions:
        page.ask("think", playouts=1000, seed=1)
        page.ask("slice", job="think", milliseconds=0.1)
    elif verb == "load":
        match = s.load_record(match.record())
        page.ask("load", record=match.record())
    elif verb == "explain":
        page.ask("explain", text=source.choice(list(match.board)))
    elif verb == "new" and source.random() < 0.3:
        match = setup.match()
        page.ask("new", game=setup.game, size=setup.size, holes=list(setup.holes))
    return match
