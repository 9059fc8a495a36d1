"""A server that notes the requests to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from support.serve import FolderHandler, FolderServer, serve_by


class NotingHandler(FolderHandler):
    """Answers with the folder's files, and notes the requests."""

    def __init__(self, *values: Any, asked: list[str], **named: Any) -> None:
        self.asked = asked
        super().__init__(*values, **named)

    def do_GET(self) -> None:  # noqa: N802 - the name is the base class's
        """Note the path, then answer."""
        self.asked.append(self.path.removeprefix("/"))
        super().do_GET()


@contextmanager
def serve_noting(folder: Path) -> Iterator[tuple[FolderServer, list[str]]]:
    """A server of the folder, and the paths that it has been asked for so far."""
    asked: list[str] = []
    with serve_by(partial(NotingHandler, directory=str(folder), asked=asked)) as server:
        yield server, asked
