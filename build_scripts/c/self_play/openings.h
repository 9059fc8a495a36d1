/* Games for an opening book. */

#ifndef OPENINGS_H
#define OPENINGS_H

#include "network.h"

/* shorter, longer: descents before a step; the long ones decide the first `drawn` turns. free: every so manieth game chooses
 * its first stone itself; 0 for none. */
typedef struct {
    int size, shorter, longer, drawn, free;
} BookPlan;

/* Plays the games of so many numbers from the first on, and prints a line of JSON for each as it ends. A game depends on
 * nothing but its number, the seed, the plan and the network. */
void play_openings(const Rules *rules, const BookPlan *plan, const Network *network, long from, long games, uint64_t seed);

#endif
