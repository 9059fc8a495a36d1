"""What further workers are worth to a search: how much faster it is, and how much stronger.

    PYTHONPATH=. python tests/bench/shared_playouts.py speed GAME [--helpers 1]
    PYTHONPATH=. python tests/bench/shared_playouts.py timed GAME [--helpers 1] [--seconds 0.3]
    PYTHONPATH=. python tests/bench/shared_playouts.py match GAME [--helpers 1] [--playouts 256] [--times 1.7]
    PYTHONPATH=. python tests/bench/shared_playouts.py joined GAME [--helpers 1] [--playouts 256]

`speed` needs no quiet machine and no further processors: one process plays the worker and its helpers in turns, and
each has a clock of its own that shows the processor time that its part has taken. `timed` has a search with helpers,
each a process of its own, play against one without, both with as much time a turn, and tells how many playouts a turn
each had: it needs a quiet machine with a processor for each. `match` gives the one with helpers so many times the
playouts instead; who plays the batches changes nothing, so all are played here. `joined` is what was not chosen: each
worker has a tree of its own with as many playouts as the one that they play against, and the visits in all trees are
added at each step; where looks are taken the one that they play against does not go by visits.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from random import Random
from statistics import mean
from unittest.mock import patch

from py_engine.arena import draw_even_opening
from py_engine.match import Match, new_match
from py_engine.players import job
from py_engine.players.analysis import Analyst
from py_engine.players.thinking import FIRST_STEP_SHARE, Thinking, choose_turn
from py_engine.search.search import Search
from py_engine.search.shared_playouts import BATCHES_EACH, COUNTED_EACH, PlayoutHelper

OPENING_TURNS = 2
# Playouts after which the speed is measured; where looks are taken, not before all helpers have their batches.
WARMED_UP = 600
# A slice, a message, and what passes between two slices, as in a browser (seconds).
SLICE, ON_THE_WAY, BETWEEN_SLICES = 0.004, 0.0002, 0.0002

Chooser = Callable[[Match, int], str]


class Helper:
    """A helper with a clock: its batches, and when each comes back with which results."""

    def __init__(self) -> None:
        self.clock = 0.0
        self.coming: list[tuple[float, str]] = []
        self._plays = PlayoutHelper()

    def play(self, batch: str, now: float) -> None:
        began = time.process_time()
        results = self._plays.play(batch)
        self.clock = max(self.clock, now) + time.process_time() - began
        self.coming.append((self.clock + ON_THE_WAY, results))


def playouts_a_second(game: str, helpers: int, seconds: float) -> float:
    """How many playouts (or looks) a second an analysis of a position early in the game has, by the worker's clock."""
    match, source = new_match(game), Random(5)
    while len(match.turns) < 8:
        match.act(source.choice([step for step in match.legal_actions() if step != "swap"]))
    with patch.object(job, "perf_counter", time.process_time):
        analyst = Analyst(match, seed=1)
    crew = [Helper() for _ in range(helpers)]
    params = analyst.search.params
    all_out = BATCHES_EACH * helpers * COUNTED_EACH * params.leaves
    warmed_up = max(WARMED_UP, all_out) if params.evaluates_only else WARMED_UP
    waiting: list[str] = []
    clock, ends = 0.0, inf
    from_clock, from_playouts = 0.0, 0
    while clock < ends and not analyst.finished:
        began = time.process_time()
        analyst.search.share(helpers)
        for helper in crew:
            while helper.coming and helper.coming[0][0] <= clock:
                analyst.search.receive(helper.coming.pop(0)[1])
        analyst.run(SLICE)
        waiting += analyst.search.take_batches()
        clock += time.process_time() - began + BETWEEN_SLICES
        for helper in crew:
            while waiting and len(helper.coming) < BATCHES_EACH:
                helper.play(waiting.pop(0), clock)
        if ends == inf and analyst.playouts > warmed_up:
            ends = clock + seconds
            from_clock, from_playouts = clock, analyst.playouts
    return (analyst.playouts - from_playouts) / (clock - from_clock)


def alone(playouts: int) -> Chooser:
    return lambda match, seed: choose_turn(match, playouts=playouts, seed=seed).text


def with_helpers(playouts: int, helpers: int) -> Chooser:
    def choose(match: Match, seed: int) -> str:
        thinking = Thinking(match, playouts=playouts, seed=seed)
        while thinking.choice is None:
            thinking.memory.share(helpers)
            thinking.run(1.0)
            thinking.memory.take_batches()
        return thinking.choice.text

    return choose


