"""Files of long work: whole ones are written to a temporary file and renamed, others grow line by line.

Whatever ends the work (a signal, a full disk, the machine), the earlier content is kept.
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
    """Check that `write_file` could write, before hours of work.

    Raises:
        InvalidSetup: It could not.
    """
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
    """Write a whole file; the old content stays until all is written.

    Raises:
        InvalidSetup: The file cannot be written.
    """
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
    """Write a whole file at the end of long work, or print the error on stderr; return whether it was written."""
    try:
        write_file(file, text)
    except InvalidSetup as error:
        say_aside(str(error))
        return False
    return True


def is_same_file(one: str | Path, other: str | Path) -> bool:
    """Return whether two paths, which need not exist, are those of one file."""
    return os.path.realpath(one) == os.path.realpath(other)


class KeptLines:
    """A file of JSON lines, each written as it comes, so that interrupted work can be resumed.

    An incomplete last line was cut off when work was interrupted. The first line that is added replaces it; until then
    the file is not changed.

    Attributes:
        lines: The complete lines.
        tail: The incomplete last line.

    Raises:
        OSError: The file cannot be read.
        InvalidText: A line is not a JSON object.
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
        """Append one or more results. Those that fail are written with the next ones.

        Raises:
            OSError: The results could not be written.
        """
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
        except (ValueError, RecursionError):  # not JSON, not UTF-8, or nested too deep
            document = None
        if not isinstance(document, dict):
            shown = quote(line.decode(errors="replace"))
            raise InvalidText(f"{shown} in {str(self._file)!r} is no line of a file of results")
        return document


def as_line(document: Mapping[str, Any]) -> str:
    """A document as a line of such a file."""
    return json.dumps(document, separators=(",", ":")) + "\n"


def _open_stream(path: Path) -> BinaryIO | None:
    """An open stream for a path that must not be replaced; None for the path of a file.

    Such paths are devices, pipes, and this process's own output, for example a log.
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
    """The file to replace: for a link, the file that it leads to.

    Raises:
        OSError: The path cannot be replaced.
    """
    target = Path(os.path.realpath(file))
    with suppress(FileNotFoundError):
        if stat.S_ISDIR(target.stat().st_mode):  # which fails for a link that leads to itself
            raise IsADirectoryError(None, "Is a directory")
    return target


def _beside(target: Path) -> Path:
    """The path of a new temporary file in the same folder, made with the usual permissions."""
    return target.with_name(f".{target.name}.{os.urandom(4).hex()}")


def _replace(target: Path, content: bytes) -> None:
    part = _beside(target)
    stream = part.open("xb")  # fails if it exists, because it must not be removed then
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
