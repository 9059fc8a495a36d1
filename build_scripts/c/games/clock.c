#define _POSIX_C_SOURCE 199309L /* for clock_gettime */

#include "clock.h"

#include <time.h>

double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
