"""Measures what reading costs: of each game an honest record, and texts made to be dear, in times of that.

Usage: python3 build_scripts/measure.py readers

An honest record holds as many turns and variations as a match may have, from random games on the largest board. Told
are its length, its milliseconds, and its microseconds for each character; then how many times as much a character costs
of each text that is made to be dear, of the largest length that is read. Nothing here passes or fails by a time;
tests/engine/test_reading_work.py holds the same by counting calls.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from random import Random

from support.folders import ROOT

sys.path.insert(0, str(ROOT))

import py_engine as s
from py_engine.match.turn_tree import MOST_NODES
from py_engine.records import LONGEST_RECORD

UNITS = (
    "%",
    "%41",
    "[",
    "[],",
    '{"a":',
    '"",',
    " ",
    ",",
    "(",
    "1",
    "1.",
    "a1 ",
    "xa1",
    "a1,",
    "/",
    "&",
    "\\",
    "\u0301",
)
HEADS = ("", "game=sum&turns=", "surmount 5: ", "sum 5 holes ", "[", '["', '{"')


def honest_record(game: str, size: int) -> str:
    """Random games as variations of each other."""
    match, random = s.new_match(game, size=size), Random(size)
    while len(match.history.tree) < MOST_NODES - 1:
        if match.is_over:
            line = match.history.tree.here.line()
            match.history.go_to(line[random.randrange(len(line) // 2 + 1)].number)
        match.act(random.choice(match.legal_actions()))
    return json.dumps(match.record(variations=True), separators=(",", ":"))


def record_of_long_turns() -> str:
    """Variations of Surmount whose cells all touch one friendly group, and only the last another as well."""
    enemies = [f"i{number}" for number in range(1, 19)] + [f"j{number}" for number in range(1, 13)]
    friends = [f"h{number}" for number in range(1, 18)]
    match = s.new_match("surmount", size=10, start=f"{' '.join([*friends, 'f15'])}/{' '.join(enemies)}/1")
    random = Random(1)
    turns = [
        f"{','.join([*random.sample([f'g{number}' for number in range(1, 15)], 11), 'g16'])}(xi{random.randint(1, 18)})"
        for _ in range(MOST_NODES)
    ]
    return _with_tree(match, turns, [0] * len(turns))


def record_far_apart() -> str:
    """Lines of Sum, of which each goes on by one turn after the other: a turn lies far from the one before."""
    lines = []
    for seed in range(60):
        match, random = s.new_match("sum", size=19), Random(seed)
        for _ in range(MOST_NODES // 60):
            match.act(random.choice(match.legal_actions()))
        lines.append(match.turns)
    turns = [line[depth] for depth in range(MOST_NODES // 60) for line in lines]
    return _with_tree(s.new_match("sum", size=19), turns, [max(0, number - 59) for number in range(len(turns))])


def _with_tree(match: s.Match, turns: list[str], after: list[int]) -> str:
    record = {**match.record(), "version": 2, "turns": [], "tree": {"turns": turns, "after": after, "line": 0}}
    return json.dumps(record, separators=(",", ":"))[:LONGEST_RECORD]


def dear_texts() -> Iterator[tuple[str, str, str]]:
    """For each text the game whose honest record it is compared with, and what it is called."""
    yield "surmount", "long turns", record_of_long_turns()
    yield "sum", "turns far apart", record_far_apart()
    for head in HEADS:
        for unit in UNITS:
            yield "sum", f"{head}{unit * 3}…", head + unit * ((LONGEST_RECORD - len(head)) // len(unit))


def seconds_to_read(text: str) -> float:
    """The processor's time; an error of the engine ends the reading."""
    begun = time.process_time()
    try:
        s.load_record(text)
    except ValueError as error:
        if not isinstance(error, s.InvalidText | s.InvalidSetup | s.IllegalTurn):
            raise
    return time.process_time() - begun


def main() -> int:
    """Measure, and tell the dearest."""
    argparse.ArgumentParser(description="Measure what reading records costs.").parse_args()
    rates = {}
    for info in s.catalogue():
        text = honest_record(info.id, info.sizes[-1])
        seconds = seconds_to_read(text)
        rates[info.id] = seconds / len(text)
        print(f"{info.id:10} {len(text):9} characters {seconds * 1e3:7.0f} ms {rates[info.id] * 1e6:6.2f} µs each")
    found = []
    for game, name, text in dear_texts():
        seconds = seconds_to_read(text)
        found.append((seconds / len(text) / rates[game], seconds, len(text), name))
    for times, seconds, length, name in sorted(found, reverse=True)[:15]:
        print(f"{times:6.2f} times, {seconds * 1e3:5.0f} ms, {length:7} characters: {name!r}")
    return 0
