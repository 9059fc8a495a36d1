"""A copy of the site that a test may publish new versions of, and the browser's copy."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from selenium.webdriver import Chrome

import py_engine
from site_build.precache import SERVICE_WORKER, with_precache
from site_build.written_folder import MANIFEST
from support.folders import ROOT, SITE
from support.serve import FolderServer, serve_by, serve_folder
from tests.web.support.chromium import start_chromium
from tests.web.support.kept_game import keeping, kept_text
from tests.web.support.light_site import EngineHandler
from tests.web.support.page import Page

# When the page's own service worker has come to rest: its caches by name.
KEPT = """
const [finish] = arguments;
navigator.serviceWorker.ready.then(async ({ active }) => {
  while (active.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 10));
  finish(await caches.keys());
});
"""

# Asks the host for a new version: how its installation ends, and the browser's caches then. Page and browser ask by
# themselves too: an installation that is under way may be of the host's files before, so its end is waited for.
UPDATE = """
const [finish] = arguments;
const ended = (worker) => new Promise((resolve) => {
  const look = () => ["installed", "redundant"].includes(worker.state) && resolve(worker.state);
  worker.addEventListener("statechange", look);
  look();
});
navigator.serviceWorker.getRegistration().then(async (registration) => {
  if (registration.installing) await ended(registration.installing);
  const found = new Promise((resolve) => {
    registration.addEventListener("updatefound", () => resolve(ended(registration.installing)), { once: true });
  });
  await registration.update();
  const end = registration.waiting ? "installed" : await found;
  finish([end, await caches.keys()]);
}).catch((problem) => finish([String(problem), []]));
"""

# The content of the browser's caches: each file's hash by the cache's name and the file's path. A test waits for each
# file alone: to read all of them again and again would take the time that mending needs.
CONTENTS = """
const [wanted, finish] = arguments;
async function hashOf(response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return digest.toHex?.() ?? digest.join(" ");
}
async function read() {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      found[`${name} ${new URL(request.url).pathname}`] = await hashOf(await cache.match(request));
    }
  }
  return found;
}
async function isThere(place, hash) {
  const [cacheName, path] = [place.slice(0, place.lastIndexOf(" ")), place.slice(place.lastIndexOf(" ") + 1)];
  const response = await caches.match(path, { cacheName });
  return response !== undefined && await hashOf(response) === hash;
}
(async () => {
  const found = await read();
  const late = Object.entries(wanted ?? {}).filter(([place, hash]) => found[place] !== hash);
  for (const [place, hash] of late) {
    while (!await isThere(place, hash)) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  finish(late.length === 0 ? found : await read());
})();
"""

# For tests whose host has the light site, and in the long form also the whole one, with Pyodide.
whole_site_too = pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.long_form)], ids=["light", "whole"]
)

# The names of the browser's caches with the paths of their files.
PLACES = """
const [finish] = arguments;
caches.keys().then((names) => Promise.all(names.map(async (name) => {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => `${name} ${new URL(url).pathname}`);
}))).then((places) => finish(places.flat()));
"""

# The work of a page once its engine has started.
REGISTER = """
const [site, finish] = arguments;
navigator.serviceWorker.register(`${site}sw.js`, { updateViaCache: "none" }).then(() => finish());
"""

VERSION_MARK = '<meta name="version" content="{}">'


class PublishedSite:
    """A folder that is served, and can be brought to a new version as a host's is: file by file."""

    def __init__(self, folder: Path, built: Path = SITE) -> None:
        self.folder = folder
        self.built = built
        # Names of files of which the host sends only one half.
        self.broken_off: set[str] = set()
        shutil.copytree(built, folder, copy_function=os.symlink)

    def publish(self, number: int, *, promised: dict[str, bytes] | None = None) -> None:
        """A new version, which carries its number in the page's head.

        promised: contents that the version lists for files, though the host has others, or none.
        """
        files = {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in self._paths()}
        first = (self.built / "index.html").read_bytes()
        files["index.html"] = first.replace(b"</head>", self._mark(number) + b"</head>")
        files[SERVICE_WORKER] = (ROOT / "web" / SERVICE_WORKER).read_bytes()
        made = with_precache(files | (promised or {}))
        for path in ("index.html", SERVICE_WORKER):
            self.replace(path, made[path])

    def replace(self, path: str, content: bytes) -> None:
        """Give one file of the folder another content; the built site stays as it is."""
        replaced = self.folder / path
        published = int(replaced.stat().st_mtime) if replaced.exists() else 0
        replaced.unlink(missing_ok=True)
        replaced.write_bytes(content)
        # A host tells files apart by whole seconds: files published within one would pass for unchanged.
        changed = max(replaced.stat().st_mtime, published + 1)
        os.utime(replaced, (changed, changed))

    def _paths(self) -> list[Path]:
        return [path for path in self.folder.rglob("*") if path.is_file() and path.name != MANIFEST]

    @staticmethod
    def _mark(number: int) -> bytes:
        return VERSION_MARK.format(number).encode()


