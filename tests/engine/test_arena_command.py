"""`python -m py_engine arena`: its table, its files, its end."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from limits import files_at_most, limits_files

import py_engine as s
from py_engine.__main__ import main

REPOSITORY = Path(__file__).parents[2]
OPPONENT = s.opponents_of("parasol")[0].id
WORDS = ["arena", "parasol", "random", f"{OPPONENT}@20", "--size", "2", "--pairs", "3", "--processes", "1"]


def stand_in(monkeypatch: pytest.MonkeyPatch, choose: Any) -> None:
    """Puts a function in the place of all thinking."""
    monkeypatch.setattr("py_engine.arena.players.choose_turn", choose)


def test_it_shows_the_table_on_stdout_and_progress_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(WORDS) == 0
    shown = capsys.readouterr()
    heading = "Parasol by Mark Steere, 2024, https://www.marksteeregames.com/\nsize 2, 6 games, seed 1\n"
    assert shown.out.startswith(heading)
    assert "±" in shown.out
    assert shown.err.splitlines()[0] == "0/6 games"
    assert shown.err.splitlines()[-1] == "6/6 games"


def test_it_shows_the_same_table_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for seed in ("7", "7"):
        main([*WORDS, "--seed", seed])
        shown.append(capsys.readouterr().out)
    assert "seed 7\n" in shown[0]
    assert shown[0] == shown[1]


def test_it_writes_every_record_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text("an older one, and longer " * 1000, encoding="utf-8")
    assert main([*WORDS, "--json", str(file), "--opening-turns", "1"]) == 0
    document = json.loads(file.read_text(encoding="utf-8"))
    assert len(document["games"]) == 6
    for game in document["games"]:
        assert s.load_record(game["record"]).turns[:1] == game["opening"]


def test_holes_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    words = ["arena", "sum", "random", f"{s.opponents_of('sum')[0].id}@5", "--size", "3", "--holes", "a1,c3"]
    assert main([*words, "--pairs", "1", "--processes", "1", "--json", str(file)]) == 0
    assert json.loads(file.read_text(encoding="utf-8"))["holes"] == ["a1", "c3"]


def test_a_budget_for_all_goes_to_the_players_that_think_and_have_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    budgets = set()

    def choose(match: s.Match, opponent: str, **budget: Any) -> s.Choice:
        if match.turns:
            budgets.add((opponent, budget["seconds"], budget["playouts"]))
        return s.Choice(match.legal_turns()[0], 0.5, 1, (), None)

    stand_in(monkeypatch, choose)
    one, other = (each.id for each in s.opponents_of("parasol")[:2])
    words = ["arena", "parasol", "random", one, f"{other}@7", "--size", "2", "--pairs", "1", "--processes", "1"]
    assert main([*words, "--playouts", "40", "--seconds", "0.5"]) == 0
    assert budgets == {(one, 0.5, 40), (other, None, 7)}
    assert f"{one}@40@0.5s" in capsys.readouterr().out


def test_a_game_that_was_not_finished_is_shown_and_makes_the_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def choose(match: s.Match, opponent: str, **budget: Any) -> s.Choice:
        if match.turns:
            raise MemoryError("nothing left")
        return s.Choice("a1", 0.5, 1, (), None)

    stand_in(monkeypatch, choose)
    assert main(WORDS) == 1
    shown = capsys.readouterr()
    assert "Not finished, and counted for neither player: 6 games\n" in shown.out
    assert f"{OPPONENT}@20 failed at turn 3: MemoryError: nothing left" in shown.out
    assert shown.err.splitlines()[-1] == "6/6 games, 6 not finished"


def test_interrupted_it_shows_and_writes_what_has_been_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    games = 0

    def choose(match: s.Match, opponent: str, **budget: Any) -> s.Choice:
        nonlocal games
        games += len(match.turns) in (2, 3)  # its first turn of a game
        if games == 5:
            raise KeyboardInterrupt
        return s.Choice(match.legal_turns()[0], 0.5, 1, (), None)

    stand_in(monkeypatch, choose)
    file = tmp_path / "table.json"
    assert main([*WORDS, "--json", str(file)]) == 1
    shown = capsys.readouterr()
    assert "Interrupted: 4 of 6 games were played.\n" in shown.err
    assert "size 2, 4 games, seed 1" in shown.out
    assert len(json.loads(file.read_text(encoding="utf-8"))["games"]) == 4


def test_interrupted_before_the_first_game_is_over_there_is_no_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def choose(match: s.Match, opponent: str, **budget: Any) -> s.Choice:
        if match.turns:
            raise KeyboardInterrupt
        return s.Choice("a1", 0.5, 1, (), None)

    stand_in(monkeypatch, choose)
    assert main(WORDS) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "Interrupted: 0 of 6 games were played.\n" in shown.err


@pytest.mark.parametrize(
    ("words", "quoted"),
    [
        (["random"], "['random']"),
        (["random", "unknown"], "'unknown'"),
        (["random", "random"], "'random' is named twice"),
        (["random", OPPONENT, "--pairs", "0"], "not 0"),
        (["random", OPPONENT, "--size", "77"], "77"),
        (["random", OPPONENT, "--holes", "a1"], "'a1'"),
        (["random", OPPONENT, "--pairs", "1", "--processes", "0"], "not 0"),
        (["random", OPPONENT, "--seconds", "-1"], "-1.0"),
        (["random", OPPONENT, "--opening-turns", "-1"], "-1"),
        (
            ["random", OPPONENT, "--pairs", "1", "--json", "/nowhere/at/all.json"],
            "'/nowhere/at/all.json' cannot be written",
        ),
    ],
    ids=str,
)
def test_what_does_not_exist_is_refused_in_one_sentence_before_anything_is_played(
    words: list[str], quoted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "parasol", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert quoted in shown.err
    assert len(shown.err.splitlines()) == 1


# --- interruptions, and the files left then ---


def interrupted_at(number: int) -> Any:
    """Replaces thinking; in the game of this number, from 1, it is interrupted."""
    games = 0

    def choose(match: s.Match, opponent: str, **budget: Any) -> s.Choice:
        nonlocal games
        games += len(match.turns) in (2, 3)  # its first turn of a game
        if games == number:
            raise KeyboardInterrupt
        return s.Choice(match.legal_turns()[0], 0.5, 1, (), None)

    return choose


def test_what_was_played_is_kept_and_not_played_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, words = tmp_path / "table.json", [*WORDS, "--games-file", str(tmp_path / "games.jsonl")]
    stand_in(monkeypatch, interrupted_at(5))
    assert main(words) == 1
    stand_in(monkeypatch, interrupted_at(3))  # there are two games left
    capsys.readouterr()
    assert main([*words, "--json", str(file)]) == 0
    assert capsys.readouterr().err.splitlines()[0] == "4/6 games"
    stand_in(monkeypatch, interrupted_at(0))
    whole = tmp_path / "whole.json"
    assert main([*WORDS, "--json", str(whole)]) == 0
    assert file.read_bytes() == whole.read_bytes()


def test_games_of_another_file_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text("{}\n", encoding="utf-8")
    assert main([*WORDS, "--games-file", str(file)]) == 2
    assert "is no file of games for this" in capsys.readouterr().err
    assert main([*WORDS, "--json", str(file), "--games-file", str(file)]) == 2
    assert "--games-file and --json are both" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "{}\n"


@pytest.mark.parametrize("wrong", [{"winner": True}, {"winner": None}, {"game": []}, {"record": "b2"}], ids=str)
def test_a_line_that_is_no_game_is_quoted(
    wrong: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    assert main([*WORDS, "--games-file", str(file)]) == 0
    head, first, *rest = file.read_text(encoding="utf-8").splitlines(keepends=True)
    changed = json.dumps({**json.loads(first), **wrong}) + "\n"
    file.write_text("".join([head, changed, *rest]), encoding="utf-8")
    capsys.readouterr()
    assert main([*WORDS, "--games-file", str(file)]) == 2
    assert "is no game of a tournament" in capsys.readouterr().err


ENDED = """
import os, signal, sys
import py_engine as s
from py_engine.__main__ import main
from py_engine.arena import players

