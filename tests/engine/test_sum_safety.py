"""Squares of Sum that are held for good, and the games that they decide."""

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


def test_no_stone_is_removed_from_what_is_held_and_no_enemy_stone_placed_there() -> None:
    for match in random_games(5):
        game = match.game
        assert isinstance(game, Sum)
        held, stones = [0, 0], [0, 0]
        for turn in match.played:
            for colour in (0, 1):
                assert not held[colour] & turn.start.stones[1 - colour]
                assert not stones[colour] & ~turn.start.stones[colour]
                held[colour] |= game.held(turn.start, colour)
                stones[colour] |= held[colour] & turn.start.stones[colour]
        for colour in (0, 1):
            assert not held[colour] & ~match.position.stones[colour]


def test_squares_are_held_where_nothing_that_is_played_around_them_takes_one() -> None:
    """A naive reference: of all sets without enemy stones, those that hold against enemies everywhere else."""
    empty_ones = 0
    for match in random_games(3)[:20]:
        game = match.game
        assert isinstance(game, Sum)
        for turn in match.played[1:]:
            for colour in (0, 1):
                cells = [cell for cell in game.board.order if not turn.start.stones[1 - colour] >> cell & 1]
                held = game.held(turn.start, colour)
                assert held == _largest_that_holds(game, cells, turn.start.stones[colour])
                empty_ones += (held & ~turn.start.stones[colour]).bit_count()
                stones = [cell for cell in cells if turn.start.stones[colour] >> cell & 1]
                assert game.safe(turn.start, colour) == _largest_that_holds(game, stones, turn.start.stones[colour])
    assert empty_ones


def _largest_that_holds(game: Sum, cells: list[int], stones: int) -> int:
    """The union of all subsets of squares, some of them with these stones, that hold as they are."""
    found = 0
    for number in range(1 << len(cells)):
        chosen = sum(1 << cell for place, cell in enumerate(cells) if number >> place & 1)
        if all(_holds(game, cell, chosen, stones) for cell in cells if chosen >> cell & 1):
            found |= chosen
    return found


def _holds(game: Sum, cell: int, chosen: int, stones: int) -> bool:
    beside = game.board.neighbours[cell] & game.free
    friends, enemies = (beside & chosen & stones).bit_count(), (beside & ~chosen).bit_count()
    return friends + 1 >= enemies if stones >> cell & 1 else enemies + 1 < friends


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
