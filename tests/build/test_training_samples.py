"""From games to a network's input: positions, legal steps, searched steps, and winners."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("numpy")

import numpy as np

from py_engine.board.boards import bits
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import board_of, make_game
from py_engine.search.network.fields import layout_of
from py_engine.search.network.planes import names_of, planes_of
from tests.c_compiler import needs_compiler
from training.samples import SEARCHED_PART, images_of, samples_of
from training.self_play import SelfPlayGame, Step

pytestmark = needs_compiler

BOARDS = [("subsume", 4), ("parasol", 3), ("surmount", 4), ("sunspot", 4), ("sum", 5)]
every_board = pytest.mark.parametrize(("game_id", "size"), BOARDS)


def random_game(game_id: str, size: int, seed: int) -> tuple[SelfPlayGame, Game, list[Position]]:
    """A game of random steps that says of each that it was searched, and the positions before them."""
    random = Random(seed)
    game = make_game(find_game(game_id), size)
    position = game.start()
    played = SelfPlayGame(game_id, seed, size, [], None, -1)
    passed = []
    while (outcome := game.outcome(position)) is None:
        passed.append(position)
        action = random.choice(game.legal_actions(position))
        played.steps.append(Step(action.cell, 0.25, {action.cell: 3}))
        position = game.apply(position, action)
    played.winner = outcome.winner
    return played, game, passed


@every_board
def test_a_network_is_shown_what_the_engine_would_show_it(game_id: str, size: int) -> None:
    played, game, passed = random_game(game_id, size, 1)
    [samples] = samples_of([played])
    assert len(samples) == len(passed)
    assert samples.planes.shape[:2] == (len(passed), len(names_of(game_id)))
    grid = layout_of(game.board, 1).grid
    for number, position in enumerate(passed):
        for plane, shown in zip(planes_of(game, grid, [position]), samples.planes[number], strict=True):
            assert int.from_bytes(shown.tobytes(), "little") == plane


@every_board
def test_each_position_has_its_legal_steps_the_searched_ones_and_its_worth(game_id: str, size: int) -> None:
    played, game, passed = random_game(game_id, size, 2)
    [samples] = samples_of([played])
    for number, position in enumerate(passed):
        legal = {action.cell for action in game.legal_actions(position)}
        cells = {*bits(int.from_bytes(samples.legal[number].tobytes(), "little"))}
        assert cells | ({-1} if samples.stops[number] else set()) == legal
        [searched] = np.flatnonzero(samples.visits[number])
        assert samples.visits[number][searched] == 3
        assert (-1 if searched == samples.fields else searched) in legal
        won = float(played.winner == position.to_move)
        assert samples.value[number] == pytest.approx(SEARCHED_PART * 0.25 + (1 - SEARCHED_PART) * won)


@every_board
def test_each_position_has_the_stones_of_the_last_one_of_its_game(game_id: str, size: int) -> None:
    played, _, passed = random_game(game_id, size, 4)
    [samples] = samples_of([played])
    for number, position in enumerate(passed):
        mover = position.to_move
        told = [int.from_bytes(stones.tobytes(), "little") for stones in samples.last_stones[number]]
        assert told == [passed[-1].stones[mover], passed[-1].stones[1 - mover]]


def test_each_game_has_its_own_last_stones() -> None:
    games = [random_game("sum", 5, number) for number in (5, 6)]
    [samples] = samples_of([played for played, _, _ in games])
    lasts = [passed[-1] for _, _, passed in games for _ in passed]
    assert len(samples) == len(lasts)
    for both, last in zip(samples.last_stones, lasts, strict=True):
        assert sorted(int.from_bytes(stones.tobytes(), "little") for stones in both) == sorted(last.stones)


def test_a_brief_search_teaches_no_policy_and_none_at_all_nothing() -> None:
    played, _, passed = random_game("sum", 5, 3)
    played.steps[:2] = [Step(played.steps[0].cell), Step(played.steps[1].cell, 0.5)]
    [samples] = samples_of([played])
    assert len(samples) == len(passed) - 1
    assert samples.visits[0].sum() == 0
    assert samples.visits[1].sum() == 3


def test_samples_lie_together_by_the_size_of_their_boards() -> None:
    games = [random_game("sum", size, 4)[0] for size in (5, 3, 5)]
    assert [samples.size for samples in samples_of(games)] == [3, 5]


@every_board
def test_what_is_taken_is_the_same_unpacked_and_turned(game_id: str, size: int) -> None:
    jax = pytest.importorskip("jax")
    from training.learning import arrays_of, taken

    [samples] = samples_of([random_game(game_id, size, 5)[0]])
    source = images_of(game_id, size)[1]
    batch = taken(arrays_of(samples), jax.numpy.array([2, 0]), jax.numpy.asarray(source))
    for index, number in enumerate((2, 0)):
        for plane, packed in zip(batch["planes"][index], samples.planes[number], strict=True):
            whole = np.unpackbits(packed, bitorder="little")
            assert plane.tolist() == whole[source[:-1]].tolist()
        legal = np.append(
            np.unpackbits(samples.legal[number], bitorder="little")[: samples.fields], samples.stops[number]
        )
        assert batch["legal"][index].tolist() == legal[source].tolist()
        assert batch["visits"][index].tolist() == samples.visits[number][source].tolist()
        assert batch["value"][index] == samples.value[number]


@every_board
def test_turned_and_mirrored_positions_keep_cells_on_the_board_and_the_step_without_one(
    game_id: str, size: int
) -> None:
    board = board_of(find_game(game_id), size)
    images = images_of(game_id, size)
    assert len(images) == (8 if board.corners_touch or len(board.steps) == 4 else 12)
    for source in images:
        assert sorted(source) == list(range(len(source)))
        assert source[-1] == len(source) - 1
        assert {int(source[cell]) for cell in board.order} == set(board.order)
