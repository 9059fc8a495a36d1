/* Positions of Surmount on size 4 with one winning turn, as far as a small search shows.
 *
 *     surmount_finder FROM TO
 *
 * Plays the games of these numbers with hasty players. The last position of each that a search can judge is varied, a few
 * cells at a time, towards fewer winning turns, until one is left; from there the walk goes on to others that differ from
 * it. Prints the number of the game, the cells in board order (0 empty, 1 and 2 stones) and who is to move, 1 or 2. Each
 * number gives the same positions, whatever was searched before. */

#include "finder.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    SIZE = 4,
    LONGEST_GAME = 200,
    LEAST_FREE = 5,
    MOST_FREE = 18,
    FEWEST_CHOICES = 6,
    MOST_CHOICES = 80,
    LEAST_RESISTING = 3, /* turns after which the other side does not win at once, the winning one counted */
    LONGEST_WALK = 800,
    MOST_STALE = 80,
    MOST_FOUND = 6,
    LEAST_DIFFERENCE = 6, /* cells */
    ALL_LOSE = 41,        /* worse than any number of winning turns that is told apart */
    UNFIT = -1,
};

static Random random_state;

/* How many turns win, at most one more than `most`; UNFIT where that is not found out, or one wins at once. resisting: the
 * turns after which the other side does not win at once. */
static int winning_turns(const Position *position, int most, int *resisting) {
    static Turn turns[MOST_TURNS], replies[MOST_TURNS];
    const int turn_count = list_turns(position, turns);
    *resisting = 0;
    if (turn_count < FEWEST_CHOICES || turn_count > MOST_CHOICES) return UNFIT;
    for (int colour = 0; colour < 2; colour++) {
        if (has_unassailable(&game.board, position->stones[colour])) return UNFIT;
    }
    for (int index = 0; index < turn_count; index++) {
        if (turns[index].wins) return UNFIT;
    }
    const Value value = value_of(position);
    if (value != WON) return value == LOST ? 0 : UNFIT;
    for (int index = 0; index < turn_count; index++) {
        const int reply_count = list_turns(&turns[index].after, replies);
        bool loses = false;
        for (int reply = 0; reply < reply_count; reply++) loses = loses || replies[reply].wins;
        *resisting += !loses;
    }
    int winning = 0;
    for (int index = 0; index < turn_count && winning <= most; index++) {
        const Value theirs = value_of(&turns[index].after);
        if (theirs == OPEN) return UNFIT;
        winning += theirs == LOST;
    }
    return winning;
}

static int free_cells(const Position *position) {
    return count(empty_cells(&game, position));
}

static bool is_late_enough(const Position *position) {
    return free_cells(position) >= LEAST_FREE && free_cells(position) <= MOST_FREE;
}

/* Large groups count most. */
static int promise(const Position *position, int player) {
    int sum = 0;
    for (int colour = 0; colour < 2; colour++) {
        Cells groups[MOST_FIELDS];
        for (int left = list_groups(&game.board, position->stones[colour], groups); left--;) {
            sum += (colour == player ? 1 : -1) * count(groups[left]) * count(groups[left]);
        }
    }
    return sum;
}

/* Plays a game until a side is sure to win; returns how many positions it went through. */
static int play_game(Position *passed) {
    static Turn turns[MOST_TURNS];
    Position now = start_of();
    const int looks = 1 + random_below(&random_state, 6), opening = 2 + random_below(&random_state, 10);
    for (int played = 0; played < LONGEST_GAME; played++) {
        passed[played] = now;
        const int turn_count = list_turns(&now, turns);
        if (turn_count == NONE) return played;
        int chosen = random_below(&random_state, turn_count);
        for (int look = 1; look < looks && played >= opening && !turns[chosen].wins; look++) {
            const int other = random_below(&random_state, turn_count);
            const bool is_better =
                promise(&turns[other].after, now.mover) > promise(&turns[chosen].after, now.mover);
            if (turns[other].wins || is_better) chosen = other;
        }
        if (turns[chosen].wins) return played + 1;
        now = turns[chosen].after;
    }
    return LONGEST_GAME;
}

static Position varied(const Position *position) {
    Position other = *position;
    for (int changes = 1 + random_below(&random_state, 3); changes--;) {
        const Cells cell = only(nth(game.board.cells, random_below(&random_state, game.board.cell_count)));
        const int owner = random_below(&random_state, 3);
        for (int colour = 0; colour < 2; colour++) {
            other.stones[colour] = owner == colour ? other.stones[colour] | cell : other.stones[colour] & ~cell;
        }
    }
    return other;
}

static int difference(const Position *one, const Position *other) {
    return count((one->stones[0] ^ other->stones[0]) | (one->stones[1] ^ other->stones[1]));
}

static void show(long number, const Position *position) {
    printf("%ld ", number);
    for (Cells rest = game.board.cells; any(rest);) {
        const int cell = take_first(&rest);
        putchar(has(position->stones[0], cell) ? '1' : has(position->stones[1], cell) ? '2' : '0');
    }
    printf(" %d\n", position->mover + 1);
    fflush(stdout);
}

/* Walks from a position with so many winning turns to others with fewer. */
static void vary(long number, Position now, int winning) {
    Position found[MOST_FOUND];
    int found_count = 0, stale = 0, score = winning ? winning : ALL_LOSE;
    for (int step = 0; step < LONGEST_WALK && found_count < MOST_FOUND && stale < MOST_STALE; step++) {
        const Position other = varied(&now);
        if (difference(&other, &now) == 0 || !is_late_enough(&other)) continue;
        int resisting;
        winning = winning_turns(&other, score < MOST_FOUND ? MOST_FOUND : score, &resisting);
        if (winning == UNFIT) {
            stale++;
            continue;
        }
        bool is_new = winning == 1 && resisting >= LEAST_RESISTING;
        for (int index = 0; index < found_count; index++) {
            is_new = is_new && difference(&other, &found[index]) >= LEAST_DIFFERENCE;
        }
        if (is_new) {
            show(number, &other);
            found[found_count++] = now = other;
            stale = 0;
            score = MOST_FOUND;
            continue;
        }
        const int new_score = winning ? winning : ALL_LOSE;
        stale = new_score < score && !found_count ? 0 : stale + 1;
        if (new_score > score) continue;
        now = other;
        if (!found_count) score = new_score < 2 ? 2 : new_score;
    }
}

static void search_game(long number) {
    static Position passed[LONGEST_GAME];
    random_state = UINT64_C(0x9E3779B97F4A7C15) * ((uint64_t)number + 1);
    forget_values();
    for (int index = play_game(passed) - 1; index >= 0; index--) {
        int resisting;
        if (!is_late_enough(&passed[index])) continue;
        const int winning = winning_turns(&passed[index], ALL_LOSE - 1, &resisting);
        if (winning == UNFIT) continue;
        vary(number, passed[index], winning);
        return;
    }
}

int main(int arguments, char **argument) {
    if (arguments != 3) {
        fprintf(stderr, "usage: surmount_finder FROM TO\n");
        return 2;
    }
    make_game(&SURMOUNT, &game, SIZE, NO_CELLS);
    const long end = atol(argument[2]);
    for (long number = atol(argument[1]); number < end; number++) search_game(number);
    return 0;
}
