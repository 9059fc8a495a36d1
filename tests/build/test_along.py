"""The making of games to play along: each can be played, and packs go on where they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from puzzle_making import along, kept
from puzzle_making.along import LANGUAGES, Source, find_game_to_guess, play_along
from py_engine.match import new_match


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests' games and packs apart from real ones."""
    monkeypatch.setattr(kept, "FOUND", tmp_path)
    monkeypatch.setattr(along.write_pack, "__defaults__", (tmp_path / "packs",))
    monkeypatch.setattr(along, "PLAYOUTS", 64)
    monkeypatch.setattr(along, "ANALYSED", 64)
    monkeypatch.setattr(along, "FEWEST", 1)


def test_a_game_depends_on_its_number_alone_and_its_turns_can_be_played() -> None:
    number = next(each for each in range(9) if find_game_to_guess(Source("parasol", each)))
    found = find_game_to_guess(Source("parasol", number))
    assert found is not None
    assert found == find_game_to_guess(Source("parasol", number))
    match = new_match("parasol", found["size"])
    sides = set()
    for index, turn in enumerate(found["turns"]):
        if index in found["asked"]:
            sides.add(match.to_move)
        if index in found["better"]:
            assert match.is_legal(found["better"][index])
        match.play(turn)
    assert len(sides) == 1
    assert set(found["reasons"]) <= set(found["asked"])
    assert all(len(set(texts)) == len(LANGUAGES) for texts in found["reasons"].values())


def test_games_that_were_played_are_kept_and_a_pack_has_those_that_can_be_guessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def stub(source: Source) -> dict[str, object] | None:
        tried.append(source.number)
        return {"turns": ["d4"], "asked": [0]} if source.number != 1 else None

    monkeypatch.setattr(along, "find_game_to_guess", stub)
    monkeypatch.setattr(along, "MOST_GAMES", 3)
    assert play_along(["sum"], minutes=1) == 6
    assert play_along(["sum"], minutes=1) == 0
    assert tried == [0, 1, 2, 3, 4, 5], "twice as many as are wanted, as some may be of no use"
    pack = (tmp_path / "packs" / "sum.txt").read_text(encoding="utf-8").splitlines()
    assert pack[0] == "sunstones-along 1 sum"
    assert [line[:11] for line in pack[1:]] == ['{"number":0', '{"number":2', '{"number":3']
