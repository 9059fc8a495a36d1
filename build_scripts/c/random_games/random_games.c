/* Random games, for comparison with the engine's playouts.
 *
 *     random_games GAME SIZE SEED games N      play N games and print how they went, as JSON
 *     random_games GAME SIZE SEED seconds S    play for S seconds (at least one game), otherwise the same
 *     random_games GAME SIZE SEED steps N      print every step of N games: its kind, the cell's number in board order
 *                                              (-1 for none) and among how many it was chosen; `winner` ends a game
 *
 * From the empty board to the end, in a single thread. Each of the steps that a game's `playout` names is as likely as any
 * other. */

#include "../games/program.h"
#include "../games/rules.h"

#include <stdio.h>
#include <stdlib.h>

/* Games between two looks at the clock. */
enum { GAMES_AT_ONCE = 16 };

static const char *kind_of(const Rules *rules, const Position *position, int cell) {
    if (cell == NONE) return position->stage ? "stop" : "pass";
    if (has(position->stones[position->mover], cell)) return "give";
    if (has(position->stones[1 - position->mover], cell)) return rules == &SUNSPOT ? "flip" : "capture";
    return position->stage ? "grow" : "place";
}

static void show_step(const Rules *rules, const Game *game, const Position *position, int cell, int options) {
    const int number = cell == NONE ? NONE : number_of(game->board.cells, cell);
    printf("%s %d %d\n", kind_of(rules, position, cell), number, options);
}

/* Plays a game, and counts its steps; returns the winner. */
static int play_game(const Rules *rules, const Game *game, Random *random, bool is_shown, long *steps_taken) {
    Position position = start_of();
    while (position.winner == NONE) {
        const Steps steps = rules->playout(game, &position);
        const int cell = draw_step(steps, random);
        if (is_shown) show_step(rules, game, &position, cell, count_steps(steps));
        rules->apply(game, &position, cell);
        ++*steps_taken;
    }
    return position.winner;
}

/* The same for Parasol, in which every order of the cells is a game: only the last position has to be looked at. */
static int fill_board(const Game *game, Random *random, bool is_shown, long *steps_taken) {
    Position position = start_of();
    int empty[MOST_FIELDS], left = 0;
    for (Cells rest = game->free; any(rest);) empty[left++] = take_first(&rest);
    *steps_taken += left;
    for (; left > 0; position.mover = 1 - position.mover) {
        const int chosen = random_below(random, left), cell = empty[chosen];
        if (is_shown) show_step(&PARASOL, game, &position, cell, left);
        position.stones[position.mover][cell >> 6] |= UINT64_C(1) << (cell & 63);
        empty[chosen] = empty[--left];
    }
    return PARASOL.decided(game, &position);
}

int main(int count, char **arguments) {
    if (count != 6) stop("five arguments are needed", "GAME SIZE SEED games|seconds|steps AMOUNT");
    const Rules *rules = find_rules(arguments[1]);
    if (rules == NULL) stop("there is no such game", arguments[1]);
    const int size = atoi(arguments[2]);
    if (!fits(rules, size)) stop("there is no board of this size that fits", arguments[2]);
    const bool by_time = strcmp(arguments[4], "seconds") == 0, is_shown = strcmp(arguments[4], "steps") == 0;
    if (!by_time && !is_shown && strcmp(arguments[4], "games") != 0) {
        stop("this is not games, seconds or steps", arguments[4]);
    }
    const double amount = atof(arguments[5]), started = seconds_now();
    static Game game;
    make_game(rules, &game, size, NO_CELLS);
    Random random = random_of(strtoull(arguments[3], NULL, 10), 0);
    long games = 0, wins[2] = {0, 0}, steps = 0;
    double elapsed = 0;
    do {
        for (int n = 0; n < GAMES_AT_ONCE && (by_time || (double)games < amount); n++) {
            const int winner = rules == &PARASOL ? fill_board(&game, &random, is_shown, &steps)
                                                 : play_game(rules, &game, &random, is_shown, &steps);
            if (is_shown) printf("winner %d 0\n", winner);
            wins[winner]++;
            games++;
        }
        elapsed = seconds_now() - started;
    } while (by_time ? elapsed < amount : (double)games < amount);
    if (!is_shown) {
        printf("{\"playouts\": %ld, \"wins\": [%ld, %ld], \"steps\": %ld, \"seconds\": %.6f}\n", games, wins[0],
               wins[1], steps, elapsed);
    }
    return 0;
}
