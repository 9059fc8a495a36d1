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

/* Whether a player holds a majority of the parasols already. */
static bool has_majority(const Board *board, uint32_t stones) {
    int lead = 0;
    for (int middle = 0; middle < board->cells; middle++) {
        if (board->perimeter[middle]) continue;
        int held = stones >> middle & 1;
        for (int n = 0; n < 6; n++) held += stones >> board->near[middle][n] & 1;
        lead += held >= 4 ? 1 : -1;
    }
    return lead > 0;
}

/* How many stones there are. */
int rank_of_parasol(const Board *board, const Snapshot *now) {
    if (has_majority(board, now->stones[0]) || has_majority(board, now->stones[1])) return NONE;
    return count_cells(now->stones[0] | now->stones[1]);
}

int turns_of_parasol(const Board *board, const Snapshot *now, Snapshot *after) {
    int count = 0;
    for (int cell = 0; cell < board->cells; cell++) {
        if ((now->stones[0] | now->stones[1]) >> cell & 1) continue;
        Snapshot *next = &after[count++];
        *next = *now;
        next->stones[now->mover] |= UINT32_C(1) << cell;
        next->mover = 1 - now->mover;
        if (has_majority(board, next->stones[now->mover])) next->winner = now->mover;
    }
    return count;
}
