/* Small boards with best play.
 *
 *     solver GAME SIZE solve HOLES         print who wins after each first turn, in board order, and in how many turns of
 *                                          both, as JSON; HOLES is a set of cell numbers as one number (`solve.c`)
 *     solver GAME SIZE winners HOLES       print the same without the lengths, which take far longer
 *     solver GAME SIZE retrograde HOLES    print what `solve` does, found from the last positions back (`retrograde.c`)
 *     solver GAME SIZE positions N         print each position that N turns or fewer can lead to: after how many, its
 *                                          number, and who wins it (`solve.c`) */

#include "solver.h"
#include "../games/program.h"

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

static Cells holes_of(const Game *game, const char *text) {
    const unsigned long numbers = strtoul(text, NULL, 10);
    Cells holes = NO_CELLS;
    for (int number = 0; number < game->board.cell_count; number++) {
        if (numbers >> number & 1) holes |= only(nth(game->board.cells, number));
    }
    return holes;
}

int main(int count, char **arguments) {
    if (count != 5) stop("four arguments are needed", "GAME SIZE solve|winners|retrograde|positions AMOUNT");
    const Rules *rules = find_rules(arguments[1]);
    size_t index = 0;
    while (index < sizeof GAMES / sizeof *GAMES && GAMES[index].rules != rules) index++;
    if (index == sizeof GAMES / sizeof *GAMES) stop("there is no such game to solve", arguments[1]);
    const int size = atoi(arguments[2]);
    if (!fits(rules, size)) stop("there is no board of this size", arguments[2]);
    if (size > GAMES[index].largest) stop("this board is too large to be solved", arguments[2]);
    const char *mode = arguments[3], *amount = arguments[4];
    Problem problem = {.rules = rules, .rank = GAMES[index].rank, .lengths_differ = GAMES[index].lengths_differ};
    make_game(rules, &problem.game, size, NO_CELLS);
    const bool is_listed = strcmp(mode, "positions") == 0;
    if (!is_listed) make_game(rules, &problem.game, size, holes_of(&problem.game, amount));
    if (is_listed) list_positions(&problem, atoi(amount));
    else if (strcmp(mode, "retrograde") == 0) solve_backwards(&problem);
    else if (strcmp(mode, "solve") == 0) solve(&problem, true);
    else if (strcmp(mode, "winners") == 0) solve(&problem, false);
    else stop("this is not solve, winners, retrograde or positions", mode);
    return 0;
}
