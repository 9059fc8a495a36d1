"""Draws turns again, has the coach comment on them, checks every claim, and prints what came of it.

Usage: python3 build_scripts/measure.py coach [--games GAME ...] [--turns N] [--seed N] [--show N]

Turns are drawn as `coach_draws.py` says, until each game has as many marked ones; another --seed draws others. What is
drawn is kept in .cache/coach, so that the same command goes on where it was broken off, and comments on the same turns.

The claims are checked by `tests/engine/comment_claims.py`, which shares nothing with the coach: by the plain
references, full searches, and searches eight times as long. For each game the tables have the claims and those that are
false, the part of the marked turns that have a reason, how many good turns a fact holds of, how often another seed
gives the same first reason, and the time.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from measuring.coach_draws import Draw, draw, match_with
from py_engine.arena.cross_table import aligned
from py_engine.arena.files import KeptLines
from py_engine.coach import Comment, comment_on
from py_engine.coach.because import LOOKS
from py_engine.coach.case import Case
from py_engine.coach.effects import Effect
from py_engine.coach.trial import Evaluations, Trial
from py_engine.games.catalogue import CATALOGUE
from py_engine.match.turn_reader import TurnReader
from py_engine.players.review import PLAYOUTS
from py_engine.players.review_searches import ReviewSearches
from py_engine.search.full_search import never
from py_engine.text.sentences import Sentence
from support.console import say
from support.folders import CACHE, TESTS, VIRTUAL_ENVIRONMENT
from support.many_jobs import work
from support.processes import run_for_output

KEPT = CACHE / "coach"
CHECKER = TESTS / "engine" / "comment_claims.py"

# Games drawn from between two counts of the marked turns, and the seeds whose first reasons are compared.
AT_ONCE = 4
SEEDS = (1, 2)

# The loss from which a turn is a mistake.
MISTAKE = 0.3

Row = dict[str, Any]


class Untested(Trial):
    """The tests of a case, all passed: shows which facts hold."""

    def others_are_good(self, *_: object) -> bool:
        return True

    def is_good_without(self, *_: object) -> bool:
        return True

    def strong(self, replies: Any) -> list[Effect]:
        return list(replies)

    def is_strong_threat(self, *_: object) -> bool:
        return True


def main() -> int:
    """Draw, comment, check, and print the tables."""
    options = read_options()
    rows: list[Row] = []
    for game in options.games:
        rows += [commented(turn) for turn in drawn(game, options)]
    file = KEPT / f"comments-{options.seed}.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    for game in options.games:
        shown = [row for row in rows if row["game"] == game and row["mark"]][: options.show]
        for row in shown:
            say(f"{game} {row['size']} {row['loss']:.2f} {row['played']} ({row['better']}): {row['text'] or '–'}")
    say(coverage_table(rows))
    say(holds_table(rows))
    results = checked(file)
    say(truth_table(results))
    return int(any(result == "false" for _, _, _, _, result, *_ in results))


def read_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Check what the coach says of turns that are drawn again.")
    games = [info.id for info in CATALOGUE]
    parser.add_argument("--games", nargs="+", default=games, choices=games, metavar="GAME", help="just these games")
    parser.add_argument("--turns", type=int, default=60, metavar="N", help="marked turns a game (60)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the draw (1)")
    parser.add_argument("--minutes", type=float, default=600.0, metavar="M", help="to draw a game's turns (600)")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="that draw (1)")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="comments of each game to print (0)")
    return parser.parse_args()


def drawn(game: str, options: argparse.Namespace) -> list[Row]:
    """The turns of a game: marked ones as many as wanted, and the good ones of the same games."""
    kept = KeptLines(KEPT / f"draws-{game}-{options.seed}.jsonl")

    def keep(job: Draw, turns: list[Row]) -> None:
        kept.add({"job": job._asdict(), "turns": turns})

    def lacking() -> list[Draw]:
        marked = sum(turn["mark"] is not None for line in kept.lines for turn in line["turns"])
        numbers = range(len(kept.lines), len(kept.lines) + AT_ONCE)
        return [] if marked >= options.turns else [Draw(game, options.seed, number) for number in numbers]

    while jobs := lacking():
        if not work(jobs, draw, keep, options.processes, options.minutes):
            break
    turns = [turn for line in kept.lines for turn in line["turns"]]
    marked = [turn for turn in turns if turn["mark"] is not None]
    return marked[: options.turns] + [turn for turn in turns if turn["mark"] is None]


def commented(turn: Row) -> Row:
    """The turn with the coach's comment, the time that it took, and what else the tables need."""
    match = match_with(turn["game"], turn["size"], turn["start"], turn["played"])
    comment_of = partial(comment_on, match, better=turn["better"])
    begun = process_time()
    comment = comment_of()
    row = {**turn, "milliseconds": 1000 * (process_time() - begun), "text": comment.text}
    row["reasons"] = [{**reason._asdict(), "sentence": as_tree(reason.sentence)} for reason in comment.reasons]
    if turn["mark"] is None:
        return row | {"holds": sorted(set(facts_of(match, turn["better"])))}
    return row | {"same": sum(first(comment_of(seed=seed)) == first(comment) for seed in SEEDS)}


