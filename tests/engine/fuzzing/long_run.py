"""Looks for cases that break a promise, for as long as asked: a test that only `measure.py fuzz` runs.

Its settings come in the environment, as JSON: `targets` (empty for all), `minutes`, `seed`, `folder`, and `case`, a
file to try alone. Cases that reach steps of the engine that no case has reached before are kept in a pool, and damaged
further.
"""

from __future__ import annotations

import faulthandler
import json
import os
import time
import traceback
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis.database import DirectoryBasedExampleDatabase
from hypothesis.stateful import run_state_machine_as_test
from setups import SMALL_SETUPS, Setup

from .corpus import CORPUS, kept_files, read_case, written_case
from .match_machine import machine_of
from .promises import Watch, size_of
from .shortening import Failure, failure_of, shortened
from .targets import TARGETS, Target
from .work import Edge

ROOT = Path(__file__).resolve().parents[3]

SETTINGS = "SUNSTONES_FUZZ"

# The stateful test of a match: no reader, but it is run and reported like one.
MATCH = "match"

# Seconds for one target, before the next one is tried.
TURN = 20.0
# Larger cases are tried, but not damaged further.
LARGEST_IN_POOL = 20_000
MOST_IN_POOL = 2_000
# One case in this many is new; the others come from the pool.
NEW = 3
# Seconds of processor time after which a case is shown, even if it has executed no more lines than it may.
SLOW = 5.0
# Seconds after which a case counts as hung: its facts are printed, and the run ends.
HUNG = 300


class Search:
    """The search for cases of one target that fail."""

    def __init__(self, target: Target, folder: Path, source: str) -> None:
        self.target = target
        self.random = Random(f"{source} {target.name}")
        self.found = folder / "found" / target.name
        self.kept = folder / "pool" / target.name
        self.running = folder / f"running-{target.name}.json"
        self.pool: list[Any] = []
        self.edges: set[Edge] = set()
        self.failures: set[Failure] = set()
        self.cases = 0
        self.heaviest = 0.0
        for path in (self.found, self.kept):
            path.mkdir(parents=True, exist_ok=True)

    def begin(self) -> None:
        """Try the cases kept from before."""
        for file in (*kept_files(self.target.name), *sorted(self.kept.glob("*.json"))):
            self._try(read_case(file), is_kept=True)

    def go_on(self, seconds: float) -> None:
        """Try cases for this many seconds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            case = self._next()
            if size_of(case) < 100 * LARGEST_IN_POOL:
                self._try(case)

    def _next(self) -> Any:
        if not self.pool or self.random.randrange(NEW) == 0:
            return self.target.make(self.random)
        # The latest ones have been damaged least.
        at = max(self.random.randrange(len(self.pool)), self.random.randrange(len(self.pool)))
        case = self.pool[at]
        for _ in range(self.random.choice((1, 1, 2))):
            case = self.target.damaged(self.random, case)
        return case

    def _try(self, case: Any, *, is_kept: bool = False) -> None:
        self.cases += 1
        text = _written(case)
        self.running.write_text(text, encoding="utf-8")
        edges: set[Edge] = set()
        watch = Watch(edges)
        faulthandler.dump_traceback_later(HUNG, exit=True)
        begun = time.process_time()
        failure = failure_of(self.target, case, watch)
        spent = time.process_time() - begun
        faulthandler.cancel_dump_traceback_later()
        if watch.heaviest > self.heaviest:
            self.heaviest = watch.heaviest
        if failure is None and spent > SLOW:
            failure = ("slow", str(int(spent).bit_length()))
        if failure is not None:
            self._report(case, failure)
        elif edges - self.edges and len(self.pool) < MOST_IN_POOL and size_of(case) < LARGEST_IN_POOL:
            self.edges |= edges
            self.pool.append(case)
            if not is_kept:
                (self.kept / f"{_name(text)}.json").write_text(text, encoding="utf-8")

    def _report(self, case: Any, failure: Failure) -> None:
        if failure in self.failures:
            return
        self.failures.add(failure)
        if failure[0] != "slow":
            case = shortened(self.target, case, failure)
        text = _written(case)
        file = self.found / f"{_name(text)}.json"
        file.write_text(text, encoding="utf-8")
        say(f"\nFOUND in {self.target.name}: {', '.join(failure)}")
        say(f"  the case: {_shown(file)}")
        say(f"  to reproduce: python3 build_scripts/measure.py fuzz --case {self.target.name} {_shown(file)}")
        say(f"  to keep it: copy it into {_shown(CORPUS / self.target.name)}, named after the fault, and say why in it")
        _show(self.target, case)


class MatchSearch:
    """The stateful test of a match, on one board after another, with ever new examples."""

    def __init__(self, folder: Path, source: str) -> None:
        self.database = DirectoryBasedExampleDatabase(folder / "hypothesis")
        self.random = Random(f"{source} {MATCH}")
        self.failures: set[str] = set()
        self.cases = 0

    def go_on(self, seconds: float) -> None:
        """Play for this many seconds, or a little longer."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._play(self.random.choice([*SMALL_SETUPS, Setup("sum", 4, ("b3",)), Setup("parasol", 2)]))

    def _play(self, setup: Setup, examples: int = 20) -> None:
        options = settings(
            max_examples=examples,
            stateful_step_count=self.random.choice((20, 60, 150)),
            deadline=None,
            derandomize=False,
            database=self.database,
            suppress_health_check=list(HealthCheck),
        )
        number = self.random.randrange(2**32)
        machine = machine_of(setup)
        seed(number)(machine)
        self.cases += examples
        try:
            run_state_machine_as_test(machine, settings=options)
        except Exception as error:
            if str(error) not in self.failures:
                self.failures.add(str(error))
                say(f"\nFOUND in {MATCH} on {setup}, with hypothesis' seed {number}")
                say("  to reproduce: the steps below (kept in .cache/fuzz/hypothesis, and tried first next time)")
                say("".join(traceback.format_exception(error)))


