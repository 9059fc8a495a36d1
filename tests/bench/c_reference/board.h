/* What the five games share: a board, stones on it, floods, and random numbers.
 *
 * Plain arrays throughout. A cell is its number in board order (a1, a2, …, b1, …), from 0. */

#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
    MOST_CELLS = 19 * 19, /* Sum's largest board; the largest hexagon has 271 cells */
    MOST_DIRECTIONS = 8,
    NONE = -1,   /* no cell */
    NEITHER = 2, /* the owner of an empty cell; players are 0 and 1 */
};

/* neighbour: by direction, in turning order, NONE beyond the edge. near: the same without gaps. */
typedef struct {
    int size, cells, directions;
    int neighbour[MOST_CELLS][MOST_DIRECTIONS];
    int near[MOST_CELLS][MOST_DIRECTIONS];
    int near_count[MOST_CELLS];
    bool perimeter[MOST_CELLS];
    int perimeter_count;
} Board;

void make_hexagon(Board *board, int size);
void make_square(Board *board, int size);

/* The games. Each plays one random game from the empty board to its end and returns the winner. */
int play_parasol(const Board *board);
int play_subsume(const Board *board);
int play_sum(const Board *board);
int play_sunspot(const Board *board);
int play_surmount(const Board *board);

/* --- whole turns, for the solver --- */

enum { MOST_TURNS = 512 }; /* from one position of a board that can be solved */

/* A position between two turns on a board of at most 32 cells. stones: each player's as a set of cell numbers. holes: the
 * cells on which nothing is ever placed. winner: NEITHER while the game goes on. */
typedef struct {
    uint32_t stones[2], holes;
    int mover, winner;
} Snapshot;

/* Each lists the positions after every turn of a position that is not over, in the order of the placed cells, and
 * returns how many there are; a pass is a turn. */
int turns_of_parasol(const Board *board, const Snapshot *now, Snapshot *after);
int turns_of_subsume(const Board *board, const Snapshot *now, Snapshot *after);
int turns_of_sum(const Board *board, const Snapshot *now, Snapshot *after);
int turns_of_sunspot(const Board *board, const Snapshot *now, Snapshot *after);

typedef int (*TurnsOf)(const Board *board, const Snapshot *now, Snapshot *after);

/* A number, 0 or more, that rises with every turn, except for turns that its comment names; NONE where the game is over.
 * It holds for every placing of stones, also for those that no game leads to. */
int rank_of_parasol(const Board *board, const Snapshot *now);
int rank_of_subsume(const Board *board, const Snapshot *now);
int rank_of_sum(const Board *board, const Snapshot *now);
int rank_of_sunspot(const Board *board, const Snapshot *now);

typedef int (*RankOf)(const Board *board, const Snapshot *now);

static inline int count_cells(uint32_t cells) {
    int count = 0;
    for (; cells; cells &= cells - 1) count++;
    return count;
}

/* Of the lengths of games: to be found, the board's number of cells (as in Parasol), or not wanted. */
typedef enum { ASKED, ALL_ALIKE, LEFT_OUT } Lengths;

/* Prints who wins after each first turn and in how many turns of both, as JSON. holes: a set of cells. Returns an exit
 * code. */
int solve(const Board *board, TurnsOf turns_of, uint32_t holes, Lengths lengths);

/* The same, found in another way. with_lengths: whether games differ in length. */
int solve_backwards(const Board *board, TurnsOf turns_of, RankOf rank_of, uint32_t holes, bool with_lengths);

/* Prints each position that so many turns or fewer can lead to, and who wins it. Returns an exit code. */
int list_positions(const Board *board, TurnsOf turns_of, uint32_t holes, int turns);

/* --- steps --- */

typedef enum { PLACE, GROW, CAPTURE, FLIP, GIVE, STOP, PASS } Kind;

extern long steps_taken;
extern bool steps_are_shown;
void show_step(Kind kind, int cell, int options);

/* Count an atomic step. options: among how many it was chosen. */
static inline void take_step(Kind kind, int cell, int options) {
    steps_taken++;
    if (steps_are_shown) show_step(kind, cell, options);
}

/* --- random numbers: xorshift64*, by Marsaglia and Vigna --- */

extern uint64_t random_state;

/* A random number from 0 to limit - 1. */
static inline int random_below(int limit) {
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    uint64_t high = (random_state * UINT64_C(2685821657736338717)) >> 32;
    return (int)((high * (uint64_t)limit) >> 32);
}

/* --- floods --- */

/* Spread from the first `count` cells of `found`, which are marked in `reached` already, through the cells that are
 * marked in `through`. Appends what it reaches to `found`, marks it, and returns how many cells there are then. */
static inline int flood(const Board *board, const bool *through, bool *reached, int *found, int count) {
    for (int index = 0; index < count; index++) {
        const int cell = found[index];
        for (int n = 0; n < board->near_count[cell]; n++) {
            const int next = board->near[cell][n];
            if (through[next] && !reached[next]) {
                reached[next] = true;
                found[count++] = next;
            }
        }
    }
    return count;
}

/* Mark in `reached` the cells of `through` that are connected to the board's edge; returns how many there are. */
static inline int flood_from_edge(const Board *board, const bool *through, bool *reached) {
    int found[MOST_CELLS], count = 0;
    for (int cell = 0; cell < board->cells; cell++) {
        reached[cell] = through[cell] && board->perimeter[cell];
        if (reached[cell]) found[count++] = cell;
    }
    return flood(board, through, reached, found, count);
}

/* --- stones whose neighbours are counted as they come and go --- */

/* beside: for each player and cell the number of that player's stones beside the cell. */
typedef struct {
    int owner[MOST_CELLS];
    int beside[2][MOST_CELLS];
} Stones;

static inline void clear_stones(Stones *stones) {
    for (int cell = 0; cell < MOST_CELLS; cell++) stones->owner[cell] = NEITHER;
    memset(stones->beside, 0, sizeof stones->beside);
}

static inline void put_stone(const Board *board, Stones *stones, int cell, int player) {
    stones->owner[cell] = player;
    for (int n = 0; n < board->near_count[cell]; n++) stones->beside[player][board->near[cell][n]]++;
}

static inline void copy_stones(const Board *board, Stones *stones, const Stones *from) {
    const size_t size = sizeof(int) * (size_t)board->cells;
    memcpy(stones->owner, from->owner, size);
    for (int player = 0; player < 2; player++) memcpy(stones->beside[player], from->beside[player], size);
}

/* Put all stones of a position between two turns on an empty board. */
static inline void set_stones(const Board *board, Stones *stones, const Snapshot *now) {
    for (int cell = 0; cell < board->cells; cell++) {
        stones->owner[cell] = NEITHER;
        stones->beside[0][cell] = stones->beside[1][cell] = 0;
    }
    for (int cell = 0; cell < board->cells; cell++) {
        for (int player = 0; player < 2; player++) {
            if (now->stones[player] >> cell & 1) put_stone(board, stones, cell, player);
        }
    }
}

static inline void take_stone(const Board *board, Stones *stones, int cell) {
    const int player = stones->owner[cell];
    stones->owner[cell] = NEITHER;
    for (int n = 0; n < board->near_count[cell]; n++) stones->beside[player][board->near[cell][n]]--;
}

#endif
