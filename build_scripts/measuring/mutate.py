"""Changes the engine in thousands of small ways and prints which of these mutants no test notices.

Usage: python3 build_scripts/measure.py mutate [--only ROOM ...] [--sample N] [--seed N] [--again | --report]

mutmut makes the mutants in a copy of the tree in `.cache/mutation`, lets mypy refuse those that it can, and runs for
each of the others the usual tests of the engine that reach the changed function. A run that is broken off goes on where
it was; functions changed since are tried again. --sample N takes N mutants of each room by chance. --again tries once
more those that survived, against tests that are new; --report tries none and prints the results so far.

Mutants that cannot matter are listed in `tests/engine/equivalent_mutants.toml` with the reason. All other survivors
are printed with what they change; the exit code is 1 if a room reaches less than its aim.
"""

import argparse
import os
import random
import shutil

from measuring.mutants import AIMS, EQUIVALENTS, Mutant, Status, read_equivalents, read_mutants, unused_equivalents
from support.console import Failure, say
from support.folders import CACHE, ENGINE, PROJECT_FILE, ROOT, TESTS
from support.processes import clean_environment, run_openly
from support.stamps import do_unless_current, fingerprint
from toolchain.virtual_environment import PROGRAMS, install

TREE = CACHE / "mutation"
# Of the table at the end.
LINE = "{:<10} {:>8} {:>9} {:>9} {:>6} {:>6} {:>8} {:>6}"


def main() -> int:
    """Try the mutants and print the table; returns 1 where a room misses its aim."""
    parser = argparse.ArgumentParser(description="Tell which small changes of the engine no test notices.")
    parser.add_argument("--only", nargs="+", choices=AIMS, metavar="ROOM", help=f"just these of: {', '.join(AIMS)}")
    parser.add_argument("--sample", type=int, metavar="N", help="so many mutants of each room, by chance (all)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of that chance (1)")
    extents = parser.add_mutually_exclusive_group()
    extents.add_argument("--again", action="store_true", help="try those once more that survived")
    extents.add_argument("--report", action="store_true", help="try none: tell what earlier runs found")
    options = parser.parse_args()
    rooms = options.only or list(AIMS)
    if not options.report:
        install("check")
        install("mutation")
        inputs = fingerprint(ENGINE, TESTS / "engine", PROJECT_FILE, ROOT / "README.md")
        do_unless_current("mutants", inputs, make_mutants, TREE.is_dir)
    chosen = sampled(read_mutants(TREE, rooms), options.sample, options.seed)
    if not options.report:
        try_mutants([mutant for mutant in chosen if is_to_be_tried(mutant, options.again)])
    names = {mutant.name for mutant in chosen}
    return report([mutant for mutant in read_mutants(TREE, rooms) if mutant.name in names], rooms)


def make_mutants() -> None:
    """Bring the copy of the tree and its mutants up to date; results of unchanged mutants stay."""
    for source in (ENGINE, TESTS / "engine"):
        target = TREE / source.relative_to(ROOT)
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    # mutmut overwrites existing files, but does not delete those that have gone.
    shutil.rmtree(TREE / "mutants" / "tests", ignore_errors=True)
    for file in (PROJECT_FILE, ROOT / "README.md"):
        shutil.copy2(file, TREE / file.name)
    # The names of mutants are known once mutmut has made them; it makes all to try those of one small module.
    if run_mutmut(["py_engine.records.numbered_moves.*"]):
        raise Failure("mutmut could not make the mutants, or the tests fail without any; it said why above.")


def sampled(mutants: list[Mutant], number: int | None, seed: int) -> list[Mutant]:
    """`number` mutants of each room, chosen by chance and always the same for a seed; all if `number` is None."""
    if number is None:
        return mutants
    chosen: list[Mutant] = []
    for room in AIMS:
        there = sorted((mutant for mutant in mutants if mutant.room == room), key=lambda mutant: mutant.name)
        chosen += random.Random(f"{seed} {room}").sample(there, min(number, len(there)))
    return chosen


def is_to_be_tried(mutant: Mutant, again: bool) -> bool:
    """Return whether a mutant has no result yet, or survived and is to be tried again."""
    return mutant.status is Status.UNTRIED or (again and mutant.survived)


def try_mutants(mutants: list[Mutant]) -> None:
    """Run the tests against each of the mutants."""
    say(f"{len(mutants)} mutants to try")
    if mutants:
        run_mutmut([mutant.name for mutant in mutants])


def run_mutmut(names: list[str]) -> int:
    """Run mutmut on the mutants of these names; `*` matches anything. Returns its exit code."""
    environment = clean_environment()
    # mutmut finds mypy by its name.
    environment |= {"PATH": f"{PROGRAMS}{os.pathsep}{environment['PATH']}", "PYTHONHASHSEED": "0"}
    return run_openly([PROGRAMS / "mutmut", "run", *names], folder=TREE, environment=environment)


def report(mutants: list[Mutant], rooms: list[str]) -> int:
    """Print the survivors and the table; returns 1 where a room misses its aim."""
    equivalents = read_equivalents()
    survivors = [mutant for mutant in mutants if mutant.survived]
    changes = {mutant: mutant.change(TREE) for mutant in survivors}
    equal = {mutant for mutant, change in changes.items() if change in equivalents}
    for mutant, change in changes.items():
        if mutant not in equal:
            say(f"\n{mutant.name} ({mutant.status.value})\n{change}")
    for change in unused_equivalents(equivalents, mutants, set(changes.values())):
        say(f"\nNo longer there, but listed in {EQUIVALENTS.name}:\n{change}")
    say("\n" + LINE.format("room", "mutants", "by types", "by tests", "equal", "left", "noticed", "aim"))
    missed = False
    for room in rooms:
        there = [mutant for mutant in mutants if mutant.room == room and mutant.status is not Status.UNTRIED]
        counts = {status: sum(mutant.status is status for mutant in there) for status in Status}
        by_types, by_tests = counts[Status.KILLED_BY_TYPES], counts[Status.KILLED]
        alike = sum(mutant.room == room for mutant in equal)
        left = len(there) - by_types - by_tests - alike
        share = 100 * (by_types + by_tests) / max(1, len(there) - alike)
        missed |= share < AIMS[room]
        say(LINE.format(room, len(there), by_types, by_tests, alike, left, f"{share:.1f} %", f"{AIMS[room]} %"))
    return int(missed)
