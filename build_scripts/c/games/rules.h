/* The rules of the games, as in `py_engine/games`, and what a network sees of a position, as in
 * `py_engine/search/network/planes.py`. The tests compare every legal step, result and plane with the engine's.
 *
 * A step is told by its cell; ending a turn and passing have none. */

#ifndef RULES_H
#define RULES_H

#include "cells.h"

enum {
    NONE = -1,
    MOST_STEPS = MOST_FIELDS + 1, /* that are legal at once */
    MOST_PLANES = 32,
    COMMON_PLANES = 5,
};

/* stage, group, touched: as in the engine. winner: NONE while the game goes on. */
typedef struct {
    Cells stones[2], group, touched;
    int mover, stage, winner;
} Position;

/* free: the cells that are no holes. */
typedef struct {
    Board board;
    Cells free;
} Game;

/* legal: lists the legal steps of a position that is not over, in the engine's order, and returns how many there are.
 * decided: who has won or can no longer be kept from it, as far as is seen at once, or NONE. own_planes: fills in the
 * planes that follow the common ones. */
typedef struct {
    const char *id;
    bool is_square;
    int planes;
    int (*legal)(const Game *game, const Position *position, int *cells);
    void (*apply)(const Game *game, Position *position, int cell);
    int (*decided)(const Game *game, const Position *position);
    void (*own_planes)(const Game *game, const Position *position, Cells *planes);
} Rules;

extern const Rules PARASOL, SUBSUME, SUM, SUNSPOT, SURMOUNT;

/* Whether the fields of a board of this size are few enough for a set. */
bool fits(const Rules *rules, int size);

void make_game(const Rules *rules, Game *game, int size, Cells holes);
Position start_of(void);
void planes_of(const Rules *rules, const Game *game, const Position *position, Cells *planes);

static inline Cells empty_cells(const Game *game, const Position *position) {
    return game->free & ~(position->stones[0] | position->stones[1]);
}

/* --- counting for all cells at once: digits of numbers up to 31, lowest first --- */

enum { DIGITS = 5 };

static inline void add_plane(Cells *digits, Cells plane) {
    for (int digit = 0; digit < DIGITS; digit++) {
        const Cells carry = digits[digit] & plane;
        digits[digit] ^= plane;
        plane = carry;
    }
}

static inline Cells at_least(const Cells *digits, int threshold, Cells everywhere) {
    Cells reached = everywhere;
    for (int digit = 0; digit < DIGITS; digit++) {
        reached = threshold >> digit & 1 ? reached & digits[digit] : reached | digits[digit];
    }
    return reached & everywhere;
}

/* Of each cell the neighbours that are ours, and those that are not theirs. */
static inline void count_lead(const Board *board, Cells ours, Cells theirs, Cells *digits) {
    for (int digit = 0; digit < DIGITS; digit++) digits[digit] = NO_CELLS;
    for (int d = 0; d < board->directions; d++) {
        add_plane(digits, step(board, ours, board->steps[d]));
        add_plane(digits, board->cells ^ step(board, theirs, board->steps[d]));
    }
}

static inline Cells lead_at_least(const Board *board, Cells ours, Cells theirs, int least) {
    Cells digits[DIGITS];
    count_lead(board, ours, theirs, digits);
    return at_least(digits, least + board->directions, board->cells);
}

/* Lists cells, or NONE where there are none: a pass. */
static inline int list_cells(Cells x, int *cells) {
    int found = 0;
    while (any(x)) cells[found++] = take_first(&x);
    if (!found) cells[found++] = NONE;
    return found;
}

/* The cells where a stone more would close a loop of a group, and of some stones' groups. */
Cells closing_cells(const Board *board, Cells group);
Cells closing_loops(const Board *board, Cells stones);

static inline Cells where(bool is_so, Cells x) {
    return is_so ? x : NO_CELLS;
}

#endif
