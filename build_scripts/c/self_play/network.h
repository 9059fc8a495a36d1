/* A network of the engine, asked about many positions at once: `py_engine/search/network` in 16-bit numbers, of which a
 * vector holds one for each of `LANES` positions. The numbers are the same, every one. */

#ifndef NETWORK_H
#define NETWORK_H

#include "../games/rules.h"

#include <stdio.h>

/* As many as a vector of the processor holds: wider ones are made of several by way of memory, four times as slowly. */
#if defined __AVX512BW__
enum { LANES = 32 };
#elif defined __AVX2__
enum { LANES = 16 };
#else
enum { LANES = 8 };
#endif

typedef int16_t Lanes __attribute__((vector_size(2 * LANES)));

typedef struct Network Network;

/* logits: by the bits of cells, and `stop` for a step without one, in 16ths of a power of two. value: the probability that
 * the player to move wins. */
typedef struct {
    int16_t logits[MOST_FIELDS];
    int64_t stop;
    double value;
} Evaluation;

/* Reads a network as `training/player.py` writes it; NULL for the word `none`. Ends the program where there is neither. */
Network *read_network(FILE *stream);

/* Evaluates up to LANES positions of a game. planes: of each position. */
void evaluate(const Network *network, const Board *board, int positions, const Cells planes[][MOST_PLANES],
              Evaluation *evaluations);

/* The policy: how likely each of some steps is. */
void probabilities(const Evaluation *evaluation, const int *cells, int steps, double *found);

#endif
