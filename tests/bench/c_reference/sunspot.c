/* Sunspot: a loop of your stones around an enemy stone or an empty cell wins. Stones are never removed. */

#include "board.h"

/* Mark the stones on the edge or in sight of it along a straight line of empty cells. */
static void find_edge_stones(const Board *board, const int *owner, bool *edge) {
    memset(edge, false, sizeof(bool) * (size_t)board->cells);
    for (int side = 0; side < board->cells; side++) {
        if (!board->perimeter[side]) continue;
        for (int d = 0; d < 6; d++) {
            if (board->neighbour[side][(d + 3) % 6] != NONE) continue; /* no line begins here */
            int cell = side;
            while (cell != NONE && owner[cell] == NEITHER) cell = board->neighbour[cell][d];
            if (cell != NONE) edge[cell] = true;
        }
    }
}

/* List the player's interior stones that are connected to an edge stone of theirs; returns how many there are. */
static int find_flips(const Board *board, const int *owner, const bool *edge, int player, int *flips) {
    bool theirs[MOST_CELLS], reached[MOST_CELLS];
    int found[MOST_CELLS], edge_count = 0;
    for (int cell = 0; cell < board->cells; cell++) {
        theirs[cell] = owner[cell] == player;
        reached[cell] = theirs[cell] && edge[cell];
        if (reached[cell]) found[edge_count++] = cell;
    }
    const int count = flood(board, theirs, reached, found, edge_count) - edge_count;
    memcpy(flips, found + edge_count, sizeof(int) * (size_t)count);
    return count;
}

/* If the flipped stone has joined a group with edge stones, give away the edge subgroup of a random one of them. */
static void give_back(const Board *board, int *owner, const bool *edge, int flipped, int mover) {
    bool mine[MOST_CELLS], grouped[MOST_CELLS] = {false};
    for (int cell = 0; cell < board->cells; cell++) mine[cell] = owner[cell] == mover;
    int group[MOST_CELLS] = {flipped};
    grouped[flipped] = true;
    const int size = flood(board, mine, grouped, group, 1);
    bool givable[MOST_CELLS] = {false}, given[MOST_CELLS] = {false};
    int options[MOST_CELLS], count = 0;
    for (int index = 0; index < size; index++) {
        if (!edge[group[index]]) continue;
        givable[group[index]] = true;
        options[count++] = group[index];
    }
    if (count == 0) return;
    int subgroup[MOST_CELLS] = {options[random_below(count)]};
    take_step(GIVE, subgroup[0], count);
    given[subgroup[0]] = true;
    const int given_count = flood(board, givable, given, subgroup, 1);
    for (int index = 0; index < given_count; index++) owner[subgroup[index]] = 1 - mover;
}

/* Whether some cell that is not the player's cannot reach the edge through such cells. */
static bool has_loop(const Board *board, const int *owner, int player) {
    bool others[MOST_CELLS], reached[MOST_CELLS];
    int count = 0;
    for (int cell = 0; cell < board->cells; cell++) {
        others[cell] = owner[cell] != player;
        count += others[cell];
    }
    return flood_from_edge(board, others, reached) < count;
}

int play_sunspot(const Board *board) {
    int owner[MOST_CELLS], empty[MOST_CELLS], left = board->cells;
    bool edge[MOST_CELLS];
    for (int cell = 0; cell < board->cells; cell++) {
        owner[cell] = NEITHER;
        empty[cell] = cell;
    }
    for (int mover = 0;; mover = 1 - mover) {
        const bool full = left == 0;
        if (!full) {
            const int chosen = random_below(left), cell = empty[chosen];
            take_step(PLACE, cell, left);
            owner[cell] = mover;
            empty[chosen] = empty[--left];
        }
        find_edge_stones(board, owner, edge);
        int flips[MOST_CELLS];
        const int count = find_flips(board, owner, edge, 1 - mover, flips);
        const int options = full ? count : count + 1; /* after a placement the turn may stop */
        const int chosen = count > 0 ? random_below(options) : 0;
        if (count > 0 && chosen < count) {
            take_step(FLIP, flips[chosen], options);
            owner[flips[chosen]] = mover;
            give_back(board, owner, edge, flips[chosen], mover);
        } else if (count > 0) {
            take_step(STOP, NONE, options);
        } else if (full) {
            take_step(PASS, NONE, 1);
        }
        if (has_loop(board, owner, mover)) return mover;
        if (has_loop(board, owner, 1 - mover)) return 1 - mover;
    }
}

