/* Games side by side: a network evaluates a position of each at once. */

#ifndef LANES_H
#define LANES_H

#include "network.h"
#include "search.h"

/* A game that is being played: the first member of a struct that has the rest. */
typedef struct {
    long number;
    bool under_way;
    Random random;
    Search search;
} Lane;

/* begin: the next game, whose number is set. play_on: until the search waits for an evaluation, or the game is over and
 * no longer under way; returns whether it waits. evaluated: called after each evaluation of a search's root; may be NULL. */
typedef struct {
    void (*begin)(Lane *lane);
    bool (*play_on)(Lane *lane);
    void (*evaluated)(Lane *lane);
} Course;

/* Plays the games of these numbers, which are on boards of one size. network: NULL for random games in its place. */
void play_side_by_side(const Course *course, Lane *lanes[LANES], const Network *network, const long *numbers, long games);

#endif
