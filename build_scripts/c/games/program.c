#define _POSIX_C_SOURCE 199309L /* for clock_gettime */

#include "program.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

void stop(const char *message, const char *text) {
    if (text) fprintf(stderr, "error: %s: '%s'\n", message, text);
    else fprintf(stderr, "error: %s\n", message);
    exit(2);
}
