"""How samples become figures, and in which order they are taken."""

from __future__ import annotations

from typing import Any

import pytest

from measuring.figures import playout_figures, search_figures
from measuring.rounds import Samples, Variant, measure_in_rounds
from measuring.tables import playout_table, search_table


def variant(method: str, runtime: str) -> Variant:
    """A variant that measures nothing."""
    return Variant(method, runtime, lambda game, seconds, seed: {})


def rounds(*playouts: int) -> list[dict[str, Any]]:
    """Samples of one second each."""
    return [{"playouts": count, "seconds": 1.0, "batch": 64} for count in playouts]


def test_ratios_are_taken_within_a_round_before_their_median() -> None:
    # In the middle round the machine was ten times slower, for every variant: the ratios stay the same.
    samples = Samples({
        ("sum", variant("reference", "C")): rounds(1000, 100, 1020),
        ("sum", variant("one-board", "CPython")): rounds(10, 1, 10),
        ("sum", variant("lanes", "CPython")): rounds(200, 20, 200),
    })  # fmt: skip
    in_c, one_board, lanes = playout_figures(samples)
    assert (in_c.rate, in_c.to_c, in_c.to_one_board) == (1000, 1, None)
    assert (one_board.to_c, one_board.to_one_board) == (0.01, 1)
    assert (lanes.rate, lanes.to_c, lanes.to_one_board, lanes.batch) == (200, 0.2, 20, 64)
    assert lanes.spread == pytest.approx(180 / 200)


def test_without_a_c_reference_nothing_is_compared_with_it() -> None:
    samples = Samples({("sum", variant("lanes", "Pyodide")): rounds(5)})
    [lanes] = playout_figures(samples)
    assert lanes.to_c is None
    assert lanes.to_one_board is None
    line = playout_table([lanes], {"sum": 9}).splitlines()[1]
    assert " ".join(line.split()) == "sum 9 lanes, Pyodide 5.0 – – 64 0%"


def test_the_search_is_told_in_rates_and_milliseconds() -> None:
    samples = Samples(
        search={("sum", "Pyodide", 0.5): [{"playouts": 300, "positions": 30, "seconds": 2.0}]},
        answering={("sum", "Pyodide", 0.5): [{"first_answer": 0.05, "slices": [0.008, 0.009, 0.02]}]},
    )
    [figures] = search_figures(samples)
    assert (figures.playouts, figures.positions) == (150, 15)
    assert (figures.first_answer, figures.slice, figures.longest_slice) == (50, 9, 20)
    [_, line] = search_table([figures], {"sum": 9}).splitlines()
    assert " ".join(line.split()) == "sum 9 Pyodide, 50% full 150 15.0 50.0 ms 9.0 ms 20.0 ms"


def test_each_round_measures_every_variant_of_a_game_beginning_with_another_one() -> None:
    order: list[tuple[str, str, int]] = []

    def recorded(method: str) -> Variant:
        def measure(game: str, seconds: float, seed: int) -> dict[str, Any]:
            order.append((game, method, seed))
            return {"playouts": 1, "seconds": seconds}

        return Variant(method, "C", measure)

    samples = measure_in_rounds(["sum", "parasol"], [recorded("a"), recorded("b")], [], rounds=2, seconds=1.0)
    assert order == [
        ("sum", "a", 0), ("sum", "b", 0), ("parasol", "a", 0), ("parasol", "b", 0),
        ("sum", "b", 1), ("sum", "a", 1), ("parasol", "b", 1), ("parasol", "a", 1),
    ]  # fmt: skip
    assert [len(measured) for measured in samples.playouts.values()] == [2, 2, 2, 2]


def test_a_game_that_the_c_program_does_not_play_is_measured_without_it() -> None:
    def measure(game: str, seconds: float, seed: int) -> dict[str, Any]:
        assert game == "sum", "the program would end with an error"
        return {"playouts": 1, "seconds": seconds}

    in_c, engine = Variant("reference", "C", measure, frozenset({"sum"})), variant("lanes", "CPython")
    samples = measure_in_rounds(["sum", "hex"], [in_c, engine], [], rounds=1, seconds=1.0)
    assert list(samples.playouts) == [("sum", in_c), ("sum", engine), ("hex", engine)]
