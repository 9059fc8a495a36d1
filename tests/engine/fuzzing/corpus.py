"""Kept cases, each a small file: JSON with an entry `why`, one sentence, and an entry `case`.

Large values are written as recipes: `{"$repeat": [text, times]}`, `{"$join": [part, …]}` (a text of parts),
`{"$nest": [times, value]}` (a value inside this many lists). `{"$odd": name}` is an object that only Python can hand
over.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .damage import nested
from .odd_objects import ODD_OBJECTS

CORPUS = Path(__file__).with_name("corpus")

RECIPES: dict[str, Callable[[Any], Any]] = {
    "$repeat": lambda recipe: recipe[0] * recipe[1],
    "$join": "".join,
    "$nest": lambda recipe: nested(*recipe),
    "$odd": lambda name: ODD_OBJECTS[name](),
}


def read_case(file: Path) -> Any:
    """The case that a file keeps."""
    return cooked(json.loads(file.read_text(encoding="utf-8"))["case"])


def cooked(written: Any) -> Any:
    """The value, with every recipe followed."""
    if isinstance(written, list):
        return [cooked(one) for one in written]
    if isinstance(written, dict):
        done = {key: cooked(value) for key, value in written.items()}
        name = next(iter(done), "")
        return RECIPES[name](done[name]) if len(done) == 1 and name in RECIPES else done
    return written


def kept_files(target: str) -> list[Path]:
    """The files of one target's corpus."""
    return sorted((CORPUS / target).glob("*.json"))


def written_case(case: Any, why: str) -> str:
    """The text of a file that keeps a case. Objects that only Python can hand over are written by their names."""
    return json.dumps({"why": why, "case": case}, default=lambda odd: {"$odd": type(odd).__name__}, indent=1) + "\n"
