"""`python -m py_engine`: what each command prints, called in the tests' own process."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from perft import count
from test_abstractplay_games import REPORTS

import py_engine as s
from py_engine.__main__ import made_parser, main

REPOSITORY = Path(__file__).resolve().parents[2]


class Typist:
    """A keyboard: one answer after the other, then the end of the input."""

    def __init__(self, answers: Iterator[str]) -> None:
        self.answers = answers

    def __call__(self, prompt: str = "") -> str:
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None


def test_the_board_is_drawn_with_row_a_or_1_at_the_bottom() -> None:
    assert str(s.load_record("parasol 2: a1 c2 b3")) == " c  · O\n b · · X\n a  X ·"
    assert str(s.load_record("sum 3 holes a1,b2: c1 a3")) == " 3 O · ·\n 2 ·   ·\n 1   · X\n   a b c"


def test_record_checks_a_record_and_prints_it_as_a_list_and_a_link(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "parasol 2: c2 swap a1"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("parasol 2:\n1. c2 2. swap\n3. a1\n#game=parasol&size=2&turns=c2+swap+a1\n")
    assert s.load_record(printed.split("#")[0]).turns == ["c2", "swap", "a1"]


@pytest.mark.parametrize("command", [["record"], ["analyse"], ["solve"], ["perft", "2"]])
def test_a_wrong_record_is_told_on_the_error_stream_with_exit_code_2(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    name, *rest = command
    assert main([name, "parasol 2: c2 c2", *rest]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "'c2'" in captured.err
    assert "already a stone on c2" in captured.err


COMMANDS = [["record"], ["analyse", "--seconds", "0.01"], ["solve", "--positions", "50"], ["perft", "1"]]


def given(command: list[str], record: str) -> list[str]:
    name, *rest = command
    return [name, record, *rest]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command[0]))
def test_a_record_may_be_in_a_file_or_come_from_the_standard_input(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A shell hands over 128 KiB at most, and a saved game with its variations may be longer."""
    players = ["é" * 200_000, "Bo"]
    record = json.dumps({**s.load_record("sum 3: a1 b2 c3").record(), "players": players}, ensure_ascii=False)
    file = tmp_path / "my game.json"
    file.write_text(record, encoding="utf-8")
    assert main(given(command, str(file))) == 0
    from_file = re.sub(r"[0-9.]+ seconds", "", capsys.readouterr().out)
    for data in (record.encode(), b"\xef\xbb\xbf" + record.encode()):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="ascii"))
        assert main(given(command, "-")) == 0
        if command[0] != "analyse":
            assert re.sub(r"[0-9.]+ seconds", "", capsys.readouterr().out) == from_file


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"sum 3: a1 \xff", "is no text in UTF-8: byte 11 is 0xff"),
        ("sum 3: a1".encode("utf-16"), "is no text in UTF-8: byte 1 is 0xff"),
        (b"", "is empty"),
        (b"\xef\xbb\xbf \n", "is empty"),
        (b"sum 3: " + b"a1 " * 1_400_000, "is too long to be a record"),
        (b"sum 3: a1 a1", "already a stone on a1"),
    ],
)
def test_a_file_that_is_no_record_is_told_on_the_error_stream(
    data: bytes, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(data)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
    for name in (str(file), "-"):
        assert main(["record", name]) == 2
        captured = capsys.readouterr()
        assert (captured.out, says in captured.err) == ("", True), captured.err


def test_a_file_that_is_not_there_and_a_folder_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("game.json", "games/first", f"{tmp_path.name}/x.txt", "C:\\games\\x.json"):
        assert main(["record", name]) == 2
        assert f"there is no file {name!r}, and it is no record" in capsys.readouterr().err
    assert main(["record", str(tmp_path)]) == 2
    assert "is a folder, not a file" in capsys.readouterr().err
    # A text that looks like a record gets the message for records.
    for text in ("hello", "1.d4", "d4 c3", "sum 3: a1/b2", "game=sum&size=x.y", "sum 3"):
        assert main(["record", text]) == 2
        assert "file" not in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="There are no such files")
def test_a_file_that_may_not_be_read_and_one_without_an_end_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "/dev/zero"]) == 2
    assert "'/dev/zero' is too long to be a record" in capsys.readouterr().err
    assert main(["record", "/proc/self/mem"]) == 2
    assert "'/proc/self/mem' cannot be read: " in capsys.readouterr().err


def test_what_follows_a_link_is_told_on_the_error_stream(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "<https://example.org/#game=sum&amp;size=3&amp;turns=a1>"]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith("sum 3:\n1. a1\n")
    assert captured.err == ""
    assert main(["record", "https://example.org/#game=sum&size=3&turns=a1 b1?"]) == 0
    assert capsys.readouterr().err == "What follows the link was not read: 'b1?'\n"


