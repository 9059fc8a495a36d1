"""The part to which each file of the site belongs: exactly one."""

from __future__ import annotations

import io
import marshal
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase

from site_build.licences.part import IN, TABLE, Part
from site_build.precompiled import LIBRARY
from support.console import Failure

STANDARD_LIBRARY = f"pyodide/{LIBRARY}"

# The modules that every start imports, in one file (inside_pyodide/precompile.py).
PIECE = "library.marshal"

# Folders in which a package keeps copies of others. A pattern reaches into one only if it names it.
COPIES = ("_vendored", "_vendor", "vendor", "vendored")


def entries_of(files: Mapping[str, bytes]) -> Iterator[str]:
    """All that must belong to a part: each file, each file in a wheel, each module in the standard library.

    A file in a wheel is named `pyodide/some.whl!package/module.pyc`, a module or package of the standard library
    `pyodide/python_stdlib.zip!module`.
    """
    for path in sorted(files):
        content = files[path]
        yield path
        if path == STANDARD_LIBRARY:
            yield from (f"{path}{IN}{name}" for name in sorted(library_names(content)))
        elif path.endswith((".whl", ".zip")):
            yield from (f"{path}{IN}{name}" for name in sorted(names_in(content)) if not name.endswith("/"))


def names_in(archive: bytes) -> list[str]:
    """The names of the files in an archive."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        return opened.namelist()


def library_names(archive: bytes) -> set[str]:
    """The modules and packages at the top of the standard library, those in one piece too."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        paths = opened.namelist()
        names = {PIECE if path == PIECE else path.split("/")[0].partition(".")[0] for path in paths}
        if PIECE in paths:
            try:
                # The top level has only names, texts and numbers: each module's code is a separate text in it.
                modules, _ = marshal.loads(opened.read(PIECE))
            except (ValueError, EOFError, TypeError) as error:
                raise Failure(f"This Python cannot list the modules in {STANDARD_LIBRARY}: {error}.") from error
            names |= {module.partition(".")[0] for module in modules}
    return names


def claimed(parts: Iterable[Part], files: Mapping[str, bytes]) -> dict[str, list[str]]:
    """The entries of each part, by its name.

    Raises Failure if an entry belongs to no part or to two, or if a part with patterns has none.
    """
    parts = list(parts)
    found: dict[str, list[str]] = {part.name: [] for part in parts}
    for entry in entries_of(files):
        owners = [part.name for part in parts if holds(part, entry)]
        if not owners:
            raise Failure(f"{entry} belongs to no part that has a licence; please enter it in {TABLE}.")
        if len(owners) > 1:
            raise Failure(f"{entry} belongs to {' and to '.join(owners)}; please make {TABLE} say which.")
        found[owners[0]].append(entry)
    for part in parts:
        if part.holds and not found[part.name]:
            raise Failure(f"Nothing that ships belongs to {part.name}; please take it out of {TABLE}.")
    return found


def holds(part: Part, entry: str) -> bool:
    """Return whether one of the part's patterns matches the entry."""
    if entry in part.holds:
        return True
    copied = [folder for folder in COPIES if f"/{folder}/" in entry.partition(IN)[2]]
    return any(
        fnmatchcase(entry, pattern)
        for pattern in part.holds
        if "*" in pattern and all(f"/{folder}/" in pattern for folder in copied)
    )


def places(part: Part, entries: Iterable[str]) -> list[str]:
    """The places of a part, for people: its files, and its files inside an archive of another part."""
    entries = list(entries)
    whole = {entry for entry in entries if IN not in entry}
    within: dict[str, list[str]] = {}
    for pattern in part.holds:
        matching = next((entry for entry in entries if IN in entry and fnmatchcase(entry, pattern)), None)
        archive = "" if matching is None else matching.partition(IN)[0]
        if archive and archive not in whole:
            within.setdefault(archive, []).append(pattern.partition(IN)[2].removesuffix("/*"))
    return sorted(whole) + [f"{', '.join(sorted(names))} in {archive}" for archive, names in within.items()]
