"""Stones of Sum that nothing can remove, and the games that they decide."""

from __future__ import annotations

from random import Random

import py_engine as s
from py_engine.games.sum_game import Sum
from py_engine.match import Match

GAMES = 60


def random_games(size: int) -> list[Match]:
    """Games at random, each played to its end."""
    source = Random(size)
    games = []
    for _ in range(GAMES):
        match = s.new_match("sum", size=size)
        while not match.is_over:
            match.play(source.choice(match.legal_turns()))
        games.append(match)
    return games


def test_a_safe_stone_is_never_removed_again() -> None:
    for match in random_games(5):
        game = match.game
        assert isinstance(game, Sum)
        safe = [0, 0]
        for turn in match.played:
            for colour in (0, 1):
                assert not safe[colour] & ~turn.start.stones[colour]
                safe[colour] |= game.safe(turn.start, colour)
        for colour in (0, 1):
            assert not safe[colour] & ~match.position.stones[colour]


def test_a_stone_is_safe_where_it_stays_whatever_is_played_around_the_set() -> None:
    """A naive reference: of all sets of a colour's stones, those that hold against enemies on every other square."""
    for match in random_games(3)[:20]:
        game = match.game
        assert isinstance(game, Sum)
        for turn in match.played[1:]:
            for colour in (0, 1):
                cells = [cell for cell in range(game.board.cells.bit_length()) if turn.start.stones[colour] >> cell & 1]
                assert game.safe(turn.start, colour) == _largest_that_holds(game, cells)


def _largest_that_holds(game: Sum, cells: list[int]) -> int:
    """The union of all subsets in which each stone has enough of the subset beside it."""
    found = 0
    for number in range(1 << len(cells)):
        chosen = sum(1 << cell for place, cell in enumerate(cells) if number >> place & 1)
        if all(_holds(game, cell, chosen) for cell in cells if chosen >> cell & 1):
            found |= chosen
    return found


def _holds(game: Sum, cell: int, chosen: int) -> bool:
    beside = game.board.neighbours[cell] & game.free
    friends = (beside & chosen).bit_count()
    return friends + 1 >= beside.bit_count() - friends


def test_a_decided_game_is_won_by_the_colour_that_it_is_decided_for() -> None:
    decided = 0
    for match in random_games(5):
        for turn in match.played:
            colour = match.game.decided_for(turn.start)
            if colour is not None:
                decided += 1
                assert match.outcome is not None
                assert colour == match.outcome.winner
    assert decided > GAMES
