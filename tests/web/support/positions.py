"""Positions that a test needs, found by playing random games with the engine until one comes up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import py_engine
from py_engine.match import Match
from tests.web.support.page import Page, share_link

MOST_GAMES = 2_000


def find_position(game: str, size: int, wanted: Callable[[Match], bool]) -> Match:
    """A match between two turns for which `wanted` is true; the same one every time."""
    for seed in range(MOST_GAMES):
        random = Random(seed)
        match = py_engine.new_match(game, size=size)
        while not match.is_over:
            if wanted(match):
                return match
            turns = match.legal_turns(limit=200)
            match.play(random.choice([turn for turn in turns if turn != "swap"]))
    raise AssertionError(f"no such position of {game} came up in {MOST_GAMES} games")


def winner_by_force(match: Match) -> int:
    """The winner with best play: every way to go on is tried, so few cells should be left."""

    def winner_of(reached: Match) -> int:
        if reached.winner is not None:
            return reached.winner
        mover = reached.to_move
        for turn in reached.legal_turns():
            reached.play(turn)
            winner = winner_of(reached)
            reached.undo()
            if winner == mover:
                return mover
        return 1 - mover

    # In a copy, since each attempt would stay in the match as a variation that its `redo` plays.
    return winner_of(py_engine.load_record(match.record()))


def must_pass(match: Match) -> bool:
    """The player to move has no choice but to pass."""
    return match.legal_turns() == ["pass"]


def can_grow(match: Match) -> bool:
    """Some first step leaves the turn open, to be gone on with by growing or to be finished."""
    return growing_step(match) is not None


def growing_step(match: Match) -> str | None:
    """A first step after which the group can grow and the turn can also be finished at once."""
    return step_leading_to(match, lambda after: "stop" in after and any(text[0] not in "sx" for text in after))


def stand_inside_a_turn(page: Page) -> tuple[Match, str]:
    """Show a turn of Surmount after its first step; gives the match before the turn, and that step."""
    match = find_position("surmount", 4, can_grow)
    step = growing_step(match)
    assert step is not None
    page.visit(share_link("surmount", 4, match.turns))
    page.settled()
    page.take(step)
    assert page.settled()["steps"] == [step]
    return match, step


def step_leading_to(match: Match, wanted: Callable[[list[str]], bool]) -> str | None:
    """A first step after which the actions open in the same turn are as wanted."""
    placements = [action for action in match.legal_actions() if action not in ("pass", "swap")]
    return next((action for action in placements if wanted(open_after(match, action))), None)


def giving_steps(match: Match) -> tuple[str, str] | None:
    """A placement and a flip after which an edge subgroup must be given away."""
    for placement in match.legal_actions():
        for flip in open_after(match, placement):
            if flip != "stop" and open_after(match, placement, flip):
                return placement, flip
    return None


def open_after(match: Match, *steps: str) -> list[str]:
    """The actions open in the same turn after these steps; none if they complete it. The match stays as it is."""
    turns = len(match.turns)
    for step in steps:
        match.act(step)
    actions = match.legal_actions() if match.steps else []
    while match.steps or len(match.turns) > turns:
        match.undo()
    return actions
