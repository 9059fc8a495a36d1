"""The references themselves: two ways of finding loops in Subsume agree; removals in Sum need no order."""

from __future__ import annotations

import random

import pytest
from references import subsume
from references import sum as sum_game


@pytest.mark.parametrize(
    ("size", "density", "boards"),
    [(2, 0.9, 40), (3, 0.8, 60), (3, 0.6, 100), (4, 0.6, 100), (4, 0.5, 100)],
)
def test_peeling_finds_the_same_outermost_loops_as_listing_every_loop(size: int, density: float, boards: int) -> None:
    rules = subsume.Rules(size)
    loops_found = 0
    for seed in range(boards):
        source = random.Random(seed)
        stones = [cell for cell in rules.cells if source.random() < density]
        listed = rules.outermost_by_listing(stones)
        assert rules.outermost_loops(stones) == listed
        loops_found += len(listed)
    assert loops_found > boards / 10


def test_every_loop_lies_within_one_outermost_loop_and_no_stone_lies_on_two() -> None:
    """Ruling S1."""
    rules = subsume.Rules(4)
    for seed in range(60):
        source = random.Random(seed)
        stones = [cell for cell in rules.cells if source.random() < 0.55]
        outermost = rules.outermost_loops(stones)
        for loop in rules.loops_by_listing(stones):
            around = [big for big in outermost if loop.stones | loop.inside <= big.stones | big.inside]
            assert len(around) == 1
        on_loops = [stone for loop in outermost for stone in loop.stones]
        assert len(on_loops) == len(set(on_loops))


def test_an_outermost_loop_can_be_walked_without_a_kink() -> None:
    """On boards too large for listing: the rim found by peeling is one closed path that turns by at most 60 degrees."""
    rules = subsume.Rules(7)
    loops_found = 0
    for seed in range(40):
        source = random.Random(seed)
        stones = [cell for cell in rules.cells if source.random() < 0.55]
        for loop in rules.outermost_loops(stones):
            assert loop.stones <= set(stones)
            round_the_rim = [path for path in rules.closed_paths(loop.stones) if len(path) == len(loop.stones)]
            assert any(rules.inside(path) == loop.inside for path in round_the_rim)
            loops_found += 1
    assert loops_found > 20


@pytest.mark.parametrize(("size", "holes"), [(5, []), (6, ["c4"]), (7, [])])
def test_removals_in_sum_end_the_same_in_any_order(size: int, holes: list[str]) -> None:
    """So that "until none fails" needs no order: one stone at a time, in random orders, ends like all at once."""
    rules = sum_game.Rules(size, holes)
    for seed in range(10):
        source = random.Random(seed)
        position = rules.start()
        while turns := rules.turns(position):
            text = source.choice(list(turns))
            if text != "pass":
                one_by_one = {**position.stones, text: position.mover}
                while failing := [cell for cell in one_by_one if not rules.holds(one_by_one, cell, one_by_one[cell])]:
                    del one_by_one[source.choice(failing)]
                assert one_by_one == turns[text]().stones
            position = turns[text]()
