/* See `network.h`. */

#include "network.h"
#include "../games/program.h"

#include <math.h>
#include <stdlib.h>

enum {
    MOST = 127, /* of a number between two layers */
    ONE = 16,
    SIZES = 4, /* of weights: 8, 4, 2, 1 */
    MOST_LAYERS = 12,
    MOST_MAPS = 96,
    BLOCK = 8,   /* fields that are summed up at once: as many vectors as a processor holds, and some to spare */
    GUARDS = 32, /* fields before the first and behind the last */
    FIELDS = MOST_FIELDS + 2 * GUARDS,
};

/* Terms with weights of one size: of maps, as `tap * inputs + input`, or of means. */
typedef struct {
    int *terms, starts[2 * SIZES + 1];
} Terms;

/* Of either kind, for each size of weights, first those that are added, then those that are taken away. */
typedef struct {
    int bias, halvings;
    Terms maps, means;
} Output;

typedef struct {
    int outputs, inputs, taps, global_maps, passes_on;
    Output *output;
} Layer;

typedef struct {
    int outputs, inputs;
    int64_t *weights, *biases;
} Dense;

struct Network {
    int planes, layers;
    Layer layer[MOST_LAYERS];
    Dense hidden, value;
};

static int read_int(FILE *stream) {
    int number;
    if (fscanf(stream, "%d", &number) != 1) stop("this is no network", NULL);
    return number;
}

/* The terms of a part of a row of weights, the largest first. */
static Terms read_terms(const int *weights, int count) {
    Terms found = {.terms = malloc(sizeof(int) * (size_t)(count + 1))};
    int terms = 0;
    for (int kind = 0; kind < 2 * SIZES; kind++) {
        const int size = 1 << (SIZES - 1 - kind / 2), weight = kind % 2 ? -size : size;
        found.starts[kind] = terms;
        for (int index = 0; index < count; index++) {
            if (weights[index] == weight) found.terms[terms++] = index;
        }
    }
    found.starts[2 * SIZES] = terms;
    return found;
}

static void read_output(FILE *stream, const Layer *layer, Output *output) {
    const int local = layer->taps * layer->inputs, inputs = local + layer->global_maps;
    int *weights = malloc(sizeof(int) * (size_t)inputs);
    output->bias = read_int(stream);
    output->halvings = read_int(stream);
    for (int index = 0; index < inputs; index++) weights[index] = read_int(stream);
    output->maps = read_terms(weights, local);
    output->means = read_terms(weights + local, layer->global_maps);
    free(weights);
}

static Dense read_dense(FILE *stream) {
    Dense dense = {.outputs = read_int(stream), .inputs = read_int(stream)};
    dense.weights = malloc(sizeof(int64_t) * (size_t)(dense.outputs * dense.inputs));
    dense.biases = malloc(sizeof(int64_t) * (size_t)dense.outputs);
    for (int index = 0; index < dense.outputs * dense.inputs; index++) dense.weights[index] = read_int(stream);
    for (int index = 0; index < dense.outputs; index++) dense.biases[index] = read_int(stream);
    return dense;
}

Network *read_network(FILE *stream) {
    char word[16];
    if (fscanf(stream, "%15s", word) != 1 || strcmp(word, "network") != 0) {
        if (strcmp(word, "none") == 0) return NULL;
        stop("this is no network", NULL);
    }
    Network *network = calloc(1, sizeof *network);
    network->planes = read_int(stream);
    network->layers = read_int(stream);
    for (int index = 0; index < network->layers; index++) {
        Layer *layer = &network->layer[index];
        layer->outputs = read_int(stream);
        layer->inputs = read_int(stream);
        layer->taps = read_int(stream);
        layer->global_maps = read_int(stream);
        layer->passes_on = read_int(stream);
        layer->output = calloc((size_t)layer->outputs, sizeof(Output));
        for (int each = 0; each < layer->outputs; each++) read_output(stream, layer, &layer->output[each]);
    }
    network->hidden = read_dense(stream);
    network->value = read_dense(stream);
    return network;
}

