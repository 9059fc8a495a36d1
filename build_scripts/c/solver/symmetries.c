/* The images of sets of cells on a board with its holes. */

#include "solver.h"

/* Fills in the images where the first cell goes to `corner` and steps to the right and upward become these; false where
 * they leave the board, or a hole does not go to a hole. */
static bool map_cells(const Game *game, int corner, int right, int upward, int *map) {
    const Board *board = &game->board;
    for (Cells rest = board->cells; any(rest);) {
        const int cell = take_first(&rest);
        const int there = corner + cell % board->width * right + cell / board->width * upward;
        if (there < 0 || there >= board->fields || !has(board->cells, there)) return false;
        if (has(game->free, cell) != has(game->free, there)) return false;
        map[cell] = there;
    }
    return true;
}

/* What the images of cells weigh, for all sets of cells at once. */
static void sum_bytes(Cells cells, const int *map, const uint32_t *weight, ByteSums sums) {
    memset(sums, 0, sizeof(ByteSums));
    while (any(cells)) {
        const int cell = take_first(&cells);
        for (int value = 0; value < 256; value++) {
            if (value >> cell % 8 & 1) sums[cell / 8][value] += weight[map[cell]];
        }
    }
}

int weigh_images(const Game *game, uint32_t times, ByteSums images[MOST_SYMMETRIES]) {
    const int *steps = game->board.steps, directions = game->board.directions;
    int found = 0, map[MOST_FIELDS];
    uint32_t weight[MOST_FIELDS], next = 1;
    for (Cells rest = game->free; any(rest); next *= times) weight[take_first(&rest)] = next;
    for (Cells corners = game->board.cells; any(corners);) {
        const int corner = take_first(&corners);
        for (int d = 0; d < directions; d++) {
            /* The axes of either kind of board are two directions apart. */
            for (int turn = -2; turn <= 2; turn += 4) {
                const int upward = steps[(d + turn + directions) % directions];
                if (map_cells(game, corner, steps[d], upward, map)) sum_bytes(game->free, map, weight, images[found++]);
            }
        }
    }
    return found;
}
