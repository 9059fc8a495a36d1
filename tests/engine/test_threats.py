"""Each game's threats of a position, against the plain references and by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest
from references import parasol, subsume, sunspot, surmount
from references import sum as sum_game
from session_page import Page, colour_of
from setups import Setup, every_setup

import py_engine as s

EMPTY = {"limit": [], "interior": [], "exposed": [], "groups": [], "loops": [], "parasols": {}}

seeds = pytest.mark.parametrize("seed", range(10))


def threats(record: Any) -> dict[str, Any]:
    page = Page(game="sum")
    found = page.ask("load", record=record)["state"]["threats"]
    assert isinstance(found, dict)
    return found


def random_position(setup: Setup, seed: int, most_steps: int = 60) -> tuple[s.Match, dict[str, int]]:
    """A match after some random steps, and its stones."""
    match = setup.match_after(random.Random(seed).randrange(most_steps), seed)
    return match, {cell: owner for cell, owner in match.board.items() if owner is not None}


@every_setup
def test_an_empty_board_has_nothing_to_show(setup: Setup) -> None:
    assert threats(setup.match().record()) == EMPTY


# --- Sum


def test_a_stone_between_two_enemies_is_at_its_limit() -> None:
    # Each is alone next to one enemy, and may not be next to two.
    assert threats("sum 5: a2 a1")["limit"] == ["a1", "a2"]
    assert threats("sum 5: a1 e5")["limit"] == []


@seeds
@pytest.mark.parametrize(
    "setup", [Setup("sum", 5), Setup("sum", 5, ("a1", "c3", "c4", "e2")), Setup("sum", 9)], ids=str
)
def test_stones_at_their_limit_are_those_that_one_more_enemy_beside_them_removes(setup: Setup, seed: int) -> None:
    match, stones = random_position(setup, seed)
    rules = sum_game.Rules(setup.size, setup.holes)
    # A stone stays if its own colour's neighbours and itself are at least the enemy's; one enemy more must be too many.
    at_limit = []
    for cell, owner in stones.items():
        around = [stones.get(beside) for beside in neighbours_of(match, cell)]
        if around.count(owner) + 1 == around.count(1 - owner):
            at_limit.append(cell)
        assert rules.holds(stones, cell, owner)
    assert threats(match.record())["limit"] == at_limit


def neighbours_of(match: s.Match, cell: str) -> list[str]:
    column, row = ord(cell[0]), int(cell[1:])
    around = [f"{chr(column + right)}{row + up}" for right in (-1, 0, 1) for up in (-1, 0, 1)]
    return [beside for beside in around if beside != cell and beside in match.board]


# --- Surmount


def test_every_group_is_told_with_its_stones() -> None:
    assert threats("surmount 4: d4 a1 d5 c3")["groups"] == [["d4", "d5"], ["a1"], ["c3"]]


@seeds
def test_groups_are_the_connected_stones_of_one_colour(seed: int) -> None:
    match, stones = random_position(Setup("surmount", 5), seed, 90)
    rules = surmount.Rules(5)
    expected = {rules.group(stones, stone) for stone in stones}
    found = threats(match.record())["groups"]
    assert {frozenset(group) for group in found} == expected
    assert len(found) == len(expected)


# --- Sunspot


def test_a_stone_that_others_hide_from_the_edge_is_interior() -> None:
    found = threats("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2")
    assert found["interior"] == ["d4"]
    assert found["exposed"] == ["d4"]


@seeds
@pytest.mark.parametrize("size", [3, 5])
def test_interior_stones_do_not_see_the_edge_and_exposed_ones_can_be_flipped(size: int, seed: int) -> None:
    match, stones = random_position(Setup("sunspot", size), seed, 3 * size * size)
    rules = sunspot.Rules(size)
    found = threats(match.record())
    assert found["interior"] == [cell for cell in stones if not rules.is_edge_stone(stones, cell)]
    assert set(found["exposed"]) == {*rules.flippable(stones, 0), *rules.flippable(stones, 1)}


# --- Parasol


@seeds
def test_parasols_are_told_with_who_holds_or_leads(seed: int) -> None:
    match, stones = random_position(Setup("parasol", 4), seed, 37)
    expected = {}
    for middle, *around in parasol.Rules(4).parasols:
        counts = [sum(stones.get(cell) == player for cell in (middle, *around)) for player in (0, 1)]
        if counts[0] != counts[1]:
            player = 0 if counts[0] > counts[1] else 1
            expected[middle] = {"colour": colour_of(match, player), "held": counts[player] >= 4}
    assert threats(match.record())["parasols"] == expected


@pytest.mark.parametrize("seed", range(4))
def test_a_finished_board_still_tells_whose_each_parasol_is(seed: int) -> None:
    match = Setup("parasol", 4).finished_match(seed)
    found = threats(match.record())["parasols"]
    assert sorted(found) == sorted(middle for middle, *_ in parasol.Rules(4).parasols)
    assert all(one["held"] for one in found.values())
    winner = colour_of(match, match.winner or 0)
    assert 2 * [one["colour"] for one in found.values()].count(winner) > len(found)


# --- any game


@pytest.mark.parametrize(("setup", "kind"), [(Setup("surmount", 4), "groups"), (Setup("subsume", 4), "loops")], ids=str)
def test_a_finished_board_still_tells_what_has_decided(setup: Setup, kind: str) -> None:
    match = setup.finished_match(1)
    found = threats(match.record())[kind]
    loop = set(match.game.board.names_of(match.outcome.loop)) if match.outcome else set()
    assert any(set(one["cells"]) == loop for one in found) if kind == "loops" else found


# --- Subsume


@seeds
@pytest.mark.parametrize("size", [4, 5, 6])
def test_every_outermost_loop_is_told_with_its_count(size: int, seed: int) -> None:
    match, stones = random_position(Setup("subsume", size), seed, 4 * size * size)
    rules = subsume.Rules(size)
    expected = rules.outermost_loops(stones)
    found = threats(match.record())["loops"]
    assert {(frozenset(loop["cells"]), frozenset(loop["inside"])) for loop in found} == expected
    assert len(found) == len(expected)
    for loop in found:
        assert {colour_of(match, stones[cell]) for cell in loop["cells"]} == {loop["colour"]}
        assert loop["count"] == len(set(loop["cells"]) & set(rules.board.perimeter))
        assert loop["of"] == 6 * (size - 1)
        assert loop["needed"] == 3 * (size - 1) + 1


def test_two_loops_side_by_side_are_both_told() -> None:
    """The first possible pair on size 4: rings round b2 and e4 (joined by a chain they have no common loop)."""
    rings = ["a1", "a2", "b1", "b3", "c2", "c3", "d4", "d5", "e3", "e5", "f3", "f4"]
    game = s.new_match("subsume", size=4).game
    stones = sum(1 << game.board.cell(name) for name in rings)
    loops = game.threats(game.start()._replace(stones=(stones, 0))).loops
    insides = [game.board.names_of(loop.inside) for loop in loops]
    assert insides == [["b2"], ["e4"]]


# --- players and colours


def test_a_swap_changes_nothing_that_is_shown() -> None:
    before = threats("parasol 3: c3")["parasols"]
    assert {found["colour"] for found in before.values()} == {"red"}
    assert threats("parasol 3: c3 swap")["parasols"] == before
