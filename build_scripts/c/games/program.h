/* What the programs share that is no game. */

#ifndef PROGRAM_H
#define PROGRAM_H

/* Seconds since some moment. */
double seconds_now(void);

/* Ends the program with a sentence that says why, and quotes a text where there is one. */
_Noreturn void stop(const char *message, const char *text);

#endif
