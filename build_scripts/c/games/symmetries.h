/* The ways to turn and mirror a board that keep its holes. */

#ifndef SYMMETRIES_H
#define SYMMETRIES_H

#include "rules.h"

enum { MOST_SYMMETRIES = 12 };

/* Fills in where each cell goes, in each of these ways; returns how many there are. */
int find_symmetries(const Game *game, int maps[MOST_SYMMETRIES][MOST_FIELDS]);

/* map: one of those. */
Cells image_of(Cells cells, const int *map);

#endif
