"""Boards: names, neighbours, the perimeter and straight lines, against boards drawn as points."""

from __future__ import annotations

import pytest
from references.hexagon import Hexagon
from references.sum import Rules as Square

from py_engine.board.boards import hex_board, square_board

every_hex_size = pytest.mark.parametrize("size", range(2, 11))
every_square_size = pytest.mark.parametrize("size", range(3, 20))


def test_size_4_runs_from_a1_at_the_bottom_left_to_g4() -> None:
    names = [hex_board(4).name(cell) for cell in hex_board(4).order]
    rows = {"a": 4, "b": 5, "c": 6, "d": 7, "e": 6, "f": 5, "g": 4}
    assert names == [f"{row}{number}" for row, length in rows.items() for number in range(1, length + 1)]


def test_a_square_board_has_letters_for_columns_and_numbers_for_rows() -> None:
    names = [square_board(3).name(cell) for cell in square_board(3).order]
    assert names == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]


@every_hex_size
def test_a_hexagon_has_3_n_n_minus_1_plus_1_cells_and_6_n_minus_1_on_the_perimeter(size: int) -> None:
    board = hex_board(size)
    assert board.cell_count == len(board.order) == board.cells.bit_count() == 3 * size * (size - 1) + 1
    assert board.perimeter.bit_count() == 6 * (size - 1)
    assert board.interior == board.cells ^ board.perimeter


@every_hex_size
def test_cells_of_a_hexagon_lie_as_they_are_drawn(size: int) -> None:
    board, drawn = hex_board(size), Hexagon(size)
    assert [board.name(cell) for cell in board.order] == drawn.cells
    assert board.names_of(board.perimeter) == drawn.perimeter
    for name in drawn.cells:
        cell = board.cell(name)
        assert board.name(cell) == name
        assert set(board.names_of(board.neighbours[cell])) == set(drawn.neighbours[name])


@every_square_size
def test_squares_have_the_up_to_eight_squares_around_as_neighbours(size: int) -> None:
    board, drawn = square_board(size), Square(size)
    assert [board.name(cell) for cell in board.order] == drawn.cells
    for name in drawn.cells:
        assert set(board.names_of(board.neighbours[board.cell(name)])) == set(drawn.neighbours[name])
    assert board.perimeter.bit_count() == 4 * (size - 1)
