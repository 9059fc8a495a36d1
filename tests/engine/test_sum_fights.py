"""Local fights of Sum: a stone that is about to be taken is saved, or pays.

Each fight is drawn by hand and laid on the middle of the board, both ways round. White is to move, and some of White's
turns leave a stone to be taken for nothing while others do not. (In a corner of an empty board a stone is worth less
than a turn in the open. "A wall presses on a hook" laid on a corner of 9×9: of 40 games White won 36 after playing in
the middle, and 11 after saving the stone.)
"""

from __future__ import annotations

from random import Random

import pytest
from extent import by_extent

from py_engine.games.base import Action, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.games.sum_game import Sum
from py_engine.search.games import knowledge_of
from py_engine.search.search import Search

# A tenth of a second's worth.
PLAYOUTS = 1_000

# o: White, who is to move. x: Black.
FIGHTS = {
    "two stones face each other": """
        . . . .
        . x o .
        . . . .
        """,
    "two stones touch at a corner": """
        . . . .
        . x . .
        . . o .
        . . . .
        """,
    "a pair leans on a pair": """
        . x o .
        . x o .
        . . . .
        """,
    "a pair stands off a pair, one step aside": """
        . . o .
        . x o .
        . x . .
        """,
    "a wall presses on a hook": """
        x . . .
        x o o .
        x . o .
        . . . .
        """,
    "two columns, one higher": """
        x . . .
        x o . .
        . o . .
        . . . .
        """,
    "two fights, of which one is larger": """
        x o . . . .
        . . . . x o
        . . . . x o
        . . . . . .
        """,
}


def stones_in(drawing: str) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Columns and rows of White's stones and of Black's."""
    rows = [line.split() for line in drawing.split("\n") if line.strip()]
    points = [(x, y, sign) for y, row in enumerate(rows) for x, sign in enumerate(row)]
    return [(x, y) for x, y, sign in points if sign == "o"], [(x, y) for x, y, sign in points if sign == "x"]


def laid_on(game: Sum, drawing: str, corner: tuple[int, int], turned: bool) -> Position:
    """The position with the drawing's first corner on this square."""
    width = game.board.width
    white, black = (
        sum(1 << (corner[0] + (y if turned else x)) * width + corner[1] + (x if turned else y) for x, y in stones)
        for stones in stones_in(drawing)
    )
    assert not (white | black) & ~game.free
    return Position((white, black))


def taken_by(game: Sum, position: Position, action: Action) -> int:
    """The number of stones that a step takes."""
    enemy = 1 - position.to_move
    return position.stones[enemy].bit_count() - game.apply(position, action).stones[enemy].bit_count()


def taking_steps(game: Sum, position: Position) -> list[Action]:
    """The steps that take stones."""
    cells = knowledge_of(game).capture_cells(position)
    return [action for action in game.legal_actions(position) if action.cell >= 0 and cells >> action.cell & 1]


def most_taken(game: Sum, position: Position) -> int:
    """The most stones that the player to move can take with one stone."""
    return max((taken_by(game, position, action) for action in taking_steps(game, position)), default=0)


def lost_for_nothing(game: Sum, position: Position, action: Action) -> int:
    """The net loss by the step: stones that can then be taken and not be taken back, less those the step takes."""
    after = game.apply(position, action)
    losses = [0]
    for reply in taking_steps(game, after):
        losses.append(taken_by(game, after, reply) - most_taken(game, game.apply(after, reply)))
    return max(0, max(losses) - taken_by(game, position, action))


@pytest.mark.parametrize("size", [3, 5, 9])
def test_taking_cells_are_those_where_stones_are_taken(size: int) -> None:
    game, random = make_game(find_game("sum"), size), Random(size)
    assert isinstance(game, Sum)
    for _ in range(10):
        position = game.start()
        while game.outcome(position) is None:
            taking = taking_steps(game, position)
            assert taking == [step for step in game.legal_actions(position) if taken_by(game, position, step)]
            position = game.apply(position, knowledge_of(game).random_action(position, random))


@pytest.mark.slow
@pytest.mark.parametrize("size", by_extent([9], [9, 13]))
@pytest.mark.parametrize("fight", FIGHTS)
def test_no_stone_is_left_to_be_taken_for_nothing(fight: str, size: int) -> None:
    game = make_game(find_game("sum"), size)
    assert isinstance(game, Sum)
    for turned in (False, True):
        position = laid_on(game, FIGHTS[fight], (size // 2 - 2, size // 2 - 2), turned)
        steps = game.legal_actions(position)
        assert lost_for_nothing(game, position, steps[-1]), "a step far away should be a mistake"
        assert any(not lost_for_nothing(game, position, step) for step in steps), "no step is safe"
        search = Search(game, position, seed=Random(fight).randrange(1000))
        search.run(PLAYOUTS)
        chosen = search.root.actions[search.best()]
        assert not lost_for_nothing(game, position, chosen), f"{game.action_text(chosen)} in {position}"
