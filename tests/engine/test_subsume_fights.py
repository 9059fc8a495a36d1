"""The handling of Subsume's fights in playouts and the search: loops that take are searched first."""

from __future__ import annotations

from random import Random

import pytest
from references import subsume
from setups import position, turn_texts

from py_engine import load_record, new_match
from py_engine.games.base import Game, Position
from py_engine.search.games import knowledge_of
from py_engine.search.search import Search

SIZE_4 = new_match("subsume", size=4).game

# A game that the next loops decide, and these loops. Few playouts find them only if they are searched early.
BLOWS = {
    "a ring that turns two stones, and keeps the opponent from a loop that turns five": (
        "f5 k3 e2 g7 k5 k1 d6 f9 f10 c2 a5 a2 d9 i3 b1 i6 i8 e1 g3 a1 h3 b5 i2 a6 g6 k6 k2 e10 i7 j5 g8 h9 f11",
        {"j7"},
    ),
    "the loop that turns five, or the one that turns three": (
        "f5 k3 e2 g7 k5 k1 d6 f9 f10 c2 a5 a2 d9 i3 b1 i6 i8 e1 g3 a1 h3 b5 i2 a6 g6 k6 k2 e10 i7 j5 g8 h9 f11 g10",
        {"h6", "h7"},
    ),
    "a loop of seventeen stones": (
        "g1 d3 k6 k3 e1 b7 d6 i1 g3 i4 f9 c1 j3 a5 i3 h4 i7 f3 h9 e9 e3 i6 a1 e6 h2 g4 k4 i2 b3 b4 a6 c6 d9 f1 e7 j7 "
        "h7 c8 j5 c3 b1 j4 f11 d7 d4",
        {"k5"},
    ),
}
PLAYOUTS = 640


def positions_of_playouts(game: Game, games: int, seed: int) -> list[Position]:
    """All positions, none of them over, of games whose steps are chosen as in playouts."""
    random = Random(seed)
    found = []
    for _ in range(games):
        here = game.start()
        while game.outcome(here) is None:
            found.append(here)
            here = game.apply(here, knowledge_of(game).random_action(here, random))
    return found


def stones_by_name(game: Game, here: Position) -> subsume.Stones:
    """Each stone's colour by the name of its cell."""
    return {name: colour for colour in (0, 1) for name in game.board.names_of(here.stones[colour])}


def lead(stones: subsume.Stones, player: int) -> int:
    return sum(1 if owner == player else -1 for owner in stones.values())


@pytest.mark.parametrize("size", [3, 4])
def test_taking_cells_are_those_where_a_loop_wins_more_stones_than_it_loses(size: int) -> None:
    game, rules = new_match("subsume", size=size).game, subsume.Rules(size)
    for here in positions_of_playouts(game, 6, seed=size):
        stones, mover = stones_by_name(game, here), here.to_move
        expected = {
            cell
            for cell in turn_texts(game, here) - {"pass"}
            if lead(rules.placed(stones, mover, cell), mover) > lead(stones, mover) + 1
        }
        assert set(game.board.names_of(knowledge_of(game).capture_cells(here))) == expected


@pytest.mark.parametrize("size", [3, 4])
def test_playouts_complete_rings_of_both_colours_where_they_may_and_choose_freely_elsewhere(size: int) -> None:
    game, rules = new_match("subsume", size=size).game, subsume.Rules(size)
    rings = 0
    for here in positions_of_playouts(game, 20, seed=size):
        stones, mover = stones_by_name(game, here), here.to_move
        gaps = set()
        for around in rules.board.neighbours.values():
            colours = [stones[cell] for cell in around if cell in stones]
            if len(around) == 6 and len(colours) == 5 and 2 <= colours.count(mover) <= 4:
                gaps |= set(around) - stones.keys()
        legal = turn_texts(game, here)
        chosen = {game.action_text(action) for action in knowledge_of(game).playout_actions(here)}
        assert chosen == (gaps & legal or legal)
        rings += bool(gaps & legal)
    assert rings > 10


def test_a_playout_leaves_a_ring_alone_that_it_would_lose() -> None:
    one_of_five = position(SIZE_4, first="d3", second="c3 c4 e4 d5")
    assert {SIZE_4.action_text(action) for action in knowledge_of(SIZE_4).playout_actions(one_of_five)} > {"e3", "a1"}
    two_of_five = position(SIZE_4, first="d3 d5", second="c3 c4 e4")
    assert [SIZE_4.action_text(action) for action in knowledge_of(SIZE_4).playout_actions(two_of_five)] == ["e3"]


def test_free_cells_are_those_that_are_empty_and_not_surrounded() -> None:
    ring_round_d4 = position(SIZE_4, first="d3 e3 d5 c3 c4 e4")
    assert SIZE_4.free_cells(ring_round_d4).bit_count() == SIZE_4.empty_cells(ring_round_d4).bit_count() - 1


@pytest.mark.parametrize("blow", BLOWS)
def test_the_search_sees_the_loop_that_decides(blow: str) -> None:
    turns, expected = BLOWS[blow]
    match = load_record(f"subsume 6: {turns}")
    for seed in range(3):
        search = Search(match.game, match.position, seed)
        search.run(PLAYOUTS)
        assert match.game.action_text(search.root.actions[search.best()]) in expected
