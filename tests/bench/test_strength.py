"""The games and the endings that strength is measured by."""

from __future__ import annotations

from random import Random

import pytest

from py_engine.games.catalogue import CATALOGUE
from tests.bench.strength import measure_ending, measure_game, random_ending

# Free cells of an ending at most, where not six.
FREE = {"subsume": 10, "surmount": 3}
# Flips go on when Sunspot's board is full: exhaustive search takes too long for a test.
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
    judged = measure_ending(game, free, seconds=0.5, seed=1)
    assert judged["right"] is True
    assert judged["proven"] is True
    assert judged["nodes"] > 0


def test_a_game_against_the_yardstick_has_a_winner() -> None:
    assert measure_game("parasol", seconds=0.001, seed=1) in ({"won": True}, {"won": False})
