"""Every game is in each list that is kept by hand; a failure names the game and the file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from facts import FACTS
from perft_table import TABLE

import py_engine as s
from py_engine.games.setup import board_of
from py_engine.players.ladder import WINS
from py_engine.players.opponents import OPPONENTS, opponents_of
from py_engine.search.params import PARAMS

ROOT = Path(__file__).parents[2]
GAMES = [info.id for info in s.catalogue()]

LISTS: dict[str, Iterable[str]] = {
    "PARAMS in py_engine/search/params.py": PARAMS,
    "OPPONENTS in py_engine/players/opponents.py": OPPONENTS,
    "WINS in py_engine/players/ladder.py": WINS,
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
        ("rule page", "web/rules/{game}.html"),
        ("rule page in German", "web/rules/de/{game}.html"),
        ("rule page in French", "web/rules/fr/{game}.html"),
        ("lessons", "web/app/games/{game}.ts"),
        ("puzzles", "web/app/puzzles/packs/{game}.txt"),
    ],
)
def test_every_game_has_its_files(game: str, what: str, place: str) -> None:
    file = place.format(game=game)
    assert (ROOT / file).is_file(), f"{game} has no {what}: write {file}"


@pytest.mark.parametrize("game", GAMES)
def test_every_character_has_a_portrait_and_games_against_the_one_before_it(game: str) -> None:
    characters = [opponent.id for opponent in opponents_of(game)]
    portraits = (ROOT / "web/app/opponents/portraits.svg").read_text(encoding="utf-8")
    lacking = [name for name in characters if f'<symbol id="{name}"' not in portraits]
    assert not lacking, f"draw these in web/app/opponents/portraits.svg: {lacking}"
    assert len(WINS[game]) == len(characters) - 1, f"WINS in py_engine/players/ladder.py has other links of {game}"


@pytest.mark.parametrize("info", s.catalogue(), ids=lambda info: info.id)
def test_the_sample_of_a_game_lies_on_its_board(info: s.GameInfo) -> None:
    sample, board = info.sample, board_of(info, info.sample.size)
    first, second, holes, loop = (set(cells.split()) for cells in (*sample.stones, sample.holes, sample.loop))
    assert first | second | holes | loop <= set(board.names.values())
    assert len(first | second | holes) == len(first) + len(second) + len(holes)
    assert not loop & holes
