"""A file of results, so that work can be stopped, resumed and extended.

The file has lines of JSON: first a head, which identifies the work that the games belong to, then one result a line, in
any order. The file only grows. A last line that was cut off, for example when the machine stopped, is replaced by the
next one.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..text.errors import InvalidSetup, InvalidText, quote
from .files import KeptLines, as_line, is_same_file
from .streams import say_aside

# Fields of a head that identify the kind of file; the others identify its games.
KIND = ("format", "version")


class GamesFile:
    """The file of some work. It is not changed until a result is kept.

    The head has `format`, `version`, `engine`, and everything else that must be the same for games of this work.

    Attributes:
        results: Results kept before.
        problem: Why the last result could not be kept; None if it was.

    Raises:
        InvalidText: The file is of another kind.
        InvalidSetup: Its games belong to other work, or it cannot be written.
    """

    def __init__(self, file: Path, head: Mapping[str, Any]) -> None:
        self._file, self._head = file, head
        try:
            self._lines = KeptLines(file)
        except OSError as error:
            raise InvalidText(f"{str(file)!r} cannot be read: {error.strerror}") from None
        if self._lines.lines:
            self._require_head(self._lines.lines[0])
        elif not as_line(head).encode().startswith(self._lines.tail):
            raise InvalidText(f"{str(file)!r} is no file of games: {quote(self._lines.tail.decode(errors='replace'))}")
        try:
            file.open("ab").close()
        except OSError as error:
            raise InvalidSetup(f"{str(file)!r} cannot be written: {error.strerror}") from None
        self.results = self._lines.lines[1:]
        self.problem: str | None = None

    def keep(self, result: Mapping[str, Any]) -> None:
        """Add a result. If that fails the work goes on, and a later call writes it."""
        lines = [result] if self._lines.lines else [self._head, result]
        try:
            self._lines.add(*lines)
        except OSError as error:
            if self.problem is None:
                say_aside(f"{str(self._file)!r} cannot be written: {error.strerror}. The games go on.")
            self.problem = error.strerror or str(error)
        else:
            self.problem = None

    def _require_head(self, found: Mapping[str, Any]) -> None:
        for field, wanted in self._head.items():
            kept = found.get(field)
            if kept == wanted:
                continue
            if field in KIND:
                raise InvalidText(f"{str(self._file)!r} is no file of games for this: {quote(found)}")
            if field == "engine":
                raise InvalidSetup(f"the games in {str(self._file)!r} were played by engine {quote(kept)}")
            raise InvalidSetup(f"the games in {str(self._file)!r} have {field} {quote(kept)}, not {wanted!r}")


def require_two_files(one: tuple[str, str | None], other: tuple[str, str | None]) -> None:
    """Check that two options, each with its value, do not name one file.

    Raises:
        InvalidSetup: They do.
    """
    if one[1] and other[1] and is_same_file(one[1], other[1]):
        raise InvalidSetup(f"{one[0]} and {other[0]} are both {one[1]!r}: one would be lost")
