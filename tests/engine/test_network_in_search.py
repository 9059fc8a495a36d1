"""The use of a network in a search: where it comes from, who asks it, and how much its evaluations count."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import isclose
from pathlib import Path

import pytest
from networks import BOARDS, GAMES, game_on, random_network
from setups import positions_of_random_games

import py_engine
from py_engine.games.base import Action, Game
from py_engine.players.job import search_at
from py_engine.players.opponents import opponents_of
from py_engine.players.review import Review
from py_engine.players.thinking import Thinking
from py_engine.players.verdicts import Entry
from py_engine.search.games import knowledge_of
from py_engine.search.network import evaluator as evaluators
from py_engine.search.network.evaluator import Evaluation, Evaluator, evaluator_of, games_with_networks, weights_in
from py_engine.search.network.weights import NetworkWeights, write_weights
from py_engine.search.node import Node
from py_engine.search.params import WITH_NETWORK, SearchParams, params_of
from py_engine.search.playouts import NetworkOutput, Playouts
from py_engine.search.search import Search

every_game = pytest.mark.parametrize("game_id", GAMES)
every_board = pytest.mark.parametrize(("game_id", "size"), BOARDS)


# --- in place


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for weights in the place of the engine's."""
    monkeypatch.setattr(evaluators, "FOLDER", tmp_path)
    weights_in.cache_clear()
    for game in GAMES:
        monkeypatch.setitem(WITH_NETWORK, game, params_of(game)._replace(policy_weight=0.4, value_part=0.5, lanes=32))
    return tmp_path


def put(shelf: Path, weights: NetworkWeights) -> None:
    (shelf / f"{weights.game}.json").write_text(write_weights(weights), encoding="utf-8")
    weights_in.cache_clear()


def test_a_game_without_weights_has_no_evaluator(shelf: Path) -> None:
    assert evaluator_of(game_on("sum", 5)) is None


def test_a_network_that_comes_into_place_late_is_asked_from_then_on(shelf: Path) -> None:
    game = game_on("sum", 5)
    assert evaluator_of(game) is None
    search = Search(game, game.start(), 1, asks=True)
    assert not search.lacks_network
    put(shelf, random_network(game, 1))
    assert evaluator_of(game) is not None
    assert search.lacks_network
    assert not Search(game, game.start(), 1, asks=True).lacks_network


def test_a_turn_is_not_thought_about_with_an_earlier_search_that_lacks_the_network_in_place(shelf: Path) -> None:
    match = py_engine.new_match("sum", size=5)
    before = search_at(match, None, asks=True)
    assert search_at(match, None, before, asks=True) is before
    put(shelf, random_network(match.game, 1))
    with_network = search_at(match, None, before, asks=True)
    assert with_network is not before
    assert search_at(match, None, with_network, asks=True) is with_network


