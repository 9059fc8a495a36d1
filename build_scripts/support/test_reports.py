"""The slowest tests: each step leaves a report in JUnit's form, which pytest and Node's runner both write."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import NamedTuple

from support.folders import CACHE

REPORTS = CACHE / "test-reports"


class TimedTest(NamedTuple):
    """One test of a step. seconds: with its fixtures."""

    seconds: float
    step: str
    name: str


def report_file(step: str) -> Path:
    """The file for a step's report; the report of an earlier run is deleted."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    file = REPORTS / f"{step}.xml"
    file.unlink(missing_ok=True)
    return file


def longest_tests(steps: list[str], count: int) -> list[TimedTest]:
    """The tests of these steps that took longest, the longest first. A report that is missing or broken has none."""
    return sorted((test for step in steps for test in timed_tests(step)), reverse=True)[:count]


def timed_tests(step: str) -> list[TimedTest]:
    """The tests that a step has reported."""
    try:
        cases = list(ElementTree.parse(REPORTS / f"{step}.xml").iter("testcase"))
    except (OSError, ElementTree.ParseError):
        return []
    return [TimedTest(float(case.get("time", 0)), step, name_of(case)) for case in cases]


def name_of(case: ElementTree.Element) -> str:
    """A test's name behind the last part of its module's; Node's runner names no module worth telling."""
    module = case.get("classname", "").rpartition(".")[2]
    return f"{module}: {case.get('name')}" if module not in ("", "test") else str(case.get("name"))
