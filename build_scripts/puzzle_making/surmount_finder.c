/* Positions of Surmount on size 4 with one winning turn, as far as a small search shows.
 *
 *     surmount_finder FROM TO
 *
 * Plays the games of these numbers with hasty players. The last position of each that a search can judge is varied, a few
 * cells at a time, towards fewer winning turns, until one is left; from there the walk goes on to others that differ from
 * it. Prints the number of the game, the cells in board order (0 empty, 1 and 2 stones) and who is to move, 1 or 2. Each
 * number gives the same positions, whatever was searched before. A position counts as won where a group can never be
 * captured (`Surmount.unassailable`). The search is depth-first proof-number search: A. Nagai, "Df-pn algorithm for
 * searching AND/OR trees and its applications" (2002). */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Cells;

enum {
    SIZE = 4,
    STRIDE = 8, /* one column more than a row has cells, so that no step leads round the edge */
    MOST_CELLS = 37,
    MOST_TURNS = 8192,
    SEEN_BITS = 15,
    TABLE_BITS = 16,
    WAYS = 4,
    MOST_NODES = 200, /* of one search: more than a proof in a browser has room for */
    LONGEST_GAME = 200,
    LEAST_FREE = 5,
    MOST_FREE = 18,
    FEWEST_CHOICES = 6,
    MOST_CHOICES = 80,
    LEAST_RESISTING = 3, /* turns after which the other side does not win at once, the winning one counted */
    MOST_STEPS = 800,
    MOST_STALE = 80,
    MOST_FOUND = 6,
    LEAST_DIFFERENCE = 6, /* cells */
    ALL_LOSE = 41,        /* worse than any number of winning turns that is told apart */
};

static const uint32_t INFINITE = 100000000;

typedef struct {
    Cells stones[2];
    int mover;
} Position;

/* after: where a turn leads. wins: whether its player is sure to win then. */
typedef struct {
    Position after;
    bool wins;
} Turn;

static Cells board, in_order[MOST_CELLS];
static uint64_t random_state;

static int random_below(int limit) {
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    const uint64_t high = (random_state * UINT64_C(2685821657736338717)) >> 32;
    return (int)((high * (uint64_t)limit) >> 32);
}

static int count(Cells cells) {
    return __builtin_popcountll(cells);
}

static Cells lowest(Cells cells) {
    return cells & -cells;
}

static Cells beside(Cells cells) {
    const Cells rows = cells << STRIDE | cells >> STRIDE | cells << (STRIDE - 1) | cells >> (STRIDE - 1);
    return (cells << 1 | cells >> 1 | rows) & board;
}

static Cells flood(Cells from, Cells through) {
    Cells reached = from & through, next;
    while ((next = (reached | beside(reached)) & through) != reached) reached = next;
    return reached;
}

static int list_groups(Cells stones, Cells *groups) {
    int found = 0;
    for (Cells rest = stones; rest; rest ^= groups[found++]) groups[found] = flood(lowest(rest), rest);
    return found;
}

/* See `Surmount.unassailable`. */
static bool has_unassailable(Cells stones) {
    Cells held[MOST_CELLS], regions[MOST_CELLS], together = stones;
    int holding = list_groups(stones, held);
    while (holding) {
        const int parts = list_groups(board ^ together, regions);
        int kept = 0;
        together = 0;
        for (int index = 0; index < holding; index++) {
            const Cells group = held[index], around = beside(group);
            const int size = count(group);
            bool holds = true;
            int all = 0;
            for (int part = 0; part < parts; part++) {
                if (!(regions[part] & around)) continue;
                all += count(regions[part]);
                holds = holds && count(regions[part]) < size;
            }
            for (Cells rest = all < size ? 0 : group; rest && holds; rest &= rest - 1) {
                int joined = 0;
                const Cells near = beside(lowest(rest));
                for (int part = 0; part < parts; part++) joined += regions[part] & near ? count(regions[part]) : 0;
                holds = joined < size;
            }
            if (holds) {
                held[kept++] = group;
                together |= group;
            }
        }
        if (kept == holding) return true;
        holding = kept;
    }
    return false;
}

/* --- turns --- */

static Turn *listed;
static int listed_count;
static int seen[1 << SEEN_BITS];
static bool too_many;

static uint64_t key_of(const Position *position) {
    uint64_t key = position->stones[0] * UINT64_C(0x9E3779B97F4A7C15);
    key = (key ^ key >> 29) + position->stones[1];
    key *= UINT64_C(0xBF58476D1CE4E5B9);
    key = (key ^ key >> 32) * 2 + (uint64_t)position->mover;
    key *= UINT64_C(0x94D049BB133111EB);
    return key ^ key >> 31;
}

