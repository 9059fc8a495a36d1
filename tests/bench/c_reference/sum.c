/* Sum: a stone may be placed, and stays, where its neighbours of its own colour plus one are at least the others.
 * In a playout a player who can take stones does, or else saves some if that can be done. */

#include "board.h"

static bool may_stand(const Stones *stones, int cell, int player) {
    return stones->beside[player][cell] + 1 >= stones->beside[1 - player][cell];
}

/* Whether a stone of the player's that one more enemy stone would remove lies beside a cell. */
static bool beside_one_at_limit(const Board *board, const Stones *stones, int cell, int player) {
    for (int n = 0; n < board->near_count[cell]; n++) {
        const int near = board->near[cell][n];
        if (stones->owner[near] == player && stones->beside[player][near] + 1 == stones->beside[1 - player][near]) {
            return true;
        }
    }
    return false;
}

/* Bring those of some cells to the front that lie beside a stone at its limit. Returns how many these are. */
static int prefer(const Board *board, const Stones *stones, int *cells, int count, int player) {
    int kept = 0;
    for (int index = 0; index < count; index++) {
        if (!beside_one_at_limit(board, stones, cells[index], player)) continue;
        const int cell = cells[index];
        cells[index] = cells[kept];
        cells[kept++] = cell;
    }
    return kept;
}

/* Remove the player's stones that fail beside a cell where something has changed, and beside these, and so on. The
 * order does not matter, as a removal never helps another stone of the same player. Returns how many are removed. */
static int remove_failing(const Board *board, Stones *stones, int changed, int player) {
    int removed = 0;
    for (int n = 0; n < board->near_count[changed]; n++) {
        const int cell = board->near[changed][n];
        if (stones->owner[cell] == player && !may_stand(stones, cell, player)) {
            take_stone(board, stones, cell);
            removed += 1 + remove_failing(board, stones, cell, player);
        }
    }
    return removed;
}

int play_sum(const Board *board) {
    Stones stones;
    clear_stones(&stones);
    int count[2] = {0, 0};
    for (int mover = 0; count[0] + count[1] < board->cells; mover = 1 - mover) {
        int legal[MOST_CELLS], options = 0;
        for (int cell = 0; cell < board->cells; cell++) {
            if (stones.owner[cell] == NEITHER && may_stand(&stones, cell, mover)) legal[options++] = cell;
        }
        if (options == 0) {
            take_step(PASS, NONE, 1);
            continue;
        }
        int preferred = prefer(board, &stones, legal, options, 1 - mover);
        if (preferred == 0) preferred = prefer(board, &stones, legal, options, mover);
        if (preferred > 0) options = preferred;
        const int cell = legal[random_below(options)];
        take_step(PLACE, cell, options);
        put_stone(board, &stones, cell, mover);
        count[mover]++;
        count[1 - mover] -= remove_failing(board, &stones, cell, 1 - mover);
    }
    return count[0] > count[1] ? 0 : 1;
}

int turns_of_sum(const Board *board, const Snapshot *now, Snapshot *after) {
    const int mover = now->mover;
    Stones stones;
    set_stones(board, &stones, now);
    int count = 0;
    for (int cell = 0; cell < board->cells; cell++) {
        if (stones.owner[cell] != NEITHER || now->holes >> cell & 1 || !may_stand(&stones, cell, mover)) continue;
        Stones changed;
        copy_stones(board, &changed, &stones);
        put_stone(board, &changed, cell, mover);
        remove_failing(board, &changed, cell, 1 - mover);
        Snapshot *next = &after[count++];
        *next = (Snapshot){.holes = now->holes, .mover = 1 - mover, .winner = NEITHER};
        int free = 0, lead = 0;
        for (int other = 0; other < board->cells; other++) {
            const int owner = changed.owner[other];
            if (owner != NEITHER) next->stones[owner] |= UINT32_C(1) << other;
            lead += owner == 0 ? 1 : owner == 1 ? -1 : 0;
            free += owner == NEITHER && !(now->holes >> other & 1);
        }
        if (free == 0) next->winner = lead > 0 ? 0 : 1;
    }
    if (count > 0) return count;
    after[0] = *now;
    after[0].mover = 1 - mover;
    return 1;
}

/* Pairs of neighbours that are alike, less those that are not, and stones; then stones once more. A pass changes nothing.
 * A placement never makes the first sum less, and adds a stone; every removal makes it more. */
int rank_of_sum(const Board *board, const Snapshot *now) {
    const int count = count_cells(now->stones[0] | now->stones[1]);
    if (count == board->cells - count_cells(now->holes)) return NONE;
    int pairs = 0, both_ways = 0;
    for (int cell = 0; cell < board->cells; cell++) {
        pairs += board->near_count[cell];
        for (int n = 0; n < board->near_count[cell]; n++) {
            for (int player = 0; player < 2; player++) {
                if (!(now->stones[player] >> cell & 1)) continue;
                both_ways += now->stones[player] >> board->near[cell][n] & 1;
                both_ways -= now->stones[1 - player] >> board->near[cell][n] & 1;
            }
        }
    }
    return ((pairs + both_ways) / 2 + count) * (board->cells + 1) + count;
}
