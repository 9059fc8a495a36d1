"""The results of mutmut for each mutant, and the list of mutants that are equivalent to the original."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from enum import Enum
from functools import cache
from pathlib import Path

from support.console import Failure
from support.folders import TESTS, shown

EQUIVALENTS = TESTS / "engine" / "equivalent_mutants.toml"

# The rooms of the engine that are tried, and which part in a hundred of the mutants that can matter is to be noticed.
AIMS = {"games": 95, "match": 95, "records": 95, "search": 90, "session": 90}


class Status(Enum):
    """The state of a mutant."""

    UNTRIED = "untried"
    KILLED = "killed"
    KILLED_BY_TYPES = "refused by mypy"
    SURVIVED = "survived"
    UNREACHED = "reached by no test"


# By the number that mutmut writes: pytest's exit code, a signal, or its own. All others, also of mutants that do not
# end: killed.
STATUS_BY_CODE = {
    None: Status.UNTRIED,
    2: Status.UNTRIED,
    0: Status.SURVIVED,
    5: Status.UNREACHED,
    33: Status.UNREACHED,
    37: Status.KILLED_BY_TYPES,
}


@dataclass(frozen=True)
class Change:
    """The change of a mutant: lines of one module, without their indentation, before and after."""

    module: str
    before: str
    after: str

    def __str__(self) -> str:
        lines = [f"- {line}" for line in self.before.splitlines()] + [f"+ {line}" for line in self.after.splitlines()]
        return "\n".join([f"  {self.module}", *(f"  {line}" for line in lines)])


@dataclass(frozen=True)
class Mutant:
    """One mutant. name: as mutmut calls it. module: its file in the tree."""

    name: str
    module: str
    status: Status

    @property
    def room(self) -> str:
        """The folder of the engine that it lies in."""
        return self.module.split("/")[1]

    @property
    def survived(self) -> bool:
        """Return whether all tests that reach it passed, or none reaches it."""
        return self.status in (Status.SURVIVED, Status.UNREACHED)

    def change(self, tree: Path) -> Change:
        """The change of this mutant, read from the file that mutmut has made."""
        function = self.name.rpartition(".")[2]
        original = f"{function.rpartition('__mutmut_')[0]}__mutmut_orig"
        spans, lines = read_module(tree / "mutants" / self.module)

        def source(name: str) -> list[str]:
            first, last = spans[name]
            return [line.strip().replace(name, "") for line in lines[first - 1 : last]]

        # The first two lines of a difference name the files.
        differing = list(unified_diff(source(original), source(function), n=0, lineterm=""))[2:]
        before = "\n".join(line[1:] for line in differing if line.startswith("-"))
        after = "\n".join(line[1:] for line in differing if line.startswith("+"))
        return Change(self.module, before, after)


@cache
def read_module(file: Path) -> tuple[dict[str, tuple[int, int]], list[str]]:
    """A module with all its mutants: the first and the last line of each function by its name, and the lines."""
    spans = json.loads(file.with_name(f"{file.name}.spans").read_text(encoding="utf-8"))["spans"]
    return spans, file.read_text(encoding="utf-8").splitlines()


def read_mutants(tree: Path, rooms: Iterable[str]) -> list[Mutant]:
    """All mutants that mutmut has made in some rooms of the tree, with their results."""
    return [mutant for room in rooms for mutant in read_room(tree, room)]


def read_room(tree: Path, room: str) -> Iterator[Mutant]:
    """The mutants of one room."""
    made = tree / "mutants"
    for file in sorted((made / "py_engine" / room).rglob("*.meta")):
        module = file.relative_to(made).as_posix().removesuffix(".meta")
        for name, code in json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"].items():
            yield Mutant(name, module, STATUS_BY_CODE.get(code, Status.KILLED))


def read_equivalents() -> dict[Change, str]:
    """The changes that cannot matter, each with its reason."""
    if not EQUIVALENTS.exists():
        return {}
    listed = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))
    reasons: dict[Change, str] = {}
    for module, entries in listed.items():
        for entry in entries:
            change = Change(module, entry["before"].strip(), entry["after"].strip())
            if not entry["reason"].strip() or change in reasons:
                raise Failure(f"{shown(EQUIVALENTS)} lists a change twice or without a reason:\n{change}")
            reasons[change] = entry["reason"]
    return reasons


def unused_equivalents(listed: Iterable[Change], mutants: list[Mutant], survived: set[Change]) -> list[Change]:
    """The listed changes that no survivor makes any more, though all mutants of their modules were tried."""
    untried = {mutant.module for mutant in mutants if mutant.status is Status.UNTRIED}
    tried = {mutant.module for mutant in mutants} - untried
    return [change for change in listed if change.module in tried and change not in survived]
