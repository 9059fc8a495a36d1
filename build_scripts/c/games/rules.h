/* The rules of the games, as in `py_engine/games`, how their random games choose, as in `py_engine/search/games`, and what
 * a network sees of a position, as in `py_engine/search/network/planes.py`. The tests compare all of it with the engine's.
 *
 * A step is told by its cell; ending a turn and passing have none. */

#ifndef RULES_H
#define RULES_H

#include "cells.h"
#include "random.h"

enum {
    MOST_STEPS = MOST_FIELDS + 1, /* that are legal at once */
    MOST_PLANES = 32,
    COMMON_PLANES = 5,
};

/* Of a turn, where it may go on or end. Before its first step the stage is 0; a game may have others. */
enum { PLACED = 1 };

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

/* end: whether a step without a cell is among them. In order they are those with cells, the lowest first, then that. */
typedef struct {
    Cells cells;
    bool end;
} Steps;

/* legal: of a position that is not over. playout: those among which a random game chooses. decided: who has won or can no
 * longer be kept from it, as far as is seen at once, or NONE. own_planes: fills in the planes that follow the common ones. */
typedef struct {
    const char *id;
    bool is_square;
    int planes;
    Steps (*legal)(const Game *game, const Position *position);
    Steps (*playout)(const Game *game, const Position *position);
    void (*apply)(const Game *game, Position *position, int cell);
    int (*decided)(const Game *game, const Position *position);
    void (*own_planes)(const Game *game, const Position *position, Cells *planes);
} Rules;

extern const Rules PARASOL, SUBSUME, SUM, SUNSPOT, SURMOUNT;

/* The game with this name, or NULL. */
const Rules *find_rules(const char *id);

/* Whether the fields of a board of this size are few enough for a set. */
bool fits(const Rules *rules, int size);

void make_game(const Rules *rules, Game *game, int size, Cells holes);
Position start_of(void);
void planes_of(const Rules *rules, const Game *game, const Position *position, Cells *planes);

static inline Cells empty_cells(const Game *game, const Position *position) {
    return game->free & ~(position->stones[0] | position->stones[1]);
}

/* Steps with these cells. Where there are none, the step without one is a pass. */
static inline Steps steps_on(Cells cells) {
    return (Steps){cells, !any(cells)};
}

static inline int count_steps(Steps steps) {
    return count(steps.cells) + steps.end;
}

static inline int draw_step(Steps steps, Random *random) {
    return nth(steps.cells, random_below(random, count_steps(steps)));
}

/* The cells where a stone more would close a loop of a group, and of some stones' groups. */
Cells closing_cells(const Board *board, Cells group);
Cells closing_loops(const Board *board, Cells stones);

#endif
