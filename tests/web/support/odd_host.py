"""A host whose answers may be empty, or late."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import Any, BinaryIO

from support.serve import FolderServer, serve_by
from tests.web.support.light_site import EngineHandler


class OddHandler(EngineHandler):
    """Answers with the site's files: some come empty a given number of times, others when a test lets them."""

    def __init__(self, *values: Any, empty: list[str], held: dict[str, Event], **named: Any) -> None:
        self.empty = empty
        self.held = held
        super().__init__(*values, **named)

    def send_head(self) -> BinaryIO | None:
        """Answer with the file's content, with nothing, or late."""
        path = self.path.removeprefix("/")
        if path in self.held:
            self.held[path].wait()
        if path not in self.empty:
            return super().send_head()
        self.empty.remove(path)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", "0")
        self.end_headers()
        return BytesIO()


def serve_oddly(folder: Path, empty: list[str], held: dict[str, Event]) -> FolderServer:
    """Serve a folder in the background.

    empty: paths that are answered with nothing, each as often as it is named. held: paths whose answer waits.
    """
    return serve_by(partial(OddHandler, directory=str(folder), empty=empty, held=held))
