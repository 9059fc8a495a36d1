/* See `openings.h`.
 *
 * First stones take turns, class by class. The first turns are drawn, sharply, from a long search of the position's least
 * image, which is kept: so all images of a position have the same choices, in whatever order games are played. Then the
 * best step is taken, in a random image of the position and with a little more descents or less, so that games from one
 * position are not all the same. */

#include "openings.h"
#include "lanes.h"
#include "../games/symmetries.h"

#include <stdlib.h>

/* Steps with fewer visits than this share of the most are not drawn; the others by the square of their visits. */
static const double LEAST_SHARE = 0.1;

/* A step's descents are more by up to this share. */
static const double MORE_SHARE = 0.25;

enum {
    MOST_GAME_STEPS = 3000,
    BUCKETS = 1 << 16,
};

/* What a long search found of a position. proven: who wins, or NONE. weights: of the steps that may be drawn. */
typedef struct Choices {
    struct Choices *next;
    Position position;
    int proven, count;
    int *cells;
    double *weights;
} Choices;

/* position: on the board as the game is printed. image: of the position that is searched. target: visits of the root at which
 * the search ends. */
typedef struct {
    Lane lane;
    Position position;
    int steps, turns, image, target;
    bool is_searching, is_begun;
    int cells[MOST_GAME_STEPS + 1];
} Slot;

/* What all games share. backwards: the inverse of each map. */
static const Rules *rules;
static const BookPlan *plan;
static uint64_t seed;
static Game game;
static int symmetries, maps[MOST_SYMMETRIES][MOST_FIELDS], backwards[MOST_SYMMETRIES][MOST_FIELDS];
static int classes, stones[MOST_FIELDS];
static Choices *table[BUCKETS];

/* --- images --- */

static void find_images(void) {
    symmetries = find_symmetries(&game, maps);
    for (int image = 0; image < symmetries; image++) {
        for (Cells rest = game.board.cells; any(rest);) {
            const int cell = take_first(&rest);
            backwards[image][maps[image][cell]] = cell;
        }
    }
    for (Cells rest = game.free; any(rest);) {
        const int cell = take_first(&rest);
        stones[classes++] = cell;
        for (int image = 0; image < symmetries; image++) rest &= ~only(maps[image][cell]);
    }
}

static Position imaged(const Position *position, int image) {
    Position there = *position;
    for (int player = 0; player < 2; player++) there.stones[player] = image_of(position->stones[player], maps[image]);
    there.group = image_of(position->group, maps[image]);
    there.touched = image_of(position->touched, maps[image]);
    return there;
}

/* An order of positions that differ in nothing but their cells: below 0, 0 or above. */
static int compare(const Position *one, const Position *other) {
    int order = memcmp(one->stones, other->stones, sizeof one->stones);
    if (!order) order = memcmp(&one->group, &other->group, sizeof one->group);
    return order ? order : memcmp(&one->touched, &other->touched, sizeof one->touched);
}

static bool are_same(const Position *one, const Position *other) {
    return one->mover == other->mover && one->stage == other->stage && !compare(one, other);
}

/* The least image of a position, and which one it is. */
static Position least(const Position *position, int *which) {
    Position found = imaged(position, 0);
    *which = 0;
    for (int image = 1; image < symmetries; image++) {
        const Position there = imaged(position, image);
        if (compare(&there, &found) < 0) {
            found = there;
            *which = image;
        }
    }
    return found;
}

/* --- choices --- */

static Choices **bucket_of(const Position *position) {
    uint64_t hash = (uint64_t)(2 * position->stage + position->mover);
    for (int player = 0; player < 2; player++) {
        for (int word = 0; word < WORDS; word++) hash = (hash ^ position->stones[player][word]) * UINT64_C(0x9E3779B97F4A7C15);
    }
    return &table[hash >> 48];
}

static const Choices *choices_in(const Position *position) {
    const Choices *found = *bucket_of(position);
    while (found && !are_same(&found->position, position)) found = found->next;
    return found;
}

/* Keeps what a search has found. The visits of steps that lead to images of one position are added up. */
static void keep_choices(const Node *root) {
    if (choices_in(&root->position)) return;
    Choices *kept = calloc(1, sizeof *kept), **bucket = bucket_of(&root->position);
    Position *after = malloc(sizeof(Position) * (size_t)root->edges);
    kept->position = root->position;
    kept->proven = root->proven;
    kept->cells = malloc(sizeof(int) * (size_t)root->edges);
    kept->weights = calloc((size_t)root->edges, sizeof(double));
    double most = 0;
    for (int index = 0; index < root->edges; index++) {
        const Edge *edge = &root->edge[index];
        if (!edge->visits || edge->child->proven == 1 - root->position.mover) continue;
        int which, same = 0;
        const Position there = least(&edge->child->position, &which);
        while (same < kept->count && !are_same(&after[same], &there)) same++;
        if (same == kept->count) {
            after[same] = there;
            kept->cells[kept->count++] = edge->cell;
        }
        kept->weights[same] += edge->visits;
        if (kept->weights[same] > most) most = kept->weights[same];
    }
    for (int index = 0; index < kept->count; index++) {
        double *weight = &kept->weights[index];
        *weight = *weight < LEAST_SHARE * most ? 0 : *weight * *weight;
    }
    free(after);
    kept->next = *bucket;
    *bucket = kept;
}

