"""Counting for all cells at once, against counting at each cell."""

from __future__ import annotations

from random import Random

import pytest

from py_engine.board.bitboard import lead_at_least, neighbour_counts, not_less
from py_engine.board.boards import Board, hex_board, square_board
from py_engine.search.lanes import LaneBoard

BOARDS = [hex_board(2), hex_board(3), hex_board(6), square_board(3), square_board(9)]
every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.cell_count}-cells")


def two_sets(board: Board, random: Random) -> tuple[int, int]:
    """Two random sets of cells that share none."""
    first, second = (random.getrandbits(board.cells.bit_length()) & board.cells for _ in range(2))
    return first, second & ~first


@every_board
def test_the_neighbours_of_each_cell_are_counted(board: Board) -> None:
    random = Random(1)
    for _ in range(50):
        cells, _ = two_sets(board, random)
        digits = neighbour_counts(board, cells)
        for cell in board.order:
            counted = sum((digit >> cell & 1) << place for place, digit in enumerate(digits))
            assert counted == (board.neighbours[cell] & cells).bit_count()


@every_board
def test_counts_of_two_sets_are_compared_at_each_cell(board: Board) -> None:
    random = Random(2)
    for _ in range(50):
        first, second = two_sets(board, random)
        compared = not_less(neighbour_counts(board, first), neighbour_counts(board, second), board.cells)
        assert compared == lead_at_least(board, first, second, 0)
        for cell in board.order:
            beside = board.neighbours[cell]
            assert compared >> cell & 1 == ((beside & first).bit_count() >= (beside & second).bit_count())


@every_board
def test_boards_side_by_side_are_counted_each_by_itself(board: Board) -> None:
    random = Random(3)
    lanes = LaneBoard(board, 5)
    pairs = [two_sets(board, random) for _ in range(5)]
    first, second = (lanes.load([pair[index] for pair in pairs]) for index in (0, 1))
    compared = not_less(neighbour_counts(lanes, first), neighbour_counts(lanes, second), lanes.cells)
    assert lanes.unload(compared) == [lead_at_least(board, *pair, 0) for pair in pairs]