/* For each lane the mean of a map over the board's cells, in 16ths of its numbers, rounded down as in `fields.py`. */
static Lanes mean_of(const Board *board, const Lanes *map) {
    const int64_t per_cell = ((1 << 20) + board->cell_count - 1) / board->cell_count;
    Lanes sum = {0}, mean;
    for (int field = GUARDS; field < GUARDS + board->fields; field++) sum += map[field];
    for (int lane = 0; lane < LANES; lane++) mean[lane] = (int16_t)((int64_t)sum[lane] * per_cell >> 16);
    return mean;
}

/* An output's bias and the sum of its terms of means, which are the same at every cell. */
static Lanes sum_of_means(const Output *output, const Lanes *means) {
    Lanes total = {0};
    const int *terms = output->means.terms, *starts = output->means.starts;
    for (int kind = 0; kind < 2 * SIZES; kind++) {
        if (kind % 2 == 0) total <<= 1;
        for (int index = starts[kind]; index < starts[kind + 1]; index++) {
            if (kind % 2) total -= means[terms[index]];
            else total += means[terms[index]];
        }
    }
    return total + (int16_t)output->bias;
}

/* The sums of an output's terms of maps at a block of fields. places: of the terms, from the first map's first field on.
 * Each kind of terms is a loop of its own, in which the sums stay in the processor. */
static inline void sum_block(const Output *output, const Lanes *from, const int *places, Lanes *sums) {
    Lanes total[BLOCK] = {{0}};
    const int *starts = output->maps.starts;
    for (int kind = 0; kind < 2 * SIZES; kind += 2) {
        for (int field = 0; field < BLOCK; field++) total[field] <<= 1;
        for (int index = starts[kind]; index < starts[kind + 1]; index++) {
            for (int field = 0; field < BLOCK; field++) total[field] += from[places[index] + field];
        }
        for (int index = starts[kind + 1]; index < starts[kind + 2]; index++) {
            for (int field = 0; field < BLOCK; field++) total[field] -= from[places[index] + field];
        }
    }
    for (int field = 0; field < BLOCK; field++) sums[field] = total[field];
}

/* Fills in an output's sums at all fields; what is there at fields that are no cells has no meaning. */
static void sum_output(const Layer *layer, const Output *output, const Board *board, const Lanes *from, const Lanes *means,
                       Lanes *sums) {
    int places[MOST_MAPS * (MOST_DIRECTIONS + 1)];
    for (int index = 0; index < output->maps.starts[2 * SIZES]; index++) {
        const int tap = output->maps.terms[index] / layer->inputs, input = output->maps.terms[index] % layer->inputs;
        places[index] = input * FIELDS - (tap ? board->steps[tap - 1] : 0);
    }
    const Lanes base = sum_of_means(output, means);
    for (int field = GUARDS; field < GUARDS + board->fields; field += BLOCK) {
        sum_block(output, from + field, places, sums + field);
        for (int each = field; each < field + BLOCK; each++) sums[each] += base;
    }
}

/* The maps of a layer for the next one: not negative, halved, at most MOST, and 0 where there is no cell. */
static void run_layer(const Layer *layer, const Board *board, const Lanes *from, const Lanes *means, Lanes *to) {
    for (int each = 0; each < layer->outputs; each++) {
        const Output *output = &layer->output[each];
        Lanes *map = to + each * FIELDS;
        sum_output(layer, output, board, from, means, map);
        for (int field = 0; field < board->fields + BLOCK; field++) {
            Lanes total = map[GUARDS + field];
            if (layer->passes_on) total += from[each * FIELDS + GUARDS + field] << (int16_t)output->halvings;
            total &= ~(total >> 15);
            total >>= (int16_t)output->halvings;
            const Lanes over = total > (int16_t)MOST;
            const bool is_cell = field < board->fields && has(board->cells, field);
            map[GUARDS + field] = is_cell ? (total & ~over) | (over & (int16_t)MOST) : (Lanes){0};
        }
    }
}

static void run_policy(const Layer *layer, const Board *board, const Lanes *from, const Lanes *means, int positions,
                       Evaluation *evaluations) {
    static Lanes sums[FIELDS];
    const Output *output = layer->output;
    sum_output(layer, output, board, from, means, sums);
    for (Cells rest = board->cells; any(rest);) {
        const int cell = take_first(&rest);
        const Lanes total = sums[GUARDS + cell] >> (int16_t)output->halvings;
        for (int lane = 0; lane < positions; lane++) evaluations[lane].logits[cell] = total[lane];
    }
}

