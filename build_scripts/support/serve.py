"""A small web server for a folder of static files, for people at home and for the browser tests.

It imports nothing of the other build scripts, so that tests can import it from anywhere.
"""

from __future__ import annotations

import gzip
import os
import sys
import threading
from collections.abc import Callable
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

# Only this machine is served.
HOST = "127.0.0.1"

# Seconds between a server's checks whether it is to end: short, so that tests lose no time in closing theirs.
CLOSING_SECONDS = 0.05

# Spelled out because a system's own table may lack them or, on Windows, have them wrong; browsers insist on
# the types of modules and of WebAssembly.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/octet-stream",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


# Files that compression makes smaller; the others are compressed already.
COMPRESSED = frozenset({".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"})


@lru_cache(maxsize=256)
def gzipped(file: Path, _modified: int) -> bytes:
    """A file's content in gzip. The time of modification is a key of the cache: the content may have changed since."""
    return gzip.compress(file.read_bytes(), compresslevel=6, mtime=0)


class FolderHandler(SimpleHTTPRequestHandler):
    """Answers with the folder's files, compressed as hosts send them."""

    # A browser must ask each time whether its copy is still valid.
    cache_control = "no-cache"
    protocol_version = "HTTP/1.1"  # keeps connections open: rule pages load their modules one by one
    # The head and the content of an answer are written apart: the second would wait 40 ms for news of the first.
    disable_nagle_algorithm = True
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def end_headers(self) -> None:
        """Add the headers that no answer goes without."""
        self.send_header("Cache-Control", self.cache_control)
        # Pages of other sites may take the script of <sunstones-board> from here.
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def send_head(self) -> BinaryIO | None:
        """Answer with the compressed content where that is asked for, without a question for a part or for news."""
        file = Path(self.translate_path(self.path))
        if self.path.partition("?")[0].endswith("/"):
            file /= "index.html"
        accepts = "gzip" in self.headers.get("Accept-Encoding", "")
        asks_more = "Range" in self.headers or "If-Modified-Since" in self.headers
        if not accepts or asks_more or file.suffix not in COMPRESSED or not file.is_file():
            return super().send_head()
        status = file.stat()
        content = gzipped(file, status.st_mtime_ns)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Last-Modified", self.date_time_string(int(status.st_mtime)))
        self.end_headers()
        return BytesIO(content)

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """Show no folder's content: static hosts do not either."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *values: Any) -> None:  # noqa: A002 - the name is the base class's
        """Say nothing about single requests."""


class FolderServer(ThreadingHTTPServer):
    """A running server; use it as a context manager, or call `close` when done."""

    daemon_threads = True
    # A browser opens six connections at once; those that do not fit wait a second before it tries again.
    request_queue_size = 128
    # Elsewhere this lets a port be used again at once; on Windows it would let two programs share one.
    allow_reuse_address = os.name != "nt"

    @property
    def port(self) -> int:
        """The port that is served, also where a free one was asked for."""
        return int(self.server_address[1])

    @property
    def url(self) -> str:
        """The address of the folder's root, with a slash at its end."""
        # Not "localhost": a browser may take that for the IPv6 address, where another program may answer.
        return f"http://{HOST}:{self.port}/"

    def close(self) -> None:
        """End serving and give the port back."""
        self.shutdown()
        self.server_close()

    def __exit__(self, *_: object) -> None:
        self.close()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing about a browser that goes away in mid-answer; any other error is one of ours and is shown."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def serve_folder(folder: str | Path, port: int = 0) -> FolderServer:
    """Serve a folder in the background on this machine; port 0 takes a free one.

    Raises OSError when the port is taken.
    """
    return serve_by(partial(FolderHandler, directory=str(folder)), port)


def serve_by(
    handler: Callable[..., FolderHandler], port: int = 0, kind: type[FolderServer] = FolderServer
) -> FolderServer:
    """Serve by handlers of one's own; the rest as in `serve_folder`."""
    server = kind((HOST, port), handler)
    threading.Thread(target=server.serve_forever, args=[CLOSING_SECONDS], daemon=True).start()
    return server
