"""A board says so when the page or the browser blocks the engine's frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import Chrome

from support.folders import SITE
from support.serve import FolderHandler, FolderServer, serve_by, serve_folder
from tests.web.support.boards import Boards
from tests.web.support.chromium import read_console
from tests.web.support.kept_site import PublishedSite

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<title>Another page</title>
<link rel="icon" href="data:,">
<script type="module" src="{site}/embed.js"></script>
<sunstones-board id="board" game="sum" size="3" mode="play"></sunstones-board>
"""
# The policy that a host has to allow for a board without its engine.
ALLOWED = "script-src {site}; connect-src {site}; style-src 'none'; img-src data:"

ENGINE_PAGE = "/embed/engine.html"

Headers = Mapping[str, Mapping[str, str]]


class HeaderHandler(FolderHandler):
    """Answers with the folder's files and further headers by the path."""

    def __init__(self, *values: Any, headers: Headers, **named: Any) -> None:
        self.further = headers
        super().__init__(*values, **named)

    def end_headers(self) -> None:
        """Add those of the path."""
        for name, value in self.further.get(self.path, {}).items():
            self.send_header(name, value)
        super().end_headers()


def serve_with_headers(folder: Path, headers: Headers) -> FolderServer:
    """Serve a folder in the background."""
    return serve_by(partial(HeaderHandler, directory=str(folder), headers=headers))


@pytest.fixture
def boards(driver: Chrome) -> Iterator[Boards]:
    """Boards whose console may tell what the browser refuses."""
    yield Boards(driver)
    driver.get("about:blank")
    read_console(driver)


def click_in_page_with(
    boards: Boards, folder: Path, headers: Mapping[str, str], site: str, language: str = "en"
) -> FolderServer:
    """Open a page that comes with these headers, and ask its board's engine to play."""
    folder.mkdir()
    (folder / "index.html").write_text(PAGE.format(site=site, language=language), encoding="utf-8")
    running = serve_with_headers(folder, {"/": {name: value.format(site=site) for name, value in headers.items()}})
    boards.open(running.url)
    boards.click("board", "b2")
    return running


@pytest.mark.parametrize(
    ("policy", "language", "sentence"),
    [
        (
            f"frame-src 'none'; {ALLOWED}",
            "en",
            "The engine could not start, because this page’s content security policy blocks it. "
            "The page’s author can allow it: frame-src {site}",
        ),
        (
            f"default-src 'self'; {ALLOWED}",
            "de",
            "Der Spielkern konnte nicht starten, weil die Content Security Policy dieser Seite ihn sperrt. "
            "Wer die Seite gemacht hat, kann ihn erlauben: frame-src {site}",
        ),
        (
            f"child-src 'self'; {ALLOWED}",
            "fr",
            "Le moteur n’a pas pu démarrer\u202f: la politique de sécurité (CSP) de cette page le bloque. "
            "L’auteur de la page peut l’autoriser\u202f: frame-src {site}",
        ),
    ],
    ids=["frame-src", "default-src", "child-src"],
)
def test_a_policy_that_blocks_the_frame_is_named_with_the_line_that_it_lacks(
    boards: Boards, server: FolderServer, tmp_path: Path, policy: str, language: str, sentence: str
) -> None:
    site = server.url.rstrip("/")
    with click_in_page_with(boards, tmp_path / "page", {"Content-Security-Policy": policy}, site, language):
        boards.wait(lambda: boards.text("board") == sentence.format(site=site))


def test_the_line_that_is_named_lets_the_engine_in(boards: Boards, server: FolderServer, tmp_path: Path) -> None:
    policy = f"default-src 'none'; frame-src {{site}}; {ALLOWED}"
    with click_in_page_with(boards, tmp_path / "page", {"Content-Security-Policy": policy}, server.url.rstrip("/")):
        boards.wait_for_turns("board", ["b2"])


def test_a_policy_that_only_reports_blocks_nothing(boards: Boards, server: FolderServer, tmp_path: Path) -> None:
    headers = {"Content-Security-Policy-Report-Only": "frame-src 'none'"}
    with click_in_page_with(boards, tmp_path / "page", headers, server.url.rstrip("/")):
        boards.wait_for_turns("board", ["b2"])


EMPTY_FRAME = (
    "The engine could not start: the browser did not show its frame from {site}. The page’s author can look for "
    "Cross-Origin-Embedder-Policy on this page, and for X-Frame-Options or frame-ancestors on that site."
)


def test_a_page_whose_frames_must_all_opt_in_is_told_that_the_frame_stays_empty(
    boards: Boards, server: FolderServer, tmp_path: Path
) -> None:
    site = server.url.rstrip("/")
    headers = {"Cross-Origin-Embedder-Policy": "credentialless"}
    with click_in_page_with(boards, tmp_path / "page", headers, site):
        boards.wait(lambda: boards.text("board") == EMPTY_FRAME.format(site=site))


@pytest.mark.parametrize(
    "header",
    [("X-Frame-Options", "DENY"), ("Content-Security-Policy", "frame-ancestors 'self'")],
    ids=["X-Frame-Options", "frame-ancestors"],
)
def test_a_site_that_forbids_frames_is_told_from_a_slow_connection(
    boards: Boards, tmp_path: Path, header: tuple[str, str]
) -> None:
    with serve_with_headers(SITE, {ENGINE_PAGE: dict([header])}) as running:
        site = running.url.rstrip("/")
        with click_in_page_with(boards, tmp_path / "page", {}, site):
            boards.wait(lambda: boards.text("board") == EMPTY_FRAME.format(site=site))


@pytest.mark.parametrize("name", ["engine.html", "engine_frame.js"])
def test_a_site_without_a_file_of_the_frame_is_told_from_a_slow_connection(
    boards: Boards, tmp_path: Path, name: str
) -> None:
    site = PublishedSite(tmp_path / "site")
    (site.folder / "embed" / name).unlink()
    with (
        serve_folder(site.folder) as running,
        click_in_page_with(boards, tmp_path / "page", {}, running.url.rstrip("/")),
    ):
        boards.wait(lambda: boards.text("board") == f"The engine could not start ({name} answers 404).")