# Checks that run by `nohup` would hand on that this signal is to be ignored.
signal.signal(int(sys.argv[1]), signal.SIG_DFL)
games = 0

def choose(match, opponent, **budget):
    global games
    games += len(match.turns) in (2, 3)
    if games == 5:
        os.kill(os.getpid(), int(sys.argv[1]))
    return s.Choice(match.legal_turns()[0], 0.5, 1, (), None)

players.choose_turn = choose
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.slow
@pytest.mark.cpython_only
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_ended_from_outside_it_shows_and_writes_what_has_been_played(name: str, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    command = [sys.executable, "-c", ENDED, str(int(signal.Signals[name])), *WORDS, "--json", str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=REPOSITORY, check=False)
    assert ended.returncode == 1, ended.stderr
    assert "Interrupted: 4 of 6 games were played.\n" in ended.stderr
    assert "size 2, 4 games, seed 1" in ended.stdout
    assert len(json.loads(file.read_text(encoding="utf-8"))["games"]) == 4


@limits_files
def test_a_full_disk_leaves_the_file_that_was_there_and_the_table_is_shown(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "table.json"
    file.write_text("the good one", encoding="utf-8")
    with files_at_most(100):
        assert main([*WORDS, "--json", str(file)]) == 1
    assert file.read_text(encoding="utf-8") == "the good one"
    shown = capsys.readouterr()
    assert "size 2, 6 games" in shown.out
    assert f"{str(file)!r} cannot be written: File too large\n" in shown.err


class Gone(io.StringIO):
    """A stream whose reader has left."""

    def write(self, text: str) -> int:
        raise BrokenPipeError(32, "Broken pipe")


@pytest.mark.parametrize("stream", [Gone(), None], ids=["broken", "closed"])
@pytest.mark.parametrize(
    ("words", "found"),
    [(WORDS, "size 2, 6 games"), (["solve", "parasol 2:"], "forced win")],
    ids=["arena", "solve"],
)
def test_where_nobody_reads_the_progress_the_work_goes_on(
    words: list[str],
    found: str,
    stream: io.StringIO | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    assert main(words) == 0
    assert found in capsys.readouterr().out


@pytest.mark.parametrize("stream", [Gone(), None], ids=["broken", "closed"])
def test_where_nobody_reads_the_table_the_games_are_written_and_the_exit_code_tells(
    stream: io.StringIO | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "table.json"
    monkeypatch.setattr(sys, "stdout", stream)
    assert main([*WORDS, "--json", str(file)]) == 1
    assert len(json.loads(file.read_text(encoding="utf-8"))["games"]) == 6
    assert "found" in capsys.readouterr().err