/* Turns that lead to the same position are one. */
static void list_turn(Cells own, Cells enemy, int mover) {
    Turn turn = {.after = {.mover = 1 - mover}};
    turn.after.stones[mover] = own;
    turn.after.stones[1 - mover] = enemy;
    if (listed_count >= MOST_TURNS) {
        too_many = true;
        return;
    }
    const uint64_t mask = (1 << SEEN_BITS) - 1;
    uint64_t at = key_of(&turn.after) & mask;
    for (; seen[at]; at = (at + 1) & mask) {
        const Cells *there = listed[seen[at] - 1].after.stones;
        if (there[mover] == own && there[1 - mover] == enemy) return;
    }
    turn.wins = (!enemy && count(own) > 1) || has_unassailable(own);
    listed[listed_count++] = turn;
    seen[at] = listed_count;
}

/* What stays the same while a group grows. */
typedef struct {
    Cells own, enemy, targets[MOST_CELLS];
    int target_count, largest, mover;
} Growth;

static void surmount(const Growth *growth, Cells group) {
    const Cells near = beside(group);
    for (int index = 0; index < growth->target_count; index++) {
        const Cells target = growth->targets[index];
        if (count(target) != count(group)) continue;
        for (Cells rest = target & near; rest; rest &= rest - 1) {
            list_turn(growth->own | group | lowest(rest), growth->enemy ^ target, growth->mover);
        }
    }
}

static void grow(const Growth *growth, Cells group, Cells growable) {
    surmount(growth, group);
    if (count(group) >= growth->largest) return;
    for (Cells rest = beside(group) & growable; rest && !too_many; rest &= rest - 1) {
        growable ^= lowest(rest);
        grow(growth, group | lowest(rest), growable);
    }
}

/* Lists the positions after every turn; `too_many` tells where there was no room for all. */
static int list_turns(const Position *position, Turn *turns) {
    const int mover = position->mover;
    const Cells own = position->stones[mover], enemy = position->stones[1 - mover], empty = board ^ own ^ enemy;
    Cells groups[MOST_CELLS];
    const int group_count = list_groups(enemy, groups);
    listed = turns;
    listed_count = 0;
    too_many = false;
    memset(seen, 0, sizeof seen);
    for (Cells rest = empty; rest; rest &= rest - 1) {
        const Cells cell = lowest(rest), group = flood(cell, own | cell), near = beside(group);
        list_turn(own | cell, enemy, mover);
        if (group == cell) continue;
        Growth growth = {.own = own, .enemy = enemy, .mover = mover};
        Cells touched = 0;
        for (int index = 0; index < group_count; index++) {
            if (!(groups[index] & near)) continue;
            touched |= groups[index];
            if (count(groups[index]) >= count(group)) growth.targets[growth.target_count++] = groups[index];
            if (count(groups[index]) > growth.largest) growth.largest = count(groups[index]);
        }
        const Cells others = (own & ~group) | (enemy & ~touched);
        if (growth.target_count) grow(&growth, group, (empty ^ cell) & ~beside(others));
    }
    for (int index = 0; index < group_count; index++) {
        for (Cells rest = groups[index] & beside(own); rest; rest &= rest - 1) {
            const Cells cell = lowest(rest);
            if (count(flood(cell, own | cell)) > count(groups[index])) {
                list_turn(own | cell, enemy ^ groups[index], mover);
            }
        }
    }
    if (!listed_count) list_turn(own, enemy, mover);
    return listed_count;
}

