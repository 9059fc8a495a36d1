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
    GUARDS = 32, /* fields before the first and behind the last */
};

/* terms: for each size of weights, first those that are added, then those that are taken away; of each kind first the maps,
 * then the means. */
typedef struct {
    int bias, halvings, terms, ends[2 * SIZES], starts_global[2 * SIZES];
    struct Term {
        int tap, input;
    } *term;
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

/* The terms of a row of weights, the largest first. */
static void read_terms(FILE *stream, const Layer *layer, Output *output) {
    const int inputs = layer->taps * layer->inputs + layer->global_maps;
    int *weights = malloc(sizeof(int) * (size_t)inputs);
    for (int index = 0; index < inputs; index++) weights[index] = read_int(stream);
    output->term = malloc(sizeof(struct Term) * (size_t)inputs);
    output->terms = 0;
    for (int kind = 0; kind < 2 * SIZES; kind++) {
        const int size = 1 << (SIZES - 1 - kind / 2), weight = kind % 2 ? -size : size;
        output->starts_global[kind] = -1;
        for (int index = 0; index < inputs; index++) {
            if (weights[index] != weight) continue;
            const bool is_global = index >= layer->taps * layer->inputs;
            if (is_global && output->starts_global[kind] < 0) output->starts_global[kind] = output->terms;
            struct Term *term = &output->term[output->terms++];
            term->tap = is_global ? 0 : index / layer->inputs;
            term->input = is_global ? index - layer->taps * layer->inputs : index % layer->inputs;
        }
        output->ends[kind] = output->terms;
        if (output->starts_global[kind] < 0) output->starts_global[kind] = output->terms;
    }
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
        for (int each = 0; each < layer->outputs; each++) {
            layer->output[each].bias = read_int(stream);
            layer->output[each].halvings = read_int(stream);
            read_terms(stream, layer, &layer->output[each]);
        }
    }
    network->hidden = read_dense(stream);
    network->value = read_dense(stream);
    return network;
}

/* Where the terms of a layer lie, counted from the first map of the cell itself; those of means, from the first mean. */
static void find_places(const Layer *layer, const Board *board, int *places) {
    for (int each = 0; each < layer->outputs; each++) {
        const Output *output = &layer->output[each];
        for (int index = 0; index < output->terms; index++) {
            const int tap = output->term[index].tap, shift = tap ? -board->steps[tap - 1] : 0;
            *places++ = shift * layer->inputs + output->term[index].input;
        }
    }
}

/* A layer's sum for one output at one cell. here: the first of the cell's own maps. places: of the output's terms. */
static inline Lanes sum_of(const Output *output, const Lanes *here, const int *places, const Lanes *means) {
    Lanes total = {0};
    int index = 0;
    for (int kind = 0; kind < 2 * SIZES; kind++) {
        if (kind % 2 == 0 && kind) total <<= 1;
        Lanes part = {0}, other = {0};
        for (; index + 1 < output->starts_global[kind]; index += 2) {
            part += here[places[index]];
            other += here[places[index + 1]];
        }
        if (index < output->starts_global[kind]) part += here[places[index++]];
        for (; index < output->ends[kind]; index++) other += means[places[index]];
        total = kind % 2 ? total - part - other : total + part + other;
    }
    return total + (int16_t)output->bias;
}

