"""Small boards solved once more, for the tests of maps."""

from __future__ import annotations

from py_engine.games.base import Game
from py_engine.search.solving import ByFull


def first_turns_by_full(game: Game) -> dict[str, int]:
    """The turns to the end for each first turn, less than 0 where the second player wins, by trying all turns."""
    by_full, start = ByFull(game, 100_000), game.start()
    found = {}
    for action in game.legal_actions(start):
        after = game.apply(start, action)
        solved = by_full.solve(after)
        assert solved is not None
        found[game.action_text(action)] = -(solved.turns + 1) if solved.winner else solved.turns + 1
    return found