enum { MOST_CELLS_SOLVED = 19 };

/* The same for a set of stones, which is looked at once. */
static bool has_loop_once(const Board *board, uint32_t stones) {
    enum { NOT_ASKED, NO, YES };
    static uint8_t answers[1 << MOST_CELLS_SOLVED];
    if (answers[stones] == NOT_ASKED) {
        int owner[MOST_CELLS];
        for (int cell = 0; cell < board->cells; cell++) owner[cell] = stones >> cell & 1 ? 0 : NEITHER;
        answers[stones] = has_loop(board, owner, 0) ? YES : NO;
    }
    return answers[stones] == YES;
}

/* Append the position after a turn, unless it is there already. */
static int end_turn(const Board *board, const int *owner, int mover, Snapshot *after, int count) {
    Snapshot next = {.mover = 1 - mover, .winner = NEITHER};
    for (int cell = 0; cell < board->cells; cell++) {
        if (owner[cell] != NEITHER) next.stones[owner[cell]] |= UINT32_C(1) << cell;
    }
    for (int index = 0; index < count; index++) {
        if (after[index].stones[0] == next.stones[0] && after[index].stones[1] == next.stones[1]) return count;
    }
    if (has_loop_once(board, next.stones[mover])) next.winner = mover;
    else if (has_loop_once(board, next.stones[1 - mover])) next.winner = 1 - mover;
    after[count] = next;
    return count + 1;
}

/* Append the positions after every flip that is possible now; returns how many positions there are then. */
static int end_by_flips(const Board *board, const int *owner, int mover, Snapshot *after, int count) {
    bool edge[MOST_CELLS];
    int flips[MOST_CELLS];
    find_edge_stones(board, owner, edge);
    const int flip_count = find_flips(board, owner, edge, 1 - mover, flips);
    for (int index = 0; index < flip_count; index++) {
        int flipped[MOST_CELLS];
        memcpy(flipped, owner, sizeof(int) * (size_t)board->cells);
        flipped[flips[index]] = mover;
        bool mine[MOST_CELLS], grouped[MOST_CELLS] = {false}, givable[MOST_CELLS] = {false};
        for (int cell = 0; cell < board->cells; cell++) mine[cell] = flipped[cell] == mover;
        int group[MOST_CELLS] = {flips[index]}, givable_count = 0;
        grouped[flips[index]] = true;
        const int size = flood(board, mine, grouped, group, 1);
        for (int member = 0; member < size; member++) {
            if (edge[group[member]]) givable[group[member]] = true, givable_count++;
        }
        if (givable_count == 0) {
            count = end_turn(board, flipped, mover, after, count);
            continue;
        }
        for (int cell = 0; cell < board->cells; cell++) {
            if (!givable[cell]) continue;
            bool given[MOST_CELLS] = {false};
            int subgroup[MOST_CELLS] = {cell}, result[MOST_CELLS];
            given[cell] = true;
            const int given_count = flood(board, givable, given, subgroup, 1);
            memcpy(result, flipped, sizeof(int) * (size_t)board->cells);
            for (int stone = 0; stone < given_count; stone++) {
                result[subgroup[stone]] = 1 - mover;
                givable[subgroup[stone]] = false;
            }
            count = end_turn(board, result, mover, after, count);
        }
    }
    return count;
}

int turns_of_sunspot(const Board *board, const Snapshot *now, Snapshot *after) {
    int owner[MOST_CELLS], count = 0, empty = 0;
    for (int cell = 0; cell < board->cells; cell++) {
        owner[cell] = now->stones[0] >> cell & 1 ? 0 : now->stones[1] >> cell & 1 ? 1 : NEITHER;
        empty += owner[cell] == NEITHER;
    }
    for (int cell = 0; cell < board->cells; cell++) {
        if (owner[cell] != NEITHER) continue;
        owner[cell] = now->mover;
        count = end_turn(board, owner, now->mover, after, count);
        count = end_by_flips(board, owner, now->mover, after, count);
        owner[cell] = NEITHER;
    }
    if (empty == 0) count = end_by_flips(board, owner, now->mover, after, count);
    return count > 0 ? count : end_turn(board, owner, now->mover, after, 0); /* a pass */
}

/* How many stones there are. A turn on a full board changes nothing. */
int rank_of_sunspot(const Board *board, const Snapshot *now) {
    if (has_loop_once(board, now->stones[0]) || has_loop_once(board, now->stones[1])) return NONE;
    return count_cells(now->stones[0] | now->stones[1]);
}