def as_tree(thing: Any) -> Any:
    """A sentence as its template and values, for JSON."""
    if not isinstance(thing, Sentence):
        return thing
    return {"template": thing.template, "values": {name: as_tree(value) for name, value in thing.values.items()}}


def first(comment: Comment) -> str:
    """The kind of the first reason."""
    return comment.reasons[0].kind if comment.reasons else ""


def facts_of(match: Any, better: str) -> Iterator[str]:
    """The kinds of facts that hold, tested or not."""
    game, played = match.game, match.played[-1]
    steps = TurnReader(game, played.start, (), played.start, False).read_turn(better)
    case = Case(game, match.info.players, played.start, played.actions, steps)
    if case.better is None or case.is_over(case.better.after) or case.is_over(played.end):
        return
    trial = Untested(case, Evaluations(game, ReviewSearches(match, PLAYOUTS, None, never), 0))
    for look in LOOKS:
        yield from (reason.kind for reason in look(case, case.better, trial))


def checked(file: Path) -> list[list[Any]]:
    """The results of checking a file of comments."""
    python = VIRTUAL_ENVIRONMENT / "bin" / "python"
    say("Checking every claim")
    printed = run_for_output(
        [python if python.exists() else sys.executable, CHECKER, file], failure="The check failed."
    )
    return [json.loads(line) for line in printed.splitlines()]


def coverage_table(rows: list[Row]) -> str:
    """Reasons of marked turns, the same reason with other seeds, and the time."""
    lines = [
        ["game", "marked", "certain", "because", "none", "loss ≥ 0.3", "with a reason", "same reason", "ms", "most ms"]
    ]
    for game in dict.fromkeys(row["game"] for row in rows):
        marked = [row for row in rows if row["game"] == game and row["mark"]]
        if not marked:
            continue
        sure = Counter(row["reasons"][0]["sure"] if row["reasons"] else "none" for row in marked)
        large = [row for row in marked if row["loss"] >= MISTAKE]
        with_reason = sum(bool(row["reasons"]) for row in large)
        same = sum(row["same"] for row in marked) / len(marked) / len(SEEDS)
        times = [row["milliseconds"] for row in marked]
        counts = (len(marked), sure["certain"], sure["because"], sure["none"], len(large))
        part = f"{with_reason} ({with_reason / max(1, len(large)):.0%})"
        lines.append([game, *map(str, counts), part, f"{same:.0%}", f"{median(times):.0f}", f"{max(times):.0f}"])
    return "\n" + aligned(lines, {0})


def holds_table(rows: list[Row]) -> str:
    """First reasons of marked turns; and of good turns, the part of which a fact holds untested, and is said."""
    lines = [["game", "kind", "first reason", "good turns", "fact holds", "said"]]
    for game in dict.fromkeys(row["game"] for row in rows):
        good = [row for row in rows if row["game"] == game and not row["mark"]]
        reasons = Counter(
            row["reasons"][0]["kind"] for row in rows if row["game"] == game and row["mark"] and row["reasons"]
        )
        holds = Counter(kind for row in good for kind in row["holds"])
        said = Counter(kind for row in good for kind in {reason["kind"] for reason in row["reasons"]})
        for kind in sorted({*reasons, *holds, *said}, key=lambda kind: -reasons[kind]):
            counts = (reasons[kind], len(good), holds[kind] or "–", said[kind])
            lines.append([game, kind, *map(str, counts)])
    return "\n" + aligned(lines, {0, 1})


def truth_table(results: list[list[Any]]) -> str:
    """Claims by game and by how sure they are, and those that are not true, in words."""
    counts = Counter((game, sure, result) for game, _, sure, _, result, *_ in results)
    lines = [["game", "claims", "checked true", "false", "tests fail again", "too long to check"]]
    for game, sure in dict.fromkeys((game, sure) for game, _, sure, *_ in results):
        found = [counts[game, sure, result] for result in ("true", "false", "fails", "unchecked")]
        lines.append([f"{game}, {sure}", str(sum(found)), *map(str, found)])
    wrong = [result for result in results if result[4] in ("false", "fails")]
    told = [f"{game} {start}: {sentence} ({result}: {why})" for game, _, _, _, result, why, start, sentence in wrong]
    return "\n".join(["", aligned(lines, {0}), *told])
