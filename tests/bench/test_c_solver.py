"""The solver in C finds the results of the engine's own, in both of its ways."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from measuring.c_programs import build_c_solver, run_c_program
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.search.solved_boards import number_of
from py_engine.search.solving import ByFull
from support.console import Failure
from tests.c_compiler import needs_compiler

pytestmark = needs_compiler


@pytest.fixture(scope="module")
def program() -> Path:
    """The solver, compiled."""
    return build_c_solver()


@pytest.mark.parametrize("mode", ["solve", "retrograde"])
@pytest.mark.parametrize(("game_id", "size"), [("parasol", 2), ("subsume", 2), ("sunspot", 2), ("sum", 3)])
def test_boards_are_solved_in_c_as_in_python(program: Path, game_id: str, size: int, mode: str) -> None:
    game = make_game(find_game(game_id), size)
    solver, found = ByFull(game, 100_000), []
    for action in game.legal_actions(game.start()):
        solved = solver.solve(game.apply(game.start(), action))
        assert solved is not None
        found.append([solved.winner, solved.turns + 1])
    assert json.loads(run_c_program(program, game_id, size, mode, 0))["first_turns"] == found
    winners = json.loads(run_c_program(program, game_id, size, "winners", 0))["first_turns"]
    assert winners == [[winner, None] for winner, _ in found]


# Sets of squares, a row of four for each hexadecimal digit.
@pytest.mark.parametrize("holes", [0x0037, 0xA5A1, 0xF0F1, 0xFFFE])
def test_holes_are_left_out_in_both_ways_to_solve_a_board_in_c(program: Path, holes: int) -> None:
    tried, walked_back = (
        json.loads(run_c_program(program, "sum", 4, mode, holes))["first_turns"] for mode in ("solve", "retrograde")
    )
    assert tried == walked_back
    assert len(tried) == 16 - holes.bit_count()


def test_backwards_every_placing_that_is_not_over_is_looked_at_once_for_all_of_its_images(program: Path) -> None:
    # By Burnside's lemma there are 276, and 39 of them leave no cell of the rim empty.
    assert json.loads(run_c_program(program, "subsume", 2, "retrograde", 0))["positions"] == 237


def test_positions_are_numbered_and_won_in_c_as_in_python(program: Path) -> None:
    game = make_game(find_game("parasol"), 2)
    listed = run_c_program(program, "parasol", 2, "positions", 2).splitlines()
    in_c = {tuple(map(int, line.split())) for line in listed}
    solver, found = ByFull(game, 100_000), set()
    for first in game.legal_actions(game.start()):
        after = game.apply(game.start(), first)
        for turns, position in [(1, after), *((2, game.apply(after, action)) for action in game.legal_actions(after))]:
            solved = solver.solve(position)
            assert solved is not None
            found.add((turns, number_of(game.board, position), solved.winner))
    assert in_c == found


@pytest.mark.parametrize(
    ("game_id", "size", "mode", "message"),
    [
        ("surmount", 4, "solve", "there is no such game to solve: 'surmount'"),
        ("sum", 6, "solve", "this board is too large to be solved: '6'"),
        ("sum", 3, "guess", "this is not solve, winners, retrograde or positions: 'guess'"),
    ],
)
def test_what_the_solver_cannot_do_is_quoted(program: Path, game_id: str, size: int, mode: str, message: str) -> None:
    with pytest.raises(Failure, match=message):
        run_c_program(program, game_id, size, mode, 0)
