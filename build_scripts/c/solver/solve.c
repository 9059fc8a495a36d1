/* Who wins a small board with best play, and how fast: each position is asked whether one player wins within so many turns.
 *
 * Depth first, with a table of bounds for each position: the most turns within which that player does not win, and
 * the fewest within which they do. The images of a position, turned and mirrored, share an entry. The number of turns
 * allowed rises one by one, so the first answer "yes" is the exact length. */

#include "solver.h"
#include "../games/program.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    EVER = 62, /* no player who wins one of these boards needs as many turns */
    NOT_KNOWN = 63,
    FIRST_BITS = 16,
    MOST_BITS = 30, /* of the table's size: 8 GB */
    SEEN_BITS = 22,
    LIMIT_BITS = 6,
    LIMIT = (1 << LIMIT_BITS) - 1,
    KEY_AT = 2 * LIMIT_BITS + 1,
};

/* An entry: 1 bit that it is taken, the two limits, the player to move, and both sets of stones, of 25 squares at most. */
static uint64_t *table;
static int table_bits;
static uint64_t taken;
static uint64_t asked;

static const Problem *problem;
static int attacker;
static int squares; /* that are no holes */
static int symmetries;
static ByteSums images[MOST_SYMMETRIES]; /* as sets of squares, numbered without the holes */

/* --- images --- */

static void find_images(void) {
    squares = count(problem->game.free);
    symmetries = weigh_images(&problem->game, 2, images);
}

/* The same for all images of a position: the least of them. */
static uint64_t key_of(const Position *now) {
    uint64_t least = UINT64_MAX;
    for (int symmetry = 0; symmetry < symmetries; symmetry++) {
        const uint64_t first = weight_of(images[symmetry], now->stones[0]);
        const uint64_t key = first << squares | weight_of(images[symmetry], now->stones[1]);
        if (key < least) least = key;
    }
    return least << 1 | (uint64_t)now->mover;
}

/* --- the table --- */

static uint64_t *place_in(uint64_t *entries, int bits, uint64_t key) {
    const uint64_t mask = (UINT64_C(1) << bits) - 1;
    uint64_t at = key * UINT64_C(0x9E3779B97F4A7C15) >> (64 - bits);
    while (entries[at] && entries[at] >> KEY_AT != key) at = (at + 1) & mask;
    return &entries[at];
}

static void clear_table(void) {
    free(table);
    table_bits = FIRST_BITS;
    table = calloc((size_t)1 << table_bits, sizeof *table);
    taken = 0;
}

static void grow_table(void) {
    if (++table_bits > MOST_BITS) stop("the table is full", NULL);
    uint64_t *larger = calloc((size_t)1 << table_bits, sizeof *larger);
    if (larger == NULL) stop("there is not enough memory for the table", NULL);
    for (size_t at = 0; at < (size_t)1 << (table_bits - 1); at++) {
        if (table[at]) *place_in(larger, table_bits, table[at] >> KEY_AT) = table[at];
    }
    free(table);
    table = larger;
}

static void limits_of(uint64_t key, int *fails, int *wins) {
    const uint64_t entry = *place_in(table, table_bits, key);
    *fails = entry ? (int)(entry >> (1 + LIMIT_BITS) & LIMIT) : 0;
    *wins = entry ? (int)(entry >> 1 & LIMIT) : NOT_KNOWN;
}

static void note(uint64_t key, int turns, bool answer) {
    uint64_t *place = place_in(table, table_bits, key);
    if (!*place) {
        if (++taken > (UINT64_C(3) << table_bits) / 4) {
            grow_table();
            place = place_in(table, table_bits, key);
        }
        *place = key << KEY_AT | NOT_KNOWN << 1 | 1;
    }
    int fails = (int)(*place >> (1 + LIMIT_BITS) & LIMIT), wins = (int)(*place >> 1 & LIMIT);
    if (answer && turns < wins) wins = turns;
    if (!answer && turns > fails) fails = turns;
    *place = key << KEY_AT | (uint64_t)fails << (1 + LIMIT_BITS) | (uint64_t)wins << 1 | 1;
}

/* --- the search --- */

/* How good a position looks for the attacker: stones count by the neighbours of their cells. */
static int promise_of(const Position *now) {
    const Board *board = &problem->game.board;
    int promise = 0;
    for (int d = 0; d < board->directions; d++) {
        promise += count(step(board, now->stones[attacker], board->steps[d]));
        promise -= count(step(board, now->stones[1 - attacker], board->steps[d]));
    }
    return promise;
}

