"""What the measurements of strength are made of."""

from __future__ import annotations

from random import Random

import pytest

from tests.bench.strength import measure_ending, measure_game, random_ending

FREE = {"parasol": 6, "sum": 6, "subsume": 10, "surmount": 3}


@pytest.mark.parametrize("game", FREE)
def test_an_ending_is_between_turns_and_leaves_a_choice(game: str) -> None:
    for seed in range(3):
        match = random_ending(game, FREE[game], Random(seed))
        assert not match.is_over
        assert match.steps == []
        assert match.game.free_cells(match.position).bit_count() <= FREE[game]
        assert len(match.legal_actions()) > 1


@pytest.mark.parametrize("game", FREE)
def test_a_choice_in_an_ending_is_judged(game: str) -> None:
    judged = measure_ending(game, FREE[game], seconds=0.5, seed=1)
    assert judged["right"] is True
    assert judged["proven"] is True
    assert judged["nodes"] > 0


def test_a_game_against_the_yardstick_has_a_winner() -> None:
    assert measure_game("parasol", seconds=0.001, seed=1) in ({"won": True}, {"won": False})
