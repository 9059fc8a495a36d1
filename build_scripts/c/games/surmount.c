/* Surmount: see `py_engine/games/surmount.py`. */

#include "surmount.h"

enum { GROWING = 2, SIZES = 6 };

static const int GROUP_SIZES[SIZES] = {2, 3, 4, 6, 9, 14};

Cells growable(const Game *game, const Position *position) {
    const Cells own = position->stones[position->mover], enemy = position->stones[1 - position->mover];
    const Cells others = (own ^ position->group) | (enemy ^ position->touched);
    return empty_cells(game, position) & ~neighbours_of(&game->board, others);
}

/* The cells where the group may grow now, and those where it may capture. */
static void continuations(const Game *game, const Position *position, Cells *growth, Cells *captures) {
    const Cells beside = neighbours_of(&game->board, position->group);
    const int size = count(position->group);
    int least = 0;
    *growth = *captures = NO_CELLS;
    Cells rest = position->touched;
    while (any(rest)) {
        const Cells group = take_group(&game->board, &rest);
        const int missing = count(group) - size;
        if (missing == 0) *captures |= group & beside;
        else if (missing > 0 && (!least || missing < least)) least = missing;
    }
    if (!least) return;
    const Cells room = growable(game, position);
    if (count(flood(&game->board, beside, room)) >= least) *growth = room & beside;
}

Cells replacements(const Game *game, const Position *position) {
    const Board *board = &game->board;
    const Cells own = position->stones[position->mover], enemy = position->stones[1 - position->mover];
    const Cells candidates = enemy & neighbours_of(board, own);
    Cells found = NO_CELLS;
    if (!any(candidates)) return found;
    Cells reach[MOST_FIELDS], rest = own;
    int sizes[MOST_FIELDS], groups = 0;
    while (any(rest)) {
        const Cells group = take_group(board, &rest);
        sizes[groups] = count(group);
        reach[groups++] = neighbours_of(board, group);
    }
    rest = enemy;
    while (any(rest)) {
        const Cells group = take_group(board, &rest);
        const int limit = count(group);
        Cells cells = group & candidates;
        while (any(cells)) {
            const int cell = take_first(&cells);
            int created = 1;
            for (int index = 0; index < groups; index++) created += has(reach[index], cell) ? sizes[index] : 0;
            if (created > limit) found |= only(cell);
        }
    }
    return found;
}

static Steps legal(const Game *game, const Position *position) {
    if (!position->stage) return steps_on(empty_cells(game, position) | replacements(game, position));
    Cells growth, captures;
    continuations(game, position, &growth, &captures);
    return (Steps){growth | captures, position->stage == PLACED};
}

/* In a random game a player who can capture does. */
static Steps playout(const Game *game, const Position *position) {
    Cells growth = empty_cells(game, position), captures;
    if (position->stage) continuations(game, position, &growth, &captures);
    else captures = replacements(game, position);
    if (any(captures)) return steps_on(captures);
    return position->stage == PLACED ? (Steps){growth, true} : steps_on(growth);
}

/* Whether a placement lets the turn go on, and if so the group and what it touches. */
static bool goes_on(const Game *game, Position *position, int cell) {
    const Cells group = flood(&game->board, only(cell), position->stones[position->mover]);
    if (same(group, only(cell))) return false;
    const Cells touched = touching(&game->board, group, position->stones[1 - position->mover]);
    if (!any(touched)) return false;
    Position placed = *position;
    placed.stage = PLACED;
    placed.group = group;
    placed.touched = touched;
    Cells growth, captures;
    continuations(game, &placed, &growth, &captures);
    if (!any(growth | captures)) return false;
    *position = placed;
    return true;
}

