/* See `symmetries.h`. */

#include "symmetries.h"

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

int find_symmetries(const Game *game, int maps[MOST_SYMMETRIES][MOST_FIELDS]) {
    const int *steps = game->board.steps, directions = game->board.directions;
    int found = 0, map[MOST_FIELDS];
    for (Cells corners = game->board.cells; any(corners);) {
        const int corner = take_first(&corners);
        for (int d = 0; d < directions; d++) {
            /* The axes of either kind of board are two directions apart. */
            for (int turn = -2; turn <= 2; turn += 4) {
                const int upward = steps[(d + turn + directions) % directions];
                if (map_cells(game, corner, steps[d], upward, map)) memcpy(maps[found++], map, sizeof map);
            }
        }
    }
    return found;
}

Cells image_of(Cells cells, const int *map) {
    Cells image = NO_CELLS;
    while (any(cells)) image |= only(map[take_first(&cells)]);
    return image;
}
