/* Surmount on the board of the finder: whole turns, and who is sure to win. */

#ifndef FINDER_H
#define FINDER_H

#include "../games/surmount.h"

enum {
    MOST_TURNS = 8192,
    MOST_NODES = 200, /* of one search: more than a proof in a browser has room for */
};

extern Game game;

/* after: where a turn leads. wins: whether its player is sure to win then. */
typedef struct {
    Position after;
    bool wins;
} Turn;

uint64_t key_of(const Position *position);

/* Lists the turns of a position, each position after them once, and returns how many there are; NONE where there is no room
 * for all. */
int list_turns(const Position *position, Turn *turns);

typedef enum { LOST, WON, OPEN } Value;

/* For the player to move. What is found is kept until it is forgotten. */
Value value_of(const Position *position);
void forget_values(void);

#endif
