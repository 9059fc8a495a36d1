/* Small boards with best play.
 *
 *     solver GAME SIZE solve HOLES         print who wins after each first turn, in board order, and in how many turns of
 *                                          both, as JSON; HOLES is a set of cell numbers as one number (`solve.c`)
 *     solver GAME SIZE winners HOLES       print the same without the lengths, which take far longer
 *     solver GAME SIZE retrograde HOLES    print what `solve` does, found from the last positions back (`retrograde.c`)
 *     solver GAME SIZE positions N         print each position that N turns or fewer can lead to: after how many, its
 *                                          number, and who wins it (`solve.c`) */

#include "solver.h"

#include <stdio.h>
#include <stdlib.h>

static const struct {
    const Rules *rules;
    int (*rank)(const Game *game, const Position *position);
    int largest;
    bool lengths_differ;
} GAMES[] = {
    {&PARASOL, rank_of_parasol, 3, false},
    {&SUBSUME, rank_of_subsume, 3, true},
    {&SUM, rank_of_sum, 5, true},
    {&SUNSPOT, rank_of_sunspot, 3, true},
};

static int fail(const char *message, const char *text) {
    fprintf(stderr, "error: %s: '%s'\n", message, text);
    return 2;
}

static Cells holes_of(const Game *game, const char *text) {
    const unsigned long numbers = strtoul(text, NULL, 10);
    Cells holes = NO_CELLS;
    for (int number = 0; number < game->board.cell_count; number++) {
        if (numbers >> number & 1) holes |= only(nth(game->board.cells, number));
    }
    return holes;
}

int main(int count, char **arguments) {
    if (count != 5) return fail("four arguments are needed", "GAME SIZE solve|winners|retrograde|positions AMOUNT");
    const Rules *rules = find_rules(arguments[1]);
    size_t index = 0;
    while (index < sizeof GAMES / sizeof *GAMES && GAMES[index].rules != rules) index++;
    if (index == sizeof GAMES / sizeof *GAMES) return fail("there is no such game to solve", arguments[1]);
    const int size = atoi(arguments[2]);
    if (!fits(rules, size)) return fail("there is no board of this size", arguments[2]);
    if (size > GAMES[index].largest) return fail("this board is too large to be solved", arguments[2]);
    const char *mode = arguments[3];
    static Problem problem;
    problem = (Problem){.rules = rules, .rank = GAMES[index].rank, .lengths_differ = GAMES[index].lengths_differ};
    make_game(rules, &problem.game, size, NO_CELLS);
    if (strcmp(mode, "positions") == 0) return list_positions(&problem, atoi(arguments[4]));
    make_game(rules, &problem.game, size, holes_of(&problem.game, arguments[4]));
    if (strcmp(mode, "retrograde") == 0) return solve_backwards(&problem);
    const bool with_lengths = strcmp(mode, "solve") == 0;
    if (with_lengths || strcmp(mode, "winners") == 0) return solve(&problem, with_lengths);
    return fail("this is not solve, winners, retrograde or positions", mode);
}
