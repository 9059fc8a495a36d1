"""Reports: the same seed gives the same one, the games played are kept, and failures are reported."""

from __future__ import annotations

import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from limits import files_at_most, limits_files

import py_engine as s
from py_engine.__main__ import main
from py_engine.report import FORMAT, VERSION, make_document, make_plan, play_plan, summary
from py_engine.report.mirroring import mirrored_turn
from py_engine.report.plan import Plan, Task
from py_engine.report.playing import Played, play_task, read_played
from py_engine.report.running import open_games, played_in

WORDS = ["report", "parasol", "--size", "2", "--games", "5", "--playouts", "20", "--workers", "1"]
FEW = ["--first-games", "1", "--pairs", "1", "--mirror-games", "1"]

GAME = Played("play 0", ("b2", "swap"), (0.5, None), 1, "line")


def plan(games: int = 3, seed: int = 1, game: str = "parasol", size: int = 2) -> Plan:
    """A report that takes no time."""
    return make_plan(game, size, games, playouts=20, seed=seed, first_games=1, pairs=1, mirror_games=1)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_report() -> None:
    first, second = (make_document(plan(), play_plan(plan(), processes=1)) for _ in range(2))
    assert first == second


@pytest.mark.cpython_only
@pytest.mark.slow
def test_it_is_the_same_whatever_it_is_played_on() -> None:
    with ThreadPoolExecutor(2) as executor:
        assert play_plan(plan(), executor=executor) == play_plan(plan(), processes=1)


def test_another_seed_gives_other_searches() -> None:
    first, second = (next(task for task in plan(seed=seed, size=3).tasks if task.kind == "stone") for seed in (1, 2))
    assert first.key == second.key
    assert play_task(first) != play_task(second)


def test_a_longer_report_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = plan(2).tasks, plan(4).tasks
    assert set(short) < set(long)


@pytest.mark.slow
def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    before = play_plan(plan(2), games_file=open_games(file, plan().setup), processes=1)
    played = []

    def counted(task: Task) -> Played:
        played.append(task.key)
        return play_task(task)

    monkeypatch.setattr("py_engine.report.running.play_task", counted)
    after = play_plan(plan(3), games_file=open_games(file, plan().setup), processes=1)
    assert played == ["play 2"]
    assert {key: after[key] for key in before} == before


@pytest.mark.slow
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = play_plan(plan(), games_file=open_games(file, plan().setup), processes=1)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-5], encoding="utf-8")
    assert len(played_in(open_games(file, plan().setup))) == len(whole) - 1
    assert play_plan(plan(), games_file=open_games(file, plan().setup), processes=1) == whole


@pytest.mark.slow
def test_what_comes_back_survives_json() -> None:
    for task in plan().tasks:
        one = play_task(task)
        assert read_played(json.loads(json.dumps(one.document()))) == one


def test_games_of_another_report_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    open_games(file, plan().setup).keep({})
    with pytest.raises(s.InvalidSetup, match="have seed 1, not 2"):
        open_games(file, plan(seed=2).setup)


@pytest.mark.parametrize("text", ["[]\n", "no JSON\n", '{"format":"else"}\n', "no line's end"])
def test_a_file_that_holds_no_games_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(s.InvalidText, match=r"games\.jsonl"):
        open_games(file, plan().setup)
    assert file.read_text(encoding="utf-8") == text, "and it is left as it was"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "number of games is a whole number from 1, not 0"),
        ({"playouts": -3}, "-3"),
        ({"size": 99}, "not 99"),
        ({"pairs": -1}, "number of pairs is a whole number from 0, not -1"),
        ({"seed": 1.5}, "not 1.5"),
        ({"game": "chess"}, "'chess'"),
    ],
)
def test_what_cannot_be_played_is_said_before(wrong: dict[str, object], message: str) -> None:
    arguments: dict[str, object] = {"game": "parasol", "size": 2, "games": 1} | wrong
    with pytest.raises(s.InvalidSetup, match=message):
        make_plan(**arguments)  # type: ignore[arg-type]