class HelpingProcess:
    """A helper in a process of its own; under_way: batches that it has not answered yet."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a fork would hold this end, too, and outlive it
        self.connection, other = context.Pipe()
        self.under_way = 0
        self._process = context.Process(target=answer_batches, args=(other,), daemon=True)
        self._process.start()
        other.close()  # so that the end of the process is noticed

    def give(self, batch: str) -> None:
        self.connection.send(batch)
        self.under_way += 1

    def take(self) -> str:
        results: str = self.connection.recv()
        self.under_way -= 1
        return results

    def __enter__(self) -> HelpingProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.send(None)
        self._process.join()


def answer_batches(connection: Connection) -> None:
    """What a helping process does until it is given nothing more."""
    plays = PlayoutHelper()
    while (batch := connection.recv()) is not None:
        connection.send(plays.play(batch))


class WholeTime:
    """A clock for work in slices that counts what passes between them, too."""

    def __init__(self) -> None:
        self._last = time.perf_counter()
        self._goes_on = False

    def go_on(self) -> None:
        """A slice begins: it counts from the end of the one before."""
        self._goes_on = True

    def __call__(self) -> float:
        if self._goes_on:
            self._goes_on = False
        else:
            self._last = time.perf_counter()
        return self._last


def in_time(seconds: float, crew: Sequence[HelpingProcess], taken: list[int]) -> Chooser:
    """With these helpers, so much time a turn by the clock on the wall. taken: grows by the playouts of each turn."""

    def choose(match: Match, seed: int) -> str:
        clock = WholeTime()
        thinking = Thinking(match, seconds=seconds, seed=seed, clock=clock)
        waiting: list[str] = []
        root = None
        while thinking.choice is None:
            search = thinking.memory
            if search.root is not root:  # what was under way before a step counts for nothing
                root = search.root
                waiting.clear()
            search.share(len(crew) if thinking.shared else 0)
            for helper in crew:
                while helper.connection.poll():
                    search.receive(helper.take())
            clock.go_on()
            thinking.run(SLICE)
            waiting += search.take_batches()
            for helper in crew:
                while waiting and helper.under_way < BATCHES_EACH:
                    helper.give(waiting.pop(0))
            if search.wants_helpers:
                wait([helper.connection for helper in crew], BETWEEN_SLICES)
        for helper in crew:  # what is too late is nothing to the next search
            while helper.under_way:
                helper.take()
        taken.append(thinking.playouts)
        return thinking.choice.text

    return choose


def with_joined_trees(playouts: int, trees: int) -> Chooser:
    def choose(match: Match, seed: int) -> str:
        if match.can_swap or match.first_stone_is_due:
            return choose_turn(match, playouts=playouts, seed=seed).text
        searches = [Search(match.game, match.position, seed + number) for number in range(trees)]
        spent, steps = 0.0, list(match.unfinished)
        while not steps or searches[0].root.position.stage:
            share = spent + (1 - spent) * FIRST_STEP_SHARE
            index = _joined_step(searches, round(playouts * share))
            if not any((child := one.root.children[index]) and child.position.stage for one in searches):
                share = 1.0
                index = _joined_step(searches, playouts)
            spent = share
            action = searches[0].root.actions[index]
            steps.append(action)
            for one in searches:
                one.advance(action)
        return match.game.turn_text(match.turn_start, steps)

    return choose


def _joined_step(searches: list[Search], playouts: int) -> int:
    """The index of the step with the most visits in all trees, after so many playouts in each."""
    for one in searches:
        one.run(playouts)
        one.discard_batch()
    while True:
        index = _most_visited(searches)
        found = [one.examine(index) for one in searches]
        if not any(found):
            return index


def _most_visited(searches: list[Search]) -> int:
    mover = searches[0].root.position.to_move
    for one in searches:
        if one.root.proven == mover:
            return one.best()

    def rank(index: int) -> tuple[bool, int, float]:
        is_lost = any(one.proof_of(index)[0] == "loss" or one.is_refuted(index) for one in searches)
        visits = sum(one.root.visits[index] for one in searches)
        return not is_lost, visits, sum(one.win_rate(index) for one in searches)

    return max(range(len(searches[0].root.actions)), key=rank)


def games_won(game: str, ours: Chooser, theirs: Chooser, pair: int) -> int:
    """Of the two games of a pair, which share their opening."""
    won = 0
    for side in (0, 1):
        match, source = new_match(game), Random(f"{pair} {side}")
        for text in draw_even_opening(game, OPENING_TURNS, pair):
            match.play(text)
        while not match.is_over:
            chooser = ours if match.to_move == side else theirs
            match.play(chooser(match, source.getrandbits(30)))
        won += match.winner == side
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measure", choices=("speed", "timed", "match", "joined"))
    parser.add_argument("game")
    parser.add_argument("--helpers", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=256)
    parser.add_argument("--times", type=float, default=1.7)
    parser.add_argument("--pairs", type=int, default=30)
    parser.add_argument("--first", type=int, default=0, help="number of the first pair")
    parser.add_argument("--seconds", type=float, help="of a measurement (2), or of a turn (0.3)")
    asked = parser.parse_args()
    seconds = asked.seconds
    if seconds is None:
        seconds = 2.0 if asked.measure == "speed" else 0.3
    if asked.measure == "speed":
        rates = [playouts_a_second(asked.game, helpers, seconds) for helpers in (0, asked.helpers)]
        print(f"{rates[0]:.0f} playouts a second alone, {rates[1]:.0f} with helpers: {rates[1] / rates[0]:.2f} times")
        return
    with ExitStack() as stack:
        theirs = alone(asked.playouts)
        taken: tuple[list[int], list[int]] = ([], [])
        if asked.measure == "timed":
            ours = in_time(seconds, [stack.enter_context(HelpingProcess()) for _ in range(asked.helpers)], taken[0])
            theirs = in_time(seconds, [], taken[1])
        elif asked.measure == "match":
            ours = with_helpers(round(asked.playouts * asked.times), asked.helpers)
        else:
            ours = with_joined_trees(asked.playouts, 1 + asked.helpers)
        won = 0
        for number in range(asked.pairs):
            won += games_won(asked.game, ours, theirs, asked.first + number)
            print(f"{won} of {2 * number + 2}", flush=True)
        if asked.measure == "timed":
            print(f"playouts a turn in the mean: {mean(taken[0]):.0f} with helpers, {mean(taken[1]):.0f} without")


if __name__ == "__main__":
    main()
