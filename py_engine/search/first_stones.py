"""Win rates of first stones, from games played.

Random games misjudge first stones, and a search that plays them learns too little from them: in Parasol it takes a
corner for even, which loses more than two games of three. So the pie rule uses a table, for the boards in
`first_stones_won.py`: games that the strongest opponent won against itself from each first stone.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ..board.boards import Board
from ..board.symmetry import symmetries
from ..games.base import Game, Position
from .first_stones_won import WON


def known_rates(game: Game) -> Mapping[int, float]:
    """The win rate, 0 to 1, of the colour of each first stone, by cell; empty where no games are recorded."""
    return _rates(game.id, game.board)


def known_rate(game: Game, position: Position) -> float | None:
    """The win rate, 0 to 1, of the first colour where its first stone is alone and the other is to move.

    None for all other positions, and where no games are recorded.
    """
    first, second = position.stones
    if second or position.to_move != 1 or position.stage or first.bit_count() != 1:
        return None
    return known_rates(game).get(first.bit_length() - 1)


@cache
def _rates(game: str, board: Board) -> Mapping[int, float]:
    rates: dict[int, float] = {}
    for name, (won, games) in WON.get((game, board.size), {}).items():
        cell = board.cell(name)
        # A few games cannot show that a stone always wins, so one more win and one more loss are counted.
        rate = (won + 1) / (games + 2)
        rates |= dict.fromkeys((cell, *(image[cell] for image in symmetries(board))), rate)
    return rates
