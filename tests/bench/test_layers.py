"""What layers are measured by computes what it says. How long it takes is not tested."""

from __future__ import annotations

from random import Random

import pytest

from py_engine.board.boards import hex_board
from tests.bench.layers import HALVINGS, WIDE_FIELD, WIDE_MOST, WideFields, measure_layers

# So little that the layers are computed once.
AN_INSTANT = 1e-9


@pytest.mark.parametrize("way", ["engine", "products", "signs", "separable"])
def test_each_way_computes_layers_for_all_positions_at_once(way: str) -> None:
    result = measure_layers(way, "surmount", lanes=4, channels=2, layers=2, seconds=AN_INSTANT, seed=1)
    assert result["evaluations"] == 4
    assert result["seconds"] > 0


def test_a_sum_of_products_is_that_of_each_cell_and_its_neighbours() -> None:
    fields, random = WideFields(hex_board(5), 2), Random(1)
    maps = fields.random_maps(2, random)
    weights = [random.randrange(-127, 128) for _ in range(2 * len(fields.shifts))]
    found = fields.sum_of_products(fields.moved(maps), weights)

    def number(one: int, at: int) -> int:
        return one >> WIDE_FIELD * at & WIDE_MOST if at >= 0 else 0

    steps = [shift // WIDE_FIELD for shift in fields.shifts]
    for at in range(fields.cells.bit_length() // WIDE_FIELD + 1):
        if fields.cells >> WIDE_FIELD * at & 1:
            around = [number(one, at - step) for step in steps for one in maps]
            total = sum(weight * seen for weight, seen in zip(weights, around, strict=True))
            assert number(found, at) == max(0, total) >> HALVINGS & WIDE_MOST
        else:
            assert number(found, at) == 0
