/* Sets of cells as the engine keeps them (`py_engine/board`), in 256 bits: the same bit for the same cell, guard columns
 * and all. So what is written here reads as it does there, and both say the same. */

#ifndef CELLS_H
#define CELLS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef uint64_t Cells __attribute__((vector_size(32)));

enum {
    MOST_FIELDS = 256, /* bits of a set */
    MOST_DIRECTIONS = 8,
    WORDS = 4,
};

static const Cells NO_CELLS = {0, 0, 0, 0};

/* fields: bits up to the last row's end. Directions in the order of the engine's `Board.steps`. */
typedef struct {
    int size, width, directions, cell_count, fields;
    int steps[MOST_DIRECTIONS];
    bool corners_touch;
    Cells cells, perimeter;
} Board;

void make_hexagon(Board *board, int size);
void make_square(Board *board, int size);

static inline bool any(Cells x) {
    return (x[0] | x[1] | x[2] | x[3]) != 0;
}

static inline bool same(Cells x, Cells y) {
    return !any(x ^ y);
}

static inline int count(Cells x) {
    int found = 0;
    for (int word = 0; word < WORDS; word++) found += __builtin_popcountll(x[word]);
    return found;
}

static inline bool has(Cells x, int cell) {
    return x[cell >> 6] >> (cell & 63) & 1;
}

static inline Cells only(int cell) {
    Cells x = NO_CELLS;
    x[cell >> 6] = UINT64_C(1) << (cell & 63);
    return x;
}

/* The lowest cell of a set that has one. */
static inline int first(Cells x) {
    int word = 0;
    while (!x[word]) word++;
    return 64 * word + __builtin_ctzll(x[word]);
}

/* Takes the lowest cell away from a set that has one, and returns it. */
static inline int take_first(Cells *x) {
    int word = 0;
    while (!(*x)[word]) word++;
    const int cell = 64 * word + __builtin_ctzll((*x)[word]);
    (*x)[word] &= (*x)[word] - 1;
    return cell;
}

/* Shifts by 1 to 63 bits, to higher ones and to lower ones. */
static inline Cells up(Cells x, int by) {
    const Cells below = {0, x[0], x[1], x[2]};
    return x << by | below >> (64 - by);
}

static inline Cells down(Cells x, int by) {
    const Cells above = {x[1], x[2], x[3], 0};
    return x >> by | above << (64 - by);
}

static inline Cells step(const Board *board, Cells x, int shift) {
    return (shift > 0 ? up(x, shift) : down(x, -shift)) & board->cells;
}

static inline Cells with_neighbours(const Board *board, Cells x) {
    Cells ahead = x | up(x, 1), behind = x | down(x, 1);
    if (board->corners_touch) ahead = behind = ahead | behind;
    return ahead | behind | up(ahead, board->width) | down(behind, board->width);
}

static inline Cells neighbours_of(const Board *board, Cells x) {
    const Cells forth = up(x, 1), back = down(x, 1);
    Cells ahead = x | forth, behind = x | back;
    if (board->corners_touch) ahead = behind = ahead | behind;
    return (forth | back | up(ahead, board->width) | down(behind, board->width)) & board->cells;
}

static inline Cells flood(const Board *board, Cells seed, Cells through) {
    Cells reached = NO_CELLS, grown = seed & through;
    while (!same(reached, grown)) {
        reached = grown;
        grown = with_neighbours(board, reached) & through;
    }
    return reached;
}

/* Takes the group of a set's first stone out of it. */
static inline Cells take_group(const Board *board, Cells *stones) {
    const Cells group = flood(board, only(first(*stones)), *stones);
    *stones ^= group;
    return group;
}

static inline Cells touching(const Board *board, Cells seed, Cells x) {
    return flood(board, neighbours_of(board, seed) | seed, x);
}

static inline Cells enclosed(const Board *board, Cells walls) {
    const Cells free = board->cells & ~walls;
    return free ^ flood(board, board->perimeter, free);
}

#endif