static int draw_choice(const Choices *choices, Random *random) {
    double total = 0;
    for (int index = 0; index < choices->count; index++) total += choices->weights[index];
    double left = total * random_part(random);
    int index = 0;
    while (index < choices->count - 1 && (left -= choices->weights[index]) >= 0) index++;
    return choices->cells[index];
}

/* --- a game --- */

static void take_step(Slot *slot, int cell) {
    if (slot->steps == MOST_GAME_STEPS) {
        fprintf(stderr, "error: game %ld does not end\n", slot->lane.number);
        exit(1);
    }
    slot->cells[slot->steps++] = cell;
    rules->apply(&game, &slot->position, cell);
    slot->turns += slot->position.stage == 0;
}

static void begin_game(Lane *lane) {
    Slot *slot = (Slot *)lane;
    const long number = lane->number;
    lane->random = random_of(seed, (uint64_t)number);
    slot->position = start_of();
    slot->steps = slot->turns = 0;
    slot->is_searching = false;
    if (!plan->free) take_step(slot, stones[number % classes]);
    else if (number % plan->free) take_step(slot, stones[(number - number / plan->free - 1) % classes]);
}

/* Ends it; the search is over. Returns false, as it waits for nothing. */
static bool end_game(Slot *slot, int winner) {
    printf("{\"number\":%ld,\"winner\":%d,\"steps\":[", slot->lane.number, winner);
    for (int index = 0; index < slot->steps; index++) printf("%s%d", index ? "," : "", slot->cells[index]);
    printf("]}\n");
    fflush(stdout);
    slot->lane.under_way = false;
    return false;
}

static int cell_before(const Slot *slot, int cell) {
    return cell == NONE ? NONE : backwards[slot->image][cell];
}

/* Draws a step, or searches for the choices; returns whether that waits. */
static bool draw_on(Slot *slot) {
    Search *search = &slot->lane.search;
    if (slot->is_searching) {
        if (descend(search, plan->longer)) return true;
        keep_choices(search->root);
        end_search(search);
        slot->is_searching = false;
    }
    const Position here = least(&slot->position, &slot->image);
    const Choices *choices = choices_in(&here);
    if (choices && choices->proven != NONE) return end_game(slot, choices->proven);
    if (choices) {
        take_step(slot, cell_before(slot, draw_choice(choices, &slot->lane.random)));
        return false;
    }
    begin_search(search, rules, &game, &here);
    slot->is_searching = true;
    return descend(search, plan->longer);
}

/* Takes the best step, or searches for it; returns whether that waits. */
static bool follow_on(Slot *slot) {
    Search *search = &slot->lane.search;
    Random *random = &slot->lane.random;
    if (!slot->is_searching) {
        slot->image = random_below(random, symmetries);
        const Position here = imaged(&slot->position, slot->image);
        begin_search(search, rules, &game, &here);
        slot->is_searching = true;
        slot->is_begun = false;
    }
    if (search->root->proven == NONE && !slot->is_begun) {
        slot->target = search->root->visits + plan->shorter + random_below(random, (int)(MORE_SHARE * plan->shorter) + 1);
        slot->is_begun = true;
    }
    if (descend(search, slot->target)) return true;
    if (search->root->proven != NONE) {
        const int winner = search->root->proven;
        end_search(search);
        return end_game(slot, winner);
    }
    const int index = best_edge(search);
    take_step(slot, cell_before(slot, search->root->edge[index].cell));
    advance(search, index);
    slot->is_begun = false;
    return false;
}

static bool play_on(Lane *lane) {
    Slot *slot = (Slot *)lane;
    while (lane->under_way) {
        const int decided = slot->is_searching ? NONE : rules->decided(&game, &slot->position);
        if (decided != NONE) return end_game(slot, decided);
        if (slot->turns < plan->drawn ? draw_on(slot) : follow_on(slot)) return true;
    }
    return false;
}

static const Course COURSE = {begin_game, play_on, NULL};

void play_openings(const Rules *of_game, const BookPlan *by_plan, const Network *network, long from, long games, uint64_t by_seed) {
    static Slot slots[LANES];
    Lane *lanes[LANES];
    rules = of_game;
    plan = by_plan;
    seed = by_seed;
    make_game(rules, &game, plan->size, NO_CELLS);
    find_images();
    for (int index = 0; index < LANES; index++) lanes[index] = &slots[index].lane;
    long *numbers = malloc(sizeof(long) * (size_t)games);
    for (long index = 0; index < games; index++) numbers[index] = from + index;
    play_side_by_side(&COURSE, lanes, network, numbers, games);
    free(numbers);
}
