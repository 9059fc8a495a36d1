/* Sum and Hole-sum: see `py_engine/games/sum_game.py`. */

#include "rules.h"

enum { LEAST_LEAD = -1 };

static Cells lead_reaches(const Game *game, const Cells *lead, int least) {
    return at_least(lead, least + game->board.directions, game->board.cells);
}

/* The lead of the one to move beside each cell. */
static void lead_of_mover(const Game *game, const Position *position, Cells *lead) {
    count_lead(&game->board, position->stones[position->mover], position->stones[1 - position->mover], lead);
}

static Cells placements(const Game *game, const Position *position, const Cells *lead) {
    return empty_cells(game, position) & lead_reaches(game, lead, LEAST_LEAD);
}

/* The stones that one more of the other player's beside them removes. */
static Cells own_at_limit(const Game *game, const Position *position, const Cells *lead) {
    return position->stones[position->mover] & ~lead_reaches(game, lead, LEAST_LEAD + 1);
}

static Cells enemy_at_limit(const Game *game, const Position *position, const Cells *lead) {
    return position->stones[1 - position->mover] & lead_reaches(game, lead, -LEAST_LEAD);
}

static Steps legal(const Game *game, const Position *position) {
    Cells lead[DIGITS];
    lead_of_mover(game, position, lead);
    return steps_on(placements(game, position, lead));
}

/* In a random game a player who can take stones does, or else saves some if that can be done. */
static Steps playout(const Game *game, const Position *position) {
    Cells lead[DIGITS];
    lead_of_mover(game, position, lead);
    const Cells cells = placements(game, position, lead);
    const Cells taking = cells & neighbours_of(&game->board, enemy_at_limit(game, position, lead));
    if (any(taking)) return steps_on(taking);
    const Cells saving = cells & neighbours_of(&game->board, own_at_limit(game, position, lead));
    return steps_on(any(saving) ? saving : cells);
}

static void apply(const Game *game, Position *position, int cell) {
    const int mover = position->mover;
    position->mover = 1 - mover;
    if (cell == NONE) return;
    position->stones[mover] |= only(cell);
    const Cells own = position->stones[mover];
    Cells enemy = position->stones[1 - mover], removed, lead[DIGITS];
    do {
        count_lead(&game->board, own, enemy, lead);
        removed = enemy & lead_reaches(game, lead, 1 - LEAST_LEAD);
        enemy ^= removed;
    } while (any(removed));
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
    Cells lead[DIGITS];
    lead_of_mover(game, position, lead);
    planes[0] = placements(game, position, lead);
    planes[1] = empty_cells(game, position) & ~lead_reaches(game, lead, 1 - LEAST_LEAD);
    planes[2] = own_at_limit(game, position, lead);
    planes[3] = enemy_at_limit(game, position, lead);
    planes[4] = held(game, position, position->mover);
    planes[5] = held(game, position, 1 - position->mover);
}

const Rules SUM = {"sum", true, COMMON_PLANES + 6, legal, playout, apply, decided, own_planes};
