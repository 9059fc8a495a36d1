"""Files that hours of work go into: a whole one is written beside and renamed, others grow line by line.

Whatever ends the work (a signal, a full disk, the machine), what was written before is still there.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from shutil import copymode
from typing import Any, BinaryIO

from ..text.errors import InvalidSetup, InvalidText, quote
from .streams import say_aside


def require_writable(file: str | Path) -> None:
    """Raises `InvalidSetup` where `write_file` could not write, so that it is said before hours are spent."""
    try:
        stream = _open_stream(Path(file))
        if stream is not None:
            stream.close()
        else:
            part = _beside(_target(file))
            part.open("xb").close()
            part.unlink()
    except OSError as error:
        raise _unwritable(file, error) from None


def write_file(file: str | Path, text: str) -> None:
    """Write a whole file; what was there stays until all is written. Raises `InvalidSetup` if it cannot be written."""
    try:
        stream = _open_stream(Path(file))
        if stream is not None:
            with stream:
                stream.write(text.encode())
        else:
            _replace(_target(file), text.encode())
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
    return os.path.realpath(one) == os.path.realpath(other)


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
        except (ValueError, RecursionError):  # no JSON, not even text, or lists without end in each other
            document = None
        if not isinstance(document, dict):
            shown = quote(line.decode(errors="replace"))
            raise InvalidText(f"{shown} in {str(self._file)!r} is no line of a file of results")
        return document


def as_line(document: Mapping[str, Any]) -> str:
    """A document as such a line."""
    return json.dumps(document, separators=(",", ":")) + "\n"


def _open_stream(path: Path) -> BinaryIO | None:
    """What takes what it is given and is not to be replaced, opened to be written; None where the path is a file's.

    That is a device, a pipe, and what this process writes its output to, a log for example.
    """
    try:
        found = path.stat()
    except OSError:
        return None
    for descriptor in (1, 2):
        with suppress(OSError):  # that is closed
            if os.path.samestat(found, os.fstat(descriptor)):
                return open(descriptor, "wb", closefd=False)
    folder = os.path.realpath(path.parent)
    is_descriptor = folder in ("/dev", "/dev/fd") or folder.startswith("/proc/")
    if not is_descriptor and (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
        return None
    return path.open("ab")


def _target(file: str | Path) -> Path:
    """The file to be replaced. A link stays one; the file that it leads to is replaced. Raises `OSError` for others."""
    target = Path(os.path.realpath(file))
    with suppress(FileNotFoundError):
        if stat.S_ISDIR(target.stat().st_mode):  # which fails for a link that leads to itself
            raise IsADirectoryError(None, "Is a directory")
    return target


def _beside(target: Path) -> Path:
    """A file that is not there yet, for what is written first. To be made as any file, with the rights of any."""
    return target.with_name(f".{target.name}.{os.urandom(4).hex()}")


def _replace(target: Path, content: bytes) -> None:
    part = _beside(target)
    stream = part.open("xb")  # fails where there is one, which is not to be removed
    try:
        with stream:
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
