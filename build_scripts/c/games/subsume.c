/* Subsume: see `py_engine/games/subsume.py`. */

#include "rules.h"

/* The cells of a set beside which lie at least as many of some stones as of others. */
static Cells not_less(const Board *board, Cells stones, Cells others, Cells everywhere) {
    Cells ours[DIGITS], theirs[DIGITS], less = NO_CELLS;
    count_beside(board, stones, ours);
    count_beside(board, others, theirs);
    for (int digit = 0; digit < DIGITS; digit++) less ^= (ours[digit] ^ theirs[digit]) & (less ^ theirs[digit]);
    return everywhere & ~less;
}

static Cells open_cells(const Game *game, const Position *position) {
    const Cells stones = position->stones[0] | position->stones[1];
    return game->board.cells ^ stones ^ enclosed(&game->board, stones);
}

static Steps legal(const Game *game, const Position *position) {
    const Cells own = position->stones[position->mover], enemy = position->stones[1 - position->mover];
    return steps_on(not_less(&game->board, enemy, own, open_cells(game, position)));
}

/* A stone that is the last one of a ring round a cell, in which both players have stones and the mover two at least, turns
 * the opponent's. In a random game a player who can place such a stone does. */
static Steps playout(const Game *game, const Position *position) {
    const Board *board = &game->board;
    const Cells own = position->stones[position->mover], enemy = position->stones[1 - position->mover];
    const Steps steps = legal(game, position);
    Cells stones[DIGITS], ours[DIGITS];
    count_beside(board, own | enemy, stones);
    const Cells ringed = at_least(stones, 5, neighbours_of(board, enemy));
    if (!any(ringed)) return steps;
    count_beside(board, own, ours);
    const Cells filling = steps.cells & neighbours_of(board, at_least(ours, 2, ringed));
    return any(filling) ? steps_on(filling) : steps;
}

/* The triangles of an area, upward and downward ones, without those that are alone at one of their cells. */
static void peel(int width, Cells area, Cells *upward, Cells *downward) {
    const Cells north_east = down(area, width + 1) & area;
    Cells u = north_east & down(area, 1), d = north_east & down(area, width);
    while (true) {
        const Cells below = up(d, width), right = down(d, 1);
        u &= (below & right) | (d & (below | right));
        const Cells above = down(u, width), left = up(u, 1);
        const Cells kept = d & ((above & left) | (u & (above | left)));
        if (same(kept, d)) break;
        d = kept;
    }
    *upward = u;
    *downward = d;
}

/* The outermost loop on which a stone lies, if it lies on one, and the cells inside. */
static bool loop_through(const Board *board, Cells stones, int cell, Cells *loop, Cells *inside) {
    const int width = board->width;
    if (count(neighbours_of(board, only(cell)) & stones) < 2) return false;
    const Cells area = stones | enclosed(board, stones), here = only(cell);
    Cells u, d, part_up, part_down;
    peel(width, area, &u, &d);
    part_up = u & (here | down(here, 1) | down(here, width + 1));
    while (true) {
        part_down = d & (part_up | down(part_up, width) | up(part_up, 1));
        const Cells grown = u & (part_down | up(part_down, width) | down(part_down, 1));
        if (same(grown, part_up)) break;
        part_up = grown;
    }
    if (!any(part_up | part_down)) return false;
    const Cells up_east = up(part_up, 1), up_north = up(part_up, width + 1);
    const Cells down_east = up(part_down, width), down_north = up(part_down, width + 1);
    *inside = part_up & part_down & up_east & up_north & down_east & down_north;
    *loop = (part_up | part_down | up_east | up_north | down_east | down_north) ^ *inside;
    return true;
}

static void apply(const Game *game, Position *position, int cell) {
    const Board *board = &game->board;
    const int mover = position->mover;
    position->mover = 1 - mover;
    if (cell == NONE) return;
    Cells *own = &position->stones[mover], *enemy = &position->stones[1 - mover], loop, inside;
    *own |= only(cell);
    if (!loop_through(board, *own | *enemy, cell, &loop, &inside)) return;
    const Cells mine = *own & loop, theirs = *enemy & loop, changed = count(mine) >= count(theirs) ? theirs : mine;
    const int owner = count(mine) >= count(theirs) ? mover : 1 - mover;
    *own = (*own ^ changed) & ~inside;
    *enemy = (*enemy ^ changed) & ~inside;
    if (count(loop & board->perimeter) > count(board->perimeter) / 2) position->winner = owner;
}

static int decided(const Game *game, const Position *position) {
    (void)game;
    return position->winner;
}

static void own_planes(const Game *game, const Position *position, Cells *planes) {
    const Board *board = &game->board;
    const Cells own = position->stones[position->mover], enemy = position->stones[1 - position->mover];
    const Cells stones = own | enemy, surrounded = enclosed(board, stones), open = board->cells ^ stones ^ surrounded;
    planes[0] = surrounded;
    planes[1] = not_less(board, enemy, own, open);
    planes[2] = not_less(board, own, enemy, open);
    planes[3] = open & closing_loops(board, stones | surrounded);
    planes[4] = closing_loops(board, own);
    planes[5] = closing_loops(board, enemy);
}

const Rules SUBSUME = {"subsume", false, COMMON_PLANES + 6, legal, playout, apply, decided, own_planes};
