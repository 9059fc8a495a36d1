/* A search of one position's tree, one descent at a time: at its end it waits for what a network says there. So many games
 * can be searched side by side, and a network asked about all of them at once. */

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

/* proven: who wins, or NONE. looked: whether it is known what a network says of it. value: that, for the one to move. */
struct Node {
    Position position;
    double value;
    int proven, visits, edges;
    bool looked;
    Edge edge[];
};

typedef struct {
    Node *node;
    int edge;
} Passed;

enum { MOST_DEPTH = 512 };

/* leaf: where something is waited for; NULL if nothing is. */
typedef struct {
    const Rules *rules;
    const Game *game;
    Node *root, *leaf;
    Passed path[MOST_DEPTH];
    int depth;
} Search;

void begin_search(Search *search, const Rules *rules, const Game *game, const Position *position);
void end_search(Search *search);

/* Goes down the tree until something is to be waited for or so many descents have gone through the root. Returns whether
 * something is waited for. */
bool descend(Search *search, int visits);

/* Takes what was waited for: how likely each step is, and how likely the one to move wins. */
void take_advice(Search *search, const double *priors, double value);

/* The edge of the root to take. */
int best_edge(const Search *search);

/* Makes steps likelier by chance, so that others than the likeliest are tried as well. */
void add_noise(Search *search, Random *random);

/* Takes a step, keeping what is known of the tree behind it. */
void advance(Search *search, int edge);

#endif
