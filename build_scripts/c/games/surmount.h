/* What the finder of puzzles asks of Surmount beside its steps. */

#ifndef SURMOUNT_H
#define SURMOUNT_H

#include "rules.h"

/* The empty cells on which a growing group may place its stones, those included that it does not touch yet. */
Cells growable(const Game *game, const Position *position);

/* The enemy stones that can be replaced at the beginning of a turn. */
Cells replacements(const Game *game, const Position *position);

/* Whether some group can never be captured: see `Surmount.unassailable`. */
bool has_unassailable(const Board *board, Cells stones);

#endif
