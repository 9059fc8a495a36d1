/* Games of a network against itself, and a network's planes: the part of training that Python is too slow for.
 *
 *     self_play GAME play FIRST COUNT SEED SIZES SHORT LONG DRAWN
 *         plays the games of so many numbers from the first on, with the network on its input (`network.h`), and prints a
 *         line of JSON for each as it ends. SIZES: how often each size is played, as in 4:2,5:6. SHORT, LONG: descents
 *         before a step. DRAWN: turns drawn, for each hundred cells
 *     self_play GAME open FIRST COUNT SEED SIZE SHORT LONG DRAWN FREE
 *         plays the games of an opening book in the same way: `openings.h`
 *     self_play GAME see
 *         reads lines `SIZE HOLES hole… STEPS step noted…`, and writes for each step that is noted what `write_seen` has
 *     self_play GAME evaluate
 *         the same, with a network before the lines; prints its evaluation of each position that is noted
 *
 * A game depends on nothing but its number, the seed and the network. */

#include "games.h"
#include "openings.h"
#include "../games/program.h"

#include <stdlib.h>

static bool read_plan(const Rules *rules, Plan *plan, const char *text) {
    while (plan->sizes < MOST_SIZES) {
        int read = 0;
        int *size = &plan->size[plan->sizes], *weight = &plan->weight[plan->sizes];
        if (sscanf(text, "%d:%d%n", size, weight, &read) != 2 || !fits(rules, *size) || *weight < 1) return false;
        plan->total += *weight;
        plan->sizes++;
        text += read;
        if (!*text) return true;
        if (*text++ != ',') return false;
    }
    return false;
}

int main(int count, char **arguments) {
    if (count < 3) stop("needed are", "GAME play|open|see|evaluate …");
    const Rules *rules = find_rules(arguments[1]);
    if (!rules) stop("there is no such game", arguments[1]);
    if (strcmp(arguments[2], "see") == 0) see(rules, NULL);
    else if (strcmp(arguments[2], "evaluate") == 0) see(rules, read_network(stdin));
    else if (strcmp(arguments[2], "play") == 0 && count == 10) {
        Plan plan = {.shorter = atoi(arguments[7]), .longer = atoi(arguments[8]), .drawn = atoi(arguments[9])};
        if (!read_plan(rules, &plan, arguments[6])) stop("these are no sizes of boards that fit", arguments[6]);
        const Network *network = read_network(stdin);
        play(rules, &plan, network, atol(arguments[3]), atol(arguments[4]), strtoull(arguments[5], NULL, 10));
    } else if (strcmp(arguments[2], "open") == 0 && count == 11) {
        const BookPlan plan = {.size = atoi(arguments[6]), .shorter = atoi(arguments[7]), .longer = atoi(arguments[8]),
                               .drawn = atoi(arguments[9]), .free = atoi(arguments[10])};
        if (!fits(rules, plan.size)) stop("there is no board of this size that fits", arguments[6]);
        const Network *network = read_network(stdin);
        play_openings(rules, &plan, network, atol(arguments[3]), atol(arguments[4]), strtoull(arguments[5], NULL, 10));
    } else {
        stop("this is not play or open, with their numbers, see or evaluate", arguments[2]);
    }
    return 0;
}
