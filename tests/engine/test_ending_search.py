"""The depth-first search of endings against plain exhaustive search, and what it says of the turns."""

from __future__ import annotations

from random import Random

import pytest
from extent import by_extent
from test_proof_search import random_endings, turns_by_exhaustion, winner_by_exhaustion

from py_engine.games.base import Action, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.search.ending_search import EndingSearch
from py_engine.search.games import knowledge_of

GAMES = ("parasol", "sum")
ENOUGH = 1_000_000

every_game = pytest.mark.parametrize("game_id", GAMES)


@every_game
def test_an_ending_is_won_by_whom_exhaustive_search_says(game_id: str) -> None:
    for game, position in random_endings(game_id, by_extent(8, 20), seed=4):
        search = EndingSearch(knowledge_of(game), position, ENOUGH)
        search.run(ENOUGH)
        known: dict[Position, int] = {}
        assert search.winner == winner_by_exhaustion(game, position, known)
        best, turns = next(search.turn_to_play())
        after = game.apply(position, game.legal_actions(position)[best])
        assert winner_by_exhaustion(game, after, known) == search.winner
        assert turns[best] + 1 >= turns_by_exhaustion(game, position)


@every_game
def test_in_a_lost_position_every_turn_is_known_to_lose(game_id: str) -> None:
    lost = 0
    for game, position in random_endings(game_id, by_extent(8, 20), seed=5):
        search = EndingSearch(knowledge_of(game), position, ENOUGH)
        search.run(ENOUGH)
        actions = game.legal_actions(position)
        _, turns = next(search.turn_to_play())
        if search.winner == position.to_move:
            continue
        lost += 1
        assert list(turns) == list(range(len(actions)))
        for index, action in enumerate(actions):
            after = game.apply(position, action)
            assert turns[index] >= turns_by_exhaustion(game, after)
    assert lost


@every_game
def test_a_search_in_slices_finds_what_one_at_once_does(game_id: str) -> None:
    for game, position in random_endings(game_id, 6, seed=6):
        at_once = EndingSearch(knowledge_of(game), position, ENOUGH)
        at_once.run(ENOUGH)
        sliced = EndingSearch(knowledge_of(game), position, ENOUGH)
        while not sliced.finished:
            sliced.run(1)
        assert (sliced.winner, sliced.positions) == (at_once.winner, at_once.positions)


@every_game
def test_a_search_goes_on_from_turn_to_turn(game_id: str) -> None:
    random = Random(7)
    for game, position in random_endings(game_id, 6, seed=7):
        search = EndingSearch(knowledge_of(game), position, ENOUGH)
        search.run(5)
        while True:
            action = random.choice(game.legal_actions(position))
            position = game.apply(position, action)
            if game.outcome(position) is not None:
                break
            search.advance(action)
            search.run(ENOUGH)
            assert search.winner == winner_by_exhaustion(game, position, {})


def test_a_search_gives_up_when_its_room_is_full() -> None:
    game = make_game(find_game("sum"), 5)
    search = EndingSearch(knowledge_of(game), game.start(), 100)
    search.run(ENOUGH)
    assert search.finished
    assert search.winner is None
    assert 100 <= search.positions < 100 + game.board.cell_count
    action = game.legal_actions(search.position)[0]
    search.advance(action)
    assert not search.finished
    assert search.positions == 0


def test_cells_of_parasol_whose_parasols_another_cell_has_need_no_look() -> None:
    game = make_game(find_game("parasol"), 2)
    knowledge = knowledge_of(game)
    # Every cell is in the only parasol.
    assert knowledge.sufficient_actions(game.start()) == [Action("place", game.board.order[0])]


def test_leaving_cells_of_parasol_out_leaves_a_best_one() -> None:
    tried = 0
    for game, position in random_endings("parasol", 30, seed=8):
        kept = knowledge_of(game).sufficient_actions(position)
        known: dict[Position, int] = {}
        winner = winner_by_exhaustion(game, position, known)
        afters = [winner_by_exhaustion(game, game.apply(position, action), known) for action in kept]
        assert winner in afters
        tried += len(kept) < len(game.legal_actions(position))
    assert tried > 20
