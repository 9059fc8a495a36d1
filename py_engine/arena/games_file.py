"""What has been played is kept in a file, so that it can be stopped, gone on with, and made longer.

The file is lines of JSON: first a head, which tells what the games belong to, then one result a line, in any order. The
file only ever grows; a last line that was cut off, as when the machine stops, is replaced by the next one.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..text.errors import InvalidSetup, InvalidText, quote
from .files import KeptLines, as_line, is_same_file
from .streams import say_aside

# The fields of a head that tell what a file is; the others tell what its games are.
KIND = ("format", "version")


class GamesFile:
    """The file of some work.

    head: `format`, `version`, `engine`, and what else must be the same for its games to belong to this work.
    results: what was kept before. problem: why the last result could not be kept; None if it was.
    Raises `InvalidText` if the file is none of this kind, `InvalidSetup` if its games belong to other work or it cannot
    be written. Until a result is kept it is left as it was.
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
        """Add a result. Where that fails the work goes on; a later one brings it, once there is room."""
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
    """Raises `InvalidSetup` where two options, each with its value, name one file."""
    if one[1] and other[1] and is_same_file(one[1], other[1]):
        raise InvalidSetup(f"{one[0]} and {other[0]} are both {one[1]!r}: one would be lost")
