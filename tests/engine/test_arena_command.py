"""`python -m py_engine arena`: what it shows, what it writes, how it ends; and its progress bar."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

import py_engine as s
from py_engine.__main__ import main
from py_engine.arena.progress import ProgressBar, duration

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


# --- the progress bar ---


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_the_bar_is_redrawn_in_place() -> None:
    stream, now = Terminal(), 0.0
    bar = ProgressBar(stream, 4, clock=lambda: now)
    for _ in range(4):
        now += 50.0
        bar.advance()
    bar.close()
    frames = stream.getvalue().removesuffix("\n").split("\r")[1:]
    assert "\n" not in "".join(frames)
    assert [frame.rstrip() for frame in frames] == [
        "[..............................] 0/4 games",
        "[#######.......................] 1/4 games, about 2 min 30 s left",
        "[###############...............] 2/4 games, about 1 min 40 s left",
        "[######################........] 3/4 games, about 50 s left",
        "[##############################] 4/4 games",
    ]
    assert len(frames[-1]) >= len(frames[-2].rstrip())  # nothing is left of the longer line before


def test_in_a_log_there_is_a_line_for_each_tenth() -> None:
    stream = io.StringIO()
    bar = ProgressBar(stream, 200, clock=lambda: 0.0)
    for number in range(200):
        bar.advance(finished=number != 30)
    bar.close()
    lines = stream.getvalue().splitlines()
    assert [line.split()[0] for line in lines] == [f"{done}/200" for done in range(0, 201, 20)]
    assert lines[2] == "40/200 games, 1 not finished, about 0 s left"


def test_a_bar_says_what_it_counts() -> None:
    stream = io.StringIO()
    ProgressBar(stream, 7, counted="steps")
    assert stream.getvalue() == "0/7 steps\n"


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.4, "0 s"), (59.6, "1 min 0 s"), (185, "3 min 5 s"), (7800, "2 h 10 min")]
)
def test_a_duration_is_written_as_people_say_it(seconds: float, text: str) -> None:
    assert duration(seconds) == text
