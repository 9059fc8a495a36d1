"""The headers and answers of the small web server."""

import gzip
import socket
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from support.serve import serve_folder


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.json", "application/json"),
        ("a.webmanifest", "application/manifest+json"),
    ],
)
def test_files_come_with_the_type_that_browsers_insist_on_and_are_asked_for_anew(
    tmp_path: Path, name: str, kind: str
) -> None:
    (tmp_path / name).write_bytes(b"content")
    with serve_folder(tmp_path) as server, urllib.request.urlopen(server.url + name) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.read() == b"content"


@pytest.mark.parametrize("path", ["nothing.html", "folder/", "../secret.txt", "%2e%2e/secret.txt"])
def test_what_is_no_file_of_the_folder_is_not_found(tmp_path: Path, path: str) -> None:
    (tmp_path / "site" / "folder").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    with serve_folder(tmp_path / "site") as server:
        with pytest.raises(urllib.error.HTTPError) as answer:
            urllib.request.urlopen(server.url + path)
        assert answer.value.code == 404
        answer.value.close()


def test_a_taken_port_is_an_error_and_a_closed_server_gives_its_port_back(tmp_path: Path) -> None:
    with serve_folder(tmp_path) as server:
        port = server.port
        with pytest.raises(OSError, match="in use"):
            serve_folder(tmp_path, port)
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0


def test_text_is_compressed_for_a_browser_that_takes_it_and_a_change_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text("<p>Sunstones</p>" * 100)
    with serve_folder(tmp_path) as server:
        for text in ("<p>Sunstones</p>" * 100, "<p>Sums</p>" * 100):
            page.write_text(text)
            request = urllib.request.Request(server.url, headers={"Accept-Encoding": "gzip"})
            with urllib.request.urlopen(request) as reply:
                content = reply.read()
                assert reply.headers["Content-Encoding"] == "gzip"
                assert reply.headers["Vary"] == "Accept-Encoding"
                assert int(reply.headers["Content-Length"]) == len(content) < len(text)
            assert gzip.decompress(content).decode() == text
        with urllib.request.urlopen(server.url) as plain:
            assert plain.headers["Content-Encoding"] is None
            assert plain.read().decode() == text
