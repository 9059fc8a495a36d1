/* See `games.h`. */

#include "games.h"
#include "lanes.h"

#include <stdlib.h>

/* `self_play.py` says what these are for. */
static const double LONG_SHARE = 0.25, RANDOM_SHARE = 0.02, HOLES_SHARE = 0.4, MOST_HOLES_PART = 0.3;

enum {
    MOST_RANDOM_TURNS = 6,
    MOST_GAME_STEPS = 3000,
};

/* visits: of a step before which was searched at length, those of each legal step. */
typedef struct {
    int cell, legal;
    double value;
    int *cells, *visits;
} Played;

/* target: visits of the root at which a step is taken. */
typedef struct {
    Lane lane;
    int size, steps, turns, drawn_turns, target;
    bool is_long, is_begun;
    Game game;
    Played *played;
} Slot;

/* What all games share. */
static const Rules *rules;
static const Plan *plan;
static uint64_t seed;

/* --- a game's beginning --- */

static int draw_size(Random *random) {
    int drawn = random_below(random, plan->total), index = 0;
    while (drawn >= plan->weight[index]) drawn -= plan->weight[index++];
    return plan->size[index];
}

/* As many cells as are free must be odd in number, so that no game is drawn. */
static Cells draw_holes(const Board *board, Random *random) {
    const int cells = board->cell_count;
    int wanted = 1 - cells % 2;
    if (random_part(random) < HOLES_SHARE) {
        wanted = random_below(random, (int)(MOST_HOLES_PART * cells));
        wanted += (cells - wanted + 1) % 2;
    }
    Cells holes = NO_CELLS;
    while (count(holes) < wanted) {
        const int cell = random_below(random, board->fields);
        if (has(board->cells, cell)) holes |= only(cell);
    }
    return holes;
}

static void note_step(Slot *slot, int cell) {
    slot->played[slot->steps++] = (Played){.cell = cell, .value = -1};
}

static void begin_game(Lane *lane) {
    Slot *slot = (Slot *)lane;
    Random *random = &lane->random;
    *random = random_of(seed, (uint64_t)lane->number);
    slot->size = draw_size(random);
    Position position;
    do {
        slot->steps = slot->turns = 0;
        make_game(rules, &slot->game, slot->size, NO_CELLS);
        if (rules == &SUM) make_game(rules, &slot->game, slot->size, draw_holes(&slot->game.board, random));
        position = start_of();
        const int random_turns = random_below(random, MOST_RANDOM_TURNS + 1);
        for (int turn = 0; turn < random_turns && rules->decided(&slot->game, &position) == NONE;) {
            const int cell = draw_step(rules->legal(&slot->game, &position), random);
            note_step(slot, cell);
            rules->apply(&slot->game, &position, cell);
            turn += position.stage == 0;
        }
    } while (rules->decided(&slot->game, &position) != NONE);
    slot->drawn_turns = plan->drawn * slot->game.board.cell_count / 100;
    slot->is_begun = false;
    begin_search(&lane->search, rules, &slot->game, &position);
}

/* --- its course --- */

/* Decides how long is searched. */
static void begin_step(Slot *slot) {
    Search *search = &slot->lane.search;
    slot->is_begun = true;
    slot->is_long = random_part(&slot->lane.random) < LONG_SHARE;
    slot->target = search->root->visits + (slot->is_long ? plan->longer : plan->shorter);
    if (slot->is_long && search->root->evaluated) add_noise(search, &slot->lane.random);
}

static void evaluated(Lane *lane) {
    if (((Slot *)lane)->is_long) add_noise(&lane->search, &lane->random);
}

