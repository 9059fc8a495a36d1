"""The search of all turns: what it says, and that the proof-number search, which works otherwise, says the same."""

from __future__ import annotations

import pytest
from facts import FACTS

from py_engine import load_record, new_match
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.search.full_search import EVER, FullSearch, Interrupted
from py_engine.search.solving import ByFull, ByProof

# Boards on which each first turn is solved by both methods within a second.
SMALL = [
    *("parasol 2", "subsume 2", "sunspot 2", "sum 3", "sum 3 holes a1,b2"),
    pytest.param("sum 4 holes a1,a2,b1,b2,c3,d4,d1", marks=pytest.mark.slow),
]


def first_turns(game: Game) -> dict[str, Position]:
    """The position after each first turn."""
    start = game.start()
    return {game.action_text(action): game.apply(start, action) for action in game.legal_actions(start)}


@pytest.mark.parametrize("record", SMALL)
def test_both_methods_find_the_same_winner_of_each_first_turn(record: str) -> None:
    game = load_record(f"{record}:").game
    by_proof, by_full = ByProof(game, 100_000), ByFull(game, 100_000)
    for text, position in first_turns(game).items():
        proven, solved = by_proof.solve(position), by_full.solve(position)
        assert proven is not None, text
        assert solved is not None, text
        assert solved.winner == proven.winner, text
        assert solved.turns <= proven.turns, "what a proof needs is no more than an upper bound"


@pytest.mark.parametrize("game_id", [game for game, known in FACTS.items() if known.solved is not None])
def test_the_smallest_boards_take_exactly_as_many_turns_as_are_known(game_id: str) -> None:
    known = FACTS[game_id].solved
    assert known is not None
    game = make_game(find_game(game_id), known.size)
    solved = ByFull(game, 100_000).solve(game.start())
    assert solved is not None
    assert (solved.winner, solved.turns) == (known.winner, known.turns)


def test_it_answers_within_how_many_turns_a_colour_wins() -> None:
    game = new_match("subsume", size=2).game
    search = FullSearch(game, 1)
    assert not search.wins_within(game.start(), 7)
    assert search.wins_within(game.start(), 8)
    assert search.limits(game.start()) == (7, 8)
    assert not FullSearch(game, 0).wins_within(game.start())


def test_what_is_interrupted_is_carried_on_from_what_is_known() -> None:
    game = new_match("sum", size=3).game
    search, calls = FullSearch(game, 0), 0
    while True:
        calls += 1
        try:
            assert search.wins_within(game.start(), EVER, lambda: True)
            break
        except Interrupted:
            assert search.answers == calls, "every call has found one answer more"
    assert calls > 10


def test_it_gives_up_when_its_room_is_full() -> None:
    game = new_match("parasol", size=3).game
    solver = ByFull(game, 500)
    assert solver.solve(game.start()) is None
    assert solver.positions == 500
