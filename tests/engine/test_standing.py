"""Each player's progress in what decides the game, against the plain references and by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest
from references import parasol, subsume, surmount
from session_page import Page, colour_of
from setups import Setup, every_setup

import py_engine as s

seeds = pytest.mark.parametrize("seed", range(10))


def standing(record: Any) -> list[Any]:
    found = Page(game="sum").ask("load", record=record)["state"]["standing"]
    assert isinstance(found, list)
    return found


def random_position(setup: Setup, seed: int, most_steps: int) -> tuple[s.Match, dict[str, int]]:
    """A match after some random steps, and its stones by player."""
    match = setup.match_after(random.Random(seed).randrange(most_steps), seed)
    return match, {cell: owner for cell, owner in match.board.items() if owner is not None}


def told(match: s.Match, counts: list[int], of: int | None, unit: str) -> None:
    assert standing(match.record()) == [{"count": count, "of": of, "unit": unit} for count in counts]


@seeds
@pytest.mark.parametrize("size", [4, 6])
def test_in_subsume_the_loop_on_most_edge_cells_counts(size: int, seed: int) -> None:
    match, stones = random_position(Setup("subsume", size), seed, 4 * size * size)
    rules = subsume.Rules(size)
    best = [0, 0]
    for loop, _ in rules.outermost_loops(stones):
        owner = stones[next(iter(loop))]
        best[owner] = max(best[owner], len(loop & set(rules.board.perimeter)))
    told(match, best, 3 * (size - 1) + 1, "loop")


@seeds
def test_in_surmount_the_largest_group_counts_and_no_size_of_it_wins(seed: int) -> None:
    match, stones = random_position(Setup("surmount", 5), seed, 90)
    rules = surmount.Rules(5)
    sizes = [
        max((len(rules.group(stones, cell)) for cell in stones if stones[cell] == player), default=0)
        for player in (0, 1)
    ]
    told(match, sizes, None, "group")


@seeds
def test_in_sum_the_stones_count_and_more_than_half_of_the_free_squares_win(seed: int) -> None:
    match, stones = random_position(Setup("sum", 5, ("a1", "c3", "c4", "e2")), seed, 40)
    told(match, [list(stones.values()).count(player) for player in (0, 1)], 11, "stones")


@seeds
def test_in_parasol_the_parasols_count_that_a_player_holds(seed: int) -> None:
    match, stones = random_position(Setup("parasol", 4), seed, 37)
    held = [0, 0]
    for cells in parasol.Rules(4).parasols:
        for player in (0, 1):
            held[player] += [stones.get(cell) for cell in cells].count(player) >= 4
    told(match, held, 10, "parasols")


def test_after_a_swap_each_player_has_what_the_colour_now_held_has() -> None:
    match = s.load_record("parasol 3: c3 swap a1 c2 a2 d3 a3 c4")
    assert colour_of(match, 1) == "red"
    told(match, [0, 1], 4, "parasols")


@every_setup
def test_a_game_in_which_nothing_is_counted_says_so(setup: Setup) -> None:
    found = standing(setup.match().record())
    assert (found == [None, None]) == (setup.game == "sunspot")


@pytest.mark.parametrize("game", ["subsume", "sum", "parasol"])
@pytest.mark.parametrize("seed", range(4))
def test_the_winner_has_what_was_needed(game: str, seed: int) -> None:
    match = Setup(game, 4 if game != "sum" else 5).finished_match(seed)
    assert match.winner is not None
    found = standing(match.record())
    assert [one["count"] >= one["of"] for one in found] == [match.winner == 0, match.winner == 1]
