/* Subsume: a loop of one colour that occupies more than half of the perimeter wins.
 *
 * Loops are found as in py_engine/games/subsume.py, whose head says why: take all stones with the cells they cut off,
 * and all triangles of three mutually adjacent cells in that area; peel off every triangle that is alone at one of its
 * cells; the rim of what is joined to the placed stone by common sides is its outermost loop.
 *
 * A triangle is known by a corner and a place, 0 to 5: the corner's neighbours in the directions `place` and
 * `place` + 1. */

#include "board.h"

typedef bool Triangles[MOST_CELLS][6];

/* The same triangle seen from its three corners. */
static void find_corners(const Board *board, int cell, int place, int corner[3], int at[3]) {
    corner[0] = cell;
    at[0] = place;
    corner[1] = board->neighbour[cell][place];
    at[1] = (place + 2) % 6;
    corner[2] = board->neighbour[cell][(place + 1) % 6];
    at[2] = (place + 4) % 6;
}

/* Take a triangle away if it is alone at this corner, and then whatever that leaves alone. */
static void peel(const Board *board, Triangles present, int cell, int place) {
    if (!present[cell][place] || present[cell][(place + 5) % 6] || present[cell][(place + 1) % 6]) return;
    int corner[3], at[3];
    find_corners(board, cell, place, corner, at);
    for (int c = 0; c < 3; c++) present[corner[c]][at[c]] = false;
    for (int c = 0; c < 3; c++) {
        peel(board, present, corner[c], (at[c] + 5) % 6);
        peel(board, present, corner[c], (at[c] + 1) % 6);
    }
}

/* Move a triangle, and all that are joined to it by common sides, from `present` to `part`. */
static void collect(const Board *board, Triangles present, Triangles part, int cell, int place) {
    if (!present[cell][place]) return;
    int corner[3], at[3];
    find_corners(board, cell, place, corner, at);
    for (int c = 0; c < 3; c++) {
        present[corner[c]][at[c]] = false;
        part[corner[c]][at[c]] = true;
    }
    for (int c = 0; c < 3; c++) {
        collect(board, present, part, corner[c], (at[c] + 5) % 6);
        collect(board, present, part, corner[c], (at[c] + 1) % 6);
    }
}

/* Whether three neighbours of the cell that follow each other round it are in the area: no loop does with less. */
static bool has_three_in_a_row(const Board *board, const bool *area, int cell) {
    for (int d = 0; d < 6; d++) {
        const int a = board->neighbour[cell][d];
        const int b = board->neighbour[cell][(d + 1) % 6];
        const int c = board->neighbour[cell][(d + 2) % 6];
        if (a != NONE && b != NONE && c != NONE && area[a] && area[b] && area[c]) return true;
    }
    return false;
}

/* List the stones of the outermost loop through the placed stone and the cells strictly inside it; false if there is
 * none. */
static bool find_loop(const Board *board, const bool *area, int placed, int *loop, int *loop_count, int *inside,
                      int *inside_count) {
    *loop_count = *inside_count = 0;
    if (!has_three_in_a_row(board, area, placed)) return false;
    Triangles present, part;
    memset(part, 0, sizeof(part[0]) * (size_t)board->cells);
    for (int cell = 0; cell < board->cells; cell++) {
        for (int d = 0; d < 6; d++) {
            const int a = board->neighbour[cell][d], b = board->neighbour[cell][(d + 1) % 6];
            present[cell][d] = area[cell] && a != NONE && b != NONE && area[a] && area[b];
        }
    }
    for (int cell = 0; cell < board->cells; cell++) {
        for (int d = 0; d < 6; d++) peel(board, present, cell, d);
    }
    for (int d = 0; d < 6; d++) collect(board, present, part, placed, d);
    for (int cell = 0; cell < board->cells; cell++) {
        int triangles = 0;
        for (int d = 0; d < 6; d++) triangles += part[cell][d];
        if (triangles == 6) inside[(*inside_count)++] = cell;
        else if (triangles > 0) loop[(*loop_count)++] = cell;
    }
    return *loop_count > 0;
}

/* Give the loop to one player and empty what it surrounds; returns that player. */
static int settle_loop(const Board *board, Stones *stones, int mover, const int *loop, int loop_count,
                       const int *inside, int inside_count) {
    int movers = 0;
    for (int index = 0; index < loop_count; index++) movers += stones->owner[loop[index]] == mover;
    const int owner = 2 * movers >= loop_count ? mover : 1 - mover;
    for (int index = 0; index < loop_count; index++) {
        if (stones->owner[loop[index]] == owner) continue;
        take_stone(board, stones, loop[index]);
        put_stone(board, stones, loop[index], owner);
    }
    for (int index = 0; index < inside_count; index++) {
        if (stones->owner[inside[index]] != NEITHER) take_stone(board, stones, inside[index]);
    }
    return owner;
}

