"""A network in big ints: equal to loops over cells on every number, whatever is in the other lanes."""

from __future__ import annotations

import gzip
import json
from math import isclose, sqrt

import pytest
from networks import BOARDS, GAMES, game_on, output_plainly, random_network
from setups import positions_of_random_games

from py_engine import InvalidText
from py_engine.board.bitboard import enclosed, flood, groups
from py_engine.games.base import Game, Position
from py_engine.games.parasol import Parasol
from py_engine.games.sum_game import Sum
from py_engine.games.sunspot import Sunspot
from py_engine.search.games.sunspot import closing_cells
from py_engine.search.network.evaluator import FOLDER
from py_engine.search.network.fields import HALF, MOST, layout_of
from py_engine.search.network.network import Network, probabilities
from py_engine.search.network.planes import SIZES, names_of, planes_of
from py_engine.search.network.weights import read_weights, write_weights
from py_engine.search.params import WITH_NETWORK

# The most bytes that a page fetches before its first search of a game: the documents say about 3 kB.
MOST_BYTES = 4_000

every_game = pytest.mark.parametrize("game_id", GAMES)
every_board = pytest.mark.parametrize(("game_id", "size"), BOARDS)


# --- the arithmetic


@every_board
@pytest.mark.parametrize("lanes", [1, 3])
def test_every_number_is_that_of_loops_over_cells(game_id: str, size: int, lanes: int) -> None:
    game = game_on(game_id, size)
    board = game.board
    positions = positions_of_random_games(game, lanes, seed=lanes)
    for seed in range(3):
        weights = random_network(game, seed)
        planes = planes_of(game, layout_of(board, lanes).grid, positions)
        outputs = Network(weights, board).outputs(lanes, planes)
        single = [planes_of(game, layout_of(board, 1).grid, [position]) for position in positions]
        for one, of_one in zip(outputs, single, strict=True):
            plain = output_plainly(weights, board, of_one)
            assert {cell: one.logits[cell] for cell in board.order} == plain.logits
            assert one.stop == plain.stop
            x = plain.value_sum / (64 * 256)
            assert one.value == 0.5 + 0.5 * x / sqrt(1 + x * x)


def test_random_networks_use_what_there_is() -> None:
    """The numbers that the test above compares include some that are cut off below and above, and others."""
    game = game_on("sunspot", 5)
    layout = layout_of(game.board, 1)
    planes = planes_of(game, layout.grid, positions_of_random_games(game, 1, seed=1))
    network = Network(random_network(game, 0), game.board)
    maps = network._layers[0].outputs(layout, [layout.spread(plane) * 16 for plane in planes])
    numbers = {number for one in maps for number in layout.numbers(one)[0]}
    assert {0, MOST} < numbers
    assert len(numbers) > 20


@every_board
def test_a_map_spreads_fills_and_has_its_mean(game_id: str, size: int) -> None:
    board = game_on(game_id, size).board
    layout = layout_of(board, 3)
    cells = layout.grid.load([1 << board.order[0], board.cells, board.perimeter])
    numbers = layout.numbers(layout.spread(cells) * MOST)
    for lane, expected in enumerate((1 << board.order[0], board.cells, board.perimeter)):
        assert numbers[lane] == [MOST * (expected >> bit & 1) for bit in range(layout.grid.stride)]
    means = layout.means(layout.spread(cells) * MOST)
    assert means[1] == 16 * MOST
    for mean, expected in zip(means, (1, board.cell_count, board.perimeter.bit_count()), strict=True):
        assert 0 <= mean - 16 * MOST * expected / board.cell_count + 1 < 2
    filled = layout.numbers(layout.fill([0, 77, HALF - 1]))
    for lane, number in enumerate((0, 77, HALF - 1)):
        assert filled[lane] == [number * (board.cells >> bit & 1) for bit in range(layout.grid.stride)]


def test_probabilities_follow_powers_of_two() -> None:
    found = probabilities([0, 16, 32, -3_000])
    assert isclose(sum(found), 1)
    assert isclose(found[1] / found[0], 2, rel_tol=0.01)
    assert isclose(found[2] / found[1], 2, rel_tol=0.01)
    assert 0 < found[3] < 1e-8
    assert probabilities([5]) == [1.0]


# --- its input


@every_game
def test_planes_have_names_of_their_own(game_id: str) -> None:
    game = game_on(game_id)
    names = names_of(game_id)
    assert len(set(names)) == len(names)
    assert len(planes_of(game, layout_of(game.board, 1).grid, [game.start()])) == len(names)


@every_board
def test_planes_are_the_same_beside_other_positions(game_id: str, size: int) -> None:
    game = game_on(game_id, size)
    positions = positions_of_random_games(game, 7, seed=4)
    grid = layout_of(game.board, len(positions)).grid
    together = [grid.unload(plane) for plane in planes_of(game, grid, positions)]
    for lane, position in enumerate(positions):
        assert [plane[lane] for plane in together] == seen_alone(game, position)


def seen_alone(game: Game, position: Position) -> list[int]:
    return planes_of(game, layout_of(game.board, 1).grid, [position])


def planes_by_name(game: Game, position: Position) -> dict[str, int]:
    return dict(zip(names_of(game.id), seen_alone(game, position), strict=True))


@every_board
def test_a_position_is_seen_from_the_side_of_the_one_to_move(game_id: str, size: int) -> None:
    game = game_on(game_id, size)
    for position in positions_of_random_games(game, 5, seed=2):
        seen = planes_by_name(game, position)
        assert seen["own"] == position.stones[position.to_move]
        assert seen["enemy"] == position.stones[1 - position.to_move]
        assert seen["empty"] == game.empty_cells(position)
        assert seen["board"] == game.board.cells
        assert seen["edge"] == game.board.perimeter


