/* Whole turns of Surmount. Step by step each growth would come up in many orders; here it comes up once. */

#include "finder.h"

enum { SEEN_BITS = 15 };

Game game;

/* The list that is being made, and where each position stands in it, counted from 1. */
static Turn *listed;
static int listed_count;
static int seen[1 << SEEN_BITS];

uint64_t key_of(const Position *position) {
    uint64_t key = position->stones[0][0] * UINT64_C(0x9E3779B97F4A7C15);
    key = (key ^ key >> 29) + position->stones[1][0];
    key *= UINT64_C(0xBF58476D1CE4E5B9);
    key = (key ^ key >> 32) * 2 + (uint64_t)position->mover;
    key *= UINT64_C(0x94D049BB133111EB);
    return key ^ key >> 31;
}

/* Where there is no room for all turns, one more than that is counted. */
static void list_turn(Cells own, Cells enemy, int mover) {
    if (listed_count >= MOST_TURNS) {
        listed_count = MOST_TURNS + 1;
        return;
    }
    Turn turn = {.after = start_of()};
    turn.after.mover = 1 - mover;
    turn.after.stones[mover] = own;
    turn.after.stones[1 - mover] = enemy;
    const uint64_t mask = (1 << SEEN_BITS) - 1;
    uint64_t at = key_of(&turn.after) & mask;
    for (; seen[at]; at = (at + 1) & mask) {
        const Cells *there = listed[seen[at] - 1].after.stones;
        if (same(there[mover], own) && same(there[1 - mover], enemy)) return;
    }
    turn.wins = (!any(enemy) && count(own) > 1) || has_unassailable(&game.board, own);
    listed[listed_count++] = turn;
    seen[at] = listed_count;
}

/* What stays the same while a group grows. */
typedef struct {
    Cells own, enemy, targets[MOST_FIELDS];
    int target_count, largest, mover;
} Growth;

static void surmount(const Growth *growth, Cells group) {
    const Cells near = neighbours_of(&game.board, group);
    for (int index = 0; index < growth->target_count; index++) {
        const Cells target = growth->targets[index];
        if (count(target) != count(group)) continue;
        for (Cells rest = target & near; any(rest);) {
            list_turn(growth->own | group | only(take_first(&rest)), growth->enemy ^ target, growth->mover);
        }
    }
}

static void grow(const Growth *growth, Cells group, Cells growable) {
    surmount(growth, group);
    if (count(group) >= growth->largest) return;
    for (Cells rest = neighbours_of(&game.board, group) & growable; any(rest) && listed_count <= MOST_TURNS;) {
        const Cells cell = only(take_first(&rest));
        growable ^= cell;
        grow(growth, group | cell, growable);
    }
}

/* Lists what a stone on an empty cell can lead to. */
static void list_placements(const Position *position, int cell, const Cells *enemy_groups, int enemy_count) {
    const int mover = position->mover;
    const Cells own = position->stones[mover] | only(cell), enemy = position->stones[1 - mover];
    const Cells group = flood(&game.board, only(cell), own), near = neighbours_of(&game.board, group);
    list_turn(own, enemy, mover);
    if (same(group, only(cell))) return;
    Growth growth = {.own = own, .enemy = enemy, .mover = mover};
    Cells touched = NO_CELLS;
    for (int index = 0; index < enemy_count; index++) {
        const int size = count(enemy_groups[index]);
        if (!any(enemy_groups[index] & near)) continue;
        touched |= enemy_groups[index];
        if (size >= count(group)) growth.targets[growth.target_count++] = enemy_groups[index];
        if (size > growth.largest) growth.largest = size;
    }
    const Cells others = (own & ~group) | (enemy & ~touched);
    const Cells growable = game.board.cells & ~(own | enemy | neighbours_of(&game.board, others));
    if (growth.target_count) grow(&growth, group, growable);
}

int list_turns(const Position *position, Turn *turns) {
    const Board *board = &game.board;
    const int mover = position->mover;
    const Cells own = position->stones[mover], enemy = position->stones[1 - mover];
    Cells groups[MOST_FIELDS];
    const int group_count = list_groups(board, enemy, groups);
    listed = turns;
    listed_count = 0;
    memset(seen, 0, sizeof seen);
    for (Cells rest = empty_cells(&game, position); any(rest);) {
        list_placements(position, take_first(&rest), groups, group_count);
    }
    for (int index = 0; index < group_count; index++) {
        for (Cells rest = groups[index] & neighbours_of(board, own); any(rest);) {
            const Cells cell = only(take_first(&rest));
            if (count(flood(board, cell, own | cell)) <= count(groups[index])) continue;
            list_turn(own | cell, enemy ^ groups[index], mover);
        }
    }
    if (!listed_count) list_turn(own, enemy, mover);
    return listed_count <= MOST_TURNS ? listed_count : NONE;
}
