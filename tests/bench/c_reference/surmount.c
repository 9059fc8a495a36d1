/* Surmount: leave your opponent without a stone. A turn replaces, or places, perhaps grows, and perhaps captures.
 * In a playout a player who can capture does. */

#include "board.h"

/* of: each player's stones as a set, from which groups are flooded. */
typedef struct {
    int owner[MOST_CELLS];
    bool of[2][MOST_CELLS];
    int count[2];
} Position;

static void put(Position *position, int cell, int player) {
    position->owner[cell] = player;
    position->of[player][cell] = true;
    position->count[player]++;
}

static void take(Position *position, int cell) {
    const int player = position->owner[cell];
    position->owner[cell] = NEITHER;
    position->of[player][cell] = false;
    position->count[player]--;
}

/* groups: how many there are. number: of each stone's group. size: of each group. */
typedef struct {
    int groups;
    int number[MOST_CELLS];
    int size[MOST_CELLS];
} Groups;

/* List the group of a stone and mark it in `reached`; returns its size. */
static int find_group(const Board *board, const Position *position, int cell, bool *reached, int *found) {
    reached[cell] = true;
    found[0] = cell;
    return flood(board, position->of[position->owner[cell]], reached, found, 1);
}

/* Number the groups of both players. */
static void find_groups(const Board *board, const Position *position, Groups *groups) {
    bool reached[MOST_CELLS] = {false};
    int found[MOST_CELLS];
    groups->groups = 0;
    for (int cell = 0; cell < board->cells; cell++) {
        if (position->owner[cell] == NEITHER || reached[cell]) continue;
        const int size = find_group(board, position, cell, reached, found);
        for (int index = 0; index < size; index++) groups->number[found[index]] = groups->groups;
        groups->size[groups->groups++] = size;
    }
}

/* The size of the group that a stone placed on this cell would make, whatever lies there now. */
static int created_size(const Board *board, const Position *position, const Groups *groups, int cell, int mover) {
    int joined[6], joined_count = 0, size = 1;
    for (int n = 0; n < board->near_count[cell]; n++) {
        const int beside = board->near[cell][n];
        if (position->owner[beside] != mover) continue;
        const int number = groups->number[beside];
        bool known = false;
        for (int index = 0; index < joined_count; index++) known = known || joined[index] == number;
        if (known) continue;
        joined[joined_count++] = number;
        size += groups->size[number];
    }
    return size;
}

/* Put a stone in place of an enemy stone and remove the whole enemy group. */
static void capture(const Board *board, Position *position, int cell, int mover) {
    bool reached[MOST_CELLS] = {false};
    int found[MOST_CELLS];
    const int size = find_group(board, position, cell, reached, found);
    for (int index = 0; index < size; index++) take(position, found[index]);
    put(position, cell, mover);
}

/* Mark the empty cells that touch no group but the growing one and the enemy groups it touched from the start. */
static void find_growable(const Board *board, const Position *position, const bool *group, const bool *touched,
                          bool *growable) {
    for (int cell = 0; cell < board->cells; cell++) {
        growable[cell] = position->owner[cell] == NEITHER;
        for (int n = 0; growable[cell] && n < board->near_count[cell]; n++) {
            const int beside = board->near[cell][n];
            growable[cell] = position->owner[beside] == NEITHER || group[beside] || touched[beside];
        }
    }
}

/* List the cells where the turn may go on: enemy stones to capture, or else empty cells to grow on. Growth is possible only if
 * there is room for all stones that are missing to the size of a touched group. */
