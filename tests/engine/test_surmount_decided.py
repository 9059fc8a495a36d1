"""Groups of Surmount that nothing can capture any more, and the games that they decide."""

from __future__ import annotations

from functools import cache
from random import Random

import py_engine as s
from py_engine.board.bitboard import groups
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.games.surmount import Surmount
from py_engine.match import Match
from py_engine.match.start_positions import read_stones
from py_engine.players.proving import Proving
from py_engine.search.whole_turns import whole_turns

GAMES = 60


def surmount(size: int) -> Surmount:
    game = make_game(find_game("surmount"), size)
    assert isinstance(game, Surmount)
    return game


def random_turns(match: Match, source: Random) -> None:
    """A turn at random, step by step."""
    mover = match.to_move
    while not match.is_over and match.to_move == mover:
        match.act(source.choice(match.legal_actions()))
        if not match.unfinished:
            return


def random_games() -> list[Match]:
    source = Random(4)
    found = []
    for _ in range(GAMES):
        match = s.new_match("surmount", size=4)
        while not match.is_over:
            random_turns(match, source)
        found.append(match)
    return found


def test_an_unassailable_group_is_never_captured_and_its_side_wins() -> None:
    decided = 0
    for match in random_games():
        game = match.game
        assert isinstance(game, Surmount)
        assert match.outcome is not None
        lasting = [0, 0]
        for turn in match.played:
            for colour in (0, 1):
                assert not lasting[colour] & ~turn.start.stones[colour]
                lasting[colour] |= game.unassailable(turn.start, colour)
            winner = game.decided_for(turn.start)
            if winner is not None:
                decided += 1
                assert winner == match.outcome.winner
    assert decided > GAMES // 2


def test_half_of_the_board_can_be_captured_and_one_stone_more_cannot() -> None:
    game = surmount(4)
    order = game.board.order
    half = sum(1 << cell for cell in order[:18])
    more = half | 1 << order[18]
    assert len(groups(game.board, more)) == 1
    assert game.unassailable(Position((half, 0)), 0) == 0
    assert game.unassailable(Position((more, 0)), 0) == more


def test_less_than_half_of_the_board_suffices_where_it_parts_the_rest() -> None:
    """Two rows and a half, 16 of 37 cells: 9 cells are beyond them and 12 before, and no cell joins both."""
    game = surmount(4)
    position = read_stones(game, "c1 c2 c3 d1 d2 d3 d4 d5 d6 d7 e1 e2 e3 e4 e5 e6/a1/2")
    assert game.unassailable(position, 0) == position.stones[0]
    thinner = read_stones(game, "c1 c2 c3 d1 d2 d3 d4 d5 d6 d7 e1 e2 e4 e5 e6/a1/2")
    assert game.unassailable(thinner, 0) == 0


def test_whoever_is_decided_to_win_does_whatever_is_played() -> None:
    """Counted out on the board of size 2, from each position that has few empty cells, with the rules alone."""
    game = surmount(2)

    @cache
    def winners(position: Position) -> frozenset[int]:
        """The players who can come to win if both sides play anything."""
        if position.winner is not None:
            return frozenset({position.winner})
        return frozenset().union(*(winners(after) for after in whole_turns(game, position)[0]))

    decided = 0
    for position in every_position(game):
        colour = game.decided_for(position)
        if colour is not None:
            decided += 1
            assert winners(position) == {colour}
    assert decided > 100


def every_position(game: Game) -> list[Position]:
    """Every way to set stones of both colours on the board."""
    sets = range(1 << game.board.cell_count)
    spread = [sum(1 << cell for place, cell in enumerate(game.board.order) if number >> place & 1) for number in sets]
    return [
        Position((first, second), mover)
        for first in spread
        for second in spread
        for mover in (0, 1)
        if first and second and not first & second
    ]


def test_a_proof_ends_where_the_game_is_decided() -> None:
    start = "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3/g3 g4/1"
    match = s.new_match("surmount", size=4, start=start)
    proving = Proving(match, most_positions=2_000)
    while not proving.finished:
        proving.run(1.0)
    assert proving.winner == 0
    assert proving.turns is None
    assert match.game.decided_for(proving.line[-1].after) == 0
    assert len(proving.line) % 2 == 1
