/* Boards that are small enough to be solved: who wins after each first turn, and in how many turns of both. */

#ifndef SOLVER_H
#define SOLVER_H

#include "../games/symmetries.h"

enum {
    MOST_TURNS = 512, /* from one position */
    BYTES = 4, /* of the fields of such a board */
};

/* Of a set of cells, a number for each value of each byte. */
typedef uint32_t ByteSums[BYTES][256];

/* rank: a number, 0 or more, that rises with every turn, except for turns that its comment names; NONE where the game is
 * over. It holds for every placing of stones, also for those that no game leads to. lengths_differ: otherwise a game has
 * as many turns as its board has cells, and is taken for over once its winner is certain. */
typedef struct {
    const Rules *rules;
    Game game;
    int (*rank)(const Game *game, const Position *position);
    bool lengths_differ;
} Problem;

/* Lists the positions after every turn of a position that is not over, in the order of the placed cells, and returns how
 * many there are; a pass is a turn. */
int list_turns(const Problem *problem, const Position *position, Position *after);

/* Fills in what sets of cells weigh after each way to turn and mirror a board that keeps its holes; returns how many ways
 * there are. The first square that is no hole weighs 1, and each further one, in board order, so many times as much as the
 * one before. */
int weigh_images(const Game *game, uint32_t times, ByteSums images[MOST_SYMMETRIES]);

static inline uint32_t weight_of(const ByteSums sums, Cells cells) {
    uint32_t weight = 0;
    for (int byte = 0; byte < BYTES; byte++) weight += sums[byte][cells[0] >> 8 * byte & 255];
    return weight;
}

int rank_of_parasol(const Game *game, const Position *position);
int rank_of_subsume(const Game *game, const Position *position);
int rank_of_sum(const Game *game, const Position *position);
int rank_of_sunspot(const Game *game, const Position *position);

/* Prints who wins after each first turn and in how many turns of both, as JSON. */
void solve(const Problem *problem, bool with_lengths);

/* The same, found in another way. */
void solve_backwards(const Problem *problem);

/* Prints each position that so many turns or fewer can lead to: after how many, its number (the least of its images: the
 * first player's stones, and below them the second's), and who wins it. */
void list_positions(const Problem *problem, int turns);

#endif
