"""Batches of playouts, and their results, as texts for other workers.

Results come from outside. They are accepted only if they can be those of the playouts that were requested, so a worker
that sends invalid results wastes its share of the playouts and does no other harm. Numbers that can be long are
hexadecimal, which Python reads and writes much faster.
"""

from __future__ import annotations

import re

from ..games.base import Game, Position
from .cell_counts import spread_bits
from .playouts import NetworkOutput, PlayoutStats

# Number of a batch: decimal, and more than a search ever has.
NUMBER = re.compile(r"[0-9]{1,12}")

# Results of one position: counts of games, or a network's output, with the probability as `float.hex` writes it before
# the logits.
COUNTS = re.compile(r"[0-9a-f]+(?:,[0-9a-f]+){6}")
OUTPUT = re.compile(r"(0x[01]\.[0-9a-f]{1,13}p(?:\+0|-[0-9]{1,4}));((?:-?[0-9]{1,9},)+-?[0-9]{1,9})")

# The bit above the counts of a cell (see `cell_counts.py`); no valid count reaches it.
ABOVE = 31


def position_text(position: Position) -> str:
    """The position as text."""
    (first, second), *rest = position
    return ",".join("" if value is None else f"{value:x}" for value in (first, second, *rest))


def read_position(text: str) -> Position:
    """The position in a text of `position_text`."""
    first, second, *rest, winner = text.split(",")
    to_move, stage, group, touched, loop = (int(value, 16) for value in rest)
    stones = int(first, 16), int(second, 16)
    return Position(stones, to_move, stage, group, touched, loop, int(winner, 16) if winner else None)


def stats_text(stats: PlayoutStats) -> str:
    """The results of one position as text."""
    if stats.output is not None:
        return f"{stats.output.value.hex()};" + ",".join(map(str, (stats.output.stop, *stats.output.logits)))
    values = (stats.playouts, *stats.wins, *stats.amaf_visits, *stats.amaf_wins)
    return ",".join(f"{value:x}" for value in values)


class ResultsReader:
    """Reader of the results of batches, for one game on its board.

    `evaluations` tells whether the results are outputs of a network.
    """

    def __init__(self, game: Game, *, evaluations: bool) -> None:
        self._are_evaluations = evaluations
        self._length = game.board.cells.bit_length()
        self._cells = spread_bits(game.board.cells, self._length)
        self._above = self._cells << ABOVE
        self._counts = self._above - self._cells  # all bits below

    def read(self, text: str) -> tuple[int, list[PlayoutStats]]:
        """The number of a batch and the results of its positions; no results if it has not been played.

        Raises:
            ValueError: The text cannot be the results of a batch.
        """
        number, *parts = text.split(" ")
        if not NUMBER.fullmatch(number):
            raise ValueError(text)
        read_one = self._read_output if self._are_evaluations else self._read_counts
        return int(number), [read_one(part) for part in parts]

    def _read_counts(self, text: str) -> PlayoutStats:
        if not COUNTS.fullmatch(text):
            raise ValueError(text)
        playouts, *won_and_placed = (int(one, 16) for one in text.split(","))
        won, visits, wins = won_and_placed[:2], won_and_placed[2:4], won_and_placed[4:]
        if sum(won) != playouts:
            raise ValueError(text)
        for colour in (0, 1):
            self._require(visits[colour], playouts * self._cells)
            self._require(wins[colour], visits[colour])
            self._require(wins[colour], won[colour] * self._cells)
        return PlayoutStats(playouts, (won[0], won[1]), (visits[0], visits[1]), (wins[0], wins[1]))

    def _require(self, counts: int, most: int) -> None:
        """Check that the count of each cell is at most another one, and that there are no other counts.

        Raises:
            ValueError: A count is larger, or belongs to no cell.
        """
        # A larger count borrows the bit above.
        if counts & ~self._counts or (most | self._above) - counts & self._above != self._above:
            raise ValueError(counts)

    def _read_output(self, text: str) -> PlayoutStats:
        found = OUTPUT.fullmatch(text)
        if not found:
            raise ValueError(text)
        value, (stop, *logits) = float.fromhex(found[1]), map(int, found[2].split(","))
        # Logits of bits beyond the board are ignored.
        if not 0 <= value <= 1 or not self._length <= len(logits) <= 2 * self._length:
            raise ValueError(text)
        return PlayoutStats.of_output(NetworkOutput(logits, stop, value))
