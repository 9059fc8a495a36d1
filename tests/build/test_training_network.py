"""Learning: the network is the one that the engine computes, the same from the same seed, broken off or not."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("jax")

import jax
import numpy as np

from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.search.network.fields import layout_of
from py_engine.search.network.network import Network
from py_engine.search.network.planes import names_of, planes_of
from py_engine.search.network.weights import Layer, NetworkWeights, read_weights
from support.console import Failure
from tests.c_compiler import needs_compiler
from training import generations, learning, runs
from training.checkpoints import read_checkpoint
from training.generations import HELD_OUT, Generation
from training.learning import Learner, Losses, Settings, arrays_of, board_map, taken
from training.model import Shape, forward, value_of, weights_of
from training.runs import Run, learn
from training.samples import Samples, samples_of
from training.self_play import SelfPlayGame, Step

pytestmark = needs_compiler

BOARDS = [("subsume", 4), ("parasol", 3), ("surmount", 4), ("sunspot", 4), ("sum", 5)]
FIRST = Generation("sum", 0)
SETTINGS = Settings(steps=12, batch=8, pruning=(0.0, 0.5), settling=0.5)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests' learners apart from real ones."""
    monkeypatch.setattr(generations, "FOLDER", tmp_path)


def random_game(game_id: str, size: int, number: int) -> SelfPlayGame:
    """A game of random steps that says of each that it was searched."""
    random = Random(number)
    game = make_game(find_game(game_id), size)
    position = game.start()
    played = SelfPlayGame(game_id, number, size, [], None, -1)
    while (outcome := game.outcome(position)) is None:
        action = random.choice(game.legal_actions(position))
        played.steps.append(Step(action.cell, 0.5, {action.cell: 1}))
        position = game.apply(position, action)
    played.winner = outcome.winner
    return played


def keep_games(count: int, sizes: tuple[int, ...] = (5,)) -> None:
    FIRST.games_file.parent.mkdir(parents=True)
    games = [random_game("sum", sizes[number % len(sizes)], number) for number in range(count)]
    lines = [json.dumps(game.as_document()) + "\n" for game in games]
    FIRST.games_file.write_text("".join(lines))


def a_learner(seed: int = 1, settings: Settings = SETTINGS) -> Learner:
    return Learner("sum", Shape(len(names_of("sum")), channels=4, layers=2), settings, seed)


def some_samples() -> list[Samples]:
    return samples_of([random_game("sum", 5, number) for number in range(4)])


# --- the numbers


@pytest.mark.parametrize(("game_id", "size"), BOARDS)
def test_what_is_learned_is_what_the_engine_computes(game_id: str, size: int) -> None:
    played = random_game(game_id, size, 1)
    [samples] = samples_of([played])
    shape = Shape(len(names_of(game_id)), channels=6, layers=3, global_maps=2, global_layers=(1, 2))
    learner = Learner(game_id, shape, SETTINGS, 1)
    random = np.random.default_rng(2)
    params = jax.tree.map(lambda array: array + random.normal(0, 0.1, array.shape).astype(np.float32), learner.masked())
    board = jax.numpy.asarray(board_map(game_id, samples))
    rows, width = board.shape
    everything = taken(arrays_of(samples), np.arange(len(samples)), np.arange(samples.fields + 1))
    planes = np.asarray(everything["planes"]).reshape(len(samples), -1, rows, width).transpose(0, 2, 3, 1)
    policy, stop, x, _ = (
        np.asarray(array)
        for array in forward(params, jax.numpy.asarray(planes.astype(np.float32)), board, learner.taps)
    )
    values = np.asarray(value_of(jax.numpy.asarray(x)))
    game = make_game(find_game(game_id), size)
    network = Network(weights_of(params, game_id, names_of(game_id), {}), game.board)
    position = game.start()
    for number, step in enumerate(played.steps):
        [output] = network.outputs(1, planes_of(game, layout_of(game.board, 1).grid, [position]))
        for cell in game.board.order:
            assert output.logits[cell] == 16 * policy[number][cell]
        assert output.stop == 16 * stop[number]
        assert output.value == pytest.approx(values[number], abs=1e-6)
        [action] = [action for action in game.legal_actions(position) if action.cell == step.cell]
        position = game.apply(position, action)