static void apply(const Game *game, Position *position, int cell) {
    const int mover = position->mover;
    Cells *own = &position->stones[mover], *enemy = &position->stones[1 - mover];
    if (cell != NONE) {
        const bool captures = has(*enemy, cell);
        *own |= only(cell);
        if (captures) {
            *enemy ^= flood(&game->board, only(cell), *enemy);
        } else if (position->stage) {
            position->group |= only(cell);
            position->stage = GROWING;
            return;
        } else if (goes_on(game, position, cell)) {
            return;
        }
    }
    if (!any(*enemy) && count(*own) > 1) position->winner = mover;
    position->mover = 1 - mover;
    position->stage = 0;
    position->group = position->touched = NO_CELLS;
}

/* Whether nothing in some regions (how many cells each has, and its neighbours) can capture a group. */
static bool holds(Cells group, int regions, const int *sizes, const Cells *around) {
    const int size = count(group);
    int all = 0;
    for (int region = 0; region < regions; region++) {
        if (!any(around[region] & group)) continue;
        if (sizes[region] >= size) return false;
        all += sizes[region];
    }
    if (all < size) return true;
    while (any(group)) {
        const int cell = take_first(&group);
        int joined = 0;
        for (int region = 0; region < regions; region++) joined += has(around[region], cell) ? sizes[region] : 0;
        if (joined >= size) return false;
    }
    return true;
}

bool has_unassailable(const Board *board, Cells stones) {
    Cells held[MOST_FIELDS], regions[MOST_FIELDS], around[MOST_FIELDS], together = stones;
    int sizes[MOST_FIELDS], groups = list_groups(board, stones, held);
    while (groups) {
        const int parts = list_groups(board, board->cells ^ together, regions);
        for (int part = 0; part < parts; part++) {
            sizes[part] = count(regions[part]);
            around[part] = neighbours_of(board, regions[part]);
        }
        int kept = 0;
        together = NO_CELLS;
        for (int index = 0; index < groups; index++) {
            if (!holds(held[index], parts, sizes, around)) continue;
            together |= held[index];
            held[kept++] = held[index];
        }
        if (kept == groups) return true;
        groups = kept;
    }
    return false;
}

/* Whether a turn captures all that the other side has; see `winning_turn` of `py_engine/search/games/surmount.py`. */
static bool turn_wins(const Game *game, const Position *position) {
    const Cells own = position->stones[position->mover];
    Cells others = position->stones[1 - position->mover];
    if (!any(others)) return false;
    take_group(&game->board, &others);
    if (any(others)) return false;
    // A turn goes on only where it can end with a capture.
    if (position->stage || any(replacements(game, position))) return true;
    Cells rest = empty_cells(game, position) & neighbours_of(&game->board, own);
    while (any(rest)) {
        Position placed = *position;
        apply(game, &placed, take_first(&rest));
        if (placed.stage) return true;
    }
    return false;
}

/* As in the engine a turn that wins is seen at once, or the games would end by what both have overlooked. */
static int decided(const Game *game, const Position *position) {
    if (position->winner != NONE) return position->winner;
    for (int colour = 0; colour < 2; colour++) {
        if (has_unassailable(&game->board, position->stones[colour])) return colour;
    }
    return turn_wins(game, position) ? position->mover : NONE;
}

static void by_size(const Board *board, Cells stones, Cells *planes) {
    for (int index = 0; index < SIZES; index++) planes[index] = NO_CELLS;
    while (any(stones)) {
        const Cells group = take_group(board, &stones);
        const int size = count(group);
        for (int index = 0; index < SIZES && size >= GROUP_SIZES[index]; index++) planes[index] |= group;
    }
}

static void own_planes(const Game *game, const Position *position, Cells *planes) {
    planes[0] = where(position->stage == PLACED, game->board.cells);
    planes[1] = where(position->stage == GROWING, game->board.cells);
    planes[2] = position->group;
    planes[3] = position->touched;
    by_size(&game->board, position->stones[position->mover], planes + 4);
    by_size(&game->board, position->stones[1 - position->mover], planes + 4 + SIZES);
}

const Rules SURMOUNT = {"surmount", false, COMMON_PLANES + 4 + 2 * SIZES, legal, playout, apply, decided, own_planes};
