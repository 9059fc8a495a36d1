"""Every game is in each list that is kept by hand; a failure names the game and the file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from facts import FACTS
from perft_table import TABLE

import py_engine as s
from py_engine.games.setup import board_of
from py_engine.players.opponents import OPPONENTS
from py_engine.search.params import PARAMS

GAMES = [info.id for info in s.catalogue()]

LISTS: dict[str, Iterable[str]] = {
    "PARAMS in py_engine/search/params.py": PARAMS,
    "OPPONENTS in py_engine/players/opponents.py": OPPONENTS,
    "FACTS in tests/engine/facts.py": FACTS,
    "TABLE in tests/engine/perft_table.py": [entry.record.partition(" ")[0] for entry in TABLE],
}


@pytest.mark.parametrize("place", LISTS)
def test_every_game_is_in_the_list(place: str) -> None:
    lacking = [game for game in GAMES if game not in set(LISTS[place])]
    assert not lacking, f"add these to {place}: {lacking}"
    strange = sorted(set(LISTS[place]) - set(GAMES))
    assert not strange, f"take these out of {place}: {strange}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("what", "place"),
    [
        ("reference", "tests/engine/references/{game}.py"),
        ("golden playthrough", "tests/engine/golden/{game}.txt"),
    ],
)
def test_every_game_has_its_files(game: str, what: str, place: str) -> None:
    file = place.format(game=game)
    assert (Path(__file__).parents[2] / file).is_file(), f"{game} has no {what}: write {file}"


@pytest.mark.parametrize("info", s.catalogue(), ids=lambda info: info.id)
def test_the_sample_of_a_game_lies_on_its_board(info: s.GameInfo) -> None:
    sample, board = info.sample, board_of(info, info.sample.size)
    first, second, holes, loop = (set(cells.split()) for cells in (*sample.stones, sample.holes, sample.loop))
    assert first | second | holes | loop <= set(board.names.values())
    assert len(first | second | holes) == len(first) + len(second) + len(holes)
    assert not loop & holes
