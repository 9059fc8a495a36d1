"""Turns that win at once: where a game looks for them it finds one whenever there is one, and threats are answered."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from extent import by_extent

import py_engine as s
from py_engine.board.boards import hex_board
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.search.games import knowledge_of
from py_engine.search.games.sunspot import closing_cells


def can_win_now(game: Game, position: Position, tried: set[Position] | None = None) -> bool:
    """Return whether some turn, or rest of one, wins; positions that several orders lead to are tried once."""
    tried = set() if tried is None else tried
    for action in game.legal_actions(position):
        after = game.apply(position, action)
        if after.winner == position.to_move:
            return True
        if after.stage and after not in tried:
            tried.add(after)
            if can_win_now(game, after, tried):
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


@pytest.mark.slow
# Growing in any order makes turns of Surmount many on larger boards.
@pytest.mark.parametrize(
    ("game_id", "size", "games"),
    by_extent(
        usual=[("sunspot", 3, 20), ("sunspot", 4, 4), ("surmount", 3, 15), ("surmount", 4, 5)],
        everything=[
            ("sunspot", 3, 40),
            ("sunspot", 4, 12),
            ("sunspot", 5, 12),
            ("surmount", 3, 40),
            ("surmount", 4, 20),
        ],
    ),
)
def test_a_turn_that_wins_is_found_whenever_there_is_one(game_id: str, size: int, games: int) -> None:
    game = make_game(find_game(game_id), size)
    seen = {True: 0, False: 0}
    for position in positions_on_the_way(game, games, random.Random(size)):
        turn = knowledge_of(game).winning_turn(position)
        assert turn is not None
        assert bool(turn) == can_win_now(game, position)
        seen[bool(turn)] += 1
        here = position
        for action in turn:
            assert game.is_legal(here, action)
            here = game.apply(here, action)
        assert not turn or here.winner == position.to_move
    assert min(seen.values()) > by_extent(5, 20)


def test_a_group_closes_a_loop_where_it_lies_in_two_arcs() -> None:
    board = hex_board(4)
    ring, gap = board.neighbours[board.cell("d4")], 1 << board.cell("d5")
    assert closing_cells(board, ring ^ gap) == gap
    assert closing_cells(board, gap) == 0
    hook = ring ^ gap ^ 1 << board.cell("e4")
    assert closing_cells(board, hook) == 0, "two neighbours are missing"


def ends_of_turns(game: Game, position: Position) -> set[Position]:
    """The positions that a turn, or the rest of one, may lead to."""
    ends, open_positions, seen = set(), [position], {position}
    while open_positions:
        here = open_positions.pop()
        for action in game.legal_actions(here):
            after = game.apply(here, action)
            if not after.stage:
                ends.add(after)
            elif after not in seen:
                seen.add(after)
                open_positions.append(after)
    return ends


def is_threatened(game: Game, position: Position) -> bool:
    """Return whether most turns let the other side win at once, and some do not; the mover cannot win at once."""
    if knowledge_of(game).winning_turn(position):
        return False
    ends = ends_of_turns(game, position)
    losing = sum(bool(end.winner is not None or knowledge_of(game).winning_turn(end)) for end in ends)
    return losing > 2 * (len(ends) - losing) > 0


def play_at_random(match: s.Match, source: random.Random) -> None:
    """Play a turn, each of its steps at random."""
    here, actions = match.position, []
    while not actions or here.stage:
        actions.append(source.choice(match.game.legal_actions(here)))
        here = match.game.apply(here, actions[-1])
    match.play(match.game.turn_text(match.turn_start, actions))


def drawn_threats(game_id: str) -> Iterator[tuple[s.Match, int]]:
    """Random games up to a threat, each with its seed."""
    for seed in range(60):
        source, match = random.Random(seed), s.new_match(game_id, size=4)
        while not match.is_over:
            if len(match.turns) > 12 and is_threatened(match.game, match.position):
                yield match, seed
                break
            play_at_random(match, source)


# Of those that are drawn, which takes seconds, the first that a search does not prove: the seed, and the turns.
KEPT_THREATS = {
    "sunspot": [
        (7, "d6 c1 e6 a4 b2 b5 d1 e3 a2 e2 c3 a3 b3 e4 e5 b4;Xb3;Xa3 g1 f2 b1 c5;Xc3;Xc5 f4 c2"),
        (11, "f1 g4 f3 f2 g3 c4 b2 e6 d4 d3 e3 e2;Xe3;Xd3 d2"),
    ],
    "surmount": [
        (1, "b5 b1 d4 c1 g3 f5 d5 e4 d1 f4 b4 a4 e1(xc1) xg3 d2 xd5 e6 g4 a1 g2 d7 c5 c3 f2 b1 d4 a2 a3(xb4) e5"),
        (6, "g4 b2 f5 d3 a3 a1 b4 e5 e2 d6 c6 f4 a2 c5 d5 g2 c1 g1 d4 e6 f1(xg1) c3 g3 xg3 d2 g2 b3 xd4 b5,d7(xd6)"),
    ],
}


def kept_threats(game_id: str) -> Iterator[tuple[s.Match, int]]:
    """Those of a game."""
    for seed, turns in KEPT_THREATS[game_id]:
        yield s.load_record(f"{game_id} 4: {turns}"), seed


@pytest.mark.slow
# With few playouts some of the steps of a turn are taken that hardly any playout went through.
@pytest.mark.parametrize("playouts", by_extent([64], [64, 1_024]))
@pytest.mark.parametrize("game_id", ["sunspot", "surmount"])
def test_a_threat_to_win_at_once_is_answered(game_id: str, playouts: int) -> None:
    answered, threats = 0, by_extent(2, 6)
    for match, seed in by_extent(kept_threats, drawn_threats)(game_id):
        assert is_threatened(match.game, match.position)
        choice = s.choose_turn(match, playouts=playouts, seed=seed)
        if choice.proven is not None:
            continue
        match.play(choice.text)
        assert not knowledge_of(match.game).winning_turn(match.position), (match.turns, choice.text)
        answered += 1
        if answered == threats:
            break
    assert answered == threats
