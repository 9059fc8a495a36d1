"""Turns that win at once: where a game looks for them it finds one whenever there is one, and threats are answered."""

from __future__ import annotations

import random

import pytest

import py_engine as s
from py_engine.boards import hex_board
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game, make_game
from py_engine.games.sunspot import closing_cells


def can_win_now(game: Game, position: Position) -> bool:
    """Whether some turn, or rest of one, wins: all of them are tried."""
    for action in game.legal_actions(position):
        after = game.apply(position, action)
        if after.winner == position.to_move or (after.stage and can_win_now(game, after)):
            return True
    return False


def positions_on_the_way(game: Game, games: int, source: random.Random) -> list[Position]:
    """Positions of random games, inside turns and on full boards too, none of them over."""
    found = []
    for _ in range(games):
        position = game.start()
        passes = 0
        while game.outcome(position) is None and passes < 2:
            found.append(position)
            action = source.choice(game.legal_actions(position))
            passes = passes + 1 if action.kind == "pass" else 0
            position = game.apply(position, action)
    return found


@pytest.mark.parametrize("size", [3, 4, 5])
def test_sunspot_a_turn_that_wins_is_found_whenever_there_is_one(size: int) -> None:
    game = make_game(find_game("sunspot"), size)
    seen = {True: 0, False: 0}
    for position in positions_on_the_way(game, 40 if size == 3 else 12, random.Random(size)):
        turn = game.winning_turn(position)
        assert turn is not None
        assert bool(turn) == can_win_now(game, position)
        seen[bool(turn)] += 1
        here = position
        for action in turn:
            assert game.is_legal(here, action)
            here = game.apply(here, action)
        assert not turn or here.winner == position.to_move
    assert seen[True] > 20
    assert seen[False] > 20


def test_a_group_closes_a_loop_where_it_lies_in_two_arcs() -> None:
    board = hex_board(4)
    ring, gap = board.neighbours[board.cell("d4")], 1 << board.cell("d5")
    assert closing_cells(board, ring ^ gap) == gap
    assert closing_cells(board, gap) == 0
    hook = ring ^ gap ^ 1 << board.cell("e4")
    assert closing_cells(board, hook) == 0, "two neighbours are missing"


def threatened(match: s.Match) -> bool:
    """Whether most turns let the other side win at once, and some do not; the mover cannot win at once."""
    if match.game.winning_turn(match.position):
        return False
    losing = safe = 0
    for text in match.legal_turns():
        match.play(text)
        lost = match.is_over or bool(match.game.winning_turn(match.position))
        match.undo()
        losing, safe = losing + lost, safe + (not lost)
    return losing > 2 * safe > 0


def test_sunspot_a_threat_to_win_at_once_is_answered() -> None:
    answered = 0
    for seed in range(60):
        source, match = random.Random(seed), s.new_match("sunspot", size=4)
        while not match.is_over and answered < 6:
            if len(match.turns) > 12 and threatened(match):
                choice = s.choose_turn(match, playouts=1_024, seed=seed)
                if choice.proven is None:
                    match.play(choice.text)
                    assert not match.game.winning_turn(match.position), (match.turns, choice.text)
                    match.undo()
                    answered += 1
                break
            match.play(source.choice([text for text in match.legal_turns() if text != "swap"]))
    assert answered == 6
