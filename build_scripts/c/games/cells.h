/* Sets of cells as the engine keeps them (`py_engine/board`): the same bit for the same cell, guard columns and all. So
 * the code here reads as it does there.
 *
 * Each program is compiled with as many WORDS of 64 bits as its boards need; fewer are faster. */

#ifndef CELLS_H
#define CELLS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#ifndef WORDS
#define WORDS 4
#endif

typedef uint64_t Cells __attribute__((vector_size(8 * WORDS)));

/* A set's words one place further up, and down: written out, as compilers make slow code of a loop. */
#if WORDS == 1
#define WORDS_UP(x) {0}
#define WORDS_DOWN(x) {0}
#elif WORDS == 4
#define WORDS_UP(x) {0, x[0], x[1], x[2]}
#define WORDS_DOWN(x) {x[1], x[2], x[3], 0}
#elif WORDS == 8
#define WORDS_UP(x) {0, x[0], x[1], x[2], x[3], x[4], x[5], x[6]}
#define WORDS_DOWN(x) {x[1], x[2], x[3], x[4], x[5], x[6], x[7], 0}
#endif

enum {
    NONE = -1,                /* no cell, no player */
    MOST_FIELDS = 64 * WORDS, /* bits of a set */
    MOST_DIRECTIONS = 8,
};

static const Cells NO_CELLS = {0};

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
    uint64_t bits = 0;
    for (int word = 0; word < WORDS; word++) bits |= x[word];
    return bits != 0;
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

static inline Cells where(bool is_so, Cells x) {
    return is_so ? x : NO_CELLS;
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

/* The cell of a set with this number, counted from 0 and from the lowest; NONE beyond the last. In all cells of a board that
 * is the number in board order. */
static inline int nth(Cells x, int number) {
    for (int word = 0; word < WORDS; word++) {
        uint64_t bits = x[word];
        const int found = __builtin_popcountll(bits);
        if (number < found) {
            for (; number > 0; number--) bits &= bits - 1;
            return 64 * word + __builtin_ctzll(bits);
        }
        number -= found;
    }
    return NONE;
}

static inline int number_of(Cells x, int cell) {
    int number = 0;
    while (take_first(&x) != cell) number++;
    return number;
}

/* Shifts by 1 to 63 bits, to higher ones and to lower ones. */
static inline Cells up(Cells x, int by) {
    const Cells below = WORDS_UP(x);
    return x << by | below >> (64 - by);
}

static inline Cells down(Cells x, int by) {
    const Cells above = WORDS_DOWN(x);
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

/* Lists the groups of some stones, in the order of their first ones; returns how many there are. */
static inline int list_groups(const Board *board, Cells stones, Cells *groups) {
    int found = 0;
    while (any(stones)) groups[found++] = take_group(board, &stones);
    return found;
}

static inline Cells touching(const Board *board, Cells seed, Cells x) {
    return flood(board, neighbours_of(board, seed) | seed, x);
}

static inline Cells enclosed(const Board *board, Cells walls) {
    const Cells free = board->cells & ~walls;
    return free ^ flood(board, board->perimeter, free);
}

/* --- counting for all cells at once: digits of numbers up to 31, lowest first --- */

enum { DIGITS = 5 };

static inline void add_plane(Cells *digits, Cells plane) {
    for (int digit = 0; digit < DIGITS; digit++) {
        const Cells carry = digits[digit] & plane;
        digits[digit] ^= plane;
        plane = carry;
    }
}

static inline Cells at_least(const Cells *digits, int threshold, Cells everywhere) {
    Cells reached = everywhere;
    for (int digit = 0; digit < DIGITS; digit++) {
        reached = threshold >> digit & 1 ? reached & digits[digit] : reached | digits[digit];
    }
    return reached & everywhere;
}

/* Of each cell the neighbours in a set. */
static inline void count_beside(const Board *board, Cells x, Cells *digits) {
    for (int digit = 0; digit < DIGITS; digit++) digits[digit] = NO_CELLS;
    for (int d = 0; d < board->directions; d++) add_plane(digits, step(board, x, board->steps[d]));
}

/* Of each cell the neighbours that are ours, and those that are not theirs. */
static inline void count_lead(const Board *board, Cells ours, Cells theirs, Cells *digits) {
    for (int digit = 0; digit < DIGITS; digit++) digits[digit] = NO_CELLS;
    for (int d = 0; d < board->directions; d++) {
        add_plane(digits, step(board, ours, board->steps[d]));
        add_plane(digits, board->cells ^ step(board, theirs, board->steps[d]));
    }
}

#endif
