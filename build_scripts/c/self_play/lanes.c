/* See `lanes.h`. */

#include "lanes.h"

/* Without a network: any step is as likely as another, and the value of a position is the result of a random game. */
static double value_by_playout(const Search *search, Random *random) {
    const Rules *rules = search->rules;
    Position position = search->leaf->position;
    const int mover = position.mover;
    while (position.winner == NONE) {
        rules->apply(search->game, &position, draw_step(rules->legal(search->game, &position), random));
    }
    return position.winner == mover;
}

static void evaluate_leaves(const Course *course, const Network *network, Lane **waiting, int count) {
    static Cells planes[LANES][MOST_PLANES];
    static Evaluation evaluations[LANES];
    double priors[MOST_STEPS];
    for (int index = 0; index < count && network; index++) {
        const Search *search = &waiting[index]->search;
        planes_of(search->rules, search->game, &search->leaf->position, planes[index]);
    }
    if (network) evaluate(network, &waiting[0]->search.game->board, count, planes, evaluations);
    for (int index = 0; index < count; index++) {
        Lane *lane = waiting[index];
        Node *leaf = lane->search.leaf;
        double value;
        if (network) {
            int cells[MOST_STEPS];
            for (int edge = 0; edge < leaf->edges; edge++) cells[edge] = leaf->edge[edge].cell;
            probabilities(&evaluations[index], cells, leaf->edges, priors);
            value = evaluations[index].value;
        } else {
            for (int edge = 0; edge < leaf->edges; edge++) priors[edge] = 1.0 / leaf->edges;
            value = value_by_playout(&lane->search, &lane->random);
        }
        const bool is_root = leaf == lane->search.root;
        take_evaluation(&lane->search, priors, value);
        if (is_root && course->evaluated) course->evaluated(lane);
    }
}

void play_side_by_side(const Course *course, Lane *lanes[LANES], const Network *network, const long *numbers, long games) {
    long begun = 0;
    while (true) {
        Lane *waiting[LANES];
        int count = 0;
        for (int index = 0; index < LANES; index++) {
            Lane *lane = lanes[index];
            while (lane->under_way || begun < games) {
                if (!lane->under_way) {
                    lane->number = numbers[begun++];
                    lane->under_way = true;
                    course->begin(lane);
                }
                if (course->play_on(lane)) {
                    waiting[count++] = lane;
                    break;
                }
            }
        }
        if (!count) return;
        evaluate_leaves(course, network, waiting, count);
    }
}
