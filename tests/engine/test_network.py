"""A network in big ints: equal to loops over cells on every number, whatever lies beside it in other lanes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from math import isclose, sqrt
from pathlib import Path

import pytest
from networks import look_plainly, random_network
from setups import positions_of_random_games

import py_engine
from py_engine import InvalidText
from py_engine.board.bitboard import enclosed, flood, groups
from py_engine.games.base import Action, Game, Position
from py_engine.games.catalogue import CATALOGUE, find_game
from py_engine.games.parasol import Parasol
from py_engine.games.setup import make_game
from py_engine.games.sum_game import Sum
from py_engine.games.sunspot import Sunspot
from py_engine.players.job import search_at
from py_engine.players.opponents import opponents_of
from py_engine.players.thinking import Thinking
from py_engine.search.games import knowledge_of
from py_engine.search.games.sunspot import closing_cells
from py_engine.search.network import adviser as advisers
from py_engine.search.network.adviser import Advice, Adviser, advised_games, adviser_of, weights_in
from py_engine.search.network.fields import HALF, MOST, layout_of
from py_engine.search.network.network import Network, probabilities
from py_engine.search.network.planes import SIZES, names_of, planes_of
from py_engine.search.network.weights import NetworkWeights, read_weights, write_weights
from py_engine.search.node import Node
from py_engine.search.params import ADVISED, SearchParams, params_of
from py_engine.search.playouts import Playouts
from py_engine.search.search import Search

GAMES = [info.id for info in CATALOGUE]
BOARDS = [("subsume", 4), ("parasol", 3), ("surmount", 4), ("sunspot", 5), ("sum", 5)]
every_game = pytest.mark.parametrize("game_id", GAMES)
every_board = pytest.mark.parametrize(("game_id", "size"), BOARDS)


def game_on(game_id: str, size: int | None = None, holes: tuple[str, ...] = ()) -> Game:
    info = find_game(game_id)
    return make_game(info, size or info.default_size, holes)


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
        looked = Network(weights, board).look(lanes, planes)
        single = [planes_of(game, layout_of(board, 1).grid, [position]) for position in positions]
        for one, of_one in zip(looked, single, strict=True):
            plain = look_plainly(weights, board, of_one)
            assert {cell: one.logits[cell] for cell in board.order} == plain.logits
            assert one.stop == plain.stop
            x = plain.value_sum / (64 * 256)
            assert one.value == 0.5 + 0.5 * x / sqrt(1 + x * x)


def test_random_networks_use_what_there_is() -> None:
    """What the test above compares has numbers that are cut off below and above, and others."""
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


# --- what it sees


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
def test_sums_open_squares_and_limits_are_seen(holes: tuple[str, ...]) -> None:
    game = game_on("sum", 5, holes)
    assert isinstance(game, Sum)
    for position in positions_of_random_games(game, 12, seed=3):
        seen = planes_by_name(game, position)
        mover = position.to_move
        assert seen["open to me"] == game.placements(position)
        assert seen["open to you"] == game.placements(position._replace(to_move=1 - mover))
        assert seen["my limit"] == game.at_limit(position, mover)
        assert seen["your limit"] == game.at_limit(position, 1 - mover)


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


# --- in the search


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for weights in the place of the engine's."""
    monkeypatch.setattr(advisers, "FOLDER", tmp_path)
    weights_in.cache_clear()
    for game in GAMES:
        monkeypatch.setitem(ADVISED, game, params_of(game)._replace(policy_weight=0.4, value_part=0.5, lanes=32))
    return tmp_path


def put(shelf: Path, weights: NetworkWeights) -> None:
    (shelf / f"{weights.game}.json").write_text(write_weights(weights), encoding="utf-8")
    weights_in.cache_clear()


def test_a_game_without_weights_has_no_adviser(shelf: Path) -> None:
    assert adviser_of(game_on("sum", 5)) is None


def test_a_network_that_comes_into_place_late_is_asked_from_then_on(shelf: Path) -> None:
    game = game_on("sum", 5)
    assert adviser_of(game) is None
    search = Search(game, game.start(), 1)
    assert not search.lacks_network
    put(shelf, random_network(game, 1))
    assert adviser_of(game) is not None
    assert search.lacks_network
    assert not Search(game, game.start(), 1).lacks_network


