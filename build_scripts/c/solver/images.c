/* What sets of cells weigh, and their images on a board with its holes. */

#include "solver.h"

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
    int maps[MOST_SYMMETRIES][MOST_FIELDS];
    uint32_t weight[MOST_FIELDS], next = 1;
    for (Cells rest = game->free; any(rest); next *= times) weight[take_first(&rest)] = next;
    const int found = find_symmetries(game, maps);
    for (int index = 0; index < found; index++) sum_bytes(game->free, maps[index], weight, images[index]);
    return found;
}
