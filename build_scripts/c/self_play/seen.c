/* What a network is shown of games, and its evaluations. */

#include "games.h"
#include "../games/program.h"

#include <stdlib.h>

static int read_number(void) {
    int number;
    if (scanf("%d", &number) != 1) stop("a number is missing", NULL);
    return number;
}

/* The one to move, whether a step without a cell is legal, the cells of the others, and the planes. */
static void write_seen(const Rules *rules, const Game *game, const Position *position) {
    Cells planes[MOST_PLANES];
    const Steps steps = rules->legal(game, position);
    const uint8_t head[sizeof(Cells)] = {(uint8_t)position->mover, steps.end};
    planes_of(rules, game, position, planes);
    fwrite(head, sizeof head, 1, stdout);
    fwrite(&steps.cells, sizeof steps.cells, 1, stdout);
    fwrite(planes, sizeof *planes, (size_t)rules->planes, stdout);
}

static void print_evaluation(const Rules *rules, const Network *network, const Game *game, const Position *position) {
    static Cells planes[LANES][MOST_PLANES];
    static Evaluation evaluations[LANES];
    planes_of(rules, game, position, planes[0]);
    evaluate(network, &game->board, 1, planes, evaluations);
    printf("%.17g %lld", evaluations->value, (long long)evaluations->stop);
    for (Cells rest = game->board.cells; any(rest);) printf(" %d", evaluations->logits[take_first(&rest)]);
    printf("\n");
}

void see(const Rules *rules, const Network *network) {
    int size;
    while (scanf("%d", &size) == 1) {
        if (!fits(rules, size)) {
            fprintf(stderr, "error: there is no board of this size that fits: '%d'\n", size);
            exit(2);
        }
        static Game game;
        Cells holes = NO_CELLS;
        for (int left = read_number(); left > 0; left--) holes |= only(read_number());
        make_game(rules, &game, size, holes);
        Position position = start_of();
        for (int left = read_number(); left > 0; left--) {
            const int cell = read_number();
            if (read_number()) {
                if (network) print_evaluation(rules, network, &game, &position);
                else write_seen(rules, &game, &position);
            }
            rules->apply(&game, &position, cell);
        }
    }
}
