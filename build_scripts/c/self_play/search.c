/* See `search.h`. The tree grows by PUCT, as in AlphaZero (Silver and others, 2017); results are proven upward
 * (Winands, Björnsson and Saito, 2008). The same player may be to move at several levels. */

#include "search.h"

#include <math.h>
#include <stdlib.h>

static const double EXPLORATION = 1.1;

/* A step without visits is worth less than its position by so much, times the root of how likely those with visits are
 * (Wu, 2019). */
static const double REDUCTION = 0.2;

/* Of a step's likelihood at the root, so much is chance where noise is added. */
static const double NOISE = 0.25;

static Node *new_node(const Search *search, const Position *position) {
    Steps steps = {NO_CELLS, false};
    const int proven = search->rules->decided(search->game, position);
    if (proven == NONE) steps = search->rules->legal(search->game, position);
    const int edges = count_steps(steps);
    const size_t needed = sizeof(Node) + sizeof(Edge) * (size_t)edges, unit = _Alignof(Node);
    Node *node = aligned_alloc(unit, (needed + unit - 1) / unit * unit);
    node->position = *position;
    node->proven = proven;
    node->visits = 0;
    node->edges = edges;
    node->evaluated = false;
    for (int index = 0; index < edges; index++) {
        node->edge[index] = (Edge){.cell = any(steps.cells) ? take_first(&steps.cells) : NONE};
    }
    return node;
}

static void free_node(Node *node) {
    if (!node) return;
    for (int index = 0; index < node->edges; index++) free_node(node->edge[index].child);
    free(node);
}

void begin_search(Search *search, const Rules *rules, const Game *game, const Position *position) {
    *search = (Search){.rules = rules, .game = game};
    search->root = new_node(search, position);
}

void end_search(Search *search) {
    free_node(search->root);
}

/* Whether a step is known to lose for the one who takes it. */
static bool loses(const Node *node, const Edge *edge) {
    return edge->child && edge->child->proven == 1 - node->position.mover;
}

static int select_edge(const Node *node) {
    double tried = 0;
    for (int index = 0; index < node->edges; index++) {
        if (node->edge[index].visits) tried += node->edge[index].prior;
    }
    const double unknown = node->value - REDUCTION * sqrt(tried);
    const double scale = EXPLORATION * sqrt((double)node->visits + 1);
    double most = -1e9;
    int best = 0;
    for (int index = 0; index < node->edges; index++) {
        const Edge *edge = &node->edge[index];
        if (loses(node, edge)) continue;
        const double worth = edge->visits ? edge->wins / edge->visits : unknown;
        const double bound = worth + scale * edge->prior / (1 + edge->visits);
        if (bound > most) {
            most = bound;
            best = index;
        }
    }
    return best;
}

static void prove(Node *node) {
    bool all_lose = true;
    for (int index = 0; index < node->edges; index++) {
        const Node *child = node->edge[index].child;
        if (child && child->proven == node->position.mover) {
            node->proven = child->proven;
            return;
        }
        all_lose = all_lose && child && child->proven != NONE;
    }
    if (all_lose && node->edges) node->proven = 1 - node->position.mover;
}

/* value: for player 0. */
static void back_up(Search *search, double value) {
    for (int depth = search->depth - 1; depth >= 0; depth--) {
        Node *node = search->path[depth].node;
        Edge *edge = &node->edge[search->path[depth].edge];
        edge->visits++;
        edge->wins += node->position.mover == 0 ? value : 1 - value;
        node->visits++;
        if (edge->child->proven != NONE && node->proven == NONE) prove(node);
    }
}

bool descend(Search *search, int visits) {
    if (!search->root->evaluated && search->root->proven == NONE) {
        search->leaf = search->root;
        search->depth = 0;
        return true;
    }
    while (search->root->visits < visits && search->root->proven == NONE) {
        Node *node = search->root;
        search->depth = 0;
        while (node->proven == NONE && node->evaluated && search->depth < MOST_DEPTH) {
            const int index = select_edge(node);
            Edge *edge = &node->edge[index];
            search->path[search->depth++] = (Passed){node, index};
            if (!edge->child) {
                Position position = node->position;
                search->rules->apply(search->game, &position, edge->cell);
                edge->child = new_node(search, &position);
            }
            node = edge->child;
        }
        if (node->proven != NONE) {
            back_up(search, node->proven == 0 ? 1.0 : 0.0);
            continue;
        }
        search->leaf = node;
        return true;
    }
    return false;
}

void take_evaluation(Search *search, const double *priors, double value) {
    Node *leaf = search->leaf;
    search->leaf = NULL;
    if (!leaf->evaluated) {
        leaf->evaluated = true;
        leaf->value = value;
        for (int index = 0; index < leaf->edges; index++) leaf->edge[index].prior = priors[index];
    }
    back_up(search, leaf->position.mover == 0 ? value : 1 - value);
}

int best_edge(const Search *search) {
    const Node *root = search->root;
    int best = 0, most = -1;
    for (int index = 0; index < root->edges; index++) {
        const Edge *edge = &root->edge[index];
        if (edge->child && edge->child->proven == root->position.mover) return index;
        if (!loses(root, edge) && edge->visits > most) {
            most = edge->visits;
            best = index;
        }
    }
    return best;
}

void add_noise(Search *search, Random *random) {
    Node *root = search->root;
    double noise[MOST_STEPS], total = 1e-12;
    for (int index = 0; index < root->edges; index++) {
        const double part = random_part(random), square = part * part, fourth = square * square;
        total += noise[index] = fourth * fourth;
    }
    for (int index = 0; index < root->edges; index++) {
        root->edge[index].prior = (1 - NOISE) * root->edge[index].prior + NOISE * noise[index] / total;
    }
}

void advance(Search *search, int index) {
    Node *root = search->root;
    Edge *edge = &root->edge[index];
    Node *child = edge->child;
    if (!child) {
        Position position = root->position;
        search->rules->apply(search->game, &position, edge->cell);
        child = new_node(search, &position);
    }
    edge->child = NULL;
    free_node(root);
    search->root = child;
}