def test_with_a_closed_error_stream_what_is_said_aside_goes_nowhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    remarked = REPORTS["surmount with a pass of its own"]
    for record in ("https://example.org/#game=sum&size=3&turns=a1 b1?", json.dumps(remarked)):
        assert main(["record", record]) == 0
        printed = capsys.readouterr()
        assert printed.err
        with monkeypatch.context() as closed:
            closed.setattr("sys.stderr", None)
            assert main(["record", record]) == 0
        assert capsys.readouterr().out == printed.out


def test_a_closed_standard_input_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", None)
    for command in (["record", "-"], ["play", "sum", "--size", "3"]):
        assert main(command) == 2
        assert capsys.readouterr().err == "the standard input is closed\n"


def test_perft_counts_sequences_of_steps_below_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    """In Parasol after the swap a step is a turn, so the numbers are those of the table of turns."""
    record = "parasol 2: a1 swap"
    assert main(["perft", record, "3"]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert lines[-2].split() == ["total", str(count(s.load_record(record), 3))]
    assert [line.split() for line in lines[:-2]] == [[cell, "20"] for cell in ("a2", "b1", "b2", "b3", "c1", "c2")]


def test_analyse_prints_a_line_and_candidates(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "parasol 2: a1 swap", "--seconds", "0.05", "--seed", "1"]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert "best line:" in first
    assert rest
    assert all("%" in line for line in rest)


def test_analyse_interrupted_prints_what_it_thinks_so_far(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = next(s.analyse(s.load_record("sum 3:"), seconds=0.05, seed=1))

    def interrupted(match: s.Match, **limits: object) -> Iterator[s.Analysis]:
        yield first
        raise KeyboardInterrupt

    monkeypatch.setattr("py_engine.commands.analyse.analyse", interrupted)
    assert main(["analyse", "sum 3:"]) == 0
    assert capsys.readouterr().out.startswith(f"{first.playouts} playouts; best line: {first.best_line[0]}")


def test_a_command_that_is_interrupted_ends_as_a_shell_expects(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("py_engine.commands.perft.count_steps", interrupted)
    assert main(["perft", "sum 3:", "2"]) == 130


@pytest.mark.skipif(sys.platform == "emscripten", reason="There are no processes, and no pipes between them")
def test_a_closed_output_pipe_is_no_error() -> None:
    """For example in `python -m py_engine perft … | head -1`: later output is lost without a traceback."""
    command = [sys.executable, "-c", "print(flush=True); import py_engine.__main__ as m; raise SystemExit(m.main())"]
    with subprocess.Popen(
        [*command, "perft", "sum 5:", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=REPOSITORY
    ) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.readline()
        writer.stdout.close()
        assert writer.stderr.read() == b""
        assert writer.wait() == 0


@pytest.mark.cpython_only
@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (["arena", "parasol", "random", "careful", "--size", "2", "--pairs", "1", "--processes", "1"], "Elo"),
        (["play", "sum", "--size", "3"], "a b c"),
    ],
    ids=lambda each: each[0],
)
def test_what_the_outputs_encoding_lacks_costs_nothing_else(words: list[str], shown: str) -> None:
    command = [sys.executable, "-m", "py_engine", *words]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ended = subprocess.run(
        command, capture_output=True, text=True, input="quit\n", cwd=REPOSITORY, env=environment, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert "?" in ended.stdout
    assert shown in ended.stdout


@pytest.mark.parametrize(
    ("record", "winner", "turns"),
    [
        ("parasol 2:", "first", "7 turns"),
        ("parasol 2: b2 a1 a2 b1 b3 c1", "first", "1 turn"),
        ("subsume 2:", "second", "8 turns"),
        ("sunspot 2:", "first", "10 turns"),
        ("sum 3:", "first", "17 turns"),
    ],
)
def test_solve_proves_the_smallest_boards(
    record: str, winner: str, turns: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", record]) == 0
    answer = capsys.readouterr().out
    assert answer.startswith(f"The {winner} player has a forced win in at most {turns}, both players' counted")


@pytest.mark.parametrize(
    ("record", "caveat"),
    [
        ("parasol 2:", "The swap that is possible after the first stone is not considered.\n"),
        ("parasol 2: b2", "The swap that is possible now is not considered.\n"),
        ("parasol 2: b2 a1", ""),
        ("subsume 2:", ""),
    ],
)
def test_solve_says_that_it_knows_no_swap(record: str, caveat: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", record]) == 0
    _, cost, rest = capsys.readouterr().out.split("\n", 2)
    assert re.fullmatch(r"\d+ positions, \d+\.\d seconds\.", cost)
    assert rest == caveat


@pytest.mark.parametrize(("method", "lengths"), [("proof", "in at most 17"), ("full", "in exactly 11")])
def test_solve_tells_of_every_turn_by_either_method(
    method: str, lengths: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "sum 3:", "--every-turn", "--method", method]) == 0
    *turns, _ = capsys.readouterr().out.splitlines()
    assert len(turns) == 9
    assert turns[0] == f"      a1  first wins {lengths} turns"


def test_solve_by_all_turns_tells_the_exact_length(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "sum 3:", "--method", "full"]) == 0
    assert capsys.readouterr().out.startswith("The first player has a forced win in exactly 10 turns, both players'")


def test_solve_says_when_it_has_not_found_a_proof(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "parasol 3:", "--positions", "500"]) == 0
    assert capsys.readouterr().out.startswith("Not proven within ")


def test_a_game_is_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Nonsense is answered with the reason, undo takes back the pair of turns, quit leaves."""
    monkeypatch.setattr("builtins.input", Typist(iter(["hello", "a1", "a1", "undo", "quit"])))
    assert main(["play", "sum", "--size", "3", "--opponent", "clover", "--seconds", "0.01"]) == 0
    printed = capsys.readouterr().out
    assert "'hello' is not the name of a cell" in printed
    assert "The computer plays" in printed
    assert "There is already a stone on a1." in printed
    assert printed.count("The computer plays") == 1


def test_undo_in_the_terminal_goes_back_behind_a_pass_that_was_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = ["e3", "d4", "b1", "d2", "e2", "c2", "c4", "a1", "c3", "b4", "c1", "b3", "a3", "c5"]
    answers = iter([*turns[1::2], "e1", "c5", "e1"])
    asked = []

    def answer(match: s.Match, *_: object, **__: object) -> s.Choice:
        asked.append(len(match.turns))
        return s.Choice(next(answers), 0.5, 1, (), None)

    monkeypatch.setattr("py_engine.commands.play.choose_turn", answer)
    monkeypatch.setattr("builtins.input", Typist(iter([*turns[::2], "undo", turns[12], "quit"])))
    assert main(["play", "subsume", "--size", "3"]) == 0
    assert asked == [1, 3, 5, 7, 9, 11, 13, 15, 13, 15]


def test_a_whole_game_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cells = [f"{column}{row}" for column in "abc" for row in "123"]
    monkeypatch.setattr("builtins.input", Typist(iter(cells * 20)))
    assert main(["play", "sum", "--size", "3", "--seconds", "0.01", "--second"]) == 0
    assert capsys.readouterr().out.rstrip().endswith(("You win.", "The computer wins."))


def test_the_end_of_the_input_ends_the_game_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", Typist(iter([])))
    assert main(["play", "parasol", "--size", "2"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["dance"],
        ["perft", "sum 3:", "0"],
        ["perft", "sum 3:", "x"],
    ],
)
def test_unknown_words_are_refused_with_the_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["play", "sum", "--size", "4"],
        ["play", "chess"],
        ["play", "-"],
        ["play", "sum 3: a1", "--size", "3"],
        ["play", "sum", "--opponent", "unknown"],
        ["play", "surmount", "--size", "3"],
        ["play", "parasol", "--seconds", "-1"],
        ["analyse", "sum 3:", "--seconds", "-1"],
        ["solve", "sum 3:", "--positions", "0"],
    ],
)
def test_a_set_up_that_does_not_exist_is_refused_in_a_sentence(words: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.err
    assert captured.out == ""


def test_every_argument_of_every_command_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    parser = made_parser()
    [commands] = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    arguments = {name: command._actions for name, command in commands.choices.items()}
    unexplained = {name: [one.dest for one in all_ if not one.help] for name, all_ in arguments.items()}
    assert unexplained == {name: [] for name in arguments}
    assert {pseudo.dest for pseudo in commands._choices_actions if pseudo.help} == set(arguments)


def test_analyse_gives_programs_all_candidates(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["analyse", "parasol 2: a1 swap", "--seconds", "0.05", "--seed", "1", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["size"], found["turns"], found["to_move"]) == ("parasol", 2, ["a1", "swap"], 0)
    assert {one["text"] for one in found["candidates"]} == {"a2", "b1", "b2", "b3", "c1", "c2"}
    assert found["win_rate"] == found["candidates"][0]["win_rate"]
    assert main([*words, "--why"]) == 0
    comment = json.loads(capsys.readouterr().out)["comment"]
    assert set(comment) == {"text", "reasons", "better"}


def test_solve_gives_programs_the_winner(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "sum 3:", "--method", "full", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["winner"], found["in_turns"], found["is_exact"], found["first_step"]) == (0, 10, True, None)
    assert main(["solve", "sum 3:", "--every-turn", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["every_turn"][0] == {"turn": "a1", "winner": 0, "in_turns": 17}
    assert len(found["every_turn"]) == 9
    assert main(["solve", "parasol 3:", "--positions", "500", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["winner"], found["in_turns"]) == (None, None)


def test_help_in_a_game_says_what_can_be_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", Typist(iter(["help", "record", "quit"])))
    assert main(["play", "parasol", "--size", "2"]) == 0
    printed = capsys.readouterr().out
    assert "A turn is written like these: a" in printed
    assert "X are your stones, O the computer's." in printed
    assert "parasol 2:\n" in printed


def test_a_game_is_played_on_from_a_record_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text("sum 3: a1", encoding="utf-8")
    monkeypatch.setattr("builtins.input", Typist(iter(["help", "record", "quit"])))
    assert main(["play", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "O are your stones, X the computer's." in printed
    assert "sum 3:\n1. a1\n" in printed