# --- learning


def losses_of(learner: Learner, samples: list[Samples], every: int = 3) -> list[Losses]:
    return [losses for losses in learner.learn(samples, every) if losses is not None]


def test_the_same_seed_learns_the_same_and_another_something_else() -> None:
    samples = some_samples()
    first = losses_of(a_learner(1), samples)
    assert len(first) == 4
    assert losses_of(a_learner(1), samples) == first
    assert losses_of(a_learner(2), samples) != first


def test_what_was_seen_often_is_known() -> None:
    samples = some_samples()
    learner = a_learner(settings=Settings(steps=80, batch=32, rate=1e-2, stones_weight=0.5, density=1.0))
    before = learner.test(samples)
    losses_of(learner, samples)
    after = learner.test(samples)
    assert after.value < before.value
    assert after.policy < before.policy
    assert after.stones < before.stones == 1


def test_in_the_end_only_so_many_weights_are_left() -> None:
    learner = a_learner(settings=Settings(steps=40, batch=8, density=0.25, pruning=(0.1, 0.5)))
    losses_of(learner, some_samples())
    weights = weights_of(learner.masked(), "sum", names_of("sum"), {})
    kept = [sum(weight != 0 for row in layer.weights for weight in row) for layer in weights.layers[:-1]]
    there = [sum(len(row) for row in layer.weights) for layer in weights.layers[:-1]]
    assert kept[0] <= 0.55 * there[0], "what it begins with keeps twice as many"
    assert kept[1] <= 0.3 * there[1]


def test_weights_between_layers_stay_once_they_have_settled_and_the_rest_is_learned() -> None:
    learner = a_learner(settings=Settings(steps=20, batch=8, rate=1e-2, pruning=(0.1, 0.4), settling=0.5))
    stages = []
    for losses in learner.learn(some_samples(), every=5):
        if losses is not None:
            stages.append(weights_of(learner.masked(), "sum", names_of("sum"), {}))
    layers = [[(layer.weights, layer.halvings) for layer in stage.layers] for stage in stages]
    assert layers[0] != layers[1] == layers[2] == layers[3]
    assert stages[1].hidden != stages[3].hidden
    assert stages[1].layers[0].biases != stages[3].layers[0].biases


def test_weights_do_not_settle_before_some_have_been_let_go() -> None:
    with pytest.raises(ValueError, match=r"settling, 0\.4, has to come after pruning ends, 0\.6"):
        a_learner(settings=Settings(settling=0.4))


def a_network(seed: int) -> NetworkWeights:
    """The weights of a learner with weights of all sizes."""
    random = np.random.default_rng(seed)
    params = jax.tree.map(
        lambda array: array + random.normal(0, 0.3, array.shape).astype(np.float32), a_learner(seed).params
    )
    return weights_of(params, "sum", names_of("sum"), {})


@pytest.mark.parametrize("seed", range(4))
def test_a_network_that_is_learned_on_with_begins_as_the_engine_knows_it(seed: int) -> None:
    network = a_network(seed)
    learner = a_learner()
    learner.begin_with(network)
    again = weights_of(learner.masked(), "sum", names_of("sum"), {})

    def exact(layer: Layer) -> list[list[float]]:
        return [
            [weight / 2**halvings for weight in (*row, bias)]
            for row, bias, halvings in zip(layer.weights, layer.biases, layer.halvings, strict=True)
        ]

    assert list(map(exact, again.layers)) == list(map(exact, network.layers))
    assert (again.hidden, again.value) == (network.hidden, network.value)


@pytest.mark.parametrize(
    ("channels", "layers", "reason"),
    [(6, 2, "it has 2 layers of 4 maps, not 2 of 6"), (4, 3, "it has 2 layers of 4 maps, not 3 of 4")],
)
def test_a_network_of_another_shape_is_not_learned_on_with(channels: int, layers: int, reason: str) -> None:
    learner = Learner("sum", Shape(len(names_of("sum")), channels=channels, layers=layers), SETTINGS, 1)
    with pytest.raises(ValueError, match=reason):
        learner.begin_with(a_network(1))


