"""A recorded game of each kind still goes as it was recorded: every board, every legal step, the end."""

from __future__ import annotations

import pytest
from facts import FACTS
from golden_files import how_to_write_anew, path_of, playthrough, turns_of

import py_engine as s

GAMES = [info.id for info in s.catalogue()]

TO_WRITE_ANEW = how_to_write_anew("golden_files.py")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_catalogue_has_a_golden_playthrough_to_the_end(game: str) -> None:
    assert path_of(game).exists(), f"{path_of(game).name} is missing: {TO_WRITE_ANEW}"
    dump = path_of(game).read_text(encoding="utf-8")
    assert dump.startswith(f"{game} ")
    assert "\nover: " in dump


@pytest.mark.parametrize("game", GAMES)
def test_the_playthrough_goes_as_recorded(game: str) -> None:
    recorded = path_of(game).read_text(encoding="utf-8")
    played = playthrough(recorded.splitlines()[0], turns_of(recorded))
    for number, (was, now) in enumerate(zip(recorded.split("\n== "), played.split("\n== "), strict=True)):
        assert now == was, f"{path_of(game).name} differs after turn {number}: {TO_WRITE_ANEW}"


@pytest.mark.parametrize(("game", "needed"), [(game, known.shown) for game, known in FACTS.items()])
def test_the_playthroughs_show_what_is_peculiar_to_their_game(game: str, needed: tuple[str, ...]) -> None:
    dump = path_of(game).read_text(encoding="utf-8")
    assert [part for part in needed if part not in dump] == []
