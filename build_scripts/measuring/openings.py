"""A table of who wins each position that the first turns of a board can lead to, in little more than a bit for each."""

import re
from base64 import b85encode
from math import ceil
from pathlib import Path

from measuring.c_programs import run_c_program
from py_engine.arena.files import write_file
from py_engine.search.solved_boards import places
from support.console import say
from support.folders import ENGINE

# By game and size, after how many turns the positions are few enough to be solved while a player waits.
TURNS = {("parasol", 3): 3, ("subsume", 3): 5, ("sunspot", 3): 6}

# Places for each position. With a few hundredths less, hardly any set of positions can be packed.
ROOM = 1.25

TABLE = ENGINE / "search" / "proven_openings.py"
HEAD = '''"""Winners of positions after the first turns, written by `build_scripts/measure.py solve --openings`.

The entry of a game and size is the number of turns, then the other fields of `Openings`.
"""

PROVEN: dict[tuple[str, int], tuple[int, int, int, str]] = {
'''
WIDTH = 100


def write_openings(program: Path) -> None:
    """Write the engine's table again."""
    lines = [HEAD]
    for (game, size), turns in TURNS.items():
        listed = run_c_program(program, game, size, "positions", turns)
        winners = {int(number): int(winner) for _, number, winner in map(str.split, listed.splitlines())}
        seed, part, bits = packed(winners)
        text = b85encode(bits.to_bytes((3 * part + 7) // 8, "little")).decode()
        lines.append(
            f"    ({game!r}, {size}): (\n        {turns},\n        {seed},\n        {part},\n".replace("'", '"')
        )
        lines += [f'        "{piece}"\n' for piece in re.findall(f".{{1,{WIDTH}}}", text)]
        lines.append("    ),\n")
        say(f"{game} {size}: {len(winners)} positions after {turns} turns or fewer, {len(text)} characters")
    write_file(TABLE, "".join(lines) + "}\n")


def packed(winners: dict[int, int]) -> tuple[int, int, int]:
    """A seed, the places in each part, and bits of which each number's three add up to its winner.

    A number that shares a place with no other can be settled last, so such numbers are taken out until none is left.
    With an unlucky seed some are left, and the next one is tried.
    """
    part = ceil(len(winners) * ROOM / 3) + 8
    for seed in range(100):
        users: list[set[int]] = [set() for _ in range(3 * part)]
        for number in winners:
            for place in places(number, seed, part):
                users[place].add(number)
        alone = [place for place, numbers in enumerate(users) if len(numbers) == 1]
        settled: list[tuple[int, int]] = []
        while alone:
            place = alone.pop()
            if len(users[place]) != 1:
                continue
            (number,) = users[place]
            settled.append((number, place))
            for other in places(number, seed, part):
                users[other].discard(number)
                if len(users[other]) == 1:
                    alone.append(other)
        if len(settled) == len(winners):
            bits = 0
            for number, place in reversed(settled):
                if (sum(bits >> other & 1 for other in places(number, seed, part)) & 1) != winners[number]:
                    bits |= 1 << place
            return seed, part, bits
    raise AssertionError("no seed has a place for every number")
