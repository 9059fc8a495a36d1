/* The two kinds of board: which cells lie beside each other. */

#include "board.h"

enum { MOST_COLUMNS = 19 + 2 };

/* Fill in the neighbours, given each cell's number by row and column (both from 1, with an empty border) and the steps
 * in turning order. */
static void join_cells(Board *board, int number[MOST_COLUMNS][MOST_COLUMNS], const int steps[][2]) {
    board->perimeter_count = 0;
    for (int row = 1; row < MOST_COLUMNS - 1; row++) {
        for (int column = 1; column < MOST_COLUMNS - 1; column++) {
            const int cell = number[row][column];
            if (cell == NONE) continue;
            board->near_count[cell] = 0;
            for (int d = 0; d < board->directions; d++) {
                const int beside = number[row + steps[d][0]][column + steps[d][1]];
                board->neighbour[cell][d] = beside;
                if (beside != NONE) board->near[cell][board->near_count[cell]++] = beside;
            }
            board->perimeter[cell] = board->near_count[cell] < board->directions;
            board->perimeter_count += board->perimeter[cell];
        }
    }
}

static void clear_numbers(int number[MOST_COLUMNS][MOST_COLUMNS]) {
    for (int row = 0; row < MOST_COLUMNS; row++) {
        for (int column = 0; column < MOST_COLUMNS; column++) number[row][column] = NONE;
    }
}

/* Rows from below. Columns are skewed: the two cells above a cell are in its own column and, to the right, the next. */
void make_hexagon(Board *board, int size) {
    /* east, north-east, north-west, west, south-west, south-east */
    static const int steps[6][2] = {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}};
    int number[MOST_COLUMNS][MOST_COLUMNS];
    clear_numbers(number);
    board->size = size;
    board->directions = 6;
    board->cells = 0;
    for (int row = 0; row < 2 * size - 1; row++) {
        const int first = row < size ? 0 : row - size + 1;
        const int last = row < size ? row + size - 1 : 2 * size - 2;
        for (int column = first; column <= last; column++) number[row + 1][column + 1] = board->cells++;
    }
    join_cells(board, number, steps);
}

/* The letter of a square is its row here, so that numbers rise in board order. */
void make_square(Board *board, int size) {
    static const int steps[8][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
    int number[MOST_COLUMNS][MOST_COLUMNS];
    clear_numbers(number);
    board->size = size;
    board->directions = 8;
    board->cells = 0;
    for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) number[row + 1][column + 1] = board->cells++;
    }
    join_cells(board, number, steps);
}
