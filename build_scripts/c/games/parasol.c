/* Parasol: see `py_engine/games/parasol.py`. */

#include "rules.h"

static int legal(const Game *game, const Position *position, int *cells) {
    return list_cells(empty_cells(game, position), cells);
}

/* The cells that have at least so many of some stones on and beside them, themselves not on the edge. */
static Cells held(const Board *board, Cells stones, int least) {
    Cells digits[DIGITS] = {stones, NO_CELLS, NO_CELLS, NO_CELLS, NO_CELLS};
    for (int d = 0; d < board->directions; d++) add_plane(digits, step(board, stones, board->steps[d]));
    return at_least(digits, least, board->cells & ~board->perimeter);
}

/* Who holds most of the parasols, or NONE. On a full board there is someone. */
static int decided(const Game *game, const Position *position) {
    const Board *board = &game->board;
    const int parasols = count(board->cells & ~board->perimeter);
    for (int colour = 0; colour < 2; colour++) {
        if (2 * count(held(board, position->stones[colour], 4)) > parasols) return colour;
    }
    return NONE;
}

static void apply(const Game *game, Position *position, int cell) {
    position->stones[position->mover] |= only(cell);
    position->mover = 1 - position->mover;
    if (!any(empty_cells(game, position))) position->winner = decided(game, position);
}

static void own_planes(const Game *game, const Position *position, Cells *planes) {
    for (int least = 2; least <= 4; least++) {
        planes[least - 2] = held(&game->board, position->stones[position->mover], least);
        planes[least + 1] = held(&game->board, position->stones[1 - position->mover], least);
    }
}

const Rules PARASOL = {"parasol", false, COMMON_PLANES + 6, legal, apply, decided, own_planes};
