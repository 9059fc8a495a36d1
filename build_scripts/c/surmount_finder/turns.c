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

/* What stays the same while a group grows. targets: the enemy groups that it touched at first. */
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

static void grow(const Growth *growth, Cells group, Cells room) {
    surmount(growth, group);
    if (count(group) >= growth->largest) return;
    for (Cells rest = neighbours_of(&game.board, group) & room; any(rest) && listed_count <= MOST_TURNS;) {
        const Cells cell = only(take_first(&rest));
        room ^= cell;
        grow(growth, group | cell, room);
    }
}

/* Lists the results of a stone on an empty cell. */
static void list_placements(const Position *position, int cell) {
    const int mover = position->mover;
    Position placed = *position;
    SURMOUNT.apply(&game, &placed, cell);
    Growth growth = {.own = placed.stones[mover], .enemy = placed.stones[1 - mover], .mover = mover};
    list_turn(growth.own, growth.enemy, mover);
    if (!placed.stage) return;
    growth.target_count = list_groups(&game.board, placed.touched, growth.targets);
    for (int index = 0; index < growth.target_count; index++) {
        if (count(growth.targets[index]) > growth.largest) growth.largest = count(growth.targets[index]);
    }
    grow(&growth, placed.group, growable(&game, &placed));
}

int list_turns(const Position *position, Turn *turns) {
    const int mover = position->mover;
    const Cells own = position->stones[mover], enemy = position->stones[1 - mover];
    listed = turns;
    listed_count = 0;
    memset(seen, 0, sizeof seen);
    for (Cells rest = empty_cells(&game, position); any(rest);) list_placements(position, take_first(&rest));
    const Cells replaced = replacements(&game, position);
    for (Cells rest = enemy; any(rest);) {
        const Cells group = take_group(&game.board, &rest);
        for (Cells cells = group & replaced; any(cells);) {
            list_turn(own | only(take_first(&cells)), enemy ^ group, mover);
        }
    }
    if (!listed_count) list_turn(own, enemy, mover);
    return listed_count <= MOST_TURNS ? listed_count : NONE;
}
