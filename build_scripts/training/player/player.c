/* Games of a network against itself, and what a network sees of games: the part of training that Python is too slow for.
 *
 *     player GAME play FIRST COUNT SEED SIZES SHORT LONG   plays the games of so many numbers from the first on, with the
 *         network on its input (`network.h`), and prints a line of JSON for each as it ends. SIZES: how often each size is
 *         played, as in 4:2,5:6. SHORT, LONG: descents before a step
 *     player GAME see       reads lines `SIZE HOLES hole… STEPS step noted…`, and writes for each step that is noted what
 *         `write_seen` has
 *     player GAME look      the same, with a network before the lines; prints what it says of the positions that are noted
 *
 * A game depends on nothing but its number, the seed and the network. */

#include "network.h"
#include "search.h"

#include <stdlib.h>

/* As in `py_engine`'s own games for learning; `training/README.md` says why. */
static const double LONG_SHARE = 0.25, RANDOM_SHARE = 0.02, DRAWN_PART = 0.2, HOLES_SHARE = 0.4, MOST_HOLES_PART = 0.3;

enum {
    MOST_RANDOM_TURNS = 6,
    MOST_GAME_STEPS = 3000,
    MOST_SIZES = 32,
    PLAYOUTS = 1, /* random games from a position where there is no network */
};

typedef struct {
    int size[MOST_SIZES], weight[MOST_SIZES], sizes, total, shorter, longer;
} Plan;

/* visits: of a step before which was searched at length, those of each legal step. */
typedef struct {
    int cell, legal;
    double value;
    int *cells, *visits;
} Played;

/* A game that is being played. target: visits of the root at which a step is taken. */
typedef struct {
    long number;
    int size, steps, turns, drawn_turns, target, holes[MOST_FIELDS], hole_count;
    bool under_way, is_long, is_begun;
    Random random;
    Game game;
    Search search;
    Played *played;
} Slot;

static const Rules *const GAMES[] = {&PARASOL, &SUBSUME, &SUM, &SUNSPOT, &SURMOUNT};

/* --- a game's beginning --- */

static int draw_size(const Plan *plan, Random *random) {
    int drawn = random_below(random, plan->total), index = 0;
    while (drawn >= plan->weight[index]) drawn -= plan->weight[index++];
    return plan->size[index];
}

/* As many cells as are free must be odd in number, so that no game is drawn. */
static Cells draw_holes(const Board *board, Slot *slot) {
    const int cells = board->cell_count;
    int wanted = 1 - cells % 2;
    if (random_part(&slot->random) < HOLES_SHARE) {
        wanted = random_below(&slot->random, (int)(MOST_HOLES_PART * cells));
        wanted += (cells - wanted + 1) % 2;
    }
    Cells holes = NO_CELLS;
    while (slot->hole_count < wanted) {
        const int cell = random_below(&slot->random, board->fields);
        if (!has(board->cells & ~holes, cell)) continue;
        holes |= only(cell);
        slot->hole_count++;
    }
    int index = 0;
    for (Cells rest = holes; any(rest);) slot->holes[index++] = take_first(&rest);
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
        slot->steps = slot->turns = slot->hole_count = 0;
        make_game(rules, &slot->game, slot->size, NO_CELLS);
        if (rules == &SUM) make_game(rules, &slot->game, slot->size, draw_holes(&slot->game.board, slot));
        position = start_of();
        const int random_turns = random_below(&slot->random, MOST_RANDOM_TURNS + 1);
        for (int turn = 0; turn < random_turns && rules->decided(&slot->game, &position) == NONE;) {
            int cells[MOST_STEPS];
            const int cell = cells[random_below(&slot->random, rules->legal(&slot->game, &position, cells))];
            note_step(slot, cell);
            rules->apply(&slot->game, &position, cell);
            turn += position.stage == 0;
        }
    } while (rules->decided(&slot->game, &position) != NONE);
    slot->drawn_turns = (int)(DRAWN_PART * slot->game.board.cell_count);
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
    if (slot->is_long && slot->search.root->looked) add_noise(&slot->search, &slot->random);
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
    for (int index = 0; index < slot->hole_count; index++) printf("%s%d", index ? "," : "", slot->holes[index]);
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

