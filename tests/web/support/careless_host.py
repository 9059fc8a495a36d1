"""A host as many are: no word on caching, no compression, types that it does not know, old HTTP, tidied addresses."""

from __future__ import annotations

import io
import os
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

from support.serve import FolderHandler, FolderServer, serve_by

# The types that a host of fifteen years ago knows; it serves all other files as bytes.
BYTES = "application/octet-stream"
KNOWN_TYPES = {".html": "text/html", ".css": "text/css", ".js": "application/javascript", ".png": "image/png"}
# Without these two no page with modules and drawings works anywhere, and every host in use has them.
NEEDED_TYPES = {".mjs": "text/javascript", ".svg": "image/svg+xml"}


class CarelessHandler(FolderHandler):
    """Answers with the folder's files and hardly a header."""

    protocol_version = "HTTP/1.0"

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """The type by the host's own small table, not by this machine's."""
        return (KNOWN_TYPES | NEEDED_TYPES).get(Path(path).suffix, BYTES)

    def send_head(self) -> io.BytesIO | None:
        """Send index.html's readers to the folder, as hosts with tidy addresses do."""
        if self.path.split("?")[0].endswith("/index.html"):
            self.send_response(HTTPStatus.PERMANENT_REDIRECT)
            self.send_header("Location", self.path.replace("index.html", "", 1))
            self.end_headers()
            return None
        return super().send_head()  # type: ignore[return-value]

    def end_headers(self) -> None:
        """Add nothing: no word on caching."""
        SimpleHTTPRequestHandler.end_headers(self)

    def send_header(self, keyword: str, value: str) -> None:
        """Keep back what would help a cache."""
        if keyword not in ("Last-Modified", "ETag"):
            super().send_header(keyword, value)


def serve_carelessly(folder: Path) -> FolderServer:
    """Serve a folder in the background."""
    return serve_by(partial(CarelessHandler, directory=str(folder)))
