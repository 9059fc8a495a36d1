/* A search of one position's tree, one descent at a time: at its end it waits for an evaluation. So many games can be
 * searched side by side, and a network evaluates a position of each at once. */

#ifndef SEARCH_H
#define SEARCH_H

#include "../games/random.h"
#include "../games/rules.h"

typedef struct Node Node;

/* wins: of the playouts through it, for the one to move before the step. */
typedef struct {
    int cell, visits;
    double prior, wins;
    Node *child;
} Edge;

/* proven: who wins, or NONE. evaluated: whether it has been. value: of its evaluation, for the player to move. */
struct Node {
    Position position;
    double value;
    int proven, visits, edges;
    bool evaluated;
    Edge edge[];
};

typedef struct {
    Node *node;
    int edge;
} Passed;

enum { MOST_DEPTH = 512 };

/* leaf: the node that waits for its evaluation, or NULL. */
typedef struct {
    const Rules *rules;
    const Game *game;
    Node *root, *leaf;
    Passed path[MOST_DEPTH];
    int depth;
} Search;

void begin_search(Search *search, const Rules *rules, const Game *game, const Position *position);
void end_search(Search *search);

/* Goes down the tree until a leaf is to be evaluated or so many descents have gone through the root. Returns whether a leaf
 * waits. */
bool descend(Search *search, int visits);

/* Takes the evaluation of the leaf: the priors of its steps, and its value. */
void take_evaluation(Search *search, const double *priors, double value);

/* The edge of the root to take. */
int best_edge(const Search *search);

/* Adds chance to the priors of the root, so that not only the likeliest steps are tried. */
void add_noise(Search *search, Random *random);

/* Takes a step, keeping the tree behind it. */
void advance(Search *search, int edge);

#endif
