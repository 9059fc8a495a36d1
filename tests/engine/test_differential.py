"""The engine and the plain references play the same random games and must agree on every position of them.

Compared before every turn: board, who holds which colour, player to move, every legal turn (its canonical text), forced
passes, end and winner.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet
from extent import by_extent
from reference_rules import reference_of_match
from references import sunspot, surmount
from references.position import Position, Rules
from setups import LONGEST_GAME, SETUPS

import py_engine as s

# By game: (size, holes, games), hundreds to thousands of positions each; the largest sizes are there for the layout of
# wide boards. A few games on small boards come to every rule.
BOARDS: dict[str, list[tuple[int, str, int]]] = {
    "parasol": by_extent(
        usual=[(2, "", 10), (3, "", 5), (4, "", 2), (7, "", 1)],
        everything=[(2, "", 20), (3, "", 10), (4, "", 5), (7, "", 2), (10, "", 1)],
    ),
    "subsume": by_extent(
        usual=[(2, "", 20), (3, "", 40), (4, "", 30), (6, "", 1)],
        everything=[(2, "", 40), (3, "", 60), (4, "", 60), (5, "", 20), (6, "", 8), (10, "", 1)],
    ),
    "sunspot": by_extent(
        usual=[(2, "", 30), (3, "", 40), (4, "", 8), (5, "", 1)],
        everything=[(2, "", 60), (3, "", 60), (4, "", 20), (5, "", 5), (6, "", 1)],
    ),
    "sum": by_extent(
        usual=[(3, "", 40), (5, "", 10), (5, "a1 c3 e4 b2", 15), (9, "a1 a2 b1 e5 i9 i8", 1)],
        everything=[
            (3, "", 60),
            (5, "", 30),
            (5, "a1 c3 e4 b2", 30),
            (6, "c4", 10),
            (9, "", 5),
            (9, "a1 a2 b1 e5 i9 i8", 5),
            (19, "", 1),
        ],
    ),
    "surmount": by_extent(usual=[(4, "", 12), (5, "", 2)], everything=[(4, "", 25), (5, "", 5), (6, "", 1)]),
}
# Too many turns to list them all everywhere.
COMPARED_BY_SAMPLES = ("surmount",)
QUICK = ("parasol",)


def boards_of(games: Iterable[str]) -> list[ParameterSet]:
    """The boards of some games, as parameters of a test."""
    return [
        pytest.param(game, *board, marks=[] if game in QUICK else pytest.mark.slow)
        for game in games
        for board in BOARDS.get(game) or usual_boards(game)
    ]


def usual_boards(game: str) -> list[tuple[int, str, int]]:
    """The boards that the general tests play on, for a game that is not listed above."""
    return [(setup.size, " ".join(setup.holes), 10) for setup in SETUPS if setup.game == game]


def assert_same_position(match: s.Match, position: Position, rules: Rules) -> None:
    """The two agree on the board, on who holds which colour, on whose turn it is and on the end."""
    assert match.board == {cell: position.stones.get(cell) for cell in rules.cells}
    assert list(match.board) == rules.cells  # board order
    assert (match.player_of(0), match.player_of(1)) == position.holders
    assert match.to_move == position.mover
    assert match.winner == position.winner
    assert match.is_over == (position.winner is not None)


def assert_same_games(match: s.Match, rules: Rules, source: random.Random) -> None:
    """Play one random game in both."""
    position = rules.start()
    while position.turns_played < LONGEST_GAME:
        turns = rules.turns(position)
        assert_same_position(match, position, rules)
        assert match.legal_turns() == sorted(turns)
        if not turns:
            break
        text = chosen_turn(list(turns), source)
        match.play(text)
        position = turns[text]()
    assert match.is_over


def chosen_turn(texts: list[str], source: random.Random) -> str:
    """Any turn; one time in two a short one, so that turns of many steps do not crowd out the others."""
    short = [text for text in texts if len(text) <= 3]
    return source.choice(short if short and source.random() < 0.5 else texts)


@pytest.mark.parametrize(
    ("game", "size", "holes", "games"),
    boards_of(info.id for info in s.catalogue() if info.id not in COMPARED_BY_SAMPLES),
)
def test_the_engine_agrees_with_the_reference(game: str, size: int, holes: str, games: int) -> None:
    for seed in range(games):
        match = s.new_match(game, size=size, holes=holes.split())
        assert_same_games(match, reference_of_match(match), random.Random(seed))


@pytest.mark.long_form
@pytest.mark.slow
def test_sunspot_agrees_with_the_reference_on_the_largest_board() -> None:
    """One game of placements only, compared every 30 turns (a position there has thousands of turns)."""
    match, rules = s.new_match("sunspot", size=10), sunspot.Rules(10)
    position = rules.start()
    source = random.Random(1)
    cells = source.sample(rules.cells, len(rules.cells))
    while position.winner is None:
        if position.turns_played % 30 == 29:
            assert match.legal_turns() == sorted(rules.turns(position))
        cell = cells[position.turns_played]
        match.play(cell)
        position = rules.play(position, {**position.stones, cell: position.mover})
        assert_same_position(match, position, rules)


# --- Surmount: too many turns to list them all everywhere

LISTED_TURNS = 400  # positions with more turns are compared by samples, both ways


@pytest.mark.slow
@pytest.mark.parametrize(("size", "games"), [(size, games) for size, _, games in BOARDS["surmount"]])
def test_surmount_agrees_with_the_reference(size: int, games: int) -> None:
    for seed in range(games):
        assert_same_surmount_games(size, random.Random(seed))


def assert_same_surmount_games(size: int, source: random.Random) -> None:
    match, rules = s.new_match("surmount", size=size), surmount.Rules(size)
    position = rules.start()
    while True:
        assert_same_position(match, position, rules)
        if position.winner is not None:
            break
        try:
            expected = sorted(rules.turns(position, LISTED_TURNS))
        except surmount.TooManyTurnsError:
            assert_samples_agree(match, rules, position, source)
        else:
            assert match.legal_turns() == expected
        turn = rules.random_turn(position, source)
        if turn is None:
            match.play("pass")
            position = position.after(position.stones)
        else:
            match.play(rules.text(position, turn))
            position = rules.play(position, turn)
    assert match.legal_turns() == []


def assert_samples_agree(match: s.Match, rules: surmount.Rules, position: Position, source: random.Random) -> None:
    """Some turns of the engine are legal in the reference, with the same text, and the other way round."""
    for text in match.legal_turns(limit=30):
        turn = read_surmount_turn(text)
        assert rules.is_legal(position, turn), text
        assert rules.text(position, turn) == text
    for _ in range(10):
        turn_found = rules.random_turn(position, source)
        assert turn_found is not None
        text = rules.text(position, turn_found)
        assert match.explain(text) is None, text


def read_surmount_turn(text: str) -> surmount.Turn:
    """`xd4`, `c3`, `c3(xd5)` or `c3,c4,d5(xe5)` as the stones placed and the one replaced."""
    if text.startswith("x"):
        return frozenset(), text[1:]
    placed, _, capture = text.partition("(x")
    return frozenset(placed.split(",")), capture.rstrip(")") or None


def test_surmount_agrees_with_the_reference_on_the_largest_board() -> None:
    """The first part of one game, whose turns are drawn by the reference and played by the engine."""
    source = random.Random(1)
    match, rules = s.new_match("surmount", size=10), surmount.Rules(10)
    position = rules.start()
    while position.turns_played < 250:
        turn = rules.random_turn(position, source)
        assert turn is not None
        text = rules.text(position, turn)
        match.play(text)
        assert match.turns[-1] == text
        position = rules.play(position, turn)
        assert_same_position(match, position, rules)


@pytest.mark.slow
@pytest.mark.parametrize("size", by_extent([4], [4, 5]))
def test_surmount_offers_inside_a_turn_just_the_steps_that_lead_to_a_capture(size: int) -> None:
    """Ruling M3: growth is offered only if a capture can still be reached; M2: after growing there is no stopping."""
    turns_followed, followed = 0, by_extent(12, 40)
    for seed in range(30):
        source = random.Random(seed)
        match, rules = s.new_match("surmount", size=size), surmount.Rules(size)
        position = rules.start()
        while position.winner is None and turns_followed < followed:
            turn = rules.random_turn(position, source)
            if turn is None:
                break
            if turn[0] and turn[1] and len(turn[0]) <= 7:
                follow_steps(match, rules, position, rules.text(position, turn))
                turns_followed += 1
            match.play(rules.text(position, turn))
            position = rules.play(position, turn)
    assert turns_followed == followed


def follow_steps(match: s.Match, rules: surmount.Rules, position: Position, text: str) -> None:
    """Play a capturing turn step by step, comparing the steps offered with those of the reference's turns."""
    cells = text.partition("(x")[0].split(",")
    capture = text.partition("(x")[2].rstrip(")")
    possible = set(rules.surmounts_from(dict(position.stones), position.mover, cells[0]))
    for index, cell in enumerate(cells):
        match.act(cell)
        so_far = set(cells[: index + 1])
        endings = [(placed, captured) for placed, captured in possible if so_far <= placed]
        steps = {cell for placed, _ in endings for cell in next_cells(rules, position, placed, so_far)}
        steps |= {f"x{captured}" for placed, captured in endings if placed == so_far}
        if index == 0:
            steps.add("stop")
        assert set(match.legal_actions()) == steps
    match.act(f"x{capture}")
    assert match.turns[-1] == text
    match.undo()


def next_cells(rules: surmount.Rules, position: Position, placed: frozenset[str], so_far: set[str]) -> set[str]:
    """The cells still to be placed that are next to the group made so far."""
    stones = {**position.stones, **dict.fromkeys(so_far, position.mover)}
    group = rules.group(stones, min(so_far))
    return {cell for cell in placed - so_far if any(near in group for near in rules.board.neighbours[cell])}