def test_holes_are_no_part_of_the_board() -> None:
    game = game_on("sum", 5, ("a1", "c3"))
    seen = planes_by_name(game, game.start())
    assert seen["board"] == seen["empty"] == game.board.cells & ~game.holes


def test_surmounts_groups_are_told_apart_by_size() -> None:
    game = game_on("surmount", 5)
    for position in positions_of_random_games(game, 12, seed=3):
        seen = planes_by_name(game, position)
        for whose, colour in (("my", position.to_move), ("your", 1 - position.to_move)):
            for size in SIZES:
                large = [group for group in groups(game.board, position.stones[colour]) if group.bit_count() >= size]
                assert seen[f"{whose} groups of {size}"] == sum(large)
        assert seen["group"] == position.group
        assert seen["touched"] == position.touched
        assert seen["placed"] == (game.board.cells if position.stage == 1 else 0)
        assert seen["growing"] == (game.board.cells if position.stage == 2 else 0)


def test_sunspots_sight_and_loops_are_seen() -> None:
    game = game_on("sunspot", 5)
    assert isinstance(game, Sunspot)
    board = game.board
    for position in positions_of_random_games(game, 12, seed=3):
        seen = planes_by_name(game, position)
        edge = game.edge_stones(position)
        for whose, colour in (("my", position.to_move), ("your", 1 - position.to_move)):
            stones = position.stones[colour]
            assert seen[f"{whose} edge stones"] == edge & stones
            assert seen[f"{whose} exposed stones"] == flood(board, edge & stones, stones) & ~edge
            closing = 0
            for group in groups(board, stones):
                closing |= closing_cells(board, group)
            assert seen[f"closes {whose} loop"] == closing & board.cells


def test_subsumes_open_and_surrounded_cells_are_seen() -> None:
    game = game_on("subsume", 5)
    for position in positions_of_random_games(game, 12, seed=3):
        seen = planes_by_name(game, position)
        stones = position.stones[0] | position.stones[1]
        assert seen["surrounded"] == enclosed(game.board, stones) & ~stones
        for name, colour in (("open to me", position.to_move), ("open to you", 1 - position.to_move)):
            allowed = game.legal_actions(position._replace(to_move=colour))
            assert seen[name] == sum(1 << action.cell for action in allowed if action.cell >= 0)


@pytest.mark.parametrize("holes", [(), ("b2", "e5")])
def test_sums_open_squares_limits_and_held_squares_are_seen(holes: tuple[str, ...]) -> None:
    game = game_on("sum", 5, holes)
    assert isinstance(game, Sum)
    held = 0
    for position in positions_of_random_games(game, 24, seed=3):
        seen = planes_by_name(game, position)
        mover = position.to_move
        assert seen["open to me"] == game.placements(position)
        assert seen["open to you"] == game.placements(position._replace(to_move=1 - mover))
        assert seen["my limit"] == game.at_limit(position, mover)
        assert seen["your limit"] == game.at_limit(position, 1 - mover)
        held += seen["mine for good"].bit_count()
        assert seen["mine for good"] == game.held(position, mover)
        assert seen["yours for good"] == game.held(position, 1 - mover)
    assert held


def test_parasols_that_are_held_are_seen() -> None:
    game = game_on("parasol", 4)
    assert isinstance(game, Parasol)
    for position in positions_of_random_games(game, 8, seed=3):
        seen = planes_by_name(game, position)
        for whose, colour in (("my", position.to_move), ("your", 1 - position.to_move)):
            assert seen[f"{whose} parasols of 4"] == game.held(position.stones[colour])


# --- its weights


@every_game
def test_weights_are_read_as_they_were_written(game_id: str) -> None:
    weights = random_network(game_on(game_id), 1)
    assert read_weights(write_weights(weights)) == weights


def damaged(change: str) -> str:
    document = json.loads(write_weights(random_network(game_on("sum", 5), 1)))
    layer = document["layers"][1]
    match change:
        case "another format":
            document["format"] = "sunstones-record"
        case "another version":
            document["version"] = 99
        case "no value":
            del document["value"]
        case "a character that is no weight":
            layer["weights"][0] = "z" + layer["weights"][0][1:]
        case "a row too short":
            layer["weights"][0] = layer["weights"][0][1:]
        case "a sum that overflows":
            layer["weights"][0] = "d" * len(layer["weights"][0])
            layer["biases"][0] = HALF
        case "halved too often":
            layer["halvings"][0] = 40
        case "a number that is a text":
            document["hidden"]["weights"][0][0] = "1"
    return json.dumps(document)


@pytest.mark.parametrize(
    "change",
    [
        "another format",
        "another version",
        "no value",
        "a character that is no weight",
        "a row too short",
        "a sum that overflows",
        "halved too often",
        "a number that is a text",
    ],
)
def test_damaged_weights_are_refused(change: str) -> None:
    with pytest.raises(InvalidText):
        read_weights(damaged(change))


@pytest.mark.parametrize("text", ["", "[]", "{", "3", "{}"])
def test_what_is_no_network_is_refused(text: str) -> None:
    with pytest.raises(InvalidText):
        read_weights(text)


# --- what ships


@pytest.mark.parametrize("game_id", sorted(WITH_NETWORK))
def test_a_network_is_a_small_download(game_id: str) -> None:
    assert len(gzip.compress((FOLDER / f"{game_id}.json").read_bytes())) <= MOST_BYTES
