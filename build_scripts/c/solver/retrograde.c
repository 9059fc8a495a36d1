/* Who wins a small board with best play, and how fast, found backwards: every placing of stones is looked at once, the
 * last ones first.
 *
 * his is the second way beside `solve.c`, and shares only the rules and the symmetries of boards with it. It has no
 * search, no bounds and no order of turns. A placing is a number of one digit in base 3 for each square that is no
 * hole: 0 for empty, 1 for the player to move, 2 for the other one. No game knows its players apart, so that is the
 * whole position, and a table of one byte for each number has its result so far. A game's rank rises with every turn,
 * except where its function says so; thus all that a turn can lead to is known already. Where a rank has turns inside
 * it, lengths rise one by one.
 *
 * Many of the placings can never come up. They cost time and do no harm, as no position that can come up leads to them. */

#include "solver.h"
#include "../games/program.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    MOST_SQUARES = 19, /* 1.2 GB of table, and as much again for the order */
    MOST_RANKS = 1 << 14,
    /* What is known of a position: in so many turns of both the player to move wins or, less than 0, loses. */
    UNKNOWN = 0,
    ENDLESS = 127, /* neither side can win */
    SEEN = 1,
};

static const Problem *problem;

static int squares; /* that are no holes */
static uint32_t placings;
static int symmetries;
static ByteSums images[MOST_SYMMETRIES]; /* as numbers in base 3 */

static int8_t *known;

/* Representatives of all images of placings, by rank: those of a rank begin at `first_of_rank`. */
static uint32_t *order;
static uint32_t first_of_rank[MOST_RANKS + 1];

static void *room_for(void *old, size_t count, size_t size) {
    void *room = realloc(old, count * size);
    if (room == NULL) stop("there is not enough memory", NULL);
    return room;
}

/* --- numbers of placings --- */

static void number_placings(void) {
    squares = count(problem->game.free);
    if (squares > MOST_SQUARES) stop("this board has too many squares to be solved backwards", NULL);
    symmetries = weigh_images(&problem->game, 3, images);
    placings = 1;
    for (int square = 0; square < squares; square++) placings *= 3;
}

/* The number of an image of a position, as the player sees it who is to move. */
static uint32_t number_of_image(const Position *now, int symmetry) {
    const Cells own = now->stones[now->mover], enemy = now->stones[1 - now->mover];
    return weight_of(images[symmetry], own) + 2 * weight_of(images[symmetry], enemy);
}

static Position position_of(uint32_t number) {
    Position now = start_of();
    for (Cells rest = problem->game.free; number > 0; number /= 3) {
        const int cell = take_first(&rest), digit = (int)(number % 3);
        if (digit > 0) now.stones[digit - 1] |= only(cell);
    }
    return now;
}

/* Enter the same for all images of a position. */
static void enter(const Position *now, int value) {
    for (int symmetry = 0; symmetry < symmetries; symmetry++) known[number_of_image(now, symmetry)] = (int8_t)value;
}

/* What is known of a position, which is the same for any image. */
static int known_of(const Position *now) {
    return known[number_of_image(now, 0)];
}

/* --- ranks --- */

static int rank_of(const Position *position) {
    return problem->rank(&problem->game, position);
}

/* List one of the images of each placing that is not over, ordered by rank. */
static void sort_placings(void) {
    uint32_t *listed = NULL, count = 0;
    uint16_t *rank = NULL;
    memset(first_of_rank, 0, sizeof first_of_rank);
    for (uint32_t number = 0, room = 0; number < placings; number++) {
        if (known[number] == SEEN) continue;
        const Position now = position_of(number);
        enter(&now, SEEN);
        const int its_rank = rank_of(&now);
        if (its_rank == NONE) continue;
        if (its_rank < 0 || its_rank >= MOST_RANKS) stop("a rank is out of range", NULL);
        if (count == room) {
            room += room / 2 + (1 << 16);
            listed = room_for(listed, room, sizeof *listed);
            rank = room_for(rank, room, sizeof *rank);
        }
        rank[count] = (uint16_t)its_rank;
        listed[count++] = number;
        first_of_rank[its_rank + 1]++;
    }
    memset(known, UNKNOWN, placings);
    for (int each = 0; each < MOST_RANKS; each++) first_of_rank[each + 1] += first_of_rank[each];
    order = room_for(NULL, count + 1, sizeof *order);
    static uint32_t next[MOST_RANKS];
    memcpy(next, first_of_rank, sizeof next);
    for (uint32_t index = 0; index < count; index++) order[next[rank[index]]++] = listed[index];
    free(listed);
    free(rank);
}