static void end_step(Slot *slot) {
    const Node *root = slot->lane.search.root;
    int index = best_edge(&slot->lane.search);
    double wins = 0;
    for (int each = 0; each < root->edges; each++) wins += root->edge[each].wins;
    if (slot->turns < slot->drawn_turns) {
        int drawn = random_below(&slot->lane.random, root->visits);
        for (index = 0; drawn >= root->edge[index].visits;) drawn -= root->edge[index++].visits;
    } else if (random_part(&slot->lane.random) < RANDOM_SHARE) {
        index = random_below(&slot->lane.random, root->edges);
    }
    Played *played = &slot->played[slot->steps++];
    *played = (Played){.cell = root->edge[index].cell, .value = wins / root->visits};
    if (slot->is_long) {
        played->legal = root->edges;
        played->cells = malloc(sizeof(int) * (size_t)root->edges);
        played->visits = malloc(sizeof(int) * (size_t)root->edges);
        for (int each = 0; each < root->edges; each++) {
            played->cells[each] = root->edge[each].cell;
            played->visits[each] = root->edge[each].visits;
        }
    }
    advance(&slot->lane.search, index);
    slot->turns += slot->lane.search.root->position.stage == 0;
    slot->is_begun = false;
}

static void print_game(const Slot *slot, int winner) {
    printf("{\"number\":%ld,\"size\":%d,\"holes\":[", slot->lane.number, slot->size);
    const char *separator = "";
    for (Cells holes = slot->game.board.cells & ~slot->game.free; any(holes); separator = ",") {
        printf("%s%d", separator, take_first(&holes));
    }
    printf("],\"winner\":%d,\"steps\":[", winner);
    for (int index = 0; index < slot->steps; index++) {
        const Played *played = &slot->played[index];
        printf("%s[%d", index ? "," : "", played->cell);
        if (played->value >= 0) printf(",%.3f", played->value);
        if (played->visits) {
            printf(",{");
            bool is_next = false;
            for (int each = 0; each < played->legal; each++) {
                if (!played->visits[each]) continue;
                printf("%s\"%d\":%d", is_next ? "," : "", played->cells[each], played->visits[each]);
                is_next = true;
            }
            printf("}");
        }
        printf("]");
    }
    printf("]}\n");
    fflush(stdout);
}

static void end_game(Slot *slot) {
    print_game(slot, slot->lane.search.root->proven);
    end_search(&slot->lane.search);
    for (int index = 0; index < slot->steps; index++) {
        free(slot->played[index].cells);
        free(slot->played[index].visits);
    }
    slot->lane.under_way = false;
}

/* Plays on until the search waits for something; returns whether it does, and not the game is over. */
static bool play_on(Lane *lane) {
    Slot *slot = (Slot *)lane;
    while (true) {
        if (slot->lane.search.root->proven != NONE) {
            end_game(slot);
            return false;
        }
        if (slot->steps >= MOST_GAME_STEPS) {
            fprintf(stderr, "error: game %ld does not end\n", slot->lane.number);
            exit(1);
        }
        if (!slot->is_begun) begin_step(slot);
        if (descend(&slot->lane.search, slot->target)) return true;
        if (slot->lane.search.root->proven == NONE) end_step(slot);
    }
}

/* --- many games --- */

static const Course COURSE = {begin_game, play_on, evaluated};

void play(const Rules *of_game, const Plan *by_plan, const Network *network, long from, long games, uint64_t by_seed) {
    static Slot slots[LANES];
    Lane *lanes[LANES];
    rules = of_game;
    plan = by_plan;
    seed = by_seed;
    for (int index = 0; index < LANES; index++) {
        slots[index].played = malloc(sizeof(Played) * (MOST_GAME_STEPS + 1));
        lanes[index] = &slots[index].lane;
    }
    long *numbers = malloc(sizeof(long) * (size_t)games);
    for (int size = 0; size < plan->sizes; size++) {
        long count = 0;
        for (long number = from; number < from + games; number++) {
            Random random = random_of(seed, (uint64_t)number);
            if (draw_size(&random) == plan->size[size]) numbers[count++] = number;
        }
        play_side_by_side(&COURSE, lanes, network, numbers, count);
    }
    free(numbers);
}
