/* Sum and Hole-sum: see `py_engine/games/sum_game.py`. */

#include "rules.h"

enum { LEAST_LEAD = -1 };

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

/* See `Sum.safe`. */
static int decided(const Game *game, const Position *position) {
    if (position->winner != NONE) return position->winner;
    const int majority = count(game->free) / 2 + 1;
    for (int colour = 0; colour < 2; colour++) {
        Cells stones = position->stones[colour], before = NO_CELLS;
        while (!same(stones, before) && count(stones) >= majority) {
            before = stones;
            stones &= lead_at_least(&game->board, stones, game->free ^ stones, LEAST_LEAD);
        }
        if (count(stones) >= majority) return colour;
    }
    return NONE;
}

static void own_planes(const Game *game, const Position *position, Cells *planes) {
    const Cells own = position->stones[position->mover], enemy = position->stones[1 - position->mover];
    const Cells empty = empty_cells(game, position);
    const int level = game->board.directions;
    Cells lead[DIGITS];
    count_lead(&game->board, own, enemy, lead);
    planes[0] = empty & at_least(lead, level + LEAST_LEAD, game->board.cells);
    planes[1] = empty & ~at_least(lead, level - LEAST_LEAD + 1, game->board.cells);
    planes[2] = own & ~at_least(lead, level + LEAST_LEAD + 1, game->board.cells);
    planes[3] = enemy & at_least(lead, level - LEAST_LEAD, game->board.cells);
}

const Rules SUM = {"sum", true, COMMON_PLANES + 4, legal, apply, decided, own_planes};