def test_playouts_are_the_third_opponents_where_none_are_asked_for() -> None:
    assert make_plan("sum", 5, 1).setup.playouts == s.opponents_of("sum")[2].playouts


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), [("parasol", 2), ("sum", 3), ("surmount", 4)])
def test_both_games_of_a_pair_begin_alike_and_one_side_each_has_more_playouts(game: str, size: int) -> None:
    first, second = (task for task in plan(game=game, size=size).tasks if task.kind == "depth")
    assert first.opening() == second.opening()
    assert (first.stronger, second.stronger) == (0, 1)


def test_mirroring_copies_a_turn_to_the_opposite_cells() -> None:
    match = s.new_match("parasol", 3)
    match.play("a1")
    assert mirrored_turn(match) == "e3"
    match.play("c3")
    assert mirrored_turn(match) is None, "the middle lies opposite itself"


def test_mirroring_captures_where_it_was_captured_from() -> None:
    match = s.new_match("surmount", 4)
    for text in ("d2", "d6", "d3", "d5", "e4", "c3", "xc3"):
        match.play(text)
    assert mirrored_turn(match) == "xe4"


def test_a_document_says_how_it_was_made() -> None:
    document = make_document(plan(), play_plan(plan(), processes=1))
    assert (document["format"], document["version"], document["engine"]) == (FORMAT, VERSION, s.__version__)
    assert document["command"] == (
        "python -m py_engine report parasol --size 2 --games 3 --playouts 20 --seed 1"
        " --first-games 1 --pairs 1 --mirror-games 1"
    )
    for record in (document["representative"]["record"], document["shortest"]["record"]):
        assert s.load_record(record).is_over
    assert json.loads(json.dumps(document)) == document


@pytest.mark.slow
def test_what_was_not_played_is_null() -> None:
    none = make_plan("sum", 3, 2, playouts=10, first_games=0, pairs=0, mirror_games=0)
    document = make_document(none, play_plan(none, processes=1))
    assert document["depth"] is document["mirroring"] is document["pie"] is None
    assert [stone["games"] for stone in document["first_stones"]] == [None] * 3
    assert "no pie rule" in summary(document)


def test_the_command_writes_the_report_and_shows_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "parasol-2.json"
    assert main([*WORDS, *FEW, "--out", str(file)]) == 0
    shown = capsys.readouterr()
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document["games"] == 5
    assert "Parasol by Mark Steere" in shown.out
    assert "first player wins" in shown.out
    assert shown.err.splitlines()[-1].startswith("13/13")


def test_a_place_that_cannot_be_written_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*WORDS, "--out", str(tmp_path / "none" / "x.json")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_wrong_number_ends_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS[:4], "--games", "0"]) == 2
    assert "not 0" in capsys.readouterr().err


# --- interruptions, and the files left then ---


def test_a_file_that_was_cut_off_in_its_head_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    open_games(file, plan().setup).keep(GAME.document())
    whole = file.read_bytes()
    file.write_bytes(whole[:30])
    open_games(file, plan().setup).keep(GAME.document())
    assert file.read_bytes() == whole


