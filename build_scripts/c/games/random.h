/* Random numbers: xorshift64*, by Marsaglia and Vigna. Each game has its own. */

#ifndef RANDOM_H
#define RANDOM_H

#include <stdint.h>

typedef uint64_t Random;

/* A state for the game with this number; what it begins with is mixed (splitmix64: Steele, Lea and Flood, 2014). */
static inline Random random_of(uint64_t seed, uint64_t number) {
    uint64_t x = seed + (number + 1) * UINT64_C(0x9E3779B97F4A7C15);
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return (x ^ x >> 31) | 1;
}

static inline uint64_t random_bits(Random *random) {
    *random ^= *random >> 12;
    *random ^= *random << 25;
    *random ^= *random >> 27;
    return (*random * UINT64_C(2685821657736338717)) >> 32;
}

/* A number from 0 to limit - 1. */
static inline int random_below(Random *random, int limit) {
    return (int)((random_bits(random) * (uint64_t)limit) >> 32);
}

/* A number from 0 to below 1. */
static inline double random_part(Random *random) {
    return (double)random_bits(random) / 4294967296.0;
}

#endif