/* For each lane the mean of a map over the board's cells, in 16ths of its numbers, rounded down as in `fields.py`. */
static Lanes mean_of(const Board *board, const Lanes *maps, int channels, int map, const int *cells) {
    const int64_t per_cell = ((1 << 20) + board->cell_count - 1) / board->cell_count;
    Lanes sum = {0}, mean;
    for (int index = 0; index < board->cell_count; index++) sum += maps[cells[index] * channels + map];
    for (int lane = 0; lane < LANES; lane++) mean[lane] = (int16_t)((int64_t)sum[lane] * per_cell >> 16);
    return mean;
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

/* What a layer is given beside the maps: where its terms lie, and the means. */
typedef struct {
    int places[MOST_MAPS * MOST_MAPS * (MOST_DIRECTIONS + 2)];
    Lanes means[MOST_MAPS];
} Ready;

static const Ready *make_ready(const Layer *layer, const Board *board, const int *cells, const Lanes *from) {
    static Ready ready;
    find_places(layer, board, ready.places);
    for (int map = 0; map < layer->global_maps; map++) {
        ready.means[map] = mean_of(board, from, layer->inputs, map, cells) >> 4;
    }
    return &ready;
}

/* The maps of a layer for the next one: not negative, halved, at most MOST. */
static void run_layer(const Layer *layer, const Board *board, const int *cells, const Lanes *from, Lanes *to) {
    const Ready *ready = make_ready(layer, board, cells, from);
    for (int index = 0; index < board->cell_count; index++) {
        const Lanes *here = from + cells[index] * layer->inputs;
        const int *places = ready->places;
        for (int each = 0; each < layer->outputs; each++) {
            const Output *output = &layer->output[each];
            Lanes total = sum_of(output, here, places, ready->means);
            if (layer->passes_on) total += here[each] << (int16_t)output->halvings;
            total &= ~(total >> 15);
            total >>= (int16_t)output->halvings;
            const Lanes over = total > (int16_t)MOST;
            to[cells[index] * layer->outputs + each] = (total & ~over) | (over & (int16_t)MOST);
            places += output->terms;
        }
    }
}

static void run_policy(const Layer *layer, const Board *board, const int *cells, const Lanes *from, int positions,
                       Evaluation *evaluations) {
    const Ready *ready = make_ready(layer, board, cells, from);
    const Output *output = layer->output;
    for (int index = 0; index < board->cell_count; index++) {
        const Lanes *here = from + cells[index] * layer->inputs;
        const Lanes total = sum_of(output, here, ready->places, ready->means) >> (int16_t)output->halvings;
        for (int lane = 0; lane < positions; lane++) evaluations[lane].logits[cells[index] - GUARDS] = total[lane];
    }
}

/* Maps between the layers. Their guards are 0 and stay so, as only cells are written. */
typedef struct {
    const Network *network;
    int size;
    Lanes *maps[MOST_LAYERS];
} Memory;

static Memory *memory_for(const Network *network, const Board *board) {
    static Memory memory;
    if (memory.network == network && memory.size == board->size) return &memory;
    memory.network = network;
    memory.size = board->size;
    for (int index = 0; index < network->layers; index++) {
        const size_t size = sizeof(Lanes) * (size_t)((MOST_FIELDS + 2 * GUARDS) * network->layer[index].inputs);
        free(memory.maps[index]);
        memory.maps[index] = aligned_alloc(sizeof(Lanes), size);
        memset(memory.maps[index], 0, size);
    }
    return &memory;
}

void evaluate(const Network *network, const Board *board, int positions, const Cells planes[][MOST_PLANES],
              Evaluation *evaluations) {
    const Memory *memory = memory_for(network, board);
    int cells[MOST_FIELDS], found = 0;
    for (Cells rest = board->cells; any(rest);) cells[found++] = GUARDS + take_first(&rest);
    Lanes *first = memory->maps[0];
    const size_t size = sizeof(Lanes) * (size_t)network->planes;
    for (int index = 0; index < found; index++) memset(first + cells[index] * network->planes, 0, size);
    for (int lane = 0; lane < positions; lane++) {
        for (int plane = 0; plane < network->planes; plane++) {
            for (Cells rest = planes[lane][plane]; any(rest);) {
                first[(GUARDS + take_first(&rest)) * network->planes + plane][lane] = ONE;
            }
        }
    }
    for (int index = 0; index < network->layers - 1; index++) {
        run_layer(&network->layer[index], board, cells, memory->maps[index], memory->maps[index + 1]);
    }
    const Lanes *from = memory->maps[network->layers - 1];
    const Layer *policy = &network->layer[network->layers - 1];
    run_policy(policy, board, cells, from, positions, evaluations);
    Lanes means[MOST_MAPS];
    for (int map = 0; map < policy->inputs; map++) means[map] = mean_of(board, from, policy->inputs, map, cells);
    for (int lane = 0; lane < positions; lane++) {
        int64_t numbers[MOST_MAPS];
        for (int map = 0; map < policy->inputs; map++) numbers[map] = means[map][lane];
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