def test_a_file_of_games_is_not_written_anew_when_it_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    open_games(file, plan().setup).keep(GAME.document())
    os.utime(file, (1, 1))
    assert list(played_in(open_games(file, plan().setup))) == ["play 0"]
    assert file.stat().st_mtime == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"key": {}},
        {"winner": True},
        {"winner": 2},
        {"winner": None},
        {"turns": 5},
        {"turns": [5, 5]},
        {"turns": ["b2"]},
        {"turns": []},
        {"estimates": "ab"},
        {"estimates": [0.5, float("nan")]},
        {"estimates": [0.5, True]},
        {"start": []},
        {"how": 1},
        {"mirrored": "1"},
        {"rates": [2]},
        {"taken": 0.5},
        {"unknown": 1},
        {"key": "stone a1 0"},
        {"key": "stone a1 0", "rates": [0.5]},
    ],
    ids=str,
)
def test_a_line_that_is_no_game_is_quoted(
    wrong: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    head = {"format": "sunstones-report-games", "version": 1, "engine": s.__version__, **plan(5).setup._asdict()}
    lines = [json.dumps(each) + "\n" for each in (head, {**GAME.document(), **wrong})]
    file.write_text("".join(lines), encoding="utf-8")
    assert main([*WORDS, *FEW, "--games-file", str(file)]) == 2
    assert "is no game of a report" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "".join(lines)


def test_the_report_and_its_games_are_two_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.json"
    assert main([*WORDS, "--out", str(file), "--games-file", f"{tmp_path}/./one.json"]) == 2
    assert "--games-file and --out are both" in capsys.readouterr().err
    assert not file.exists()


def test_interrupted_it_shows_what_there_is_and_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[str] = []

    def interrupted(task: Task) -> Played:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(task.key)
        return play_task(task)

    out = tmp_path / "parasol-2.json"
    words = [*WORDS, *FEW, "--games-file", str(tmp_path / "games.jsonl"), "--out", str(out)]
    monkeypatch.setattr("py_engine.report.running.play_task", interrupted)
    assert main(words) == 1
    assert not out.exists(), "it would be taken for a whole report"
    shown = capsys.readouterr()
    assert "Interrupted: 3 of 13 games and searches are done." in shown.err
    assert "They are kept: the same command goes on with the others." in shown.err
    assert f"{str(out)!r} was not written" in shown.err
    assert "size 2, 3 games" in shown.out
    monkeypatch.setattr("py_engine.report.running.play_task", play_task)
    assert main(words) == 0
    after = capsys.readouterr()
    assert after.err.splitlines()[0] == "3/13 games"
    assert "size 2, 5 games" in after.out
    assert json.loads(out.read_text(encoding="utf-8"))["games"] == 5


@pytest.mark.parametrize("key", ["play 1", "stone a1 0", "depth 1 0", "mirror 0 0", "first a1 0"])
def test_where_a_task_fails_what_the_others_gave_is_shown(
    key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(task: Task) -> Played:
        if task.key == key:
            raise MemoryError("nothing left")
        return play_task(task)

    monkeypatch.setattr("py_engine.report.running.play_task", failing)
    assert main([*WORDS, *FEW]) == 1
    shown = capsys.readouterr()
    assert f"no result came back from 1 of 13 games and searches: {key} (MemoryError: nothing left)" in shown.err
    assert "12 of 13 games and searches are done." in shown.err
    assert "first player wins" in shown.out


def test_where_all_tasks_fail_the_exit_code_tells(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(task: Task) -> Played:
        raise MemoryError

    monkeypatch.setattr("py_engine.report.running.play_task", failing)
    assert main([*WORDS, *FEW]) == 1
    shown = capsys.readouterr()
    assert "0 of 13 games and searches are done." in shown.err
    assert shown.out == ""


@limits_files
def test_where_no_game_can_be_kept_the_report_is_shown_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with files_at_most(10):
        assert main([*WORDS, *FEW, "--games-file", str(tmp_path / "games.jsonl")]) == 1
    shown = capsys.readouterr()
    assert "first player wins" in shown.out
    assert shown.err.count("cannot be written: File too large. The games go on.") == 1


@limits_files
def test_a_full_disk_leaves_the_report_that_was_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "parasol-2.json"
    file.write_text("the good one", encoding="utf-8")
    with files_at_most(100):
        assert main([*WORDS, *FEW, "--out", str(file)]) == 1
    assert file.read_text(encoding="utf-8") == "the good one"
    assert list(tmp_path.iterdir()) == [file]
    shown = capsys.readouterr()
    assert "first player wins" in shown.out
    assert f"{str(file)!r} cannot be written: File too large" in shown.err
