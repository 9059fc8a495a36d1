/* The two kinds of board, laid out as in `py_engine/board/boards.py`. */

#include "cells.h"

static void finish(Board *board) {
    board->cell_count = count(board->cells);
    Cells inner = board->cells;
    for (int d = 0; d < board->directions; d++) inner &= step(board, board->cells, board->steps[d]);
    board->perimeter = board->cells & ~inner;
}

void make_hexagon(Board *board, int size) {
    const int width = 2 * size, rows = 2 * size - 1;
    *board = (Board){.size = size, .width = width, .directions = 6, .fields = rows * width, .cells = NO_CELLS};
    const int steps[] = {1, width + 1, width, -1, -(width + 1), -width};
    for (int d = 0; d < 6; d++) board->steps[d] = steps[d];
    for (int row = 0; row < rows; row++) {
        const int from = row < size ? 0 : row - size + 1, to = row < size ? row + size : rows;
        for (int column = from; column < to; column++) board->cells |= only(row * width + column);
    }
    finish(board);
}

void make_square(Board *board, int size) {
    const int width = size + 1;
    *board = (Board){.size = size, .width = width, .directions = 8, .fields = size * width, .cells = NO_CELLS};
    board->corners_touch = true;
    const int steps[] = {width, width + 1, 1, 1 - width, -width, -width - 1, -1, width - 1};
    for (int d = 0; d < 8; d++) board->steps[d] = steps[d];
    for (int column = 0; column < size; column++) {
        for (int row = 0; row < size; row++) board->cells |= only(column * width + row);
    }
    finish(board);
}