def say(text: str) -> None:
    print(text, flush=True)


def _shown(path: Path) -> Path:
    """The path relative to the project, if it is inside."""
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def _written(case: Any) -> str:
    try:
        return written_case(case, "found by the long run")
    except (ValueError, RecursionError, TypeError) as error:
        return written_case(None, f"a case that cannot be written: {type(error).__name__}")


def _name(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]


def _show(target: Target, case: Any) -> bool:
    """Check a case and show how it fails; whether it does."""
    try:
        target.check(Watch(), case)
    except Exception as error:
        shown = "".join(traceback.format_exception(error))
        say("  " + shown[-3_000:].replace("\n", "\n  "))
        return True
    return False


def test_no_case_breaks_a_promise() -> None:
    """Run all targets in turn, as the settings say, or show what becomes of one case."""
    asked = json.loads(os.environ[SETTINGS])
    targets = asked["targets"] or [*TARGETS, MATCH]
    if unknown := [name for name in targets if name not in (*TARGETS, MATCH)]:
        pytest.exit(f"There is no target {unknown[0]!r}; they are {', '.join((*TARGETS, MATCH))}.", returncode=2)
    if asked["case"]:
        failed = _show(TARGETS[targets[0]], read_case(Path(asked["case"])))
        say("It fails." if failed else "It passes.")
        assert not failed
        return

    folder, seconds, source = Path(asked["folder"]), 60 * asked["minutes"], str(asked["seed"])
    folder.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    end = begun + seconds
    searches: list[Search | MatchSearch] = []
    for name in targets:
        if name == MATCH:
            searches.append(MatchSearch(folder, source))
        else:
            search = Search(TARGETS[name], folder, source)
            search.begin()
            searches.append(search)
    turn = max(1.0, min(TURN, seconds / len(searches)))
    while time.monotonic() < end:
        for search in searches:
            if time.monotonic() >= end:
                break
            search.go_on(min(turn, end - time.monotonic()))
        say(f"{(time.monotonic() - begun) / 60:.1f} minutes: {_progress(searches)}")
    found = sum(len(search.failures) for search in searches)
    say(f"\n{sum(search.cases for search in searches):,} cases in {seconds / 60:g} minutes; faults found: {found}")
    assert found == 0


def _progress(searches: list[Search | MatchSearch]) -> str:
    cases = sum(search.cases for search in searches)
    readers = [search for search in searches if isinstance(search, Search)]
    steps = sum(len(search.edges) for search in readers)
    heaviest = max(readers, key=lambda search: search.heaviest, default=None)
    work = "" if heaviest is None else f", most work {heaviest.heaviest:.0%} of its limit ({heaviest.target.name})"
    found = sum(len(search.failures) for search in searches)
    return f"{cases:,} cases, {sum(len(one.pool) for one in readers):,} kept for {steps:,} steps{work}, {found} found"
