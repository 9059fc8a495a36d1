/* Many games of a network against itself, side by side. */

#ifndef GAMES_H
#define GAMES_H

#include "network.h"

enum { MOST_SIZES = 32 };

/* How games are played. size, weight: how often each is played, relative to `total`. shorter, longer: descents before a
 * step. drawn: first turns whose steps are drawn by visits, for each hundred cells. */
typedef struct {
    int size[MOST_SIZES], weight[MOST_SIZES], sizes, total, shorter, longer, drawn;
} Plan;

/* Plays the games of so many numbers from the first on, and prints a line of JSON for each as it ends. A game depends on
 * nothing but its number, the seed, the plan and the network; NULL for random games in its place. */
void play(const Rules *rules, const Plan *plan, const Network *network, long from, long games, uint64_t seed);

/* Prints a network's planes of the games on the input, or with a network its evaluations: see `self_play.c`. */
void see(const Rules *rules, const Network *network);

#endif
