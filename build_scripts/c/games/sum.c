/* Sum and Hole-sum: see `py_engine/games/sum_game.py`. */

#include "rules.h"

enum { LEAST_LEAD = -1 };

static Cells lead_reaches(const Game *game, const Cells *lead, int least) {
    return at_least(lead, least + game->board.directions, game->board.cells);
}

static int legal(const Game *game, const Position *position, int *cells) {
    const Cells own = position->stones[position->mover], enemy = position->stones[1 - position->mover];
    return list_cells(empty_cells(game, position) & lead_at_least(&game->board, own, enemy, LEAST_LEAD), cells);
}

static void apply(const Game *game, Position *position, int cell) {
    const int mover = position->mover;
    position->mover = 1 - mover;
    if (cell == NONE) return;
    position->stones[mover] |= only(cell);
    const Cells own = position->stones[mover];
    Cells enemy = position->stones[1 - mover], failing;
    while (any(failing = enemy & ~lead_at_least(&game->board, enemy, own, LEAST_LEAD))) enemy ^= failing;
    position->stones[1 - mover] = enemy;
    if (same(own | enemy, game->free)) position->winner = count(position->stones[0]) > count(position->stones[1]) ? 0 : 1;
}

/* See `Sum.held`; by it a game ends some turns before `Sum.decided_for` sees who wins. */
static Cells held(const Game *game, const Position *position, int colour) {
    const Cells own = position->stones[colour], empty = empty_cells(game, position);
    Cells found = own | empty, before = NO_CELLS, lead[DIGITS];
    while (!same(found, before)) {
        before = found;
        count_lead(&game->board, found & own, game->free ^ found, lead);
        found &= (own & lead_reaches(game, lead, LEAST_LEAD)) | (empty & lead_reaches(game, lead, 1 - LEAST_LEAD));
    }
    return found;
}

static int decided(const Game *game, const Position *position) {
    if (position->winner != NONE) return position->winner;
    const int majority = count(game->free) / 2 + 1;
    for (int colour = 0; colour < 2; colour++) {
        if (count(held(game, position, colour)) >= majority) return colour;
    }
    return NONE;
}

static void own_planes(const Game *game, const Position *position, Cells *planes) {
    const Cells own = position->stones[position->mover], enemy = position->stones[1 - position->mover];
    const Cells empty = empty_cells(game, position);
    Cells lead[DIGITS];
    count_lead(&game->board, own, enemy, lead);
    planes[0] = empty & lead_reaches(game, lead, LEAST_LEAD);
    planes[1] = empty & ~lead_reaches(game, lead, 1 - LEAST_LEAD);
    planes[2] = own & ~lead_reaches(game, lead, LEAST_LEAD + 1);
    planes[3] = enemy & lead_reaches(game, lead, -LEAST_LEAD);
    planes[4] = held(game, position, position->mover);
    planes[5] = held(game, position, 1 - position->mover);
}

const Rules SUM = {"sum", true, COMMON_PLANES + 6, legal, apply, decided, own_planes};
