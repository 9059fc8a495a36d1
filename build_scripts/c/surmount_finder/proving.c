/* Who is sure to win, by depth-first proof-number search: A. Nagai, "Df-pn algorithm for searching AND/OR trees and its
 * applications" (2002). A position counts as won where a group can never be captured (`has_unassailable`). */

#include "finder.h"

#include <stdlib.h>

enum {
    TABLE_BITS = 16,
    WAYS = 4,
};

static const uint32_t INFINITE = 100000000;

/* proof: how many more positions must be searched, at least, to prove that the mover wins; disproof: that the mover does
 * not. */
typedef struct {
    uint64_t key;
    uint32_t proof, disproof;
} Entry;

typedef struct {
    Position position;
    uint64_t key;
    uint32_t proof, disproof;
} Child;

static Entry table[1 << TABLE_BITS];
static long nodes;

static Entry *place_of(uint64_t key, int way) {
    return &table[key >> (64 - TABLE_BITS) ^ (uint64_t)way];
}

static void look_up(uint64_t key, uint32_t *proof, uint32_t *disproof) {
    *proof = *disproof = 1;
    for (int way = 0; way < WAYS; way++) {
        const Entry *entry = place_of(key, way);
        if (entry->key != key) continue;
        *proof = entry->proof;
        *disproof = entry->disproof;
    }
}

static void note(uint64_t key, uint32_t proof, uint32_t disproof) {
    Entry *best = NULL;
    int least = 3;
    for (int way = 0; way < WAYS; way++) {
        Entry *entry = place_of(key, way);
        /* What is proven is kept longest. */
        const int worth = entry->key == key ? -1 : !entry->key ? 0 : entry->proof && entry->disproof ? 1 : 2;
        if (worth < least) {
            least = worth;
            best = entry;
        }
    }
    *best = (Entry){key, proof, disproof};
}

static void search(const Position *position, uint64_t key, uint32_t most_proof, uint32_t most_disproof) {
    static Turn turns[MOST_TURNS];
    nodes++;
    const int turn_count = list_turns(position, turns);
    if (turn_count == NONE) {
        nodes = MOST_NODES;
        return;
    }
    for (int index = 0; index < turn_count; index++) {
        if (!turns[index].wins) continue;
        note(key, 0, INFINITE);
        return;
    }
    Child *children = malloc(sizeof *children * (size_t)turn_count);
    for (int index = 0; index < turn_count; index++) {
        Child *child = &children[index];
        child->position = turns[index].after;
        child->key = key_of(&child->position);
        look_up(child->key, &child->proof, &child->disproof);
    }
    for (;;) {
        uint32_t best = INFINITE, second = INFINITE;
        uint64_t sum = 0;
        Child *chosen = &children[0];
        for (int index = 0; index < turn_count; index++) {
            Child *child = &children[index];
            sum += child->proof;
            if (child->disproof < best) {
                second = best;
                best = child->disproof;
                chosen = child;
            } else if (child->disproof < second) second = child->disproof;
        }
        if (sum > INFINITE) sum = INFINITE;
        const uint32_t disproof = best ? (uint32_t)sum : INFINITE, proof = sum ? best : INFINITE;
        if (!proof || !disproof || proof >= most_proof || disproof >= most_disproof || nodes >= MOST_NODES) {
            note(key, proof, disproof);
            break;
        }
        const uint64_t share = (uint64_t)most_disproof - disproof + chosen->proof;
        search(&chosen->position, chosen->key, share > INFINITE ? INFINITE : (uint32_t)share,
               second + 1 < most_proof ? second + 1 : most_proof);
        look_up(chosen->key, &chosen->proof, &chosen->disproof);
    }
    free(children);
}

Value value_of(const Position *position) {
    const uint64_t key = key_of(position);
    uint32_t proof, disproof;
    look_up(key, &proof, &disproof);
    if (proof && disproof) {
        nodes = 0;
        search(position, key, INFINITE, INFINITE);
        look_up(key, &proof, &disproof);
    }
    return !proof ? WON : !disproof ? LOST : OPEN;
}

void forget_values(void) {
    memset(table, 0, sizeof table);
}
