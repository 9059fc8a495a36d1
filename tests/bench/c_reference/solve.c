/* Who wins a small board with best play, and how fast: each position is asked whether one player wins within so many turns.
 *
 * Depth first, with a table of what is known of each position: the most turns within which that player does not win, and
 * the fewest within which they do. The images of a position, turned and mirrored, share an entry. The number of turns
 * allowed rises one by one, so the first answer "yes" is the exact length. */

#define _POSIX_C_SOURCE 199309L /* for clock_gettime */

#include "board.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
    EVER = 62, /* no player who wins one of these boards needs as many turns */
    NOT_KNOWN = 63,
    MOST_SYMMETRIES = 12,
    BYTES = 4,
    FIRST_BITS = 16,
    MOST_BITS = 30, /* of the table's size: 8 GB */
    MOST_SQUARES = 25,
    LIMIT_BITS = 6,
    LIMIT = (1 << LIMIT_BITS) - 1,
    KEY_AT = 2 * LIMIT_BITS + 1,
};

/* An entry: 1 bit that it is taken, the two limits, the player to move, and both sets of stones. */
static uint64_t *table;
static int table_bits;
static uint64_t taken;
static uint64_t asked;

static const Board *board_solved;
static TurnsOf turns_of_game;
static int attacker;
static int squares; /* that are no holes */
static int symmetries;
static uint32_t image[MOST_SYMMETRIES][BYTES][256];

/* --- images --- */

/* Whether turning the directions by `turn`, mirrored or not, and cell 0 to `first`, maps the board onto itself. */
static bool find_map(const Board *board, int first, int turn, int sense, int *map) {
    int waiting[MOST_CELLS] = {0}, count = 1;
    for (int cell = 0; cell < board->cells; cell++) map[cell] = NONE;
    map[0] = first;
    for (int index = 0; index < count; index++) {
        const int cell = waiting[index];
        for (int d = 0; d < board->directions; d++) {
            const int e = (sense * d + turn + board->directions) % board->directions;
            const int beside = board->neighbour[cell][d], there = board->neighbour[map[cell]][e];
            if ((beside == NONE) != (there == NONE)) return false;
            if (beside == NONE) continue;
            if (map[beside] == NONE) {
                map[beside] = there;
                waiting[count++] = beside;
            } else if (map[beside] != there) return false;
        }
    }
    return true;
}

/* Sets of cells are turned into sets of squares, numbered without the holes. */
static void find_images(const Board *board, uint32_t holes) {
    int number[MOST_CELLS];
    squares = 0;
    for (int cell = 0; cell < board->cells; cell++) number[cell] = holes >> cell & 1 ? NONE : squares++;
    symmetries = 0;
    for (int first = 0; first < board->cells; first++) {
        for (int turn = 0; turn < board->directions; turn++) {
            for (int sense = -1; sense <= 1; sense += 2) {
                int map[MOST_CELLS];
                if (!find_map(board, first, turn, sense, map)) continue;
                bool keeps_holes = true;
                for (int cell = 0; cell < board->cells; cell++) {
                    if ((holes >> cell & 1) != (holes >> map[cell] & 1)) keeps_holes = false;
                }
                if (!keeps_holes) continue;
                for (int byte = 0; byte < BYTES; byte++) {
                    for (int value = 0; value < 256; value++) {
                        uint32_t there = 0;
                        for (int bit = 0; bit < 8; bit++) {
                            const int cell = 8 * byte + bit;
                            if (!(value >> bit & 1) || cell >= board->cells || number[map[cell]] == NONE) continue;
                            there |= UINT32_C(1) << number[map[cell]];
                        }
                        image[symmetries][byte][value] = there;
                    }
                }
                symmetries++;
            }
        }
    }
}

static uint32_t image_of(int symmetry, uint32_t cells) {
    uint32_t there = 0;
    for (int byte = 0; byte < BYTES; byte++) there |= image[symmetry][byte][cells >> 8 * byte & 255];
    return there;
}

