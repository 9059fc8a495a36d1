"""Work is skipped when nothing it depends on has changed, judged by content, never by time.

A stamp is a small file in `.cache/stamps` holding the fingerprint of the inputs that a
piece of work was last done with.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from support.exclusive import exclusive
from support.folders import STAMPS

IGNORED_NAMES = frozenset({"__pycache__", ".DS_Store"})


def files_below(folder: Path) -> list[Path]:
    """Every file below the folder, sorted by its path, without Python's caches and desktop litter."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and IGNORED_NAMES.isdisjoint(path.relative_to(folder).parts)
    )


def fingerprint(*inputs: Path | str) -> str:
    """A hash of texts, files and whole folders (names and contents); a missing path counts as missing."""
    digest = hashlib.sha256()

    def add(label: str, content: bytes) -> None:
        # Lengths keep neighbours apart: moving a byte from one piece to the next changes the hash.
        digest.update(f"{label}\0{len(content)}\0".encode())
        digest.update(content)

    for item in inputs:
        if isinstance(item, str):
            add("text", item.encode())
        elif item.is_dir():
            for path in files_below(item):
                add(path.relative_to(item).as_posix(), path.read_bytes())
        elif item.is_file():
            add(item.name, item.read_bytes())
        else:
            add("missing", item.name.encode())
    return digest.hexdigest()


def is_current(name: str, wanted: str, is_there: Callable[[], bool]) -> bool:
    """Return whether the work was last done with the fingerprint `wanted` and its results are still there."""
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted and is_there()


def do_unless_current(name: str, wanted: str, work: Callable[[], None], is_there: Callable[[], bool]) -> None:
    """Do the work unless it is current, one such work at a time. If it fails or is broken off it is done once more."""
    if is_current(name, wanted, is_there):
        return
    with exclusive():
        if is_current(name, wanted, is_there):
            return  # another command has done it meanwhile
        stamp = STAMPS / name
        stamp.unlink(missing_ok=True)
        work()
        STAMPS.mkdir(parents=True, exist_ok=True)
        stamp.write_text(wanted, encoding="utf-8")
