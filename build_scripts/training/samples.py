"""From games to a network's samples: planes, visits of steps, and winners."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from py_engine.board.boards import Board
from py_engine.board.symmetry import symmetries
from py_engine.games.catalogue import find_game
from py_engine.games.setup import board_of
from py_engine.search.network.planes import names_of
from training.player import course_of, see
from training.self_play import SelfPlayGame

# The part of a position's target value that comes from the search; the rest comes from who won.
SEARCHED_PART = 0.25

# Bytes of a set of cells, as the player in C writes it.
SET_BYTES = 32

Bytes: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float32]
Counts: TypeAlias = NDArray[np.uint16]


@dataclass
class Samples:
    """Positions on boards of one size, each in the layout of the board: rows of equal width, guard column included.

    planes: (positions, planes, bytes), a bit for a field, the lowest first. legal: (positions, bytes), the same. stops:
    (positions), whether a step without a cell is legal. visits: (positions, fields + 1), the last one for that step;
    none at all for a position that was not searched at length. value: of the positions to the one to move,
    0 to 1. last_stones: (positions, 2, bytes), the fields with stones of the one to move, and of the other, in the last
    position of the game that is among them.
    """

    size: int
    rows: int
    width: int
    planes: Bytes
    legal: Bytes
    stops: Bytes
    visits: Counts
    value: Floats
    last_stones: Bytes

    @property
    def fields(self) -> int:
        """Of a board: its cells and its guards."""
        return self.rows * self.width

    def __len__(self) -> int:
        return len(self.value)


def samples_of(games: Iterable[SelfPlayGame]) -> list[Samples]:
    """The samples in these games, all of one game, by size."""
    by_size: dict[int, list[SelfPlayGame]] = defaultdict(list)
    for played in games:
        by_size[played.size].append(played)
    return [_samples(size, of_size) for size, of_size in sorted(by_size.items())]


def _samples(size: int, games: Sequence[SelfPlayGame]) -> Samples:
    game = games[0].game
    board = board_of(find_game(game), size)
    rows = rows_of(board)
    fields = rows * board.width
    count = sum(step.value is not None for played in games for step in played.steps)
    seen = np.frombuffer(see(game, map(_course, games)), np.uint8).reshape(count, -1, SET_BYTES)
    used = -(-fields // 8)
    assert seen.shape[1] == len(names_of(game)) + 2
    visits = np.zeros((count, fields + 1), np.uint16)
    value = np.zeros(count, np.float32)
    last_stones = np.zeros((count, 2, SET_BYTES), np.uint8)
    index = 0
    for played in games:
        first = index
        for step in played.steps:
            if step.value is None:
                continue
            won = played.winner == seen[index, 0, 0]
            value[index] = SEARCHED_PART * step.value + (1 - SEARCHED_PART) * won
            for cell, times in step.visits.items():
                visits[index, cell] = times
            index += 1
        if index > first:
            last_stones[first:index] = _last_stones(seen[first:index])
    return Samples(
        size,
        rows,
        board.width,
        np.ascontiguousarray(seen[:, 2:, :used]),
        np.ascontiguousarray(seen[:, 1, :used]),
        np.ascontiguousarray(seen[:, 0, 1]),
        visits,
        value,
        np.ascontiguousarray(last_stones[:, :, :used]),
    )


def _last_stones(seen: Bytes) -> Bytes:
    """The stones in the last position of a game, from the side of who moves in each of its positions."""
    last = seen[-1]
    is_own = (seen[:, 0, 0] == last[0, 0])[:, None, None]
    stones = last[2:4]
    return np.where(is_own, stones, stones[::-1])


def _course(played: SelfPlayGame) -> str:
    return course_of(played.size, played.holes, [(step.cell, step.value is not None) for step in played.steps])


def rows_of(board: Board) -> int:
    """The number of rows of equal width that a board has."""
    return -(-board.cells.bit_length() // board.width)


def images_of(game: str, size: int) -> NDArray[np.int64]:
    """For each symmetry of the board, where each field's content comes from; of those that are no cells, themselves."""
    board = board_of(find_game(game), size)
    fields = rows_of(board) * board.width
    images = []
    for image in symmetries(board):
        source = np.arange(fields + 1)
        for cell, there in image.items():
            source[there] = cell
        images.append(source)
    return np.array(images)