/* The player who wins by the stone just placed, or NEITHER. Brings `outside`, the empty cells that no stones cut off
 * from the edge, up to date. */
static int after_placement(const Board *board, Stones *stones, int placed, int mover, bool *outside) {
    outside[placed] = false;
    if (stones->beside[0][placed] + stones->beside[1][placed] < 2) return NEITHER; /* closes nothing */
    bool empty[MOST_CELLS], area[MOST_CELLS];
    for (int cell = 0; cell < board->cells; cell++) empty[cell] = stones->owner[cell] == NEITHER;
    flood_from_edge(board, empty, outside);
    for (int cell = 0; cell < board->cells; cell++) area[cell] = !outside[cell];
    int loop[MOST_CELLS], loop_count, inside[MOST_CELLS], inside_count;
    if (!find_loop(board, area, placed, loop, &loop_count, inside, &inside_count)) return NEITHER;
    const int owner = settle_loop(board, stones, mover, loop, loop_count, inside, inside_count);
    int on_perimeter = 0;
    for (int index = 0; index < loop_count; index++) on_perimeter += board->perimeter[loop[index]];
    return 2 * on_perimeter > board->perimeter_count ? owner : NEITHER;
}

/* Whether a stone here is the sixth of a ring round one cell that has stones of both players, two of them at least the
 * mover's: it turns the opponent's. */
static bool fills_ring(const Board *board, const Stones *stones, int mover, int cell) {
    for (int n = 0; n < board->near_count[cell]; n++) {
        const int centre = board->near[cell][n];
        const int own = stones->beside[mover][centre], enemy = stones->beside[1 - mover][centre];
        if (own + enemy == 5 && own >= 2 && enemy >= 1) return true;
    }
    return false;
}

int play_subsume(const Board *board) {
    Stones stones;
    bool outside[MOST_CELLS];
    clear_stones(&stones);
    for (int cell = 0; cell < board->cells; cell++) outside[cell] = true;
    for (int mover = 0;; mover = 1 - mover) {
        int legal[MOST_CELLS], options = 0;
        bool takes = false; /* all that is listed fills rings */
        for (int cell = 0; cell < board->cells; cell++) {
            if (!outside[cell] || stones.beside[1 - mover][cell] < stones.beside[mover][cell]) continue;
            const bool fills = fills_ring(board, &stones, mover, cell);
            if (takes && !fills) continue;
            if (fills && !takes) options = 0;
            takes = fills;
            legal[options++] = cell;
        }
        if (options == 0) {
            take_step(PASS, NONE, 1);
            continue;
        }
        const int cell = legal[random_below(options)];
        take_step(PLACE, cell, options);
        put_stone(board, &stones, cell, mover);
        const int winner = after_placement(board, &stones, cell, mover, outside);
        if (winner != NEITHER) return winner;
    }
}

int turns_of_subsume(const Board *board, const Snapshot *now, Snapshot *after) {
    const int mover = now->mover;
    Stones stones;
    set_stones(board, &stones, now);
    bool empty[MOST_CELLS], outside[MOST_CELLS];
    for (int cell = 0; cell < board->cells; cell++) empty[cell] = stones.owner[cell] == NEITHER;
    flood_from_edge(board, empty, outside);
    int count = 0;
    for (int cell = 0; cell < board->cells; cell++) {
        if (!outside[cell] || stones.beside[1 - mover][cell] < stones.beside[mover][cell]) continue;
        Stones changed;
        copy_stones(board, &changed, &stones);
        bool outside_then[MOST_CELLS];
        memcpy(outside_then, outside, sizeof(bool) * (size_t)board->cells);
        put_stone(board, &changed, cell, mover);
        Snapshot *next = &after[count++];
        *next = (Snapshot){.mover = 1 - mover};
        next->winner = after_placement(board, &changed, cell, mover, outside_then);
        for (int other = 0; other < board->cells; other++) {
            if (changed.owner[other] != NEITHER) next->stones[changed.owner[other]] |= UINT32_C(1) << other;
        }
    }
    if (count > 0) return count;
    after[0] = *now;
    after[0].mover = 1 - mover;
    return 1;
}

/* How many cells are taken or cut off from the edge; a pass changes nothing. A loop empties only cells that it cuts off. */
int rank_of_subsume(const Board *board, const Snapshot *now) {
    bool empty[MOST_CELLS], outside[MOST_CELLS];
    for (int cell = 0; cell < board->cells; cell++) empty[cell] = !((now->stones[0] | now->stones[1]) >> cell & 1);
    const int rank = board->cells - flood_from_edge(board, empty, outside);
    return rank < board->cells ? rank : NONE;
}
