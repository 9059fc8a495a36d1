"""Every game is in each list that is kept by hand; a failure names the game and the file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from perft_table import TABLE
from setups import OPEN_SETUPS, SETUPS, SMALL_SETUPS
from test_golden import PECULIARITIES
from test_proof_search import SMALLEST_BOARDS, UNSOLVED
from test_session import HOW_WON
from test_setup_errors import SIZES
from test_start_positions import IMPOSSIBLE_STARTS

import py_engine as s
from py_engine.games.setup import board_of
from py_engine.players.opponents import OPPONENTS
from py_engine.search.params import PARAMS

GAMES = [info.id for info in s.catalogue()]

LISTS: dict[str, Iterable[str]] = {
    "PARAMS in py_engine/search/params.py": PARAMS,
    "OPPONENTS in py_engine/players/opponents.py": OPPONENTS,
    "SETUPS in tests/engine/setups.py": [setup.game for setup in SETUPS],
    "SMALL_SETUPS in tests/engine/setups.py": [setup.game for setup in SMALL_SETUPS],
    "OPEN_SETUPS in tests/engine/setups.py": [setup.game for setup in OPEN_SETUPS],
    "TABLE in tests/engine/perft_table.py": [entry.record.partition(" ")[0] for entry in TABLE],
    "PECULIARITIES in tests/engine/test_golden.py": PECULIARITIES,
    "HOW_WON in tests/engine/test_session.py": [record.partition(" ")[0] for record in HOW_WON],
    "SIZES in tests/engine/test_setup_errors.py": SIZES,
    "SMALLEST_BOARDS or UNSOLVED in tests/engine/test_proof_search.py": [*SMALLEST_BOARDS, *UNSOLVED],
    "IMPOSSIBLE_STARTS in tests/engine/test_start_positions.py": [game for game, *_ in IMPOSSIBLE_STARTS],
}


@pytest.mark.parametrize("place", LISTS)
def test_every_game_is_in_the_list(place: str) -> None:
    lacking = [game for game in GAMES if game not in set(LISTS[place])]
    assert not lacking, f"add these to {place}: {lacking}"
    strange = sorted(set(LISTS[place]) - set(GAMES))
    assert not strange, f"take these out of {place}: {strange}"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_reference(game: str) -> None:
    file = Path(__file__).parent / "references" / f"{game}.py"
    assert file.is_file(), f"{game} has no reference: write tests/engine/references/{game}.py"


@pytest.mark.parametrize("info", s.catalogue(), ids=lambda info: info.id)
def test_the_sample_of_a_game_lies_on_its_board(info: s.GameInfo) -> None:
    sample, board = info.sample, board_of(info, info.sample.size)
    first, second, holes, loop = (set(cells.split()) for cells in (*sample.stones, sample.holes, sample.loop))
    assert first | second | holes | loop <= set(board.names.values())
    assert len(first | second | holes) == len(first) + len(second) + len(holes)
    assert not loop & holes