/* Whether the attacker wins within so many turns of both. */
static bool wins_within(const Position *now, int turns) {
    if (now->winner != NONE) return now->winner == attacker;
    if (turns == 0) return false;
    const uint64_t key = key_of(now);
    int fails, wins;
    limits_of(key, &fails, &wins);
    if (turns >= wins) return true;
    if (turns <= fails) return false;
    asked++;

    /* One turn that does is enough for the attacker, and one that does not for the other. */
    const bool wanted = now->mover == attacker;
    Position after[MOST_TURNS];
    const int count = list_turns(problem, now, after);
    const int left = turns == EVER ? EVER : turns - 1;
    int order[MOST_TURNS], promise[MOST_TURNS], open = 0;
    for (int index = 0; index < count; index++) {
        const Position *next = &after[index];
        bool is_known = true, answer = false;
        if (next->winner != NONE) answer = next->winner == attacker;
        else if (left > 0) {
            limits_of(key_of(next), &fails, &wins);
            if (left >= wins) answer = true;
            else is_known = left <= fails;
        }
        if (is_known && answer == wanted) {
            note(key, turns, wanted);
            return wanted;
        }
        if (is_known) continue;
        const int value = wanted ? promise_of(next) : -promise_of(next);
        int at = open++;
        for (; at > 0 && promise[at - 1] < value; at--) {
            promise[at] = promise[at - 1];
            order[at] = order[at - 1];
        }
        promise[at] = value;
        order[at] = index;
    }
    for (int index = 0; index < open; index++) {
        if (wins_within(&after[order[index]], left) == wanted) {
            note(key, turns, wanted);
            return wanted;
        }
    }
    note(key, turns, !wanted);
    return !wanted;
}

/* Finds the fewest turns in which each first turn is won that this attacker wins. */
static void find_lengths(const Position *after, const int *winner, int *length, int turns, double started) {
    for (int index = 0; index < turns; index++) {
        if (winner[index] != attacker) continue;
        for (length[index] = 0; !wins_within(&after[index], length[index]); length[index]++) continue;
        if (length[index] >= EVER) stop("a win takes more turns than can be counted", NULL);
        fprintf(stderr, "turn %d of %d: %d in %d, %llu positions, %.0f s\n", index + 1, turns, attacker,
                length[index] + 1, (unsigned long long)taken, seconds_now() - started);
    }
}

void solve(const Problem *solved, bool with_lengths) {
    static Position after[MOST_TURNS];
    problem = solved;
    find_images();
    const double started = seconds_now();
    const Position start = start_of();
    const int count = list_turns(problem, &start, after);
    int winner[MOST_TURNS], length[MOST_TURNS];
    uint64_t positions = 0;
    attacker = 1;
    clear_table();
    for (int index = 0; index < count; index++) {
        winner[index] = wins_within(&after[index], EVER) ? 1 : 0;
        fprintf(stderr, "turn %d of %d: %d, %llu positions, %.0f s\n", index + 1, count, winner[index],
                (unsigned long long)taken, seconds_now() - started);
    }
    positions += taken;
    for (attacker = 0; with_lengths && problem->lengths_differ && attacker < 2; attacker++) {
        clear_table();
        find_lengths(after, winner, length, count, started);
        positions += taken;
    }
    printf("{\"first_turns\": [");
    for (int index = 0; index < count; index++) {
        printf(index ? ", " : "");
        if (!with_lengths) printf("[%d, null]", winner[index]);
        else printf("[%d, %d]", winner[index], problem->lengths_differ ? length[index] + 1 : squares);
    }
    printf("], \"positions\": %llu, \"asked\": %llu, \"seconds\": %.3f}\n", (unsigned long long)positions,
           (unsigned long long)asked, seconds_now() - started);
}

/* Lists the positions after one turn more, each once for all of its images, and frees the ones before; returns how many
 * there are. */
static size_t advance(Position **positions, size_t count) {
    static Position after[MOST_TURNS];
    Position *next = NULL;
    uint64_t *seen = calloc((size_t)1 << SEEN_BITS, sizeof *seen);
    size_t found = 0, room = 0;
    for (size_t index = 0; index < count; index++) {
        const int options = list_turns(problem, &(*positions)[index], after);
        for (int option = 0; option < options; option++) {
            if (after[option].winner != NONE) continue;
            const uint64_t key = key_of(&after[option]);
            uint64_t *place = place_in(seen, SEEN_BITS, key);
            if (*place) continue;
            *place = key << KEY_AT | 1;
            if (found == room) next = realloc(next, (room = 2 * room + 64) * sizeof *next);
            next[found++] = after[option];
        }
    }
    free(seen);
    free(*positions);
    *positions = next;
    return found;
}

void list_positions(const Problem *solved, int turns) {
    problem = solved;
    find_images();
    attacker = 1;
    clear_table();
    size_t count = 1;
    Position *now = malloc(sizeof *now);
    *now = start_of();
    for (int turn = 1; turn <= turns; turn++) {
        count = advance(&now, count);
        for (size_t index = 0; index < count; index++) {
            printf("%d %llu %d\n", turn, (unsigned long long)(key_of(&now[index]) >> 1),
                   wins_within(&now[index], EVER) ? 1 : 0);
        }
        fprintf(stderr, "after %d turns: %zu positions, %llu in the table\n", turn, count, (unsigned long long)taken);
    }
    free(now);
}
