/* Seconds since some moment. */

#ifndef CLOCK_H
#define CLOCK_H

double seconds_now(void);

#endif