static int find_continuations(const Board *board, const Position *position, const Groups *groups, const bool *group,
                              int size, const bool *touched, int *options) {
    bool growable[MOST_CELLS], beside[MOST_CELLS] = {false};
    int found[MOST_CELLS], found_count = 0, growth_count, count = 0, missing = MOST_CELLS;
    find_growable(board, position, group, touched, growable);
    for (int cell = 0; cell < board->cells; cell++) {
        for (int n = 0; n < board->near_count[cell]; n++) beside[cell] |= group[board->near[cell][n]];
        if (touched[cell]) {
            const int theirs = groups->size[groups->number[cell]];
            if (theirs == size && beside[cell]) options[count++] = cell;
            if (theirs > size && theirs - size < missing) missing = theirs - size;
        }
        beside[cell] &= growable[cell];
        if (beside[cell]) found[found_count++] = cell;
    }
    if (count > 0) return count;
    growth_count = found_count;
    if (flood(board, growable, beside, found, found_count) < missing) growth_count = 0;
    memcpy(options + count, found, sizeof(int) * (size_t)growth_count);
    return count + growth_count;
}

/* Let the turn go on after a placement that captured nothing, as far as it may. */
static void go_on(const Board *board, Position *position, const Groups *before, int placed, int mover) {
    bool group[MOST_CELLS] = {false}, touched[MOST_CELLS] = {false};
    const bool *enemy = position->of[1 - mover];
    int found[MOST_CELLS], enemies[MOST_CELLS], enemies_count = 0;
    int size = find_group(board, position, placed, group, found);
    if (size == 1) return;
    for (int cell = 0; cell < board->cells; cell++) {
        for (int n = 0; enemy[cell] && !touched[cell] && n < board->near_count[cell]; n++) {
            touched[cell] = group[board->near[cell][n]];
        }
        if (touched[cell]) enemies[enemies_count++] = cell;
    }
    if (enemies_count == 0) return;
    flood(board, enemy, touched, enemies, enemies_count);
    for (bool may_stop = true;; may_stop = false) {
        int options[MOST_CELLS];
        /* The enemy's groups are still those from before the placement. */
        const int cells = find_continuations(board, position, before, group, size, touched, options);
        if (cells == 0) return; /* only at first: growth is never a dead end */
        const bool captures = position->owner[options[0]] == 1 - mover;
        const int count = cells + (may_stop && !captures), chosen = random_below(count);
        if (chosen == cells) {
            take_step(STOP, NONE, count);
            return;
        }
        const int cell = options[chosen];
        if (position->owner[cell] == NEITHER) {
            take_step(GROW, cell, count);
            put(position, cell, mover);
            group[cell] = true;
            size++;
        } else {
            take_step(CAPTURE, cell, count);
            capture(board, position, cell, mover);
            return;
        }
    }
}

static void take_turn(const Board *board, Position *position, int mover) {
    Groups groups;
    int options[MOST_CELLS], count = 0;
    find_groups(board, position, &groups);
    for (int cell = 0; cell < board->cells; cell++) {
        const int owner = position->owner[cell];
        const bool replaceable = owner == 1 - mover && created_size(board, position, &groups, cell, mover) >
                                                           groups.size[groups.number[cell]];
        if (replaceable) options[count++] = cell;
    }
    const bool captures = count > 0;
    for (int cell = 0; !captures && cell < board->cells; cell++) {
        if (position->owner[cell] == NEITHER) options[count++] = cell;
    }
    if (count == 0) {
        take_step(PASS, NONE, 1);
        return;
    }
    const int cell = options[random_below(count)];
    if (position->owner[cell] == NEITHER) {
        take_step(PLACE, cell, count);
        put(position, cell, mover);
        go_on(board, position, &groups, cell, mover);
    } else {
        take_step(CAPTURE, cell, count);
        capture(board, position, cell, mover);
    }
}

int play_surmount(const Board *board) {
    Position position = {.count = {0, 0}};
    for (int cell = 0; cell < board->cells; cell++) position.owner[cell] = NEITHER;
    for (int mover = 0;; mover = 1 - mover) {
        take_turn(board, &position, mover);
        /* A lone stone facing nothing is the very first turn, which wins nothing. */
        if (position.count[1 - mover] == 0 && position.count[mover] > 1) return mover;
    }
}
