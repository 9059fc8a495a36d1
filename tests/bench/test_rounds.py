"""The tables made of samples, and the order in which samples are taken."""

from __future__ import annotations

from typing import Any

from measuring.rounds import Samples, Variant, measure_in_rounds
from measuring.tables import playout_table, search_table


def variant(method: str, runtime: str) -> Variant:
    """A variant that measures nothing."""
    return Variant(method, runtime, lambda game, seconds, seed: {})


def rounds(*playouts: int) -> list[dict[str, Any]]:
    """Samples of one second each."""
    return [{"playouts": count, "seconds": 1.0, "batch": 64} for count in playouts]


def lines(table: str) -> list[str]:
    """The lines below the heading, with single blanks."""
    return [" ".join(line.split()) for line in table.splitlines()[1:]]


def test_ratios_are_taken_within_a_round_before_their_median() -> None:
    # In the middle round the machine was ten times slower, for every variant: the ratios stay the same.
    samples = Samples({
        ("sum", variant("reference", "C")): rounds(1000, 100, 1020),
        ("sum", variant("one-board", "CPython")): rounds(10, 1, 10),
        ("sum", variant("lanes", "CPython")): rounds(200, 20, 200),
    })  # fmt: skip
    assert lines(playout_table(samples, {"sum": 9})) == [
        "sum 9 C 1,000 1 – 64 92%",
        "one-board, CPython 10.0 0.01 1 64 90%",
        "lanes, CPython 200 0.2 20 64 90%",
    ]


def test_without_a_c_reference_nothing_is_compared_with_it() -> None:
    samples = Samples({("sum", variant("lanes", "Pyodide")): rounds(5)})
    assert lines(playout_table(samples, {"sum": 9})) == ["sum 9 lanes, Pyodide 5.0 – – 64 0%"]


def test_the_search_is_shown_in_rates_and_milliseconds() -> None:
    sample = {"playouts": 300, "positions": 30, "seconds": 2.0, "first_answer": 0.05, "slices": [0.008, 0.009, 0.02]}
    samples = Samples(search={("sum", "Pyodide", 0.5): [sample]})
    assert lines(search_table(samples, {"sum": 9})) == ["sum 9 Pyodide, 50% full 150 15.0 50.0 ms 9.0 ms 20.0 ms"]


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
