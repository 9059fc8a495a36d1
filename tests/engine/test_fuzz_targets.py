"""Every reader keeps its promises, for any input: a short run of the fuzz targets, with the same cases every time.

`python3 build_scripts/measure.py fuzz` searches on, for a given time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from extent import by_extent
from fuzzing.corpus import cooked, written_case
from fuzzing.damage import containers, damaged_json
from fuzzing.odd_objects import ODD_OBJECTS
from fuzzing.promises import Watch, require_readable, require_sentence, size_of
from fuzzing.shortening import failure_of, shortened
from fuzzing.targets import TARGETS, Target
from fuzzing.work import IS_COUNTED, TooMuchWork, Work

# Requests and commands take longer, and results are of searches. Pyodide takes several times as long for all.
LONGER = {"requests": 300, "request_texts": 300, "commands": 300, "results": 60}
CASES = {name: LONGER.get(name, 1_000) for name in TARGETS}
PART = (5 if sys.platform == "emscripten" else 1) * by_extent(5, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "target", [pytest.param(target, id=target.name, marks=target.marks) for target in TARGETS.values()]
)
def test_damaged_input_is_refused_in_a_sentence_or_read_and_nothing_else_changes(target: Target) -> None:
    for number in range(CASES[target.name] // PART):
        case = target.make(Random(f"{target.name} {number}"))
        try:
            target.check(Watch(), case)
        except Exception as error:
            failure = failure_of(target, case, Watch())
            smallest = case if failure is None else shortened(target, case, failure)
            error.add_note(f"To keep this case, number {number}:\n{written_case(smallest, '...')}")
            raise


# --- the tools themselves: a check that cannot fail finds nothing


@pytest.mark.skipif(not IS_COUNTED, reason="nothing is counted in Pyodide")
def test_work_is_counted_the_same_every_time_and_ended_at_its_limit() -> None:
    def count_to(number: int) -> Callable[[], int]:
        return lambda: sum(1 for _ in range(number))

    counts = []
    for number in (100, 100, 200):
        work = Work(10_000)
        assert work.of(count_to(number)) == number
        counts.append(work.lines)
    assert counts[0] == counts[1] < counts[2]
    with pytest.raises(TooMuchWork):
        Work(10_000).of(count_to(1_000_000))
    assert sys.gettrace() is None or "coverage" in sys.modules


@pytest.mark.skipif(not IS_COUNTED, reason="nothing is counted in Pyodide")
def test_a_reader_that_does_too_much_for_its_input_is_found_out() -> None:
    with pytest.raises(TooMuchWork):
        Watch().measured("short", lambda: [one for one in range(10**9) if one < 0])


@pytest.mark.parametrize("message", ["", "plain text", "x" * 1_000])
def test_a_message_that_is_no_sentence_is_found_out(message: str) -> None:
    with pytest.raises(AssertionError):
        require_sentence(message)


@pytest.mark.parametrize("message", ["", "x" * 1_000, "turned \u202e round", "two\nlines", "\ud800"])
def test_a_message_that_cannot_be_read_is_found_out(message: str) -> None:
    with pytest.raises(AssertionError):
        require_readable(message)


def test_a_case_that_fails_is_made_small() -> None:
    def check(watch: Watch, case: Any) -> None:
        assert "%" not in case["text"]

    target = Target("example", lambda random: None, check, ("text",))
    case = {"text": "a" * 500 + "%" + "b" * 500, "more": [1, [2, 3]]}
    failure = failure_of(target, case, Watch())
    assert failure is not None
    assert shortened(target, case, failure) == {"text": "%"}
    assert failure_of(target, {"text": ""}, Watch()) is None


def test_odd_objects_are_written_by_their_names_and_read_again() -> None:
    for name, make in ODD_OBJECTS.items():
        assert type(cooked({"$odd": name})) is type(make())
    assert '{\n   "$odd": "Unprintable"\n  }' in written_case([ODD_OBJECTS["Unprintable"]()], "an example")


def test_damage_is_the_same_for_the_same_source_of_chance() -> None:
    document = {"a": [1, "b", {"c": None}], "d": "a1 b2"}
    made = [[damaged_json(Random(seed), document) for seed in range(200)] for _ in range(2)]
    assert made[0] == made[1]
    assert len(set(made[0])) > 150
    assert len(containers(document)) == 3
    assert len(containers(ODD_OBJECTS["itself"]())) == 1
    assert size_of(document) > len("ab1cd a1 b2")
