/* Parasol: the board is filled. A player holds a parasol with four of its seven cells; most parasols win. */

#include "board.h"

int play_parasol(const Board *board) {
    int empty[MOST_CELLS], left = board->cells;
    bool by_first[MOST_CELLS];
    for (int cell = 0; cell < left; cell++) empty[cell] = cell;
    for (int mover = 0; left > 0; mover = 1 - mover) {
        const int chosen = random_below(left), cell = empty[chosen];
        take_step(PLACE, cell, left);
        by_first[cell] = mover == 0;
        empty[chosen] = empty[--left];
    }
    int lead = 0;
    for (int middle = 0; middle < board->cells; middle++) {
        if (board->perimeter[middle]) continue;
        int held = by_first[middle];
        for (int n = 0; n < 6; n++) held += by_first[board->near[middle][n]];
        lead += held >= 4 ? 1 : -1;
    }
    return lead > 0 ? 0 : 1;
}
