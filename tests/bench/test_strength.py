"""The games and the endings that strength is measured by."""

from __future__ import annotations

from random import Random

import pytest

from py_engine.games.base import Game, Position
from py_engine.games.catalogue import CATALOGUE
from tests.bench.strength import ending_of, judge_ending, measure_ending, measure_game, random_ending, winner_of

# Free cells of an ending at most, where not six.
FREE = {"subsume": 10, "surmount": 3}
# Random games of Sunspot seldom leave so few cells: they end before.
NOT_TRIED = ("sunspot",)

every_game = pytest.mark.parametrize(
    ("game", "free"), [(info.id, FREE.get(info.id, 6)) for info in CATALOGUE if info.id not in NOT_TRIED]
)


@every_game
def test_an_ending_is_between_turns_and_leaves_a_choice(game: str, free: int) -> None:
    for seed in range(3):
        match = random_ending(game, free, Random(seed))
        assert not match.is_over
        assert match.steps == []
        assert match.game.free_cells(match.position).bit_count() <= free
        assert len(match.legal_actions()) > 1


@every_game
def test_a_choice_in_an_ending_is_judged(game: str, free: int) -> None:
    chosen = measure_ending(game, free, seconds=0.5, seed=1)
    judged = judge_ending(game, free, seed=1, text=chosen["text"])
    assert judged["after"] == judged["winner"]
    if chosen["proven"] is not None:
        assert (chosen["proven"] == "win") == (judged["winner"] == judged["mover"])


def test_an_ending_of_sum_is_judged_as_trying_everything_does() -> None:
    for seed in range(3):
        match = ending_of("sum", 6, seed)
        assert winner_of(match.game, match.position) == winner_by_exhaustion(match.game, match.position, {})


def winner_by_exhaustion(game: Game, position: Position, known: dict[Position, int]) -> int:
    """Who wins with best play: steps are tried one after the other until one wins, each position once."""
    if position not in known:
        outcome = game.outcome(position)
        if outcome is not None:
            return outcome.winner
        mover = position.to_move
        following = (game.apply(position, action) for action in game.legal_actions(position))
        wins = any(winner_by_exhaustion(game, after, known) == mover for after in following)
        known[position] = mover if wins else 1 - mover
    return known[position]


def test_a_game_against_the_yardstick_has_a_winner() -> None:
    assert measure_game("parasol", seconds=0.001, seed=1) in ({"won": True}, {"won": False})
