"""`measure.py match`: what it plays, what it keeps, and what it refuses. By playouts, so that each game is known."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from measuring import match
from measuring.answering_process import AnsweringProcess
from measuring.measurements import play_arena_game
from measuring.processor_time import processor_seconds
from py_engine.arena import GameResult, GameSpec, plan, play_game, read_player
from py_engine.arena.tournament import tournament
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.players.opponents import opponents_of
from py_engine.search.network.weights import write_weights
from support.console import Failure
from tests.engine.networks import random_network

STRONGEST = opponents_of("sum")[-1].id
PLAYERS = ["classic@20", f"{STRONGEST}@20"]

Command = Callable[..., int]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command as it is called, which keeps its games in a folder of the test."""
    monkeypatch.setattr(match, "FOLDER", tmp_path / "matches")

    def call(*words: str) -> int:
        monkeypatch.setattr(sys, "argv", ["match", "sum", *words, "--size", "3"])
        return match.main()

    return call


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """A file of random weights for Sum."""
    game = make_game(find_game("sum"), 3)
    file = tmp_path / "trial.json"
    file.write_text(write_weights(random_network(game, seed=1)), encoding="utf-8")
    return file


def no_process(*_: Any, **__: Any) -> None:
    raise AssertionError("a process was started")


def test_a_request_tells_all_of_a_game() -> None:
    players = (read_player("classic@20"), read_player(f"{STRONGEST}@20:exploration=0.5"))
    spec = GameSpec("sum", players, 5, ("c3", "a1"), ("b2",), seed=3, pair=7, most_turns=90)
    request = json.loads(json.dumps(spec.document()))
    assert GameResult(spec, **play_arena_game(**request)) == play_game(spec)


def test_the_clock_of_a_match_tells_the_processors_seconds() -> None:
    before = processor_seconds()
    while processor_seconds() == before:
        pass
    assert processor_seconds() > before


@pytest.mark.slow
def test_a_match_is_that_of_the_arena(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    assert command(*PLAYERS, "--pairs", "2", "--python", "--processes", "2", "--json", str(file)) == 0
    expected = tournament("sum", PLAYERS, 2, 1, processes=1, size=3)
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(expected.as_json())


@pytest.mark.slow
def test_a_match_goes_on_where_it_was(
    command: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(*PLAYERS, "--pairs", "1", "--python") == 0
    asked = []
    ask = AnsweringProcess.ask

    def noting(process: AnsweringProcess, measure: str, **needs: Any) -> dict[str, Any]:
        asked.append(needs["pair"])
        return ask(process, measure, **needs)

    monkeypatch.setattr(AnsweringProcess, "ask", noting)
    assert command(*PLAYERS, "--pairs", "2", "--python") == 0
    assert asked == [1, 1]
    monkeypatch.setattr(match, "start_cpython", no_process)
    capsys.readouterr()
    assert command(*PLAYERS, "--pairs", "2", "--python") == 0
    assert "size 3, 4 games, seed 1" in capsys.readouterr().out


def test_without_minutes_the_games_that_are_there_are_shown(
    command: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(match, "start_cpython", no_process)
    assert command(*PLAYERS, "--pairs", "1", "--python", "--minutes", "0") == 1
    assert "0 of 2 games have been played" in capsys.readouterr().out


def test_games_of_other_weights_are_kept_apart(weights: Path) -> None:
    def kept() -> Path:
        player = f"{STRONGEST}@20:value_part=0.5,weights={weights}"
        return match.kept_file(plan("sum", ["classic@20", player], 1, 1, size=3), "pyodide")

    before = kept()
    assert kept() == before
    weights.write_text(weights.read_text(encoding="utf-8").replace("[0,", "[1,", 1), encoding="utf-8")
    assert kept() != before


def test_a_game_that_a_player_did_not_finish_is_shown_and_played_again(
    command: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lose(specs: list[GameSpec], keep: Callable[[GameSpec, GameResult], None], options: Any) -> None:
        for spec in specs:
            keep(spec, GameResult(spec, spec.start().record(), None, "it broke"))

    monkeypatch.setattr(match, "play", lose)
    for _ in range(2):
        assert command(*PLAYERS, "--pairs", "1") == 1
        assert "Not finished, and counted for neither player: 2 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "quoted"),
    [
        (["classic"], "['classic@0.5s']"),
        (["classic", "unknown"], "'unknown'"),
        (["classic@20", f"{STRONGEST}:speed=2"], "'speed'"),
        (["classic@20", f"{STRONGEST}:value_part=0.5,weights=/nowhere.json"], "'/nowhere.json'"),
        (["classic", STRONGEST, "--pairs", "0"], "not 0"),
        (["classic", STRONGEST, "--pairs", "1", "--json", "/nowhere/at/all.json"], "'/nowhere/at/all.json'"),
    ],
    ids=str,
)
def test_what_does_not_exist_is_refused_before_anything_is_played(
    command: Command, words: list[str], quoted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "play", no_process)
    with pytest.raises(Failure) as caught:
        command(*words)
    assert quoted in str(caught.value)


@pytest.mark.slow
def test_in_pyodide_a_match_with_a_network_from_a_file_is_the_same(
    command: Command, weights: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is named as it is found from the folder in which the command is called."""
    monkeypatch.chdir(tmp_path)
    players = ["classic@20", f"{STRONGEST}@20:policy_weight=0.5,value_part=0.9,weights={weights.name}"]
    tables = []
    for runtime in ([], ["--python"]):
        assert command(*players, "--pairs", "1", "--json", "table.json", *runtime) == 0
        tables.append(Path("table.json").read_text(encoding="utf-8"))
    assert tables[0] == tables[1]
