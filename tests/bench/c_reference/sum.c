/* Sum: a stone may be placed, and stays, where its neighbours of its own colour plus one are at least the others. */

#include "board.h"

static bool may_stand(const Stones *stones, int cell, int player) {
    return stones->beside[player][cell] + 1 >= stones->beside[1 - player][cell];
}

/* Remove the player's stones that fail beside a cell where something has changed, and beside these, and so on. The
 * order does not matter, as a removal never helps another stone of the same player. Returns how many are removed. */
static int remove_failing(const Board *board, Stones *stones, int changed, int player) {
    int removed = 0;
    for (int n = 0; n < board->near_count[changed]; n++) {
        const int cell = board->near[changed][n];
        if (stones->owner[cell] == player && !may_stand(stones, cell, player)) {
            take_stone(board, stones, cell);
            removed += 1 + remove_failing(board, stones, cell, player);
        }
    }
    return removed;
}

int play_sum(const Board *board) {
    Stones stones;
    clear_stones(&stones);
    int count[2] = {0, 0};
    for (int mover = 0; count[0] + count[1] < board->cells; mover = 1 - mover) {
        int legal[MOST_CELLS], options = 0;
        for (int cell = 0; cell < board->cells; cell++) {
            if (stones.owner[cell] == NOBODY && may_stand(&stones, cell, mover)) legal[options++] = cell;
        }
        if (options == 0) {
            take_step(PASS, NONE, 1);
            continue;
        }
        const int cell = legal[random_below(options)];
        take_step(PLACE, cell, options);
        put_stone(board, &stones, cell, mover);
        count[mover]++;
        count[1 - mover] -= remove_failing(board, &stones, cell, 1 - mover);
    }
    return count[0] > count[1] ? 0 : 1;
}
