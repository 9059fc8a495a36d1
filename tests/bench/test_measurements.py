"""Every measurement can be made of every game. How long it takes is not tested."""

from __future__ import annotations

import json
from typing import Any

import pytest

from measuring import measurements
from measuring.rounds import FILLED
from py_engine.games.catalogue import CATALOGUE

every_game = pytest.mark.parametrize("game", [info.id for info in CATALOGUE])

every_filling = pytest.mark.parametrize("filled", FILLED)

# So little that a single batch is played.
AN_INSTANT = 1e-9


def measure(measure: str, **needs: str | float) -> dict[str, Any]:
    """Ask as the bench does, in JSON."""
    result: dict[str, Any] = json.loads(measurements.answer(json.dumps({"measure": measure, **needs})))
    return result


@every_game
@pytest.mark.parametrize("method", ["one-board", "lanes"])
def test_playouts_are_counted_in_whole_batches(game: str, method: str) -> None:
    result = measure("playouts", method=method, game=game, seconds=AN_INSTANT, lanes=16, seed=1)
    assert result["playouts"] == result["batch"] > 0
    assert result["seconds"] > 0


@every_game
@every_filling
def test_a_search_counts_its_playouts_and_positions(game: str, filled: float) -> None:
    result = measure("search", game=game, seconds=AN_INSTANT, seed=1, filled=filled)
    assert result["playouts"] > 0
    assert result["positions"] >= 1


@every_game
def test_what_is_searched_is_as_full_as_was_asked_for(game: str) -> None:
    half_full = measurements.match_to_search(game, 0.5, seed=1)
    assert half_full.position.stage == 0
    assert not half_full.is_over
    empty = half_full.game.free_cells(half_full.position)
    assert empty.bit_count() <= half_full.game.board.cells.bit_count() / 2
    assert measurements.match_to_search(game, 0, seed=1).turns == []


@every_game
@every_filling
def test_answering_goes_on_until_there_is_an_answer(game: str, filled: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurements, "SLICES", 1)
    result = measure("answering", game=game, seed=1, filled=filled)
    assert len(result["slices"]) >= 1
    assert result["first_answer"] == pytest.approx(sum(result["slices"]))


def test_a_proof_is_measured_with_what_it_says() -> None:
    # Red has one winning turn, d2; after it Blue has none.
    turns = "d4 e1 c3 d3 b1 c2 a1 c4 e3 b4 b3 c1 a2 c5"
    which = measure("proof", verb="prove_turns", link=f"game=parasol&size=3&turns={turns}")
    assert [one["text"] for one in which["winning"]] == ["d2"]
    who = measure("proof", verb="prove", link=f"game=parasol&size=3&turns={turns} d2")
    assert who["winner"] == 0
    assert min(which["seconds"], who["seconds"]) > 0


def test_what_is_not_measured_is_refused() -> None:
    with pytest.raises(ValueError, match="'weather' is nothing that is measured"):
        measure("weather")
