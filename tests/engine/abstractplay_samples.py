"""Samples of AbstractPlay's records, in the form of its published record schema and of the states its games save."""

from __future__ import annotations

import random
from typing import Any

from setups import play_random_steps

import py_engine as s


def rounds(turns: list[str]) -> list[list[str]]:
    """Turns as a report lists them: one list a round."""
    return [turns[at : at + 2] for at in range(0, len(turns), 2)]


def report(
    name: str, variants: list[str] | None, turns: list[str], results: tuple[int, int], **more: Any
) -> dict[str, Any]:
    """A game report."""
    game: dict[str, Any] = {"name": name}
    if variants is not None:
        game["variants"] = variants
    people = zip(("Ada", "Bob"), ("u1", "u2"), results, strict=True)
    return {
        "header": {
            "game": game,
            "site": {"name": "Abstract Play", "gameid": "8f3a"},
            "date-start": "2026-01-02T03:04:05.000Z",
            "date-end": "2026-01-09T03:04:05.000Z",
            "date-generated": "2026-01-09T03:04:06.000Z",
            "players": [{"name": person, "userid": user, "result": result} for person, user, result in people],
            **more,
        },
        "moves": rounds(turns),
    }


def state(match: s.Match, variants: list[str]) -> dict[str, Any]:
    """A saved state with the turns of a match: a stack of positions, the empty board first."""
    again = s.new_match(match.info.id, size=match.size)
    stack = [saved_position(again)]
    for turn in match.turns:
        again.play(turn)
        stack.append({**saved_position(again), "lastmove": turn})
    winner = [] if match.winner is None else [match.winner + 1]
    return {
        "game": match.info.id,
        "numplayers": 2,
        "variants": variants,
        "gameover": match.is_over,
        "winner": winner,
        "stack": stack,
    }


def saved_position(match: s.Match) -> dict[str, Any]:
    stones = [[cell, owner + 1] for cell, owner in match.board.items() if owner is not None]
    return {
        "_version": "20250313",
        "_results": [{"type": "place", "where": "d4"}],
        "_timestamp": "2026-01-02T03:04:05.000Z",
        "currplayer": match.to_move + 1,
        "board": {"dataType": "Map", "value": stones},
    }


def random_match(game: str, size: int, seed: int, steps: int = 1_000_000) -> s.Match:
    """A random game without the pie rule, whose use no state shows."""
    match = s.new_match(game, size=size)
    source = random.Random(seed)
    while steps and not match.is_over:
        play_random_steps(match, source, 1)
        if match.swapped:
            match.undo()
        steps -= 1
    while match.steps:
        match.undo()
    return match
