/* Parasol: see `py_engine/games/parasol.py`. */

#include "rules.h"

static Steps legal(const Game *game, const Position *position) {
    return steps_on(empty_cells(game, position));
}

/* The cells that have at least so many of some stones on and beside them, themselves not on the edge. */
static Cells held(const Board *board, Cells stones, int least) {
    Cells digits[DIGITS];
    count_beside(board, stones, digits);
    add_plane(digits, stones);
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

const Rules PARASOL = {"parasol", false, COMMON_PLANES + 6, legal, legal, apply, decided, own_planes};
