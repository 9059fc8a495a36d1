"""The engine in the tests' own process, played in step with the page."""

from __future__ import annotations

from random import Random
from typing import Any

from py_engine.match import Match
from tests.web.support.page import Page, State

# No game of any size takes this many steps; an endless one must fail, not hang.
MOST_STEPS = 2_000


def actions_on_offer(state: State) -> list[str]:
    """All the steps that the page offers: by a click on a cell or by a button."""
    return sorted({target["action"] for target in state["targets"].values()} | set(state["choices"]))


def facts_of_page(state: State) -> dict[str, Any]:
    """The page's knowledge of the game, in the mirror's terms."""
    return {
        "board": state["board"],
        "to_move": state["to_move"],
        "over": state["over"],
        "winner": state["winner"],
        "steps": state["steps"],
        "turns": state["turns"],
        "actions": actions_on_offer(state),
    }


def follow_passes(match: Match) -> None:
    """Play the forced passes, which the page plays by itself."""
    while not match.is_over and match.forced_pass is not None:
        match.play("pass")


def board_of(match: Match) -> dict[str, str | None]:
    """Cell → the colour of its stone, or None."""
    held = match.info.colours[::-1] if match.swapped else match.info.colours
    return {cell: None if owner is None else held[owner] for cell, owner in match.board.items()}


def facts_of_mirror(match: Match) -> dict[str, Any]:
    """The same of the mirror."""
    return {
        "board": board_of(match),
        "to_move": match.to_move,
        "over": match.is_over,
        "winner": match.winner,
        "steps": match.steps,
        "turns": match.turns,
        "actions": sorted(match.legal_actions()),
    }


def play_random_steps(page: Page, match: Match, random: Random, most: int = MOST_STEPS) -> State:
    """Take random legal steps on the page and in the mirror alike, comparing after each, until the game is over.

    Gives the page's state at the end. most: how many steps at most.
    """
    state = page.settled()
    assert facts_of_page(state) == facts_of_mirror(match)
    for _ in range(most):
        if match.is_over:
            return state
        action = random.choice(sorted(match.legal_actions()))
        match.act(action)
        follow_passes(match)
        page.take(action)
        state = page.settled()
        assert facts_of_page(state) == facts_of_mirror(match), f"after {action!r}"
    assert most < MOST_STEPS, "the game does not end"
    return state
