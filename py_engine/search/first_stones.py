"""How often the colour of a first stone wins, as games tell.

Random games misjudge first stones, and a search that plays them learns too little of that: in Parasol it takes a corner
for even, which loses more than two games of three. So what the pie rule asks is looked up, for the boards that
`first_stones_won.py` has: how many games the strongest opponent has won from each stone against itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ..board.boards import Board
from ..board.symmetry import symmetries
from ..games.base import Game, Position
from .first_stones_won import WON


def known_rates(game: Game) -> Mapping[int, float]:
    """The win rate of each first stone's colour, by its cell; empty where there are no games to tell it by."""
    return _rates(game.id, game.board)


def known_rate(game: Game, position: Position) -> float | None:
    """The win rate of the first colour where its first stone alone is on the board, and the other is to move.

    None of all other positions, and where there are no games to tell it by.
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
        # Some games do not say that a stone always wins: one more that it wins and one that it loses count, too.
        rate = (won + 1) / (games + 2)
        rates |= dict.fromkeys((cell, *(image[cell] for image in symmetries(board))), rate)
    return rates