/* --- values --- */

/* What the best turn makes of a position, as far as what it leads to is known; all_known: whether all of that is. */
static int value_of(const Position *now, bool *all_known) {
    static Position after[MOST_TURNS];
    const int count = list_turns(problem, now, after);
    int win = UNKNOWN, loss = UNKNOWN;
    bool is_endless = false;
    *all_known = true;
    for (int index = 0; index < count; index++) {
        int next = UNKNOWN; /* for the player who is then to move */
        if (after[index].winner != NONE) {
            if (after[index].winner != now->mover) loss = loss < -1 ? loss : -1;
            else win = 1;
            continue;
        }
        next = known_of(&after[index]);
        if (next == UNKNOWN) *all_known = false;
        else if (next == ENDLESS) is_endless = true;
        else if (next > 0) loss = loss < -(next + 1) ? loss : -(next + 1);
        else if (win == UNKNOWN || 1 - next < win) win = 1 - next;
    }
    if (win != UNKNOWN) return win;
    if (!*all_known) return UNKNOWN;
    return is_endless ? ENDLESS : loss;
}

/* Enters the placings that are won or lost in so many turns of both or, where that is NONE, those of which all that follows
 * is known. Moves the others to the front; returns how many they are. */
static uint32_t enter_known(uint32_t *numbers, uint32_t count, int turns) {
    uint32_t left = 0;
    for (uint32_t index = 0; index < count; index++) {
        const Position now = position_of(numbers[index]);
        bool all_known;
        const int value = value_of(&now, &all_known);
        if (turns == NONE ? all_known : abs(value) == turns) enter(&now, value);
        else numbers[left++] = numbers[index];
    }
    return left;
}

/* Stops the program where a turn leads to a lower rank, whose values are not known yet. */
static void check_rank(const Position *now) {
    static Position after[MOST_TURNS];
    const int turns = list_turns(problem, now, after);
    for (int turn = 0; turn < turns; turn++) {
        const Position *next = &after[turn];
        if (next->winner != NONE || known_of(next) != UNKNOWN) continue;
        if (rank_of(next) != rank_of(now)) stop("a turn leads to a lower rank", NULL);
    }
}

/* Settle the placings of a rank, of which some may lead to others. */
static void settle(uint32_t *numbers, uint32_t count) {
    /* Where all that follows is known, nothing can change any more. */
    for (uint32_t before = count + 1; count > 0 && count < before;) {
        before = count;
        count = enter_known(numbers, count, NONE);
    }
    /* A win in so many turns is the fastest if all that takes fewer is known. */
    for (int turns = 1; turns < ENDLESS && count > 0; turns++) count = enter_known(numbers, count, turns);
    for (uint32_t index = 0; index < count; index++) {
        const Position now = position_of(numbers[index]);
        check_rank(&now);
    }
    for (uint32_t index = 0; index < count; index++) {
        const Position now = position_of(numbers[index]);
        enter(&now, ENDLESS);
    }
}

void solve_backwards(const Problem *solved) {
    static Position after[MOST_TURNS];
    const double started = seconds_now();
    problem = solved;
    number_placings();
    known = room_for(NULL, placings, sizeof *known);
    memset(known, UNKNOWN, placings);
    sort_placings();
    const uint32_t count = first_of_rank[MOST_RANKS];
    fprintf(stderr, "%u placings, %u to be looked at, %.0f s\n", placings, count, seconds_now() - started);
    for (int rank = MOST_RANKS - 1; rank >= 0; rank--) {
        const uint32_t first = first_of_rank[rank], size = first_of_rank[rank + 1] - first;
        if (size == 0) continue;
        settle(order + first, size);
        fprintf(stderr, "rank %d: %u placings, %.0f s\n", rank, size, seconds_now() - started);
    }
    const Position start = start_of();
    const int turns = list_turns(problem, &start, after);
    printf("{\"first_turns\": [");
    for (int index = 0; index < turns; index++) {
        int winner = after[index].winner, length = 1;
        if (winner == NONE) {
            const int value = known_of(&after[index]);
            if (value == UNKNOWN || value == ENDLESS) stop("a first turn leads to no end", NULL);
            winner = value > 0 ? after[index].mover : 1 - after[index].mover;
            length = abs(value) + 1;
        }
        printf("%s[%d, %d]", index ? ", " : "", winner, problem->lengths_differ ? length : squares);
    }
    printf("], \"positions\": %u, \"seconds\": %.3f}\n", count, seconds_now() - started);
    free(order);
    free(known);
}
