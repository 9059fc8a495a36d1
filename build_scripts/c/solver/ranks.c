/* The ranks of positions, by which `retrograde.c` goes back: see `solver.h`. */

#include "solver.h"

static int count_stones(const Position *position) {
    return count(position->stones[0] | position->stones[1]);
}

int rank_of_parasol(const Game *game, const Position *position) {
    return PARASOL.decided(game, position) == NONE ? count_stones(position) : NONE;
}

/* How many cells are taken or cut off from the edge; a pass changes nothing. A loop empties only cells that it cuts off. */
int rank_of_subsume(const Game *game, const Position *position) {
    const Cells stones = position->stones[0] | position->stones[1];
    const int rank = count(stones | enclosed(&game->board, stones));
    return rank < game->board.cell_count ? rank : NONE;
}

/* Pairs of neighbours that are alike, less those that are not, and stones; then stones once more. A pass changes nothing.
 * A placement never makes the first sum less, and adds a stone; every removal makes it more. So that no sum is less than
 * 0, all pairs of neighbours are added. */
int rank_of_sum(const Game *game, const Position *position) {
    const Board *board = &game->board;
    const int stones = count_stones(position);
    if (stones == count(game->free)) return NONE;
    int both_ways = 0;
    for (int d = 0; d < board->directions; d++) {
        both_ways += count(step(board, board->cells, board->steps[d]));
        for (int player = 0; player < 2; player++) {
            const Cells beside = step(board, position->stones[player], board->steps[d]);
            both_ways += count(beside & position->stones[player]) - count(beside & position->stones[1 - player]);
        }
    }
    return (both_ways / 2 + stones) * (board->cell_count + 1) + stones;
}

/* How many stones there are. A turn on a full board changes nothing. */
int rank_of_sunspot(const Game *game, const Position *position) {
    for (int player = 0; player < 2; player++) {
        if (any(enclosed(&game->board, position->stones[player]))) return NONE;
    }
    return count_stones(position);
}