# --- a run


def a_run(**changes: int) -> Run:
    return Run(FIRST, 60, 2, 4, 2, SETTINGS, 1, "the command")._replace(**changes)


@pytest.fixture
def clean_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "commit", lambda: "0123abc")


@pytest.mark.usefixtures("clean_checkout")
def test_a_run_that_is_broken_off_again_and_again_ends_with_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "POINTS", 3)
    # Some weights are let go before the first checkpoint, and all have settled before the second.
    monkeypatch.setattr(learning, "PRUNED_EVERY", 3)
    keep_games(HELD_OUT + 3)
    in_one_go = learn(a_run(), minutes=60)
    assert in_one_go == FIRST.weights_file
    weights = in_one_go.read_bytes()
    [folder] = FIRST.folder.iterdir()
    points = read_checkpoint(folder / "checkpoint.npz", a_learner())
    picture = (folder / "curves.svg").read_text()
    in_one_go.unlink()
    (folder / "checkpoint.npz").unlink()
    goes = 1
    while learn(a_run(), minutes=0) is None:
        assert not in_one_go.exists()
        goes += 1
    assert goes == 3
    assert in_one_go.read_bytes() == weights
    assert read_checkpoint(folder / "checkpoint.npz", a_learner()) == points
    assert (folder / "curves.svg").read_text() == picture


@pytest.mark.usefixtures("clean_checkout")
def test_weights_say_how_they_were_made() -> None:
    keep_games(3, sizes=(3, 5))
    file = learn(a_run(seed=5), minutes=60)
    assert file is not None
    made = read_weights(file.read_text()).made
    assert made["commit"] == "0123abc"
    assert made["seed"] == 5
    assert made["generation"] == 0
    assert made["games"] == {"0": 3}
    assert made["sizes"] == {"3": 2, "5": 1}
    assert made["networks"] == []
    assert made["command"] == "the command"


@pytest.mark.usefixtures("clean_checkout")
def test_other_settings_or_games_begin_anew_beside_what_is_there() -> None:
    keep_games(4)
    learn(a_run(), minutes=0)
    learn(a_run(seed=2), minutes=0)
    learn(a_run(games=3), minutes=0)
    learn(a_run(), minutes=0)
    assert len(list(FIRST.folder.iterdir())) == 3


@pytest.mark.usefixtures("clean_checkout")
def test_a_later_generation_learns_from_the_games_before_it_too() -> None:
    keep_games(3)
    second = FIRST._replace(number=1)
    second.games_file.write_text(json.dumps(random_game("sum", 5, 0).as_document()) + "\n")
    file = learn(a_run()._replace(generation=second), minutes=60)
    assert file == second.weights_file
    assert read_weights(file.read_text()).made["games"] == {"0": 3, "1": 1}
    alone = runs.games_by_generation(a_run(window=1)._replace(generation=second))
    assert list(alone) == [1]


@pytest.mark.usefixtures("clean_checkout")
def test_a_later_generation_may_learn_on_with_the_network_before_it() -> None:
    keep_games(3)
    learn(a_run(), minutes=60)
    second = FIRST._replace(number=1)
    second.games_file.write_text(json.dumps(random_game("sum", 5, 0).as_document()) + "\n")
    unchanged = a_run()._replace(generation=second, goes_on=True, settings=Settings(steps=2, batch=8, rate=0.0))
    file = learn(unchanged, minutes=60)
    assert file == second.weights_file
    assert read_weights(file.read_text()).value == read_weights(FIRST.weights_file.read_text()).value
    with pytest.raises(Failure, match="cannot be learned on with: it has 2 layers of 4 maps, not 2 of 5"):
        learn(unchanged._replace(channels=5), minutes=60)


@pytest.mark.usefixtures("clean_checkout")
def test_without_games_nothing_is_learned() -> None:
    with pytest.raises(Failure, match="too few games"):
        learn(a_run(), minutes=60)