def test_without_the_part_of_the_package_that_has_networks_a_search_does_without(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_on("sum", 5)
    put(shelf, random_network(game, 1))
    for name in [name for name in sys.modules if name.startswith("py_engine.search.network")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("py_engine.search.network")
    monkeypatch.setattr("py_engine.search.__path__", [])
    search = Search(game, game.start(), 1, asks=True)
    search.run(100)
    assert search.root.evaluation is None


def test_a_network_is_made_ready_once_for_a_board(shelf: Path) -> None:
    game, other = game_on("sum", 5), game_on("sum", 7)
    put(shelf, random_network(game, 1))
    evaluators_of = [evaluator_of(one) for one in (game, game, other)]
    first, again, elsewhere = (one.network for one in evaluators_of if one is not None)
    assert first is again
    assert elsewhere is not first
    put(shelf, random_network(game, 2))
    changed = evaluator_of(game)
    assert changed is not None
    assert changed.network is not first


def test_only_games_whose_search_asks_a_network_in_place_have_one(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game_id in ("sum", "parasol"):
        put(shelf, random_network(game_on(game_id, 5), 1))
    monkeypatch.delitem(WITH_NETWORK, "parasol")
    assert games_with_networks() == ["sum"]


def test_without_its_network_a_game_is_searched_as_if_it_had_never_had_one(shelf: Path) -> None:
    game = game_on("sum", 5)

    def visits(**settings: bool) -> list[int]:
        search = Search(game, game.start(), 1, **settings)
        search.run(300)
        return search.root.visits

    plain = visits()
    assert visits(asks=True) == plain
    put(shelf, random_network(game, 1))
    assert visits(asks=True) != plain
    assert visits() == plain


def test_only_who_plays_as_well_as_can_be_asks_a_network(shelf: Path) -> None:
    match = py_engine.new_match("sum", size=5)
    put(shelf, random_network(match.game, 1))
    *others, strongest = opponents_of("sum")
    for opponent in others:
        choice = py_engine.choose_turn(match, opponent.id, playouts=200, seed=1)
        evaluators.FOLDER.joinpath("sum.json").rename(evaluators.FOLDER / "away")
        weights_in.cache_clear()
        assert py_engine.choose_turn(match, opponent.id, playouts=200, seed=1) == choice
        evaluators.FOLDER.joinpath("away").rename(evaluators.FOLDER / "sum.json")
        weights_in.cache_clear()
    thinking = Thinking(match, strongest.id, playouts=200, seed=1)
    while thinking.memory.root.played < 100:
        thinking.work()
    assert thinking.memory.root.evaluation is not None


def test_a_search_with_a_network_is_not_carried_on_without_nor_the_other_way(shelf: Path) -> None:
    match = py_engine.new_match("sum", size=5)
    put(shelf, random_network(match.game, 1))
    asking, plain = search_at(match, None, asks=True), search_at(match, None)
    assert search_at(match, None, asking, asks=True) is asking
    assert search_at(match, None, plain) is plain
    assert search_at(match, None, asking) is not asking
    assert search_at(match, None, plain, asks=True) is not plain


@pytest.mark.slow
def test_a_review_asks_the_network_that_is_in_place_when_it_begins(shelf: Path) -> None:
    match = py_engine.new_match("sum", size=5)
    match.play("b2")

    def finished(review: Review) -> list[Entry]:
        while not review.finished:
            review.run(1.0)
        return review.entries

    plain = finished(Review(match, playouts=8))
    begun_before = Review(match, playouts=8)
    put(shelf, random_network(match.game, 1))
    assert finished(begun_before) == plain
    assert finished(Review(match, playouts=8)) != plain


def test_weights_that_see_other_planes_are_left_alone(shelf: Path) -> None:
    game = game_on("sum", 5)
    weights = random_network(game, 1)
    put(shelf, weights._replace(planes=("own", *weights.planes[:-1])))
    assert evaluator_of(game) is None


@every_board
def test_an_evaluation_names_every_step_and_is_the_same_in_any_company(shelf: Path, game_id: str, size: int) -> None:
    game = game_on(game_id, size)
    evaluator = Evaluator(game, random_network(game, 1))
    positions = positions_of_random_games(game, 5, seed=6)
    actions = [game.legal_actions(position) for position in positions]
    together = evaluator.evaluate(positions, actions)
    for position, steps, evaluation in zip(positions, actions, together, strict=True):
        assert evaluator.evaluate([position], [steps]) == [evaluation]
        assert len(evaluation.policy) == len(steps)
        assert isclose(sum(evaluation.policy), 1)
        assert 0 < evaluation.value < 1


@every_board
def test_a_search_with_a_network_is_the_same_for_a_seed(shelf: Path, game_id: str, size: int) -> None:
    game = game_on(game_id, size)

    def visits(seed: int) -> list[int]:
        search = Search(game, game.start(), seed, asks=True)
        search.run(200)
        return search.root.visits

    without = visits(1)
    put(shelf, random_network(game, 1))
    assert visits(1) == visits(1)
    assert visits(1) != without


def test_a_search_can_be_given_a_network_that_is_not_in_place(shelf: Path) -> None:
    game = game_on("sum", 5)
    asking = params_of("sum")._replace(policy_weight=0.4, value_part=0.5)

    def visits(params: SearchParams, seed: int | None = None) -> list[int]:
        evaluator = None if seed is None else Evaluator(game, random_network(game, seed))
        search = Search(game, game.start(), 1, params=params, evaluator=evaluator)
        search.run(1_200)
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
    search = Search(game, game.start(), seed=3, asks=True)
    search.run(300)
    root = search.root
    assert root.evaluation is not None
    assert all(0 <= wins <= visits + 1e-9 for wins, visits in zip(root.wins, root.visits, strict=True))
    assert isclose(sum(root.evaluation.policy), 1)


# --- a search that asks and plays no games


def asking_only(game: Game, seed: int, playouts: int = 120) -> Search:
    params = params_of(game.id)._replace(policy_weight=1.0, value_part=1.0, proof_below=0)
    search = Search(game, game.start(), 1, params=params, evaluator=Evaluator(game, random_network(game, seed)))
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
            known.value if each.position.to_move == root.position.to_move else 1 - known.value
            for each in below(child)
            if (known := each.evaluation or each.output) is not None
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
    assert search.root.cells.visits == [0, 0]


@pytest.mark.usefixtures("shelf")
def test_a_search_that_finds_no_network_plays_games_as_if_it_had_not_looked_for_one() -> None:
    game = game_on("sum", 5)

    def visits(params: SearchParams) -> list[int]:
        search = Search(game, game.start(), 1, params=params)
        search.run(300)
        return search.root.visits

    plain = params_of("sum")
    assert visits(plain._replace(policy_weight=1.0, value_part=1.0)) == visits(plain)


@every_board
def test_it_is_the_same_for_the_same_network_and_another_for_another(game_id: str, size: int) -> None:
    game = game_on(game_id, size)
    visits = [asking_only(game, seed).root.visits for seed in (4, 4, 5)]
    assert visits[0] == visits[1] != visits[2]


def test_likely_steps_are_tried_most(monkeypatch: pytest.MonkeyPatch) -> None:
    def evaluation_of(_: NetworkOutput, steps: Sequence[Action]) -> Evaluation:
        return Evaluation([0.9 if index == 7 else 0.1 / len(steps) for index in range(len(steps))], 0.5)

    monkeypatch.setattr(Evaluator, "evaluation_of", staticmethod(evaluation_of))
    root = asking_only(game_on("sum", 5), 4).root
    assert root.visits[7] > root.total / 2


def batches_of(search: Search, playouts: int) -> list[int]:
    """The sizes of the batches until there are this many more playouts."""
    sizes, before = [], search.playouts
    while search.playouts < before + playouts:
        known = search.playouts
        search.run(known + 1)
        sizes.append(search.playouts - known)
    return sizes


def test_a_batch_is_at_most_half_as_large_as_what_has_been_looked_at() -> None:
    game = game_on("subsume", 4)
    search = asking_only(game, 4, playouts=0)
    search.run(1)
    sizes = batches_of(search, 60)
    assert sizes[:4] == [1, 1, 1, 2]
    assert max(sizes) == search.params.leaves
    search.advance(search.root.actions[search.best()])
    looked = search.root.played
    for size in batches_of(search, 20):
        assert size <= max(1, looked // 2)
        looked += size


def test_after_one_look_the_likeliest_step_is_played_whatever_the_style() -> None:
    game = game_on("surmount", 4)
    search = asking_only(game, 4, playouts=1)
    assert search.playouts == 1
    assert search.root.evaluation is not None
    policy = search.root.evaluation.policy
    likeliest = policy.index(max(policy))
    character = opponents_of("surmount")[3]._replace(tolerance=0.5)
    assert character.prefer(search) == likeliest
    assert search.win_rate(likeliest) == search.root.evaluation.value
