/* Sunspot: see `py_engine/games/sunspot.py`. */

#include "rules.h"

enum { PLACED = 1, GIVING = 2 };

static Cells edge_stones(const Game *game, const Position *position) {
    const Board *board = &game->board;
    const Cells empty = empty_cells(game, position);
    Cells seen = NO_CELLS;
    for (int d = 0; d < board->directions; d++) {
        const int inward = -board->steps[d];
        Cells looking = board->cells & ~step(board, board->cells, inward);
        while (any(looking)) {
            seen |= looking;
            looking = step(board, looking & empty, inward);
        }
    }
    return seen & ~empty;
}

static Cells exposed(const Game *game, Cells edge, Cells stones) {
    return flood(&game->board, edge & stones, stones) ^ (edge & stones);
}

static Cells flips(const Game *game, const Position *position) {
    return exposed(game, edge_stones(game, position), position->stones[1 - position->mover]);
}

static int legal(const Game *game, const Position *position, int *cells) {
    int found = 0;
    if (position->stage == GIVING) {
        Cells rest = position->group & edge_stones(game, position);
        while (any(rest)) cells[found++] = first(take_group(&game->board, &rest));
        return found;
    }
    const Cells empty = empty_cells(game, position);
    if (position->stage != PLACED) return list_cells(any(empty) ? empty : flips(game, position), cells);
    found = list_cells(flips(game, position), cells);
    cells[found++] = NONE;
    return found;
}

static void end_turn(const Game *game, Position *position) {
    const int mover = position->mover;
    if (any(enclosed(&game->board, position->stones[mover]))) position->winner = mover;
    else if (any(enclosed(&game->board, position->stones[1 - mover]))) position->winner = 1 - mover;
    position->mover = 1 - mover;
    position->stage = 0;
    position->group = NO_CELLS;
}

static void apply(const Game *game, Position *position, int cell) {
    const int mover = position->mover;
    Cells *own = &position->stones[mover], *enemy = &position->stones[1 - mover];
    if (cell == NONE) {
        end_turn(game, position);
    } else if (position->stage == GIVING) {
        const Cells given = flood(&game->board, only(cell), position->group & edge_stones(game, position));
        *own ^= given;
        *enemy |= given;
        end_turn(game, position);
    } else if (has(*enemy, cell)) {
        const Cells edge = edge_stones(game, position);
        *own |= only(cell);
        *enemy ^= only(cell);
        const Cells group = flood(&game->board, only(cell), *own);
        if (any(group & edge)) {
            position->stage = GIVING;
            position->group = group;
        } else {
            end_turn(game, position);
        }
    } else {
        *own |= only(cell);
        if (any(flips(game, position))) position->stage = PLACED;
        else end_turn(game, position);
    }
}

static int decided(const Game *game, const Position *position) {
    (void)game;
    return position->winner;
}

static void own_planes(const Game *game, const Position *position, Cells *planes) {
    const Cells own = position->stones[position->mover], enemy = position->stones[1 - position->mover];
    const Cells edge = edge_stones(game, position);
    planes[0] = where(position->stage == PLACED, game->board.cells);
    planes[1] = where(position->stage == GIVING, game->board.cells);
    planes[2] = position->group;
    planes[3] = edge & own;
    planes[4] = edge & enemy;
    planes[5] = exposed(game, edge, own);
    planes[6] = exposed(game, edge, enemy);
    planes[7] = closing_loops(&game->board, own);
    planes[8] = closing_loops(&game->board, enemy);
}

const Rules SUNSPOT = {"sunspot", false, COMMON_PLANES + 9, legal, apply, decided, own_planes};