static void run_dense(const Dense *dense, const int64_t *inputs, int64_t *outputs) {
    for (int output = 0; output < dense->outputs; output++) {
        outputs[output] = dense->biases[output];
        for (int input = 0; input < dense->inputs; input++) {
            outputs[output] += dense->weights[output * dense->inputs + input] * inputs[input];
        }
    }
}

/* The value and the logit of a step without a cell. */
static void run_heads(const Network *network, const int64_t *means, Evaluation *evaluation) {
    int64_t hidden[MOST_MAPS], out[2];
    run_dense(&network->hidden, means, hidden);
    for (int index = 0; index < network->hidden.outputs; index++) {
        hidden[index] = hidden[index] < 0 ? 0 : hidden[index] >> 6;
    }
    run_dense(&network->value, hidden, out);
    const double x = (double)out[0] / (64 * 256);
    evaluation->value = 0.5 + 0.5 * x / sqrt(1 + x * x);
    evaluation->stop = out[1] >> 10;
}

/* Room for the maps between the layers, each with guards, which are 0. */
static Lanes **maps_for(const Network *network, const Board *board) {
    static const Network *of;
    static int board_size;
    static Lanes *maps[MOST_LAYERS];
    if (of == network && board_size == board->size) return maps;
    of = network;
    board_size = board->size;
    for (int index = 0; index < network->layers; index++) {
        const size_t size = sizeof(Lanes) * (size_t)(FIELDS * network->layer[index].inputs);
        free(maps[index]);
        maps[index] = aligned_alloc(sizeof(Lanes), size);
        memset(maps[index], 0, size);
    }
    return maps;
}

void evaluate(const Network *network, const Board *board, int positions, const Cells planes[][MOST_PLANES],
              Evaluation *evaluations) {
    Lanes **maps = maps_for(network, board), means[MOST_MAPS];
    for (int plane = 0; plane < network->planes; plane++) {
        Lanes *map = maps[0] + plane * FIELDS + GUARDS;
        memset(map, 0, sizeof(Lanes) * (size_t)board->fields);
        for (int lane = 0; lane < positions; lane++) {
            for (Cells rest = planes[lane][plane]; any(rest);) map[take_first(&rest)][lane] = ONE;
        }
    }
    for (int index = 0; index < network->layers; index++) {
        const Layer *layer = &network->layer[index];
        const bool is_last = index == network->layers - 1;
        const int wanted = is_last ? layer->inputs : layer->global_maps;
        for (int map = 0; map < wanted; map++) means[map] = mean_of(board, maps[index] + map * FIELDS);
        Lanes wholes[MOST_MAPS];
        for (int map = 0; map < layer->global_maps; map++) wholes[map] = means[map] >> 4;
        if (is_last) run_policy(layer, board, maps[index], wholes, positions, evaluations);
        else run_layer(layer, board, maps[index], wholes, maps[index + 1]);
    }
    for (int lane = 0; lane < positions; lane++) {
        int64_t numbers[MOST_MAPS];
        for (int map = 0; map < network->layer[network->layers - 1].inputs; map++) numbers[map] = means[map][lane];
        run_heads(network, numbers, &evaluations[lane]);
    }
}

/* 2 ** (k / 16) in 1024ths. */
static const uint64_t POWERS[] = {1024, 1069, 1117, 1166, 1218, 1272, 1328, 1387,
                                  1448, 1512, 1579, 1649, 1722, 1798, 1878, 1961};

enum { LARGEST_LOGIT = 512 };

void probabilities(const Evaluation *evaluation, const int *cells, int steps, double *found) {
    int64_t logits[MOST_STEPS], highest = INT64_MIN;
    for (int index = 0; index < steps; index++) {
        logits[index] = cells[index] == NONE ? evaluation->stop : evaluation->logits[cells[index]];
        if (logits[index] > highest) highest = logits[index];
    }
    double total = 0;
    for (int index = 0; index < steps; index++) {
        int64_t logit = logits[index] - highest;
        if (logit < -LARGEST_LOGIT) logit = -LARGEST_LOGIT;
        found[index] = ldexp((double)POWERS[logit & 15], (int)((LARGEST_LOGIT + logit) >> 4));
        total += found[index];
    }
    for (int index = 0; index < steps; index++) found[index] /= total;
}