/* --- what is said of a position --- */

/* Without a network: any step is as likely as another, and a position is worth what random games from it say. */
static double value_by_playouts(const Rules *rules, const Game *game, const Position *start, Random *random) {
    int won = 0;
    for (int playout = 0; playout < PLAYOUTS; playout++) {
        Position position = *start;
        while (position.winner == NONE) {
            int cells[MOST_STEPS];
            rules->apply(game, &position, cells[random_below(random, rules->legal(game, &position, cells))]);
        }
        won += position.winner == start->mover;
    }
    return (double)won / PLAYOUTS;
}

static void advise(const Rules *rules, const Network *network, Slot **waiting, int slots) {
    static Cells planes[LANES][MOST_PLANES];
    static Looked looked[LANES];
    double priors[MOST_STEPS];
    for (int index = 0; index < slots && network; index++) {
        planes_of(rules, &waiting[index]->game, &waiting[index]->search.leaf->position, planes[index]);
    }
    if (network) look(network, &waiting[0]->game.board, slots, planes, looked);
    for (int index = 0; index < slots; index++) {
        Slot *slot = waiting[index];
        Node *leaf = slot->search.leaf;
        double value;
        if (network) {
            int cells[MOST_STEPS];
            for (int edge = 0; edge < leaf->edges; edge++) cells[edge] = leaf->edge[edge].cell;
            probabilities(&looked[index], cells, leaf->edges, priors);
            value = looked[index].value;
        } else {
            for (int edge = 0; edge < leaf->edges; edge++) priors[edge] = 1.0 / leaf->edges;
            value = value_by_playouts(rules, &slot->game, &leaf->position, &slot->random);
        }
        const bool is_root = leaf == slot->search.root && !leaf->looked;
        take_advice(&slot->search, priors, value);
        if (is_root && slot->is_long) add_noise(&slot->search, &slot->random);
    }
}

/* --- many games --- */

/* Games on boards of one size are looked at together. */
static void play(const Rules *rules, const Plan *plan, const Network *network, long from, long games, uint64_t seed) {
    static Slot slots[MOST_SIZES][LANES];
    long next = from;
    /* Each size has its lanes; a slot that is free takes the next number, and if that is of another size leaves it there. */
    long *numbers[MOST_SIZES], counts[MOST_SIZES] = {0}, begun[MOST_SIZES] = {0};
    for (int size = 0; size < plan->sizes; size++) numbers[size] = malloc(sizeof(long) * (size_t)games);
    for (; next < from + games; next++) {
        Random random = random_of(seed, (uint64_t)next);
        const int drawn = draw_size(plan, &random);
        for (int size = 0; size < plan->sizes; size++) {
            if (plan->size[size] == drawn) numbers[size][counts[size]++] = next;
        }
    }
    for (int size = 0; size < plan->sizes; size++) {
        while (true) {
            Slot *waiting[LANES];
            int count_waiting = 0;
            for (int lane = 0; lane < LANES; lane++) {
                Slot *slot = &slots[size][lane];
                if (!slot->played) slot->played = malloc(sizeof(Played) * (MOST_GAME_STEPS + 1));
                while (slot->under_way || begun[size] < counts[size]) {
                    if (!slot->under_way) begin_game(rules, plan, slot, numbers[size][begun[size]++], seed);
                    if (play_on(plan, slot)) {
                        waiting[count_waiting++] = slot;
                        break;
                    }
                }
            }
            if (!count_waiting) break;
            advise(rules, network, waiting, count_waiting);
        }
        free(numbers[size]);
    }
}