/* The same for all images of a position: the least of them. */
static uint64_t key_of(const Snapshot *now) {
    uint64_t least = UINT64_MAX;
    for (int symmetry = 0; symmetry < symmetries; symmetry++) {
        const uint64_t one = image_of(symmetry, now->stones[0]);
        const uint64_t key = one << squares | image_of(symmetry, now->stones[1]);
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
    if (++table_bits > MOST_BITS) {
        fprintf(stderr, "error: the table is full: %llu positions\n", (unsigned long long)taken);
        exit(3);
    }
    uint64_t *larger = calloc((size_t)1 << table_bits, sizeof *larger);
    if (larger == NULL) {
        fprintf(stderr, "error: no memory for the table: %llu positions\n", (unsigned long long)taken);
        exit(3);
    }
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
static int promise_of(const Snapshot *now) {
    int promise = 0;
    for (int cell = 0; cell < board_solved->cells; cell++) {
        promise += board_solved->near_count[cell] * ((int)(now->stones[attacker] >> cell & 1) -
                                                     (int)(now->stones[1 - attacker] >> cell & 1));
    }
    return promise;
}

/* Whether the attacker wins within so many turns of both. */
static bool wins_within(const Snapshot *now, int turns) {
    if (now->winner != NEITHER) return now->winner == attacker;
    if (turns == 0) return false;
    const uint64_t key = key_of(now);
    int fails, wins;
    limits_of(key, &fails, &wins);
    if (turns >= wins) return true;
    if (turns <= fails) return false;
    asked++;

    /* One turn that does is enough for the attacker, and one that does not for the other. */
    const bool wanted = now->mover == attacker;
    Snapshot after[MOST_TURNS];
    const int count = turns_of_game(board_solved, now, after);
    const int left = turns == EVER ? EVER : turns - 1;
    int order[MOST_TURNS], promise[MOST_TURNS], open = 0;
    for (int index = 0; index < count; index++) {
        const Snapshot *next = &after[index];
        bool is_known = true, answer = false;
        if (next->winner != NEITHER) answer = next->winner == attacker;
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

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int solve(const Board *board, TurnsOf turns_of, uint32_t holes, Lengths lengths) {
    static Snapshot after[MOST_TURNS];
    board_solved = board;
    turns_of_game = turns_of;
    find_images(board, holes);
    if (squares > MOST_SQUARES) {
        fprintf(stderr, "error: this board has too many squares to be solved\n");
        return 3;
    }
    const double started = seconds_now();
    const Snapshot start = {.holes = holes, .winner = NEITHER};
    const int count = turns_of(board, &start, after);
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
    for (attacker = 0; lengths == ASKED && attacker < 2; attacker++) {
        clear_table();
        for (int index = 0; index < count; index++) {
            if (winner[index] != attacker) continue;
            for (length[index] = 0; !wins_within(&after[index], length[index]); length[index]++) continue;
            if (length[index] >= EVER) {
                fprintf(stderr, "error: a win takes more turns than can be counted\n");
                return 3;
            }
            fprintf(stderr, "turn %d of %d: %d in %d, %llu positions, %.0f s\n", index + 1, count, attacker,
                    length[index] + 1, (unsigned long long)taken, seconds_now() - started);
        }
        positions += taken;
    }
    printf("{\"first_turns\": [");
    for (int index = 0; index < count; index++) {
        printf(index ? ", " : "");
        if (lengths == LEFT_OUT) printf("[%d, null]", winner[index]);
        else printf("[%d, %d]", winner[index], lengths == ASKED ? length[index] + 1 : board->cells);
    }
    printf("], \"positions\": %llu, \"asked\": %llu, \"seconds\": %.3f}\n", (unsigned long long)positions,
           (unsigned long long)asked, seconds_now() - started);
    free(table);
    table = NULL;
    return 0;
}

/* Each position that so many turns can lead to, or fewer: its number (the least of its images: the first player's stones,
 * and below them the second's) and who wins it. */
int list_positions(const Board *board, TurnsOf turns_of, uint32_t holes, int turns) {
    static Snapshot after[MOST_TURNS];
    board_solved = board;
    turns_of_game = turns_of;
    find_images(board, holes);
    attacker = 1;
    clear_table();
    size_t count = 1, room = 1;
    Snapshot *now = malloc(sizeof *now);
    *now = (Snapshot){.holes = holes, .winner = NEITHER};
    for (int turn = 1; turn <= turns; turn++) {
        size_t found = 0;
        Snapshot *next = NULL;
        uint64_t *seen = calloc((size_t)1 << 22, sizeof *seen);
        room = 0;
        for (size_t index = 0; index < count; index++) {
            const int options = turns_of(board, &now[index], after);
            for (int option = 0; option < options; option++) {
                if (after[option].winner != NEITHER) continue;
                const uint64_t key = key_of(&after[option]);
                uint64_t *place = place_in(seen, 22, key);
                if (*place) continue;
                *place = key << KEY_AT | 1;
                if (found == room) next = realloc(next, (room = 2 * room + 64) * sizeof *next);
                next[found++] = after[option];
            }
        }
        free(seen);
        free(now);
        now = next;
        count = found;
        for (size_t index = 0; index < count; index++) {
            printf("%d %llu %d\n", turn, (unsigned long long)(key_of(&now[index]) >> 1),
                   wins_within(&now[index], EVER) ? 1 : 0);
        }
        fprintf(stderr, "after %d turns: %zu positions, %llu in the table\n", turn, count, (unsigned long long)taken);
    }
    free(now);
    return 0;
}
