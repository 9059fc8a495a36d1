/* Random games of the five games in plain C: what the engine's playouts are compared with.
 *
 *     c_reference GAME SIZE SEED games N      play N games and print how they went, as JSON
 *     c_reference GAME SIZE SEED seconds S    play for S seconds (at least one game), otherwise the same
 *     c_reference GAME SIZE SEED steps N      print every step of N games: its kind, the cell's number in board order
 *                                             (-1 for none) and among how many it was chosen; `winner` ends a game
 *     c_reference GAME SIZE 0 solve HOLES     print who wins after each first turn, in board order, and in how many turns
 *                                             of both, as JSON; HOLES is a set of cell numbers as one number (`solve.c`)
 *     c_reference GAME SIZE 0 winners HOLES   print the same without the lengths, which take far longer
 *     c_reference GAME SIZE 0 retrograde HOLES
 *                                             print what `solve` does, found from the last positions back
 *                                             (`retrograde.c`)
 *     c_reference GAME SIZE 0 positions N     print each position that N turns or fewer can lead to: after how many, its
 *                                             number, and who wins it (`solve.c`)
 *
 * From the empty board to the end, every legal atomic step as likely as any other unless a game's head says otherwise; of
 * the stones that could be given back in Sunspot each is as likely as any other. Single-threaded, no bit tricks: just
 * arrays and lists of what is legal. */

#define _POSIX_C_SOURCE 199309L /* for clock_gettime */

#include "board.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Games between two looks at the clock. */
enum { GAMES_AT_ONCE = 16 };

long steps_taken = 0;
bool steps_are_shown = false;
uint64_t random_state;

static const struct {
    const char *id;
    int (*play)(const Board *board);
    bool is_square;
    int largest;
    TurnsOf turns_of; /* NULL where no board is small enough to be solved */
    RankOf rank_of;
    int largest_solved;
    bool lengths_differ;
} GAMES[] = {
    {"parasol", play_parasol, false, 10, turns_of_parasol, rank_of_parasol, 3, false},
    {"subsume", play_subsume, false, 10, turns_of_subsume, rank_of_subsume, 3, true},
    {"sum", play_sum, true, 19, turns_of_sum, rank_of_sum, 5, true},
    {"sunspot", play_sunspot, false, 10, turns_of_sunspot, rank_of_sunspot, 3, true},
    {"surmount", play_surmount, false, 10, NULL, NULL, 0, true},
};

void show_step(Kind kind, int cell, int options) {
    static const char *const names[] = {"place", "grow", "capture", "flip", "give", "stop", "pass"};
    printf("%s %d %d\n", names[kind], cell, options);
}

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static int fail(const char *message, const char *text) {
    fprintf(stderr, "error: %s: '%s'\n", message, text);
    return 2;
}

int main(int count, char **arguments) {
    if (count != 6) {
        return fail("five arguments are needed",
                    "GAME SIZE SEED games|seconds|steps|solve|winners|retrograde|positions AMOUNT");
    }
    size_t game = 0;
    while (game < sizeof GAMES / sizeof *GAMES && strcmp(arguments[1], GAMES[game].id) != 0) game++;
    if (game == sizeof GAMES / sizeof *GAMES) return fail("there is no such game", arguments[1]);
    const int size = atoi(arguments[2]);
    if (size < 2 || size > GAMES[game].largest) return fail("there is no board of this size", arguments[2]);
    random_state = UINT64_C(0x9E3779B97F4A7C15) * (strtoull(arguments[3], NULL, 10) + 1);
    const bool is_listed = strcmp(arguments[4], "positions") == 0;
    const bool is_backwards = strcmp(arguments[4], "retrograde") == 0;
    const bool without_lengths = strcmp(arguments[4], "winners") == 0;
    const bool is_solved = is_listed || is_backwards || without_lengths || strcmp(arguments[4], "solve") == 0;
    if (is_solved && size > GAMES[game].largest_solved) return fail("this board is too large to be solved", arguments[2]);
    const bool by_time = strcmp(arguments[4], "seconds") == 0;
    steps_are_shown = strcmp(arguments[4], "steps") == 0;
    if (!by_time && !steps_are_shown && !is_solved && strcmp(arguments[4], "games") != 0) {
        return fail("this is not games, seconds, steps, solve, winners, retrograde or positions", arguments[4]);
    }
    const double amount = atof(arguments[5]);

    static Board board;
    if (GAMES[game].is_square) make_square(&board, size);
    else make_hexagon(&board, size);
    if (is_listed) return list_positions(&board, GAMES[game].turns_of, 0, atoi(arguments[5]));
    if (is_solved) {
        const uint32_t holes = (uint32_t)strtoul(arguments[5], NULL, 10);
        const TurnsOf turns_of = GAMES[game].turns_of;
        if (is_backwards) return solve_backwards(&board, turns_of, GAMES[game].rank_of, holes, GAMES[game].lengths_differ);
        const Lengths lengths = without_lengths ? LEFT_OUT : GAMES[game].lengths_differ ? ASKED : ALL_ALIKE;
        return solve(&board, turns_of, holes, lengths);
    }
    long games = 0, wins[2] = {0, 0};
    double elapsed = 0;
    const double started = seconds_now();
    do {
        for (int n = 0; n < GAMES_AT_ONCE && (by_time || (double)games < amount); n++) {
            const int winner = GAMES[game].play(&board);
            if (steps_are_shown) printf("winner %d 0\n", winner);
            wins[winner]++;
            games++;
        }
        elapsed = seconds_now() - started;
    } while (by_time ? elapsed < amount : (double)games < amount);
    if (!steps_are_shown) {
        printf("{\"playouts\": %ld, \"wins\": [%ld, %ld], \"steps\": %ld, \"seconds\": %.6f}\n", games, wins[0],
               wins[1], steps_taken, elapsed);
    }
    return 0;
}
