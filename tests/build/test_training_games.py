"""Games that networks learn from: playing and keeping them, on any workers, and the command's use of them."""

from __future__ import annotations

import json
import pickle
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import train
from py_engine.search.network import evaluator as evaluators
from py_engine.search.network.planes import names_of
from py_engine.search.network.weights import Dense, Layer, NetworkWeights, write_weights
from support.console import Failure
from tests.c_compiler import needs_compiler
from training import generations, playing, self_play
from training.curves import Point, draw
from training.generations import HELD_OUT, Generation, games_of, next_generation, split
from training.playing import play
from training.self_play import PLANS, Plan, SelfPlayGame, Step, name_of, play_games

FIRST = Generation("sum", 0)
SECOND = Generation("sum", 1)

IN_PLACE = evaluators.FOLDER


pytestmark = needs_compiler


@pytest.fixture(autouse=True)
def short_games_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests' games apart from real games and networks, and make them short."""
    monkeypatch.setattr(generations, "FOLDER", tmp_path)
    monkeypatch.setattr(evaluators, "FOLDER", tmp_path)
    monkeypatch.setattr(self_play, "PLANS", {**PLANS, "sum": Plan({4: 1, 5: 1}, 40, 80)})


def plain_network(bias: int) -> NetworkWeights:
    """A network for Sum that says the same of all positions."""
    planes = names_of("sum")
    layer = Layer(((0,) * (9 * len(planes)),) * 2, (5, 7), (0, 0))
    policy = Layer(((0,) * 18,), (0,), (0,))
    return NetworkWeights("sum", planes, (layer, policy), Dense(((1, 2),), (3,)), Dense(((4,), (5,)), (bias, 0)), {})


def keep_games(generation: Generation, *games: SelfPlayGame) -> None:
    generation.games_file.parent.mkdir(parents=True, exist_ok=True)
    with generation.games_file.open("a") as stream:
        stream.writelines(json.dumps(game.as_document()) + "\n" for game in games)


def numbered(number: int, winner: int = 0) -> SelfPlayGame:
    return SelfPlayGame("sum", number, 5, [], None, winner, [Step(0)])


def played(count: int, network: NetworkWeights | None = None) -> list[SelfPlayGame]:
    return [SelfPlayGame.from_document(each) for each in play_games("sum", 0, count, network)]


# --- a game


def test_the_number_of_a_game_tells_all_of_it() -> None:
    assert played(4) == played(4)
    assert played(4)[2].steps != played(4)[3].steps


def test_some_steps_are_searched_at_length_and_most_briefly() -> None:
    searched = [step for game in played(8) for step in game.steps if step.value is not None]
    at_length = [step for step in searched if step.visits]
    assert 0 < len(at_length) < len(searched) / 2


def test_a_game_is_read_as_it_was_kept() -> None:
    game = played(2)[1]
    kept = json.loads(json.dumps(game.as_document()))
    assert SelfPlayGame.from_document(kept) == game


def test_games_are_on_boards_of_several_sizes_and_with_holes() -> None:
    games = played(12)
    assert {game.size for game in games} == {4, 5}
    assert len({len(game.holes) for game in games}) > 2
    assert all((game.size**2 - len(game.holes)) % 2 for game in games), "so that none is drawn"


# --- with a network


def test_a_network_is_called_by_what_it_computes() -> None:
    assert name_of(plain_network(1)) == name_of(plain_network(1)._replace(made={"seed": 3}))
    assert name_of(plain_network(1)) != name_of(plain_network(2))


def test_games_with_a_network_are_the_same_each_time_and_others_than_without() -> None:
    with_network = played(1, plain_network(9))
    assert with_network == played(1, plain_network(9))
    assert with_network[0].network == name_of(plain_network(9))
    assert with_network[0].steps != played(1)[0].steps


# --- many games


