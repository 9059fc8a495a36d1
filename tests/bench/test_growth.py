"""The work that `growth` measures with, and its exponents."""

from __future__ import annotations

from collections import Counter

import pytest

import py_engine
from measuring.growing_work import PLACES, TURNS, page_with, record_with, saved_game
from measuring.growth_in_browser import exponent, lines


@pytest.mark.parametrize("variations", [1, 30])
def test_a_record_has_as_many_variations_as_asked_for_and_its_fresh_turns_can_be_played(variations: int) -> None:
    record, fresh = record_with(variations)
    match = py_engine.load_record(record)
    nodes = list(match.history.tree.listed)
    assert len(match.turns) == TURNS
    assert sum(max(0, len(node.branches) - 1) for node in nodes) == variations
    assert len(nodes) - 1 == TURNS + 2 * variations
    for turn in fresh:
        match.undo()
        match.play(turn)
    assert len(match.history.tree) == TURNS + 2 * variations + len(fresh)


def test_a_search_for_a_place_finds_one_saved_game_in_ten() -> None:
    names = Counter(str(saved_game({}, number)["name"]).rsplit(" ", 1)[-1] for number in range(40))
    assert names == dict.fromkeys(PLACES, 4)


def test_the_diagrams_of_a_page_differ() -> None:
    boards = [
        line.partition("<sunstones-board")[2] for line in page_with(5).splitlines() if "<sunstones-board " in line
    ]
    assert len(set(boards)) == 5


def test_an_exponent_says_with_which_power_of_the_size_a_figure_grows() -> None:
    assert exponent((10, 3.0), (20, 6.0)) == pytest.approx(1)
    assert exponent((10, 3.0), (20, 12.0)) == pytest.approx(2)
    assert exponent((10, 3.0), (40, 3.0)) == pytest.approx(0)
    assert list(lines({"ours": {10: {"open ms": 3.0}, 20: {"open ms": 12.0}}})) == [
        "  open ms, ours: 10: 3, 20: 12 (2.00)"
    ]
