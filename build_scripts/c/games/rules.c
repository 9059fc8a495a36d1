/* What the games share. */

#include "rules.h"

const Rules *find_rules(const char *id) {
    static const Rules *const games[] = {&PARASOL, &SUBSUME, &SUM, &SUNSPOT, &SURMOUNT};
    for (size_t index = 0; index < sizeof games / sizeof *games; index++) {
        if (strcmp(id, games[index]->id) == 0) return games[index];
    }
    return NULL;
}

bool fits(const Rules *rules, int size) {
    const int fields = rules->is_square ? size * (size + 1) : 2 * size * (2 * size - 1);
    return size >= 2 && size <= MOST_FIELDS && fields <= MOST_FIELDS;
}

void make_game(const Rules *rules, Game *game, int size, Cells holes) {
    if (rules->is_square) make_square(&game->board, size);
    else make_hexagon(&game->board, size);
    game->free = game->board.cells & ~holes;
}

Position start_of(void) {
    const Position start = {.stones = {NO_CELLS, NO_CELLS}, .group = NO_CELLS, .touched = NO_CELLS, .winner = NONE};
    return start;
}

void planes_of(const Rules *rules, const Game *game, const Position *position, Cells *planes) {
    planes[0] = position->stones[position->mover];
    planes[1] = position->stones[1 - position->mover];
    planes[2] = empty_cells(game, position);
    planes[3] = game->free;
    planes[4] = game->free & game->board.perimeter;
    rules->own_planes(game, position, planes + COMMON_PLANES);
}

/* See `closing_cells` in `py_engine/search/games/sunspot.py`. */
Cells closing_cells(const Board *board, Cells group) {
    Cells beside[MOST_DIRECTIONS], once = NO_CELLS, twice = NO_CELLS;
    for (int d = 0; d < board->directions; d++) beside[d] = step(board, group, board->steps[d]);
    for (int d = 0; d < board->directions; d++) {
        const Cells begins = beside[d] & ~beside[(d + board->directions - 1) % board->directions];
        twice |= once & begins;
        once |= begins;
    }
    return twice & ~group;
}

Cells closing_loops(const Board *board, Cells stones) {
    Cells found = NO_CELLS;
    while (any(stones)) found |= closing_cells(board, take_group(board, &stones));
    return found;
}