/* --- what is seen of games --- */

static int read_number(void) {
    int number;
    if (scanf("%d", &number) != 1) {
        fprintf(stderr, "error: a number is missing\n");
        exit(2);
    }
    return number;
}

/* The one to move, whether a step without a cell is legal, the cells of the others, and the planes. */
static void write_seen(const Rules *rules, const Game *game, const Position *position) {
    int cells[MOST_STEPS];
    Cells planes[MOST_PLANES], legal = NO_CELLS;
    uint8_t head[32] = {(uint8_t)position->mover};
    const int steps = rules->legal(game, position, cells);
    for (int index = 0; index < steps; index++) {
        if (cells[index] == NONE) head[1] = 1;
        else legal |= only(cells[index]);
    }
    planes_of(rules, game, position, planes);
    fwrite(head, sizeof head, 1, stdout);
    fwrite(&legal, sizeof legal, 1, stdout);
    fwrite(planes, sizeof *planes, (size_t)rules->planes, stdout);
}

static void print_looked(const Rules *rules, const Network *network, const Game *game, const Position *position) {
    static Cells planes[LANES][MOST_PLANES];
    static Looked looked[LANES];
    planes_of(rules, game, position, planes[0]);
    look(network, &game->board, 1, planes, looked);
    printf("%.17g %lld", looked->value, (long long)looked->stop);
    for (Cells rest = game->board.cells; any(rest);) printf(" %d", looked->logits[take_first(&rest)]);
    printf("\n");
}

static void see(const Rules *rules, const Network *network) {
    int size;
    while (scanf("%d", &size) == 1) {
        static Game game;
        Cells holes = NO_CELLS;
        for (int left = read_number(); left > 0; left--) holes |= only(read_number());
        make_game(rules, &game, size, holes);
        Position position = start_of();
        for (int left = read_number(); left > 0; left--) {
            const int cell = read_number();
            if (read_number()) {
                if (network) print_looked(rules, network, &game, &position);
                else write_seen(rules, &game, &position);
            }
            rules->apply(&game, &position, cell);
        }
    }
}

/* --- the command line --- */

static int fail(const char *message, const char *text) {
    fprintf(stderr, "error: %s: '%s'\n", message, text);
    return 2;
}

static bool read_plan(Plan *plan, const char *text) {
    while (plan->sizes < MOST_SIZES) {
        int read = 0;
        int *size = &plan->size[plan->sizes], *weight = &plan->weight[plan->sizes];
        if (sscanf(text, "%d:%d%n", size, weight, &read) != 2 || *size < 2 || *weight < 1) return false;
        plan->total += *weight;
        plan->sizes++;
        text += read;
        if (!*text) return true;
        if (*text++ != ',') return false;
    }
    return false;
}

int main(int count, char **arguments) {
    if (count < 3) return fail("needed are", "GAME play|see|look …");
    const Rules *rules = NULL;
    for (size_t index = 0; index < sizeof GAMES / sizeof *GAMES; index++) {
        if (strcmp(arguments[1], GAMES[index]->id) == 0) rules = GAMES[index];
    }
    if (!rules) return fail("there is no such game", arguments[1]);
    if (strcmp(arguments[2], "see") == 0) see(rules, NULL);
    else if (strcmp(arguments[2], "look") == 0) see(rules, read_network(stdin));
    else if (strcmp(arguments[2], "play") == 0 && count == 9) {
        Plan plan = {.shorter = atoi(arguments[7]), .longer = atoi(arguments[8])};
        if (!read_plan(&plan, arguments[6])) return fail("these are no sizes", arguments[6]);
        const Network *network = read_network(stdin);
        play(rules, &plan, network, atol(arguments[3]), atol(arguments[4]), strtoull(arguments[5], NULL, 10));
    } else {
        return fail("this is not play, with six numbers, see or look", arguments[2]);
    }
    return 0;
}
