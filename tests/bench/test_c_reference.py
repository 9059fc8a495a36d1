"""The C reference plays by the engine's rules, and chooses as the engine's playouts do.

Otherwise a comparison of their speeds would say nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance

import pytest

from measuring.c_programs import build_c_reference, games_in_c, run_c_program
from py_engine.games.base import Action, Game, Kind, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.games.sunspot import GIVING
from py_engine.search.games import knowledge_of
from support.console import Failure
from tests.c_compiler import needs_compiler

pytestmark = needs_compiler

# A small board, where the rare things happen often, and the default one.
SIZES = {"subsume": (4, 6), "parasol": (3, 5), "surmount": (4, 5), "sunspot": (3, 6), "sum": (5, 9)}
GAMES = list(SIZES)  # those that the C program plays
BOARDS = [(game, size) for game in GAMES for size in SIZES[game]]

# By game, every kind of step that it has.
KINDS = {
    "subsume": {"place", "pass"},
    "parasol": {"place"},
    "surmount": {"place", "grow", "capture", "stop", "pass"},
    "sunspot": {"place", "flip", "give", "stop"},
    "sum": {"place", "pass"},
}

# Games played through step by step, and a seed with which they have every kind of step: of Surmount one in 300 passes.
REPLAYED = 40
SEED = 3

# Games of which averages are taken. The engine's are slow, above all on the default board, and set the error bars.
ENGINE_GAMES_ON_SMALL, ENGINE_GAMES_ON_DEFAULT = 300, 50
C_GAMES = 20_000

# Standard errors by which two averages may differ: with twenty comparisons one in 80,000 test runs fails by chance.
ERROR_BARS = 5


@dataclass(frozen=True)
class Step:
    """A line of the program's `steps`: what was done, on which cell (by its number in board order), of how many."""

    kind: str
    cell: int
    options: int


@pytest.fixture(scope="module")
def program() -> Path:
    """The C reference, compiled."""
    return build_c_reference()


def test_every_game_that_the_c_program_plays_is_tried() -> None:
    played = games_in_c()
    for name, listed in (("SIZES", SIZES), ("KINDS", KINDS)):
        assert set(listed) == played, f"{name} in tests/bench/test_c_reference.py must name the games of c/games"


def games_step_by_step(program: Path, game: str, size: int) -> Iterator[list[Step]]:
    """The steps of some games, each ended by `winner`."""
    steps = []
    for line in run_c_program(program, game, size, SEED, "steps", REPLAYED).splitlines():
        kind, cell, options = line.split()
        steps.append(Step(kind, int(cell), int(options)))
        if kind == "winner":
            yield steps
            steps = []


def action_of(game: Game, position: Position, step: Step) -> Action:
    """The engine's action for a step of the C reference."""
    cell = game.board.order[step.cell] if step.cell >= 0 else -1
    if step.kind == "give":
        return game.targets(position)[cell]  # any stone of a subgroup represents it
    kinds: dict[str, Kind] = {kind: kind for kind in ("place", "grow", "capture", "flip", "stop", "pass")}
    return Action(kinds[step.kind], cell)


def open_choices(game: Game, position: Position) -> int:
    """Among how many steps a random player chooses: each stone that could be given back counts by itself."""
    if game.id == "sunspot" and position.stage == GIVING:
        return len(game.targets(position))
    return len(knowledge_of(game).playout_actions(position))


@pytest.mark.parametrize(("game_id", "size"), BOARDS)
def test_every_step_in_c_is_legal_chosen_among_as_many_and_leads_to_the_same_winner(
    program: Path, game_id: str, size: int
) -> None:
    game = make_game(find_game(game_id), size)
    played = 0
    for *steps, end in games_step_by_step(program, game_id, size):
        position = game.start()
        for step in steps:
            action = action_of(game, position, step)
            assert action in game.legal_actions(position), f"{step} is not legal in {position}"
            assert step.options == open_choices(game, position), f"{step} in {position}"
            position = game.apply(position, action)
        outcome = game.outcome(position)
        assert outcome is not None, "the game goes on after its last step"
        assert outcome.winner == end.cell
        played += 1
    assert played == REPLAYED


@pytest.mark.parametrize(("game_id", "kinds"), KINDS.items())
def test_the_games_played_through_have_every_kind_of_step(program: Path, game_id: str, kinds: set[str]) -> None:
    small, default = (
        {step.kind for steps in games_step_by_step(program, game_id, size) for step in steps} for size in SIZES[game_id]
    )
    assert small | default == kinds | {"winner"}


def play_in_engine(game: Game, random: Random) -> tuple[int, int]:
    """One random game as `OneBoardPlayouts` plays it: the winner and the number of steps."""
    position, steps, knowledge = game.start(), 0, knowledge_of(game)
    while (outcome := game.outcome(position)) is None:
        position = game.apply(position, knowledge.random_action(position, random))
        steps += 1
    return outcome.winner, steps


@pytest.mark.parametrize(("game_id", "size"), BOARDS)
def test_games_in_c_are_won_as_often_and_are_as_long(program: Path, game_id: str, size: int) -> None:
    game, random = make_game(find_game(game_id), size), Random(1)
    engine_games = ENGINE_GAMES_ON_SMALL if size == SIZES[game_id][0] else ENGINE_GAMES_ON_DEFAULT
    played = [play_in_engine(game, random) for _ in range(engine_games)]
    in_c = json.loads(run_c_program(program, game_id, size, 1, "games", C_GAMES))
    assert in_c["playouts"] == sum(in_c["wins"]) == C_GAMES

    first_wins = [float(winner == 0) for winner, _ in played]
    lengths = [float(steps) for _, steps in played]
    for values, mean_in_c in ((first_wins, in_c["wins"][0] / C_GAMES), (lengths, in_c["steps"] / C_GAMES)):
        error = sqrt(variance(values) * (1 / engine_games + 1 / C_GAMES))
        assert abs(fmean(values) - mean_in_c) <= ERROR_BARS * error


def test_every_cell_is_as_likely_as_any_other(program: Path) -> None:
    games, size = 4_000, 3
    cells = make_game(find_game("parasol"), size).board.cell_count
    lines = run_c_program(program, "parasol", size, 1, "steps", games).splitlines()
    first_cells = [int(line.split()[1]) for line in lines[:: cells + 1]]  # a game's stones, and its winner
    expected = games / cells
    chi_square = sum((first_cells.count(cell) - expected) ** 2 / expected for cell in range(cells))
    freedom = cells - 1
    assert chi_square < freedom + ERROR_BARS * sqrt(2 * freedom)


def test_the_same_seed_plays_the_same_games(program: Path) -> None:
    def play(seed: int) -> str:
        return run_c_program(program, "sunspot", 4, seed, "steps", 3)

    assert play(7) == play(7)
    assert play(7) != play(8)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_largest_board_can_be_played_on_and_one_that_does_not_fit_is_refused(program: Path, game_id: str) -> None:
    largest = max(find_game(game_id).sizes)
    assert json.loads(run_c_program(program, game_id, largest, 1, "games", 1))["playouts"] == 1
    with pytest.raises(Failure, match="there is no board of this size that fits: '23'"):
        run_c_program(program, game_id, 23, 1, "games", 1)
