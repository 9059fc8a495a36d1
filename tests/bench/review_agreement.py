"""Whether reviews with different seeds agree: games between characters, each reviewed twice.

Usage, at the top of the repository: PYTHONPATH=. python tests/bench/review_agreement.py [--games N] [--first N]
[--only A,B] [--sizes A=N,B=N] [--playouts N] [--turns FILE]

The games are numbered: the same number is the same game on every machine. The characters of a game differ by one or two
rungs of the ladder, the highest excepted, and play with their own numbers of playouts. For each game it prints

- `marks`: of the turns that at least one review marks, how many both give the same mark;
- `marked at all`: the same, if only being marked counts;
- `good finds`: of the turns that at least one calls a good find, how many both do;
- `turns`: of all turns, how many both give the same mark, or both none;
- seconds of a review.

turns: a file to which each turn is appended as a line of JSON.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from time import process_time

import py_engine as s
from py_engine.arena import GameSpec, Player, play_game
from py_engine.match import Match
from py_engine.players.judging import GOOD
from py_engine.players.opponents import opponents_of
from py_engine.players.review import Review
from py_engine.players.verdicts import Entry

# Rungs of the two characters, by the number of the game.
RUNGS = ((0, 1), (1, 2), (2, 3), (1, 3), (0, 2))
SEEDS = (1, 2)


class Agreement:
    """How far two reviews agree, counted over games."""

    def __init__(self) -> None:
        self.turns = self.same = self.marked = self.marked_same = self.marked_by_both = 0
        self.good = self.good_by_both = 0
        self.seconds = 0.0
        self.games = 0

    def add(self, reviews: Sequence[Sequence[Entry]], seconds: float) -> None:
        """Count two reviews of a game, which took so long together."""
        self.games += 1
        self.seconds += seconds / len(reviews)
        for entries in zip(*reviews, strict=True):
            if entries[0].judgement is None:
                continue
            first, second = (entry.judgement.mark for entry in entries if entry.judgement)
            self.turns += 1
            self.same += first == second
            if first or second:
                self.marked += 1
                self.marked_same += first == second
                self.marked_by_both += first is not None and second is not None
            if GOOD in (first, second):
                self.good += 1
                self.good_by_both += first == second

    def __str__(self) -> str:
        def share(part: int, whole: int) -> str:
            return f"{part} of {whole}" + (f" ({100 * part / whole:.1f} %)" if whole else "")

        return (
            f"{self.games} games, marks {share(self.marked_same, self.marked)}, "
            f"marked at all {share(self.marked_by_both, self.marked)}, "
            f"good finds {share(self.good_by_both, self.good)}, turns {share(self.same, self.turns)}, "
            f"{self.seconds / max(1, self.games):.1f} s a review"
        )


def numbered_game(game: str, number: int, size: int | None = None) -> Match:
    """A game between two characters, with their own playouts and no limit in seconds."""
    lower, higher = RUNGS[number % len(RUNGS)]
    opponents = opponents_of(game)
    players = [Player(opponents[rung].id, playouts=opponents[rung].playouts) for rung in (lower, higher)]
    first, second = players if number % 2 == 0 else players[::-1]
    return s.load_record(play_game(GameSpec(game, (first, second), size, seed=number)).record)


def review(match: Match, seed: int | None, playouts: int | None) -> list[Entry]:
    """What a review says."""
    work = Review(match, seed=seed, playouts=playouts)
    while not work.finished:
        work.run(10)
    return work.entries


def main() -> None:
    """Play, review and tell."""
    parser = argparse.ArgumentParser(description="Whether reviews with different seeds agree.")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="of each game (20)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first one (0)")
    parser.add_argument("--only", metavar="A,B", help="these games")
    parser.add_argument("--sizes", metavar="A=N,B=N", default="", help="other sizes than the usual ones")
    parser.add_argument("--playouts", type=int, metavar="N", help="for a position, instead of the usual number")
    parser.add_argument("--turns", type=Path, metavar="FILE", help="where to append what is said of each turn")
    options = parser.parse_args()
    sizes = {game: int(size) for game, size in (part.split("=") for part in options.sizes.split(",") if part)}
    for game in options.only.split(",") if options.only else [info.id for info in s.catalogue()]:
        agreement = Agreement()
        for number in range(options.first, options.first + options.games):
            match = numbered_game(game, number, sizes.get(game))
            started = process_time()
            reviews = [review(match, seed, options.playouts) for seed in SEEDS]
            agreement.add(reviews, process_time() - started)
            print(f"  {game} {number}: {agreement}", flush=True)
            if options.turns:
                write_turns(options.turns, game, number, reviews)
        print(f"{game}: {agreement}", flush=True)


def write_turns(file: Path, game: str, number: int, reviews: Sequence[Sequence[Entry]]) -> None:
    """Append what reviews say of each turn of a game."""
    with file.open("a", encoding="utf-8") as lines:
        for entries in zip(*reviews, strict=True):
            said = [entry.judgement._asdict() for entry in entries if entry.judgement]
            if said:
                lines.write(json.dumps({"game": game, "number": number, "turn": entries[0].turns, "said": said}) + "\n")


if __name__ == "__main__":
    main()
