/* Whole turns, of as many steps as they take. */

#include "solver.h"

/* Appends a position unless it is there already: some turns lead to the same one. */
static int add_position(const Problem *problem, Position *position, Position *after, int found) {
    for (int index = 0; index < found; index++) {
        const Cells *known = after[index].stones;
        if (same(known[0], position->stones[0]) && same(known[1], position->stones[1])) return found;
    }
    if (!problem->lengths_differ) position->winner = problem->rules->decided(&problem->game, position);
    after[found] = *position;
    return found + 1;
}

/* Appends the results of a turn that has begun so. */
static int add_turns(const Problem *problem, const Position *position, Position *after, int found) {
    const Steps steps = problem->rules->legal(&problem->game, position);
    for (int number = 0; number < count_steps(steps); number++) {
        Position next = *position;
        problem->rules->apply(&problem->game, &next, nth(steps.cells, number));
        found = next.stage ? add_turns(problem, &next, after, found) : add_position(problem, &next, after, found);
    }
    return found;
}

int list_turns(const Problem *problem, const Position *position, Position *after) {
    return add_turns(problem, position, after, 0);
}