class StumblingHandler(EngineHandler):
    """Answers with the folder's files, but breaks off in the middle of some; says nothing where the host is away."""

    server: StumblingServer

    def do_GET(self) -> None:  # noqa: N802 - the name is the base class's
        """Answer, or end the connection."""
        if self.server.held and self.path.endswith(self.server.held):
            self.server.is_let_go.wait()
        if self.server.is_away:
            self.close_connection = True
        else:
            super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send the file's content, or the half of it."""
        if Path(self.path).name not in self.server.broken_off:
            super().copyfile(source, outputfile)
            return
        content = source.read()
        outputfile.write(content[: len(content) // 2])
        self.close_connection = True


class StumblingServer(FolderServer):
    """A server that may be out of reach: then it answers for no file, also by connections that browsers keep open.

    is_away: whether it is. broken_off: names of files that it sends one half of. held: the end of the path of a file
    that waits until it is let go.
    """

    is_away = False
    broken_off: set[str]
    held = ""

    def __init__(self, *values: Any, **named: Any) -> None:
        self.is_let_go = Event()
        super().__init__(*values, **named)


def serve_stumbling(site: PublishedSite) -> StumblingServer:
    """Serve a site in the background by such a handler, below the path of its last two folders."""
    server = serve_by(partial(StumblingHandler, directory=str(site.folder.parents[1])), kind=StumblingServer)
    assert isinstance(server, StumblingServer)
    server.broken_off = site.broken_off
    return server


def version_shown(page: Page) -> str | None:
    """The number of the version that the page on the screen comes from; None for the first."""
    number: str | None = page.driver.execute_script(
        "return document.querySelector('meta[name=version]')?.content ?? null"
    )
    return number


def have_kept(page: Page) -> None:
    """Open a page that the browser has kept, with a game that each load brings back; the engine has not started yet."""
    page.open_beside()
    page.driver.execute_async_script(REGISTER, page.url)
    assert len(kept(page)) == 1
    page.open(forget=keeping(kept_text(py_engine.load_record("parasol 3: c3").record())), hold_engine=True)


def precache_of(site: Path) -> dict[str, Any]:
    """The list of files that the service worker of a site keeps: the list's version, and the hash of each file."""
    text = (site / SERVICE_WORKER).read_text(encoding="utf-8").removeprefix("const PRECACHE = ")
    listed: dict[str, Any]
    listed, _ = json.JSONDecoder().raw_decode(text)
    return listed


def kept(page: Page) -> list[str]:
    """The names of the browser's caches for the page's host, once the page is kept."""
    return list(page.driver.execute_async_script(KEPT))


@contextmanager
def first_visit(folder: Path) -> Iterator[tuple[Page, PublishedSite]]:
    """A page that a new browser has kept, of a site below a path. At the end browser, HTTP cache and host are gone.

    folder: an empty one, for what there is of both.
    """
    (folder / "host").mkdir()
    site = PublishedSite(folder / "host" / "below")
    with serve_folder(folder / "host") as server, _browser(folder) as driver:
        page = Page(driver, f"{server.url}below/")
        page.open()
        page.settled()
        assert len(kept(page)) == 1
        yield page, site
        driver.execute_cdp_cmd("Network.clearBrowserCache", {})


@contextmanager
def restarted_browser(folder: Path, url: str) -> Iterator[Page]:
    """The same page in the same browser, started again."""
    with _browser(folder) as driver:
        page = Page(driver, url)
        page.open()
        yield page


@contextmanager
def _browser(folder: Path) -> Iterator[Chrome]:
    driver = start_chromium(folder / "profile")
    try:
        yield driver
    finally:
        driver.quit()


def contents(page: Page, wanted: dict[str, str] | None = None) -> dict[str, str]:
    """The hash of every file that the browser has kept for the page's host, by its cache's name and its path.

    wanted: files that are waited for first.
    """
    return dict(page.driver.execute_async_script(CONTENTS, wanted))


def places(page: Page) -> set[str]:
    """The places where the browser has kept files for the page's host: the caches' names and the paths."""
    return set(page.driver.execute_async_script(PLACES))


def update(page: Page) -> tuple[str, list[str]]:
    """Look for a new version: `installed` or `redundant`, and the caches that are there then."""
    ended, caches = page.driver.execute_async_script(UPDATE)
    return str(ended), list(caches)
