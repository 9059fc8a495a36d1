/* See `games.h`. */

#include "games.h"
#include "search.h"

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

/* A game that is being played. target: visits of the root at which a step is taken. */
typedef struct {
    long number;
    int size, steps, turns, drawn_turns, target;
    bool under_way, is_long, is_begun;
    Random random;
    Game game;
    Search search;
    Played *played;
} Slot;

/* --- a game's beginning --- */

static int draw_size(const Plan *plan, Random *random) {
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

static void begin_game(const Rules *rules, const Plan *plan, Slot *slot, long number, uint64_t seed) {
    slot->number = number;
    slot->random = random_of(seed, (uint64_t)number);
    slot->size = draw_size(plan, &slot->random);
    Position position;
    do {
        slot->steps = slot->turns = 0;
        make_game(rules, &slot->game, slot->size, NO_CELLS);
        if (rules == &SUM) make_game(rules, &slot->game, slot->size, draw_holes(&slot->game.board, &slot->random));
        position = start_of();
        const int random_turns = random_below(&slot->random, MOST_RANDOM_TURNS + 1);
        for (int turn = 0; turn < random_turns && rules->decided(&slot->game, &position) == NONE;) {
            const int cell = draw_step(rules->legal(&slot->game, &position), &slot->random);
            note_step(slot, cell);
            rules->apply(&slot->game, &position, cell);
            turn += position.stage == 0;
        }
    } while (rules->decided(&slot->game, &position) != NONE);
    slot->drawn_turns = plan->drawn * slot->game.board.cell_count / 100;
    slot->under_way = true;
    slot->is_begun = false;
    begin_search(&slot->search, rules, &slot->game, &position);
}

/* --- its course --- */

/* Decides how long is searched. */
static void begin_step(const Plan *plan, Slot *slot) {
    slot->is_begun = true;
    slot->is_long = random_part(&slot->random) < LONG_SHARE;
    slot->target = slot->search.root->visits + (slot->is_long ? plan->longer : plan->shorter);
    if (slot->is_long && slot->search.root->evaluated) add_noise(&slot->search, &slot->random);
}

static void end_step(Slot *slot) {
    const Node *root = slot->search.root;
    int index = best_edge(&slot->search);
    double wins = 0;
    for (int each = 0; each < root->edges; each++) wins += root->edge[each].wins;
    if (slot->turns < slot->drawn_turns) {
        int drawn = random_below(&slot->random, root->visits);
        for (index = 0; drawn >= root->edge[index].visits;) drawn -= root->edge[index++].visits;
    } else if (random_part(&slot->random) < RANDOM_SHARE) {
        index = random_below(&slot->random, root->edges);
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
    advance(&slot->search, index);
    slot->turns += slot->search.root->position.stage == 0;
    slot->is_begun = false;
}

static void print_game(const Slot *slot, int winner) {
    printf("{\"number\":%ld,\"size\":%d,\"holes\":[", slot->number, slot->size);
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
    print_game(slot, slot->search.root->proven);
    end_search(&slot->search);
    for (int index = 0; index < slot->steps; index++) {
        free(slot->played[index].cells);
        free(slot->played[index].visits);
    }
    slot->under_way = false;
}

/* Plays on until the search waits for something; returns whether it does, and not the game is over. */
static bool play_on(const Plan *plan, Slot *slot) {
    while (true) {
        if (slot->search.root->proven != NONE) {
            end_game(slot);
            return false;
        }
        if (slot->steps >= MOST_GAME_STEPS) {
            fprintf(stderr, "error: game %ld does not end\n", slot->number);
            exit(1);
        }
        if (!slot->is_begun) begin_step(plan, slot);
        if (descend(&slot->search, slot->target)) return true;
        if (slot->search.root->proven == NONE) end_step(slot);
    }
}

/* --- evaluations --- */

/* Without a network: any step is as likely as another, and the value of a position is the result of a random game. */
static double value_by_playout(const Rules *rules, const Game *game, const Position *start, Random *random) {
    Position position = *start;
    while (position.winner == NONE) {
        rules->apply(game, &position, draw_step(rules->legal(game, &position), random));
    }
    return position.winner == start->mover;
}

static void evaluate_leaves(const Rules *rules, const Network *network, Slot **waiting, int slots) {
    static Cells planes[LANES][MOST_PLANES];
    static Evaluation evaluations[LANES];
    double priors[MOST_STEPS];
    for (int index = 0; index < slots && network; index++) {
        planes_of(rules, &waiting[index]->game, &waiting[index]->search.leaf->position, planes[index]);
    }
    if (network) evaluate(network, &waiting[0]->game.board, slots, planes, evaluations);
    for (int index = 0; index < slots; index++) {
        Slot *slot = waiting[index];
        Node *leaf = slot->search.leaf;
        double value;
        if (network) {
            int cells[MOST_STEPS];
            for (int edge = 0; edge < leaf->edges; edge++) cells[edge] = leaf->edge[edge].cell;
            probabilities(&evaluations[index], cells, leaf->edges, priors);
            value = evaluations[index].value;
        } else {
            for (int edge = 0; edge < leaf->edges; edge++) priors[edge] = 1.0 / leaf->edges;
            value = value_by_playout(rules, &slot->game, &leaf->position, &slot->random);
        }
        const bool is_root = leaf == slot->search.root;
        take_evaluation(&slot->search, priors, value);
        if (is_root && slot->is_long) add_noise(&slot->search, &slot->random);
    }
}

/* --- many games --- */

/* Plays the games of these numbers, which are on boards of one size, side by side. */
static void play_together(const Rules *rules, const Plan *plan, const Network *network, const long *numbers, long games,
                          uint64_t seed) {
    static Slot slots[LANES];
    long begun = 0;
    while (true) {
        Slot *waiting[LANES];
        int lanes = 0;
        for (int index = 0; index < LANES; index++) {
            Slot *slot = &slots[index];
            if (!slot->played) slot->played = malloc(sizeof(Played) * (MOST_GAME_STEPS + 1));
            while (slot->under_way || begun < games) {
                if (!slot->under_way) begin_game(rules, plan, slot, numbers[begun++], seed);
                if (play_on(plan, slot)) {
                    waiting[lanes++] = slot;
                    break;
                }
            }
        }
        if (!lanes) return;
        evaluate_leaves(rules, network, waiting, lanes);
    }
}

void play(const Rules *rules, const Plan *plan, const Network *network, long from, long games, uint64_t seed) {
    long *numbers = malloc(sizeof(long) * (size_t)games);
    for (int size = 0; size < plan->sizes; size++) {
        long count = 0;
        for (long number = from; number < from + games; number++) {
            Random random = random_of(seed, (uint64_t)number);
            if (draw_size(plan, &random) == plan->size[size]) numbers[count++] = number;
        }
        play_together(rules, plan, network, numbers, count, seed);
    }
    free(numbers);
}
