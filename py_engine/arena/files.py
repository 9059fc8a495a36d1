"""Files that hours of work go into: a whole one is written beside and renamed, others grow line by line.

Whatever ends the work (a signal, a full disk, the machine), what was written before is still there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from shutil import copymode
from typing import Any

from ..text.errors import InvalidSetup, InvalidText, quote
from .streams import say_aside


def require_writable(file: str | Path) -> None:
    """Raises `InvalidSetup` where `write_file` could not write, so that it is said before hours are spent."""
    path = Path(file)
    try:
        if _is_stream(path):
            path.open("ab").close()
        else:
            part = _beside(path)
            part.open("ab").close()
            part.unlink()
    except OSError as error:
        raise _unwritable(file, error) from None


def write_file(file: str | Path, text: str) -> None:
    """Write a whole file; what was there stays until all is written. Raises `InvalidSetup` if it cannot be written."""
    path = Path(file)
    try:
        if _is_stream(path):
            path.write_text(text, encoding="utf-8", newline="\n")
        else:
            _replace(path, text.encode())
    except OSError as error:
        raise _unwritable(file, error) from None


def write_or_say(file: str | Path, text: str) -> bool:
    """Write a whole file at the end of long work, and say on stderr why not. Whether it was written."""
    try:
        write_file(file, text)
    except InvalidSetup as error:
        say_aside(str(error))
        return False
    return True


def is_same_file(one: str | Path, other: str | Path) -> bool:
    """Whether two paths are those of one file, which need not be there yet."""
    return Path(one).resolve() == Path(other).resolve()


class KeptLines:
    """A file of JSON lines, each written as it comes, so that work that is broken off goes on where it was.

    lines: what it has. What follows its last end of line was being written when work was broken off; it goes with the
    first line that is added, and until then the file is left as it is. tail: that.
    Raises `OSError` where it cannot be read, `InvalidText` where a line is none.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        whole = file.read_bytes() if file.exists() else b""
        end = whole.rfind(b"\n") + 1
        self.tail = whole[end:]
        self.lines: list[dict[str, Any]] = [self._read(line) for line in whole[:end].split(b"\n")[:-1]]
        self._size = len(whole)  # of the file, as long as its tail is there
        self._waiting = b""

    def add(self, *lines: Mapping[str, Any]) -> None:
        """Keep one more result, or some. Raises `OSError` where that fails; the next that can be kept brings them."""
        self.lines += map(dict, lines)
        self._waiting += "".join(map(as_line, lines)).encode()
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("ab", buffering=0) as stream:
            size = stream.seek(0, os.SEEK_END)
            if self.tail and size == self._size:
                size -= len(self.tail)
                stream.truncate(size)
            self.tail = b""
            try:
                rest = self._waiting
                while rest:  # a disk that gets full takes a part, and then says so
                    rest = rest[stream.write(rest) :]
            except OSError:
                with suppress(OSError):
                    stream.truncate(size)
                raise
        self._waiting = b""

    def _read(self, line: bytes) -> dict[str, Any]:
        try:
            document = json.loads(line)
        except ValueError:  # no JSON, or not even text
            document = None
        if not isinstance(document, dict):
            shown = quote(line.decode(errors="replace"))
            raise InvalidText(f"{shown} in {str(self._file)!r} is no line of a file of results")
        return document


def as_line(document: Mapping[str, Any]) -> str:
    """A document as such a line."""
    return json.dumps(document, separators=(",", ":")) + "\n"


def _is_stream(path: Path) -> bool:
    """Whether it is a device or a pipe, which takes what it is given and is not to be replaced."""
    return path.exists() and not path.is_file() and not path.is_dir()


def _beside(path: Path) -> Path:
    """The file that is written first. A link stays one; the file it leads to is replaced."""
    target = path.resolve()
    if target.is_dir():
        raise IsADirectoryError(None, "Is a directory")
    return target.with_name(f"{target.name}.part")


def _replace(path: Path, content: bytes) -> None:
    part, target = _beside(path), path.resolve()
    try:
        with part.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            copymode(target, part)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _unwritable(file: str | Path, error: OSError) -> InvalidSetup:
    return InvalidSetup(f"{str(file)!r} cannot be written: {error.strerror}")
