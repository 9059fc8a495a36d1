"""Games from first stones: they are counted, kept, and written for the engine."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from measuring import first_stones
from py_engine.arena.files import KeptLines
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the table, apart from the engine's."""
    monkeypatch.setattr(first_stones, "KEPT", tmp_path)
    monkeypatch.setattr(first_stones, "TABLE", tmp_path / "table.py")
    monkeypatch.setattr(first_stones, "PLAYOUTS", {0: 4_096})
    monkeypatch.setattr(first_stones, "WON", {})
    return tmp_path / "table.py"


def count(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["first-stones", "parasol", "--sizes", "2", *words])
    assert first_stones.main() == 0


def test_games_are_played_until_they_tell_who_is_better_off(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count(monkeypatch, "--lead", "2", "--games", "8")
    first = table.read_text()
    assert '    ("parasol", 2): {\n        "a1": (4, 4),\n        "b2": (4, 4),\n    },\n' in first
    kept = len(KeptLines(table.parent / "parasol.jsonl").lines)
    count(monkeypatch, "--lead", "2", "--games", "8")
    assert len(KeptLines(table.parent / "parasol.jsonl").lines) == kept, "and none is played again"
    assert table.read_text() == first


def test_games_from_what_is_chosen_are_no_part_of_the_table(
    table: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    count(monkeypatch, "--chosen", "--games", "3")
    assert "parasol 2 chosen: 0 of 3" in capsys.readouterr().out, (
        "the side that begins on this board wins, so it is swapped"
    )
    assert not table.exists()


def test_a_look_with_other_playouts_is_no_part_of_the_table(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count(monkeypatch, "--playouts", "1", "--games", "1")
    assert not table.exists()


def test_what_is_in_the_table_stays_where_no_games_are_kept(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    won = {("sum", 3): {"a1": (1, 2)}, ("parasol", 3): {"a1": (0, 8)}, ("parasol", 2): {"a1": (0, 1), "b2": (0, 1)}}
    monkeypatch.setattr(first_stones, "WON", won)
    count(monkeypatch, "--rings", "1", "--lead", "2", "--games", "4")
    written: dict[str, Any] = {}
    exec(table.read_text(), written)
    assert written["WON"] == {**won, ("parasol", 2): {"a1": (4, 4), "b2": (0, 1)}}
    assert list(written["WON"]) == sorted(won)


def test_stones_near_the_edge_can_be_asked_for() -> None:
    game = make_game(find_game("parasol"), 4)
    assert first_stones.stones_of(game, 1) == ["a1", "a2"]
    assert first_stones.stones_of(game, 2) == ["a1", "a2", "b2", "b3"]
    assert first_stones.stones_of(game, None) == ["a1", "a2", "b2", "b3", "c3", "d4"]