class PicklingExecutor(Executor):
    """Sends calls and results as bytes, as a cluster does."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
        future: Future[Any] = Future()
        called, given, named = pickle.loads(pickle.dumps((function, arguments, settings)))
        future.set_result(pickle.loads(pickle.dumps(called(*given, **named))))
        return future


def test_games_that_were_played_are_not_played_again() -> None:
    assert play(FIRST, 2) == 2
    with FIRST.games_file.open("a") as stream:
        stream.write('{"game":"sum","number":2,"si')  # as a crash leaves it
    assert play(FIRST, 3) == 1
    assert play(FIRST, 3) == 0
    assert games_of(FIRST, 9) == played(3)


def test_no_game_is_begun_when_the_time_is_over() -> None:
    assert play(FIRST, 3, minutes=0) == 0


def test_any_executor_plays_the_same_games() -> None:
    play(FIRST, 4)
    alone = games_of(FIRST, 4)
    FIRST.games_file.unlink()
    with ThreadPoolExecutor(2) as pool:
        play(FIRST, 2, pool)
    play(FIRST, 4, PicklingExecutor(), in_flight=1)
    assert games_of(FIRST, 4) == alone


def test_what_is_lacking_is_played_in_stretches(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_games(FIRST, numbered(2), numbered(3), numbered(6))
    monkeypatch.setattr(playing, "GAMES_A_JOB", 3)
    asked: list[tuple[int, int]] = []

    def noted(game: str, first: int, count: int, network: NetworkWeights | None = None) -> list[dict[str, Any]]:
        asked.append((first, count))
        return play_games(game, first, count, network)

    monkeypatch.setattr(playing, "play_games", noted)
    assert play(FIRST, 11) == 8
    assert asked == [(0, 2), (4, 2), (7, 3), (10, 1)]


def test_a_later_generation_is_played_with_the_weights_of_the_one_before() -> None:
    with pytest.raises(Failure, match="weights"):
        play(SECOND, 1)
    FIRST.weights_file.parent.mkdir(parents=True, exist_ok=True)
    FIRST.weights_file.write_text(write_weights(plain_network(9)))
    assert play(SECOND, 1, PicklingExecutor()) == 1
    assert [game.network for game in games_of(SECOND, 1)] == [name_of(plain_network(9))]


def test_a_workers_weights_are_those_of_its_job() -> None:
    for bias in (9, 10, 9):
        job = playing.Job("sum", 0, 1, write_weights(plain_network(bias)))
        assert playing.play_job(job)[0]["network"] == name_of(plain_network(bias))


# --- generations


def test_the_next_generation_is_the_first_without_weights() -> None:
    assert next_generation("sum") == FIRST
    keep_games(FIRST, numbered(0))
    assert next_generation("sum") == FIRST
    FIRST.weights_file.write_text("")
    assert next_generation("sum") == SECOND


def test_training_goes_on_from_the_network_that_is_in_place(tmp_path: Path) -> None:
    in_place = write_weights(plain_network(9)._replace(made={"generation": 4}))
    (tmp_path / "sum.json").write_text(in_place)
    fifth = Generation("sum", 5)
    assert next_generation("sum") == fifth
    assert fifth.network_text() == in_place
    with pytest.raises(Failure, match=r"generation-2\.json"):
        Generation("sum", 3).network_text()
    fifth.weights_file.parent.mkdir(parents=True, exist_ok=True)
    fifth.weights_file.write_text("newer")
    assert next_generation("sum") == Generation("sum", 6)
    assert Generation("sum", 6).network_text() == "newer"
    assert next_generation("parasol") == Generation("parasol", 0)


def test_a_network_in_place_that_sees_other_planes_is_of_no_use(tmp_path: Path) -> None:
    other = plain_network(9)._replace(made={"generation": 4}, planes=("own", "other", *names_of("sum")[2:]))
    (tmp_path / "sum.json").write_text(write_weights(other))
    assert next_generation("sum") == FIRST


@pytest.mark.parametrize("game", PLANS)
def test_every_network_of_the_engine_can_be_gone_on_from(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluators, "FOLDER", IN_PLACE)
    assert (next_generation(game).number > 0) == (IN_PLACE / f"{game}.json").is_file()


def test_a_command_names_as_many_generations_as_have_games(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = options_of(monkeypatch, "sum", "--window=3", "--games=5")
    third = Generation("sum", 2)
    keep_games(third, numbered(0), numbered(1))
    assert train.what_is_there(asked, third) == {"games": 2, "window": 1}
    keep_games(SECOND, numbered(0))
    assert train.what_is_there(asked, third) == {"games": 2, "window": 2}


def test_what_is_learned_from_is_in_order_and_without_gaps() -> None:
    assert games_of(FIRST, 5) == []
    keep_games(FIRST, numbered(2), numbered(0), numbered(4), numbered(1), numbered(0, winner=1))
    assert games_of(FIRST, 5) == [numbered(0), numbered(1), numbered(2)]
    assert games_of(FIRST, 2) == [numbered(0), numbered(1)]


def test_a_game_is_held_out_by_its_number() -> None:
    learned, held_out = split([numbered(number) for number in range(3 * HELD_OUT)])
    assert [game.number for game in held_out] == [0, HELD_OUT, 2 * HELD_OUT]
    assert len(learned) == 3 * (HELD_OUT - 1)


# --- the picture


def test_the_picture_has_a_line_for_learned_and_one_for_held_out_games() -> None:
    points = [Point(step, (1.0 / step, 2.0, 0.5, 1.0), (0.9, 2.1, 0.4, 0.8)) for step in (10, 20, 30)]
    picture = ElementTree.fromstring(draw("sum <0>", points, 30))
    lines = [element for element in picture.iter() if element.tag.endswith("polyline")]
    assert [line.get("class") for line in lines] == ["learned", "held-out"] * 4
    assert all(len(line.get("points", "").split()) == 3 for line in lines)
    assert picture.get("aria-label") == "sum <0>"


def test_the_picture_does_without_held_out_games_and_without_points() -> None:
    for points in ([], [Point(5, (0.0, 0.0, 0.0, 0.0), None)]):
        picture = ElementTree.fromstring(draw("sum", points, 30))
        held_out = [element for element in picture.iter() if element.get("class") == "held-out"]
        assert [line.get("points") for line in held_out] == ["", "", "", ""]


# --- the command


def options_of(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Any:
    monkeypatch.setattr("sys.argv", ["train.py", *arguments])
    return train.read_options()


def test_the_command_that_weights_name_asks_for_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = options_of(monkeypatch, "sum", "learn", "--steps=70", "--density=0.35", "--seed=8", "--minutes=5")
    program, script, *arguments = train.command_of(asked, SECOND)
    assert (program, script) == ("python3", "build_scripts/train.py")
    again = options_of(monkeypatch, *arguments)
    assert again.generation == 1
    assert again.step is None, "it plays, too"
    for name in train.DECIDING:
        assert getattr(again, name) == getattr(asked, name)


def test_the_command_plays_until_the_time_is_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["train.py", "sum", "--games=2"])
    monkeypatch.setattr(train, "learn", lambda *_: 7)
    assert train.main() == 7, "both games are there, so it learns"
    monkeypatch.setattr("sys.argv", ["train.py", "sum", "--games=3", "--minutes=0"])
    assert train.main() == 0
    assert "0 games played; the first 2 of 3 are there" in capsys.readouterr().out