/* --- the search --- */

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
    if (too_many) {
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

typedef enum { LOST, WON, OPEN } Value;

/* For the player to move. */
static Value value_of(const Position *position) {
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

/* --- positions with one winning turn --- */

enum { UNFIT = -1 };

/* How many turns win, at most one more than `most`; UNFIT where that is not found out, or one wins at once. resisting: the
 * turns after which the other side does not win at once. */
static int winning_turns(const Position *position, int most, int *resisting) {
    static Turn turns[MOST_TURNS], replies[MOST_TURNS];
    const int turn_count = list_turns(position, turns);
    *resisting = 0;
    if (too_many || turn_count < FEWEST_CHOICES || turn_count > MOST_CHOICES) return UNFIT;
    if (has_unassailable(position->stones[0]) || has_unassailable(position->stones[1])) return UNFIT;
    for (int index = 0; index < turn_count; index++) {
        if (turns[index].wins) return UNFIT;
    }
    const Value value = value_of(position);
    if (value != WON) return value == LOST ? 0 : UNFIT;
    for (int index = 0; index < turn_count; index++) {
        const int reply_count = list_turns(&turns[index].after, replies);
        bool loses = false;
        for (int reply = 0; reply < reply_count; reply++) loses = loses || replies[reply].wins;
        *resisting += !loses;
    }
    int winning = 0;
    for (int index = 0; index < turn_count && winning <= most; index++) {
        const Value theirs = value_of(&turns[index].after);
        if (theirs == OPEN) return UNFIT;
        winning += theirs == LOST;
    }
    return winning;
}

static int free_cells(const Position *position) {
    return MOST_CELLS - count(position->stones[0]) - count(position->stones[1]);
}

static bool is_late_enough(const Position *position) {
    return free_cells(position) >= LEAST_FREE && free_cells(position) <= MOST_FREE;
}

/* Large groups count most. */
static int promise(const Position *position, int player) {
    int sum = 0;
    for (int colour = 0; colour < 2; colour++) {
        Cells groups[MOST_CELLS];
        for (int left = list_groups(position->stones[colour], groups); left--;) {
            sum += (colour == player ? 1 : -1) * count(groups[left]) * count(groups[left]);
        }
    }
    return sum;
}

/* Plays a game until a side is sure to win; returns how many positions it went through. */
static int play_game(Position *passed) {
    static Turn turns[MOST_TURNS];
    Position now = {.mover = 0};
    const int looks = 1 + random_below(6), opening = 2 + random_below(10);
    for (int played = 0; played < LONGEST_GAME; played++) {
        passed[played] = now;
        const int turn_count = list_turns(&now, turns);
        if (too_many) return played;
        int chosen = random_below(turn_count);
        for (int look = 1; look < looks && played >= opening && !turns[chosen].wins; look++) {
            const int other = random_below(turn_count);
            const bool is_better =
                promise(&turns[other].after, now.mover) > promise(&turns[chosen].after, now.mover);
            if (turns[other].wins || is_better) chosen = other;
        }
        if (turns[chosen].wins) return played + 1;
        now = turns[chosen].after;
    }
    return LONGEST_GAME;
}

static Position varied(const Position *position) {
    Position other = *position;
    for (int changes = 1 + random_below(3); changes--;) {
        const Cells cell = in_order[random_below(MOST_CELLS)];
        const int owner = random_below(3);
        for (int colour = 0; colour < 2; colour++) {
            other.stones[colour] = owner == colour ? other.stones[colour] | cell : other.stones[colour] & ~cell;
        }
    }
    return other;
}

static int difference(const Position *one, const Position *other) {
    return count((one->stones[0] ^ other->stones[0]) | (one->stones[1] ^ other->stones[1]));
}

static void show(long number, const Position *position) {
    printf("%ld ", number);
    for (int index = 0; index < MOST_CELLS; index++) {
        putchar(position->stones[0] & in_order[index] ? '1' : position->stones[1] & in_order[index] ? '2' : '0');
    }
    printf(" %d\n", position->mover + 1);
    fflush(stdout);
}

/* Walks from a position with so many winning turns to others with fewer. */
static void vary(long number, Position now, int winning) {
    Position found[MOST_FOUND];
    int found_count = 0, stale = 0, score = winning ? winning : ALL_LOSE;
    for (int step = 0; step < MOST_STEPS && found_count < MOST_FOUND && stale < MOST_STALE; step++) {
        const Position other = varied(&now);
        if (difference(&other, &now) == 0 || !is_late_enough(&other)) continue;
        int resisting;
        winning = winning_turns(&other, score < MOST_FOUND ? MOST_FOUND : score, &resisting);
        if (winning == UNFIT) {
            stale++;
            continue;
        }
        bool is_new = winning == 1 && resisting >= LEAST_RESISTING;
        for (int index = 0; index < found_count; index++) {
            is_new = is_new && difference(&other, &found[index]) >= LEAST_DIFFERENCE;
        }
        if (is_new) {
            show(number, &other);
            found[found_count++] = now = other;
            stale = 0;
            score = MOST_FOUND;
            continue;
        }
        const int new_score = winning ? winning : ALL_LOSE;
        stale = new_score < score && !found_count ? 0 : stale + 1;
        if (new_score > score) continue;
        now = other;
        if (!found_count) score = new_score < 2 ? 2 : new_score;
    }
}

static void search_game(long number) {
    static Position passed[LONGEST_GAME];
    random_state = UINT64_C(0x9E3779B97F4A7C15) * ((uint64_t)number + 1);
    memset(table, 0, sizeof table);
    for (int index = play_game(passed) - 1; index >= 0; index--) {
        int resisting;
        if (!is_late_enough(&passed[index])) continue;
        const int winning = winning_turns(&passed[index], ALL_LOSE - 1, &resisting);
        if (winning == UNFIT) continue;
        vary(number, passed[index], winning);
        return;
    }
}

int main(int arguments, char **argument) {
    if (arguments != 3) {
        fprintf(stderr, "usage: surmount_finder FROM TO\n");
        return 2;
    }
    int cells = 0;
    for (int row = 0; row < 2 * SIZE - 1; row++) {
        for (int column = 0; column < 2 * SIZE - 1; column++) {
            if (row + column < SIZE - 1 || row + column > 3 * SIZE - 3) continue;
            in_order[cells] = UINT64_C(1) << (row * STRIDE + column);
            board |= in_order[cells++];
        }
    }
    const long end = atol(argument[2]);
    for (long number = atol(argument[1]); number < end; number++) search_game(number);
    return 0;
}