def test_a_turn_is_not_thought_about_with_an_earlier_search_that_lacks_the_network_in_place(shelf: Path) -> None:
    match = py_engine.new_match("sum", size=5)
    before = search_at(match, None)
    assert search_at(match, None, before) is before
    put(shelf, random_network(match.game, 1))
    with_network = search_at(match, None, before)
    assert with_network is not before
    assert search_at(match, None, with_network) is with_network


def test_without_the_part_of_the_package_that_has_networks_a_search_does_without(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_on("sum", 5)
    put(shelf, random_network(game, 1))
    for name in [name for name in sys.modules if name.startswith("py_engine.search.network")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("py_engine.search.network")
    monkeypatch.setattr("py_engine.search.__path__", [])
    search = Search(game, game.start(), 1)
    search.run(100)
    assert search.root.advice is None


def test_a_network_is_made_ready_once_for_a_board(shelf: Path) -> None:
    game, other = game_on("sum", 5), game_on("sum", 7)
    put(shelf, random_network(game, 1))
    advisers_of = [adviser_of(one) for one in (game, game, other)]
    first, again, elsewhere = (one.network for one in advisers_of if one is not None)
    assert first is again
    assert elsewhere is not first
    put(shelf, random_network(game, 2))
    changed = adviser_of(game)
    assert changed is not None
    assert changed.network is not first


def test_only_games_whose_search_asks_a_network_in_place_are_advised(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game_id in ("sum", "parasol"):
        put(shelf, random_network(game_on(game_id, 5), 1))
    monkeypatch.delitem(ADVISED, "parasol")
    assert advised_games() == ["sum"]


def test_without_its_network_a_game_is_searched_as_if_it_had_never_had_one(shelf: Path) -> None:
    game = game_on("sum", 5)

    def visits(**settings: bool) -> list[int]:
        search = Search(game, game.start(), 1, **settings)
        search.run(300)
        return search.root.visits

    plain = visits(asks=False)
    assert visits() == plain
    put(shelf, random_network(game, 1))
    assert visits() != plain
    assert visits(asks=False) == plain


def test_only_who_plays_as_well_as_can_be_asks_a_network(shelf: Path) -> None:
    match = py_engine.new_match("sum", size=5)
    put(shelf, random_network(match.game, 1))
    *others, strongest = opponents_of("sum")
    for opponent in others:
        choice = py_engine.choose_turn(match, opponent.id, playouts=200, seed=1)
        advisers.FOLDER.joinpath("sum.json").rename(advisers.FOLDER / "away")
        weights_in.cache_clear()
        assert py_engine.choose_turn(match, opponent.id, playouts=200, seed=1) == choice
        advisers.FOLDER.joinpath("away").rename(advisers.FOLDER / "sum.json")
        weights_in.cache_clear()
    thinking = Thinking(match, strongest.id, playouts=200, seed=1)
    while thinking.memory.root.played < 100:
        thinking.work()
    assert thinking.memory.root.advice is not None


def test_a_search_with_a_network_is_not_carried_on_without_nor_the_other_way(shelf: Path) -> None:
    match = py_engine.new_match("sum", size=5)
    put(shelf, random_network(match.game, 1))
    asking, plain = search_at(match, None), search_at(match, None, asks=False)
    assert search_at(match, None, asking) is asking
    assert search_at(match, None, plain, asks=False) is plain
    assert search_at(match, None, asking, asks=False) is not asking
    assert search_at(match, None, plain) is not plain


def test_weights_that_see_other_planes_are_left_alone(shelf: Path) -> None:
    game = game_on("sum", 5)
    weights = random_network(game, 1)
    put(shelf, weights._replace(planes=("own", *weights.planes[:-1])))
    assert adviser_of(game) is None


@every_board
def test_advice_names_every_step_and_is_the_same_in_any_company(shelf: Path, game_id: str, size: int) -> None:
    game = game_on(game_id, size)
    adviser = Adviser(game, random_network(game, 1))
    positions = positions_of_random_games(game, 5, seed=6)
    actions = [game.legal_actions(position) for position in positions]
    together = adviser.advise(positions, actions)
    for position, steps, advice in zip(positions, actions, together, strict=True):
        assert adviser.advise([position], [steps]) == [advice]
        assert len(advice.policy) == len(steps)
        assert isclose(sum(advice.policy), 1)
        assert 0 < advice.value < 1


@every_board
def test_a_search_with_a_network_is_the_same_for_a_seed(shelf: Path, game_id: str, size: int) -> None:
    game = game_on(game_id, size)

    def visits(seed: int) -> list[int]:
        search = Search(game, game.start(), seed)
        search.run(400)
        return search.root.visits

    without = visits(1)
    put(shelf, random_network(game, 1))
    assert visits(1) == visits(1)
    assert visits(1) != without


def test_a_search_can_be_given_a_network_that_is_not_in_place(shelf: Path) -> None:
    game = game_on("sum", 5)
    asking = params_of("sum")._replace(policy_weight=0.4, value_part=0.5)

    def visits(params: SearchParams, seed: int | None = None) -> list[int]:
        adviser = None if seed is None else Adviser(game, random_network(game, seed))
        search = Search(game, game.start(), 1, params=params, adviser=adviser)
        search.run(400)
        return search.root.visits

    without = visits(params_of("sum"))
    assert visits(asking) == without, "none is in place"
    assert visits(params_of("sum"), 1) == without, "none is asked"
    given = visits(asking, 1)
    assert given != without
    put(shelf, random_network(game, 2))
    assert visits(asking, 1) == given, "the one that is given goes before the one in place"
    assert visits(asking) != given


@every_board
def test_wins_stay_between_none_and_all(shelf: Path, game_id: str, size: int) -> None:
    game = game_on(game_id, size)
    put(shelf, random_network(game, 2))
    search = Search(game, game.start(), seed=3)
    search.run(600)
    root = search.root
    assert root.advice is not None
    assert all(0 <= wins <= visits + 1e-9 for wins, visits in zip(root.wins, root.visits, strict=True))
    assert isclose(sum(root.advice.policy), 1)


# --- a search that asks and plays no games


def asking_only(game: Game, seed: int, playouts: int = 120) -> Search:
    params = params_of(game.id)._replace(policy_weight=1.0, value_part=1.0, proof_below=0)
    search = Search(game, game.start(), 1, params=params, adviser=Adviser(game, random_network(game, seed)))
    search.run(playouts)
    return search


def below(node: Node) -> Iterator[Node]:
    """A position of the tree and all that follow it there."""
    yield node
    for child in node.children:
        if child is not None:
            yield from below(child)


@every_board
def test_where_a_networks_word_is_all_there_is_a_step_is_worth_what_is_said_after_it(game_id: str, size: int) -> None:
    game = game_on(game_id, size)
    root = asking_only(game, 4).root
    for index, child in enumerate(root.children):
        if child is None or not root.visits[index] or any(each.proven is not None for each in below(child)):
            continue
        said = [
            each.advice.value if each.position.to_move == root.position.to_move else 1 - each.advice.value
            for each in below(child)
            if each.advice is not None
        ]
        # A position that is its descents' end again and again, within one round, counts more than once.
        assert min(said) - 1e-9 <= root.wins[index] / root.visits[index] <= max(said) + 1e-9


def test_no_games_are_played_where_a_networks_word_is_all_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_on("sum", 5)

    def refuse(*_: object) -> Playouts:
        raise AssertionError("games were made ready")

    monkeypatch.setattr(type(knowledge_of(game)), "make_playouts", refuse)
    search = asking_only(game, 4)
    assert search.playouts >= 120
    assert search.root.amaf_visits == [0, 0]
    search.share(2)
    assert not search.has_batches


@every_board
def test_it_is_the_same_for_the_same_network_and_another_for_another(game_id: str, size: int) -> None:
    game = game_on(game_id, size)
    visits = [asking_only(game, seed).root.visits for seed in (4, 4, 5)]
    assert visits[0] == visits[1] != visits[2]


def test_likely_steps_are_tried_most(monkeypatch: pytest.MonkeyPatch) -> None:
    def advise(_: Adviser, positions: Sequence[Position], actions: Sequence[Sequence[Action]]) -> list[Advice]:
        policies = [[0.9 if index == 7 else 0.1 / len(steps) for index in range(len(steps))] for steps in actions]
        return [Advice(policy, 0.5) for policy in policies]

    monkeypatch.setattr(Adviser, "advise", advise)
    root = asking_only(game_on("sum", 5), 4).root
    assert root.visits[7] > root.total / 2
