"""From games to what a network learns from: planes, which steps were searched how often, and who won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from py_engine.board.symmetry import symmetries
from py_engine.games.catalogue import find_game
from py_engine.games.setup import board_of, make_game
from py_engine.search.lanes import LaneBoard
from py_engine.search.network.planes import planes_of
from training.self_play import SelfPlayGame

# Of what a position is taken to be worth, so much comes from the search and the rest from who won.
SEARCHED_PART = 0.25

Bytes: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float32]


@dataclass
class Samples:
    """Positions on boards of one size, each in the layout of the board: rows of equal width, guard column included.

    planes: (positions, planes, fields) of 0 and 1. legal, policy: (positions, fields + 1), the last one for a step
    without a cell; a policy of nothing but 0 was not searched at length. value: what the positions are worth to the one
    to move, 0 to 1.
    """

    size: int
    rows: int
    width: int
    planes: Bytes
    legal: Bytes
    policy: Floats
    value: Floats

    def __len__(self) -> int:
        return len(self.value)


@dataclass
class _Growing:
    planes: list[Bytes] = field(default_factory=list)
    legal: list[Bytes] = field(default_factory=list)
    policy: list[Floats] = field(default_factory=list)
    value: list[float] = field(default_factory=list)


def samples_of(games: Iterable[SelfPlayGame]) -> list[Samples]:
    """The samples in these games, by size."""
    by_size: dict[int, _Growing] = defaultdict(_Growing)
    info = None
    for played in games:
        info = find_game(played.game)
        _add(by_size[played.size], played)
    found = []
    for size, growing in sorted(by_size.items()):
        assert info is not None
        board = board_of(info, size)
        rows = growing.planes[0].shape[-1] // board.width
        found.append(
            Samples(
                size,
                rows,
                board.width,
                np.concatenate(growing.planes),
                np.concatenate(growing.legal),
                np.concatenate(growing.policy),
                np.array(growing.value, np.float32),
            )
        )
    return found


def images_of(game: str, size: int) -> NDArray[np.int64]:
    """For each symmetry of the board, where each field's content comes from; of those that are no cells, themselves."""
    board = board_of(find_game(game), size)
    fields = _fields(board.cells, board.width)
    images = []
    for image in symmetries(board):
        source = np.arange(fields + 1)
        for cell, there in image.items():
            source[there] = cell
        images.append(source)
    return np.array(images)


def _fields(cells: int, width: int) -> int:
    return -(-cells.bit_length() // width) * width


def _add(growing: _Growing, played: SelfPlayGame) -> None:
    game = make_game(find_game(played.game), played.size, played.holes)
    board = game.board
    fields = _fields(board.cells, board.width)
    position = game.start()
    kept = []
    for step in played.steps:
        if step.value is not None:
            legal, policy = np.zeros((1, fields + 1), np.uint8), np.zeros((1, fields + 1), np.float32)
            for action in game.legal_actions(position):
                legal[0, action.cell] = 1
            for text, visits in step.visits.items():
                policy[0, game.read_action(position, text).cell] = visits
            policy /= max(1.0, policy.sum())
            won = float(played.winner == position.to_move)
            kept.append(position)
            growing.legal.append(legal)
            growing.policy.append(policy)
            growing.value.append(SEARCHED_PART * step.value + (1 - SEARCHED_PART) * won)
        position = game.apply(position, game.read_action(position, step.text))
    if not kept:
        return
    grid = LaneBoard(board, len(kept))
    seen = []
    for plane in planes_of(game, grid, kept):
        size = grid.stride // 8
        flat = np.frombuffer(plane.to_bytes(size * len(kept), "little"), np.uint8).reshape(len(kept), size)
        seen.append(np.unpackbits(flat, axis=1, bitorder="little")[:, :fields])
    growing.planes.append(np.stack(seen, axis=1))
