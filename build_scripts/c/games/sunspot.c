/* Sunspot: see `py_engine/games/sunspot.py`. */

#include "rules.h"

enum { GIVING = 2 };

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

/* Any stone that can be given back, in the place of all that would go with it. */
static Steps playout(const Game *game, const Position *position) {
    if (position->stage == GIVING) return steps_on(position->group & edge_stones(game, position));
    const Cells empty = empty_cells(game, position);
    if (position->stage == PLACED) return (Steps){flips(game, position), true};
    return steps_on(any(empty) ? empty : flips(game, position));
}

static Steps legal(const Game *game, const Position *position) {
    Steps steps = playout(game, position);
    if (position->stage != GIVING) return steps;
    Cells rest = steps.cells;
    steps.cells = NO_CELLS;
    while (any(rest)) steps.cells |= only(first(take_group(&game->board, &rest)));
    return steps;
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

/* Whether the rest of a turn can win, or one on a full board; see `winning_turn` of `py_engine/search/games/sunspot.py`. */
static bool rest_wins(const Game *game, const Position *position) {
    const int mover = position->mover;
    const Cells own = position->stones[mover];
    if (position->stage == PLACED && any(enclosed(&game->board, own))) return true;
    Cells rest = legal(game, position).cells;
    while (any(rest)) {
        const int cell = take_first(&rest);
        if (position->stage != GIVING && !any(enclosed(&game->board, own | only(cell)))) continue;
        Position after = *position;
        apply(game, &after, cell);
        if (after.winner == mover || (after.stage == GIVING && rest_wins(game, &after))) return true;
    }
    return false;
}

/* The cells where a stone can close a loop of the mover, by itself or together with a flip. */
static Cells closing_placements(const Game *game, Cells own, Cells enemy, Cells empty) {
    const Board *board = &game->board;
    Cells closing = closing_loops(board, own), inner = enemy & ~board->perimeter;
    if (any(closing & inner)) return empty;
    inner &= neighbours_of(board, own);
    while (any(inner)) {
        const Cells flipped = only(take_first(&inner));
        closing |= closing_cells(board, flood(board, flipped, own | flipped));
    }
    return closing & empty;
}

static bool turn_wins(const Game *game, const Position *position) {
    const int mover = position->mover;
    const Cells empty = empty_cells(game, position);
    if (position->stage || !any(empty)) return rest_wins(game, position);
    Cells rest = closing_placements(game, position->stones[mover], position->stones[1 - mover], empty);
    while (any(rest)) {
        Position placed = *position;
        apply(game, &placed, take_first(&rest));
        if (placed.winner == mover || (placed.stage && rest_wins(game, &placed))) return true;
    }
    return false;
}

/* As in the engine a turn that wins is seen at once, or the games would end by what both have overlooked. */
static int decided(const Game *game, const Position *position) {
    if (position->winner != NONE) return position->winner;
    return turn_wins(game, position) ? position->mover : NONE;
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

const Rules SUNSPOT = {"sunspot", false, COMMON_PLANES + 9, legal, playout, apply, decided, own_planes};
